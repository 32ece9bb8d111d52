import Echolog

/// A number of a table: how many of its rows there are, or what a column of them comes to.
struct ChartSeries: Sendable {
  /// How the values of a column become one, as SQL calls it.
  enum Gathering: String, Sendable {
    case sum
    case mean = "avg"
    case most = "max"
  }

  let table: AnyTable
  /// Nil to count rows.
  var column: ColumnHeading?
  var gathering = Gathering.sum
  /// What all of the rows are logs of; of days, what is asked of each instead of a column.
  var activity: Activity?
  /// What is true of the rows, as a condition of SQL.
  var condition: String?

  /// What was logged of an activity, log by log, or by the days of another table.
  static func logs(of activity: Activity?, on table: AnyTable? = nil) -> ChartSeries {
    let logs = AnyTable(.logs)
    let amount = logs.columns.first { $0.name == "amount" }
    return ChartSeries(table: table ?? logs, column: amount, activity: activity)
  }

  var name: String { activity?.label ?? column?.name ?? table.name }

  /// What it is, for people: `moments`, `mean amount`.
  var title: String {
    switch gathering {
    case .mean where activity != nil && !isOfDays: "mean log of " + name
    case .mean where column != nil: "mean " + name
    case .most where column != nil: "largest " + name
    case .sum, .mean, .most: name
    }
  }

  /// Whose column it is; nil where the title is enough.
  var owner: String? { activity == nil && column != nil ? table.name : nil }

  private var isOfDays: Bool { table.name == "days" && activity != nil }

  /// What a row has, in SQL; nil to count rows.
  private var value: String? {
    guard isOfDays, let activity else { return column.map { "\"\($0.name)\"" } }
    return "(SELECT sum(amount) FROM logs WHERE day = days.day AND activity = '\(activity.label)')"
  }

  /// A row for each value that a column has, with the number of the rows that have it.
  func query(by key: ColumnHeading, named name: String, _ days: DaySpan) -> String {
    let value = value.map { "\(gathering.rawValue)(\($0))" } ?? "count(*)"
    // Words have no order of their own: the most comes first.
    let isOrdered = ![.word, .text, .id].contains(key.kind)
    let limits = limits(days, of: key)
    return "SELECT \"\(key.name)\", \(value) AS \"\(name)\" FROM \(table.name)\(limits)"
      + " GROUP BY 1 ORDER BY \(isOrdered ? "1" : "2 DESC, 1")"
  }

  /// What is asked of its rows besides: some values of a column, each once.
  func query(_ values: String, by key: ColumnHeading, _ days: DaySpan) -> String {
    "SELECT DISTINCT \(values) FROM \(table.name)\(limits(days, of: key))"
  }

  private func limits(_ days: DaySpan, of key: ColumnHeading) -> String {
    let day = ChartAxis(key) == .time(.day) ? key.name : "day"
    let terms = [
      isOfDays ? nil : activity.map { "activity = '\($0.label)'" },
      days.first.map { "\(day) >= '\($0)'" },
      days.last.map { "\(day) <= '\($0)'" },
      // Behind a line end, or a comment in the condition would take the bracket along.
      condition.map { "(\($0)\n)" },
    ].compactMap(\.self)
    return terms.isEmpty ? "" : " WHERE " + terms.joined(separator: " AND ")
  }
}

/// What bars mean, and so which of them have a place also where there is nothing.
enum ChartAxis: Equatable, Sendable {
  case time(ChartUnit)
  case weekday, hour
  case values

  init(_ column: ColumnHeading) {
    self =
      switch (column.name, column.kind) {
      case ("week", _): .time(.week)
      case ("month", _): .time(.month)
      case ("year", _): .time(.year)
      case (_, .day): .time(.day)
      case ("weekday", _): .weekday
      case ("hour", _): .hour
      default: .values
      }
  }

