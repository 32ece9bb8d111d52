/// Bars under each other, as wide as the line allows; of several series side by side, each by a
/// scale of its own.
package struct BarChart: Sendable {
  /// One bar with what is around it.
  struct Bar: Sendable {
    /// Nil draws nothing.
    let value: Double?
    /// Where a line crosses, such as a target.
    let mark: Double?
    let said: Span
    let style: Style

    init(_ value: Double?, mark: Double? = nil, said: Span, style: Style) {
      self.value = value
      self.mark = mark
      self.said = said
      self.style = style
    }
  }

  /// What is in a line: a bar of each series.
  struct Row: Sendable {
    let label: String
    let bars: [Bar]
    let note: Span

    init(_ label: String, _ bars: [Bar], note: Span = "") {
      self.label = label
      self.bars = bars
      self.note = note
    }
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
      [""] + headings.flatMap { [.init($0), .init("", isRight: true)] }
        + [.init("", isProse: true)],
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
