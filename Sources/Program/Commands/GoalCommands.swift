import Echolog

extension Flag {
  static let goal = Flag(
    "--goal", .identifier(.goal), repeats: true, "only this goal; may be given again")
  fileprivate static let effective = Flag(
    "--effective-from", .when, leaning: .either,
    "the day from which it holds; today unless said")
  fileprivate static let reason = Flag("--reason", .words, "why, in your own words")
}

struct GoalSetCommand: RecordingCommand {
  static let declaration = Declaration(
    "goal set", [Operand(.activity), Operand(.amount, .rest)],
    [
      Flag("--per", .period, "the period in which to reach it; a day unless said"),
      Flag("--at-most", "not to go above it, rather than to reach it"), .effective,
    ],
    "set a goal",
    [
      "goal set water 2 L --per day", "goal set meditation 3h --per week",
      "goal set steps 8000 --effective-from 2025-01-01", "goal set steps at most 20000 a day",
    ], .speaksOfDays)

  let command: SetGoal

  init(_ line: Arguments) throws {
    let activity = try line.activity(line.needed(0))
    // `at most 2 L a day` says what options say as well.
    let typed = Messages.bounded(line.rest(from: 1))
    let spelled = line.has("--per") ? (typed.amount, nil) : Messages.parted(typed.amount)
    let words = spelled.0.joined(separator: " ")
    let longer = spelled.0.last.flatMap {
      ["month", "monthly", "year", "yearly"].contains($0.lowercased()) ? $0 : nil
    }
    if let longer, !Messages.isAmount(words, of: activity) { _ = try Period(named: longer) }
    let target = try line.amount(of: activity, in: words, takesPeriod: true)
    let period = try line.value("--per").map { try Period(named: $0) } ?? spelled.1
    command = SetGoal(
      activity, target: target, per: period ?? .day,
      bound: line.has("--at-most") ? .atMost : typed.bound ?? .atLeast,
      from: try line.when("--effective-from")?.civilDay)
  }
}

struct GoalTargetCommand: PageCommand {
  static let declaration = Declaration(
    "goal target", [Operand(.identifier(.goal)), Operand(.amount, .rest)],
    [.effective], "change the target from today on; days before keep theirs",
    ["goal target laptop:7 2.5 L", "goal target laptop:7 2.5 L --effective-from 2025-11-01"])

  let id: String
  let amount: String
  /// Nil for today.
  let day: CivilDay?

  init(_ line: Arguments) throws {
    id = line.needed(0)
    amount = line.rest(from: 1)
    day = try line.when("--effective-from")?.civilDay
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let (goal, meant) = try await goal(in: session)
    let presenter = try await session.makePresenter()
    let facts = presenter.history.goal(goal)
    let (typed, said) = Messages.bounded(amount)
    let bound = said ?? meant
    let spelled = Messages.parted(typed)
    let words = spelled.period == facts?.period ? spelled.amount : typed
    if let facts, let bound, bound != facts.bound {
      throw Messages.boundStays(words, of: facts)
    }
    let activity = facts?.activity ?? .unspecified
    let isAtMost = facts?.bound == .atMost && meant == nil
    let line = ["goal", "target", id] + (isAtMost ? ["at", "most"] : [])
    guard !words.isEmpty else {
      let missing = UsageError.operandMissing(
        ArgumentKind.amount.placeholder, command: Self.declaration.name)
      let near = Messages.amountWords(near: "", of: activity, takesPeriod: false)
      throw Messages.programError(for: missing)
        .next(Messages.advice("Write", Words.line(line + near)))
    }
    let target = try Session.read(words.joined(separator: " "), of: activity, in: line)
    if amount.hasPrefix("+"), let facts, let now = facts.target(on: day ?? presenter.view.today) {
      throw Messages.targetIsWhole(amount, id: id, whole: now + target, of: facts.activity)
    }
    return try await session.record(ChangeGoalTarget(goal, target: target, effectiveDay: day))
  }

  /// The goal, and the bound that its name has: of `steps at most 9000` two words are in the name.
  private func goal(in session: Session) async throws -> (EventName, Bound?) {
    let (name, bound) = Messages.bounded(id)
    do {
      return (try await session.goal(id), bound)
    } catch let error as ProgramError where error.word == "goalNotFound" && bound != nil {
      return (try await session.goal(name.joined(separator: " ")), bound)
    }
  }
}

