// Rows hold integers only, largest first and without padding (a test measures them). An event is
// named by `log` and `number`; `batch` and `previousInDay` are row numbers plus one, 0 for none;
// `utcOffset` is `noOffset` where no zone is known.

/// A row that is named by the event that made it.
protocol NamedRow: PlainRow {
  var log: UInt16 { get }
  var number: UInt32 { get }
}

/// Of the rows of a day each leads to the one before it.
protocol DayLinkedRow: NamedRow {
  var previousInDay: UInt32 { get set }
}

extension RowTable where Row: DayLinkedRow {
  /// The rows of a day with their numbers, the last one first.
  ///
  /// - Parameter last: where the day leads to; nil for a day without anything.
  func chain(from last: UInt32?) -> some Sequence<(index: Int, row: Row)> {
    sequence(state: last ?? 0) { link -> (index: Int, row: Row)? in
      guard link != 0 else { return nil }
      let index = Int(link) - 1
      let row = self[index]
      link = row.previousInDay
      return (index, row)
    }
  }

  /// Their numbers, the last one first.
  func numbers(from last: UInt32) -> [UInt32] { chain(from: last).map { UInt32($0.index) } }

  /// Takes a row out of the chain of a day, from the latest on: a change mostly comes soon.
  ///
  /// - Parameter last: where the day leads to.
  mutating func unlink(_ row: Int, from last: inout UInt32) {
    let link = UInt32(row + 1)
    guard last != link else {
      last = self[row].previousInDay
      return
    }
    var next = last
    while next != 0 {
      let current = Int(next) - 1
      next = self[current].previousInDay
      guard next == link else { continue }
      self[current].previousInDay = self[row].previousInDay
      return
    }
  }
}

extension OptionSet where Element == Self {
  mutating func set(_ members: Self, _ areIn: Bool) {
    if areIn { formUnion(members) } else { subtract(members) }
  }
}

/// What is true of a row that has words.
protocol WordFlags: OptionSet where Element == Self {
  static var words: Self { get }
  static var forgotten: Self { get }
}

extension WordFlags {
  mutating func forget() {
    subtract(.words)
    insert(.forgotten)
  }
}

let noOffset = Int32.min

/// What is true of a moment or a log.
struct EntryFlags: EntryRowFlags, PlainRow {
  let rawValue: UInt16

  /// The precision of the time, a day at most.
  static let precisionMask: UInt16 = 3

  static let removed = EntryFlags(rawValue: 1 << 2)
  /// Its batch was taken back.
  static let undone = EntryFlags(rawValue: 1 << 3)
  static let forgotten = EntryFlags(rawValue: 1 << 4)
  /// The words themselves: the text of a moment, the note of a log.
  static let hasWords = EntryFlags(rawValue: 1 << 5)
  /// The amount of a log was corrected; a moment was moved to another time.
  static let corrected = EntryFlags(rawValue: 1 << 6)
  /// Recording it was undone.
  static let takenBack = EntryFlags(rawValue: 1 << 7)
  /// The event says when it happened; else it happened as it was recorded.
  static let dated = EntryFlags(rawValue: 1 << 8)
  /// Its words were changed, and a `LaterWordsRow` says where they are.
  static let hasOtherWords = EntryFlags(rawValue: 1 << 9)

  /// Where a log keeps its activity; a moment has the flags below there.
  static let activityShift: UInt16 = 10
  static let activityMask: UInt16 = 63 << activityShift

  static let hasPraise = EntryFlags(rawValue: 1 << 10)
  /// Its text has become heavy, so that a praise from before is not shown.
  static let hidesPraise = EntryFlags(rawValue: 1 << 11)
  /// A later praise came, and a `LaterWordsRow` says where it stands.
  static let hasLaterPraise = EntryFlags(rawValue: 1 << 12)
  /// That none came was noted.
  static let hasPraiseFailed = EntryFlags(rawValue: 1 << 13)
  /// It was acknowledged quietly.
  static let quiet = EntryFlags(rawValue: 1 << 14)

  static let timeMask = precisionMask | dated.rawValue
  static let gone: EntryFlags = [.removed, .undone, .takenBack]
  static let words: EntryFlags = [.hasWords]
  static let praise: EntryFlags = [.hasPraise, .hasLaterPraise, .hidesPraise]
}

/// An event that made no entry, in the order of the fold, by which the history of an earlier time
/// is told.
struct OtherEventRow: NamedRow {
  let recordedAt: Int64
  let number: UInt32
  let log: UInt16
  /// An `EventType`; of a later version, any other number.
  let kind: UInt8
  /// How many days the event's civil day is behind that of `recordedAt` in UTC; `isFurther` also
  /// where it happened at another time than it was recorded.
  private let daysBehind: Int8

  private static let isFurther = Int8.min

  init(_ event: borrowing Event, number: UInt32, log: UInt16) {
    (recordedAt, self.number, self.log) = (event.recordedAt, number, log)
    kind = UInt8(clamping: event.body.fieldNumber)
    let days = CivilDay(daysSinceEpoch: event.civilDay) - Self.day(at: event.recordedAt)
    let isOfThen = event.happenedAtMs.map { $0 == event.recordedAt } ?? true
    daysBehind = isOfThen ? Int8(exactly: days) ?? Self.isFurther : Self.isFurther
  }

  var type: EventType? { EventType(rawValue: UInt32(kind)) }

  /// The event's civil day, where it happened as it was recorded; nil where it did not, or the day
  /// is further than a few months from then.
  var civilDay: Int32? {
    daysBehind == Self.isFurther
      ? nil : (Self.day(at: recordedAt) + Int(daysBehind)).daysSinceEpoch
  }

  private static func day(at milliseconds: Int64) -> CivilDay {
    WallTime(at: Instant(milliseconds: milliseconds), offset: .utc).day
  }
}

/// What a civil day holds, in one cache line.
struct DayRow: PlainRow {
  /// Sums in base units, by `StandardActivity` 1 to 4. Addition wraps, so that every order of
  /// adding and taking away ends at the same sum.
  var totals: InlineArray<4, Int64> = InlineArray(repeating: 0)
  /// How many logs the sums are made of; zero tells "nothing logged" from "zero logged".
  var logCounts: InlineArray<4, UInt32> = InlineArray(repeating: 0)
  var momentCount: UInt32 = 0
  /// The latest rows of the day, plus one; each leads to the one before. Removed ones included.
  var lastMoment: UInt32 = 0
  var lastActivity: UInt32 = 0
  var lastEcho: UInt32 = 0
}
