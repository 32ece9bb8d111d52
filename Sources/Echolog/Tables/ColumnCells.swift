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
  /// Of reals each that was given as a whole number, and the least of all for the others.
  package private(set) var numbers: [Int64] = []
  package private(set) var reals: [Double] = []
  /// Of times: how far the clock there was ahead of UTC; nil where it tells no zone.
  package private(set) var offsets: [UTCOffset?] = []
  /// Of texts and ids: UTF-8, one behind the other.
  package private(set) var bytes: [UInt8] = []
  /// Where the bytes of each row end.
  package private(set) var ends: [Int] = []
  /// Of texts those that were not read yet, in the last rows.
  private(set) var unread: [Cell] = []
  /// Of words: each that occurs, in the order of its first row.
  package private(set) var words: [String] = []
  /// Which of them a row has.
  package private(set) var wordIndexes: [Int32] = []
  private var known = KnownWords()
  /// What names begin with whose events stand in the log that was met last.
  private var prefix: (log: LogID, bytes: [UInt8])?

  init(_ heading: ColumnHeading) { self.heading = heading }

  /// Takes all rows out, and keeps what is known of words.
  mutating func removeRows() {
    isPresent.removeAll(keepingCapacity: true)
    nullCount = 0
    numbers.removeAll(keepingCapacity: true)
    reals.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    unread.removeAll(keepingCapacity: true)
    wordIndexes.removeAll(keepingCapacity: true)
  }

  /// A cell as SQL knows it: days and times as texts, flags as 0 and 1.
  package func value(_ row: Int) -> QueryValue {
    guard isPresent[row] else { return .null }
    return switch heading.kind {
    case .word: .text(words[Int(wordIndexes[row])])
    case .text, .id: .text(String(decoding: bytes[bytesRange(row)], as: UTF8.self))
    case .number, .flag: .integer(numbers[row])
    case .real: numbers[row] == .min ? .real(reals[row]) : .integer(numbers[row])
    case .day: .text(CivilDay(daysSinceEpoch: Int32(clamping: numbers[row])).description)
    case .time: .text(Instant(milliseconds: numbers[row]).isoText(offset: offsets[row]))
    }
  }

  /// Appends a cell as CSV has it, but for quotes: nothing for null.
  package func appendText(_ row: Int, to text: inout [UInt8]) {
    guard isPresent[row] else { return }
    switch heading.kind {
    case .word: text.append(contentsOf: words[Int(wordIndexes[row])].utf8)
    case .text, .id: text.append(contentsOf: bytes[bytesRange(row)])
    case .real where numbers[row] == .min:
      text.append(contentsOf: QueryValue.real(reals[row]).text.utf8)
    case .number, .real:
      if numbers[row] < 0 { text.append(UInt8(ascii: "-")) }
      text.append(digitsOf: numbers[row].magnitude)
    case .flag: text.append(contentsOf: (numbers[row] == 1 ? "true" : "false").utf8)
    case .day: CivilDay(daysSinceEpoch: Int32(clamping: numbers[row])).append(to: &text)
    case .time: Instant(milliseconds: numbers[row]).append(to: &text, offset: offsets[row])
    }
  }

  /// Where the bytes of a row stand; empty for null.
  package func bytesRange(_ row: Int) -> Range<Int> {
    (row == 0 ? 0 : ends[row - 1])..<ends[row]
  }

  /// Adds the cell of the next row; words in the journal are still to be read.
  @inline(__always) mutating func append(_ cell: Cell, in view: DiaryView) {
    switch (heading.kind, cell) {
    case (.number, .number(let number)): numbers.append(number)
    case (.day, .day(let day)): numbers.append(Int64(day.daysSinceEpoch))
    case (.word, .word(let word)): wordIndexes.append(known.index(of: word, in: &words))
    default: return appendOther(cell, in: view)
    }
    isPresent.append(true)
  }

  private mutating func appendOther(_ cell: Cell, in view: DiaryView) {
    switch (heading.kind, cell) {
    case (.text, _): return unread.append(cell)
    // What stands in the lists for a row without a value.
    case (.word, .null): wordIndexes.append(0)
    case (.id, .null): ends.append(bytes.count)
    case (.number, .null), (.flag, .null), (.day, .null): numbers.append(0)
    case (.real, .null): append(real: 0)
    case (.time, .null):
      numbers.append(0)
      offsets.append(nil)
    case (.word, .month(let month)): wordIndexes.append(known.index(ofMonth: month, in: &words))
    case (.word, .device(let log)):
      wordIndexes.append(known.index(of: log, in: &words) { view.history.label(ofLog: log) })
    case (.id, .id(let name)): append(name, view)
    case (.flag, .flag(let flag)): numbers.append(flag ? 1 : 0)
    case (.real, .real(let number)): append(real: number)
    case (.real, .number(let number)): append(real: Double(number), whole: number)
    case (.time, .time(let instant, let offset)):
      numbers.append(instant.milliseconds)
      offsets.append(offset)
    default: preconditionFailure("\(heading.name) is of \(heading.kind) and holds \(cell)")
    }
    if cell == .null { nullCount += 1 }
    isPresent.append(cell != .null)
  }

  private mutating func append(real number: Double, whole: Int64 = .min) {
    reals.append(number)
    numbers.append(whole)
  }

  private mutating func append(_ name: EventName, _ view: DiaryView) {
    if prefix?.log != name.log {
      prefix = (name.log, Array((view.history.label(ofLog: name.log) + ":").utf8))
    }
    if let prefix { bytes.append(contentsOf: prefix.bytes) }
    bytes.append(digitsOf: name.number)
    ends.append(bytes.count)
  }

  /// Reads the words of the rows that were added last.
  ///
  /// - Parameter read: the words at a reference; nil where they are gone.
  mutating func readTexts(
    _ read: (WordsReference) throws(DiaryError) -> String?
  ) throws(DiaryError) {
    for cell in unread {
      let text: String? =
        switch cell {
        case .word(let words): words
        case .text(let reference): try read(reference)
        default: nil
        }
      if let text { bytes.append(contentsOf: text.utf8) }
      ends.append(bytes.count)
      isPresent.append(text != nil)
      if text == nil { nullCount += 1 }
    }
    unread.removeAll(keepingCapacity: true)
  }
}

