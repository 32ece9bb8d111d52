import Echolog

struct MomentCommand: RecordingCommand {
  static let declaration = Declaration(
    "moment", [Operand(.words)], [.ago, .at], "keep a small win",
    ["moment \"Took a short walk\"", "moment \"Called Ana\" --at \"yesterday 21:30\""],
    [.speaksOfDays, .canBeGathered], limits: [("moment", WordLimits.moment)])

  let command: LogMoment

  init(_ line: Arguments) throws {
    command = LogMoment(line.needed(0), eventTime: try line.eventTime())
  }
}

struct PraiseCommand: PageCommand {
  static let declaration = Declaration(
    "praise", [Operand(.identifier(.moment)), Operand(.words, .optional)],
    [
      Flag("--source", .text("NAME"), "who says it, such as the host of an endpoint"),
      Flag("--failed", .choice(PraiseFailure.registry.map(\.label)), "note that none came"),
    ],
    "give a moment a later praise; alone, show the one it has",
    [
      "praise laptop:12", "praise laptop:12 \"That took courage.\"",
      "praise laptop:12 --failed offline",
    ], limits: [("praise", WordLimits.praise)])

  let id: String
  /// Nil to show the praise it has.
  let change: Change?

  enum Change {
    case enhance(String, source: String), fail(PraiseFailure)
  }

  init(_ line: Arguments) throws {
    id = line.needed(0)
    guard let word = line.value("--failed") else {
      change = line.operand(1).map { .enhance($0, source: line.value("--source") ?? "") }
      return
    }
    guard line.operand(1) == nil else { throw UsageError.flagsExclude("--failed", "TEXT") }
    change = .fail(
      try line.choice(word, of: PraiseFailure.registry, by: \.label, for: "--failed"))
  }

  var traits: Traits { change == nil ? .asksOfNow : [] }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let name = try await session.find(id, .moment)
    switch change {
    case .enhance(let praise, let source):
      return try await session.record(EnhancePraise(of: name, praise, from: source))
    case .fail(let reason): return try await session.record(NotePraiseFailure(of: name, reason))
    case nil: break
    }
    let presenter = try await session.makePresenter()
    guard let moment = presenter.history.moment(name) else { preconditionFailure("found above") }
    return try await session.makePresenter(presenter, with: [moment.text, moment.praiseInForce])
      .praise(of: moment)
  }
}

struct SummaryCommand: PageCommand {
  static let declaration = Declaration(
    "summary", [Operand(.words, .optional)],
    [Flag("--day", .when, "the day they are about; today unless said")],
    "your own words about a day; alone, show them; “ ” takes them back",
    ["summary \"A slow, good day.\"", "summary \"Snow all day.\" --day yesterday"],
    limits: [("words", WordLimits.summary)])

  /// Nil to show the words that are there.
  let words: String?
  /// Nil for today.
  let day: CivilDay?

  init(_ line: Arguments) throws {
    day = try line.when("--day")?.civilDay
    words = line.operand(0)
    guard day == nil, let said = words?.split(whereSeparator: \.isWhitespace) else { return }
    // Words about today begin with no earlier day, as `yesterday Library` does: the words of the
    // wrong day would be written over.
    for count in stride(from: min(3, said.count), to: 0, by: -1) {
      let first = said.prefix(count).joined(separator: " ")
      // Short names of days are words as well: “Sun all day.”
      if first.count > 3, line.namesEarlierDay(first) { throw UsageError.summaryNamesDay(first) }
    }
  }

  var traits: Traits { words == nil ? .asks : .canBeGathered }

  func page(in session: Session, _ console: Console) async throws -> Page {
    if let words { return try await session.record(SummariseDay(words, day: day)) }
    let presenter = try await session.makePresenter()
    let asked = day ?? presenter.view.today
    guard let said = presenter.history.dayWords(on: asked) else {
      return presenter.noWords(about: asked)
    }
    return try await session.makePresenter(presenter, with: [said.text]).whole(said)
  }
}