protocol EffectiveCommand: PageCommand {
  /// - Parameter day: nil for today.
  init(id: String, day: CivilDay?)
}

extension EffectiveCommand {
  init(_ line: Arguments) throws {
    self.init(id: line.needed(0), day: try line.when("--effective-from")?.civilDay)
  }
}

struct GoalDeactivateCommand: EffectiveCommand {
  static let declaration = Declaration(
    "goal deactivate", [Operand(.identifier(.goal))], [.effective],
    "let a goal rest", ["goal deactivate laptop:7"], stages: [.active])

  let id: String
  let day: CivilDay?

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(DeactivateGoal(session.goal(id), effectiveDay: day))
  }
}

struct GoalReactivateCommand: EffectiveCommand {
  static let declaration = Declaration(
    "goal reactivate", [Operand(.identifier(.goal))], [.effective],
    "take a resting goal up again", ["goal reactivate laptop:7"], stages: [.resting])

  let id: String
  let day: CivilDay?

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(ReactivateGoal(session.goal(id, atRest: true), effectiveDay: day))
  }
}

// MARK: Days on which goals ask nothing

protocol ExcusingCommand: PageCommand {
  var command: ExcuseCommand { get }
  /// Goals by their names; none for every goal that counts then.
  var goals: [String] { get }
}

extension ExcusingCommand {
  func page(in session: Session, _ console: Console) async throws -> Page {
    var ids: [EventName] = []
    for words in goals { ids.append(try await session.goal(words)) }
    let before = try await session.makePresenter().history.allGoals()
    let performed = try await session.perform(ExcuseGoals(command, of: ids.isEmpty ? nil : ids))
    return try await session.makePresenterAfterCommand().excused(
      performed.recorded.map { ($0.name, $0.event) }, leftOut: performed.answer, before: before)
  }
}

extension Arguments {
  /// The goals of a pause, which is about all of them where none is named.
  fileprivate func pausedGoals() throws -> [String] {
    if let word = operand(0), word.lowercased() == "all" {
      throw UsageError.allNamed(word, command: line.command.name)
    }
    return line.operands
  }

  /// The day and the goals that are excused; the goal of an activity may be where a day would,
  /// which no activity names.
  fileprivate func excused() throws -> (day: CivilDay?, goals: [String]) {
    let goals = values("--goal")
    guard let words = operand(0) else { return (nil, goals) }
    if GoalName(words, among: activities) != nil { return (nil, goals + [words]) }
    do throws(WhenError) {
      return (try whens.read(words, leaning: line.command.operands[0].leaning).civilDay, goals)
    } catch {
      let takesReason = line.command.flags.contains { $0.name == Flag.reason.name }
      guard case .notUnderstood = error, takesReason, !has(Flag.reason.name) else { throw error }
      throw Messages.reasonIsNoDay(words, line.command.words)
    }
  }
}

struct GoalPauseCommand: ExcusingCommand {
  static let declaration = Declaration(
    "goal pause", [Operand(.identifier(.goal), .optional)],
    [
      Flag("--from", .when, leaning: .either, "the first day; today unless said"),
      Flag("--to", .when, leaning: .future, "the last day; until you resume unless said"),
      .reason,
    ],
    "leave days out of streaks, of one goal or of all",
    [
      "goal pause --to 2025-12-06 --reason Holiday", "goal pause laptop:7",
      "goal pause \"water, weekly\"",
    ], limits: [("reason", WordLimits.reason)])

  let command: ExcuseCommand
  let goals: [String]

  init(_ line: Arguments) throws {
    goals = try line.pausedGoals()
    command = .pause(
      PauseGoal(
        from: try line.bound("--from", isLast: false)?.civilDay,
        to: try line.bound("--to", isLast: true)?.civilDay, reason: line.value("--reason") ?? ""))
  }
}

struct GoalResumeCommand: ExcusingCommand {
  static let declaration = Declaration(
    "goal resume", [Operand(.identifier(.goal), .optional)],
    [Flag("--from", .when, leaning: .either, "the first day that counts again; today unless said")],
    "let paused goals count again", ["goal resume", "goal resume laptop:7 --from tomorrow"])

  let command: ExcuseCommand
  let goals: [String]

  init(_ line: Arguments) throws {
    goals = try line.pausedGoals()
    command = .resume(ResumeGoal(from: try line.bound("--from", isLast: false)?.civilDay))
  }
}