  /// All bars in their order; time has no gaps, and what is nowhere comes last.
  ///
  /// - Parameters:
  ///   - found: the values that there are, in their order.
  ///   - few: how many days are drawn also before the first value.
  func keys(
    _ found: [QueryValue], _ days: DaySpan, today: CivilDay, weekStart: Weekday, few: Int
  ) -> [QueryValue] {
    let nowhere = found.filter { $0 == .null }
    switch self {
    case .values: return found
    case .hour: return (0...23).map { .integer($0) } + nowhere
    case .weekday:
      let week = today.startOfWeek(startingOn: weekStart)
      return (0...6).map { .text((week + $0).weekday.label) } + nowhere
    case .time(let unit):
      let held = found.compactMap(unit.day)
      guard let earliest = held.min(), let latest = held.max() else { return nowhere }
      let end = max(latest, today)
      let last = max(min(days.last ?? end, end), latest)
      let first = min(days.first ?? earliest, earliest)
      let calendar = ChartCalendar(unit: unit, weekStart: weekStart)
      let drawn = (last - first < few ? first : earliest)...last
      return calendar.units(drawn).map { unit.key($0.lowerBound) } + nowhere
    }
  }
}

extension ChartUnit {
  /// How far back what was logged is drawn by it, where no days are named, by years all of it; and
  /// how many units without anything are drawn one by one.
  var drawn: (usualDays: Int, longestGap: Int) {
    switch self {
    case .day: (6, 31)
    case .week: (49, 26)
    case .month: (364, 12)
    case .year: (0, 3)
    }
  }

  /// The name of a unit by its first day, as the column of its name has it.
  func key(_ first: CivilDay) -> QueryValue {
    switch self {
    case .day, .week: .text(first.description)
    case .month: .text(CivilDay.text(ofMonth: first.monthNumber))
    case .year: .integer(Int64(first.date.year))
    }
  }

  /// The first day of a unit; nil for what names none.
  func day(of key: QueryValue) -> CivilDay? {
    switch (self, key) {
    case (.year, .integer(let year)): CivilDay(year: Int(clamping: year), month: 1, day: 1)
    case (.month, .text(let month)): CivilDay(isoText: month + "-01")
    case (_, .text(let day)): CivilDay(isoText: day)
    default: nil
    }
  }
}

struct ChartAnswer: Sendable {
  var axis: ChartAxis
  let key: ColumnHeading
  let series: [ChartSeries]
  /// What the numbers of each series count, by the columns; nil where they do not say.
  var units: [String?] = []
  /// Series whose numbers are of several units, and these.
  var mixed: [(title: String, units: [String])] = []
  var days: DaySpan
  /// The columns of the rows: what a bar means, and the number of each series.
  private(set) var columns: [String]
  private(set) var rows: [[QueryValue]] = []

  init(_ series: [ChartSeries], by key: ColumnHeading, _ days: DaySpan) {
    (self.series, self.key, self.days) = (series, key, days)
    axis = ChartAxis(key)
    columns = [key.name]
    for name in series.map(\.name) {
      var (column, count) = (name, 1)
      while columns.contains(column) {
        count += 1
        column = name + String(count)
      }
      columns.append(column)
    }
  }

  /// The rows, those of a long time without anything as one, with what the last of them means.
  var folded: [(row: [QueryValue], last: QueryValue?)] {
    guard case .time(let unit) = axis else { return rows.map { ($0, nil) } }
    var folded: [(row: [QueryValue], last: QueryValue?)] = []
    var rest = rows[...]
    while let row = rest.first {
      let empty = rest.prefix { $0.dropFirst().allSatisfy { ($0.amount ?? 0) == 0 } }
      let isFolded = empty.count > unit.drawn.longestGap
      folded.append((row, isFolded ? empty.last?.first : nil))
      rest = rest.dropFirst(isFolded ? empty.count : 1)
    }
    return folded
  }

  mutating func take(_ answers: [QueryAnswer], today: CivilDay, weekStart: Weekday, few: Int) {
    let values = answers.map { answer in
      Dictionary(answer.rows.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    }
    var seen: Set<QueryValue> = []
    let found = answers.flatMap(\.rows).map { $0[0] }.filter { seen.insert($0).inserted }
    guard !found.isEmpty else { return }
    let keys = axis.keys(found, days, today: today, weekStart: weekStart, few: few)
    rows = keys.map { key in
      [key]
        + zip(series, values).map { series, values in
          // A count of nothing is known; a sum of nothing is none.
          values[key] ?? (series.column == nil ? .integer(0) : .null)
        }
    }
  }
}
