@unsafe @preconcurrency private import CSQLite
import Platform

// `FROM changes('streaks', '2025-03-01', '2025-04-01')`: a table that only its parameters tell what
// to hold. SQLite asks for it by calls that carry pointers, as for every other table.

extension AnyTable {
  /// What changed in another table from one time to another.
  package static let changes = AnyTable(
    "changes",
    "The values of a table that are not the same at two times, as in "
      + "`FROM changes('streaks', '2025-03-01', '2025-04-01')`; without the second time until now, "
      + "and with `'recorded'` as a fourth word by what was known at these times",
    inJournal: [
      ColumnHeading(
        name: "key", kind: .word, about: "what names the row, as its `id`; several with spaces"),
      ColumnHeading(
        name: "change", kind: .word, about: "what became of the row: came, went or changed"),
      ColumnHeading(name: "column", kind: .word, about: "the column of the value"),
      ColumnHeading(
        name: "before", kind: .word, about: "the value at the earlier time, of its column's kind"),
      ColumnHeading(
        name: "after", kind: .word, about: "the value at the later time, of its column's kind"),
    ])

  /// The parameters of `changes`, in their order.
  fileprivate static let parameters = ["of", "since", "until", "axis"]
}

/// A value of a row that is not the same at two times.
struct ChangedValue {
  let row: CellChange
  let column: Int
}

/// The table of changes on a connection, by its name; it outlives the connection.
@safe final class ChangesTable {
  private let host: QueryHost
  private let module: UnsafeMutablePointer<sqlite3_module>

  init(_ host: QueryHost) {
    self.host = host
    unsafe module = .allocate(capacity: 1)
    unsafe module.initialize(to: changesModule())
  }

  func add(to connection: OpaquePointer) {
    // Sound: the host and the module live as long as the connection.
    unsafe sqlite3_create_module_v2(
      connection, AnyTable.changes.name, module, Unmanaged.passUnretained(host).toOpaque(), nil)
  }

  deinit { unsafe module.deallocate() }
}

/// A walk of SQLite over changes.
private final class ChangesWalk {
  private let host: QueryHost
  private var table = AnyTable.changes
  private var values: [ChangedValue] = []
  private var next = 0

  init(_ host: QueryHost) { self.host = host }

  var isAtEnd: Bool { next >= values.count }
  var row: Int64 { Int64(next) }

  func advance() { next += 1 }

  /// Begins anew.
  ///
  /// - Parameter values: those of the parameters, nil for one that was not given.
  /// - Returns: false where it fails.
  func begin(_ values: [QueryValue?]) -> Bool {
    (self.values, next) = ([], 0)
    guard values[0] != nil, values[1] != nil else {
      let sentence = "changes needs a table and a time, as in changes('streaks', '2025-03-01')"
      host.fail(.query(.notUnderstood(sentence, offset: nil)))
      return false
    }
    // Of no table there are no changes.
    if values[0] ?? .null == .null { return true }
    guard case .text(let name) = values[0], let table = Tables.named(name) else {
      let sentence = "no such table: " + (values[0]?.words ?? "")
      host.fail(.query(.notUnderstood(sentence, offset: nil)))
      return false
    }
    self.table = table
    var times: [QueryTime] = []
    for value in values[1...2] {
      guard let value, value != .null else {
        times.append(.present)
        continue
      }
      guard let instant = host.time(value.words) else { return false }
      let isKnown = values[3] == .text(EventSelection.Axis.recorded.rawValue)
      times.append(isKnown ? QueryTime(known: instant) : QueryTime(asOf: instant))
    }
    guard let changes = host.changes(of: table, from: times[0], to: times[1]) else { return false }
    self.values = changes.flatMap { change in
      table.columns.indices.filter { change.before?[$0] ?? .null != change.after?[$0] ?? .null }
        .map { ChangedValue(row: change, column: $0) }
    }
    return true
  }

  /// A value of a column; nil where it can not be read because of a failure.
  func value(_ column: Int) -> QueryValue? {
    guard !isAtEnd else { return .null }
    let (row, place) = (values[next].row, values[next].column)
    guard let cells = row.after ?? row.before else { return .null }
    switch column {
    case 0:
      var words: [String] = []
      for key in table.key {
        guard let value = host.value(of: cells[key]) else { return nil }
        words.append(value.words)
      }
      return .text(words.filter { !$0.isEmpty }.joined(separator: " "))
    case 1: return .text(row.before == nil ? "came" : row.after == nil ? "went" : "changed")
    case 2: return .text(table.columns[place].name)
    case 3: return host.value(of: row.before?[place] ?? .null)
    case 4: return host.value(of: row.after?[place] ?? .null)
    default: return .null
    }
  }
}

extension QueryValue {
  fileprivate var words: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): text
    }
  }
}

// MARK: The calls of SQLite

/// What SQLite holds of the table: its own part first.
@safe private struct TableHandle {
  var base = unsafe sqlite3_vtab()
  var host: Unmanaged<QueryHost>
}

/// What SQLite holds of a walk: its own part first.
@safe private struct WalkHandle {
  var base = unsafe sqlite3_vtab_cursor()
  var walk: Unmanaged<ChangesWalk>
}

// Sound, for all that follows: SQLite hands back the pointers that it was given here, as long as it
// has not called `xDisconnect` or `xClose` for them; each begins with SQLite's own struct.

