import Platform

// Rows hold integers only, largest first and without padding (a test measures them). An event is
// named by `log` and `number`; `batch` and `previousInDay` are row numbers plus one, 0 for none;
// `utcOffset` is `noOffset` where no zone is known.

/// Stands for an absent UTC offset.
let noOffset = Int32.min

/// What is true of a moment or a log.
struct EntryFlags: OptionSet, PlainRow {
  let rawValue: UInt16

  /// The precision of the time, a day at most.
  static let precisionMask: UInt16 = 3

  static let removed = EntryFlags(rawValue: 1 << 2)
  /// Its batch was taken back.
  static let undone = EntryFlags(rawValue: 1 << 3)
  static let forgotten = EntryFlags(rawValue: 1 << 4)
  /// The words themselves: the text of a moment, the note of a log.
  static let hasWords = EntryFlags(rawValue: 1 << 5)
  static let hasPraise = EntryFlags(rawValue: 1 << 6)
  static let corrected = EntryFlags(rawValue: 1 << 7)
  /// The event says when it happened; else it happened as it was recorded.
  static let dated = EntryFlags(rawValue: 1 << 8)

  /// Where a log keeps its activity, as the schema numbers it.
  static let activityShift: UInt16 = 9
  static let activityMask: UInt16 = 7 << activityShift

  /// Recording it was undone.
  static let takenBack = EntryFlags(rawValue: 1 << 12)

  /// Of a moment: a later praise came, and a `PraiseRow` says where it stands.
  static let hasLaterPraise = EntryFlags(rawValue: 1 << 13)
  /// Of a moment: that none came was noted.
  static let hasPraiseFailed = EntryFlags(rawValue: 1 << 14)
  /// Of a moment: it was acknowledged quietly.
  static let quiet = EntryFlags(rawValue: 1 << 15)

  static let gone: EntryFlags = [.removed, .undone, .takenBack]
  static let words: EntryFlags = [.hasWords, .hasPraise, .hasLaterPraise]
}

struct MomentRow: PlainRow {
  var happenedAt: Int64
  var recordedAt: Int64
  var number: UInt32
  var batch: UInt32
  var day: Int32
  var previousInDay: UInt32
  var utcOffset: Int32
  var log: UInt16
  var flags: EntryFlags
}

/// Where the later praise of a moment stands. Few moments have one, so it is no part of their rows.
struct PraiseRow: PlainRow {
  /// The row of the moment.
  var moment: UInt32
  var number: UInt32
  var log: UInt16
  let unused: UInt16 = 0
}

/// What a person says about a civil day.
struct SummaryRow: PlainRow {
  var day: Int32
  /// The event that holds the words in force; 0 for none.
  var number: UInt32
  var log: UInt16
  /// 1 where the event has words.
  var hasWords: UInt16
}

struct ActivityRow: PlainRow {
  var happenedAt: Int64
  var recordedAt: Int64
  var amount: Int64
  var number: UInt32
  var batch: UInt32
  var day: Int32
  var previousInDay: UInt32
  var utcOffset: Int32
  var log: UInt16
  var flags: EntryFlags
}

/// What happened to an Echo, and which of its words there are.
struct EchoFlags: OptionSet, PlainRow {
  let rawValue: UInt16

  static let revealed = EchoFlags(rawValue: 1 << 0)
  static let reflected = EchoFlags(rawValue: 1 << 1)
  static let dismissed = EchoFlags(rawValue: 1 << 2)
  static let cancelled = EchoFlags(rawValue: 1 << 3)
  static let forgotten = EchoFlags(rawValue: 1 << 4)
  static let hasText = EchoFlags(rawValue: 1 << 5)
  static let hasRecommendation = EchoFlags(rawValue: 1 << 6)
  static let hasQuote = EchoFlags(rawValue: 1 << 7)
  static let hasAuthor = EchoFlags(rawValue: 1 << 8)
  static let hasNote = EchoFlags(rawValue: 1 << 9)
  /// A device showed its notification.
  static let shown = EchoFlags(rawValue: 1 << 10)
  /// Its recommendation and its quote were drawn to comfort.
  static let quiet = EchoFlags(rawValue: 1 << 11)
  /// A sentence of help came with them.
  static let hasHelp = EchoFlags(rawValue: 1 << 12)
  /// Sending it was undone.
  static let takenBack = EchoFlags(rawValue: 1 << 15)

  static let words: EchoFlags = [
    .hasText, .hasRecommendation, .hasQuote, .hasAuthor, .hasNote, .hasHelp,
  ]
}

