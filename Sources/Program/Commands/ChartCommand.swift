import Echolog

struct ChartCommand: QuestionCommand {
  static let declaration = Declaration(
    "chart",
    [
      Operand(.charted(withGoals: true)), Operand(.column(ofNumbers: true), .optional),
      Operand(.column(ofNumbers: true), .optional),
    ],
    [
      Flag("--days", .number, "how many days up to today"),
      Flag("--week", "this week"), Flag("--month", "this month"),
      .from, Flag("--to", .whenOrMonth, "the last day"),
      Flag(
        "--by", .column(ofNumbers: false),
        "what a bar stands for: day, week, month, year, weekday, hour or any column"),
      Flag("--as", .choice(Form.allCases.map(\.rawValue)), "how it is drawn; as bars unless said"),
      Flag("--where", .text("CONDITION"), "only rows of which this is true, as in SQL"),
      Flag("--mean", "the mean of the column, not its sum"),
      Flag("--max", "the largest value of the column"),
      Flag("--with", .charted(withGoals: false), "another table, with its column, or an activity"),
      Flag("--with-where", .text("CONDITION"), "only rows of that table of which this is true"),
    ],
    "what you logged, drawn day by day beside the goal; or any number of any table",
    [
      "chart water", "chart laptop:7", "chart sleep --from 2025-01-01 --by month",
      "chart moments --by weekday", "chart logs amount --where \"activity = 'water'\" --by hour",
      "chart days --by mood", "chart moments --with steps --as spark",
      "chart days moments logs --as year",
    ], [.speaksOfDays, .asks, .givesRows], remarks: .lines(of: PackageResources.help_chart_txt))

  enum Form: String, CaseIterable, Sendable {
    case bars, spark, year
  }

  /// Nil for one goal, or for tables alone.
  let activity: Activity?
  let goal: String?
  let span: Span
  /// Nil: by days, or by weeks, months or years where there are many.
  let unit: ChartUnit?
  /// Numbers that are beside no goal; none for what was logged, as a goal counts it.
  let series: [ChartSeries]
  let by: String?
  let form: Form

  /// Which days.
  package enum Span {
    /// So many, up to today.
    case days(Int)
    case between(DaySpan)
    /// What there is so far of the current one.
    case week, month
    /// A week of days, or eight weeks of a goal that has weeks; of a table all there is.
    case usual
  }

  init(_ line: Arguments) throws {
    let spans = ["--days", "--week", "--month"].filter(line.has)
    let bounds = ["--from", "--to"].filter(line.has)
    if let first = spans.first, let second = spans.dropFirst().first ?? bounds.first {
      throw UsageError.flagsExclude(first, second)
    }
    let days = try line.days()
    if line.has("--week") {
      span = .week
    } else if line.has("--month") {
      span = .month
    } else {
      span = bounds.isEmpty ? try line.number("--days").map { .days($0) } ?? .usual : .between(days)
    }
    form = try line.given("--as") ?? .bars
    by = line.value("--by")
    unit = by.flatMap { ChartUnit(rawValue: $0.lowercased()) }
    let word = line.needed(0)
    let name = GoalName(word, among: line.activities)
    let isGoal =
      word.contains(":") || Int(word) != nil || name?.period != nil || name?.bound != nil
    goal = isGoal ? word : nil
    let flags = ["--where", "--mean", "--max", "--with", "--with-where"]
    let isOfTable = line.operand(1) != nil || by != nil && unit == nil || form != .bars
    if isGoal || line.activities.contains(where: { $0.label == word.lowercased() }) {
      activity = isGoal ? nil : try line.activity(word)
      let isOfGoal = !isOfTable && !flags.contains(where: line.has)
      series = isOfGoal ? [] : try line.series(of: .logs(of: activity))
    } else {
      activity = nil
      series = try line.series(of: nil)
    }
    try line.check(by, of: series, form)
  }

  func page(of question: Question) async throws -> Page {
    var facts: Goal?
    if let goal { facts = try await question.goals(goal).first }
    let activity = activity ?? facts?.activity
    guard series.isEmpty else {
      var series = series
      if let activity { series[0].activity = activity }
      return question.presenter.chart(try await answer(series, question), as: form)
    }
    let charted = activity ?? .unspecified
    return question.presenter.chart(
      question.history.chart(
        of: charted, goal: facts, over: days(of: charted, facts, question), by: unit,
        today: question.view.today))
  }

  private static var fewDays: Int { 92 }

  /// The days that it is to show; a long look back begins with the first log.
  @MainActor private func days(
    of activity: Activity, _ goal: Goal?, _ question: Question
  ) -> ClosedRange<CivilDay> {
    let today = question.view.today
    let said = said(question)
    let last = said.last ?? said.first.map { max($0, today) } ?? today
    let usual = last - (unit?.drawn.usualDays ?? (goal?.period == .week ? 49 : 6))
    let logged = min(question.history.firstDay(of: activity) ?? usual, usual)
    switch span {
    case .usual where unit == .year: return logged...last
    case .days(let count) where count > Self.fewDays:
      return max(said.first ?? logged, logged)...last
    default: return min(said.first ?? usual, last)...last
    }
  }

  @MainActor private func said(_ question: Question) -> DaySpan {
    let today = question.view.today
    switch span {
    case .usual: return DaySpan()
    case .week:
      let start = question.history.settings.weekStart
      return DaySpan(first: today.startOfWeek(startingOn: start), last: today)
    case .month: return DaySpan(first: today - (today.date.day - 1), last: today)
    case .days(let count): return DaySpan(first: today - (count - 1), last: today)
    case .between(let span): return span
    }
  }

