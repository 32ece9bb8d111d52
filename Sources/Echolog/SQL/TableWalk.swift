@unsafe @preconcurrency private import CSQLite

// Two columns more than a table declares are hidden: `asof` and `known`, which are also its
// parameters, so that `FROM streaks('2025-03-01')` is the table as of that day. What a table can
// leave out by itself it says in its plan. SQLite still checks each row, so a table that leaves out
// too little is slow and never wrong.

/// A table of a diary on a connection, with what its rows are read through.
final class RegisteredTable: SQLTable {
  let table: AnyTable

  /// Which rows are wanted; each takes a value.
  enum Condition: Equatable {
    case asOf
    case known
    case column(Int, RowTest.Operation)

    /// Whether it names the time of the table and leaves no row out.
    fileprivate var isTime: Bool { self == .asOf || self == .known }
  }

  /// In which order rows come.
  enum Order: Equatable {
    /// By the links of days, which need no sorting.
    case days(DayOrder)
    case columns([OrderTerm])
  }

  init(_ table: AnyTable, _ host: QueryHost) {
    self.table = table
    let columns = table.columns.map { column in
      column.declaration + (column.isWeekday ? " COLLATE \(Weekday.collation)" : "")
    }
    super.init(table.name, host, columns: columns, hidden: ["asof", "known"])
  }

  // MARK: Walks that come again

  /// What the walks before were of, how many there were in a row, and all rows once they are kept.
  private var latest: (time: QueryTime, order: Order?, count: Int, rows: ReadyRows?)?
  private static let mostKept = 1 << 16
  /// Before that many walks none is kept.
  private static let fewWalks = 3

  /// All rows of a table that is walked over again and again, as a join does with its inner table
  /// for each row of the outer one; nil where they are too many or the walks few.
  func keptRows(at time: QueryTime, _ order: Order?) -> ReadyRows? {
    guard let before = latest, before.time == time, before.order == order else {
      latest = (time, order, 1, nil)
      return nil
    }
    latest?.count += 1
    var filter = RowFilter.all
    if case .days(let days) = order { filter.order = days }
    guard before.count == Self.fewWalks - 1,
      !table.isInJournal || host.size(table) <= Self.mostKept,
      let cursor = host.cursor(table, at: time, filter)
    else { return before.rows }
    if case .columns(let terms) = order { cursor.sort(by: terms, weekStart: host.weekStart) }
    let rows = ReadyRows(cursor, table.columns, host)
    rows.advance(Self.mostKept + 1)
    if rows.count <= Self.mostKept { latest?.rows = rows }
    return latest?.rows
  }

  /// The times that a table is asked at are hidden columns of SQLite's, behind the others.
  static let parameterCount = 2

  override func plan(_ wish: SQLWish) -> SQLPlan? {
    var (plan, conditions) = (SQLPlan(), [Condition]())
    for (index, wanted) in wish.conditions.enumerated() {
      guard let condition = condition(wanted) else { continue }
      guard wanted.isUsable else {
        if condition.isTime { return nil }
        continue
      }
      if case .column(_, .among) = condition { plan.lists.insert(index) }
      if condition.isTime {
        plan.settled.insert(index)
        host.namesTimes = true
      }
      plan.taken.append(index)
      conditions.append(condition)
    }
    let order = order(of: wish.order)
    plan.isOrdered = order != nil
    (plan.rowCount, plan.cost) = expected(of: conditions)
    plan.words = (conditions.map(words) + (order.map { [words(of: $0)] } ?? []))
      .joined(separator: ", ")
    plan.begin = { [unowned self, conditions] in Walk(self, conditions, order, $0) }
    return plan
  }

  /// As `EXPLAIN` shows it: `day is at least`.
  private func words(of condition: Condition) -> String {
    switch condition {
    case .column(let column, let operation): table.columns[column].name + " " + operation.rawValue
    case .asOf: "as of"
    case .known: "known at"
    }
  }

  private func words(of order: Order) -> String {
    switch order {
    case .days(let order): return order.rawValue
    case .columns(let terms):
      let names = terms.map { term in
        table.columns[term.column].name + (term.isDescending ? " descending" : "")
      }
      return "sorted by " + names.joined(separator: " and ")
    }
  }

  /// What a condition is called in a plan; nil where nothing is gained by it.
  private func condition(_ wanted: SQLWish.Condition) -> Condition? {
    let (column, operation) = (wanted.column, wanted.operation)
    let isEquality = operation == SQLITE_INDEX_CONSTRAINT_EQ
    if column == table.columns.count { return isEquality ? .asOf : nil }
    if column == table.columns.count + 1 { return isEquality ? .known : nil }
    guard table.columns.indices.contains(column), wanted.isExact else { return nil }
    let kind = table.columns[column].kind
    guard kind.hasOrder || [.id, .real].contains(kind) || (kind == .time && !isEquality) else {
      return nil
    }
    switch operation {
    case SQLITE_INDEX_CONSTRAINT_EQ:
      return .column(column, wanted.isList && !isFound(by: column) ? .among : .equal)
    case SQLITE_INDEX_CONSTRAINT_GT, SQLITE_INDEX_CONSTRAINT_GE: return .column(column, .from)
    case SQLITE_INDEX_CONSTRAINT_LT, SQLITE_INDEX_CONSTRAINT_LE: return .column(column, .to)
    default: return nil
    }
  }

