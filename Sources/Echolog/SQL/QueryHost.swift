import Platform

/// A value of a result, as SQL knows values.
///
///     let answer = try await diary.ask("SELECT count(*) FROM moments")
///     if case .integer(let count) = answer.rows[0][0] { show(count) }
public enum QueryValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
}

/// Why a query was not answered.
package enum QueryError: Error, Hashable, Sendable {
  /// SQLite's own sentence, and where in the query, in bytes, if it says so.
  case notUnderstood(String, offset: Int?)
  /// What words are to be found by, and FTS5's own sentence about it.
  case searchNotUnderstood(String, why: String)
  /// The query would change something; a journal changes by commands only.
  case notReading
  /// There is nothing in it, or more than one query.
  case notOneQuery
  /// A query that is to answer one value has more columns, or more rows.
  case notOneValue(columns: Int, rows: Int)
  /// Something is to be recorded while the past is looked at.
  case pastIsRead
  /// Something is to be recorded or copied while what would be is looked at.
  case forkIsRead
  /// What is to be supposed would change nothing.
  case nothingChanged
  /// What stands where a time is expected.
  case timeNotUnderstood(String)
}

/// What a query reads from: the tables at any time, the words behind references, and the names of
/// entries. It lives for one query.
final class QueryHost {
  let tables: [AnyTable]
  /// Where the question is asked from, at a table that names no time of its own.
  let view: DiaryView
  let weekStart: Weekday
  /// Whether days come in the order of their texts, as those with years of four digits do.
  let sortsByDay: Bool
  private let open: (AnyTable, QueryTime, RowFilter) throws(DiaryError) -> TableCursor
  private let compare: (AnyTable, QueryTime, QueryTime) throws(DiaryError) -> [CellChange]
  private let search: (QueryTime) throws(DiaryError) -> SearchIndex
  private let read: (WordsReference) throws(DiaryError) -> String?
  private let instant: (String) -> Instant?
  private let label: (LogID) -> String
  /// About how many rows a table has.
  let size: (AnyTable) -> Int
  /// The event of a name, as `laptop:3`; nil where no one or several may be meant.
  let event: (String) -> EventName?
  private let isCancelled: () -> Bool
  /// Texts that SQLite need not copy: they stay as long as this does.
  private var texts: [String: KeptText] = [:]
  private var dayTexts: [Int64: KeptText] = [:]
  /// Whether SQLite is being told the columns of a table, for which it asks leave to make one.
  var isDeclaring = false
  /// Whether the query asks a table at a time of its own.
  var namesTimes = false
  /// Why a callback gave up, which SQLite can not carry.
  private(set) var failure: DiaryError?

  init(
    tables: [AnyTable], view: DiaryView, isCancelled: @escaping () -> Bool,
    open: @escaping (AnyTable, QueryTime, RowFilter) throws(DiaryError) -> TableCursor,
    compare: @escaping (AnyTable, QueryTime, QueryTime) throws(DiaryError) -> [CellChange],
    search: @escaping (QueryTime) throws(DiaryError) -> SearchIndex,
    read: @escaping (WordsReference) throws(DiaryError) -> String?,
    instant: @escaping (String) -> Instant?, label: @escaping (LogID) -> String,
    event: @escaping (String) -> EventName?, size: @escaping (AnyTable) -> Int
  ) {
    self.tables = tables
    self.view = view
    weekStart = view.history.settings.weekStart
    sortsByDay = view.history.days.haveFourDigitYears
    self.isCancelled = isCancelled
    self.open = open
    self.compare = compare
    self.search = search
    self.read = read
    self.instant = instant
    self.label = label
    self.event = event
    self.size = size
  }

  deinit {
    // Sound: no statement reads the texts after its connection is closed.
    for text in texts.values { unsafe text.start.deallocate() }
    for text in dayTexts.values { unsafe text.start.deallocate() }
  }

  /// A text in C.
  @safe struct KeptText {
    let start: UnsafeMutablePointer<CChar>
    /// Without the zero at the end.
    let count: Int32
  }

  /// A text that stays, of those that many rows have.
  func kept(_ text: String) -> KeptText {
    if let kept = texts[text] { return kept }
    let kept = copied(Array(text.utf8))
    texts[text] = kept
    return kept
  }

