import Echolog
import Platform

/// A page in HTML that is whole: no script, nothing that it loads, light and dark, for a screen, a
/// phone and paper.
struct ReportPage {
  private(set) var html: String
  private(set) var isEmpty = true

  /// - Parameter caption: the times at which the page was asked for; nil for the present.
  init(of days: ClosedRange<CivilDay>, caption: String? = nil) {
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
  mutating func add(_ part: ReportPart, _ answer: QueryAnswer, weekStart: Weekday) {
    guard !answer.rows.isEmpty else { return }
    isEmpty = false
    html += "<section>\n<h2>\(Self.escaped(part.title))</h2>\n<p>\(Self.escaped(part.about))</p>\n"
    switch part.picture {
    case .bars(let isShare, let said):
      html += Self.bars(answer.rows, isShare: isShare, said, part)
    case .years: html += Self.years(answer.rows, weekStart, part)
    case .none:
      html += Self.table(answer) + "</section>\n"
      return
    }
    html +=
      "<details><summary>As a table</summary>\n" + Self.table(answer) + "</details>\n</section>\n"
  }

  mutating func end() { html += "</main>\n</body>\n</html>\n" }

  // MARK: - Pictures

  /// Bars under each other. Places are shares of the width and letters keep their size, so that a
  /// phone shows the same.
  private static func bars(
    _ rows: [[QueryValue]], isShare: Bool, _ said: (Int64) -> String, _ part: ReportPart
  ) -> String {
    let bars = rows.map { row in
      (label: row[0].text, value: row[1].number, whole: isShare ? row[2].number : nil)
    }
    let largest = bars.reduce(Int64(1)) { max($0, $1.value, $1.whole ?? 0) }
    let height = 26
    var svg = head(part, "width=\"100%\" height=\"\(height * bars.count)\"")
    for (index, bar) in bars.enumerated() {
      let top = index * height
      let width = { (value: Int64) in
        // The label has the left third; the text follows the longest bar.
        rounded(Double(max(value, 0)) / Double(largest) * 40)
      }
      let rect = { (name: String, width: String) in
        "<rect class=\"\(name)\" x=\"34%\" y=\"\(top + 4)\" width=\"\(width)%\" height=\"18\"/>"
      }
      svg += "<text x=\"0\" y=\"\(top + 17)\">\(escaped(bar.label))</text>"
      if let whole = bar.whole { svg += rect("whole", width(whole)) }
      svg += rect("bar", width(bar.value))
      let end = rounded(34 + Double(max(bar.value, bar.whole ?? 0, 0)) / Double(largest) * 40)
      let words = said(bar.value) + (bar.whole.map { " of " + said($0) } ?? "")
      svg += "<text x=\"\(end)%\" dx=\"8\" y=\"\(top + 17)\">\(escaped(words))</text>\n"
    }
    return svg + "</svg>\n"
  }

  /// A year under the other, a column a week.
  private static func years(
    _ rows: [[QueryValue]], _ weekStart: Weekday, _ part: ReportPart
  ) -> String {
    var entries: [CivilDay: Int64] = [:]
    for row in rows {
      if let day = CivilDay(isoText: row[0].text) { entries[day] = row[1].number }
    }
    let shades = Shades(entries.values.map { Double($0) })
    return Set(entries.keys.map(\.date.year)).sorted().map { year in
      self.year(year, entries, weekStart, shades, part)
    }.joined()
  }

  private static func year(
    _ year: Int, _ entries: [CivilDay: Int64], _ weekStart: Weekday, _ shades: Shades,
    _ part: ReportPart
  ) -> String {
    guard let first = CivilDay(year: year, month: 1, day: 1),
      let next = CivilDay(year: year + 1, month: 1, day: 1)
    else { return "" }
    let origin = first.startOfWeek(startingOn: weekStart)
    let cell = 13
    var svg = head(part, "viewBox=\"0 0 \(54 * cell) \(7 * cell + 18)\"", of: " \(year)")
    for number in 0..<(next - first) {
      let day = first + number
      let (column, line) = ((day - origin) / 7, (day - origin) % 7)
      let count = entries[day] ?? 0
      let level = shades.level(of: Double(count))
      if day.date.day == 1 {
        let month = String(day.description.dropFirst(5).prefix(2))
        svg += "<text x=\"\(column * cell)\" y=\"11\">\(month)</text>"
      }
      svg += "<rect class=\"level\(level)\" x=\"\(column * cell)\" y=\"\(18 + line * cell)\""
      svg += " width=\"11\" height=\"11\" rx=\"2\"><title>\(day): \(count)</title></rect>\n"
    }
    return "<h3>\(year)</h3>\n<div class=\"wide\">" + svg + "</svg></div>\n"
  }

  private static func head(_ part: ReportPart, _ size: String, of year: String = "") -> String {
    "<svg role=\"img\" \(size)><title>\(escaped(part.title + year))</title>"
      + "<desc>\(escaped(part.about))</desc>\n"
  }

  // MARK: - Words

  private static func table(_ answer: QueryAnswer) -> String {
    var html = "<div class=\"wide\"><table>\n<tr>"
    for column in answer.columns { html += "<th scope=\"col\">\(escaped(column))</th>" }
    html += "</tr>\n"
    for row in answer.rows {
      html += "<tr>"
      for value in row {
        html += value.isNumber ? "<td class=\"number\">" : "<td dir=\"auto\">"
        html += escaped(value.text) + "</td>"
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

  /// With at most two digits behind the point.
  private static func rounded(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
  }

  private static let style = """
    :root { color-scheme: light dark; --paper: #ffffff; --ink: #1c1e21; --soft: #565d66;
      --line: #d8dce0; --bar: #2f7d56; --whole: #d3ddd7;
      --level0: #eceff1; --level1: #b5dcc5; --level2: #74bd96; --level3: #38915f;
      --level4: #17603d; }
    @media (prefers-color-scheme: dark) {
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
    .wide { overflow-x: auto; } .wide svg { width: 44rem; max-width: none; }
    .wide svg text { fill: var(--soft); font-size: 10px; }
    .bar { fill: var(--bar); } .whole { fill: var(--whole); }
    .level0 { fill: var(--level0); } .level1 { fill: var(--level1); }
    .level2 { fill: var(--level2); } .level1, .level2 { stroke: var(--level3); }
    .level3 { fill: var(--level3); } .level4 { fill: var(--level4); }
    summary { margin-top: .5rem; cursor: pointer; font-size: .9rem; }
    table { border-collapse: collapse; font-size: .9rem; } td, th { padding: .25rem .75rem .25rem 0;
      border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
    td { white-space: pre-wrap; overflow-wrap: anywhere; } td:first-child { white-space: nowrap; }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    @media print { body { max-width: none; padding: 0; } section { break-inside: avoid; }
      details:not([open]) { display: none; } .wide svg { width: 100%; }
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
