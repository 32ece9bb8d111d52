/// Names an event for ever: its log and its number there, from 1 without gaps.
///
///     if let id = EntryID("\(id)") { try await diary.perform(RevealEcho(id)) }
///
/// An entity is named by the event that created it, so this also names entities. The order is by
/// log and then by number, which is not the order of time.
public struct EventName: Hashable, Comparable, Sendable {
  package let log: LogID
  package let number: UInt64

  package init(log: LogID, number: UInt64) {
    self.log = log
    self.number = number
  }

  /// By their logs, and within one by their numbers.
  public static func < (left: EventName, right: EventName) -> Bool {
    left.log == right.log ? left.number < right.number : left.log < right.log
  }
}