  /// The same of a day.
  func kept(day: Int64) -> KeptText {
    if let kept = dayTexts[day] { return kept }
    var bytes: [UInt8] = []
    CivilDay(daysSinceEpoch: Int32(clamping: day)).append(to: &bytes)
    let text = copied(bytes)
    dayTexts[day] = text
    return text
  }

  private func copied(_ bytes: [UInt8]) -> KeptText {
    let start = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    // Sound: there is room for all of them and the zero behind.
    for (index, byte) in bytes.enumerated() { unsafe start[index] = CChar(bitPattern: byte) }
    unsafe start[bytes.count] = 0
    return unsafe KeptText(start: start, count: Int32(bytes.count))
  }

  /// The numbers that rows were given, which nothing but their keys tells apart.
  private var rowNumbers: [[QueryValue]: Int64] = [:]

  /// The number of the row that has a key.
  func number(of key: [QueryValue]) -> Int64 {
    if let number = rowNumbers[key] { return number }
    let number = Int64(rowNumbers.count)
    rowNumbers[key] = number
    return number
  }

  private var expressions: [String: RegularExpression] = [:]

  /// A regular expression; nil where it is malformed, and then there is a failure.
  func expression(_ pattern: String) -> RegularExpression? {
    if let known = expressions[pattern] { return known }
    do throws(RegularExpression.Malformed) {
      let expression = try RegularExpression(pattern)
      expressions[pattern] = expression
      return expression
    } catch {
      let sentence = "the regular expression \(pattern) can not be used: \(error.sentence)"
      fail(.query(.notUnderstood(sentence, offset: nil)))
      return nil
    }
  }

  /// Whether to stop, because the person asked for it.
  func checkCancelled() -> Bool {
    if failure == nil, isCancelled() { failure = .cancelled }
    return failure != nil
  }

  /// Gives up for a reason; the first one counts.
  func fail(_ error: DiaryError) {
    if failure == nil { failure = error }
  }

  /// A walk over a table; nil where it can not be made, and then there is a failure.
  func cursor(_ table: AnyTable, at time: QueryTime, _ filter: RowFilter) -> TableCursor? {
    do throws(DiaryError) {
      return try open(table, time, filter)
    } catch {
      failure = error
      return nil
    }
  }

  /// The rows of a table that are not the same at two times; nil where they can not be told, and
  /// then there is a failure.
  func changes(of table: AnyTable, from: QueryTime, to: QueryTime) -> [CellChange]? {
    do throws(DiaryError) {
      return try compare(table, from, to)
    } catch {
      failure = error
      return nil
    }
  }

  /// The words of all texts at a time; nil where they can not be read, and then there is a failure.
  func searchIndex(at time: QueryTime) -> SearchIndex? {
    do throws(DiaryError) {
      return try search(time)
    } catch {
      failure = error
      return nil
    }
  }

  /// The time that words of a query name; nil where they name none, and then there is a failure.
  func time(_ words: String) -> Instant? {
    if let time = instant(words) { return time }
    failure = .query(.timeNotUnderstood(words))
    return nil
  }

  /// A cell as SQL knows it; nil where its words can not be read because of a failure.
  func value(of cell: Cell) -> QueryValue? {
    do throws(DiaryError) {
      return try cell.value(label: label, words: read)
    } catch {
      failure = error
      return nil
    }
  }
}

extension Cell {
  /// The value as SQL knows it.
  ///
  /// - Parameters:
  ///   - label: what stands before the colon in the names of a log's entries.
  ///   - words: the words at a reference; nil where they are gone.
  func value(
    label: (LogID) -> String, words: (WordsReference) throws(DiaryError) -> String?
  ) throws(DiaryError) -> QueryValue {
    switch self {
    case .null: .null
    case .word(let word): .text(word)
    case .month(let number): .text(CivilDay.text(ofMonth: number))
    case .device(let log): .text(label(log))
    case .number(let number): .integer(number)
    case .real(let number): .real(number)
    case .flag(let flag): .integer(flag ? 1 : 0)
    case .day(let day): .text(day.description)
    case .time(let instant, let offset): .text(instant.isoText(offset: offset))
    case .id(let name): .text(label(name.log) + ":" + String(name.number))
    case .text(let reference): try words(reference).map(QueryValue.text) ?? .null
    }
  }
}
