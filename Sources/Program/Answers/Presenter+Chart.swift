import Echolog

extension Presenter {
  func chart(_ chart: Chart) -> Page {
    let bars = chart.bars.map { bar in
      let drawn = BarChart.Bar(
        value: bar.amount.map { Double($0) }, mark: mark(bar, chart).map { Double($0) },
        // No amount is not zero.
        said: bar.amount.map { Span(Messages.amount($0, of: chart.activity)) } ?? Span("·", .faint),
        style: bar.isMet ? .good : .waiting)
      return BarChart.Row(label: label(bar, chart.unit), bars: [drawn], note: note(bar, chart))
    }
    let rows = chart.bars.map { bar in
      let outcome: (any JSONValue)? = bar.isMet ? "met" : bar.excuse.map { Messages.word($0.kind) }
      let figure = chart.activity.figure
      let values: [(any JSONValue)?] = [
        bar.days.lowerBound, bar.days.upperBound, bar.amount.map(figure),
        (bar.ask?.target).map(figure), outcome, (bar.ask?.amount).map(figure), bar.ask?.metCount,
      ]
      return values.map { $0?.json.plain ?? "" }
    }
    var page = Page(
      json(chart), blocks: heading(chart) + [.chart(BarChart(bars)), summary(chart)], rows: rows,
      columns: ["from", "to", "amount", "target", "outcome", "countedAmount", "reachedDays"])
    let goals = history.allGoals(of: chart.activity).filter { $0.isActive(on: view.today) }
    if chart.goal == nil, let goal = goals.last {
      page.note(
        "echolog chart \(label(goal.id)) draws them by the \(goal.period.label), with its goal.")
    }
    return page
  }

  private func heading(_ chart: Chart) -> [Page.Block] {
    var spans = [Span(chart.activity.label, .strong)]
    if chart.unit != .day { spans.append(Span(" by the " + chart.unit.rawValue)) }
    if let first = chart.bars.first, let last = chart.bars.last {
      spans.append(Span(", " + Messages.days(first.days.lowerBound...last.days.upperBound)))
    }
    let asking = chart.bars.filter { $0.ask != nil }
    guard let goal = chart.goal, let begin = asking.first?.days, let last = asking.last?.days
    else { return [.line(spans)] }
    // A longer bar asks for what each of its days does.
    let summed = days(summedBy: goal, over: chart.unit)
    let first = summed == nil ? begin.upperBound : max(begin.lowerBound, goal.firstDay)
    guard let target = goal.target(on: first) else { return [.line(spans)] }
    let later = goal.targets.changes.filter { $0.day > first && $0.day <= last.upperBound }
    let asked = Messages.asked(target, later, of: goal)
    let mark = hasLimits(chart) ? "" : " │"
    guard later.isEmpty else { return [.line(spans), .line(asked + mark, .faint)] }
    guard let summed, !mark.isEmpty, let long = whole(target, of: goal, in: summed) else {
      return [.line(spans + [Span(", " + asked + mark, .faint)])]
    }
    return [.line(spans), .line(asked + ", so " + long + " │", .faint)]
  }

  /// How many days a bar has that is longer than the period of its goal; of a month about so many.
  private func days(summedBy goal: Goal, over unit: ChartUnit) -> Int64? {
    switch (unit, goal.period) {
    case (.day, _), (.week, .week): nil
    case (.week, _): 7
    case (.month, _): 30
    case (.year, _): 365
    }
  }

  /// What a goal asks over a bar that is longer than its period: `56,000 steps in 7 days`.
  private func whole(_ target: Int64, of goal: Goal, in days: Int64) -> String? {
    let (sum, overflow) = target.multipliedReportingOverflow(by: days)
    guard !overflow else { return nil }
    let whole = goal.period == .week ? rough(sum / 7, of: goal.activity) : sum
    return Messages.amount(whole, of: goal.activity) + " in \(days) days"
  }

  private func label(_ bar: Chart.Bar, _ unit: ChartUnit) -> String {
    switch unit {
    case .day: Messages.day(bar.days.lowerBound)
    case .week: "week of " + bar.days.lowerBound.description
    case .month: CivilDay.text(ofMonth: bar.days.lowerBound.monthNumber)
    case .year: String(bar.days.lowerBound.description.dropLast(6))
    }
  }

  /// None across a bar that is of more than what the target is for.
  private func mark(_ bar: Chart.Bar, _ chart: Chart) -> Int64? {
    guard !hasLimits(chart) else { return nil }
    return bar.ask.flatMap { $0.amount == bar.amount ?? 0 ? $0.target : nil }
  }

  /// Whether bars hold several days or weeks with a limit each, whose sum says nothing.
  private func hasLimits(_ chart: Chart) -> Bool {
    chart.goal.map { $0.bound == .atMost && days(summedBy: $0, over: chart.unit) != nil } == true
  }

