/// What a table does by itself for a query, in words that `EXPLAIN` shows: `day is at least,
/// activity is, sorted by weekday`.
struct TablePlan {
  /// Which rows are wanted; each takes a value, in this order.
  var conditions: [Condition] = []
  /// In which order; nil where any will do.
  var order: Order?

  /// What a row has to meet.
  enum Condition: Equatable {
    case asOf
    case known
    case column(Int, RowTest.Operation)
  }

  /// In which order rows come.
  enum Order: Equatable {
    /// By the links of days, which need no sorting.
    case days(DayOrder)
    case columns([OrderTerm])
  }

  init() {}

  private static let separator = ", "
  private static let sorted = "sorted by "
  private static let and = " and "
  private static let descending = " descending"

  /// - Parameter words: of a plan for this table.
  init(_ words: String, of table: AnyTable) {
    for part in words.components(by: Self.separator) {
      if let order = DayOrder(rawValue: part) {
        self.order = .days(order)
      } else if part.hasPrefix(Self.sorted) {
        let terms = String(part.dropFirst(Self.sorted.count)).components(by: Self.and)
        order = .columns(
          terms.compactMap { term in
            let isDescending = term.hasSuffix(Self.descending)
            let name = isDescending ? String(term.dropLast(Self.descending.count)) : term
            return table.index(of: name).map { OrderTerm(column: $0, isDescending: isDescending) }
          })
      } else if let condition = Condition(part, of: table) {
        conditions.append(condition)
      }
    }
  }

  func words(of table: AnyTable) -> String {
    var parts = conditions.map { $0.words(of: table) }
    switch order {
    case nil: break
    case .days(let order): parts.append(order.rawValue)
    case .columns(let terms):
      let names = terms.map { term in
        table.columns[term.column].name + (term.isDescending ? Self.descending : "")
      }
      parts.append(Self.sorted + names.joined(separator: Self.and))
    }
    return parts.joined(separator: Self.separator)
  }
}

extension TablePlan.Condition {
  private static let ofTimes: [(words: String, condition: Self)] = [
    ("as of", .asOf), ("known at", .known),
  ]

  fileprivate init?(_ words: String, of table: AnyTable) {
    if let time = Self.ofTimes.first(where: { $0.words == words }) {
      self = time.condition
      return
    }
    let name = words.prefix { $0 != " " }
    guard let column = table.index(of: String(name)),
      let operation = RowTest.Operation(rawValue: String(words.dropFirst(name.count + 1)))
    else { return nil }
    self = .column(column, operation)
  }

  fileprivate func words(of table: AnyTable) -> String {
    switch self {
    case .column(let column, let operation):
      table.columns[column].name + " " + operation.rawValue
    case .asOf, .known: Self.ofTimes.first { $0.condition == self }?.words ?? ""
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

extension String {
  fileprivate func components(by separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    parts.append(String(rest))
    return parts
  }
}
