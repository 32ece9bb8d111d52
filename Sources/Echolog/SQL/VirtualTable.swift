@unsafe @preconcurrency private import CSQLite
import Platform

// SQLite asks a table for rows by calls that carry pointers; here they meet `AnyTable`. Two columns
// more than a table declares are hidden: `asof` and `known`, which are also its parameters, so that
// `FROM streaks('2025-03-01')` is the table as of that day.
//
// What a table can leave out by itself is said in words in the plan, which `EXPLAIN` shows. SQLite
// still checks each row, so a table that leaves out too little is slow and never wrong.

/// A table that a connection knows, with what its rows are read through.
final class RegisteredTable {
  let table: AnyTable
  // Unowned would be counted too: a connection keeps its host longer than its tables.
  let host: QueryHost

  init(_ table: AnyTable, _ host: QueryHost) {
    (self.table, self.host) = (table, host)
  }

  // MARK: Walks that come again

  /// What the walk before was to give, how many such walks there were in a row, and their rows once
  /// they are kept.
  private var last: (time: QueryTime, filter: RowFilter, count: Int, rows: [[Cell]]?)?
  /// How many rows are kept at most.
  private static let mostKept = 1 << 14

  /// A walk over the table; nil where it can not be made, and then there is a failure.
  ///
  /// A join walks over its inner table once for each row of the outer one. What is worked out, as
  /// streaks are, is then worked out twice.
  func cursor(at time: QueryTime, _ filter: RowFilter) -> TableCursor? {
    let isAgain = last.map { $0.time == time && $0.filter == filter } ?? false
    let count = isAgain ? (last?.count ?? 0) + 1 : 1
    var rows = isAgain ? last?.rows : nil
    if count == 2, let cursor = host.cursor(table, at: time, filter) { rows = kept(of: cursor) }
    last = (time, filter, count, rows)
    return rows.map(KeptCursor.init) ?? host.cursor(table, at: time, filter)
  }

  /// All rows of a walk; nil where they are too many.
  private func kept(of cursor: TableCursor) -> [[Cell]]? {
    var rows: [[Cell]] = []
    while cursor.advance() {
      if rows.count == Self.mostKept { return nil }
      if rows.count & 1023 == 0, host.checkCancelled() { return nil }
      rows.append(table.columns.indices.map(cursor.cell))
    }
    return cursor.failure == nil ? rows : nil
  }

  /// What `sqlite3_declare_vtab` is told.
  var declaration: String {
    let columns = table.columns.map { column in
      "\"\(column.name)\" \(column.kind.affinity)"
    }
    return "CREATE TABLE t(" + columns.joined(separator: ", ") + ", asof HIDDEN, known HIDDEN)"
  }

  /// What a condition on a column is called in a plan; nil where nothing is gained by it.
  func condition(on column: Int, _ operation: Int32) -> Condition? {
    let isEquality = operation == SQLITE_INDEX_CONSTRAINT_EQ
    if column == table.columns.count { return isEquality ? .asOf : nil }
    if column == table.columns.count + 1 { return isEquality ? .known : nil }
    guard table.columns.indices.contains(column) else { return nil }
    switch (table.columns[column].name, operation) {
    case ("id", SQLITE_INDEX_CONSTRAINT_EQ): return .id
    case ("activity", SQLITE_INDEX_CONSTRAINT_EQ): return .activity
    case ("day", SQLITE_INDEX_CONSTRAINT_EQ): return .day
    case ("day", SQLITE_INDEX_CONSTRAINT_GT), ("day", SQLITE_INDEX_CONSTRAINT_GE): return .from
    case ("day", SQLITE_INDEX_CONSTRAINT_LT), ("day", SQLITE_INDEX_CONSTRAINT_LE): return .to
    default: return nil
    }
  }

  /// The order of days in which rows are wanted; nil where days do not give what is asked for.
  func order(of terms: [(column: Int, isDescending: Bool)]) -> DayOrder? {
    guard let first = terms.first, table.goesByDay, host.sortsByDay else { return nil }
    let isByDay = terms.allSatisfy { column, isDescending in
      table.columns.indices.contains(column) && isDescending == first.isDescending
        && ["day", "week", "month", "year"].contains(table.columns[column].name)
    }
    guard isByDay else { return nil }
    return first.isDescending ? .latestFirst : .earliestFirst
  }

