import Content
import Echolog
import Platform

struct TodayCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    Self.self, "today", "what today holds", ["today"], [.speaksOfDays, .asks])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let device = await (try session.opened()).ownLog
    let ((day, concern), presenter) = try await session.readLazily {
      (
        Presenter.Day($0.history, at: $0.viewpoint),
        $0.history.notificationConcern(of: device, at: $0.viewpoint)
      )
    }
    let phrase = SupportivePhrase.line(forDay: presenter.view.today.daysSinceEpoch)
    return try await session.makePresenter(presenter, with: day.references)
      .today(day, phrase: phrase, concern: concern)
  }
}

struct JourneyCommand: PageCommand {
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

  init(_ line: Arguments) throws {
    span = try line.days()
    part = ListPart(limit: try line.number("--days"))
  }

  init(part: ListPart) {
    self.part = part
    span = DaySpan()
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    let history = presenter.history
    let found = history.journey(in: span.bounds)
    let shown = span.bounds == nil ? console.fitting(part, usual: Self.usualDays) : part
    let cards = shown.rows(of: found).map { Presenter.JourneyCard($0, in: history) }
    let touched = history.memoriesWithoutDay.count { span.days.overlaps($0.time.days) }
    return try await session.makePresenter(presenter, with: cards.flatMap(\.references)).journey(
      cards, total: found.count, from: span.first, to: span.last,
      memoriesWithoutDay: touched)
  }
}

struct StreaksCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    Self.self, "streaks", "what you have kept up", ["streaks"],
    [.speaksOfDays, .asks, .listsRows])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    let rows = presenter.history.streaks(today: presenter.view.today)
    return presenter.streaks(try await session.chosen(rows, of: .streaks, presenter, console))
  }
}

struct BadgesCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    Self.self, "badges", "the badges you were shown, and which are still true",
    ["badges", "badges --asof 2025-03-01"], [.asks, .listsRows],
    remarks: [
      "As of another day a badge is there from when it was earned and its goal had begun, also "
        + "where you saw it later."
    ])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    let rows = presenter.history.badges(today: presenter.view.today)
    return presenter.badges(
      try await session.chosen(rows, of: .badges, presenter, console),
      isPast: session.time.asOf != nil)
  }
}

struct StatsCommand: PageCommand {
  static let declaration = Declaration(
    Self.self, "stats", [],
    [Flag("--echoes", "how you meet Echoes: time with one, answers, reading again")],
    "totals over all your history", ["stats", "stats --echoes"], .asks)

  let isOfEchoes: Bool

  init(_ line: Arguments) throws { isOfEchoes = line.has("--echoes") }

  init() { isOfEchoes = false }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    return isOfEchoes
      ? presenter.echoUse() : presenter.statistics(missing: try await session.missingEventCount())
  }
}

struct HistoryCommand: OptionalEntryCommand {
  static let declaration = Declaration(
    Self.self, "history", [Operand(.identifier(nil), .optional)],
    [
      Flag(
        "--limit", .number,
        "how many of the last ones; unless said, \(ListPart.usualLimit) at a terminal, else all")
    ],
    "every event, or those about one entry", ["history", "history laptop:142"],
    .asksWholeHistory)

  let id: String?
  let part: ListPart

  init(_ line: Arguments) throws {
    id = line.operand(0)
    part = ListPart(limit: try line.number("--limit"))
  }

  init(id: String?) { (self.id, part) = (id, ListPart()) }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    var presenter = try await session.presenterOfEvents()
    var wanted: EventSelection?
    if let id {
      let said = try await session.dayWords(named: id)?.event
      let entry = if let said { said } else { try await session.findListed(id) }
      wanted = EventSelection(among: Set(presenter.history.events(about: entry)))
    }
    presenter.standings = presenter.history.changeStandings
    let limit = console.fitting(part).limit
    var listing = Listing(presenter, console)
    var count = 0
    var latest: [NamedEvent] = []
    try await session.eachEvent(of: wanted) { named in
      count += 1
      guard let limit else { return try listing.add(named) }
      latest.append(named)
      if latest.count / 2 > limit { latest.removeFirst(latest.count - limit) }
    }
    if count == 0, let id {
      throw session.time == .present ? Messages.unreadable(id) : Messages.notYetThere(id)
    }
    for named in latest.suffix(limit ?? 0) { try listing.add(named) }
    try listing.end()
    if let limit, count > limit {
      let earlier = Messages.count(count - limit, "earlier event")
      try console.note("\(earlier); --limit or a pipe shows them.")
    }
    return .success
  }
}

