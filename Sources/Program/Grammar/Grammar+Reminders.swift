import Echolog
import Platform

/// The commands about reminders, which stand with those about goals.
extension Grammar {
  private static let time = Flag("--at", .timeOfDay, "the time of day, where it does not follow")
  private static let days = Flag("--on", .weekdays, "the days, such as weekdays or mon,thu")

  static var reminders: [Declaration] {
    [
      Declaration(
        .remind, "remind", [Operand(.identifier(.goal)), Operand(.timeOfDay, .optional)],
        [time, days],
        "be reminded of a goal, daily unless said; name the goal or its activity",
        ["remind water 20:00", "remind laptop:7 --at 8:30pm --on mon,thu"]),
      Declaration(.reminders, "reminders", "reminders and when they come next", ["reminders"]),
      Declaration(
        .remindChange, "remind change",
        [Operand(.identifier(.reminder)), Operand(.timeOfDay, .optional)],
        [time, days],
        "let a reminder come at another time or on other days",
        ["remind change laptop:9 21:00", "remind change laptop:9 --on weekends"]),
      Declaration(
        .remindRemove, "remind remove", [Operand(.identifier(.reminder))], [],
        "take a reminder back", ["remind remove laptop:9"]),
    ]
  }
}

extension StatementReader {
  func aboutReminders() throws(LineError) -> Statement {
    switch line.command.verb {
    case .remind:
      guard let minute = try minute() else {
        throw .usage(
          .operandMissing(ArgumentKind.timeOfDay.placeholder, command: line.command.name))
      }
      let weekdays = try weekdays() ?? .daily
      return .remind(
        goal: needed(0), SetReminder(ReminderSchedule(minute: minute, weekdays: weekdays)))
    case .remindChange:
      let minute = try minute()
      let weekdays = try weekdays()
      return .changeReminder(id: needed(0), ChangeReminder(minute: minute, weekdays: weekdays))
    case .remindRemove: return .removeReminder(id: needed(0))
    default: return .reminders
    }
  }

  /// The time of day, behind the name or with `--at`.
  private func minute() throws(LineError) -> Int? {
    if operand(1) != nil, line.has("--at") {
      throw .usage(.flagsExclude("--at", ArgumentKind.timeOfDay.placeholder))
    }
    guard let words = operand(1) ?? line.value("--at") else { return nil }
    return try ruled { () throws(Rejection) in try ClockTime.minute(named: words) }
  }

  private func weekdays() throws(LineError) -> Weekdays? {
    guard let words = line.value("--on") else { return nil }
    return try ruled { () throws(Rejection) in try Weekdays(named: words) }
  }
}
