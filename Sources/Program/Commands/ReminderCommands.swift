import Echolog
import Platform

extension Flag {
  fileprivate static let time = Flag(
    "--at", .timeOfDay, "the time of day, where it does not follow")
  fileprivate static let weekdays = Flag("--on", .weekdays, "the days, such as weekdays or mon,thu")
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

struct RemindCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "remind", [Operand(.identifier(.goal)), Operand(.timeOfDay, .optional)],
    [.time, .weekdays],
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

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    let goal = try await session.goal(goal)
    return try await session.record(SetReminder(of: goal, schedule), console)
  }
}

struct RemindersCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    Self.self, "reminders", "reminders and when they come next", ["reminders"], [.asks, .listsRows])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let presenter = try await session.makePresenter()
    let rows = presenter.history.reminders(at: presenter.view)
    return presenter.reminders(try await session.chosen(rows, of: .reminders, presenter, console))
  }
}

struct RemindChangeCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "remind change",
    [Operand(.identifier(.reminder)), Operand(.timeOfDay, .optional)], [.time, .weekdays],
    "let a reminder come at another time or on other days",
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

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    let reminder = try await session.reminder(id)
    return try await session.record(
      ChangeReminder(reminder, minute: minute, weekdays: weekdays), console)
  }
}

struct RemindRemoveCommand: EntryCommand {
  static let declaration = Declaration(
    Self.self, "remind remove", [Operand(.identifier(.reminder))], [],
    "take a reminder back", ["remind remove laptop:9"])

  let id: String

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    let reminder = try await session.reminder(id)
    return try await session.record(RemoveEntry(reminder), console)
  }
}

extension Session {
  /// The reminder that is named by its id, or by the name of its goal where it is the only one.
  fileprivate func reminder(_ words: String) async throws -> EventName {
    guard let name = GoalName(words) else { return try await find(words, .reminder) }
    let presenter = try await makePresenter()
    let named = presenter.history.reminders(at: presenter.view).filter { name.suits($0.goal) }
    guard let only = named.first else { return try await find(words, .reminder) }
    guard named.count == 1 else {
      throw presenter.ambiguous(words, named.map { (id: $0.id, goal: $0.goal) }, .reminder)
    }
    return only.id
  }
}
