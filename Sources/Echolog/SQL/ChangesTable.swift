@unsafe @preconcurrency private import CSQLite

// `FROM changes('streaks', '2025-03-01', '2025-04-01')`: a table that only its parameters tell what
// to hold.

extension AnyTable {
  /// What changed in another table from one time to another.
  package static let changes = AnyTable(
    "changes",
    "The values of a table that are not the same at two times, as in "
      + "`FROM changes('streaks', '2025-03-01', '2025-04-01')`; without the second time until now, "
      + "and with `'recorded'` as a fourth word by what was known at these times",
    inJournal: [
      ColumnHeading("key", .word, "what names the row, as its `id`; several with spaces"),
      ColumnHeading("change", .word, "what became of the row: came, went or changed"),
      ColumnHeading("column", .word, "the column of the value"),
      ColumnHeading("before", .word, "the value at the earlier time, of its column's kind"),
      ColumnHeading("after", .word, "the value at the later time, of its column's kind"),
      ColumnHeading(
        "rowBefore", .text,
        "the whole row at the earlier time, an object in JSON; `*` leaves it out"),
      ColumnHeading("rowAfter", .text, "the same at the later time"),
    ])

  fileprivate static let parameters = ["of", "since", "until", "axis"]
  /// How many columns are in front of these in SQL. The others are hidden as they are, behind them.
  fileprivate static let shownCount = 5
}

final class ChangesTable: SQLTable {
  init(_ host: QueryHost) {
    let names = AnyTable.changes.columns.map(\.name)
    // Values have the type of their own columns, so none is declared.
    super.init(
      AnyTable.changes.name, host,
      columns: names.prefix(AnyTable.shownCount).map { "\"\($0)\"" },
      hidden: AnyTable.parameters + names.dropFirst(AnyTable.shownCount))
  }

  /// The plan has the names of the parameters that are given, in their order.
  override func plan(_ wish: SQLWish) -> SQLPlan? {
    var given: [Int: Int] = [:]
    for (index, condition) in wish.conditions.enumerated() {
      let parameter = condition.column - AnyTable.shownCount
      guard AnyTable.parameters.indices.contains(parameter),
        condition.operation == SQLITE_INDEX_CONSTRAINT_EQ
      else { continue }
      guard condition.isUsable else { return nil }
      given[parameter] = index
    }
    let parameters = given.keys.sorted()
    var plan = SQLPlan()
    plan.taken = parameters.compactMap { given[$0] }
    plan.settled = Set(plan.taken)
    plan.words = parameters.map { AnyTable.parameters[$0] }.joined(separator: ", ")
    plan.begin = { [host] values in
      ChangesWalk(host, Dictionary(uniqueKeysWithValues: zip(parameters, values.map { $0[0] })))
    }
    return plan
  }
}

private final class ChangesWalk: SQLWalk {
  private let host: QueryHost
  private var table = AnyTable.changes
  /// Each value that changed, by its column.
  private var changed: [(row: CellChange, column: Int)] = []

  /// Nil where it can not begin, and then there is a failure.
  ///
  /// - Parameter given: of the parameters, by their places, those that were given.
  init?(_ host: QueryHost, _ given: [Int: QueryValue]) {
    self.host = host
    super.init()
    guard let name = given[0], given[1] != nil else {
      host.refuse("changes needs a table and a time, as in changes('streaks', '2025-03-01')")
      return nil
    }
    // Of no table there are no changes.
    if name == .null { return }
    let tables = Tables.all + [Tables.calendar]
    guard let table = tables.first(where: { $0.name == name.text.lowercased() }) else {
      let isKnown = Tables.asked.contains { $0.name == name.text.lowercased() }
      host.refuse(
        isKnown
          ? "\(name.text) has no rows to compare: texts change with what has them, as in "
            + "changes('moments', '2025-03-01')"
          : "no such table: " + name.text)
      return nil
    }
    self.table = table
    guard let axis = given[3].map({ EventSelection.Axis(rawValue: $0.text) }) ?? .happened else {
      host.refuse("the fourth word of changes is 'happened' or 'recorded'")
      return nil
    }
    var times = [QueryTime.present, .present]
    for place in times.indices {
      let part = axis == .recorded ? \QueryTime.known : \.asOf
      let value = given[place + 1] ?? .null
      guard host.set(part, of: &times[place], to: [value]) else { return nil }
    }
    guard let changes = host.changes(of: table, from: times[0], to: times[1]) else { return nil }
    changed = changes.flatMap { change in
      table.columns.indices.filter { change.before?[$0] ?? .null != change.after?[$0] ?? .null }
        .map { (change, $0) }
    }
    count = changed.count
  }

  override func value(_ column: Int, _ row: Int) -> QueryValue? {
    let (row, place) = changed[row]
    guard let cells = row.after ?? row.before else { return .null }
    switch column {
    case 0:
      var words: [String] = []
      for key in table.key {
        guard let value = host.value(of: cells[key]) else { return nil }
        words.append(value.text)
      }
      return .text(words.filter { !$0.isEmpty }.joined(separator: " "))
    case 1: return .text(row.before == nil ? "came" : row.after == nil ? "went" : "changed")
    case 2: return .text(table.columns[place].name)
    case 3: return host.value(of: row.before?[place] ?? .null)
    case 4: return host.value(of: row.after?[place] ?? .null)
    case AnyTable.shownCount + AnyTable.parameters.count: return object(row.before)
    case AnyTable.shownCount + AnyTable.parameters.count + 1: return object(row.after)
    default: return .null
    }
  }

  /// A row as an object in JSON, null where there is none; nil where its words can not be read.
  private func object(_ cells: [Cell]?) -> QueryValue? {
    guard let cells else { return .null }
    var text = ""
    for (column, cell) in zip(table.columns, cells) {
      guard let value = host.value(of: cell) else { return nil }
      text += text.isEmpty ? "{" : ","
      text.appendJSON(column.name)
      text += ":"
      switch value {
      case .null: text += "null"
      case .text(let words): text.appendJSON(words)
      case .integer, .real: text += value.text
      }
    }
    return .text(text + "}")
  }
}

extension QueryValue {
  /// As rows have it: nothing for null, and of a real no more digits than all reals have exactly,
  /// so that a sum is no 36.464999999999996.
  package var text: String {
    switch self {
    case .null: ""
    case .integer(let number): String(number)
    case .real(let number): String(Self.rounded(number))
    case .text(let text): text
    }
  }

  /// A number with fifteen digits, as SQLite shows it.
  package static func rounded(_ number: Double) -> Double {
    var power = 1.0
    while number.magnitude * power < 1e14, power < 1e22 { power *= 10 }
    let digits = (number * power).rounded()
    return (1e14...1e15).contains(digits.magnitude) ? digits / power : number
  }

  /// Its number; nil where it is none.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .null, .text: nil
    }
  }
}
