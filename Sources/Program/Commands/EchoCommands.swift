import Content
import Echolog

struct SendCommand: PageCommand {
  static let declaration = Declaration(
    "send", [Operand(.words, .optional)],
    [
      Flag("--emotion", short: "-e", .emotion, "how it feels"),
      Flag("--in", short: "-i", .interval, "when it returns: 1d, 3d, 7d, 30d or 90d"),
      Flag("--dry-run", short: "-n", "say when it would return, and send nothing"),
    ],
    "keep a note for your future self; it returns as an Echo",
    ["send \"You've prepared well.\" --emotion comfort --in 3d", "send --dry-run"],
    limits: [("note", WordLimits.vibe)])

  let vibe: SendVibe
  let isDryRun: Bool

  init(_ line: Arguments) throws {
    isDryRun = line.has("--dry-run")
    do {
      vibe = SendVibe(
        line.operand(0), emotion: try line.emotion(),
        returningAfter: try line.value("--in").map { try EbbinghausInterval(named: $0) })
    } catch Rejection.unknownEmotion(let word, nearest: nil) {
      throw Messages.programError(Rejection.unknownEmotion(word, nearest: nil))
        .offeringEmotion(for: line.operand(0))
    }
  }

  var traits: Traits { isDryRun ? [] : .canBeGathered }

  func page(in session: Session, _ console: Console) async throws -> Page {
    if isDryRun {
      let draft = try await session.opened().preview(vibe)
      return try await session.makeLazyPresenter().preview(draft)
    }
    do {
      return try await session.record(vibe)
    } catch let error as DiaryError where vibe.emotion == nil {
      throw Messages.programError(error).offeringEmotion(for: vibe.text)
    }
  }
}

extension ProgramError {
  /// The same with the emotion that the words sound like, where they sound like one.
  fileprivate func offeringEmotion(for text: String?) -> ProgramError {
    guard let text, let emotion = EmotionModel.suggestion(for: text) else { return self }
    return offering(emotion.rawValue)
  }
}

struct EchoesCommand: QuestionCommand {
  static let declaration = Declaration(
    "echoes", [],
    [
      Flag("--due", "only those that have arrived"),
      Flag("--all", "also those opened, put away or cancelled"),
    ],
    "notes on their way to you", ["echoes", "echoes --due"], [.asks, .listsRows],
    remarks: .lines(of: PackageResources.help_echoes_txt))

  enum Selection { case scheduled, due, all }
  let selection: Selection

  init(_ line: Arguments) throws {
    try line.exclude("--due", "--all")
    selection = line.has("--due") ? .due : line.has("--all") ? .all : .scheduled
  }

  func page(of question: Question) async throws -> Page {
    let (history, view) = (question.history, question.view)
    var echoes: [Echo]
    switch selection {
    case .scheduled: echoes = history.openEchoes(at: view)
    case .due: echoes = history.dueEchoes(at: view)
    case .all:
      echoes = history.echoes(at: view)
      if !history.settings.showsEchoHistory { echoes.removeAll { $0.state.isOpened } }
    }
    echoes = try await question.chosen(echoes, of: .echoes)
    let answers = history.answers(to: echoes)
    let words = echoes.compactMap(\.text) + answers.values.joined().map(\.words)
    return try await question.reading(words, of: .echoes)
      .echoes(echoes, answers: answers, isOverview: selection == .scheduled)
  }
}

struct RevealCommand: OptionalEntryCommand, PageCommand {
  static let declaration = Declaration(
    "reveal", [Operand(.identifier(.echo), .optional)], [],
    "open an Echo that has arrived; without ID the first one", ["reveal", "reveal laptop:12"],
    stages: [.arrived, .opened, .putAway, .done, .any])

  let id: String?

  var traits: Traits { id == nil ? .asksWholeHistory : [] }

  func page(in session: Session, _ console: Console) async throws -> Page {
    var name: EventName?
    if let id { name = try await session.find(id, .echo) }
    let seen: OpenedEcho
    do {
      seen = try await session.perform(RevealEcho(name)).answer
    } catch DiaryError.rejected(.notFound(.echo, "")) {
      let missing = try await session.missingEventCount()
      throw try await session.makePresenter().noneToOpen(missing: missing)
    }
    let now = try await session.makePresenterAfterCommand()
    guard let echo = now.history.echo(seen.id, at: now.view) else {
      preconditionFailure("opened just now")
    }
    let answers = now.history.answers(to: [echo])[echo.id, default: []]
    return try await session.makePresenter(
      now, with: [now.history.settings.helpLine] + answers.map { $0.words }
    ).revelation(of: echo, seen, answers: answers)
  }
}

struct ReflectCommand: PageCommand {
  static let declaration = Declaration(
    "reflect", [Operand(.identifier(.echo)), Operand(.words, .optional)], [],
    "answer an Echo that you opened", ["reflect laptop:12 \"It went fine.\""], .canBeGathered,
    limits: [("note", WordLimits.note)], stages: [.opened, .putAway])

  let id: String
  /// Nil when it is still to be asked for.
  let note: String?