private func walk(_ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> ChangesWalk? {
  guard let cursor = unsafe cursor else { return nil }
  let handle = unsafe UnsafeMutableRawPointer(cursor).assumingMemoryBound(to: WalkHandle.self)
  return unsafe handle.pointee.walk.takeUnretainedValue()
}

private func connect(
  _ connection: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ table: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab>?>?
) -> Int32 {
  guard let context = unsafe context, let table = unsafe table else { return SQLITE_ERROR }
  let host = unsafe Unmanaged<QueryHost>.fromOpaque(context)
  unsafe host.takeUnretainedValue().isDeclaring = true
  defer { unsafe host.takeUnretainedValue().isDeclaring = false }
  // Values have the type of their own columns, so none is declared.
  let columns = AnyTable.changes.columns.map { "\"\($0.name)\"" }
  let parameters = AnyTable.parameters.map { "\"\($0)\" HIDDEN" }
  let declaration = "CREATE TABLE t(" + (columns + parameters).joined(separator: ", ") + ")"
  let code = unsafe sqlite3_declare_vtab(connection, declaration)
  guard code == SQLITE_OK else { return code }
  let handle = UnsafeMutablePointer<TableHandle>.allocate(capacity: 1)
  unsafe handle.initialize(to: TableHandle(host: host))
  unsafe table.pointee = UnsafeMutableRawPointer(handle).assumingMemoryBound(
    to: sqlite3_vtab.self)
  return SQLITE_OK
}

/// Parameters are handed over in their order; which of them there are stands in the plan's number,
/// a bit for each.
private func chooseIndex(_ info: UnsafeMutablePointer<sqlite3_index_info>?) -> Int32 {
  guard let info = unsafe info else { return SQLITE_ERROR }
  let first = AnyTable.changes.columns.count
  var places: [Int: Int] = [:]
  for index in 0..<Int(unsafe info.pointee.nConstraint) {
    let constraint = unsafe info.pointee.aConstraint[index]
    let parameter = Int(constraint.iColumn) - first
    guard parameter >= 0, Int32(constraint.op) == SQLITE_INDEX_CONSTRAINT_EQ else { continue }
    guard constraint.usable != 0 else { return SQLITE_CONSTRAINT }
    places[parameter] = index
  }
  for (order, parameter) in places.keys.sorted().enumerated() {
    guard let index = places[parameter] else { continue }
    unsafe info.pointee.aConstraintUsage[index].argvIndex = Int32(order + 1)
    unsafe info.pointee.aConstraintUsage[index].omit = 1
    unsafe info.pointee.idxNum |= 1 << Int32(parameter)
  }
  unsafe info.pointee.estimatedCost = 1e5
  return SQLITE_OK
}

private func filter(
  _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?, _ given: Int32, _ count: Int32,
  _ values: UnsafeMutablePointer<OpaquePointer?>?
) -> Int32 {
  guard let walk = unsafe walk(cursor) else { return SQLITE_ERROR }
  var next = 0
  let parameters = AnyTable.parameters.indices.map { parameter -> QueryValue? in
    guard given & 1 << Int32(parameter) != 0, next < Int(count), let values = unsafe values else {
      return nil
    }
    defer { next += 1 }
    return unsafe queryValue(values[next])
  }
  return walk.begin(parameters) ? SQLITE_OK : SQLITE_ABORT
}

private func openWalk(
  _ table: UnsafeMutablePointer<sqlite3_vtab>?,
  _ cursor: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab_cursor>?>?
) -> Int32 {
  guard let table = unsafe table, let cursor = unsafe cursor else { return SQLITE_ERROR }
  let host = unsafe UnsafeMutableRawPointer(table).assumingMemoryBound(to: TableHandle.self)
    .pointee.host.takeUnretainedValue()
  let handle = UnsafeMutablePointer<WalkHandle>.allocate(capacity: 1)
  unsafe handle.initialize(to: WalkHandle(walk: Unmanaged.passRetained(ChangesWalk(host))))
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

private func changesModule() -> sqlite3_module {
  var module = sqlite3_module()
  unsafe module.xConnect = { connection, context, _, _, table, _ in
    unsafe connect(connection, context, table)
  }
  unsafe module.xBestIndex = { unsafe chooseIndex($1) }
  unsafe module.xDisconnect = { unsafe disconnect($0) }
  unsafe module.xDestroy = { unsafe disconnect($0) }
  unsafe module.xOpen = { unsafe openWalk($0, $1) }
  unsafe module.xClose = { unsafe closeWalk($0) }
  unsafe module.xFilter = { unsafe filter($0, $1, $3, $4) }
  unsafe module.xNext = { cursor in
    unsafe walk(cursor)?.advance()
    return SQLITE_OK
  }
  unsafe module.xEof = { unsafe walk($0)?.isAtEnd == false ? 0 : 1 }
  unsafe module.xColumn = { cursor, context, column in
    guard let value = unsafe walk(cursor)?.value(Int(column)) else { return SQLITE_ABORT }
    unsafe setResult(value, of: context)
    return SQLITE_OK
  }
  unsafe module.xRowid = { cursor, row in
    unsafe row?.pointee = walk(cursor)?.row ?? 0
    return SQLITE_OK
  }
  return module
}
