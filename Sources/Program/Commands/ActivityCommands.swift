import Echolog

struct LogCommand: RecordingCommand {
  static let declaration = Declaration(
    "log", [Operand(.activity), Operand(.amount, .rest)],
    [Flag("--note", .words, "a few words about it"), .at, .ago],
    "log steps, water, meditation, sleep, or what activity add added",
    [
      "log water 0.5 L", "log steps 8000", "log meditation 20m", "log sleep 7h30m",
      "log sleep 23:10-07:00",
    ],
    [.speaksOfDays, .canBeGathered], limits: [("note", WordLimits.note)],
    remarks: [
      "What activity add added is logged in the same way; without an amount it is once, of what is "
        + "counted in times."
    ])

  let command: LogActivity

  init(_ line: Arguments) throws {
    let activity = try line.activity()
    let amount = try line.amount(of: activity)
    let time = activity == .sleep ? try line.sleepTime() : try line.eventTime()
    let duration = line.duration(of: activity, at: time)
    command = LogActivity(
      activity: activity, amount: duration?.seconds ?? amount, note: line.value("--note") ?? "",
      eventTime: duration?.time ?? time)
  }
}

struct CorrectCommand: PageCommand {
  static let declaration = Declaration(
    "correct", [Operand(.identifier(.log)), Operand(.amount, .optionalRest)], [.at, .ago],
    "replace the amount of a log, its time, or both",
    ["correct laptop:142 0.7 L", "correct laptop:142 --at \"yesterday 21:30\""],
    .canBeGathered)

  let id: String
  /// Empty where only the time is corrected.
  let amount: String
  /// Nil leaves the log at its time.
  let eventTime: EventTime?

  init(_ line: Arguments) throws {
    id = line.needed(0)
    amount = line.rest(from: 1)
    eventTime = line.has("--at") || line.has("--ago") ? try line.eventTime() : nil
    guard !amount.isEmpty || eventTime != nil else {
      throw UsageError.operandMissing("AMOUNT or --at", command: "correct")
    }
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let name = try await session.find(id, .log)
    let presenter = try await session.makePresenter()
    guard let log = presenter.history.log(name) else { preconditionFailure("found above") }
    guard !amount.isEmpty else {
      return try await session.record(
        CorrectActivity(name, amount: log.amount, eventTime: eventTime))
    }
    let read = try Session.read(amount, of: log.activity, in: ["correct", id])
    let span = log.activity.dimension == .duration ? ClockSpan(amount) : nil
    let elapsed = span?.elapsed(endingOn: log.time.day, in: presenter.view.zone).seconds
    return try await session.record(
      CorrectActivity(name, amount: elapsed ?? read, eventTime: eventTime))
  }
}

extension Session {
  /// - Parameter command: the words of the line before the amount.
  static func read(_ amount: String, of activity: Activity, in command: [String]) throws -> Int64 {
    do throws(Rejection) {
      return try Quantity.baseUnits(amount, of: activity)
    } catch {
      let near = Messages.amountWords(near: amount, of: activity, takesPeriod: false)
      throw Messages.programError(error, example: Words.line(command + near))
    }
  }
}

struct LogsCommand: QuestionCommand {
  static let declaration = Declaration(
    "logs", [],
    [
      Flag("--activity", .activity, "only this activity"),
      Flag("--goal", .identifier(.goal), "only what counts for a goal, while it was active"),
      .from, .to,
      Flag("--text", .text("WORDS"), "only those whose note holds these words"),
      Flag("--all", "also those that were taken back"),
      .limit, .page,
    ],
    "what you logged, the latest first, with what was corrected",
    [
      "logs --activity water --from \"last monday\"", "logs --goal laptop:7 --to yesterday",
      "logs --text tea --all --limit 50 --page 2",
    ], [.asks, .listsRows])

  let activity: Activity?
  /// By its id or its activity.
  let goal: String?
  let span: DaySpan
  /// What is in their notes, whatever its case and accents.
  let text: String?
  let includesRemoved: Bool

  init(_ line: Arguments) throws {
    // The table of logs has none that were taken back.
    try line.exclude("--all", "--where")
    activity = try line.value("--activity").map { try line.activity($0) }
    goal = line.value("--goal")
    span = try line.days()
    text = line.value("--text")
    includesRemoved = line.has("--all")
  }

  func page(of question: Question) async throws -> Page {
    var filter = LogFilter()
    filter.activity = activity
    (filter.first, filter.last, filter.includesRemoved) = (span.first, span.last, includesRemoved)
    if let goal { filter.goal = question.history.goal(try await question.session.goal(goal)) }
    var logs = question.history.logs(filter)
    if let text {
      logs = logs.filter { $0.note != nil }
      let words = try await question.reading(logs.map(\.note)).words
      var folding = WordFolding()
      logs = logs.filter { log in
        log.note.flatMap { words[$0] }.map { folding.holds(text, in: $0) } ?? false
      }
    }
    logs = try await question.chosen(logs, of: .logs)
    let part = question.console.fitting()
    let shown = part.rows(of: logs)
    let isNarrowed = activity != nil || goal != nil || span.bounds != nil || text != nil
    return try await question.reading(shown.compactMap(\.note), of: .logs)
      .logs(shown, part, total: logs.count, isNarrowed: isNarrowed)
  }
}

// MARK: The person's own

struct ActivitiesCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "activities", "what you can log, and all that you did", ["activities"], [.asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let history = question.history
    let all = history.listedActivities.map { history.statistics(of: $0) }
    return question.presenter.activities(try await question.chosen(all, of: .activities))
  }
}

struct ActivityAddCommand: RecordingCommand {
  static let declaration = Declaration(
    "activity add", [Operand(.text("NAME")), Operand(.text("UNIT"), .optional)], [],
    "count something of your own, as with goals, streaks and charts",
    [
      "activity add yoga", "activity add reading pages", "activity add running km",
      "activity add piano min", "activity add lifting kg", "activity add hiking miles",
    ],
    remarks: [
      "The name is one word. A unit of time, length, weight or volume measures: h, min, km, kg, L; "
        + "a number without one is then in it. Any other word is what you count, with up to three "
        + "decimals, in the plural; without a unit it is how many times."
    ])

  let command: AddActivity

  init(_ line: Arguments) throws {
    command = try AddActivity(line.needed(0), unit: line.operand(1))
  }
}

struct ActivityRenameCommand: PageCommand {
  static let declaration = Declaration(
    "activity rename", [Operand(.ownActivity), Operand(.text("NAME"))], [],
    "give an activity of your own another name; its logs, goals and streaks stay",
    ["activity rename yoga stretching"])

  let name: String
  let newName: String

  init(_ line: Arguments) throws { (name, newName) = (line.needed(0), line.needed(1)) }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let known = try await session.makePresenter().history.namedActivities
    return try await session.record(
      RenameActivity(Activity(named: name, among: known), to: newName))
  }
}

struct ActivityRetireCommand: PageCommand {
  static let declaration = Declaration(
    "activity retire", [Operand(.ownActivity)], [],
    "no longer offer an activity of your own; what you logged stays", ["activity retire yoga"])

  let name: String

  init(_ line: Arguments) throws { name = line.needed(0) }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let known = try await session.makePresenter().history.namedActivities
    return try await session.record(RetireActivity(Activity(named: name, among: known)))
  }
}
