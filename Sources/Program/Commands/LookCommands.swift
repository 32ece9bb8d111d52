import Content
import Echolog
import Platform

struct TodayCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "today", "what today holds", ["today"], [.speaksOfDays, .looksBack, .asks])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let device = await (try session.opened()).ownLog
    let ((day, concern), presenter) = try await session.readLazily {
      (
        Presenter.Day($0.history, at: $0.viewpoint),
        $0.history.notificationConcern(of: device, at: $0.viewpoint)
      )
    }
    let phrase = SupportivePhrase.line(forDay: presenter.view.today.daysSinceEpoch)
    return try console.show(
      try await session.makePresenter(presenter, with: day.references)
        .today(day, phrase: phrase, concern: concern))
  }
}

/// The latest days with something in them, or those between two days.
struct JourneyCommand: ProgramCommand {
  /// How many days of a journey a screen shows.
  private static let usualDays = 30

  static let declaration = Declaration(
    Self.self, "journey", [],
    [
      Flag(
        "--days", .number,
        "how many of the latest days that hold something; unless said, \(usualDays) at a "
          + "terminal, else all"),
      Flag("--from", .whenOrMonth, "the first day, from which on all are shown"),
      Flag("--to", .whenOrMonth, "the last day, included"),
    ],
    "day by day, what you kept",
    ["journey", "journey --days 90", "journey --from 2025-11-01 --to 2025-11-30"],
    [.speaksOfDays, .asks])

  let part: ListPart
  let span: DaySpan

  init(_ line: Arguments) throws(LineError) {
    span = try line.days()
    part = ListPart(limit: try line.number("--days"))
  }

  init(part: ListPart) {
    self.part = part
    span = DaySpan()
  }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.makePresenter()
    let history = presenter.history
    let found = history.journey(in: span.bounds)
    let shown = span.bounds == nil ? console.fitting(part, usual: Self.usualDays) : part
    let cards = shown.rows(of: found).map { Presenter.JourneyCard($0, in: history) }
    let touched = history.memoriesWithoutDay.count { span.days.overlaps($0.time.days) }
    return try console.show(
      try await session.makePresenter(presenter, with: cards.flatMap(\.references)).journey(
        cards, total: found.count, from: span.first, to: span.last,
        memoriesWithoutDay: touched))
  }
}

struct StreaksCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "streaks", "what you have kept up", ["streaks"],
    [.speaksOfDays, .looksBack, .asks, .listsRows])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.makePresenter()
    let rows = presenter.history.streaks(today: presenter.view.today)
    return try console.show(
      presenter.streaks(try await session.chosen(rows, of: .streaks, presenter, console)))
  }
}

struct BadgesCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "badges", "the badges you were shown, and which are still true",
    ["badges", "badges --asof 2025-03-01"], [.looksBack, .asks, .listsRows],
    remarks: [
      "As of another day a badge is there from when it was earned and its goal had begun, also "
        + "where you saw it later."
    ])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.makePresenter()
    let rows = presenter.history.badges(today: presenter.view.today)
    return try console.show(
      presenter.badges(
        try await session.chosen(rows, of: .badges, presenter, console),
        isPast: session.time.asOf != nil))
  }
}

struct StatsCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "stats", [],
    [Flag("--echoes", "how you meet Echoes: time with one, answers, reading again")],
    "totals over all your history", ["stats", "stats --echoes"], [.looksBack, .asks])

  let isOfEchoes: Bool

  init(_ line: Arguments) throws(LineError) { isOfEchoes = line.has("--echoes") }

  init() { isOfEchoes = false }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.makePresenter()
    return try console.show(
      isOfEchoes
        ? presenter.echoUse() : presenter.statistics(missing: try await session.missingEventCount())
    )
  }
}