  /// A condition that a table meets by itself, in the words of a plan.
  enum Condition: String {
    case id = "id is"
    case activity = "activity is"
    case day = "day is"
    case from = "day from"
    case to = "day to"
    case asOf = "as of"
    case known = "known at"

    /// How many rows are expected to be left of a million.
    var remainder: Double {
      switch self {
      case .id: 1e-6
      case .day: 1e-4
      case .activity: 0.25
      case .from, .to: 0.1
      case .asOf, .known: 1
      }
    }
  }
}

extension ColumnKind {
  /// What SQL declares a column of the kind as.
  var affinity: String {
    switch self {
    case .word, .text, .day, .time, .id: "TEXT"
    case .number, .flag: "INTEGER"
    case .real: "REAL"
    }
  }
}

/// A walk of SQLite over a table.
private final class Walk {
  let registered: RegisteredTable
  var cursor: TableCursor?
  var row: Int64 = 0
  var isAtEnd = true

  init(_ registered: RegisteredTable) { self.registered = registered }

  /// Begins anew.
  ///
  /// - Returns: false where it fails.
  func begin(
    _ conditions: [(RegisteredTable.Condition, QueryValue)], _ order: DayOrder?
  ) -> Bool {
    let host = registered.host
    var filter = RowFilter.all
    filter.order = order
    var time = QueryTime.present
    (cursor, row, isAtEnd) = (nil, 0, true)
    var from: CivilDay?
    var to: CivilDay?
    for (condition, value) in conditions {
      guard case .text(let words) = value else {
        // What is no text equals no id and no day; a time that is null is none.
        if condition == .asOf || condition == .known { continue }
        return true
      }
      switch condition {
      case .id:
        guard let id = host.entry(words) else { return true }
        filter.id = id
      case .activity:
        guard let activity = Activity.registry.first(where: { $0.label == words }) else {
          return true
        }
        filter.activity = activity
      case .day: (from, to) = (CivilDay(isoText: words), CivilDay(isoText: words))
      case .from: from = CivilDay(isoText: words)
      case .to: to = CivilDay(isoText: words)
      case .asOf, .known:
        guard let instant = host.time(words) else { return false }
        if condition == .asOf { time.asOf = instant } else { time.known = instant }
      }
    }
    if from != nil || to != nil {
      let first = from ?? CivilDay(daysSinceEpoch: .min)
      let last = to ?? CivilDay(daysSinceEpoch: .max)
      guard first <= last else { return true }
      filter.days = first...last
    }
    cursor = registered.cursor(at: time, filter)
    guard cursor != nil else { return false }
    return advance()
  }

  func advance() -> Bool {
    row += 1
    isAtEnd = cursor?.advance() != true
    if row & 1023 == 0, registered.host.checkCancelled() { return false }
    guard let failure = cursor?.failure else { return true }
    registered.host.fail(failure)
    return false
  }
}

// MARK: The calls of SQLite

/// What SQLite holds of a table: its own part first.
@safe private struct TableHandle {
  var base = unsafe sqlite3_vtab()
  var registered: Unmanaged<RegisteredTable>
}

/// What SQLite holds of a walk: its own part first.
@safe private struct WalkHandle {
  var base = unsafe sqlite3_vtab_cursor()
  var walk: Unmanaged<Walk>
}

// Sound, for all that follows: SQLite hands back the pointers that it was given here, as long as it
// has not called `xDisconnect` or `xClose` for them; each begins with SQLite's own struct.

private func registered(_ table: UnsafeMutablePointer<sqlite3_vtab>?) -> RegisteredTable? {
  guard let table = unsafe table else { return nil }
  let handle = unsafe UnsafeMutableRawPointer(table).assumingMemoryBound(to: TableHandle.self)
  return unsafe handle.pointee.registered.takeUnretainedValue()
}

