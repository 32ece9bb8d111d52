/// What a table does by itself for a query, in words that `EXPLAIN` shows: `day is at least,
/// activity is, sorted by weekday`.
struct TablePlan {
  /// Which rows are wanted; each takes a value, in this order.
  var conditions: [Condition] = []
  /// In which order; nil where any will do.
  var order: Order?

  enum Condition: Equatable {
    case asOf
    case known
    case column(Int, RowTest.Operation)
  }

  enum Order: Equatable {
    /// By the links of days, which need no sorting.
    case days(DayOrder)
    case columns([OrderTerm])
  }

  func words(of table: AnyTable) -> String {
    var parts = conditions.map { $0.words(of: table) }
    switch order {
    case nil: break
    case .days(let order): parts.append(order.rawValue)
    case .columns(let terms):
      let names = terms.map { term in
        table.columns[term.column].name + (term.isDescending ? " descending" : "")
      }
      parts.append("sorted by " + names.joined(separator: " and "))
    }
    return parts.joined(separator: ", ")
  }
}

extension TablePlan.Condition {
  fileprivate func words(of table: AnyTable) -> String {
    switch self {
    case .column(let column, let operation):
      table.columns[column].name + " " + operation.rawValue
    case .asOf: "as of"
    case .known: "known at"
    }
  }

  /// Whether it names the time of the table and leaves no row out.
  var isTime: Bool { self == .asOf || self == .known }

  /// How many rows are expected to be left of each.
  ///
  /// - Parameter all: how many rows there are.
  func remainder(of all: Double, _ table: AnyTable) -> Double {
    guard case .column(let column, let operation) = self else { return 1 }
    return switch (operation, table.columns[column].name) {
    case (.equal, "id"): 1 / all
    case (.equal, "day"): 1e-3
    case (.equal, _): 0.1
    case (.from, _), (.to, _): 0.3
    case (.among, _): 0.25
    }
  }
}
