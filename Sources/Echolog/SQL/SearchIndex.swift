@unsafe @preconcurrency private import CSQLite
import Journal

/// The words of every text that tables show at a time, whatever their case and accents.
///
/// SQLite's FTS5 knows in memory which words a text has, and not the text, which stays in the
/// journal. It is filled from the tables themselves, so that it has neither what was forgotten nor
/// what a note says before it is opened.
@safe final class SearchIndex {
  struct Hit {
    let place: Int
    /// The smaller, the better; nil where nobody asked for it.
    let rank: Double?
  }

  /// A column of texts.
  struct Source {
    let table: String
    let column: String
    let kind: String
    /// The column with the entry; nil where the text is one by itself.
    var owner: String? = "id"
    /// The column with the day; nil where it is the memory's.
    var day: String? = "day"
    /// The column with the name of the field; nil where all rows have one.
    var field: String?
    /// What a row has to have in a column.
    var only: (column: String, word: String)?
    /// That name, where it is not `column`.
    var called: String?
  }

  /// What the command `search` looks into.
  static let sources = [
    Source(table: "moments", column: "text", kind: "moment"),
    Source(
      table: "moments", column: "praise", kind: "moment", only: ("praiseSource", "later")),
    Source(table: "echoes", column: "text", kind: "echo"),
    Source(table: "echoes", column: "answer", kind: "echo"),
    Source(table: "memories", column: "title", kind: "memory"),
    Source(table: "memories", column: "text", kind: "memory"),
    Source(
      table: "labels", column: "label", kind: "memory", owner: "memory", day: nil, field: "kind"),
    Source(
      table: "attachments", column: "fileName", kind: "memory", owner: "memory", day: nil,
      called: "file"),
    Source(table: "logs", column: "note", kind: "log"),
    Source(table: "excuses", column: "reason", kind: "goal", owner: "goal", day: "firstDay"),
    Source(table: "days", column: "summary", kind: "summary", owner: nil, called: "text"),
  ]

  /// What stands here of a text, in few bytes, as there may be very many.
  private struct Entry {
    var owner: UInt64
    var words: UInt64
    var day: Int32
    var ownerLog: UInt16
    var wordsLog: UInt16
    var wordsField: UInt16
    var kind: UInt8
    var field: UInt8
  }

  private var entries: [Entry] = []
  /// What entries have by numbers: logs, kinds and fields.
  private var logs = Numbered<LogID>()
  private var words = Numbered<String>()
  private let connection: OpaquePointer
  private var adding: OpaquePointer?

  /// Values by the order in which they were met first.
  private struct Numbered<Value: Hashable> {
    private(set) var values: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
      if let number = numbers[value] { return number }
      values.append(value)
      numbers[value] = values.count - 1
      return values.count - 1
    }
  }

  init() throws(DiaryError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    // Sound: the pointer is read after the call that sets it.
    guard unsafe sqlite3_open_v2(":memory:", &opened, flags, nil) == SQLITE_OK,
      let opened = unsafe opened
    else { throw .query(.notUnderstood("SQLite can not be started", offset: nil)) }
    unsafe (connection, adding) = (opened, nil)
    for line in [
      "PRAGMA temp_store = memory", "PRAGMA secure_delete = on",
      """
      CREATE VIRTUAL TABLE search USING fts5(
        text, content = '', tokenize = 'unicode61 remove_diacritics 2')
      """,
      "BEGIN",
    ] { try check(unsafe sqlite3_exec(connection, line, nil, nil, nil)) }
    let line = "INSERT INTO search(rowid, text) VALUES (?, ?)"
    try check(unsafe sqlite3_prepare_v2(connection, line, -1, &adding, nil))
  }

  deinit {
    // Sound: nothing else has the connection. What it held is overwritten before it is given back.
    unsafe sqlite3_finalize(adding)
    let line = "INSERT INTO search(search) VALUES ('delete-all')"
    unsafe sqlite3_exec(connection, line, nil, nil, nil)
    unsafe sqlite3_close_v2(connection)
  }

  /// How many texts there are; they have the places below.
  var count: Int { entries.count }

  func add(
    _ text: String, at reference: WordsReference, kind: String, field: String, owner: EventName,
    day: CivilDay?
  ) throws(DiaryError) {
    entries.append(
      Entry(
        owner: owner.number, words: reference.event.number, day: day?.daysSinceEpoch ?? .min,
        ownerLog: UInt16(logs.number(of: owner.log)),
        wordsLog: UInt16(logs.number(of: reference.event.log)), wordsField: reference.field,
        kind: UInt8(words.number(of: kind)), field: UInt8(words.number(of: field))))
    try check(unsafe sqlite3_bind_int64(adding, 1, Int64(entries.count)))
    var text = text
    let code = text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      // Sound: SQLite reads the text in the step below, within the call.
      _ = unsafe sqlite3_bind_text64(
        adding, 2, start, UInt64(bytes.count), nil, UInt8(SQLITE_UTF8))
      return unsafe sqlite3_step(adding)
    }
    unsafe sqlite3_reset(adding)
    try check(code == SQLITE_DONE ? SQLITE_OK : code)
  }

  func finish() throws(DiaryError) {
    try check(unsafe sqlite3_exec(connection, "COMMIT", nil, nil, nil))
  }

  /// The texts that hold words, as FTS5 is asked for them.
  ///
  /// - Throws: FTS5's own sentence where it does not understand the query.
  func hits(
    _ query: String, bestFirst: Bool, isRanked: Bool
  ) throws(DiaryError) -> [Hit] {
    var statement: OpaquePointer?
    let line =
      "SELECT rowid\(isRanked ? ", rank" : "") FROM search WHERE search MATCH ?1 ORDER BY "
      + (bestFirst ? "rank" : "rowid")
    // Sound: the statement is used until it is finalised here, and nowhere else.
    try check(unsafe sqlite3_prepare_v2(connection, line, -1, &statement, nil))
    defer { unsafe sqlite3_finalize(statement) }
    try check(unsafe bound(.text(query), to: statement, at: 1))
    var hits: [Hit] = []
    while true {
      let code = unsafe sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        try check(code == SQLITE_DONE ? SQLITE_OK : code)
        return hits
      }
      let place = unsafe Int(sqlite3_column_int64(statement, 0)) - 1
      let rank = isRanked ? unsafe sqlite3_column_double(statement, 1) : nil
      hits.append(Hit(place: place, rank: rank))
    }
  }

  private func check(_ code: Int32) throws(DiaryError) {
    guard code != SQLITE_OK else { return }
    let sentence = unsafe String(cString: sqlite3_errmsg(connection))
    throw .query(.notUnderstood(sentence, offset: nil))
  }

  // MARK: Of a text

  func kind(_ place: Int) -> String { words.values[Int(entries[place].kind)] }

  func field(_ place: Int) -> String { words.values[Int(entries[place].field)] }

  func owner(_ place: Int) -> EventName {
    let entry = entries[place]
    return EventName(log: logs.values[Int(entry.ownerLog)], number: entry.owner)
  }

  func day(_ place: Int) -> CivilDay? {
    let day = entries[place].day
    return day == .min ? nil : CivilDay(daysSinceEpoch: day)
  }

  func words(_ place: Int) -> WordsReference {
    let entry = entries[place]
    let event = EventName(log: logs.values[Int(entry.wordsLog)], number: entry.words)
    return WordsReference(event: event, field: entry.wordsField)
  }
}

