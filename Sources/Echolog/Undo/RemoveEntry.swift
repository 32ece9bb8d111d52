/// Takes a moment, a log, a memory or a reminder out of its list.
///
///     try await diary.perform(RemoveEntry(id))
public struct RemoveEntry: Command, Equatable {
  package let id: EntryID

  /// The entry of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// Records it.
  ///
  /// - Throws: `alreadyRemoved`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let (entry, kind, isRemoved, removal): (EventName, EntityKind, Bool, Event.Body) =
      if let moment = history.moment(id) {
        (moment.id, .moment, moment.isRemoved, .momentRemoved(MomentRemoved()))
      } else if let log = history.log(id) {
        (log.id, .log, log.isRemoved, .activityRemoved(ActivityRemoved()))
      } else if let reminder = history.keptReminder(id) {
        (reminder.id, .reminder, reminder.isRemoved, .reminderRemoved(ReminderRemoved()))
      } else if let memory = history.memory(id) {
        (memory.id, .memory, memory.isRemoved, .memoryRemoved(MemoryRemoved()))
      } else {
        throw missing(.moment, id, history)
      }
    guard !isRemoved else { throw history.alreadyRemoved(kind, entry) }
    return .records(PendingEvent(removal, about: entry, in: now))
  }
}