struct HistoryCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "history", [Operand(.identifier(nil), .optional)],
    [
      Flag(
        "--limit", .number,
        "how many of the last ones; unless said, \(ListPart.usualLimit) at a terminal, else all")
    ],
    "every event, or those about one entry", ["history", "history laptop:142"],
    [.looksBack, .asksWholeHistory])

  let id: String?
  let part: ListPart

  init(_ line: Arguments) throws(LineError) {
    id = line.operand(0)
    part = ListPart(limit: try line.number("--limit"))
  }

  init(id: String) { (self.id, part) = (id, ListPart()) }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.presenterOfEvents()
    var wanted: Set<EventName>?
    if let id {
      let said = try await session.dayWords(named: id)?.event
      let entry = if let said { said } else { try await session.findListed(id) }
      wanted = Set(presenter.history.events(about: entry))
    }
    let limit = console.fitting(part).limit
    var listing = Listing(presenter, console)
    var count = 0
    var latest: [NamedEvent] = []
    try await session.eachEvent { named throws(Exit) in
      guard wanted?.contains(named.name) != false else { return }
      count += 1
      guard let limit else { return try listing.add(named) }
      latest.append(named)
      if latest.count / 2 > limit { latest.removeFirst(latest.count - limit) }
    }
    if count == 0, let id { throw .programError(Messages.unreadable(id)) }
    for named in latest.suffix(limit ?? 0) { try listing.add(named) }
    try listing.end()
    if let limit, count > limit { try console.note(Messages.earlierEvents(count - limit)) }
    return .success
  }
}

/// One entry whole, with the lines of its words.
struct ShowCommand: EntryCommand {
  static let declaration = Declaration(
    Self.self, "show", [Operand(.identifier(nil))], [], "one entry whole, with all its lines",
    ["show laptop:12"], .looksBack)

  let id: String

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    if let said = try await session.dayWords(named: id) {
      let presenter = try await session.makePresenter(
        try await session.makePresenter(), with: [said.text].compactMap(\.self))
      return try console.show(presenter.whole(said))
    }
    let id = try await session.findListed(id)
    let presenter = try await session.makePresenter()
    let (history, name) = (presenter.history, presenter.history.label(of: id))
    switch history.entity(of: id)?.kind {
    case .moment:
      guard let moment = history.moment(id) else { preconditionFailure("found above") }
      let references = [moment.text, moment.praiseInForce].compactMap(\.self)
      return try console.show(
        try await session.makePresenter(presenter, with: references).whole(moment))
    case .log:
      guard let log = history.log(id) else { preconditionFailure("found above") }
      let references = [log.note].compactMap(\.self)
      return try console.show(
        try await session.makePresenter(presenter, with: references).whole(log))
    case .echo:
      guard let echo = history.echo(id, at: presenter.view) else {
        preconditionFailure("found above")
      }
      let answers = history.answers(to: [echo])[id, default: []]
      let references = [echo.text].compactMap(\.self) + answers.map(\.words)
      return try console.show(
        try await session.makePresenter(presenter, with: references).whole(echo, answers))
    case .memory: return try await MemoryCommand(id: name).run(in: session, console)
    case .goal: return try await GoalHistoryCommand(id: name).run(in: session, console)
    case .batch, .reminder, nil:
      return try await HistoryCommand(id: name).run(in: session, console)
    }
  }
}

extension Session {
  /// The words about a day that are named as an entry is; nil where the name is not theirs.
  fileprivate func dayWords(named words: String) async throws(Exit) -> DayWords? {
    let history = try await makePresenter().history
    do throws(Rejection) {
      return try history.dayWords(named: words)
    } catch {
      throw .programError(await programError(error, naming: words, of: nil))
    }
  }

  /// Finds whatever a history lists.
  func findListed(_ words: String) async throws(Exit) -> EventName {
    let history = try await makePresenter().history
    do throws(Rejection) {
      return try history.findListed(words)
    } catch {
      throw .programError(await programError(error, naming: words, of: nil))
    }
  }
}
