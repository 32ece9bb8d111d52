import Content
import Echolog

struct TodayCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "today", "what today holds", ["today"], [.speaksOfDays, .asks])

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

struct JourneyCommand: QuestionCommand {
  private static let usualDays = 30

  static let declaration = Declaration(
    "journey", [],
    [
      Flag(
        "--days", .number,
        "how many of the latest days that hold something; unless said, \(usualDays) at a "
          + "terminal, else all"),
      Flag("--from", .whenOrMonth, "the first day, from which on all are shown"), .to,
    ],
    "day by day, what you kept",
    [
      "journey", "journey --days 90", "journey --from 2025-11-01 --to 2025-11-30",
      "journey --where \"weekday = 'sunday'\"",
    ], [.speaksOfDays, .asks, .listsRows])

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

  func page(of question: Question) async throws -> Page {
    let found = try await question.chosen(question.history.journey(in: span.bounds), of: .days)
    let shown = span.bounds == nil ? question.console.fitting(part, usual: Self.usualDays) : part
    let cards = shown.rows(of: found).map { Presenter.JourneyCard($0, in: question.history) }
    let touched = question.history.memoriesWithoutDay.count { span.days.overlaps($0.time.days) }
    return try await question.reading(cards.flatMap(\.references), of: .days).journey(
      cards, total: found.count, from: span.first, to: span.last, memoriesWithoutDay: touched)
  }
}

struct StreaksCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "streaks", "what you have kept up", ["streaks"], [.speaksOfDays, .asks, .listsRows],
    remarks: ["These are the streaks that you are told of; list streaks has every definition."])

  func page(of question: Question) async throws -> Page {
    let rows = question.history.streaks(today: question.view.today)
    return question.presenter.streaks(try await question.chosen(rows, of: .streaks))
  }
}

struct BadgesCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "badges", "the badges you were shown, and which are still true",
    ["badges", "badges --asof 2025-03-01"], [.asks, .listsRows],
    remarks: .lines(of: PackageResources.help_badges_txt))

  func page(of question: Question) async throws -> Page {
    let rows = question.history.badges(today: question.view.today)
    return question.presenter.badges(
      try await question.chosen(rows, of: .badges), isPast: question.session.time.asOf != nil)
  }
}

struct StatsCommand: QuestionCommand {
  static let declaration = Declaration(
    "stats", [], [Flag("--echoes", "how you meet Echoes: time with one, answers, reading again")],
    "totals over all your history", ["stats", "stats --echoes"], .asks)

  let isOfEchoes: Bool

  init(_ line: Arguments) throws { isOfEchoes = line.has("--echoes") }

  init() { isOfEchoes = false }

  func page(of question: Question) async throws -> Page {
    if isOfEchoes { return question.presenter.echoUse() }
    let session = question.session
    // The history as of a time has some events that are none of then, as the import of an entry.
    let isPast = session.time.asOf != nil || session.options.now != nil
    let events =
      isPast
      ? try await session.answer(to: "SELECT count(*) FROM events").rows[0][0].number
      : Int64(clamping: question.history.eventCount)
    return question.presenter.statistics(
      events: events, missing: try await session.missingEventCount())
  }
}

struct HistoryCommand: OptionalEntryCommand {
  static let declaration = Declaration(
    "history", [Operand(.identifier(nil), .optional)],
    [
      Flag(
        "--limit", .number,
        "how many of the last ones; unless said, \(ListPart.usualLimit) at a terminal, else all")
    ],
    "every event, or those about one entry",
    ["history", "history laptop:142", "history --where \"type = 'undone'\""],
    [.asksWholeHistory, .listsRows],
    remarks: ["--where, --fields and --group-by ask the table events."])

