import Echolog

/// Bars under each other, as wide as the line allows; of several series side by side, each by a
/// scale of its own.
package struct BarChart: Sendable {
  struct Bar: Sendable {
    /// Nil draws nothing.
    let value: Double?
    /// Where a line crosses, such as a target.
    var mark: Double?
    let said: Span
    let style: Style
  }

  struct Row: Sendable {
    let label: String
    let bars: [Bar]
    var note: Span = ""
  }

  /// Above the bars of each series; empty where there is nothing.
  let headings: [String]
  let rows: [Row]

  init(_ rows: [Row], headings: [String] = [""]) {
    self.rows = rows
    self.headings = headings
  }

  /// Columns of the longest bar.
  private static let widths = 4...60

  /// The rows as cells of a table whose bars fit a line of so many columns.
  package func table(width: Int?) -> TextTable {
    let said = headings.indices.map { series -> (Row) -> String in { $0.bars[series].said.text } }
    let columns: [(Row) -> String] = [\.label, \.note.text] + said
    let around = columns.reduce(0) { around, column in
      around + rows.reduce(0) { max($0, DisplayWidth.of(column($1))) }
    }
    // Two columns between neighbours, and one for a mark behind the longest bar.
    let free = ((width ?? 80) - around - 2 - 5 * headings.count) / headings.count
    let room = min(max(free, Self.widths.lowerBound), Self.widths.upperBound)
    let largest = headings.indices.map { series in
      rows.reduce(0) { max($0, $1.bars[series].value ?? 0, $1.bars[series].mark ?? 0) }
    }
    return TextTable(
      [""] + headings.flatMap { [.init($0), .right("")] } + [.prose("")],
      rows.map { row in
        [Span(row.label)]
          + zip(row.bars, largest).flatMap { bar, largest in
            [Span(cells(of: bar, largest, in: room), bar.style), bar.said]
          } + [row.note]
      })
  }

  private func cells(of bar: Bar, _ largest: Double, in room: Int) -> String {
    let value = max(0, bar.value ?? 0)
    let share = { (part: Double) in Int(part / largest * Double(room)) }
    var cells = [Character](repeating: "█", count: value > 0 ? max(1, share(value)) : 0)
    if let mark = bar.mark, mark > 0 {
      let place = share(mark)
      while cells.count <= place { cells.append(" ") }
      cells[place] = "│"
    }
    return String(cells)
  }
}

/// Five shades of numbers, the darker the more, by quarters; nothing is the lightest.
struct Shades {
  private let steps: [Double]

  init(_ values: some Sequence<Double>) {
    let values = values.filter { $0 > 0 }.sorted()
    steps = [1, 2, 3].map { values.isEmpty ? 0 : values[(values.count - 1) * $0 / 4] }
  }

  /// From 0 to 4.
  func level(of value: Double) -> Int { value > 0 ? 1 + steps.count { value > $0 } : 0 }

  /// The least and the most of each level from 1 on that there is.
  func spans(of values: some Sequence<Double>) -> [(level: Int, least: Double, most: Double)] {
    let levels = Dictionary(grouping: values, by: level)
    return (1...4).compactMap { level in
      guard let least = levels[level]?.min(), let most = levels[level]?.max() else { return nil }
      return (level, least, most)
    }
  }
}

/// A square a day, the darker the more: a column is a week and a row a weekday.
struct YearMap: Sendable {
  let values: [CivilDay: Double]
  let days: ClosedRange<CivilDay>
  let weekStart: Weekday
  let said: @Sendable (Double) -> String

  /// How many days are side by side at most; where there are more, each year is alone.
  static let longest = 371
  /// Columns of the weekday in front of a row.
  private static let label = 5

  func lines(on renderer: TextRenderer) -> [[Span]] {
    let room = max(8, (renderer.width ?? 80) - Self.label)
    let cell = room >= 2 * 54 ? 2 : 1
    let signs = (renderer.hasUnicode ? "·░▒▓█" : ".:oO@").map { String($0) }
    let shades = Shades(values.values)
    return parts(of: room / cell).flatMap { days in
      let start = days.lowerBound.startOfWeek(startingOn: weekStart)
      let weeks = (0...(days.upperBound - start) / 7).map { start + 7 * $0 }
      return [months(of: days, above: weeks, cell)]
        + (0..<7).map { row in
          [Span(Messages.weekday((start + row).weekday) + "  ", .faint)]
            + weeks.map { week in
              let day = week + row
              if day > days.upperBound { return "" }
              guard day >= days.lowerBound else { return Span(String(repeating: " ", count: cell)) }
              let level = shades.level(of: values[day] ?? 0)
              return level == 0
                ? Span(DisplayWidth.pad(signs[0], to: cell), .faint)
                : Span(String(repeating: signs[level], count: cell), .good)
            }
        }
    } + [legend(shades, signs)]
  }

