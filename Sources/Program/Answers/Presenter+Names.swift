import Content
package import Echolog

/// Something that a line can name, as completion offers it.
package struct NamedThing: Equatable, Sendable {
  /// The kind of a thing, as the places for it in a line ask.
  package enum Kind: Hashable, Sendable {
    case entry(EntityKind)
    case label(LabelKind)
    case device
    /// Of the person's own.
    case activity
    case quote(isKept: Bool)
  }

  package let kind: Kind
  let name: String
  /// Its content in a few words, or its kind.
  package let preview: String
  let words: String
  let stage: Stage

  /// How far it is, as commands ask about it.
  package enum Stage: Sendable {
    /// An Echo on its way, or one that has arrived, was opened, was put away without an answer, and
    /// one that was answered or cancelled.
    case scheduled, arrived, opened, putAway, done
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
  /// Entries that can be named, before their words are read, the likeliest of each kind first.
  struct Nameable: Sendable {
    private(set) var echoes: [Echo] = []
    private(set) var goals: [Goal] = []
    private(set) var moments: [Moment] = []
    private(set) var logs: [ActivityLog] = []
    private(set) var memories: [Memory] = []
    private(set) var batches: [ImportBatch] = []
    private(set) var reminders: [Reminder] = []
    /// Those of more memories than are named, the earliest first.
    private(set) var labels: [KeptLabel] = []

    init(_ history: History, at view: Now, count: Int = 30) {
      echoes = Self.listed(history.echoes(at: view), history).suffix(count).reversed()
      goals = history.allGoals().reversed()
      moments = history.latestMoments(count).reversed()
      logs = (0..<7).flatMap { history.logs(on: view.today - $0).reversed() }
      let known = history.memories()
      memories = known.suffix(count).reversed()
      labels = known.suffix(10 * count).flatMap(\.labels)
      reminders = history.reminders(at: view).reversed()
      batches = Self(importsOf: history).batches
    }

    /// Those of some entries; goals, reminders and imports are few, and always offered.
    init(_ history: History, at view: Now, only ids: [EventName]) {
      let found = ids.compactMap { history.echo($0, at: view) }.filter { !$0.isTakenBack }
      echoes = Self.listed(found, history)
      moments = ids.compactMap { history.moment($0) }.filter { !$0.isRemoved }
      logs = ids.compactMap { history.log($0) }.filter { !$0.isRemoved }
      memories = ids.compactMap { history.memory($0) }.filter { !$0.isRemoved }
    }

    /// Where opened Echoes are hidden, no more than those that still can be put away.
    private static func listed(_ echoes: [Echo], _ history: History) -> [Echo] {
      guard !history.settings.showsEchoHistory else { return echoes }
      return echoes.filter { !$0.state.isOpened || $0.state == .revealed }
    }

    init(importsOf history: History) {
      batches = history.importBatches.filter { !$0.isUndone }.reversed()
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
      + history.activitiesInUse.filter { $0.id != nil }.map {
        NamedThing(.activity, $0.label, $0.unit.isEmpty ? "" : "in " + Messages.units(of: $0)[0])
      }
  }

  func entries(_ nameable: Nameable) -> [NamedThing] {
    let echoes = nameable.echoes.map {
      NamedThing(
        .echo, label($0.id), "\($0.emotion.label): \(shown($0))",
        words: isOpen($0) ? $0.emotion.label + " " + text($0.text) : nil, stage: stage($0.state))
    }
    let goals = nameable.goals.map {
      NamedThing(
        .goal, label($0.id), Messages.name($0),
        stage: $0.isActive(asOf: view.today) ? .active : .resting)
    }
    let moments = nameable.moments.map {
      NamedThing(.moment, label($0.id), gist(text($0.text)), words: text($0.text))
    }
    let logs = nameable.logs.map {
      let preview = "\(Messages.amountNamed($0.amount, of: $0.activity)), \(day($0.time.day))"
      return NamedThing(.log, label($0.id), preview, words: preview + "\n" + note($0))
    }
    let memories = nameable.memories.map {
      let references = [$0.title, $0.text] + $0.labels.map(\.words)
      let all = references.compactMap { $0.flatMap { words[$0] } }.joined(separator: "\n")
      return NamedThing(.memory, label($0.id), gist(headline($0)), words: all)
    }
    let files = nameable.memories.flatMap(\.attachments).map {
      NamedThing(.attachment, label($0.id), gist(fileName($0)))
    }
    return echoes + goals + moments + logs + memories + files
      + nameable.reminders.map { NamedThing(.reminder, label($0.id), said($0)) }
      + nameable.batches.map { NamedThing(.batch, label($0.id), gist(text($0.sourceName))) }
  }

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
  let areLatest: Bool

  private static let most = 5

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
      // Of one kind the latest three, of all kinds the latest of each.
      let latest = Set(things.map(\.kind)).count == 1 ? 3 : 1
      var seen: [NamedThing.Kind: Int] = [:]
      near = things.filter { thing in
        seen[thing.kind, default: 0] += 1
        return seen[thing.kind, default: 0] <= latest
      }
    }
    self.things = areLatest ? near : Array(near.prefix(Self.most))
  }
}