/// The words of texts as queries made them, for the next one that asks with nothing new.
struct KeptSearch {
  /// Those of more texts are made anew for each query.
  private static let mostTexts = 1 << 21

  let folded: [LogID: UInt64]
  let revision: Int
  private(set) var indexes: [(time: QueryTime, index: SearchIndex)] = []

  func index(at time: QueryTime) -> SearchIndex? { indexes.first { $0.time == time }?.index }

  mutating func keep(_ index: SearchIndex, at time: QueryTime) {
    let count = indexes.reduce(index.count) { $0 + $1.index.count }
    if count > Self.mostTexts { indexes = [] }
    if index.count <= Self.mostTexts { indexes.append((time, index)) }
  }
}

extension Diary {
  /// The words of every text that tables show at a time.
  func searchIndex(
    at time: QueryTime, _ view: DiaryView, _ isCancelled: () -> Bool
  ) throws(DiaryError) -> SearchIndex {
    if keptSearch?.folded != replay.folded || keptSearch?.revision != journal.revision {
      keptSearch = KeptSearch(folded: replay.folded, revision: journal.revision)
    }
    if let index = keptSearch?.index(at: time) { return index }
    let index = try SearchIndex()
    for source in SearchIndex.sources { try fill(index, source, view, isCancelled) }
    try index.finish()
    keptSearch?.keep(index, at: time)
    return index
  }

  private func fill(
    _ index: SearchIndex, _ source: SearchIndex.Source, _ view: DiaryView,
    _ isCancelled: () -> Bool
  ) throws(DiaryError) {
    guard let table = Tables.named(source.table), let column = table.index(of: source.column)
    else { return }
    let cursor = table.cursor(view)
    while cursor.advance(1024) > 0 {
      if isCancelled() { throw .cancelled }
      let texts = cursor.cells(column)
      func cells(_ name: String?) -> [Cell]? { name.flatMap(table.index).map(cursor.cells) }
      let (owners, days, fields) = (cells(source.owner), cells(source.day), cells(source.field))
      let tested = cells(source.only?.column)
      for row in texts.indices where tested?[row].word == source.only?.word {
        guard case .text(let reference) = texts[row], let text = try readWords(reference)
        else { continue }
        let owner = owners?[row].name ?? reference.event
        let memory = days == nil ? view.history.memory(owner)?.time : nil
        try index.add(
          text, at: reference, kind: source.kind,
          field: fields?[row].word ?? source.called ?? source.column, owner: owner,
          day: days?[row].day ?? memory.flatMap { $0.monthOrYear == nil ? $0.day : nil })
      }
    }
  }
}

extension Cell {
  fileprivate var word: String? {
    if case .word(let word) = self { word } else { nil }
  }

  fileprivate var name: EventName? {
    if case .id(let name) = self { name } else { nil }
  }

  fileprivate var day: CivilDay? {
    if case .day(let day) = self { day } else { nil }
  }
}