  /// What came of the goal; where it counted on a part of the days only, what there was on these.
  private func note(_ bar: Chart.Bar, _ chart: Chart) -> Span {
    if let excuse = bar.excuse, !bar.isMet { return Span(Messages.word(excuse.kind), .faint) }
    if let ask = bar.ask, ask.isMet == nil { return Span("does not count", .faint) }
    var said: [String] = []
    if let ask = bar.ask, let days = ask.dayCount {
      let isWhole = days > bar.days.upperBound - bar.days.lowerBound
      if !isWhole, !hasLimits(chart) {
        said.append(Messages.counted(days: days, ask.amount, of: ask.target, chart.activity))
      }
      if let met = ask.metWeekCount, let weeks = ask.weekCount, weeks > 0 {
        let share = "\(met) of \(Messages.count(weeks, "week"))"
        said.append(hasLimits(chart) ? "kept in " + share : share)
      }
      if let met = ask.metCount {
        let share = "\(met) of \(Messages.count(days, "day"))"
        said.append(
          hasLimits(chart) ? "kept on " + share : isWhole ? share : "reached on \(met)")
      }
    }
    var words = bar.isMet ? "✓" : bar.days.contains(view.today) ? "so far" : ""
    if !words.isEmpty, !said.isEmpty { words += bar.isMet ? " " : ", " }
    words += said.joined(separator: ", ")
    return Span(words, bar.isMet ? .good : .faint)
  }

  private func summary(_ chart: Chart) -> Page.Block {
    let days = chart.bars.reduce(0) { $0 + $1.dayCount }
    guard days > 0 else { return .line("Nothing was logged in this time.") }
    let total = chart.bars.reduce(Int64(0)) { $0 &+ ($1.amount ?? 0) }
    let amount = { Messages.amount($0, of: chart.activity) }
    let average = amount(rough((total &+ Int64(days) / 2) / Int64(days), of: chart.activity))
    return .line([
      Span(amount(total), .strong), Span(" on \(Messages.count(days, "day"))"),
      Span(days > 1 ? ", about \(average) a day with a log" : ""), ".",
    ])
  }

  /// No more exactly than a person would give it: tens of millilitres or of steps, whole minutes.
  func rough(_ amount: Int64, of activity: Activity) -> Int64 {
    let step: Int64 =
      switch activity.dimension {
      case .duration: 60
      case .decimal: amount < 10_000 ? 100 : amount < 100_000 ? 1000 : 10_000
      case .unspecified, .count, .volume, .distance, .mass: 10
      }
    return amount < 10 * step ? amount : (amount &+ step / 2) / step * step
  }

  private func json(_ chart: Chart) -> JSON {
    let figure = chart.activity.figure
    return [
      "schema": "chart/1", "activity": chart.activity.label, "by": chart.unit.rawValue,
      "goal": chart.goal.map { label($0.id) }, "goalPeriod": chart.goal?.period.label,
      "bars": chart.bars.map { bar in
        [
          "from": bar.days.lowerBound, "to": bar.days.upperBound,
          "amount": bar.amount.map(figure), "logs": bar.logCount,
          "target": (bar.ask?.target).map(figure), "countedDays": bar.ask?.dayCount,
          "countedAmount": (bar.ask?.amount).map(figure), "reachedDays": bar.ask?.metCount,
          "isMet": bar.ask?.isMet, "excuse": bar.excuse?.kind.rawValue,
        ] as JSON
      }, "bound": chart.goal?.bound.rawValue,
    ]
  }

  /// Numbers of tables in a picture, with the rows that it is drawn from.
  func chart(_ answer: ChartAnswer, as form: ChartCommand.Form) -> Page {
    var page = Self.queryAnswer(
      QueryAnswer(answer.columns, answer.rows), answer.rows, schema: "series/1")
    guard !answer.rows.isEmpty else {
      page.blocks = [.line("There is nothing to draw.")]
      return page
    }
    let picture =
      switch form {
      case .bars: [bars(answer)]
      case .spark: [sparks(answer)]
      case .year: maps(answer)
      }
    page.blocks =
      [heading(answer)] + picture + answer.series.indices.map { .line(summary(answer, of: $0)) }
    page.notes = answer.mixed.map { Messages.mixedUnits(of: $0.title, $0.units) }
    return page
  }