/// What to do instead, where a command is not about the kind of entry that was named.
extension Presenter {
  func refusalToRemove(_ entity: EntityReference) -> ProgramError? {
    let name = label(entity.id)
    switch entity.kind {
    case .moment, .log, .memory, .reminder: return nil
    case .goal:
      let isActive = history.goal(entity.id)?.isActive(asOf: view.today) == true
      return ProgramError(
        "notRemovable", .refused, "A goal is not removed, because the days behind it stand.",
        next: isActive
          ? "echolog goal deactivate \(name) lets it rest."
          : "It rests; echolog goal reactivate \(name) takes it up again.")
    case .batch:
      return ProgramError("notRemovable", .refused, "An import is taken back as a whole.")
        .next("echolog import undo \(name) does that.")
    case .attachment: preconditionFailure("a part of its memory is found only by its own commands")
    case .echo:
      let echo = history.echo(entity.id, at: view)
      let canOpen = echo?.text.map { words[$0] != nil } ?? true
      return ProgramError("notRemovable", .refused, "An Echo is not removed.")
        .next(way(withEcho: name, in: echo?.state, canOpen: canOpen))
    }
  }

  private func way(withEcho name: String, in state: EchoState?, canOpen: Bool) -> String {
    switch state {
    case .scheduled: "echolog cancel \(name) calls it off."
    case .due, .delivered:
      canOpen
        ? "echolog reveal \(name) opens it; then echolog dismiss \(name) puts it away."
        : "echolog dismiss \(name) puts it away."
    case .revealed: "echolog dismiss \(name) puts it away."
    case .reflected, .dismissed: "It is done with; echolog show \(name) shows it."
    case .cancelled, nil: "It was cancelled before; nothing comes of it any more."
    }
  }

  /// Events whose words can not be read, with what puts an Echo away all the same.
  func unreadable(_ names: [EventName]) -> ProgramError {
    guard let echo = history.echo(names[0], at: view), echo.id == names[0] else {
      return Messages.unreadable(names.map(label).joined(separator: ", "))
    }
    let isOpen = echo.state == .scheduled || echo.state.hasArrived
    return Messages.echoNotLoaded(
      names.map(label),
      way: isOpen ? way(withEcho: label(echo.id), in: echo.state, canOpen: false) : nil)
  }

  func noneToOpen(missing: UInt64) -> ProgramError {
    let none = Messages.programError(Rejection.notFound(.echo, ""))
    let isOpened = history.hasOpenedEchoes(at: view)
    let next = [
      (isOpened ? wayToOpened : nil) ?? none.nextStep,
      missing > 0 ? Messages.missing(missing) : nil,
    ].compactMap(\.self)
    return ProgramError(
      none.word, none.exit, isOpened ? Messages.allAreOpened : none.sentence,
      next: next.isEmpty ? nil : next.joined(separator: "\n"))
  }

  var wayToOpened: String? {
    let isListed = history.settings.showsEchoHistory && history.hasOpenedEchoes(at: view)
    return isListed ? "echolog echoes --all shows them." : nil
  }

  /// What changes an entry that is no memory.
  func refusalToEdit(_ entity: EntityReference) -> ProgramError {
    let name = label(entity.id)
    switch entity.kind {
    case .moment:
      return notEditable(
        "A moment has words and a time, and nothing else.",
        "echolog edit \(name) TEXT gives it other words, and --at another time.")
    case .log:
      return notEditable(
        "A log has an amount, a time and a note, and nothing else.",
        "echolog edit \(name) TEXT gives it another note, and echolog correct \(name) AMOUNT "
          + "another amount.")
    case .goal:
      return notEditable(
        "A goal is not edited.", "echolog goal target \(name) AMOUNT changes its target.")
    case .reminder:
      return notEditable(
        "A reminder is not edited.", "echolog remind change \(name) 20:00 lets it come then.")
    case .echo:
      let isOnItsWay = history.echo(entity.id, at: view)?.state == .scheduled
      return notEditable(
        "An Echo is not edited: it returns as it was sent.",
        isOnItsWay
          ? "echolog cancel \(name) calls it off; then echolog send says it anew."
          : "echolog show \(name) shows it."
      ).with(\.isOfImmutable, true)
    case .batch:
      return notEditable(
        "An import is not edited.", "echolog import undo \(name) takes it back as a whole.")
    case .memory: preconditionFailure("a memory can be edited")
    case .attachment: preconditionFailure("a part of its memory is found only by its own commands")
    }
  }

  /// Refuses an amount as the note of a log: most likely the amount is what was to be put right.
  func requireNote(_ words: String, ofLog id: EventName) throws(ProgramError) {
    guard let log = history.log(id), Messages.isAmount(words, of: log.activity) else { return }
    throw notEditable(
      "\(Messages.quoted(words)) is an amount, and edit gives a log another note.",
      "echolog correct \(label(id)) \(words) gives it another amount.")
  }

  private func notEditable(_ sentence: String, _ next: String) -> ProgramError {
    ProgramError("notEditable", .refused, sentence, next: next)
  }

  func notLabelled(_ label: MemoryLabel, _ memory: Memory) -> ProgramError {
    let labels = memory.labels.map { Messages.option(MemoryLabel($0.kind, text($0.words))) }
    return Messages.programError(Rejection.notLabelled(label)).next(
      labels.isEmpty ? "It has no labels." : "Its labels are: " + labels.joined(separator: ", "))
  }
}
