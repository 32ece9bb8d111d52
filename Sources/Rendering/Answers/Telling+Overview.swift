import CivilTime
import Domain
import Events
package import ReadModels

extension Telling {
  /// What `today` shows, before words are read.
  package struct Day: Sendable {
    package let due: [Echo]
    package let goals: [GoalProgress]
    package let moments: [Moment]
    package let logs: [ActivityLog]
    package let memories: [Memory]

    package init(_ history: History, at view: Viewpoint) {
      due = history.dueEchoes(at: view)
      goals = history.goalFacts().filter { $0.isActive(asOf: view.today) }
        .map { history.progress(of: $0, asOf: view.today) }
      moments = history.moments(on: view.today)
      logs = history.logs(on: view.today)
      memories = history.memories(on: view.today)
    }

    /// The words that the page will show.
    package var references: [WordsReference] {
      moments.compactMap(\.text) + memories.flatMap(\.references)
    }
  }

  /// What this day holds.
  ///
  /// - Parameters:
  ///   - phrase: a line of support for the day.
  ///   - concern: about the notifications of this device.
  package func today(_ day: Day, phrase: String, concern: NotificationConcern?) -> Page {
    let date = view.today
    let concerns = concern.map(Catalogue.told) ?? []
    var page = Page(schema: "today/1")
    page.makeJSON = { json(day, phrase: phrase, concern: concerns.first) }
    page.rows =
      day.due.map { ["echo", label($0.id), $0.emotion.label, ""] }
      + day.goals.map {
        ["goal", label($0.goal.id), $0.goal.activity.label, "\($0.amount)/\($0.target)"]
      }
      + day.moments.map { ["moment", label($0.id), clock($0.time), text($0.text)] }
      + day.logs.map { ["log", label($0.id), $0.activity.label, String($0.amount)] }
      + day.memories.map { ["memory", label($0.id), clock($0.time), headline($0)] }
    page.blocks = [.line([Span(Catalogue.day(date), .strong), Span("  " + phrase, .faint)])]
    if !day.due.isEmpty {
      page.blocks += [
        .blank,
        .line([Span(Catalogue.newEchoes(day.due.count), .good)]),
      ]
      page.notes = ["echolog reveal opens the first one."]
    }
    page.notes += concerns + waitingRemarks
    if !day.goals.isEmpty {
      page.blocks += [.blank, .table(table(day.goals))] + messages(day.goals)
    }
    let entries = entries(day)
    page.blocks += [
      .blank, entries.rows.isEmpty ? .line(["Nothing kept yet today."]) : .table(entries),
    ]
    return page
  }