  private func heading(_ answer: ChartAnswer) -> Page.Block {
    let owners = answer.series.map(\.owner)
    let isOfOne = owners.allSatisfy { $0 == owners[0] }
    let titles = zip(answer.series, owners).map { series, owner in
      series.title + (isOfOne ? "" : owner.map { " of " + $0 } ?? "")
    }
    var spans = [
      Span(Messages.all(titles) + (isOfOne ? owners[0].map { " of " + $0 } ?? "" : ""), .strong),
      Span(" by " + answer.key.name),
    ]
    var days = answer.days
    if case .time(let unit) = answer.axis {
      let held = answer.rows.compactMap { unit.day(of: $0[0]) }
      let calendar = ChartCalendar(unit: unit, weekStart: history.settings.weekStart)
      days.first = days.first.flatMap { first in held.first.map { max(first, $0) } } ?? held.first
      days.last = days.last ?? held.last.map { calendar.days(holding: $0).upperBound }
    }
    if let first = days.first {
      spans.append(Span(", " + Messages.days(first...max(first, days.last ?? view.today))))
    }
    return .line(spans)
  }

  private func bars(_ answer: ChartAnswer) -> Page.Block {
    let rows = answer.folded.map { row, last in
      let first = label(row[0], answer)
      return BarChart.Row(
        label: last.map { "… " + first + "–" + label($0, answer) } ?? first,
        bars: answer.series.indices.map { index in
          let value = last == nil ? row[index + 1].amount : nil
          let words = value.map { Span(said($0, answer, index)) }
          let none = Span(last == nil ? "·" : "nothing", .faint)
          return .init(value: value, said: words ?? none, style: .good)
        })
    }
    let titles = answer.series.map(\.title)
    return .chart(BarChart(rows, headings: titles.count == 1 ? [""] : titles))
  }

  private func sparks(_ answer: ChartAnswer) -> Page.Block {
    let titles = answer.series.count == 1 ? [""] : answer.series.map(\.title)
    let lines = Sparklines(
      series: titles.enumerated().map { index, title in
        (title, answer.rows.map { $0[index + 1].amount })
      },
      labels: answer.rows.map { row in
        if case .time = answer.axis { row[0].text } else { label(row[0], answer) }
      })
    return .fitted(lines.lines)
  }

  private func maps(_ answer: ChartAnswer) -> [Page.Block] {
    let rows = answer.rows.compactMap { row in CivilDay(isoText: row[0].text).map { ($0, row) } }
    guard let first = rows.first?.0, let last = rows.last?.0 else { return [] }
    return answer.series.indices.flatMap { index -> [Page.Block] in
      var values: [CivilDay: Double] = [:]
      for (day, row) in rows { values[day] = row[index + 1].amount ?? values[day] }
      let map = YearMap(values: values, days: first...last, weekStart: history.settings.weekStart) {
        said($0, answer, index)
      }
      let title = Page.Block.line(answer.series[index].title, .strong)
      return (answer.series.count > 1 ? [title] : []) + [.fitted(map.lines)]
    }
  }

  private func summary(_ answer: ChartAnswer, of index: Int) -> String {
    let series = answer.series[index]
    let values = answer.rows.compactMap { $0[index + 1].amount }
    let isSum = series.column == nil || series.gathering == .sum
    let sum = isSum ? said(values.reduce(0, +), answer, index) + " in all, " : ""
    let most = "most " + said(values.max() ?? 0, answer, index) + "."
    return (answer.series.count > 1 ? series.title + ": " : "") + sum + most
  }

  private func label(_ key: QueryValue, _ answer: ChartAnswer) -> String {
    guard key != .null else { return "(none)" }
    return switch (answer.axis, key) {
    case (.time(.day), .text(let day)): CivilDay(isoText: day).map(Messages.day) ?? day
    case (.time(.week), _): "week of " + key.text
    case (.weekday, _): Messages.capitalised(key.text)
    case (.hour, .integer(let hour)): Messages.time(minuteOfDay: 60 * Int(clamping: hour))
    case _ where answer.key.kind == .flag: key == .integer(0) ? "no" : "yes"
    default: DisplayWidth.cut(VisibleText.line(key.text), to: 24)
    }
  }

  /// A number in the units that people use, no more exactly than they would give it.
  private func said(_ value: Double, _ answer: ChartAnswer, _ index: Int) -> String {
    let unit = answer.units[index]
    let own = answer.series[index].activity
    let activity = own?.unit == unit ? own : history.allActivities.first { $0.unit == unit }
    let parts = Double(activity?.amountsInUnit ?? 1)
    if let activity, let whole = Int64(exactly: (value * parts).rounded()) {
      let isMean = answer.series[index].gathering == .mean
      return Messages.amount(isMean ? rough(whole, of: activity) : whole, of: activity)
    }
    // What describes how numbers are to be read, and is no unit, has more than one word.
    let counted = unit.flatMap { $0.contains(" ") ? nil : $0 }
    let rounded = (value * 100).rounded() / 100
    guard let whole = Int64(exactly: rounded) else {
      return String(rounded) + (counted.map { " " + $0 } ?? "")
    }
    return counted.map { Messages.count(whole, $0.hasSuffix("s") ? String($0.dropLast()) : $0) }
      ?? Messages.grouped(whole)
  }
}
