import CivilTime
package import Domain
package import ReadModels

/// An entry as completion offers it.
package struct NamedEntry: Equatable, Sendable {
  package let kind: EntityKind
  package let name: String
  /// What it says, in a few words.
  package let preview: String
  package let stage: Stage

  /// How far it is, as commands ask about it.
  package enum Stage: Sendable {
    /// An Echo on its way, or one that has arrived, was opened, and was answered or put away.
    case scheduled, arrived, opened, done
    /// A goal that is pursued, or one that rests.
    case active, resting
    case any
  }

  package init(_ kind: EntityKind, _ name: String, _ preview: String, stage: Stage = .any) {
    self.kind = kind
    self.name = name
    self.preview = preview
    self.stage = stage
  }
}

extension Telling {
  /// The entries that are most likely to be named, the latest of each kind first, before their
  /// words are read.
  package struct Latest: Sendable {
    let echoes: [Echo]
    let goals: [GoalFacts]
    let moments: [Moment]
    let logs: [ActivityLog]
    let memories: [Memory]
    let batches: [ImportBatch]
    let reminders: [Reminder]

    package init(_ history: History, at view: Viewpoint, count: Int = 30) {
      echoes = history.echoes(at: view).suffix(count).reversed()
      goals = history.goalFacts().reversed()
      moments = history.latestMoments(count).reversed()
      logs = (0..<7).flatMap { history.logs(on: view.today - $0).reversed() }
      memories = history.memories().suffix(count).reversed()
      reminders = history.reminders(at: view).reversed()
      batches = history.importBatches.filter { !$0.isUndone }.reversed()
    }

    /// The words that the previews will show.
    package var references: [WordsReference] {
      echoes.compactMap(\.text) + moments.compactMap(\.text)
        + memories.flatMap(\.references) + batches.compactMap(\.sourceName)
    }
  }

  /// The entries with their names.
  package func names(_ latest: Latest) -> [NamedEntry] {
    latest.echoes.map {
      NamedEntry(
        .echo, label($0.id), "\($0.emotion.label): \(shown($0))", stage: stage($0.state))
    }
      + latest.goals.map {
        NamedEntry(
          .goal, label($0.id), $0.activity.label + " a " + $0.period.label,
          stage: $0.isActive(on: view.today) ? .active : .resting)
      }
      + latest.moments.map { NamedEntry(.moment, label($0.id), gist(text($0.text))) }
      + latest.logs.map {
        let amount = Catalogue.amountNamed($0.amount, of: $0.activity)
        return NamedEntry(.log, label($0.id), "\(amount), \(day($0.time.day))")
      }
      + latest.memories.map { NamedEntry(.memory, label($0.id), gist(headline($0))) }
      + latest.reminders.map {
        let time = Catalogue.time(minuteOfDay: $0.schedule.minute)
        return NamedEntry(
          .reminder, label($0.id),
          "\($0.goal.activity.label) \(Catalogue.days($0.schedule.weekdays)) at \(time)")
      }
      + latest.batches.map { NamedEntry(.batch, label($0.id), gist(text($0.sourceName))) }
  }

  private func stage(_ state: EchoState) -> NamedEntry.Stage {
    switch state {
    case .scheduled: .scheduled
    case .due, .delivered: .arrived
    case .revealed: .opened
    case .reflected, .dismissed, .cancelled: .done
    }
  }
}
