@unsafe @preconcurrency private import CSQLite
import Platform

// SQLite asks a table for rows by calls that carry pointers; here they meet `AnyTable`. Two columns
// more than a table declares are hidden: `asof` and `known`, which are also its parameters, so that
// `FROM streaks('2025-03-01')` is the table as of that day.
//
// What a table can leave out by itself is said in words in the plan, which `EXPLAIN` shows. SQLite
// still checks each row, so a table that leaves out too little is slow and never wrong.

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

private func registered(_ table: UnsafeMutablePointer<sqlite3_vtab>?) -> RegisteredTable? {
  guard let table = unsafe table else { return nil }
  let handle = unsafe UnsafeMutableRawPointer(table).assumingMemoryBound(to: TableHandle.self)
  return unsafe handle.pointee.registered.takeUnretainedValue()
}

private func handle(
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?
) -> UnsafeMutablePointer<WalkHandle>? {
  unsafe cursor.map { unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: WalkHandle.self) }
}

private func connect(
  _ connection: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ table: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab>?>?
) -> Int32 {
  guard let context = unsafe context, let table = unsafe table else { return SQLITE_ERROR }
  let registered = unsafe Unmanaged<RegisteredTable>.fromOpaque(context)
  let host = unsafe registered.takeUnretainedValue().host
  let declaration = unsafe registered.takeUnretainedValue().declaration
  let isDeclaring = host.isDeclaring
  host.isDeclaring = true
  defer { host.isDeclaring = isDeclaring }
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
  var plan = TablePlan()
  for index in 0..<Int(unsafe info.pointee.nConstraint) {
    let constraint = unsafe info.pointee.aConstraint[index]
    // Sound: SQLite answers these of a constraint that it told of.
    let isExact = unsafe String(cString: sqlite3_vtab_collation(info, Int32(index))) == "BINARY"
    let isList = unsafe sqlite3_vtab_in(info, Int32(index), -1) != 0
    let condition = registered.condition(
      on: Int(constraint.iColumn), Int32(constraint.op), isExact: isExact, isList: isList)
    guard let condition else { continue }
    guard constraint.usable != 0 else {
      if condition.isTime { return SQLITE_CONSTRAINT }
      continue
    }
    if case .column(_, .among) = condition { unsafe sqlite3_vtab_in(info, Int32(index), 1) }
    plan.conditions.append(condition)
    let usage = unsafe info.pointee.aConstraintUsage + index
    unsafe usage.pointee.argvIndex = Int32(plan.conditions.count)
    if condition.isTime { unsafe usage.pointee.omit = 1 }
  }
  let terms = (0..<Int(unsafe info.pointee.nOrderBy)).map { index in
    let term = unsafe info.pointee.aOrderBy[index]
    return OrderTerm(column: Int(term.iColumn), isDescending: term.desc != 0)
  }
  // What is distinct SQLite finds out by itself, in whatever order rows come.
  let isForDistinct = unsafe sqlite3_vtab_distinct(info) == 2
  plan.order = isForDistinct ? nil : registered.order(of: terms)
  if plan.order != nil { unsafe info.pointee.orderByConsumed = 1 }
  let expected = registered.expected(of: plan)
  unsafe info.pointee.estimatedCost = expected.cost
  unsafe info.pointee.estimatedRows = Int64(expected.rows.rounded(.up))
  guard let text = unsafe sqliteCopy(of: plan.words(of: registered.table)) else {
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
  guard let handle = unsafe handle(cursor) else { return SQLITE_OK }
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
  guard let handle = unsafe handle(cursor), let plan = unsafe plan else { return SQLITE_ERROR }
  let walk = unsafe handle.pointee.walk.takeUnretainedValue()
  let table = walk.registered.table
  let whole = TablePlan(unsafe String(cString: plan), of: table)
  var wanted: [[QueryValue]] = []
  for (index, condition) in whole.conditions.enumerated() where index < Int(count) {
    guard let values = unsafe values else { return SQLITE_ERROR }
    var found: [QueryValue] = []
    if case .column(_, .among) = condition {
      var value: OpaquePointer?
      var code = unsafe sqlite3_vtab_in_first(values[index], &value)
      while code == SQLITE_OK {
        found.append(unsafe queryValue(value))
        code = unsafe sqlite3_vtab_in_next(values[index], &value)
      }
    } else {
      found = [unsafe queryValue(values[index])]
    }
    wanted.append(found)
  }
  let isBegun = walk.begin(whole, wanted)
  unsafe take(walk, handle)
  return isBegun ? SQLITE_OK : SQLITE_ABORT
}

/// Lets SQLite go over the rows that a walk has come to.
private func take(_ walk: Walk, _ handle: UnsafeMutablePointer<WalkHandle>) {
  // Sound: the walk keeps these until it goes on.
  unsafe handle.pointee.place = 0
  unsafe handle.pointee.count = walk.count
  unsafe handle.pointee.values = walk.rows?.values
  unsafe handle.pointee.wanted = walk.wanted
  unsafe handle.pointee.row = handle.pointee.wanted?[0] ?? 0
}

private func advance(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> Int32 {
  guard let handle = unsafe handle(cursor) else { return SQLITE_ERROR }
  let place = unsafe handle.pointee.place + 1
  guard unsafe place < handle.pointee.count else {
    let walk = unsafe handle.pointee.walk.takeUnretainedValue()
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
  let index = Int(index)
  guard let values = unsafe handle.pointee.values?[index] else {
    let walk = unsafe handle.pointee.walk.takeUnretainedValue()
    guard index < walk.registered.table.columns.count, let rows = walk.rows else {
      unsafe sqlite3_result_null(context)
      return SQLITE_OK
    }
    _ = unsafe rows.ready(index)
    return unsafe column(cursor, context, Int32(index))
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
    let walk = unsafe handle.pointee.walk.takeUnretainedValue()
    guard let text = walk.rows?.read(index, unsafe handle.pointee.row) else { return SQLITE_ABORT }
    unsafe setResult(text, of: context)
  }
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
  unsafe module.xNext = { unsafe advance($0) }
  unsafe module.xEof = { cursor in
    guard let handle = unsafe handle(cursor) else { return 1 }
    return unsafe handle.pointee.place < handle.pointee.count ? 0 : 1
  }
  unsafe module.xColumn = { unsafe column($0, $1, $2) }
  unsafe module.xRowid = { cursor, number in
    guard let handle = unsafe handle(cursor) else { return SQLITE_ERROR }
    let walk = unsafe handle.pointee.walk.takeUnretainedValue()
    let key = walk.registered.table.key
    unsafe number?.pointee = walk.rows?.rowNumber(handle.pointee.row, key: key) ?? 0
    return SQLITE_OK
  }
  return module
}
