/// Days of the week, as a reminder comes on them.
///
///     let weekend = Weekdays(rawValue: 0b110_0000)
///     try await diary.perform(ChangeReminder(id, weekdays: .daily.subtracting(weekend)))
public struct Weekdays: OptionSet, Hashable, Sendable {
  /// Bit 0 is Monday, bit 6 Sunday, as the schema numbers them.
  public let rawValue: UInt32

  /// Days by their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue & 0x7F
  }

  package init(_ days: [Weekday]) {
    self.init(rawValue: days.reduce(0) { $0 | 1 << UInt32($1.rawValue - 1) })
  }

  /// Every day.
  public static let daily = Weekdays(rawValue: 0x7F)
  /// From Monday to Friday.
  public static let workdays = Weekdays(rawValue: 0x1F)
  /// Saturday and Sunday.
  public static let weekend = Weekdays(rawValue: 0x60)

  /// The days, from Monday on.
  package var days: [Weekday] { Weekday.allCases.filter(contains) }

  /// Whether a day is among them.
  package func contains(_ day: Weekday) -> Bool {
    rawValue & 1 << UInt32(day.rawValue - 1) != 0
  }

  /// Words for several days at once.
  private static let sets: [(word: String, days: Weekdays)] = [
    ("daily", .daily), ("weekdays", .workdays), ("weekends", .weekend),
  ]

  /// The words by which a person chooses days, but for the short ones.
  package static let words = sets.map(\.word) + Weekday.allCases.map(\.label)

  /// Reads `daily`, `weekdays`, `weekends`, and days with commas between them, such as `mon,thu`.
  ///
  /// - Throws: `unknownWeekdays`, with the nearest word there is.
  package init(named words: String) throws(Rejection) {
    self = []
    for part in words.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part.drop { $0 == " " })
      if let days = Self.sets.first(where: { $0.word == word })?.days {
        formUnion(days)
      } else if let day = Weekday.allCases.first(where: { day in
        day.label == word || day.label.prefix(3) == word
      }) {
        formUnion(Weekdays([day]))
      } else {
        throw .unknownWeekdays(word, nearest: Nearest.suggestion(for: word, among: Self.words))
      }
    }
  }
}

extension ClockTime {
  /// - Throws: `timeOfDayNotUnderstood`.
  package static func minute(named words: String) throws(Rejection) -> Int {
    guard let minute = minute(words) else { throw .timeOfDayNotUnderstood(words) }
    return minute
  }
}

extension Weekday {
  private static let labels = allCases.map { "\($0)" }

  /// The word by which a person chooses it.
  package var label: String { Self.labels[rawValue - 1] }
}
