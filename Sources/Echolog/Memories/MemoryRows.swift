/// What happened to a memory, and which of its words there are.
struct MemoryFlags: EntryRowFlags, PlainRow {
  let rawValue: UInt16

  /// The lower two bits of the precision of the time, as the event has it.
  static let precisionMask: UInt16 = 3

  static let removed = MemoryFlags(rawValue: 1 << 2)
  /// Its batch was taken back.
  static let undone = MemoryFlags(rawValue: 1 << 3)
  static let forgotten = MemoryFlags(rawValue: 1 << 4)
  static let hasText = MemoryFlags(rawValue: 1 << 5)
  static let hasTitle = MemoryFlags(rawValue: 1 << 6)
  static let edited = MemoryFlags(rawValue: 1 << 7)
  /// The event says when it happened; else it happened as it was recorded.
  static let dated = MemoryFlags(rawValue: 1 << 8)

  /// Capturing it was undone.
  static let takenBack = MemoryFlags(rawValue: 1 << 9)

  /// The third bit of the precision: no day is known.
  static let ofMonthOrYear = MemoryFlags(rawValue: 1 << 10)

  /// Its words were answered quietly.
  static let heavy = MemoryFlags(rawValue: 1 << 11)

  static let timeMask = precisionMask | dated.rawValue | ofMonthOrYear.rawValue

  static let gone: MemoryFlags = [.removed, .undone, .takenBack]
  static let words: MemoryFlags = [.hasTitle, .hasText]
}

struct MemoryRow: EntryRow {
  var happenedAt: Int64
  var recordedAt: Int64
  var number: UInt32
  /// The event that holds the title in force, and that of the text: at first its own.
  var titleNumber: UInt32
  var textNumber: UInt32
  var batch: UInt32
  var day: Int32
  /// The label added last, plus one; each leads to the one before. Those taken away included.
  var lastLabel: UInt32
  /// The same for attachments.
  var lastAttachment: UInt32
  var utcOffset: Int32
  var log: UInt16
  var titleLog: UInt16
  var textLog: UInt16
  var emotion: UInt16
  var source: UInt16
  var flags: MemoryFlags
  let unused: UInt32 = 0

  /// Whether it was not removed, and its day is known.
  var countsForDay: Bool { flags.isDisjoint(with: [.gone, .ofMonthOrYear]) }

  /// Whether nothing cheerful may stand beside it.
  var isHeavy: Bool {
    flags.contains(.heavy) || emotion == UInt16(truncatingIfNeeded: Emotion.struggle.rawValue)
  }
}

/// A tag, person or place of a memory, in the order of the fold.
struct LabelRow: NamedRow {
  var number: UInt32
  /// The label of the same memory before it, plus one.
  var previous: UInt32
  var log: UInt16
  var kind: UInt16
  var flags: Flags
  let unused: UInt16 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    static let removed = Flags(rawValue: 1 << 0)
    static let hasWords = Flags(rawValue: 1 << 1)
  }
}

/// A file of a memory, in the order of the fold.
struct AttachmentRow: NamedRow {
  /// The name of the sealed file, in two halves, most significant first.
  let fileHigh: UInt64
  let fileLow: UInt64
  let byteCount: Int64
  let addedAt: Int64
  var number: UInt32
  /// The attachment of the same memory before it, plus one.
  var previous: UInt32
  /// Where its media type is in `History.mediaTypes`.
  let mediaType: UInt32
  var log: UInt16
  var flags: LabelRow.Flags

  /// The name of the sealed file, 16 bytes.
  var file: [UInt8] { LogID(high: fileHigh, low: fileLow).bytes }
}

extension RowTable where Row: NamedRow {
  /// Rows of which each leads to the one before it, the latest first.
  ///
  /// - Parameter link: the latest, plus one; 0 for none.
  func chain(from link: UInt32, _ previous: (Row) -> UInt32) -> [Int] {
    var found: [Int] = []
    var next = link
    while next != 0 {
      found.append(Int(next) - 1)
      next = previous(self[Int(next) - 1])
    }
    return found
  }
}
