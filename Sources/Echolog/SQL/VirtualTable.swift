@unsafe @preconcurrency private import CSQLite

// SQLite asks a table for rows by calls that carry pointers; here, and nowhere else, they meet
// `SQLTable` and `SQLWalk`, of which each kind of table has its own.

/// What a query wants of a table, and may be answered by the table itself.
struct SQLWish {
  struct Condition {
    let column: Int
    /// One of SQLite's `SQLITE_INDEX_CONSTRAINT` numbers.
    let operation: Int32
    /// Whether the value is known when the walk begins.
    let isUsable: Bool
    /// Whether texts are the same only where their bytes are.
    let isExact: Bool
    /// Whether the value may be given as a list.
    let isList: Bool
  }

  var conditions: [Condition] = []
  /// Empty where any order will do.
  var order: [OrderTerm] = []
  /// A bit for each column that is asked for.
  var columns: UInt64 = 0
}

/// What a table makes of it.
struct SQLPlan {
  /// In words that `EXPLAIN` shows.
  var words = ""
  /// The conditions whose values the walk takes, in this order.
  var taken: [Int] = []
  /// Those of them that are taken as a list.
  var lists: Set<Int> = []
  /// Those that SQLite need not check again.
  var settled: Set<Int> = []
  /// Whether rows come in the order that is wanted.
  var isOrdered = false
  var rowCount = 100.0
  /// In rows that are looked at.
  var cost = 1e5
  /// Begins a walk with the values of the conditions that are taken; nil where that fails.
  var begin: ([[QueryValue]]) -> SQLWalk? = { _ in nil }
}

/// A table on a connection, as SQLite asks for it. It lives as long as the connection.
class SQLTable {
  let name: String
  // Unowned would be counted too: a connection keeps its host longer than its tables.
  let host: QueryHost
  /// Those that SQLite was given, by their numbers.
  fileprivate final var plans: [SQLPlan] = []

  /// What `sqlite3_declare_vtab` takes.
  fileprivate let declaration: String

  /// - Parameters:
  ///   - columns: in SQL.
  ///   - hidden: the names of those behind, which only a query that names them is shown.
  init(_ name: String, _ host: QueryHost, columns: [String], hidden: [String]) {
    (self.name, self.host) = (name, host)
    let all = columns + hidden.map { "\"\($0)\" HIDDEN" }
    declaration = "CREATE TABLE t(" + all.joined(separator: ", ") + ")"
  }

  /// Nil where the table can not be walked so.
  func plan(_ wish: SQLWish) -> SQLPlan? { nil }
}

/// A walk of SQLite over a table, which holds some rows at a time, and the first from its begin on.
@safe class SQLWalk {
  /// How many rows it has come to.
  final var count = 0
  /// Where among those that it has they are; nil where they are all.
  final var wanted: UnsafeMutablePointer<Int>?
  /// Their values by column, nil for a column that is not made yet.
  final var values: UnsafeMutablePointer<UnsafeMutablePointer<ReadyRows.Value>?>?

  init() { unsafe (wanted, values) = (nil, nil) }

  /// Goes to the next rows.
  ///
  /// - Returns: false where that fails.
  func goOn() -> Bool {
    count = 0
    return true
  }

  /// Makes a column of the rows; false where their values are asked for one by one.
  func makeReady(_ column: Int) -> Bool { false }

  /// A value that is not ready; nil where it can not be read because of a failure.
  func value(_ column: Int, _ row: Int) -> QueryValue? { .null }

  /// What no other row has.
  func rowNumber(_ row: Int) -> Int64 {
    Int64(row)
  }
}

// MARK: - The calls of SQLite

/// What SQLite holds of a table: its own part first.
@safe private struct TableHandle {
  var base = unsafe sqlite3_vtab()
  var table: Unmanaged<SQLTable>
}