private func walk(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> Walk? {
  guard let cursor = unsafe cursor else { return nil }
  let handle = unsafe UnsafeMutableRawPointer(cursor).assumingMemoryBound(to: WalkHandle.self)
  return unsafe handle.pointee.walk.takeUnretainedValue()
}

private func connect(
  _ connection: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ table: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab>?>?
) -> Int32 {
  guard let context = unsafe context, let table = unsafe table else { return SQLITE_ERROR }
  let registered = unsafe Unmanaged<RegisteredTable>.fromOpaque(context)
  let host = unsafe registered.takeUnretainedValue().host
  let declaration = unsafe registered.takeUnretainedValue().declaration
  host.isDeclaring = true
  defer { host.isDeclaring = false }
  let code = unsafe sqlite3_declare_vtab(connection, declaration)
  guard code == SQLITE_OK else { return code }
  let handle = UnsafeMutablePointer<TableHandle>.allocate(capacity: 1)
  unsafe handle.initialize(to: TableHandle(registered: registered))
  unsafe table.pointee = UnsafeMutableRawPointer(handle).assumingMemoryBound(
    to: sqlite3_vtab.self)
  return SQLITE_OK
}

private func chooseIndex(
  _ table: UnsafeMutablePointer<sqlite3_vtab>?, _ info: UnsafeMutablePointer<sqlite3_index_info>?
) -> Int32 {
  guard let info = unsafe info, let registered = unsafe registered(table) else {
    return SQLITE_ERROR
  }
  var words: [String] = []
  var rows = 1e6
  for index in 0..<Int(unsafe info.pointee.nConstraint) {
    let constraint = unsafe info.pointee.aConstraint[index]
    let condition = registered.condition(
      on: Int(constraint.iColumn), Int32(constraint.op))
    guard let condition else { continue }
    let isTime = condition == .asOf || condition == .known
    guard constraint.usable != 0 else {
      if isTime { return SQLITE_CONSTRAINT }
      continue
    }
    words.append(condition.rawValue)
    rows *= condition.remainder
    unsafe info.pointee.aConstraintUsage[index].argvIndex = Int32(words.count)
    if isTime { unsafe info.pointee.aConstraintUsage[index].omit = 1 }
  }
  let terms = (0..<Int(unsafe info.pointee.nOrderBy)).map { index in
    let term = unsafe info.pointee.aOrderBy[index]
    return (column: Int(term.iColumn), isDescending: term.desc != 0)
  }
  if let order = registered.order(of: terms) {
    words.append(order.rawValue)
    unsafe info.pointee.orderByConsumed = 1
  }
  unsafe info.pointee.estimatedCost = rows
  unsafe info.pointee.estimatedRows = Int64(rows.rounded(.up))
  guard let text = unsafe sqliteCopy(of: words.joined(separator: ", ")) else {
    return SQLITE_NOMEM
  }
  unsafe info.pointee.idxStr = text
  unsafe info.pointee.needToFreeIdxStr = 1
  return SQLITE_OK
}

/// A copy that SQLite frees.
private func sqliteCopy(of text: String) -> UnsafeMutablePointer<CChar>? {
  let bytes = text.utf8CString
  guard let copy = unsafe sqlite3_malloc(Int32(bytes.count)) else { return nil }
  let characters = unsafe copy.bindMemory(to: CChar.self, capacity: bytes.count)
  for (index, byte) in bytes.enumerated() { unsafe characters[index] = byte }
  return unsafe characters
}

private func openWalk(
  _ table: UnsafeMutablePointer<sqlite3_vtab>?,
  _ cursor: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab_cursor>?>?
) -> Int32 {
  guard let registered = unsafe registered(table), let cursor = unsafe cursor else {
    return SQLITE_ERROR
  }
  let handle = UnsafeMutablePointer<WalkHandle>.allocate(capacity: 1)
  unsafe handle.initialize(to: WalkHandle(walk: Unmanaged.passRetained(Walk(registered))))
  unsafe cursor.pointee = UnsafeMutableRawPointer(handle).assumingMemoryBound(
    to: sqlite3_vtab_cursor.self)
  return SQLITE_OK
}

private func closeWalk(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> Int32 {
  guard let cursor = unsafe cursor else { return SQLITE_OK }
  let handle = unsafe UnsafeMutableRawPointer(cursor).assumingMemoryBound(to: WalkHandle.self)
  unsafe handle.pointee.walk.release()
  unsafe handle.deinitialize(count: 1)
  unsafe handle.deallocate()
  return SQLITE_OK
}

private func disconnect(_ table: UnsafeMutablePointer<sqlite3_vtab>?) -> Int32 {
  guard let table = unsafe table else { return SQLITE_OK }
  let handle = unsafe UnsafeMutableRawPointer(table).assumingMemoryBound(to: TableHandle.self)
  unsafe handle.deinitialize(count: 1)
  unsafe handle.deallocate()
  return SQLITE_OK
}

private func filter(
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?, _ plan: UnsafePointer<CChar>?,
  _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  guard let walk = unsafe walk(cursor), let plan = unsafe plan else { return SQLITE_ERROR }
  let words = unsafe String(cString: plan).split(separator: ", ").map(String.init)
  var conditions: [(RegisteredTable.Condition, QueryValue)] = []
  for (index, word) in words.enumerated() where index < Int(count) {
    guard let condition = RegisteredTable.Condition(rawValue: word), let values = unsafe values
    else { return SQLITE_ERROR }
    conditions.append((condition, unsafe queryValue(values[index])))
  }
  let order = words.count > Int(count) ? words.last.flatMap(DayOrder.init) : nil
  return walk.begin(conditions, order) ? SQLITE_OK : SQLITE_ABORT
}

private func column(
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?, _ context: OpaquePointer?, _ index: Int32
) -> Int32 {
  guard let walk = unsafe walk(cursor) else { return SQLITE_ERROR }
  guard Int(index) < walk.registered.table.columns.count, let cursor = walk.cursor else {
    unsafe sqlite3_result_null(context)
    return SQLITE_OK
  }
  let host = walk.registered.host
  switch cursor.cell(Int(index)) {
  case .number(let number): unsafe sqlite3_result_int64(context, number)
  case .day(let day):
    let text = host.text(of: day)
    unsafe sqlite3_result_text(context, text.start, text.count, nil)
  case let cell:
    guard let value = host.value(of: cell) else { return SQLITE_ABORT }
    unsafe setResult(value, of: context)
  }
  return SQLITE_OK
}

/// A value that SQLite hands over.
func queryValue(_ value: OpaquePointer?) -> QueryValue {
  switch unsafe sqlite3_value_type(value) {
  case SQLITE_INTEGER: return .integer(unsafe sqlite3_value_int64(value))
  case SQLITE_FLOAT: return .real(unsafe sqlite3_value_double(value))
  case SQLITE_NULL: return .null
  default:
    guard let text = unsafe sqlite3_value_text(value) else { return .null }
    return .text(unsafe String(cString: text))
  }
}

/// Answers a call of SQLite; it copies texts.
func setResult(_ value: QueryValue, of context: OpaquePointer?) {
  switch value {
  case .null: unsafe sqlite3_result_null(context)
  case .integer(let number): unsafe sqlite3_result_int64(context, number)
  case .real(let number): unsafe sqlite3_result_double(context, number)
  case .text(var text):
    // SQLITE_TRANSIENT, which Swift does not import.
    let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      unsafe sqlite3_result_text64(
        context, start, UInt64(bytes.count), copies, UInt8(SQLITE_UTF8))
    }
  }
}

/// The tables of a host on a connection, each there by its name. It outlives the connection.
@safe final class VirtualTables {
  private let tables: [RegisteredTable]
  private let module: UnsafeMutablePointer<sqlite3_module>

  init(_ host: QueryHost) {
    tables = host.tables.map { RegisteredTable($0, host) }
    unsafe module = .allocate(capacity: 1)
    unsafe module.initialize(to: tableModule())
  }

  func add(to connection: OpaquePointer) {
    for table in tables {
      // Sound: the table and the module live as long as this does.
      unsafe sqlite3_create_module_v2(
        connection, table.table.name, module, Unmanaged.passUnretained(table).toOpaque(), nil)
    }
  }

  deinit { unsafe module.deallocate() }
}

/// The calls by which SQLite asks any table, without `xCreate`.
private func tableModule() -> sqlite3_module {
  var module = sqlite3_module()
  unsafe module.xConnect = { connection, context, _, _, table, _ in
    unsafe connect(connection, context, table)
  }
  unsafe module.xBestIndex = { unsafe chooseIndex($0, $1) }
  unsafe module.xDisconnect = { unsafe disconnect($0) }
  unsafe module.xDestroy = { unsafe disconnect($0) }
  unsafe module.xOpen = { unsafe openWalk($0, $1) }
  unsafe module.xClose = { unsafe closeWalk($0) }
  unsafe module.xFilter = { cursor, _, plan, count, values in
    unsafe filter(cursor, plan, count, values)
  }
  unsafe module.xNext = { cursor in
    unsafe walk(cursor)?.advance() == true ? SQLITE_OK : SQLITE_ABORT
  }
  unsafe module.xEof = { unsafe walk($0)?.isAtEnd == false ? 0 : 1 }
  unsafe module.xColumn = { unsafe column($0, $1, $2) }
  unsafe module.xRowid = { cursor, row in
    unsafe row?.pointee = walk(cursor)?.row ?? 0
    return SQLITE_OK
  }
  return module
}
