import Echolog

/// A page in HTML that is whole: it loads nothing, and is for screen, phone and paper.
struct ReportPage {
  private(set) var html: String
  private(set) var isEmpty = true
  private let drawn: ClosedRange<CivilDay>
  private let weekStart: Weekday

  /// Days behind today are not drawn; the caption names the times asked for, if not the present.
  init(
    of days: ClosedRange<CivilDay>, today: CivilDay, weekStart: Weekday, caption: String? = nil
  ) {
    drawn = days.lowerBound...max(days.lowerBound, min(days.upperBound, today))
    self.weekStart = weekStart
    html = [
      "{days}": Self.escaped(Messages.days(days)), "{style}": Self.style,
      "{caption}": caption.map { "<p>" + Self.escaped($0) + "</p>" } ?? "",
    ].reduce(String(decoding: PackageResources.report_html, as: UTF8.self)) { html, value in
      html.replacing(value.key, with: value.value)
    }
  }

  /// Adds a part with its picture and the table that it is drawn from, if it has rows.
  mutating func add(_ part: ReportPart, _ answer: QueryAnswer) {
    guard !answer.rows.isEmpty else { return }
    isEmpty = false
    html += "<section>\n<h2>\(Self.escaped(part.title))</h2>\n<p>\(Self.escaped(part.about))</p>\n"
    defer { html += "</section>\n" }
    var rows = answer.rows
    switch part.picture {
    case .bars(let said):
      let largest = rows.reduce(Int64(1)) { max($0, $1[1].number) }
      html += Self.bars(part, rows.map { ($0[0].text, $0[1].number, largest, said($0)) })
      for row in rows.indices { rows[row][1] = .text(said(rows[row])) }
    case .shares:
      let bars = rows.map { row in
        let (part, whole) = (row[1].number, row[2].number)
        let words = Messages.grouped(part) + " of " + Messages.grouped(whole)
        return (row[0].text, part, whole, words)
      }
      html += Self.bars(part, bars, areShares: true)
    case .years: html += years(rows, part)
    case .none:
      html += Self.table(answer.columns, rows, of: part)
      return
    }
    html += "<details><summary>\(Self.escaped(part.title)) as a table</summary>\n"
    html += Self.table(answer.columns, rows, of: part) + "</details>\n"
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

  /// Year under year, each in two halves, which a phone shows under each other.
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

  private static let style = String(decoding: PackageResources.report_css.dropLast(), as: UTF8.self)
}

/// One part of a report: a question in SQL, and the picture that its answer makes.
struct ReportPart: Sendable {
  /// What is drawn of an answer, whose columns are known by their places.
  enum Picture: Sendable {
    /// A bar a row, by the second column beside the most there, and how a row says that.
    case bars(@Sendable ([QueryValue]) -> String)
    /// A bar a row, the second column as a share of the third.
    case shares
    /// A square a day of the first column, the stronger its colour the more is in the second.
    case years
    /// The rows are the picture.
    case none
  }

  let title: String
  /// What it shows, in a sentence.
  let about: String
  let query: String
  let picture: Picture

  /// The parts of a report, in its order; activities with the first and last day of logs.
  static func all(
    of days: ClosedRange<CivilDay>, activities: [(Activity, days: ClosedRange<CivilDay>)],
    today: CivilDay, weekStart: Weekday, hasTexts: Bool
  ) -> [ReportPart] {
    let weekdays = Weekday.allCases.map { weekday in
      "(\((weekday.rawValue - weekStart.rawValue + 7) % 7), '\(weekday.label)')"
    }
    let values = [
      ":first": "'\(days.lowerBound)'", ":last": "'\(days.upperBound)'", ":today": "'\(today)'",
      ":weekdays": weekdays.joined(separator: ", "),
    ]
    return parts(PackageResources.report_days_sql, values)
      + activities.map { amounts(of: $0, in: $1) }
      + parts(PackageResources.report_feelings_sql, values)
      + (hasTexts ? parts(PackageResources.report_words_sql, values) : [])
  }

  /// The parts of a text of the folder `Resources`: of each the title, what it shows and its
  /// picture, as comments of SQL, and then the query.
  private static func parts(_ text: [UInt8], _ values: [String: String]) -> [ReportPart] {
    String(decoding: text, as: UTF8.self).split(separator: "\n\n").map { part in
      let rows = part.split(separator: "\n").map(String.init)
      let told = rows.prefix(3).map { String($0.dropFirst("-- ".count)) }
      let query = values.reduce(rows.dropFirst(3).joined(separator: "\n")) { query, value in
        query.replacing(value.key, with: value.value)
      }
      return ReportPart(title: told[0], about: told[1], query: query, picture: picture(told[2]))
    }
  }

  /// `bars note` is of so many notes; without a noun the third column names the unit.
  private static func picture(_ words: String) -> Picture {
    let noun = words.split(separator: " ").dropFirst().first.map(String.init)
    return switch words {
    case "years": .years
    case "shares": .shares
    case "rows": .none
    default:
      .bars { row in
        noun.map { Messages.count(row[1].number, $0) }
          ?? Messages.grouped(row[1].number) + " " + row[2].text
      }
    }
  }

  /// A bar for each month, or for each year where there are many, also where nothing was.
  private static func amounts(of activity: Activity, in days: ClosedRange<CivilDay>) -> ReportPart {
    let (first, last) = (days.lowerBound, days.upperBound)
    let isLong = last - first > 1_200
    let (unit, begin, next, end) =
      isLong
      ? ("year", "\(first.date.year)", "place + 1", "\(last.date.year)")
      : (
        "month", "month_of('\(first)')", "month_of(day_add(place || '-01', 31))",
        "month_of('\(last)')"
      )
    return ReportPart(
      title: Messages.capitalised(activity.label),
      about: "How much there was, by the \(unit), and on average on each day that has some.",
      query: """
        WITH RECURSIVE places(place) AS
          (SELECT \(begin) UNION ALL SELECT \(next) FROM places WHERE place < \(end)),
        sums AS (SELECT \(unit) AS place, \(activity.amountsInUnit) * sum(amount) AS amount,
            count(DISTINCT CASE WHEN amount > 0 THEN day END) AS days
          FROM logs
          WHERE activity = '\(activity.label)' AND day BETWEEN '\(first)' AND '\(last)' GROUP BY 1)
        SELECT place AS \(unit), coalesce(amount, 0) AS amount, coalesce(days, 0) AS days
        FROM places LEFT JOIN sums USING (place)
        """,
      picture: .bars { row in
        let (amount, days) = (row[1].number, row[2].number)
        let average = days > 0 ? amount / days + (amount % days * 2 >= days ? 1 : 0) : 0
        return Messages.amount(amount, of: activity)
          + (days > 1 ? ", " + Messages.amount(average, of: activity) + " a day" : "")
      })
  }
}
