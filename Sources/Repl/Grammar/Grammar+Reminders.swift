import CivilTime
import Domain
import Rendering

/// The commands about reminders, which stand with those about goals.
extension Grammar {
  private static let days = Flag("--on", .weekdays, "the days, such as weekdays or mon,thu")

  static var reminders: [Declaration] {
    [
      Declaration(
        .remind, "remind", [Operand(.identifier(.goal)), Operand(.timeOfDay)], [days],
        "be reminded of a goal, daily unless said; name the goal or its activity",
        ["remind water 20:00", "remind laptop:7 8:30pm --on mon,thu"]),
      Declaration(.reminders, "reminders", "reminders and when they come next", ["reminders"]),
      Declaration(
        .remindChange, "remind change", [Operand(.identifier(.reminder))],
        [Flag("--at", .timeOfDay, "the time of day"), days],
        "let a reminder come at another time or on other days",
        ["remind change laptop:9 --at 21:00", "remind change laptop:9 --on weekends"]),
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
      return try ruled { () throws(Rejection) in
        let minute = try ClockTime.minute(named: needed(1))
        let weekdays = try weekdays() ?? .daily
        return .remind(
          goal: needed(0), SetReminder(ReminderSchedule(minute: minute, weekdays: weekdays)))
      }
    case .remindChange:
      return try ruled { () throws(Rejection) in
        let minute: Int? =
          if let words = line.value("--at") { try ClockTime.minute(named: words) } else { nil }
        return .changeReminder(
          id: needed(0), ChangeReminder(minute: minute, weekdays: try weekdays()))
      }
    case .remindRemove: return .removeReminder(id: needed(0))
    default: return .reminders
    }
  }

  private func weekdays() throws(Rejection) -> Weekdays? {
    guard let words = line.value("--on") else { return nil }
    return try Weekdays(named: words)
  }
}
