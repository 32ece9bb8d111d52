import Platform

/// A value of a result, as SQL knows values.
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
  /// The query would change something; a journal changes by commands only.
  case notReading
  /// There is nothing in it, or more than one query.
  case notOneQuery
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
  let weekStart: Weekday
  /// Whether days come in the order of their texts, as those with years of four digits do.
  let sortsByDay: Bool
  private let open: (AnyTable, QueryTime, RowFilter) throws(DiaryError) -> TableCursor
  private let compare: (AnyTable, QueryTime, QueryTime) throws(DiaryError) -> [CellChange]
  private let read: (WordsReference) throws(DiaryError) -> String?
  private let instant: (String) -> Instant?
  private let label: (EventName) -> String
  /// The entry of a name, as `laptop:3`.
  let entry: (String) -> EventName?
  private let isCancelled: () -> Bool
  /// The names of logs in labels, which are the same for all of their events.
  private var prefixes: [LogID: String] = [:]
  /// The texts of days, which SQLite need not copy: they stay as long as this does.
  private var dayTexts: [CivilDay: DayText] = [:]
  private var lastDay: (day: CivilDay, text: DayText)?
  /// Whether SQLite is being told the columns of a table, for which it asks leave to make one.
  var isDeclaring = false
  /// Why a callback gave up, which SQLite can not carry.
  private(set) var failure: DiaryError?

  init(
    tables: [AnyTable], weekStart: Weekday, sortsByDay: Bool, isCancelled: @escaping () -> Bool,
    open: @escaping (AnyTable, QueryTime, RowFilter) throws(DiaryError) -> TableCursor,
    compare: @escaping (AnyTable, QueryTime, QueryTime) throws(DiaryError) -> [CellChange],
    read: @escaping (WordsReference) throws(DiaryError) -> String?,
    instant: @escaping (String) -> Instant?, label: @escaping (EventName) -> String,
    entry: @escaping (String) -> EventName?
  ) {
    self.tables = tables
    self.weekStart = weekStart
    self.sortsByDay = sortsByDay
    self.isCancelled = isCancelled
    self.open = open
    self.compare = compare
    self.read = read
    self.instant = instant
    self.label = label
    self.entry = entry
  }

  deinit {
    // Sound: no statement reads the texts after its connection is closed.
    for text in dayTexts.values { unsafe text.start.deallocate() }
  }

  /// The text of a day in C.
  @safe struct DayText {
    let start: UnsafeMutablePointer<CChar>
    /// Without the zero at the end.
    let count: Int32
  }

  func text(of day: CivilDay) -> DayText {
    if let lastDay, lastDay.day == day { return lastDay.text }
    let text = dayTexts[day] ?? makeText(of: day)
    lastDay = (day, text)
    return text
  }

  private func makeText(of day: CivilDay) -> DayText {
    let characters = day.description.utf8CString
    let start = UnsafeMutablePointer<CChar>.allocate(capacity: characters.count)
    for (index, character) in characters.enumerated() { unsafe start[index] = character }
    let text = unsafe DayText(start: start, count: Int32(characters.count - 1))
    dayTexts[day] = text
    return text
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

  /// The time that words of a query name; nil where they name none, and then there is a failure.
  func time(_ words: String) -> Instant? {
    if let time = instant(words) { return time }
    failure = .query(.timeNotUnderstood(words))
    return nil
  }

  /// A cell as SQL knows it; nil where its words can not be read because of a failure.
  func value(of cell: Cell) -> QueryValue? {
    do throws(DiaryError) {
      return try cell.value(label: name, words: read)
    } catch {
      failure = error
      return nil
    }
  }

  private func name(_ name: EventName) -> String {
    if let prefix = prefixes[name.log] { return prefix + String(name.number) }
    let whole = label(name)
    prefixes[name.log] = String(whole.dropLast(String(name.number).count))
    return whole
  }
}

extension Cell {
  /// The value as SQL knows it.
  ///
  /// - Parameters:
  ///   - label: the name of an entry.
  ///   - words: the words at a reference; nil where they are gone.
  func value(
    label: (EventName) -> String, words: (WordsReference) throws(DiaryError) -> String?
  ) throws(DiaryError) -> QueryValue {
    switch self {
    case .null: .null
    case .word(let word): .text(word)
    case .number(let number): .integer(number)
    case .real(let number): .real(number)
    case .flag(let flag): .integer(flag ? 1 : 0)
    case .day(let day): .text(day.description)
    case .time(let instant, let offset): .text(instant.isoText(offset: offset))
    case .id(let name): .text(label(name))
    case .text(let reference): try words(reference).map(QueryValue.text) ?? .null
    }
  }
}