  private func entries(_ day: Day) -> TextTable {
    let moments = day.moments.map { moment in
      (
        moment.time.happenedAt,
        [
          Span(time(moment.time), .faint),
          Span(VisibleText.line(text(moment.text, gone: moment.isForgotten))),
          Span(label(moment.id), .faint),
        ]
      )
    }
    let logs = day.logs.map { log in
      (
        log.time.happenedAt,
        [
          Span(time(log.time), .faint),
          Span(Catalogue.amountNamed(log.amount, of: log.activity)),
          Span(label(log.id), .faint),
        ]
      )
    }
    let memories = day.memories.map { memory in
      (
        memory.time.happenedAt,
        [
          Span(time(memory.time), .faint), Span(listed(memory)),
          Span(label(memory.id), .faint),
        ]
      )
    }
    let rows = (moments + logs + memories).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }
    return TextTable(
      [.init("Time"), .init("Kept", isFlexible: true), .init("ID")], rows.map(\.element.1))
  }

  private func json(_ day: Day, phrase: String, concern: String?) -> JSON {
    .object([
      ("schema", "today/1"), ("day", .string(view.today.description)),
      ("phrase", .string(phrase)), ("suggestsExport", .bool(suggestsExport)),
      ("concern", .optional(concern)),
      ("due", .array(day.due.map { .object(json($0)) })),
      ("goals", .array(day.goals.map { .object(json($0)) })),
      (
        "moments",
        .array(
          day.moments.map {
            .object(
              [("id", .string(label($0.id)))] + json($0.time) + [("text", .string(text($0.text)))])
          })
      ),
      (
        "logs",
        .array(
          day.logs.map {
            .object(
              [
                ("id", .string(label($0.id))), ("activity", .string($0.activity.label)),
                ("amount", .integer($0.amount)),
              ] + json($0.time))
          })
      ),
      ("memories", .array(day.memories.map { .object(json($0)) })),
    ])
  }

  /// Totals over everything. A figure has the same name for people and for scripts.
  ///
  /// - Parameter missing: how many events are known and can not be read here.
  package func statistics(missing: UInt64) -> Page {
    let counts = history.statistics(at: view)
    let figures: [(key: String, name: String, count: Int)] = [
      ("notesSent", "Notes sent", counts.vibesSent),
      ("echoesDelivered", "Echoes delivered", counts.echoesDelivered),
      ("echoesOpened", "Echoes opened", counts.echoesRevealed),
      ("echoesAnswered", "Echoes answered", counts.echoesReflected),
      ("echoesPutAway", "Echoes put away", counts.echoesDismissed),
      ("echoesReadAgain", "Echoes read again", counts.echoesReopened),
      ("echoesOnTheirWay", "Echoes on their way", counts.echoesScheduled),
      ("echoesCancelled", "Echoes cancelled", counts.echoesCancelled),
      ("intervalsUsed", "Intervals used", counts.intervalsUsed),
      ("moments", "Moments", counts.moments), ("goals", "Goals", counts.goals),
      ("memories", "Memories", counts.memories),
    ]
    let intervals = EbbinghausInterval.allCases.count
    // What a person does not use is no fact to her.
    var told = [("Events", Catalogue.grouped(counts.events))]
    told += figures.filter { $0.count > 0 }.map { figure in
      let said = Catalogue.grouped(figure.count)
      return (figure.name, figure.key == "intervalsUsed" ? "\(said) of \(intervals)" : said)
    }
    told += counts.activities.map { activity in
      let total = Catalogue.amount(activity.amount, of: activity.activity)
      let days = Catalogue.count(activity.dayCount, "day")
      return (Catalogue.capitalised(activity.activity.label), "\(total) on \(days)")
    }
    var members: [JSON.Member] = [
      ("events", .number(counts.events)), ("missing", .number(missing)),
    ]
    members += figures.map { ($0.key, .number($0.count)) }
    members += json(echoesOf: counts)
    members += [
      ("firstMomentDay", .optional(counts.firstMomentDay?.description)),
      ("activities", .array(counts.activities.map(json))),
    ]
    var page = Page(schema: "stats/1", members: members)
    page.rows =
      [["Events", String(counts.events)]] + figures.map { [$0.name, String($0.count)] }
      + counts.activities.map {
        [Catalogue.capitalised($0.activity.label), String($0.amount), String($0.dayCount)]
      }
    let rows = told.map { [Span($0.0), Span($0.1, .strong)] }
    page.blocks =
      echoLines(counts) + [.table(TextTable([.init(""), .init("", isFlexible: true)], rows))]
    return page
  }

  private func json(echoesOf counts: Statistics) -> [JSON.Member] {
    [
      ("echoesDue", .number(counts.echoesDue)),
      ("notesSentThisMonth", .number(counts.vibesSentThisMonth)),
      ("mostUsedEmotions", .array(counts.mostUsedEmotions.map { .string($0.label) })),
      ("daysSinceFirstNote", counts.daysSinceFirstVibe.map { .number($0) } ?? .null),
      ("firstNoteDay", .optional(counts.firstVibeDay?.description)),
      (
        "emotions",
        .object(counts.emotions.map { ($0.emotion.label, .number($0.count)) })
      ),
    ]
  }

  private func json(_ activity: Statistics.ActivityStatistics) -> JSON {
    .object([
      ("activity", .string(activity.activity.label)), ("logs", .number(activity.logCount)),
      ("days", .number(activity.dayCount)), ("amount", .integer(activity.amount)),
      ("firstDay", .string(activity.firstDay.description)),
      ("lastDay", .string(activity.lastDay.description)),
    ])
  }
}
