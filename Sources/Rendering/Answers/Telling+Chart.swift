import CivilTime
import Domain
import Events
package import ReadModels

extension Telling {
  /// What was logged of an activity, as bars.
  package func chart(_ chart: Chart) -> Page {
    var page = Page(schema: "chart/1")
    page.json = json(chart)
    page.rows = chart.bars.map { bar in
      [
        bar.days.lowerBound.description, bar.days.upperBound.description,
        bar.amount.map { String($0) } ?? "", bar.target.map { String($0) } ?? "",
        bar.isMet ? "met" : bar.excuse.map { Catalogue.word($0.kind) } ?? "",
      ]
    }
    page.blocks = [
      heading(chart),
      .chart(
        BarChart(
          chart.bars.map { bar in
            BarChart.Row(
              label(bar, chart.unit), bar.amount, mark: bar.target, said: said(bar, chart),
              note: note(bar), ink: bar.isMet ? .good : .waiting)
          })),
      summary(chart),
    ]
    if chart.goal == nil,
      let goal = history.goalFacts().last(where: {
        $0.activity == chart.activity && $0.isActive(on: view.today)
      })
    {
      page.notes = [
        "echolog chart \(label(goal.id)) draws them by the \(goal.period.label), with its goal."
      ]
    }
    return page
  }

  private func heading(_ chart: Chart) -> Page.Block {
    var spans = [Span(chart.activity.label, .strong)]
    if let first = chart.bars.first, let last = chart.bars.last {
      spans.append(Span(", " + Catalogue.days(first.days.lowerBound...last.days.upperBound)))
    }
    if let goal = chart.goal,
      let last = chart.bars.last(where: { $0.target != nil })?.days.upperBound,
      let target = goal.target(on: last)
    {
      let amount = Catalogue.amount(target, of: chart.activity)
      spans.append(Span(", goal \(amount) a \(goal.period.label) │", .faint))
    }
    return .line(spans)
  }

  private func label(_ bar: Chart.Bar, _ unit: ChartUnit) -> String {
    switch unit {
    case .day: Catalogue.day(bar.days.lowerBound)
    case .week: "week of " + bar.days.lowerBound.description
    case .month: String(bar.days.lowerBound.description.dropLast(3))
    }
  }

  /// The amount; a dot where nothing was logged, which is not zero.
  private func said(_ bar: Chart.Bar, _ chart: Chart) -> Span {
    guard let amount = bar.amount else { return Span("·", .faint) }
    return Span(Catalogue.amount(amount, of: chart.activity))
  }

  private func note(_ bar: Chart.Bar) -> Span {
    if bar.isMet { return Span("✓", .good) }
    if let excuse = bar.excuse { return Span(Catalogue.word(excuse.kind), .faint) }
    return Span(bar.days.contains(view.today) ? "so far" : "", .faint)
  }

  private func summary(_ chart: Chart) -> Page.Block {
    let days = chart.bars.reduce(0) { $0 + $1.dayCount }
    guard days > 0 else { return .line(["Nothing was logged in this time."]) }
    let total = chart.bars.reduce(Int64(0)) { $0 &+ ($1.amount ?? 0) }
    let amount = { Catalogue.amount($0, of: chart.activity) }
    let average = rough(total / Int64(days), of: chart.activity)
    return .line([
      Span(amount(total), .strong), Span(" on \(Catalogue.count(days, "day"))"),
      Span(days > 1 ? ", about \(amount(average)) a day with a log" : ""), ".",
    ])
  }

  /// No more exactly than a person would say it: tens of millilitres or of steps, whole minutes.
  private func rough(_ amount: Int64, of activity: Activity) -> Int64 {
    let step: Int64 = activity.dimension == .duration ? 60 : 10
    return amount < 10 * step ? amount : (amount &+ step / 2) / step * step
  }

  private func json(_ chart: Chart) -> JSON {
    .object([
      ("schema", "chart/1"), ("activity", .string(chart.activity.label)),
      ("by", .string(chart.unit.rawValue)), ("goal", .optional(chart.goal.map { label($0.id) })),
      ("goalPeriod", .optional(chart.goal?.period.label)),
      (
        "bars",
        .array(
          chart.bars.map { bar in
            .object([
              ("from", .string(bar.days.lowerBound.description)),
              ("to", .string(bar.days.upperBound.description)),
              ("amount", bar.amount.map { .integer($0) } ?? .null),
              ("logs", .number(bar.logCount)),
              ("target", bar.target.map { .integer($0) } ?? .null),
              ("isMet", bar.target == nil ? .null : .bool(bar.isMet)),
              ("excuse", .optional(bar.excuse?.kind.rawValue)),
            ])
          })
      ),
    ])
  }
}
