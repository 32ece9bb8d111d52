// Columns whose cells are what a row has; where it has nothing, they are null.
extension Column {
  /// One of the program's words.
  package static func word(
    _ name: String, _ about: String, _ word: @escaping @Sendable (Row) -> String?
  ) -> Column {
    Column(name, .word, about) { row, _ in .optional(word(row), Cell.word) }
  }

  /// A time of day in minutes after midnight, as a word.
  package static func clock(
    _ name: String, _ about: String, _ minute: @escaping @Sendable (Row) -> Int
  ) -> Column {
    Column(name, .word, about) { row, _ in .clock(minute: minute(row)) }
  }

  /// Words in the journal, as far as the person is to see them.
  package static func text(
    _ name: String, _ about: String,
    _ words: @escaping @Sendable (Row, DiaryView) -> WordsReference?
  ) -> Column {
    Column(name, .text, about) { .text(words($0, $1)) }
  }

  /// How many there are of something.
  package static func count(
    _ name: String, unit: String? = nil, _ about: String, _ count: @escaping @Sendable (Row) -> Int
  ) -> Column {
    Column(name, .number, unit: unit, about) { row, _ in .number(count(row)) }
  }

  /// An amount in the unit that the column `unit` names.
  package static func amount(
    _ name: String, _ about: String, _ amount: @escaping @Sendable (Row) -> Int64,
    of activity: @escaping @Sendable (Row, DiaryView) -> Activity?
  ) -> Column {
    Column(name, .real, unit: "as `unit` says", about) { row, view in
      activity(row, view)?.cell(amount(row)) ?? .number(amount(row))
    }
  }

  /// Whether something is so.
  package static func flag(
    _ name: String, _ about: String, _ isSo: @escaping @Sendable (Row) -> Bool
  ) -> Column {
    Column(name, .flag, about) { row, _ in .flag(isSo(row)) }
  }

  /// A civil day.
  package static func day(
    _ name: String, _ about: String, _ day: @escaping @Sendable (Row) -> CivilDay?
  ) -> Column {
    Column(name, .day, about) { row, _ in .day(day(row)) }
  }

  /// The name of an entry or an event.
  package static func id(
    _ name: String, _ about: String, _ id: @escaping @Sendable (Row) -> EventName?
  ) -> Column {
    Column(name, .id, about) { row, _ in .id(id(row)) }
  }
}