/// Where words stand in a list that has each of them once.
private struct KnownWords: Sendable {
  private var indexes: [String: Int32] = [:]
  /// The latest words by their ends and their length, which is sooner asked than their hash.
  private var latest: [Int32] = []
  private var months: [Int: Int32] = [:]
  private var latestMonth: (number: Int, index: Int32)?
  private var logs: [LogID: Int32] = [:]
  private var latestLog: (log: LogID, index: Int32)?

  mutating func index(of word: String, in words: inout [String]) -> Int32 {
    if latest.isEmpty { latest = Array(repeating: -1, count: 256) }
    let place = Self.ends(of: word) & 255
    let guess = latest[place]
    if guess >= 0, words[Int(guess)] == word { return guess }
    let next = Int32(words.count)
    let index = indexes[word, default: next]
    if index == next {
      words.append(word)
      indexes[word] = next
    }
    latest[place] = index
    return index
  }

  private static func ends(of word: String) -> Int {
    let bytes = word.utf8Span.span
    guard bytes.count > 0 else { return 0 }
    return Int(bytes[0]) &* 7 &+ Int(bytes[bytes.count - 1]) &* 31 &+ bytes.count
  }

  mutating func index(ofMonth number: Int, in words: inout [String]) -> Int32 {
    if let latestMonth, latestMonth.number == number { return latestMonth.index }
    let index = months[number] ?? self.index(of: CivilDay.text(ofMonth: number), in: &words)
    months[number] = index
    latestMonth = (number, index)
    return index
  }

  mutating func index(
    of log: LogID, in words: inout [String], _ label: () -> String
  ) -> Int32 {
    if let latestLog, latestLog.log == log { return latestLog.index }
    let index = logs[log] ?? self.index(of: label(), in: &words)
    logs[log] = index
    latestLog = (log, index)
    return index
  }
}
