import Content
package import Echolog
import Platform

/// Something that a line can name, as completion offers it.
package struct NamedThing: Equatable, Sendable {
  /// The kind of a thing, as the places for it in a line ask.
  package enum Kind: Hashable, Sendable {
    case entry(EntityKind)
    case label(LabelKind)
    case device
    case quote(isKept: Bool)
  }

  package let kind: Kind
  let name: String
  /// Its content in a few words, or its kind.
  package let preview: String
  /// All of its content, for finding it by a word.
  let words: String
  let stage: Stage

  /// How far it is, as commands ask about it.
  package enum Stage: Sendable {
    /// An Echo on its way, or one that has arrived, was opened, was put away without an answer, and
    /// one that was answered or cancelled.
    case scheduled, arrived, opened, putAway, done
    /// A goal that is pursued, or one that rests.
    case active, resting
    case any
  }

  /// - Parameter words: nil where the preview shows all of them.
  package init(
    _ kind: Kind, _ name: String, _ preview: String, words: String? = nil, stage: Stage = .any
  ) {
    self.kind = kind
    self.name = name
    self.preview = preview
    self.words = words ?? preview
    self.stage = stage
  }

  package init(
    _ kind: EntityKind, _ name: String, _ preview: String, words: String? = nil,
    stage: Stage = .any
  ) {
    self.init(.entry(kind), name, preview, words: words, stage: stage)
  }

  var isEntry: Bool { if case .entry = kind { true } else { false } }
}

extension Presenter {
  /// Entries that can be named, before their words are read: those that are most likely to be, the
  /// latest of each kind first, or some that were looked for.
  struct Nameable: Sendable {
    let echoes: [Echo]
    let goals: [Goal]
    let moments: [Moment]
    let logs: [ActivityLog]
    let memories: [Memory]
    let batches: [ImportBatch]
    let reminders: [Reminder]
    /// Those of more memories than are named, the earliest first.
    let labels: [KeptLabel]

    init(_ history: History, at view: Now, count: Int = 30) {
      echoes = Self.listed(history.echoes(at: view), history).suffix(count).reversed()
      goals = history.allGoals().reversed()
      moments = history.latestMoments(count).reversed()
      logs = (0..<7).flatMap { history.logs(on: view.today - $0).reversed() }
      let known = history.memories()
      memories = known.suffix(count).reversed()
      labels = known.suffix(10 * count).flatMap(\.labels)
      reminders = history.reminders(at: view).reversed()
      batches = history.importBatches.filter { !$0.isUndone }.reversed()
    }

    /// Those of some entries that can be named once there are too many to offer all: goals,
    /// reminders and imports are few, and always offered.
    init(_ history: History, at view: Now, only ids: [EventName]) {
      let found = ids.compactMap { history.echo($0, at: view) }.filter { !$0.isTakenBack }
      echoes = Self.listed(found, history)
      moments = ids.compactMap { history.moment($0) }.filter { !$0.isRemoved }
      logs = ids.compactMap { history.log($0) }.filter { !$0.isRemoved }
      memories = ids.compactMap { history.memory($0) }.filter { !$0.isRemoved }
      (goals, batches, reminders, labels) = ([], [], [], [])
    }

    /// Where opened Echoes are hidden, no more than those that still can be put away.
    private static func listed(_ echoes: [Echo], _ history: History) -> [Echo] {
      guard !history.settings.showsEchoHistory else { return echoes }
      return echoes.filter { !$0.state.isOpened || $0.state == .revealed }
    }

    /// The imports that can be taken back, the latest first.
    init(importsOf history: History) {
      batches = history.importBatches.filter { !$0.isUndone }.reversed()
      (echoes, moments, logs, memories) = ([], [], [], [])
      (goals, reminders, labels) = ([], [], [])
    }

    var references: [WordsReference] {
      echoes.compactMap(\.text) + moments.compactMap(\.text) + logs.compactMap(\.note)
        + memories.flatMap(\.references) + batches.compactMap(\.sourceName)
        + labels.compactMap(\.words)
    }
  }

  func names(_ nameable: Nameable) -> [NamedThing] {
    entries(nameable) + names(of: nameable.labels)
      + history.devices.map {
        NamedThing(.device, $0.label, Messages.count($0.eventCount, "event"))
      }
  }