  /// The days year by year where they are more than one has, and each as so many weeks allow.
  private func parts(of weeks: Int) -> [ClosedRange<CivilDay>] {
    let calendar = ChartCalendar(unit: .year, weekStart: weekStart)
    let isLong = days.upperBound - days.lowerBound >= Self.longest
    let years = isLong ? calendar.units(days).map { $0.clamped(to: days) } : [days]
    return years.flatMap { year in
      let first = year.lowerBound.startOfWeek(startingOn: weekStart)
      return stride(from: 0, through: year.upperBound - first, by: 7 * weeks).map {
        (first + $0...first + $0 + (7 * weeks - 1)).clamped(to: year)
      }
    }
  }

  private func months(
    of days: ClosedRange<CivilDay>, above weeks: [CivilDay], _ cell: Int
  ) -> [Span] {
    let begins = weeks.map { week in
      (0..<7).map { week + $0 }.first { days.contains($0) && $0.date.day == 1 }?.date
    }
    var text = ""
    for (column, week) in weeks.enumerated() {
      // The month in which the weeks begin is named where there is room before the next one.
      let isNamed = column == 0 && begins.prefix(1 + 4 / cell).allSatisfy { $0 == nil }
      guard let date = begins[column] ?? (isNamed ? week.date : nil) else { continue }
      let name = Messages.months[date.month - 1].prefix(3)
      text = DisplayWidth.pad(text, to: column * cell) + name
    }
    let year = weeks.first.map { String(($0 + 6).date.year) } ?? ""
    return [Span(DisplayWidth.pad(year, to: Self.label) + text, .faint)]
  }

  private func legend(_ shades: Shades, _ signs: [String]) -> [Span] {
    [Span(String(repeating: " ", count: Self.label)), Span(signs[0] + " nothing", .faint)]
      + shades.spans(of: values.values).flatMap { level, least, most -> [Span] in
        let words = least == most ? said(most) : said(least) + " to " + said(most)
        return ["   ", Span(signs[level], .good), Span(" " + words, .faint)]
      }
  }
}

/// Numbers one behind the other, the higher the more; several series are on one line of time.
struct Sparklines: Sendable {
  /// What comes before each, and its numbers; nil where there is nothing.
  let series: [(title: String, values: [Double?])]
  let labels: [String]

  func lines(on renderer: TextRenderer) -> [[Span]] {
    let titles = series.map { renderer.fit($0.title) }
    let longest = titles.reduce(0) { max($0, DisplayWidth.of($1)) }
    let indent = longest == 0 ? 0 : longest + 2
    let room = max(8, (renderer.width ?? 80) - indent)
    let signs = Array(renderer.hasUnicode ? "▁▂▃▄▅▆▇█" : ".:-=+*#@")
    return stride(from: 0, to: labels.count, by: room).flatMap { start -> [[Span]] in
      let part = start..<min(start + room, labels.count)
      return zip(titles, series).map { title, series in
        let largest = series.values.reduce(0) { max($0, $1 ?? 0) }
        let text = series.values[part].map { value -> Character in
          guard let value, value > 0 else { return " " }
          let share = value / largest * Double(signs.count)
          return signs[max(1, Int(share.rounded(.up))) - 1]
        }
        return [Span(DisplayWidth.pad(title, to: indent), .faint), Span(String(text), .good)]
      } + [[Span(String(repeating: " ", count: indent) + ends(of: part), .faint)]]
    }
  }

  /// The first and the last place, each below its own.
  private func ends(of part: Range<Int>) -> String {
    let (first, last) = (labels[part.lowerBound], labels[part.upperBound - 1])
    guard part.count > 1 else { return first }
    let gap = part.count - DisplayWidth.of(first) - DisplayWidth.of(last)
    return first + (gap < 2 ? " to " : String(repeating: " ", count: gap)) + last
  }
}
