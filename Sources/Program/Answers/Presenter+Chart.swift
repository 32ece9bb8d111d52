import Echolog
import Interop
import Platform

extension Presenter {
  func chart(_ chart: Chart) -> Page {
    var page = Page(["schema": "chart/1"])
    page.json = json(chart)
    page.rows = chart.bars.map { bar in
      [
        bar.days.lowerBound.description, bar.days.upperBound.description,
        bar.amount.map { String($0) } ?? "", bar.ask.map { String($0.target) } ?? "",
        bar.isMet ? "met" : bar.excuse.map { Messages.word($0.kind) } ?? "",
        bar.ask.map { String($0.amount) } ?? "",
      ]
    }
    let names = ["from", "to", "amount", "target", "outcome", "countedAmount"]
    page.makeCSV = { [rows = page.rows] in ([names] + rows).map(CSV.row).joined() }
    page.blocks =
      heading(chart) + [
        .chart(
          BarChart(
            chart.bars.map { bar in
              BarChart.Row(
                label(bar, chart.unit),
                [
                  .init(
                    bar.amount.map { Double($0) }, mark: mark(bar).map { Double($0) },
                    said: said(bar, chart), style: bar.isMet ? .good : .waiting)
                ], note: note(bar, chart))
            })), summary(chart),
      ]
    if chart.goal == nil,
      let goal = history.allGoals().last(where: {
        $0.activity == chart.activity && $0.isActive(on: view.today)
      })
    {
      page.notes = [
        "echolog chart \(label(goal.id)) draws them by the \(goal.period.label), with its goal."
      ]
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
    guard later.isEmpty else {
      return [.line(spans), .line(asked + " │", .faint)]
    }
    guard let summed, let long = whole(target, of: goal, in: summed) else {
      return [.line(spans + [Span(", " + asked + " │", .faint)])]
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

  /// The amount; a dot where nothing was logged, which is not zero.
  private func said(_ bar: Chart.Bar, _ chart: Chart) -> Span {
    guard let amount = bar.amount else { return Span("·", .faint) }
    return Span(Messages.amount(amount, of: chart.activity))
  }

  /// None across a bar that is of more than what the target is for.
  private func mark(_ bar: Chart.Bar) -> Int64? {
    bar.ask.flatMap { $0.amount == bar.amount ?? 0 ? $0.target : nil }
  }

  /// What came of the goal; where it counted on a part of the days only, what there was on these.
  private func note(_ bar: Chart.Bar, _ chart: Chart) -> Span {
    if let excuse = bar.excuse, !bar.isMet { return Span(Messages.word(excuse.kind), .faint) }
    var words = bar.isMet ? "✓" : bar.days.contains(view.today) ? "so far" : ""
    if let ask = bar.ask, let days = ask.dayCount,
      days <= bar.days.upperBound - bar.days.lowerBound
    {
      if !words.isEmpty { words += bar.isMet ? " " : ", " }
      words += Messages.counted(days: days, ask.amount, of: ask.target, chart.activity)
    }
    return Span(words, bar.isMet ? .good : .faint)
  }

  private func summary(_ chart: Chart) -> Page.Block {
    let days = chart.bars.reduce(0) { $0 + $1.dayCount }
    guard days > 0 else { return .line("Nothing was logged in this time.") }
    let total = chart.bars.reduce(Int64(0)) { $0 &+ ($1.amount ?? 0) }
    let amount = { Messages.amount($0, of: chart.activity) }
    let average = rough(total / Int64(days), of: chart.activity)
    return .line([
      Span(amount(total), .strong), Span(" on \(Messages.count(days, "day"))"),
      Span(days > 1 ? ", about \(amount(average)) a day with a log" : ""), ".",
    ])
  }

  /// No more exactly than a person would give it: tens of millilitres or of steps, whole minutes.
  func rough(_ amount: Int64, of activity: Activity) -> Int64 {
    let step: Int64 = activity.dimension == .duration ? 60 : 10
    return amount < 10 * step ? amount : (amount &+ step / 2) / step * step
  }

  private func json(_ chart: Chart) -> JSON {
    [
      "schema": "chart/1", "activity": chart.activity.label, "by": chart.unit.rawValue,
      "goal": chart.goal.map { label($0.id) }, "goalPeriod": chart.goal?.period.label,
      "bars": chart.bars.map { bar in
        [
          "from": bar.days.lowerBound, "to": bar.days.upperBound, "amount": bar.amount,
          "logs": bar.logCount, "target": bar.ask?.target, "countedDays": bar.ask?.dayCount,
          "countedAmount": bar.ask?.amount, "isMet": bar.ask?.isMet,
          "excuse": bar.excuse?.kind.rawValue,
        ] as JSON
      },
    ]
  }
}