  init(_ line: Arguments) throws {
    id = line.needed(0)
    note = line.operand(1)
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let echo = try await session.find(id, .echo, at: [.opened, .putAway])
    let answer = if let note { note } else { try session.ask("Your answer: ", console) ?? "" }
    do {
      return try await session.record(ReflectOnEcho(echo, note: answer))
    } catch {
      // An answer that could not be recorded is kept as its line, which no history of lines has.
      if note == nil, !answer.isEmpty,
        session.keepUnfinished(Words.line(["reflect", id, answer]))
      {
        try console.note("Your words are kept: echolog drafts shows them.")
      }
      throw error
    }
  }
}

struct DismissCommand: EntryCommand {
  static let declaration = Declaration(
    "dismiss", [Operand(.identifier(.echo))], [], "put an opened Echo away",
    ["dismiss laptop:12"], .canBeGathered, stages: [.opened])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(DismissEcho(session.find(id, .echo, at: [.opened])))
  }
}

struct CancelCommand: EntryCommand {
  static let declaration = Declaration(
    "cancel", [Operand(.identifier(.echo))], [], "stop an Echo that has not arrived",
    ["cancel laptop:12"], .canBeGathered, stages: [.scheduled])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(CancelEcho(session.find(id, .echo, at: [.scheduled])))
  }
}

struct PatternsCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "patterns", "which feelings your notes have on which weekdays",
    ["patterns", "patterns --where \"emotion = 'joy'\""], [.asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let rows = question.history.emotionPatterns.rows
    let chosen = try await question.chosen(rows, of: .emotions(rows))
    return question.presenter.patterns(EmotionPatterns(chosen))
  }
}

struct IntervalsCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "intervals", "why Echoes return after 1, 3, 7, 30 or 90 days", ["intervals"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    Messages.aboutIntervals()
  }
}

// MARK: Quotes

struct QuoteCommand: BareCommand, PageCommand {
  static let declaration = Declaration("quote", "the quote of the day", ["quote"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let quote = try await session.opened().quoteOfTheDay()
    return try await session.makeLazyPresenter().quoteOfTheDay(quote)
  }
}

struct QuotesCommand: BareCommand, PageCommand {
  static let declaration = Declaration("quotes", "the quotes that you kept", ["quotes"], .listsRows)

  func page(in session: Session, _ console: Console) async throws -> Page {
    let quotes = try await session.opened().favouriteQuotes()
    let question = Question(try await session.makeLazyPresenter(), in: session, console)
    return question.presenter.favourites(try await question.chosen(quotes, of: .quotes))
  }
}

struct QuoteFavouriteCommand: EntryCommand {
  static let declaration = Declaration(
    "quote favourite", [Operand(.quote(isKept: false))], [],
    "keep a quote, by its name or by the Echo that showed it",
    ["quote favourite laptop:12", "quote favourite qf6be5240"])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.mark(quote: id, isFavourite: true)
  }
}

struct QuoteUnfavouriteCommand: EntryCommand {
  static let declaration = Declaration(
    "quote unfavourite", [Operand(.quote(isKept: true))], [],
    "let a kept quote go", ["quote unfavourite qf6be5240"])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.mark(quote: id, isFavourite: false)
  }
}

extension Session {
  /// The diary as it is now, without reading rows that a snapshot keeps.
  fileprivate func makeLazyPresenter() async throws -> Presenter {
    try await readLazily { _ in }.presenter
  }

  /// - Parameter words: of the quote, or of an Echo that showed it.
  fileprivate func mark(quote words: String, isFavourite: Bool) async throws -> Page {
    var id = words
    if words.contains(":") { id = try await opened().quoteID(shownWith: find(words, .echo)) }
    return try await record(FavouriteQuote(id, isFavourite: isFavourite))
  }
}

struct NotificationsCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "notifications", "what this device plans to show, and when", ["notifications"],
    [.asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let history = question.history
    let device = await (try question.session.opened()).ownLog
    let plan = history.notificationPlan(of: device, at: question.view)
    let rows = try await question.chosen(plan.planned, of: .notifications)
    let texts = plan.planned.map { history.text(ofEcho: $0.request.subject) }
    return try await question.reading(texts)
      .notifications(plan, rows, permission: history.notificationPermission(of: device))
  }
}

struct NotifyCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "notify", "show what has come and was not shown before, as from a timer", ["notify"])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let arrived = try await session.perform(ShowArrivedNotifications()).answer
    let presenter = try await session.makePresenter()
    let texts = arrived.compactMap { presenter.history.text(ofEcho: $0.subject) }
    return try await session.makePresenter(presenter, with: texts).shown(arrived)
  }
}

struct NotificationsAllowCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    "notifications allow", "note that this device may notify", ["notifications allow"])

  let command = ChangePermission(.granted)
}

struct NotificationsDenyCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    "notifications deny", "note that this device may not notify", ["notifications deny"])

  let command = ChangePermission(.denied)
}

struct NotificationsLaterCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    "notifications later", "be asked again about them in a week", ["notifications later"])

  let command = PostponePermission()
}