  /// Whether rows with a value are found sooner than all of the others are looked at.
  private func isFound(by column: Int) -> Bool {
    table.columns[column].name == "id" || table.columns[column].name == "day" && !table.isInJournal
  }

  /// About how many rows conditions leave, and how many are looked at for that.
  private func expected(of conditions: [Condition]) -> (rows: Double, cost: Double) {
    let all = max(1, Double(host.size(table)))
    var (rows, cost) = (all, all)
    for case .column(let column, let operation) in conditions {
      let remainder =
        switch (operation, table.columns[column].name) {
        case (.equal, "id"): 1 / all
        case (.equal, "day"): 1e-3
        case (.equal, _): 0.1
        case (.from, _), (.to, _): 0.3
        case (.among, _): 0.25
        }
      rows *= remainder
      guard operation == .equal else { continue }
      if isFound(by: column) || all <= Double(Self.mostKept) { cost = min(cost, rows) }
    }
    // To read an event costs as much as many rows in memory.
    return (max(1, rows), max(1, cost) * (table.isInJournal ? 20 : 1))
  }

  /// How rows come in an order that is asked for; nil where SQLite has to sort them.
  private func order(of terms: [OrderTerm]) -> Order? {
    guard let first = terms.first, !table.isInJournal else { return nil }
    let isKnown = terms.allSatisfy {
      table.columns.indices.contains($0.column) && table.columns[$0.column].kind.hasOrder
    }
    guard isKnown else { return nil }
    let isByDay = terms.allSatisfy { term in
      term.isDescending == first.isDescending
        && ["day", "week", "month", "year"].contains(table.columns[term.column].name)
    }
    guard isByDay, table.goesByDay, host.sortsByDay else { return .columns(terms) }
    return .days(first.isDescending ? .latestFirst : .earliestFirst)
  }
}

extension ColumnHeading {
  /// As SQL declares it.
  var declaration: String {
    let affinity =
      switch kind {
      case .word, .text, .day, .time, .id: "TEXT"
      case .number, .flag: "INTEGER"
      // As REAL a whole number would be one with a fraction in the plans that sort or group.
      case .real: "NUMERIC"
      }
    // Every start declares all columns; only one of a query may have a quote in its name.
    let hasQuote = name.utf8.contains(UInt8(ascii: "\""))
    return "\"\(hasQuote ? name.replacing("\"", with: "\"\"") : name)\" \(affinity)"
  }
}

/// A walk of SQLite over a table of a diary.
@safe final class Walk: SQLWalk {
  private let registered: RegisteredTable
  /// Some of the rows; nil before the first and where none are wanted.
  private var rows: ReadyRows?
  private var isKept = false
  private var limit = 16

  /// Nil where it can not begin, and then there is a failure.
  init?(
    _ registered: RegisteredTable, _ conditions: [RegisteredTable.Condition],
    _ order: RegisteredTable.Order?, _ values: [[QueryValue]]
  ) {
    self.registered = registered
    super.init()
    let (host, table) = (registered.host, registered.table)
    var time = QueryTime.present
    var filter = RowFilter.all
    var tests: [RowTest] = []
    for (condition, values) in zip(conditions, values) {
      guard case .column(let column, let operation) = condition else {
        guard host.set(condition == .asOf ? \.asOf : \.known, of: &time, to: values) else {
          return nil
        }
        continue
      }
      // Nothing equals null, or is before or after it.
      if values.allSatisfy({ $0 == .null }) { return }
      guard let test = RowTest(column, table.columns[column], operation, values) else { continue }
      tests.append(test)
      guard narrow(&filter, column, operation, values) else { return }
    }
    if let kept = registered.keptRows(at: time, order) {
      take(kept, tests)
      return
    }
    if case .days(let order) = order { filter.order = order }
    guard let cursor = host.cursor(table, at: time, filter) else { return nil }
    cursor.tests = tests
    if case .columns(let terms) = order { cursor.sort(by: terms, weekStart: host.weekStart) }
    take(ReadyRows(cursor, table.columns, host))
    if !goOn() { return nil }
  }

  // Sound: SQLite asks for no row of a walk that is gone.
  deinit { unsafe wanted?.deallocate() }

  private func take(_ rows: ReadyRows) {
    self.rows = rows
    unsafe values = rows.values
  }

  override func makeReady(_ column: Int) -> Bool {
    guard registered.table.columns.indices.contains(column), let rows else { return false }
    _ = unsafe rows.ready(column)
    return true
  }

  override func value(_ column: Int, _ row: Int) -> QueryValue? {
    guard registered.table.columns.indices.contains(column) else {
      let example = "\(registered.table.name)('2025-03-01')"
      registered.host.refuse(
        "a time is given to a table, as in \(example), and is no column of its rows")
      return nil
    }
    return rows.map { $0.read(column, row) } ?? .null
  }