struct SkipCommand: ExcusingCommand {
  static let declaration = Declaration(
    "skip", [Operand(.when, .optional, leaning: .either)], [.reason, .goal],
    "leave a day, or of weekly goals its week, out of streaks; today unless said",
    ["skip --reason Flu", "skip yesterday --goal water", "skip \"water, daily\""], .speaksOfDays,
    limits: [("reason", WordLimits.reason)])

  let command: ExcuseCommand
  let goals: [String]

  init(_ line: Arguments) throws {
    let excused = try line.excused()
    goals = excused.goals
    command = .skip(SkipDay(excused.day, reason: line.value("--reason") ?? ""))
  }
}

struct FreezeCommand: ExcusingCommand {
  static let declaration = Declaration(
    "freeze", [Operand(.when, .optional)], [.goal],
    "forgive a missed day, yesterday unless said; two in any thirty",
    ["freeze", "freeze 2025-11-14 --goal laptop:7"], .speaksOfDays)

  let command: ExcuseCommand
  let goals: [String]

  init(_ line: Arguments) throws {
    let excused = try line.excused()
    goals = excused.goals
    command = .freeze(FreezeDay(excused.day))
  }
}

struct ExcusesCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "excuses", "every day that goals leave out: skipped, forgiven or paused",
    ["excuses", "excuses --where \"kind = 'freeze'\""], [.speaksOfDays, .asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let all = Array(Table.excuses.rows(question.presenter.asked, .all))
    let rows = try await question.chosen(all, of: .excuses)
    let reasons = rows.compactMap { question.history.reason(of: $0.part) }
    return try await question.reading(reasons, of: .excuses).excuses(rows)
  }
}

// MARK: How far they are

struct GoalsCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "goals", "goals and how far they are", ["goals"], [.speaksOfDays, .asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let rows = question.progress(of: question.history.allGoals())
    return question.presenter.goals(try await question.chosen(rows, of: .goals))
  }
}

struct GoalHistoryCommand: EntryNaming, QuestionCommand {
  static let declaration = Declaration(
    "goal history", [Operand(.identifier(.goal))], [],
    "every target of a goal, and when it asked nothing",
    ["goal history laptop:7", "goal history water --where \"kind = 'target'\""],
    [.asks, .listsRows])

  let id: String

  func page(of question: Question) async throws -> Page {
    let goal = try await question.goal(id)
    let told = try await question.reading(goal.excuses.map(question.history.reason))
    let all = told.lines(of: goal)
    let lines = try await Question(told, in: question.session, question.console)
      .chosen(all, of: .lines(all, of: goal.activity))
    let isWhole = lines.count == all.count && !question.console.options.choice.isReversed
    return told.history(of: goal, lines, isWhole: isWhole)
  }
}

struct ProgressCommand: OptionalEntryCommand, QuestionCommand {
  static let declaration = Declaration(
    "progress", [Operand(.identifier(.goal), .optional)], [],
    "how far active goals are, with a kind word", ["progress", "progress laptop:7"],
    [.speaksOfDays, .asks, .listsRows],
    remarks: ["These are the day and the week of now; list progress has every one that was."])

  let id: String?

  func page(of question: Question) async throws -> Page {
    let rows = question.progress(of: try await question.goals(id))
    return question.presenter.progress(try await question.chosen(rows, of: .progress))
  }
}

struct StreakCommand: OptionalEntryCommand, QuestionCommand {
  static let declaration = Declaration(
    "streak", [Operand(.identifier(.goal), .optional)], [],
    "why a streak stands: the days it went over, and what came before",
    ["streak", "streak laptop:7", "streak meditation"], [.speaksOfDays, .asks])

  /// A goal, or an activity; nil for every active goal.
  let id: String?

  func page(of question: Question) async throws -> Page {
    let (history, today) = (question.history, question.view.today)
    // Without a goal any log counts, as it does for why streak.
    let activity = history.namedActivities.first { $0.label == id?.lowercased() }
    let isBare = history.allGoals().allSatisfy { $0.activity != activity }
    let goals =
      if let activity, isBare, !history.totals(of: activity).isEmpty {
        [ExplainedGoal(activity, in: history, today: today)]
      } else {
        try await question.goals(id).map { ExplainedGoal($0, in: history, today: today) }
      }
    return try await question.reading(goals.flatMap { $0.references(in: history) })
      .streaks(explained: goals)
  }
}