struct MomentsCommand: QuestionCommand {
  static let declaration = Declaration(
    "moments", [], [.from, .to, .limit], "small wins, the latest first",
    ["moments", "moments --limit 100", "moments --from \"last week\""],
    [.speaksOfDays, .asks, .listsRows])

  let span: DaySpan

  init(_ line: Arguments) throws { span = try line.days() }

  func page(of question: Question) async throws -> Page {
    let moments = try await question.chosen(
      question.history.latestMoments(in: span.bounds), of: .moments)
    let sections = MomentSection.sections(of: question.console.fitting().rows(of: moments))
    let shown = sections.flatMap(\.moments)
    let words = shown.compactMap(\.text) + shown.compactMap(\.praiseInForce)
    return try await question.reading(words, of: .moments)
      .moments(sections, total: moments.count, isBounded: span.bounds != nil)
  }
}

struct RemoveCommand: EntryCommand {
  static let declaration = Declaration(
    "remove", [Operand(.identifier(nil))], [], "take a moment, a log, a memory or a reminder back",
    ["remove laptop:142"], .canBeGathered,
    remarks: [
      "It leaves every list and every sum. Its words stay in the history, from where echolog undo "
        + "brings them back; echolog forget erases them."
    ], kinds: [.moment, .log, .memory, .reminder])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    let entry = try await session.find(id, offering: [.moment, .log, .memory, .reminder])
    var presenter = try await session.makePresenter()
    presenter = try await session.makePresenter(
      presenter, with: [presenter.history.text(ofEcho: entry)])
    let refusal = presenter.history.entity(of: entry).flatMap(presenter.refusalToRemove)
    if let refusal { throw refusal }
    try await session.requireItself(entry, called: id)
    return try await session.record(RemoveEntry(entry))
  }
}

struct UndoCommand: OptionalEntryCommand, PageCommand {
  static let declaration = Declaration(
    "undo", [Operand(.identifier(nil), .optional)], [],
    "undo what was done last, or last to one entry; undoing an undo does it again",
    ["undo", "undo laptop:142"])

  let id: String?

  func page(in session: Session, _ console: Console) async throws -> Page {
    var name: EventName?
    if let id {
      let event = try await session.findEvent(id)
      // It may be how many, and what it names may be of years ago.
      guard UInt64(id) == nil else {
        throw Messages.numberAlone(id, of: try await session.makePresenter().label(event))
      }
      name = event
    }
    let performed = try await session.perform(Undo(name))
    let undoing = performed.answer
    let presenter = try await session.makePresenter()
    let undone = undoing.events.map { (name: $0.name, event: $0.event) }
    return try await session.makePresenter(presenter, with: undone.map(presenter.reference))
      .undone(
        by: performed.name, undone, isPutBack: undoing.isPutBack,
        passedBy: undoing.passedByEvents.map { ($0.name, $0.event) }, isLast: name == nil)
  }
}

extension Session {
  /// Refuses the name of a change for what it changed: who takes back a tag by its name means to
  /// keep the memory.
  ///
  /// - Parameter isForgetting: whether words are to go, as a reason that one skip gave all goals.
  func requireItself(
    _ entry: EventName, called words: String, isForgetting: Bool = false
  ) async throws {
    let presenter = try await makePresenter()
    guard let kind = presenter.history.entity(of: entry)?.kind,
      try !presenter.history.names(words).contains(entry)
    else { return }
    let change = try presenter.history.findEvent(words)
    let entries = isForgetting ? [entry] + presenter.history.goals(excusedWith: change) : []
    throw Messages.isChange(
      presenter.label(change), of: kind, presenter.label(entry),
      forgettable: entries.map(presenter.label))
  }

  func findEvent(_ words: String) async throws -> EventName {
    try await named(words) { try $0.findEvent(words) }
  }
}