  func entries(_ nameable: Nameable) -> [NamedThing] {
    nameable.echoes.map {
      NamedThing(
        .echo, label($0.id), "\($0.emotion.label): \(shown($0))",
        words: openedWords(of: $0), stage: stage($0.state))
    }
      + nameable.goals.map {
        NamedThing(
          .goal, label($0.id), Messages.name($0),
          stage: $0.isActive(asOf: view.today) ? .active : .resting)
      }
      + nameable.moments.map {
        NamedThing(.moment, label($0.id), gist(text($0.text)), words: text($0.text))
      }
      + nameable.logs.map {
        let amount = Messages.amountNamed($0.amount, of: $0.activity)
        let preview = "\(amount), \(day($0.time.day))"
        return NamedThing(.log, label($0.id), preview, words: preview + "\n" + note($0))
      }
      + nameable.memories.map {
        NamedThing(.memory, label($0.id), gist(headline($0)), words: allWords(of: $0))
      }
      + nameable.reminders.map {
        NamedThing(.reminder, label($0.id), said($0))
      }
      + nameable.batches.map { NamedThing(.batch, label($0.id), gist(text($0.sourceName))) }
  }

  /// Nil while it is sealed, and where it is hidden.
  private func openedWords(of echo: Echo) -> String? {
    echo.state.isOpened && !isHidden(echo) ? echo.emotion.label + " " + text(echo.text) : nil
  }

  /// What a search looks at: title, text and labels.
  private func allWords(of memory: Memory) -> String {
    let references = [memory.title, memory.text] + memory.labels.map(\.words)
    return references.compactMap(\.self).compactMap { words[$0] }.joined(separator: "\n")
  }

  /// Each label that can be typed, the most used first, and of equally used ones the latest.
  private func names(of labels: [KeptLabel]) -> [NamedThing] {
    var uses: [MemoryLabel: (count: Int, last: Int)] = [:]
    for (index, kept) in labels.enumerated() {
      guard let words = kept.words.flatMap({ self.words[$0] }), words == VisibleText.line(words)
      else { continue }
      let label = MemoryLabel(kept.kind, words)
      uses[label] = ((uses[label]?.count ?? 0) + 1, index)
    }
    return uses.sorted { ($1.value.count, $1.value.last) < ($0.value.count, $0.value.last) }
      .map { label, use in
        NamedThing(.label(label.kind), label.words, Messages.count(use.count, "memory", "memories"))
      }
  }

  /// Quotes by their ids: those that are kept, and the one of the day where it is not.
  static func names(kept: [Quote], ofTheDay today: Quote?) -> [NamedThing] {
    let news = today.map { quote in kept.contains { $0.id == quote.id } ? [] : [quote] } ?? []
    return kept.map { NamedThing(.quote(isKept: true), $0.id, VisibleText.line($0.text)) }
      + news.map { NamedThing(.quote(isKept: false), $0.id, VisibleText.line($0.text)) }
  }

  private func stage(_ state: EchoState) -> NamedThing.Stage {
    switch state {
    case .scheduled: .scheduled
    case .due, .delivered: .arrived
    case .revealed: .opened
    case .dismissed: .putAway
    case .reflected, .cancelled: .done
    }
  }
}

/// Entries that may be meant by words which name none.
struct NearestThings: Equatable, Sendable {
  let things: [NamedThing]
  /// Whether they are only the latest, because none has anything near to the words.
  let areLatest: Bool

  private static let most = 5

  /// Entries with the words, those first that a search shows first.
  init(found things: [NamedThing]) {
    self.things = Array(things.prefix(Self.most))
    areLatest = false
  }

  /// - Parameter things: the latest of each kind first.
  init(to words: String, among things: [NamedThing]) {
    var folding = WordFolding()
    var near = things.filter {
      folding.holds(words, in: $0.preview) || folding.holds(words, in: $0.words)
    }
    if near.isEmpty {
      near = things.filter { thing in
        let said = thing.preview.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return Nearest.suggestion(for: words, among: said) != nil
      }
    }
    areLatest = near.isEmpty
    if areLatest {
      let kinds = Set(things.map(\.kind))
      var seen: [NamedThing.Kind: Int] = [:]
      // Of one kind the latest three, of all kinds the latest of each.
      near = things.filter { thing in
        seen[thing.kind, default: 0] += 1
        return seen[thing.kind, default: 0] <= (kinds.count == 1 ? 3 : 1)
      }
    }
    self.things = areLatest ? near : Array(near.prefix(Self.most))
  }
}
