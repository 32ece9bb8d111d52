public import Platform

/// Takes a moment, a log, a memory or a reminder out of its list.
///
///     try await diary.perform(RemoveEntry(id))
public struct RemoveEntry: Equatable, Sendable {
  package let id: EntryID

  /// The entry of this name.
  public init(_ id: EntryID) {
    self.id = id
  }

  /// - Throws: `alreadyRemoved`.
  package static func decide(
    _ kind: EntityKind, _ body: Event.Body, _ entry: EntryFacts, in now: Now
  ) throws(Rejection) -> PendingEvent {
    guard !entry.isRemoved else { throw .alreadyRemoved(kind, by: entry.removedBy) }
    return PendingEvent(body, about: entry.id, in: now)
  }
}

extension RemoveEntry: Command {
  /// Records it.
  ///
  /// - Throws: `alreadyRemoved`, `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<Void> {
    let draft: PendingEvent
    if let moment = history.moment(id) {
      let entry = history.entryFacts(moment.id, isRemoved: moment.isRemoved)
      draft = try Self.decide(.moment, .momentRemoved(MomentRemoved()), entry, in: now)
    } else if let log = history.logFacts(id) {
      draft = try Self.decide(.log, .activityRemoved(ActivityRemoved()), log.entry, in: now)
    } else if let reminder = history.reminderFacts(id) {
      let entry = EntryFacts(
        id: reminder.id, isRemoved: reminder.isRemoved, removedBy: reminder.removedBy)
      draft = try Self.decide(.reminder, .reminderRemoved(ReminderRemoved()), entry, in: now)
    } else if let memory = history.memory(id) {
      let entry = history.entryFacts(memory.id, isRemoved: memory.isRemoved)
      draft = try Self.decide(.memory, .memoryRemoved(MemoryRemoved()), entry, in: now)
    } else {
      throw missing(.moment, id, history)
    }
    return .records(draft)
  }
}
