import Echolog
import Platform

extension Presenter {
  /// Numbers of tables in a picture, with the rows that it is drawn from.
  func chart(_ answer: ChartAnswer, as form: ChartCommand.Form) -> Page {
    var page = Self.queryAnswer(
      QueryAnswer(answer.columns, answer.rows), answer.rows, schema: "series/1")
    guard !answer.rows.isEmpty else {
      page.blocks = [.line("There is nothing to draw.")]
      return page
    }
    page.blocks = [heading(answer)]
    switch form {
    case .bars: page.blocks.append(bars(answer))
    case .spark: page.blocks.append(sparks(answer))
    case .year: page.blocks += maps(answer)
    }
    page.blocks += answer.series.indices.map { .line(summary(answer, of: $0)) }
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
      if let last {
        let words = "… " + label(row[0], answer) + "–" + label(last, answer)
        return BarChart.Row(
          words, answer.series.map { _ in .init(nil, said: Span("nothing", .faint), style: .good) })
      }
      return BarChart.Row(
        label(row[0], answer),
        answer.series.indices.map { index in
          let value = row[index + 1].amount
          let words = value.map { Span(said($0, answer, index)) } ?? Span("·", .faint)
          return .init(value, said: words, style: .good)
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
    let days = answer.rows.map { CivilDay(isoText: $0[0].text) }
    guard let first = days.compactMap(\.self).first, let last = days.compactMap(\.self).last else {
      return []
    }
    return answer.series.indices.flatMap { index -> [Page.Block] in
      var values: [CivilDay: Double] = [:]
      for (day, row) in zip(days, answer.rows) {
        if let day, let value = row[index + 1].amount { values[day] = value }
      }
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
    let most = "at most " + said(values.max() ?? 0, answer, index) + "."
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
    let activity = Activity.registry.first { $0.dimension.baseUnit == unit }
    if let activity, let whole = Int64(exactly: value.rounded()) {
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

extension QueryValue {
  /// Its number, as far as that can be drawn.
  var amount: Double? { double.flatMap { $0.isFinite ? $0 : nil } }
}