/// What SQLite holds of a walk: its own part first.
@safe private struct WalkHandle {
  var base = unsafe sqlite3_vtab_cursor()
  /// Nil before its begin.
  var walk: Unmanaged<SQLWalk>?
  /// Where the walk stands among the rows that it has, and how many these are.
  var place = 0
  var count = 0
  /// The row there.
  var row = 0
  /// The rows that are wanted, where they are not all.
  var wanted: UnsafeMutablePointer<Int>?
  /// The values of its rows, by column.
  var values: UnsafeMutablePointer<UnsafeMutablePointer<ReadyRows.Value>?>?
}

// Sound, for all that follows: SQLite hands back the pointers that it was given here, as long as it
// has not called `xDisconnect` or `xClose` for them; each begins with SQLite's own struct.

private func table(_ handle: UnsafeMutablePointer<sqlite3_vtab>?) -> SQLTable? {
  guard let handle = unsafe handle else { return nil }
  let table = unsafe UnsafeMutableRawPointer(handle).assumingMemoryBound(to: TableHandle.self)
  return unsafe table.pointee.table.takeUnretainedValue()
}

private func handle(
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?
) -> UnsafeMutablePointer<WalkHandle>? {
  unsafe cursor.map { unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: WalkHandle.self) }
}

private func walk(_ handle: UnsafeMutablePointer<WalkHandle>) -> SQLWalk? {
  unsafe handle.pointee.walk?.takeUnretainedValue()
}

private func connect(
  _ connection: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ made: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab>?>?
) -> Int32 {
  guard let context = unsafe context, let made = unsafe made else { return SQLITE_ERROR }
  let table = unsafe Unmanaged<SQLTable>.fromOpaque(context)
  let host = unsafe table.takeUnretainedValue().host
  let declaration = unsafe table.takeUnretainedValue().declaration
  let isDeclaring = host.isDeclaring
  host.isDeclaring = true
  defer { host.isDeclaring = isDeclaring }
  let code = unsafe sqlite3_declare_vtab(connection, declaration)
  guard code == SQLITE_OK else { return code }
  let handle = UnsafeMutablePointer<TableHandle>.allocate(capacity: 1)
  unsafe handle.initialize(to: TableHandle(table: table))
  unsafe made.pointee = UnsafeMutableRawPointer(handle).assumingMemoryBound(to: sqlite3_vtab.self)
  return SQLITE_OK
}

private func chooseIndex(
  _ handle: UnsafeMutablePointer<sqlite3_vtab>?, _ info: UnsafeMutablePointer<sqlite3_index_info>?
) -> Int32 {
  guard let info = unsafe info, let table = unsafe table(handle) else { return SQLITE_ERROR }
  var wish = SQLWish()
  for index in 0..<Int(unsafe info.pointee.nConstraint) {
    let constraint = unsafe info.pointee.aConstraint[index]
    // Sound: SQLite answers these of a constraint that it told of.
    let collation = unsafe String(cString: sqlite3_vtab_collation(info, Int32(index)))
    wish.conditions.append(
      SQLWish.Condition(
        column: Int(constraint.iColumn), operation: Int32(constraint.op),
        isUsable: constraint.usable != 0,
        isExact: collation == "BINARY"
          || collation == Weekday.collation && constraint.op == SQLITE_INDEX_CONSTRAINT_EQ,
        isList: unsafe sqlite3_vtab_in(info, Int32(index), -1) != 0))
  }
  wish.order = (0..<Int(unsafe info.pointee.nOrderBy)).map { index in
    let term = unsafe info.pointee.aOrderBy[index]
    return OrderTerm(column: Int(term.iColumn), isDescending: term.desc != 0)
  }
  wish.columns = unsafe info.pointee.colUsed
  guard let plan = table.plan(wish) else { return SQLITE_CONSTRAINT }
  unsafe info.pointee.idxNum = Int32(table.plans.count)
  table.plans.append(plan)
  for (place, index) in plan.taken.enumerated() {
    if plan.lists.contains(index) { unsafe sqlite3_vtab_in(info, Int32(index), 1) }
    let usage = unsafe info.pointee.aConstraintUsage + index
    unsafe usage.pointee.argvIndex = Int32(place + 1)
    unsafe usage.pointee.omit = plan.settled.contains(index) ? 1 : 0
  }
  if plan.isOrdered { unsafe info.pointee.orderByConsumed = 1 }
  unsafe info.pointee.estimatedCost = plan.cost
  unsafe info.pointee.estimatedRows = Int64(plan.rowCount.rounded(.up))
  guard let words = unsafe sqliteCopy(of: plan.words) else { return SQLITE_NOMEM }
  unsafe info.pointee.idxStr = words
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
  _ cursor: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab_cursor>?>?
) -> Int32 {
  guard let cursor = unsafe cursor else { return SQLITE_ERROR }
  let handle = UnsafeMutablePointer<WalkHandle>.allocate(capacity: 1)
  unsafe handle.initialize(to: WalkHandle())
  unsafe cursor.pointee = UnsafeMutableRawPointer(handle).assumingMemoryBound(
    to: sqlite3_vtab_cursor.self)
  return SQLITE_OK
}