  // MARK: - Numbers of tables

  @MainActor private func answer(
    _ series: [ChartSeries], _ question: Question
  ) async throws -> ChartAnswer {
    let (session, today) = (question.session, question.view.today)
    let weekStart = question.history.settings.weekStart
    var days = said(question)
    if form == .year, days.first == nil {
      let last = days.last ?? today
      days.last = last
      days.first = (last - 364).startOfWeek(startingOn: weekStart)
    }
    var by = by ?? (form == .year ? "day" : "")
    if by.isEmpty { by = try await unit(of: series, days, question).rawValue }
    guard let key = series[0].table.column(by) else { preconditionFailure("no column \(by)") }
    var answer = ChartAnswer(series, by: key, days)
    var found: [QueryAnswer] = []
    for (one, name) in zip(series, answer.columns.dropFirst()) {
      found.append(try await session.answer(to: one.query(by: key, named: name, days)))
      var unit = one.activity?.unit ?? one.column?.unit
      // Then its numbers are of the unit that a column beside it names.
      if one.activity == nil, one.column?.unit == "as `unit` says" {
        let units = try await session.answer(to: one.query("unit", by: key, days)).rows
          .map { $0[0].text }
        unit = units.count == 1 ? units[0] : nil
        if units.count > 1 { answer.mixed.append((one.title, units)) }
      }
      answer.units.append(unit)
    }
    answer.take(
      found, today: today, weekStart: weekStart,
      few: form == .year ? YearMap.longest : Self.fewDays)
    return answer
  }

  @MainActor private func unit(
    of series: [ChartSeries], _ days: DaySpan, _ question: Question
  ) async throws -> ChartUnit {
    var held: [CivilDay] = []
    for one in series {
      guard let day = one.table.column("day") else { continue }
      let ends = try await question.session.answer(
        to: one.query("min(day), max(day)", by: day, days))
      held += ends.rows.flatMap { $0.compactMap { CivilDay(isoText: $0.text) } }
    }
    guard let first = held.min(), let last = held.max() else { return .day }
    let today = question.view.today
    return ChartUnit(over: first...max(last, min(days.last ?? today, today)))
  }
}

extension AnyTable {
  func column(_ name: String) -> ColumnHeading? { index(of: name).map { columns[$0] } }
}

extension Arguments {
  /// The numbers that the line names, of an activity, which has no columns, or of a table.
  fileprivate func series(of logs: ChartSeries?) throws -> [ChartSeries] {
    try exclude("--mean", "--max")
    let columns = [operand(1), operand(2)].compactMap(\.self)
    if logs != nil, let column = columns.first {
      let usage = Words.line(["echolog", "chart", needed(0)])
      throw UsageError.operandTooMany(column, command: "chart", usage: usage, meant: nil)
    }
    var series = logs.map { [$0] } ?? []
    if logs == nil { series = try numbers(needed(0), columns) }
    for index in series.indices { series[index].condition = value("--where") }
    let words = value("--with")?.split(separator: " ").map(String.init) ?? []
    if let first = words.first {
      var others = try numbers(first, Array(words.dropFirst()))
      for index in others.indices { others[index].condition = value("--with-where") }
      series += others
    } else if has("--with-where") {
      throw UsageError.flagMissing("--with", command: "chart")
    }
    if has("--mean") || has("--max") {
      guard series.contains(where: { $0.column != nil }) else {
        throw UsageError.operandMissing("COLUMN", command: "chart")
      }
      for index in series.indices { series[index].gathering = has("--mean") ? .mean : .most }
    }
    return series
  }

  private func numbers(_ word: String, _ columns: [String]) throws -> [ChartSeries] {
    if let table = Tables.named(word) {
      var series: [ChartSeries] = []
      for column in columns {
        // The table has a column for each activity that everybody has.
        let own = activities.first { $0.id != nil && $0.label == column.lowercased() }
        if table.name == "days", let own, table.column(column)?.kind.isOfNumbers != true {
          series.append(.logs(of: own, on: table))
          continue
        }
        let heading = try self.column(column, of: table)
        guard heading.kind.isOfNumbers else {
          throw UsageError.columnNotNumber(heading.name, table: table.name)
        }
        series.append(ChartSeries(table: table, column: heading))
      }
      return series.isEmpty ? [ChartSeries(table: table)] : series
    }
    let activities = self.activities.map(\.label)
    let nearest = Nearest.suggestion(for: word, among: activities + Tables.all.map(\.name))
    guard let nearest, activities.contains(nearest) else {
      throw UsageError.unknownTable(word, nearest: nearest)
    }
    return [.logs(of: try activity(word))]
  }

  private func column(_ word: String, of table: AnyTable) throws -> ColumnHeading {
    if let column = table.column(word) { return column }
    let nearest = Nearest.suggestion(for: word, among: table.columns.map(\.name))
    throw UsageError.unknownColumn(word, table: table.name, nearest: nearest)
  }

  fileprivate func check(
    _ by: String?, of series: [ChartSeries], _ form: ChartCommand.Form
  ) throws {
    for one in series {
      guard by != nil || one.table.column("day") != nil else {
        throw UsageError.flagMissing("--by COLUMN", command: "chart")
      }
      let key = try column(by ?? "day", of: one.table)
      let isOfDays = ChartAxis(key) == .time(.day)
      if form == .year, !isOfDays { throw UsageError.flagsExclude("--as year", "--by \(key.name)") }
      let chosen = ["--from", "--to", "--days", "--week", "--month"]
      if !isOfDays, chosen.contains(where: has) { _ = try column("day", of: one.table) }
    }
  }
}