  override func rowNumber(_ row: Int) -> Int64 {
    rows?.rowNumber(row, key: registered.table.key) ?? 0
  }

  /// Leaves out rows that a table need not even look at.
  ///
  /// - Returns: false where none are left.
  private func narrow(
    _ filter: inout RowFilter, _ column: Int, _ operation: RowTest.Operation,
    _ values: [QueryValue]
  ) -> Bool {
    let name = registered.table.columns[column].name
    if values.count == 1, case .integer(let number) = values[0], name.hasSuffix("Ms") {
      return name == "recordedMs"
        ? operation.narrow(&filter.recorded, to: number...number, of: .min ... .max)
        : name != "happenedMs"
          || operation.narrow(&filter.happened, to: number...number, of: .min ... .max)
    }
    if values.count == 1, let days = days(of: values[0], in: name) {
      let all = CivilDay(daysSinceEpoch: .min)...CivilDay(daysSinceEpoch: .max)
      return operation.narrow(&filter.days, to: days, of: all)
    }
    let texts = values.compactMap { value in
      if case .text(let text) = value { text } else { nil }
    }
    guard texts.count == values.count, let words = texts.first else { return true }
    if registered.table.isInJournal, operation == .equal || operation == .among {
      switch name {
      case "type":
        let types = texts.compactMap(EventType.init(name:))
        // One that this version does not know may be the type of an event of a later one.
        if types.count == texts.count { filter.types = Set(types) }
      case "device": filter.devices = Set(texts)
      default: break
      }
    }
    guard texts.count == 1 else { return true }
    switch (name, operation) {
    case ("id", .equal) where registered.table.columns[column].kind == .id:
      filter.id = registered.host.event(words)
    case ("activity", .equal):
      let known = registered.host.view.history.allActivities
      guard let activity = known.first(where: { $0.label == words }) else { return false }
      filter.activity = activity
    case ("entity", .equal) where registered.table.isInJournal:
      filter.entity = registered.host.event(words)
    default: break
    }
    return true
  }

  /// The days that a value of a column stands for; nil where they tell nothing of rows.
  private func days(of value: QueryValue, in column: String) -> ClosedRange<CivilDay>? {
    guard registered.host.sortsByDay else { return nil }
    // An entry of a month or a year has no day, and events are found by their civil days.
    let haveDays = registered.table.isInJournal || registered.table.goesByDay
    switch (column, value) {
    case ("day", .text(let text)): return CivilDay(isoText: text).map { $0...$0 }
    case ("week", .text(let text)): return CivilDay(isoText: text).map { $0...($0 + 6) }
    case ("month", .text(let text)) where haveDays:
      return CivilDay(isoText: text + "-01").map { $0...MonthOrYear(monthOf: $0).lastDay }
    case ("year", .integer(let year)) where haveDays && (0...9999).contains(year):
      return CivilDay(year: Int(year), month: 1, day: 1).map {
        $0...MonthOrYear(yearOf: $0).lastDay
      }
    default: return nil
    }
  }

  private func take(_ kept: ReadyRows, _ tests: [RowTest]) {
    take(kept)
    (isKept, count) = (true, kept.count)
    guard !tests.isEmpty, count > 0 else { return }
    // Of a join there is one value; what else there is to test of the few rows SQLite does.
    let indexed = tests.first { $0.value != nil }
    var found = indexed.flatMap { test in test.value.map { kept.places(test.column, of: $0) } }
    for test in tests where indexed == nil {
      let wanted = test.places(in: kept.column(test.column))
      found = found?.filter(Set(wanted).contains) ?? wanted
    }
    guard let found, found.count < count else { return }
    let start = UnsafeMutablePointer<Int>.allocate(capacity: max(found.count, 1))
    for (index, place) in found.enumerated() { unsafe start[index] = place }
    unsafe start[0] = found.first ?? 0
    unsafe wanted = start
    count = found.count
  }

  override func goOn() -> Bool {
    count = 0
    guard let rows, !isKept else { return true }
    if registered.host.checkCancelled() { return false }
    rows.advance(limit)
    count = rows.count
    // The first rows may be all that is asked for.
    limit = min(limit * 4, 1024)
    guard let failure = rows.cursor.failure else { return true }
    registered.host.fail(failure)
    return false
  }
}

extension RowTest.Operation {
  /// Keeps of a range what a value allows that stands for a part of all.
  ///
  /// - Returns: false where nothing is left.
  fileprivate func narrow<Value>(
    _ range: inout ClosedRange<Value>?, to part: ClosedRange<Value>, of all: ClosedRange<Value>
  ) -> Bool {
    let old = range ?? all
    let first = self == .to ? old.lowerBound : max(old.lowerBound, part.lowerBound)
    let last = self == .from ? old.upperBound : min(old.upperBound, part.upperBound)
    guard first <= last else { return false }
    range = first...last
    return true
  }
}