private func closeWalk(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> Int32 {
  guard let handle = unsafe handle(cursor) else { return SQLITE_OK }
  unsafe handle.pointee.walk?.release()
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
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?, _ number: Int32,
  _ values: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  guard let handle = unsafe handle(cursor), let table = unsafe table(handle.pointee.base.pVtab)
  else { return SQLITE_ERROR }
  let plan = table.plans[Int(number)]
  var wanted: [[QueryValue]] = []
  for (place, index) in plan.taken.enumerated() {
    guard let values = unsafe values else { return SQLITE_ERROR }
    guard plan.lists.contains(index) else {
      wanted.append([unsafe queryValue(values[place])])
      continue
    }
    var found: [QueryValue] = []
    var value: OpaquePointer?
    var code = unsafe sqlite3_vtab_in_first(values[place], &value)
    while code == SQLITE_OK {
      found.append(unsafe queryValue(value))
      code = unsafe sqlite3_vtab_in_next(values[place], &value)
    }
    wanted.append(found)
  }
  unsafe handle.pointee.walk?.release()
  unsafe handle.pointee.walk = nil
  guard let walk = plan.begin(wanted) else { return SQLITE_ABORT }
  unsafe handle.pointee.walk = .passRetained(walk)
  unsafe take(walk, handle)
  return SQLITE_OK
}

/// Lets SQLite go over the rows that a walk has come to.
private func take(_ walk: SQLWalk, _ handle: UnsafeMutablePointer<WalkHandle>) {
  // Sound: the walk keeps these until it goes on.
  unsafe handle.pointee.place = 0
  unsafe handle.pointee.count = walk.count
  unsafe handle.pointee.values = walk.values
  unsafe handle.pointee.wanted = walk.wanted
  unsafe handle.pointee.row = handle.pointee.wanted?[0] ?? 0
}

private func advance(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> Int32 {
  guard let handle = unsafe handle(cursor) else { return SQLITE_ERROR }
  let place = unsafe handle.pointee.place + 1
  guard unsafe place < handle.pointee.count else {
    guard let walk = unsafe walk(handle) else { return SQLITE_ERROR }
    let isFine = walk.goOn()
    unsafe take(walk, handle)
    return isFine ? SQLITE_OK : SQLITE_ABORT
  }
  unsafe handle.pointee.place = place
  unsafe handle.pointee.row = handle.pointee.wanted?[place] ?? place
  return SQLITE_OK
}

private func column(
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?, _ context: OpaquePointer?, _ index: Int32
) -> Int32 {
  guard let handle = unsafe handle(cursor) else { return SQLITE_ERROR }
  guard let values = unsafe handle.pointee.values?[Int(index)] else {
    guard let walk = unsafe walk(handle) else { return SQLITE_ERROR }
    if walk.makeReady(Int(index)) { return unsafe column(cursor, context, index) }
    return unsafe setResult(walk.value(Int(index), handle.pointee.row), of: context)
  }
  let value = unsafe values + handle.pointee.row
  switch unsafe value.pointee.kind {
  case .integer: unsafe sqlite3_result_int64(context, value.pointee.number)
  case .kept: unsafe sqlite3_result_text(context, value.pointee.text, value.pointee.count, nil)
  case .null: unsafe sqlite3_result_null(context)
  case .real:
    let bits = UInt64(bitPattern: unsafe value.pointee.number)
    unsafe sqlite3_result_double(context, Double(bitPattern: bits))
  case .passing:
    unsafe sqlite3_result_text(context, value.pointee.text, value.pointee.count, copies)
  case .unread:
    guard let walk = unsafe walk(handle) else { return SQLITE_ERROR }
    return unsafe setResult(walk.value(Int(index), handle.pointee.row), of: context)
  }
  return SQLITE_OK
}

/// The same of a value that may not be readable.
private func setResult(_ value: QueryValue?, of context: OpaquePointer?) -> Int32 {
  guard let value else { return SQLITE_ABORT }
  unsafe setResult(value, of: context)
  return SQLITE_OK
}

/// SQLITE_TRANSIENT, which Swift does not import: SQLite copies what it is given.
private var copies: sqlite3_destructor_type {
  unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

/// A value that SQLite hands over.
func queryValue(_ value: OpaquePointer?) -> QueryValue {
  switch unsafe sqlite3_value_type(value) {
  case SQLITE_INTEGER: return .integer(unsafe sqlite3_value_int64(value))
  case SQLITE_FLOAT: return .real(unsafe sqlite3_value_double(value))
  case SQLITE_NULL: return .null
  default:
    guard let text = unsafe sqlite3_value_text(value) else { return .null }
    // Sound: the bytes are copied before SQLite is called again. A text may hold a zero.
    let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
    return .text(unsafe String(decoding: bytes, as: UTF8.self))
  }
}

/// Gives a statement a value for one of its parameters; it copies texts.
///
/// - Returns: SQLite's code.
func bound(_ value: QueryValue, to statement: OpaquePointer?, at place: Int32) -> Int32 {
  switch value {
  case .null: unsafe sqlite3_bind_null(statement, place)
  case .integer(let number): unsafe sqlite3_bind_int64(statement, place, number)
  case .real(let number): unsafe sqlite3_bind_double(statement, place, number)
  case .text(let text):
    unsafe sqlite3_bind_text(statement, place, text, Int32(clamping: text.utf8.count), copies)
  }
}

/// Answers a call of SQLite; it copies texts.
func setResult(_ value: QueryValue, of context: OpaquePointer?) {
  switch value {
  case .null: unsafe sqlite3_result_null(context)
  case .integer(let number): unsafe sqlite3_result_int64(context, number)
  case .real(let number): unsafe sqlite3_result_double(context, number)
  case .text(let text):
    unsafe sqlite3_result_text(context, text, Int32(clamping: text.utf8.count), copies)
  }
}

/// The tables of a host on a connection, each there by its name. It outlives the connection.
@safe final class VirtualTables {
  private let tables: [SQLTable]
  private let module: UnsafeMutablePointer<sqlite3_module>

  init(_ host: QueryHost) {
    tables =
      host.tables.map { RegisteredTable($0, host) } + [ChangesTable(host), SearchTable(host)]
    unsafe module = .allocate(capacity: 1)
    unsafe module.initialize(to: tableModule())
  }

  func add(to connection: OpaquePointer) {
    for table in tables {
      // Sound: the table and the module live as long as this does.
      unsafe sqlite3_create_module_v2(
        connection, table.name, module, Unmanaged.passUnretained(table).toOpaque(), nil)
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
  unsafe module.xOpen = { unsafe openWalk($1) }
  unsafe module.xClose = { unsafe closeWalk($0) }
  unsafe module.xFilter = { cursor, number, _, _, values in unsafe filter(cursor, number, values) }
  unsafe module.xNext = { unsafe advance($0) }
  unsafe module.xEof = { cursor in
    guard let handle = unsafe handle(cursor) else { return 1 }
    return unsafe handle.pointee.place < handle.pointee.count ? 0 : 1
  }
  unsafe module.xColumn = { unsafe column($0, $1, $2) }
  unsafe module.xRowid = { cursor, number in
    guard let handle = unsafe handle(cursor), let walk = unsafe walk(handle)
    else { return SQLITE_ERROR }
    unsafe number?.pointee = walk.rowNumber(handle.pointee.row)
    return SQLITE_OK
  }
  return module
}
