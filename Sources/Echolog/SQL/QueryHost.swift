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
  private let time: QueryTime
  private let asked: (QueryTime) throws(DiaryError) -> DiaryView
  private let walk: (AnyTable, QueryTime, DiaryView, RowFilter) throws(DiaryError) -> TableCursor
  private let index: (QueryTime, DiaryView) throws(DiaryError) -> SearchIndex
  private let read: (WordsReference) throws(DiaryError) -> String?
  private let readEvent: (EventName) throws(DiaryError) -> Event?
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

  /// - Parameter read: the words at a reference; nil where they are gone.
  init(
    _ tables: [AnyTable], at time: QueryTime,
    asked: @escaping (QueryTime) throws(DiaryError) -> DiaryView,
    walk: @escaping (AnyTable, QueryTime, DiaryView, RowFilter) throws(DiaryError) -> TableCursor,
    index: @escaping (QueryTime, DiaryView) throws(DiaryError) -> SearchIndex,
    read: @escaping (WordsReference) throws(DiaryError) -> String?,
    readEvent: @escaping (EventName) throws(DiaryError) -> Event?,
    isCancelled: @escaping () -> Bool
  ) throws(DiaryError) {
    (self.tables, self.time, self.isCancelled) = (tables, time, isCancelled)
    self.readEvent = readEvent
    (self.asked, self.walk, self.index, self.read) = (asked, walk, index, read)
    view = try asked(time)
    weekStart = view.history.settings.weekStart
    sortsByDay = view.history.days.haveFourDigitYears
  }

  deinit {
    // Sound: no statement reads the texts after its connection is closed.
    for text in texts.values { unsafe text.start.deallocate() }
    for text in dayTexts.values { unsafe text.start.deallocate() }
  }

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
      refuse("the regular expression \(pattern) can not be used: \(error.sentence)")
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

  /// Gives up with a sentence as SQLite's own are.
  func refuse(_ sentence: String) { fail(.query(.notUnderstood(sentence, offset: nil))) }

  /// What some work gives; nil where it fails, and then there is a failure.
  func attempt<Result>(_ work: () throws(DiaryError) -> Result) -> Result? {
    do throws(DiaryError) {
      return try work()
    } catch {
      fail(error)
      return nil
    }
  }

  private func view(at time: QueryTime) throws(DiaryError) -> DiaryView {
    time == self.time ? view : try asked(time)
  }

  /// A walk over a table; nil where it can not be made, and then there is a failure.
  func cursor(_ table: AnyTable, at time: QueryTime, _ filter: RowFilter) -> TableCursor? {
    attempt { () throws(DiaryError) in try walk(table, at: time, filter) }
  }

  private func walk(
    _ table: AnyTable, at time: QueryTime, _ filter: RowFilter
  ) throws(DiaryError) -> TableCursor {
    let time = time.completed(by: self.time)
    return try walk(table, time, view(at: time), filter)
  }

  /// The rows of a table that are not the same at two times; nil where they can not be told, and
  /// then there is a failure.
  func changes(of table: AnyTable, from: QueryTime, to: QueryTime) -> [CellChange]? {
    attempt { () throws(DiaryError) in
      try Diary.differences(
        of: table, from: walk(table, at: from, .all), to: walk(table, at: to, .all))
    }
  }

  /// The words of all texts at a time; nil where they can not be read, and then there is a failure.
  func searchIndex(at time: QueryTime) -> SearchIndex? {
    attempt { () throws(DiaryError) in
      let time = time.completed(by: self.time)
      return try index(time, view(at: time))
    }
  }

  /// Sets a time to what a value names that is not null.
  ///
  /// - Returns: false where it names none, and then there is a failure.
  func set(
    _ part: WritableKeyPath<QueryTime, Instant?>, of time: inout QueryTime, to values: [QueryValue]
  ) -> Bool {
    guard let value = values.first, value != .null else { return true }
    do {
      let end = try view.end(value.text, in: view.history.settings)
      // A date ends as days did then.
      let then = try view(at: QueryTime(asOf: end).completed(by: self.time))
      time[keyPath: part] = try view.end(value.text, in: then.history.settings)
      return true
    } catch {
      fail(.query(.timeNotUnderstood(value.text)))
      return false
    }
  }

  /// The event of a name, as `laptop:3`; nil where no one or several may be meant.
  func event(_ words: String) -> EventName? {
    let names = Result { () throws(Rejection) in try view.history.names(words) }.value
    return names?.count == 1 ? names?[0] : nil
  }

  /// What an event says; null where it is none of the time that is asked about, or can not be read,
  /// also where it is a failure to.
  func json(ofEvent name: EventName) -> QueryValue {
    let found = attempt { () throws(DiaryError) in try readEvent(name) }
    guard let event = found ?? nil, time.tells(of: event, name, view) else { return .null }
    let isSealed = view.history.isSealed(name, event, at: view.viewpoint)
    return .text((isSealed ? event.withoutWords() : event).json(withNumbers: true))
  }

  func size(_ table: AnyTable) -> Int { table.size(view.history) }

  /// A cell as SQL knows it; nil where its words can not be read because of a failure.
  func value(of cell: Cell) -> QueryValue? {
    attempt { () throws(DiaryError) in
      try cell.value(label: view.history.label(ofLog:), words: read)
    }
  }
}

extension DiaryView {
  /// The last moment that words take in, read from here.
  fileprivate func end(_ words: String, in settings: SettingsInForce) throws(WhenError) -> Instant {
    try WhenReader(now: viewpoint.instant, rules: viewpoint.zone, dayStart: settings.dayStart)
      .end(words, weekStart: settings.weekStart)
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
