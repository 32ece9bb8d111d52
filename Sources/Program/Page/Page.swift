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
  /// Where there is much to show, to make it costs as much as to read it.
  var makeJSON: @Sendable () -> JSON
  /// The same rows by other columns, or counted; nil where nothing is listed.
  var drawRows: (@Sendable (RowChoice) throws(UsageError) -> Page)?
  /// Which lines ask why cells of the rows are what they are; nil where nothing is listed.
  var cells: ListedCells?
  /// The result for `--csv`; nil where nothing is listed.
  var makeCSV: (@Sendable () -> String)?

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

  /// A part of a page.
  package enum Block: Sendable {
    case line([Span])
    case table(TextTable)
    case chart(BarChart)
    /// Lines that are made for how they are drawn.
    case fitted(@Sendable (TextRenderer) -> [[Span]])
    case blank
  }
}

/// Text in one style. Its words must be clean already where they come from a journal.
package struct Span: Sendable, ExpressibleByStringLiteral {
  package let text: String
  package let style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  package init(stringLiteral value: String) {
    self.init(value)
  }
}

/// Rows under headings. When the terminal is narrow, empty and spare columns are left out, flexible
/// ones give way, the last one first, and what even then does not fit is in lines below. Names stay
/// in the first line where they would be alone in another.
package struct TextTable: Sendable {
  /// A column of a table: its heading, and how its cells are set.
  package struct Column: Sendable {
    let heading: String
    let isRight: Bool
    /// Whether the column may be narrower than its content.
    let isFlexible: Bool
    /// Whether its content is the program's own words, of which none are cut off.
    let isProse: Bool
    /// Whether it may be left out, as what it shows can be seen elsewhere.
    let isSpare: Bool
    /// Whether its content is the names by which commands take what the rows show.
    var isName: Bool { heading == "ID" }

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
  /// Whether a line below names the columns that were left out, as where the person chose them.
  package let namesLeftOut: Bool

  package init(_ columns: [Column], _ rows: [[Span]], namesLeftOut: Bool = false) {
    self.columns = columns
    self.rows = rows
    self.namesLeftOut = namesLeftOut
  }
}

/// How a page is drawn for people.
package struct TextRenderer: Sendable {
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
      case .line(let spans): text += draw(spans)
      case .fitted(let lines): text += lines(self).map(draw).joined()
      case .table(let table): text += draw(table)
      case .chart(let chart): text += draw(chart.table(width: width))
      }
    }
    return text
  }

  private func draw(_ line: [Span]) -> String {
    rows(line).map { $0.map(draw).joined() + "\n" }.joined()
  }

  func draw(_ span: Span) -> String {
    let shown = fit(span.text)
    guard hasColor, let code = span.style.code, !shown.isEmpty else { return shown }
    return "\u{1B}[" + code + "m" + shown + "\u{1B}[0m"
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
  /// The rows for `--plain`, each value whole, with tabs between. What would part or steer lines is
  /// escaped.
  package var plainText: String {
    rows.map { $0.map(VisibleText.escaped).joined(separator: "\t") + "\n" }.joined()
  }
}
