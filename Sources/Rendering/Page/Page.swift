/// One answer, ready to be shown to a person, as rows with tabs, or as JSON.
package struct Page: Sendable {
  /// The result for people, in order.
  package var blocks: [Block]
  /// The result for `--plain`: one record a line.
  package var rows: [[String]]
  /// The result for `--json`, made when it is asked for.
  package var json: JSON {
    get { makeJSON() }
    set { makeJSON = { newValue } }
  }
  /// Remarks for people, which go to standard error: what to do next, how many were left out.
  package var notes: [String]
  package var exit: ExitCode
  /// Where there is much to tell, to make it costs as much as to read it.
  var makeJSON: @Sendable () -> JSON

  package init(
    schema: String, members: [JSON.Member] = [], blocks: [Block] = [], rows: [[String]] = [],
    notes: [String] = [], exit: ExitCode = .success
  ) {
    makeJSON = { .object([("schema", .string(schema))] + members) }
    self.blocks = blocks
    self.rows = rows
    self.notes = notes
    self.exit = exit
  }

  /// A piece of a page.
  package enum Block: Sendable {
    case line([Span])
    case table(TextTable)
    case chart(BarChart)
    case blank
  }
}

/// Text in one ink. Its words must be clean already where they come from a journal.
package struct Span: Sendable, ExpressibleByStringLiteral {
  package let text: String
  package let ink: Ink

  package init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }
}

/// Rows under headings. When the terminal is narrow, spare columns are left out, and flexible ones
/// give way, the last one first: prose goes on in further rows, other cells are cut.
package struct TextTable: Sendable {
  /// A column of a table: its heading, and how its cells are set.
  package struct Column: Sendable {
    let heading: String
    let isRight: Bool
    /// Whether the column may be narrower than what it holds.
    let isFlexible: Bool
    /// Whether it holds the program's own words, of which none are cut off.
    let isProse: Bool
    /// Whether it may be left out, as what it shows can be seen elsewhere.
    let isSpare: Bool

    package init(
      _ heading: String, isRight: Bool = false, isFlexible: Bool = false, isProse: Bool = false,
      isSpare: Bool = false
    ) {
      self.heading = heading
      self.isRight = isRight
      self.isFlexible = isFlexible || isProse
      self.isProse = isProse
      self.isSpare = isSpare
    }
  }

  package let columns: [Column]
  package let rows: [[Span]]

  package init(_ columns: [Column], _ rows: [[Span]]) {
    self.columns = columns
    self.rows = rows
  }
}

extension TextTable {
  /// One that has a heading and says nothing below it.
  fileprivate var emptyColumn: Int? {
    columns.indices.last { column in
      !columns[column].heading.isEmpty && rows.allSatisfy { $0[column].text.isEmpty }
    }
  }

  fileprivate func without(_ column: Int) -> TextTable {
    let kept = columns.indices.filter { $0 != column }
    return TextTable(kept.map { columns[$0] }, rows.map { row in kept.map { row[$0] } })
  }
}

/// How a page is drawn for people.
package struct Sheet: Sendable {
  /// Columns that a line may take; nil where lines are not cut, as in a pipe.
  package let width: Int?
  package let hasColor: Bool
  /// False where only ASCII can be shown.
  package let hasUnicode: Bool

  package init(width: Int?, hasColor: Bool, hasUnicode: Bool) {
    self.width = width
    self.hasColor = hasColor
    self.hasUnicode = hasUnicode
  }

  /// The whole text, each line with its end.
  package func text(_ blocks: [Page.Block]) -> String {
    var text = ""
    for block in blocks {
      switch block {
      case .blank: text += "\n"
      case .line(let spans):
        for row in rows(spans) { text += row.map(draw).joined() + "\n" }
      case .table(let table): text += draw(table)
      case .chart(let chart): text += draw(chart.table(width: width))
      }
    }
    return text
  }

  private func draw(_ span: Span) -> String {
    let shown = fit(span.text)
    guard hasColor, let code = span.ink.code, !shown.isEmpty else { return shown }
    return "\u{1B}[" + code + "m" + shown + "\u{1B}[0m"
  }

  private func draw(_ table: TextTable) -> String {
    var cells = table.rows.map { $0.map { Span(fit($0.text), $0.ink) } }
    let headings = table.columns.map { Span($0.heading, .faint) }
    if headings.contains(where: { !$0.text.isEmpty }) { cells.insert(headings, at: 0) }
    var widths = table.columns.indices.map { column in
      cells.reduce(0) { max($0, DisplayWidth.of($1[column].text)) }
    }
    let flexible = table.columns.indices.filter { table.columns[$0].isFlexible }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - (width ?? .max)
    let room = flexible.reduce(0) { $0 + max(0, widths[$1] - Self.narrowest) }
    if excess > room, let spare = table.emptyColumn ?? table.columns.lastIndex(where: \.isSpare) {
      return draw(table.without(spare))
    }
    var left = max(0, excess)
    for column in flexible.reversed() {
      let cut = min(left, max(0, widths[column] - Self.narrowest))
      widths[column] -= cut
      left -= cut
    }
    let rows = cells.flatMap { wrap($0, table, widths) }
    return rows.map { row in drawRow(row, table, widths) + "\n" }.joined()
  }

  /// The row with as many below it as its prose needs.
  private func wrap(_ row: [Span], _ table: TextTable, _ widths: [Int]) -> [[Span]] {
    let cells = row.indices.map { column in
      table.columns[column].isProse
        ? DisplayWidth.wrap(row[column].text, to: widths[column]) : [row[column].text]
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      row.indices.map { column in
        let cell = cells[column]
        return Span(line < cell.count ? cell[line] : "", row[column].ink)
      }
    }
  }

  /// How many columns of the terminal a cell keeps.
  private static let narrowest = 7

  private func drawRow(_ row: [Span], _ table: TextTable, _ widths: [Int]) -> String {
    var text = ""
    let last = row.lastIndex { !$0.text.isEmpty } ?? 0
    for (index, cell) in row.enumerated().prefix(last + 1) {
      if index > 0 { text += "  " }
      let cut = DisplayWidth.cut(cell.text, to: widths[index], ellipsis: fit("…"))
      let isRight = table.columns[index].isRight
      let gap = String(repeating: " ", count: widths[index] - DisplayWidth.of(cut))
      let isLast = index == last && !isRight
      text += isRight ? gap + draw(Span(cut, cell.ink)) : draw(Span(cut, cell.ink))
      if !isRight, !isLast { text += gap }
    }
    return text
  }

  /// The text as the terminal can show it.
  package func fit(_ text: String) -> String {
    guard !hasUnicode, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { Self.ascii[$0] ?? ($0.isASCII ? String($0) : "?") }.joined()
  }

  private static let ascii: [Character: String] = [
    "…": "...", "→": "->", "·": "-", "–": "-", "—": "-", "’": "'", "‘": "'", "“": "\"",
    "”": "\"", "█": "#", "▓": "#", "░": ".", "✓": "*", "★": "*", "│": "|", "○": "o", "●": "*",
    "×": "x", "−": "-", "•": "*", "🙂": ":)",
    "\u{A0}": " ",
  ]
}

extension Page {
  /// The rows for `--plain`, cleaned, with tabs between.
  package var plainText: String {
    rows.map { $0.map(VisibleText.line).joined(separator: "\t") + "\n" }.joined()
  }
}
