package import Platform

/// Some rows of a table, column by column, with the words in them: what leaves for other programs.
package struct TableBatch: Sendable {
  /// In the order of the table, each with `rowCount` cells.
  package let columns: [ColumnCells]
  package let rowCount: Int
}

/// The cells of a column in some rows, held by kind, so that a cell takes no memory of its own.
///
/// Each list that the kind of the column uses has a place for every row, also where the cell is
/// null; the others are empty.
package struct ColumnCells: Sendable {
  package let heading: ColumnHeading
  /// Whether a row has a value.
  package private(set) var isPresent: [Bool] = []
  package private(set) var nullCount = 0
  /// Of numbers; of flags 0 or 1, of days those since 1970, of times the milliseconds since then.
  package private(set) var numbers: [Int64] = []
  package private(set) var reals: [Double] = []
  /// Of times: how far the clock there was ahead of UTC; nil where it tells no zone.
  package private(set) var offsets: [UTCOffset?] = []
  /// Of texts and ids: UTF-8, one behind the other.
  package private(set) var bytes: [UInt8] = []
  /// Where the bytes of each row end.
  package private(set) var ends: [Int] = []
  /// Of words: each that occurs, in the order of its first row.
  package private(set) var words: [String] = []
  /// Which of them a row has.
  package private(set) var wordIndexes: [Int32] = []
  private var indexes: [String: Int32] = [:]
  /// What names begin with whose events stand in the log that was met last.
  private var prefix: (log: LogID, bytes: [UInt8])?

  init(_ heading: ColumnHeading) { self.heading = heading }

  /// A cell as SQL knows it: days and times as texts, flags as 0 and 1.
  package func value(_ row: Int) -> QueryValue {
    guard isPresent[row] else { return .null }
    return switch heading.kind {
    case .word: .text(words[Int(wordIndexes[row])])
    case .text, .id: .text(String(decoding: bytes[bytesRange(row)], as: UTF8.self))
    case .number, .flag: .integer(numbers[row])
    case .real: .real(reals[row])
    case .day: .text(CivilDay(daysSinceEpoch: Int32(clamping: numbers[row])).description)
    case .time: .text(Instant(milliseconds: numbers[row]).isoText(offset: offsets[row]))
    }
  }

  /// Where the bytes of a row stand; empty for null.
  package func bytesRange(_ row: Int) -> Range<Int> {
    (row == 0 ? 0 : ends[row - 1])..<ends[row]
  }

  /// Adds the cell of the next row.
  ///
  /// - Parameters:
  ///   - label: the name of an entry, as `laptop:3`.
  ///   - read: the words at a reference; nil where they are gone.
  mutating func append(
    _ cell: Cell, label: (EventName) -> String,
    read: (WordsReference) throws(DiaryError) -> String?
  ) throws(DiaryError) {
    var isValue = true
    switch (heading.kind, cell) {
    case (_, .null):
      isValue = false
      appendPlace()
    case (.word, .word(let word)): append(word: word)
    case (.text, .word(let text)):
      bytes.append(contentsOf: text.utf8)
      ends.append(bytes.count)
    case (.text, .text(let reference)):
      let text = try read(reference)
      isValue = text != nil
      if let text { bytes.append(contentsOf: text.utf8) }
      ends.append(bytes.count)
    case (.id, .id(let name)): append(name, label)
    case (.number, .number(let number)): numbers.append(number)
    case (.flag, .flag(let flag)): numbers.append(flag ? 1 : 0)
    case (.day, .day(let day)): numbers.append(Int64(day.daysSinceEpoch))
    case (.real, .real(let number)): reals.append(number)
    case (.time, .time(let instant, let offset)):
      numbers.append(instant.milliseconds)
      offsets.append(offset)
    default: preconditionFailure("\(heading.name) is of \(heading.kind) and holds \(cell)")
    }
    isPresent.append(isValue)
    if !isValue { nullCount += 1 }
  }

  private mutating func append(word: String) {
    if let last = wordIndexes.last, Int(last) < words.count, words[Int(last)] == word {
      return wordIndexes.append(last)
    }
    let next = Int32(words.count)
    let index = indexes[word, default: next]
    if index == next {
      words.append(word)
      indexes[word] = next
    }
    wordIndexes.append(index)
  }

  private mutating func append(_ name: EventName, _ label: (EventName) -> String) {
    if prefix?.log != name.log {
      let whole = label(name)
      prefix = (name.log, Array(whole.utf8.dropLast(String(name.number).utf8.count)))
    }
    if let prefix { bytes.append(contentsOf: prefix.bytes) }
    bytes.append(contentsOf: String(name.number).utf8)
    ends.append(bytes.count)
  }

  /// What stands in the lists for a row without a value.
  private mutating func appendPlace() {
    switch heading.kind {
    case .word: wordIndexes.append(0)
    case .text, .id: ends.append(bytes.count)
    case .number, .flag, .day: numbers.append(0)
    case .real: reals.append(0)
    case .time:
      numbers.append(0)
      offsets.append(nil)
    }
  }
}