extension Question {
  /// The goal of this name, those that an activity may mean, or every active one, also a later one.
  func goals(_ words: String?) async throws -> [Goal] {
    let active = history.allGoals().filter { $0.isActive(asOf: view.today) }
    guard let words else { return active }
    if let name = GoalName(words, among: history.namedActivities) {
      let named = active.filter(name.suits)
      if named.count > 1 { return named }
    }
    return [try await goal(words)]
  }

  fileprivate func goal(_ words: String) async throws -> Goal {
    if let goal = history.goal(try await session.goal(words)) { return goal }
    throw Rejection.notFound(.goal, words)
  }

  fileprivate func progress(of goals: [Goal]) -> [GoalProgress] {
    goals.map { history.progress(of: $0, asOf: view.today) }
  }
}

extension Flag {
  fileprivate static let time = Flag(
    "--at", .timeOfDay, "the time of day, where it does not follow")
  fileprivate static let weekdays = Flag(
    "--on", .word("DAYS", of: Weekdays.words), "the days, such as weekdays or mon,thu")
}

extension Arguments {
  /// The time of day, behind the name or with `--at`.
  fileprivate func minute() throws -> Int? {
    if operand(1) != nil, has("--at") {
      throw UsageError.flagsExclude("--at", ArgumentKind.timeOfDay.placeholder)
    }
    guard let words = operand(1) ?? value("--at") else { return nil }
    return try ClockTime.minute(named: words)
  }

  fileprivate func weekdays() throws -> Weekdays? {
    try value("--on").map { try Weekdays(named: $0) }
  }
}

struct RemindCommand: PageCommand {
  static let declaration = Declaration(
    "remind", [Operand(.identifier(.goal)), Operand(.timeOfDay, .optional)], [.time, .weekdays],
    "be reminded of a goal, daily unless said; name the goal or its activity",
    ["remind water 20:00", "remind laptop:7 --at 8:30pm --on mon,thu"])

  let goal: String
  let schedule: ReminderSchedule

  init(_ line: Arguments) throws {
    goal = line.needed(0)
    guard let minute = try line.minute() else {
      throw UsageError.operandMissing(ArgumentKind.timeOfDay.placeholder, command: "remind")
    }
    schedule = ReminderSchedule(minute: minute, weekdays: try line.weekdays() ?? .daily)
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(SetReminder(of: session.goal(goal), schedule))
  }
}

struct RemindersCommand: BareCommand, QuestionCommand {
  static let declaration = Declaration(
    "reminders", "reminders and when they come next", ["reminders"], [.asks, .listsRows])

  func page(of question: Question) async throws -> Page {
    let rows = question.history.reminders(at: question.view)
    return question.presenter.reminders(try await question.chosen(rows, of: .reminders))
  }
}

struct RemindChangeCommand: PageCommand {
  static let declaration = Declaration(
    "remind change", [Operand(.identifier(.reminder)), Operand(.timeOfDay, .optional)],
    [.time, .weekdays], "let a reminder come at another time or on other days",
    ["remind change laptop:9 21:00", "remind change laptop:9 --on weekends"])

  let id: String
  /// Nil leaves the time, or the days, as they are.
  let minute: Int?
  let weekdays: Weekdays?

  init(_ line: Arguments) throws {
    id = line.needed(0)
    minute = try line.minute()
    weekdays = try line.weekdays()
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(
      ChangeReminder(session.reminder(id), minute: minute, weekdays: weekdays))
  }
}

struct RemindRemoveCommand: EntryCommand {
  static let declaration = Declaration(
    "remind remove", [Operand(.identifier(.reminder))], [],
    "take a reminder back", ["remind remove laptop:9"])

  let id: String

  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(RemoveEntry(session.reminder(id)))
  }
}

extension Session {
  /// The reminder that is named by its id, or by the name of its goal where it is the only one.
  fileprivate func reminder(_ words: String) async throws -> EventName {
    let known = try await makePresenter().history.namedActivities
    guard let name = GoalName(words, among: known) else { return try await find(words, .reminder) }
    let presenter = try await makePresenter()
    let suiting = presenter.history.reminders(at: presenter.view).filter { name.suits($0.goal) }
    let meant = name.meant(of: suiting.map(\.goal))
    let named = suiting.filter { reminder in meant.contains { $0.id == reminder.goal.id } }
    guard let only = named.first else { return try await find(words, .reminder) }
    if named.count == 1 { return only.id }
    throw presenter.ambiguous(words, named.map { (id: $0.id, goal: $0.goal) }, .reminder)
  }
}
