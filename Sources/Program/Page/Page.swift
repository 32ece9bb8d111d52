import Interop

/// One answer, ready to be shown to a person, as rows with tabs, or as JSON.
package struct Page: Sendable {
  package var blocks: [Block]
  /// The result for `--plain`, made when it is asked for: one record a line.
  package var rows: [[String]] {
    get { makeRows() }
    set { makeRows = { newValue } }
  }
  /// The rows for `--plain`, with tabs between values; what parts or steers lines is escaped.
  package var plainText: String {
    rows.map { $0.map(VisibleText.escaped).joined(separator: "\t") + "\n" }.joined()
  }
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
  var makeRows: @Sendable () -> [[String]]
  /// The same rows by other columns, or counted; nil where nothing is listed.
  var drawRows: (@Sendable (RowChoice) throws(UsageError) -> Page)?
  /// Which lines ask why cells of the rows are what they are; nil where nothing is listed.
  var cells: ListedCells?
  /// The result for `--csv`; nil where nothing is listed.
  var makeCSV: (@Sendable () -> String)?

  /// - Parameters:
  ///   - json: an object that begins with its schema.
  ///   - columns: the names in front of the rows for `--csv` (RFC 4180); nil where none are listed.
  package init(
    _ json: JSON, blocks: [Block] = [], rows: [[String]] = [], columns: [String]? = nil,
    notes: [String] = [], exit: ExitCode = .success
  ) {
    makeJSON = { json }
    self.blocks = blocks
    makeRows = { rows }
    if let columns { makeCSV = { ([columns] + rows).map(CSV.row).joined() } }
    self.notes = notes
    self.exit = exit
  }

  /// A listing of which each form is made when it is asked for.
  init(
    columns: [String], json: @escaping @Sendable () -> JSON,
    rows: @escaping @Sendable () -> [[String]], table: @escaping @Sendable () -> TextTable
  ) {
    (makeJSON, makeRows, blocks, notes, exit) = (json, rows, [.listing(table)], [], .success)
    makeCSV = { ([columns] + rows()).map(CSV.row).joined() }
  }

  mutating func add(_ members: JSON) { json = json.with(members) }

  /// Says this in place of what there is to show, with what to do next.
  mutating func say(_ line: String, _ notes: String..., exit: ExitCode? = nil) {
    (blocks, self.notes) = ([.line(line)], notes)
    if let exit { self.exit = exit }
  }

  mutating func note(_ note: String?) { if let note { notes.append(note) } }

  mutating func line(_ spans: Span...) { blocks.append(.line(spans)) }

  mutating func line(_ text: String, _ style: Style = .plain) { line(Span(text, style)) }

  mutating func table(_ columns: [TextTable.Column], _ rows: [[Span]]) {
    blocks.append(.table(columns, rows))
  }

  /// A part of a page.
  package enum Block: Sendable {
    case line([Span])
    case table(TextTable)
    /// A table that is made when it is drawn.
    case listing(@Sendable () -> TextTable)
    case chart(BarChart)
    /// Lines that are made for how they are drawn.
    case fitted(@Sendable (TextRenderer) -> [[Span]])
    case blank

    static func line(_ text: String, _ style: Style = .plain) -> Block {
      .line([Span(text, style)])
    }

    static func table(_ columns: [TextTable.Column], _ rows: [[Span]]) -> Block {
      .table(TextTable(columns, rows))
    }
  }
}

/// Text in one style. Its words must be clean already where they come from a journal.
package struct Span: Sendable, ExpressibleByStringLiteral {
  package let text: String
  let style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  package init(stringLiteral value: String) { self.init(value) }
}

/// Rows under headings. When the terminal is narrow, empty and spare columns are left out, flexible
/// ones give way, the last one first, and what even then does not fit is in lines below. Names stay
/// in the first line where they would be alone in another.
package struct TextTable: Sendable {
  /// A column of a table: its heading, and how its cells are set.
  package struct Column: Sendable, ExpressibleByStringLiteral {
    let heading: String
    let isRight: Bool
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

    package init(stringLiteral heading: String) { self.init(heading) }

    static func right(_ heading: String) -> Column { Column(heading, isRight: true) }
    static func flexible(_ heading: String) -> Column { Column(heading, isFlexible: true) }
    static func prose(_ heading: String) -> Column { Column(heading, isProse: true) }
    static func spare(_ heading: String) -> Column { Column(heading, isSpare: true) }
  }

  let columns: [Column]
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
  let width: Int?
  let hasColor: Bool
  /// False where only ASCII can be shown.
  let hasUnicode: Bool

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
      case .listing(let table): text += draw(table())
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
    guard hasColor, span.style != .plain, !shown.isEmpty else { return shown }
    return "\u{1B}[\(span.style.rawValue)m\(shown)\u{1B}[0m"
  }

  func fit(_ text: String) -> String {
    guard !hasUnicode, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { Self.ascii[$0] ?? ($0.isASCII ? String($0) : "?") }.joined()
  }

  private static let ascii: [Character: String] = [
    "…": "...", "→": "->", "·": "-", "–": "-", "—": "-", "’": "'", "‘": "'", "“": "\"", "”": "\"",
    "█": "#", "▓": "#", "░": ".", "✓": "*", "★": "*", "│": "|", "○": "o", "●": "*", "×": "x",
    "−": "-", "•": "*", "🙂": ":)", "\u{A0}": " ",
  ]
}

/// What to do next, row by row. A row that is a command to copy begins with two blanks, and no
/// renderer breaks it, since a shell would run its parts alone; a terminal folds it, and copies it
/// whole.
extension Page.Block {
  /// The rows of an advice, where a command is in one block with the rows of its quotes.
  package static func advice(_ text: String) -> [Page.Block] {
    var pieces: [String] = []
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = pieces.last, isCommand(last), endsInQuotes(last) {
        pieces[pieces.count - 1] = last + "\n" + row
      } else {
        pieces.append(String(row))
      }
    }
    return pieces.map { .line($0, .faint) }
  }

  /// Whether a row is a command to copy: one of this program, or what comes before it.
  static func isCommand(_ row: String) -> Bool {
    row.hasPrefix("  echolog ") || row.hasPrefix("  mv ")
  }

  /// Whether a quote is open at the end, as a shell reads it.
  private static func endsInQuotes(_ command: String) -> Bool {
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
    }
    return quote != nil
  }
}

/// How a part of a text is marked. Meaning never hangs on it alone.
///
/// The raw value has the SGR parameters.
package enum Style: String, Sendable {
  case plain = ""
  case strong = "1"
  case faint = "2"
  case good = "32"
  case waiting = "33"
  case bad = "31"
}

/// When colour is used.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour a stream.
  ///
  /// `--color` decides before the environment. Then `NO_COLOR`, if not empty, means no
  /// (no-color.org); `FORCE_COLOR` or `CLICOLOR_FORCE`, if neither empty nor 0, means yes;
  /// `TERM=dumb` means no; and what is left is whether a person sits at the stream.
  package func colors(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    guard self == .auto else { return self == .always }
    guard (variable("NO_COLOR") ?? "").isEmpty else { return false }
    let forcing = ["FORCE_COLOR", "CLICOLOR_FORCE"].map { variable($0) ?? "" }
    return forcing.contains { !["", "0"].contains($0) } || isTerminal && variable("TERM") != "dumb"
  }
}