struct EchoRow: PlainRow {
  var sentAt: Int64
  var revealedAt: Int64
  var number: UInt32
  var sentDay: Int32
  var deliveryDay: Int32
  var previousInDay: UInt32
  var utcOffset: Int32
  var revealNumber: UInt32
  var reflectionNumber: UInt32
  var graphemes: UInt32
  var log: UInt16
  var revealLog: UInt16
  var reflectionLog: UInt16
  var deliveryMinute: UInt16
  var intervalDays: UInt16
  var emotion: UInt16
  var flags: EchoFlags
  /// How often it was read again after it was answered or put away; wraps.
  var reopenCount: UInt16 = 0
}

struct GoalRow: PlainRow {
  var target: Int64
  var number: UInt32
  var firstDay: Int32
  var batch: UInt32
  var log: UInt16
  var activity: UInt16
  var period: UInt16
  var weekStart: UInt16
  /// 1 where setting it was undone.
  var isTakenBack: UInt32
}

/// A change of a goal, in the order of the fold.
struct GoalChangeRow: PlainRow {
  /// The new target; for a change of activeness 1 or 0; for a pause its last day, `openEnd` where
  /// it has none.
  var value: Int64
  var goal: UInt32
  var day: Int32
  var number: UInt32
  var batch: UInt32
  var log: UInt16
  /// A `Kind`.
  var kind: UInt16
  /// 1 where it was undone.
  var isTakenBack: UInt16
  /// 1 where the event holds a reason that is to be shown.
  var hasReason: UInt16

  /// What changed.
  enum Kind: UInt16 {
    case target, activeness, skip, freeze, pause, resume
  }

  /// The last day of a pause without one.
  static let openEnd = Int64.max
}

/// A reminder of a goal, in the order of the fold.
struct ReminderRow: PlainRow {
  var setAt: Int64
  /// When its time or its days were last spoken of.
  var changedAt: Int64
  var number: UInt32
  var goalNumber: UInt32
  /// The latest date for which a device showed it; below every day before.
  var shownDay: Int32
  var goalLog: UInt16
  var log: UInt16
  var minute: UInt16
  var weekdays: UInt16
  /// What both were before anything changed them.
  var minuteAsSet: UInt16
  var weekdaysAsSet: UInt16
  var flags: Flags = []
  let unused: UInt16 = 0
  let unusedToo: UInt32 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    static let removed = Flags(rawValue: 1 << 0)
    /// Setting it was undone.
    static let takenBack = Flags(rawValue: 1 << 1)
  }
}

/// A badge that a device showed, in the order of the fold.
struct BadgeRow: PlainRow {
  var number: UInt32
  var goal: UInt32
  var shownDay: Int32
  var earnedDay: Int32
  var log: UInt16
  /// As the schema numbers it.
  var badge: UInt16
}

/// What happened to a memory, and which of its words there are.
struct MemoryFlags: OptionSet, PlainRow {
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

  /// How exactly the time is known, and whether the event said it.
  static let timeMask = precisionMask | dated.rawValue | ofMonthOrYear.rawValue

  static let gone: MemoryFlags = [.removed, .undone, .takenBack]
}

struct MemoryRow: PlainRow {
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
  var utcOffset: Int32
  var log: UInt16
  var titleLog: UInt16
  var textLog: UInt16
  var emotion: UInt16
  var source: UInt16
  var flags: MemoryFlags
}

/// A tag, person or place of a memory, in the order of the fold.
struct LabelRow: PlainRow {
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

struct BatchRow: PlainRow {
  var startedAt: Int64
  var number: UInt32
  var entryCount: UInt32
  var log: UInt16
  var kind: UInt16
  var flags: Flags
  let unused: UInt16 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    static let undone = Flags(rawValue: 1 << 0)
    static let hasName = Flags(rawValue: 1 << 1)
    static let forgotten = Flags(rawValue: 1 << 2)
    static let finished = Flags(rawValue: 1 << 3)
  }
}

/// An event that made no entry, in the order of the fold, by which the history of an earlier time
/// is told.
struct OtherEventRow: PlainRow {
  var recordedAt: Int64
  var number: UInt32
  var log: UInt16
  /// An `EventType`; of a later version, any other number.
  var kind: UInt16

  var type: EventType? { EventType(rawValue: UInt32(kind)) }
}

/// What a civil day holds, in one cache line.
struct DayRow: PlainRow {
  /// Sums in base units, by `Activity` 1 to 4. Addition wraps, so that every order of adding and
  /// taking away ends at the same sum.
  var totals: InlineArray<4, Int64> = InlineArray(repeating: 0)
  /// How many logs the sums are made of; zero tells "nothing logged" from "zero logged".
  var logCounts: InlineArray<4, UInt32> = InlineArray(repeating: 0)
  var momentCount: UInt32 = 0
  /// The latest rows of the day, plus one; each leads to the one before. Removed ones included.
  var lastMoment: UInt32 = 0
  var lastActivity: UInt32 = 0
  var lastEcho: UInt32 = 0
}
