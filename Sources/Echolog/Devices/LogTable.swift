/// What the history knows of one log: its device, and which row each of its events made.
struct LogTable: Sendable {
  let id: LogID
  /// By event number; number 0 is nobody's.
  var slots = RowTable<UInt32>()
  var deviceName = ""
  var continued: Continuation?
  /// The last event that was known to be missing when the log began.
  var missing: EventName?
  /// Where it goes on from, as a branch of a log that parted.
  var branch: Branch?
  /// When its last folded event was recorded, in milliseconds.
  var lastRecordedAt: Int64 = 0
  var eventCount: UInt64 = 0
  /// The highest number folded.
  var lastNumber: UInt64 = 0

  init(id: LogID) {
    self.id = id
    slots.append(0)
  }

  struct Continuation: Equatable, Sendable {
    /// Its last event, and the chain hash there.
    let name: EventName
    let link: [UInt8]
  }

  /// The log, by its index, with the numbers before the first.
  struct Branch: Equatable, Sendable {
    let parent: UInt16
    let first: UInt64
  }

  /// Counts more events, of which this is the last.
  mutating func count(_ count: UInt64, last number: UInt32, recordedAt: Int64) {
    lastRecordedAt = recordedAt
    lastNumber = UInt64(number)
    eventCount &+= count
  }

  /// The same before any event was folded.
  var bare: LogTable {
    var bare = self
    bare.slots = RowTable()
    (bare.eventCount, bare.lastNumber, bare.lastRecordedAt) = (0, 0, 0)
    return bare
  }

  /// Counts in what was counted apart.
  mutating func add(_ other: LogTable) {
    eventCount &+= other.eventCount
    guard lastNumber < other.lastNumber else { return }
    (lastNumber, lastRecordedAt) = (other.lastNumber, other.lastRecordedAt)
  }

  mutating func enter(_ slot: EntitySlot, number: UInt32) {
    while slots.count < number { slots.append(0) }
    if slots.count == number {
      slots.append(slot.rawValue)
    } else if slots[Int(number)] != slot.rawValue {
      slots[Int(number)] = slot.rawValue
    }
  }

  @inline(__always) func slot(of number: UInt64) -> EntitySlot {
    guard number < UInt64(slots.count) else { return .none }
    return EntitySlot(rawValue: slots[Int(number)])
  }
}

/// The number of a log in this process, in the order in which the history met them.
///
/// Two histories of the same events may number logs differently; nothing that leaves the process
/// may depend on it.
package struct LogIndex: Hashable, Sendable {
  package let rawValue: UInt16
}