  let id: String?

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    var presenter = try await session.presenterOfEvents()
    var names: Set<EventName>?
    if let id {
      let entry = try await session.named(id) { history in
        try history.dayWords(named: id)?.event ?? history.findListed(id)
      }
      names = Set(presenter.history.events(about: entry))
    }
    let choice = console.options.choice
    let part = console.fitting()
    let labels = names?.map(presenter.label)
    if choice.asksColumns(in: console.options.form) {
      let answer = try await session.answer(to: try choice.query(of: .events, among: labels))
      return try console.show(choice.page(of: answer, part, areLast: true, schema: "events/1"))
    }
    if choice.condition != nil {
      let query = try choice.query(of: .events, among: labels, showing: "rowid")
      let numbers = try await session.answer(to: query).rows
      names = Set(numbers.compactMap { presenter.history.event(ofRow: $0[0]) })
    }
    presenter.standings = presenter.history.changeStandings
    let count = try await list(names, presenter, session, console, part.limit)
    guard count == 0 else { return .success }
    if choice.condition != nil {
      try console.note(Messages.noRows)
    } else if let id {
      throw session.time == .present ? Messages.unreadable(id) : Messages.notYetThere(id)
    }
    return .negative
  }

  /// Shows the last events of these names, or of all, and returns how many there are.
  private func list(
    _ names: Set<EventName>?, _ presenter: Presenter, _ session: Session, _ console: Console,
    _ limit: Int?
  ) async throws -> Int {
    let isReversed = console.options.choice.isReversed
    var listing = Listing(presenter, console)
    guard let limit = limit ?? (isReversed ? .max : nil) else {
      return try await session.list(names.map { EventSelection(among: $0) }, by: presenter, console)
    }
    var (latest, count) = try await session.latest(limit, among: names)
    if isReversed { latest.reverse() }
    for named in latest { try listing.add(named) }
    try listing.end()
    if count > limit {
      let earlier = Messages.count(count - limit, "earlier event")
      try console.note("\(earlier); --limit or a pipe shows them.")
    }
    return count
  }
}

extension Session {
  /// Shows the events that are asked for, and returns how many there were.
  func list(
    _ selection: EventSelection?, by presenter: Presenter, _ console: Console
  ) async throws -> Int {
    var listing = Listing(presenter, console)
    var count = 0
    try await eachEvent(of: selection) { named in
      count += 1
      try listing.add(named)
    }
    try listing.end()
    return count
  }

  fileprivate func latest(
    _ limit: Int, among names: Set<EventName>?
  ) async throws -> (events: [NamedEvent], count: Int) {
    var latest: [NamedEvent] = []
    if names == nil, time == .present {
      let total = Int(clamping: try await makePresenter().history.eventCount)
      try await eachEvent(of: EventSelection(latest: limit)) { latest.append($0) }
      // Fewer are there where some of the last ones can not be read.
      if latest.count >= min(limit, total) { return (latest.suffix(limit), total) }
      latest = []
    }
    var count = 0
    try await eachEvent(of: names.map { EventSelection(among: $0) }) { named in
      count += 1
      latest.append(named)
      if latest.count / 2 > limit { latest.removeFirst(latest.count - limit) }
    }
    return (latest.suffix(limit), count)
  }
}

struct ShowCommand: EntryNaming, ProgramCommand {
  static let declaration = Declaration(
    "show", [Operand(.identifier(nil))], [], "one entry whole, with all its lines",
    ["show laptop:12"])

  let id: String

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    if let said = try await session.named(id, { try $0.dayWords(named: id) }) {
      let presenter = try await session.makePresenter(
        try await session.makePresenter(), with: [said.text])
      return try console.show(presenter.whole(said))
    }
    let entry = try await session.named(id) { try $0.findListed(id) }
    let question = Question(try await session.makePresenter(), in: session, console)
    let history = question.history
    if let moment = history.moment(entry) {
      let told = try await question.reading([moment.text, moment.praiseInForce])
      return try console.show(told.whole(moment))
    }
    if let log = history.log(entry) {
      return try console.show(try await question.reading([log.note]).whole(log))
    }
    if let echo = history.echo(entry, at: question.view) {
      let answers = history.answers(to: [echo])[entry, default: []]
      let told = try await question.reading([echo.text] + answers.map { $0.words })
      return try console.show(told.whole(echo, answers))
    }
    let name = history.label(of: entry)
    switch history.entity(of: entry)?.kind {
    case .memory: return try await MemoryCommand(id: name).run(in: session, console)
    case .goal: return try await GoalHistoryCommand(id: name).run(in: session, console)
    default: return try await HistoryCommand(id: name).run(in: session, console)
    }
  }
}

