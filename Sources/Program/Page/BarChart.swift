/// Bars under each other, as wide as the line allows.
package struct BarChart: Sendable {
  /// One bar with what stands around it.
  package struct Row: Sendable {
    let label: String
    /// Nil draws nothing.
    let value: Int64?
    /// Where a line crosses, such as a target.
    let mark: Int64?
    let said: Span
    let note: Span
    let ink: Ink

    package init(
      _ label: String, _ value: Int64?, mark: Int64?, said: Span, note: Span, ink: Ink
    ) {
      self.label = label
      self.value = value
      self.mark = mark
      self.said = said
      self.note = note
      self.ink = ink
    }
  }

  package let rows: [Row]

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  /// Columns of the longest bar.
  private static let widths = 4...60

  /// The rows as cells of a table whose bars fit a line of so many columns.
  func table(width: Int?) -> TextTable {
    let columns: [(Row) -> String] = [\.label, \.said.text, \.note.text]
    let around = columns.reduce(0) { around, column in
      around + rows.reduce(0) { max($0, DisplayWidth.of(column($1))) }
    }
    // Two columns between neighbours, and one for a mark behind the longest bar.
    let free = (width ?? 80) - around - 7
    let room = min(max(free, Self.widths.lowerBound), Self.widths.upperBound)
    let largest = rows.reduce(1) { max($0, $1.value ?? 0, $1.mark ?? 0) }
    return TextTable(
      [.init(""), .init(""), .init("", isRight: true), .init("", isProse: true)],
      rows.map { row in
        [
          Span(row.label), Span(bar(row, of: largest, in: room), row.ink), row.said, row.note,
        ]
      })
  }

  private func bar(_ row: Row, of largest: Int64, in room: Int) -> String {
    let value = max(0, row.value ?? 0)
    let share = { (part: Int64) in Int(Double(part) / Double(largest) * Double(room)) }
    var cells = [Character](repeating: "█", count: value > 0 ? max(1, share(value)) : 0)
    if let mark = row.mark, mark > 0 {
      let place = share(mark)
      while cells.count <= place { cells.append(" ") }
      cells[place] = "│"
    }
    return String(cells)
  }
}
