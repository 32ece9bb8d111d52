package import Platform

extension Diary {
  /// Reminds of a goal from now on.
  ///
  /// - Throws: `DiaryError.rejected` as `SetReminder.decide`, and with `notFound`.
  package func remind(of goal: EventName, _ command: SetReminder) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.goalFacts(goal) else { throw missing(.goal, goal, history) }
      return try command.decide(facts, beside: history.namedReminders, in: context)
    }
  }

  /// Lets a reminder come at another time or on other days.
  ///
  /// - Throws: `DiaryError.rejected` as `ChangeReminder.decide`, and with `notFound`.
  package func change(
    _ id: EventName, _ command: ChangeReminder
  ) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.reminderFacts(id) else { throw missing(.reminder, id, history) }
      return try command.decide(facts, beside: history.namedReminders, in: context)
    }
  }
}

extension History {
  /// Every reminder with the name that a person knows it by.
  fileprivate var namedReminders: [(name: String, facts: ReminderFacts)] {
    reminderFacts().map { (name: label(of: $0.id), facts: $0) }
  }
}