/// A question behind the word is read as that question with `--watch`; alone it asks for today.
struct WatchCommand: BareCommand {
  static let declaration = Declaration(
    "watch",
    "today, shown again whenever it may have changed, until Ctrl-C; before a question, that one",
    ["watch", "watch streaks", "watch moments --limit 5"], [.asks, .standsBeforeOthers])

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await session.watch(TodayCommand(), console)
  }
}

struct SearchCommand: QuestionCommand {
  static let declaration = Declaration(
    "search", [Operand(.text("WORDS"), .rest)],
    [.from, .to, .limit],
    "texts and labels that hold all of these words or their beginnings; “ ” keeps words together, "
      + "and a minus leaves out what holds a word",
    [
      "search lake", "search snow ana", "search '\"great fire\" -london'",
      "search lake --from 2024 --to 2024 --where \"kind = 'memory'\"",
    ],
    [.asksWholeHistory, .listsRows])

  let query: SearchQuery
  let span: DaySpan

  init(_ line: Arguments) throws {
    query = try SearchQuery(line.rest(from: 0))
    span = try line.days()
  }

  func page(of question: Question) async throws -> Page {
    // A number that stands nowhere is no slip of another one, and may be a day.
    let hasLetters = query.text.contains(where: \.isLetter)
    var search = Search(
      query, in: question.history, at: question.view, gathersNearWords: hasLetters)
    try await question.session.eachEvent { named in search.read(named.name, named.event) }
    let found = search.hits.filter { span.days.contains($0.day) }
    let hits = try await question.chosen(found, of: .hits(found))
    let shown = question.console.fitting().rows(of: hits)
    let labelled = shown.filter(\.isByLabel).compactMap { question.history.memory($0.id) }
    let others =
      found.isEmpty
      ? try await question.otherWays(than: query, search.suggestion) : Presenter.OtherWays()
    var page = try await question.reading(labelled.flatMap { [$0.title, $0.text] })
      .found(shown, total: hits.count, of: query, others: others, without: search.omissions)
    page.note(logged(in: question.history).map(Messages.logsAreListed))
    return page
  }

  /// The activity that is sought by its name, which is no word of its logs.
  private func logged(in history: History) -> Activity? {
    history.namedActivities.first {
      $0.label == query.text.lowercased() && !history.totals(of: $0).isEmpty
    }
  }
}

extension Question {
  fileprivate func otherWays(
    than query: SearchQuery, _ near: [String]?
  ) async throws -> Presenter.OtherWays {
    let settings = history.settings
    let whens = WhenReader(now: view.instant, rules: view.zone, dayStart: settings.dayStart)
    var ways = Presenter.OtherWays()
    ways.nearest = try await finding(near)
    guard let days = whens.days(query.text, weekStart: settings.weekStart) else { return ways }
    ways.days = days
    ways.leadToMemories = history.memoriesWithoutDay.contains { days.overlaps($0.time.days) }
    ways.leadToJourney = !ways.leadToMemories || !history.journey(in: days, limit: 1).isEmpty
    return ways
  }

  private func finding(_ words: [String]?) async throws -> [String]? {
    guard let words, let query = SearchQuery.understood(words.joined(separator: " ")) else {
      return nil
    }
    var search = Search(query, in: history, at: view)
    try await session.eachEvent { named in search.read(named.name, named.event) }
    return search.hits.isEmpty ? nil : words
  }
}
