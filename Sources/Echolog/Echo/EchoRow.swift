/// What happened to an Echo, and which of its words there are.
struct EchoFlags: WordFlags, PlainRow {
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

struct EchoRow: DayLinkedRow {
  var sentAt: Int64
  var revealedAt: Int64
  /// When it was answered or put away; 0 where it was neither.
  var settledAt: Int64 = 0
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