struct ShowCommand: EntryCommand {
  static let declaration = Declaration(
    Self.self, "show", [Operand(.identifier(nil))], [], "one entry whole, with all its lines",
    ["show laptop:12"])

  let id: String

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
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
  fileprivate func dayWords(named words: String) async throws -> DayWords? {
    try await named(words) { try $0.dayWords(named: words) }
  }

  func findListed(_ words: String) async throws -> EventName {
    try await named(words) { try $0.findListed(words) }
  }
}

/// A question behind the word is read as that question with `--watch`; alone it asks for today.
struct WatchCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "watch",
    "today, shown again whenever it may have changed, until Ctrl-C; before a question, that one",
    ["watch", "watch streaks", "watch moments --limit 5"], [.asks, .standsBeforeOthers])

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await session.watch(TodayCommand(), console)
  }
}

struct SearchCommand: PageCommand {
  static let declaration = Declaration(
    Self.self, "search", [Operand(.text("WORDS"), .rest)], [.limit],
    "texts and labels that hold all of these words or their beginnings; journey shows days",
    ["search lake", "search snow ana"], .asksWholeHistory)

  let query: SearchQuery
  let part: ListPart

  init(_ line: Arguments) throws {
    query = try SearchQuery(line.rest(from: 0))
    part = try line.part()
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    // A number that stands nowhere is no slip of another one, and may be a day.
    let hasLetters = query.text.contains(where: \.isLetter)
    var search = Search(
      query, in: presenter.history, at: presenter.view, gathersNearWords: hasLetters)
    try await session.eachEvent { named in search.read(named.name, named.event) }
    let hits = search.hits
    let shown = console.fitting(part).rows(of: hits)
    let labelled = shown.filter(\.isByLabel).compactMap { presenter.history.memory($0.id) }
    let others =
      hits.isEmpty
      ? try await session.otherWays(than: query, search.suggestion, presenter)
      : Presenter.OtherWays()
    return try await session.makePresenter(
      presenter, with: labelled.flatMap { [$0.title, $0.text].compactMap(\.self) }
    ).found(shown, total: hits.count, of: query, others: others, without: search.omissions)
  }
}

extension Session {
  /// What to try after a search that found nothing.
  fileprivate func otherWays(
    than query: SearchQuery, _ near: [String]?, _ presenter: Presenter
  ) async throws -> Presenter.OtherWays {
    let settings = presenter.history.settings
    let whens = WhenReader(
      now: presenter.view.instant, rules: presenter.view.zone, dayStart: settings.dayStart)
    var ways = Presenter.OtherWays()
    ways.nearest = try await finding(near, presenter)
    guard let days = whens.days(query.text, weekStart: settings.weekStart) else { return ways }
    ways.days = days
    let history = presenter.history
    ways.leadToMemories = history.memoriesWithoutDay.contains { days.overlaps($0.time.days) }
    ways.leadToJourney =
      !ways.leadToMemories || !history.journey(in: days, limit: 1).isEmpty
    return ways
  }

  private func finding(_ words: [String]?, _ presenter: Presenter) async throws -> [String]? {
    guard let words else { return nil }
    let query: SearchQuery
    do throws(Rejection) {
      query = try SearchQuery(words.joined(separator: " "))
    } catch {
      return nil
    }
    var search = Search(query, in: presenter.history, at: presenter.view)
    try await eachEvent { named in search.read(named.name, named.event) }
    return search.hits.isEmpty ? nil : words
  }
}
