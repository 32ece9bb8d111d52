import Echolog
import Platform

/// A page in HTML that is whole: no script, nothing that it loads, light and dark, for a screen, a
/// phone and paper.
struct ReportPage {
  private(set) var html: String
  private(set) var isEmpty = true
  /// The days of which squares are drawn.
  private let drawn: ClosedRange<CivilDay>
  private let weekStart: Weekday

  /// - Parameters:
  ///   - today: the days behind it are not drawn.
  ///   - caption: the times at which the page was asked for; nil for the present.
  init(
    of days: ClosedRange<CivilDay>, today: CivilDay, weekStart: Weekday, caption: String? = nil
  ) {
    drawn = days.lowerBound...max(days.lowerBound, min(days.upperBound, today))
    self.weekStart = weekStart
    let span = Messages.days(days)
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="referrer" content="no-referrer">
      <title>Echolog, \(Self.escaped(span))</title>
      <style>\n\(Self.style)\n</style>
      </head>
      <body>
      <header><h1>Echolog</h1><p>\(Self.escaped(span))</p>\(
        caption.map { "<p>" + Self.escaped($0) + "</p>" } ?? "")</header>
      <main>\n
      """
  }

  /// Adds a part with its picture and, folded beneath, the table that it is drawn from; nothing
  /// where the answer has no rows.
  mutating func add(_ part: ReportPart, _ answer: QueryAnswer) {
    guard !answer.rows.isEmpty else { return }
    isEmpty = false
    html += "<section>\n<h2>\(Self.escaped(part.title))</h2>\n<p>\(Self.escaped(part.about))</p>\n"
    defer { html += "</section>\n" }
    var rows = answer.rows
    switch part.picture {
    case .bars(let said):
      let largest = answer.rows.reduce(Int64(1)) { max($0, $1[1].number) }
      html += Self.bars(part, answer.rows.map { ($0[0].text, $0[1].number, largest, said($0)) })
      for row in rows.indices { rows[row][1] = .text(said(rows[row])) }
    case .shares:
      html += Self.bars(
        part,
        answer.rows.map { row in
          let (part, whole) = (row[1].number, row[2].number)
          let words = Messages.grouped(part) + " of " + Messages.grouped(whole)
          return (row[0].text, part, whole, words)
        }, areShares: true)
    case .years: html += years(answer.rows, part)
    case .none:
      html += Self.table(answer.columns, rows, of: part)
      return
    }
    html +=
      "<details><summary>\(Self.escaped(part.title)) as a table</summary>\n"
      + Self.table(answer.columns, rows, of: part) + "</details>\n"
  }

  mutating func end() { html += "</main>\n</body>\n</html>\n" }

  // MARK: - Pictures

  /// Bars under each other, above each what it is of and what it says. Places are shares of the
  /// width and letters keep their size, so that a phone shows the same.
  private static func bars(
    _ part: ReportPart, _ bars: [(label: String, value: Int64, whole: Int64, words: String)],
    areShares: Bool = false
  ) -> String {
    let height = 38
    let told = bars.map { $0.label + ": " + $0.words }
    var svg = head(
      part.title, told.prefix(12).joined(separator: "; ") + (told.count > 12 ? " …" : ""),
      "width=\"100%\" height=\"\(height * bars.count)\"")
    for (index, bar) in bars.enumerated() {
      let top = index * height
      let rect = { (name: String, share: Double) in
        let width = (share * 10_000).rounded() / 100
        return
          "<rect class=\"\(name)\" x=\"0\" y=\"\(top + 18)\" width=\"\(width)%\" height=\"12\"/>"
      }
      svg += "<text x=\"0\" y=\"\(top + 13)\">\(escaped(bar.label))</text>"
      svg += "<text class=\"end\" x=\"100%\" y=\"\(top + 13)\">\(escaped(bar.words))</text>"
      if areShares { svg += rect("whole", 1) }
      svg += rect("bar", Double(max(bar.value, 0)) / Double(max(bar.whole, 1))) + "\n"
    }
    return svg + "</svg>\n"
  }

  /// A year under the other, each in two halves, which a phone shows under each other; a column is
  /// a week.
  private func years(_ rows: [[QueryValue]], _ part: ReportPart) -> String {
    var entries: [CivilDay: Int64] = [:]
    for row in rows {
      if let day = CivilDay(isoText: row[0].text) { entries[day] = row[1].number }
    }
    let values = entries.values.map { Double($0) }
    let shades = Shades(values)
    let years = Set(
      [drawn.lowerBound, drawn.upperBound].map(\.date.year) + entries.keys.map(\.date.year))
    return legend(shades, values)
      + years.sorted().map { year in
        let halves = [(1, 6, 30), (7, 12, 31)].compactMap { first, month, last -> String? in
          guard let begin = CivilDay(year: year, month: first, day: 1),
            let end = CivilDay(year: year, month: month, day: last), drawn.overlaps(begin...end)
          else { return nil }
          return half(begin...end, entries, shades, part)
        }
        return "<h3>\(year)</h3>\n<div class=\"year\">\n" + halves.joined() + "</div>\n"
      }.joined()
  }

  private func half(
    _ days: ClosedRange<CivilDay>, _ entries: [CivilDay: Int64], _ shades: Shades,
    _ part: ReportPart
  ) -> String {
    let asked = days.clamped(to: drawn)
    let origin = asked.lowerBound.startOfWeek(startingOn: weekStart)
    let (cell, months) = (13, 18)
    let kept = entries.filter { asked.contains($0.key) && $0.value > 0 }
    let most = kept.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let told =
      "Something was kept on \(Messages.count(kept.count, "day")) of \(Messages.days(asked))"
      + (most.map { ", the most on \($0.key): \($0.value)." } ?? ".")
    var svg = Self.head(
      part.title + ", " + Messages.days(asked), told,
      "viewBox=\"0 0 \(28 * cell) \(7 * cell + months)\"")
    svg += "<g aria-hidden=\"true\">\n"
    for number in 0...(asked.upperBound - asked.lowerBound) {
      let day = asked.lowerBound + number
      let (column, line) = ((day - origin) / 7, (day - origin) % 7)
      // A month is named at its first day, and the first one where there is room for two names.
      if day.date.day == 1 || number == 0 && day.date.day < 8 {
        let name = Messages.months[day.date.month - 1].prefix(3)
        svg += "<text x=\"\(column * cell)\" y=\"12\">\(name)</text>\n"
      }
      let count = entries[day] ?? 0
      svg += "<rect class=\"level\(shades.level(of: Double(count)))\" x=\"\(column * cell)\""
      svg += " y=\"\(months + line * cell)\" width=\"11\" height=\"11\" rx=\"2\">"
      svg += "<title>\(day): \(count)</title></rect>\n"
    }
    return svg + "</g></svg>\n"
  }

  /// What the colours mean, and on which weekday the columns begin.
  private func legend(_ shades: Shades, _ values: [Double]) -> String {
    let spans = shades.spans(of: values).map { level, least, most in
      (
        level,
        Messages.grouped(Int64(least)) + (least < most ? "–" + Messages.grouped(Int64(most)) : "")
      )
    }
    let squares = ([(0, "nothing")] + spans).map { level, words in
      "<span><svg aria-hidden=\"true\" width=\"11\" height=\"11\"><rect class=\"level\(level)\""
        + " width=\"11\" height=\"11\" rx=\"2\"/></svg>\(words)</span>\n"
    }
    return "<p class=\"legend\">" + squares.joined()
      + "<span>A column is a week from \(Messages.capitalised(weekStart.label)) on.</span></p>\n"
  }

  private static func head(_ title: String, _ told: String, _ size: String) -> String {
    "<svg role=\"img\" \(size)><title>\(escaped(title))</title><desc>\(escaped(told))</desc>\n"
  }

  // MARK: - Words

  private static func table(
    _ columns: [String], _ rows: [[QueryValue]], of part: ReportPart
  ) -> String {
    let title = escaped(part.title)
    var html = "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"\(title)\">"
    html += "<table aria-label=\"\(title)\">\n<tr>"
    for column in columns { html += "<th scope=\"col\">\(escaped(column))</th>" }
    html += "</tr>\n"
    for row in rows {
      html += "<tr>"
      for (place, value) in row.enumerated() {
        let tag = place == 0 ? "th scope=\"row\"" : "td"
        html += value.isNumber ? "<\(tag) class=\"number\">" : "<\(tag) dir=\"auto\">"
        html += escaped(value.text) + (place == 0 ? "</th>" : "</td>")
      }
      html += "</tr>\n"
    }
    return html + "</table></div>\n"
  }

  /// Words as HTML shows them; a character that HTML has not is shown as Unicode's picture of it.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}":
        text += Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? ""
      case "\u{7F}"..."\u{9F}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static let style = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1e21; --soft: #565d66;
      --line: #d8dce0; --bar: #2f7d56; --whole: #d3ddd7;
      --level0: #eceff1; --level1: #b5dcc5; --level2: #74bd96; --level3: #38915f;
      --level4: #17603d; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #14171a; --ink: #e8eaed; --soft: #a9b0b8;
        --line: #343a40; --bar: #5fb88a; --whole: #2c3a33;
        --level0: #22272b; --level1: #1f4a35; --level2: #2d7350; --level3: #48a375;
        --level4: #86d6ab; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 3rem; background: var(--paper);
      color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 1.6rem; }
    h2 { margin: 0; font-size: 1.2rem; }
    h3 { margin: .5rem 0 0; }
    h3 { font-size: .9rem; } header p, section > p, summary { color: var(--soft); }
    header p, section > p { margin: 0 0 .75rem; } section { margin-top: 2.25rem; }
    svg { display: block; } svg text { fill: var(--ink); font-size: 13px; }
    svg .end { text-anchor: end; font-variant-numeric: tabular-nums; } .wide { overflow-x: auto; }
    .year { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
    .year svg { width: 21.5rem; max-width: 100%; }
    .year svg text { fill: var(--soft); font-size: 12px; }
    .legend { display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: .9rem; }
    .legend span { display: flex; align-items: center; gap: .4rem; }
    .bar { fill: var(--bar); } .whole { fill: var(--whole); stroke: var(--bar); }
    .level0 { fill: var(--level0); } .level1 { fill: var(--level1); }
    .level2 { fill: var(--level2); } .level1, .level2 { stroke: var(--level3); }
    .level3 { fill: var(--level3); } .level4 { fill: var(--level4); }
    summary { margin-top: .5rem; cursor: pointer; font-size: .9rem; }
    table { border-collapse: collapse; font-size: .9rem; } td, th { padding: .25rem .75rem .25rem 0;
      border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
    th { font-weight: 600; white-space: nowrap; } th[scope=row] { font-weight: 400; }
    td { white-space: pre-wrap; overflow-wrap: anywhere; }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    @media print { body { max-width: none; padding: 0; }
      svg, tr, h3, .legend { break-inside: avoid; }
      h2, h3, section > p { break-after: avoid; } details:not([open]) { display: none; }
      rect { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
    """
}

extension QueryValue {
  var number: Int64 {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number.rounded()) ?? 0
    case .null, .text: 0
    }
  }
}
