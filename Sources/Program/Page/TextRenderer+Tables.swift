import Echolog

/// Tables as wide as the terminal. No cell is cut to nothing: where columns do not fit beside each
/// other, the first ones are in one line, and those that follow below it.
extension TextRenderer {
  /// How many columns of the terminal a flexible cell keeps, and prose for its longest word.
  private static let narrowest = 10
  /// Prose has this much before other cells are cut for it.
  private static let readable = 16
  private static let indent = 2
  /// Without a terminal no cell is cut, and a text of pages would move its column apart.
  private static let widestFilled = 120

  private struct Part {
    let columns: Range<Int>
    let widths: [Int]
    let indent: Int
  }

  /// - Parameter leftOut: the headings of columns for which there was no room.
  func draw(_ table: TextTable, without leftOut: [String] = []) -> String {
    var cells = hasUnicode ? table.rows : table.rows.map { $0.map { Span(fit($0.text), $0.style) } }
    let headings = table.columns.map { Span($0.heading, .faint) }
    if headings.contains(where: { !$0.text.isEmpty }) { cells.insert(headings, at: 0) }
    let texts = table.columns.indices.map { column in cells.map { $0[column].text } }
    let widths = texts.map(Self.widest)
    let isFitting = Self.across(widths[...]) <= room(behind: 0)
    let least = isFitting ? widths : zip(table.columns, texts).map(Self.leastWidth)
    if Self.across(least[...]) > room(behind: 0),
      let spare = table.columns.indices.last(where: { column in
        table.rows.allSatisfy { $0[column].text.isEmpty }
      }) ?? table.columns.lastIndex(where: \.isSpare)
    {
      let others = table.inOrder(table.columns.indices.filter { $0 != spare })
      return draw(others, without: [table.columns[spare].heading] + leftOut)
    }
    let readable = zip(widths, least).map { min($0, max($1, Self.readable)) }
    let parts = parts(of: table, widths, least, readable)
    if let raised = raisingName(of: table, parts, readable) {
      return draw(raised, without: leftOut)
    }
    let lines = cells.flatMap { row in parts.flatMap { self.lines(of: row, in: $0, table) } }
    let below =
      table.namesLeftOut && !leftOut.isEmpty
      ? text([.line([Span(Messages.leftOut(leftOut), .faint)])]) : ""
    return lines.map { $0 + "\n" }.joined() + below
  }

  private static func widest(_ texts: [String]) -> Int {
    texts.reduce(0) { max($0, DisplayWidth.of($1)) }
  }

  /// How wide columns are together, with two blanks between neighbours.
  private static func across(_ widths: ArraySlice<Int>) -> Int {
    widths.reduce(0, +) + 2 * (widths.count - 1)
  }

  private static func leastWidth(of column: TextTable.Column, _ texts: [String]) -> Int {
    let widest = widest(texts)
    guard column.isFlexible else { return widest }
    let words = column.isProse ? texts.flatMap { wrap($0, to: 0) } : []
    return min(widest, max(narrowest, Self.widest(words)))
  }

  /// All columns in one line if they fit it, else in each as many as can be read well there.
  private func parts(
    of table: TextTable, _ natural: [Int], _ least: [Int], _ readable: [Int]
  ) -> [Part] {
    let asked = Self.across(least[...]) <= room(behind: 0) ? least : readable
    var ranges: [Range<Int>] = []
    var start = 0
    for end in asked.indices where end > start {
      if Self.across(asked[start...end]) > room(behind: start) {
        ranges.append(start..<end)
        start = end
      }
    }
    return (ranges + [start..<asked.count]).map { columns in
      var widths = natural
      let room = room(behind: columns.lowerBound)
      var excess = max(0, Self.across(widths[columns]) - room)
      for floor in [Self.readable, 0] {
        for column in columns.reversed() where table.columns[column].isFlexible {
          let kept = max(least[column], table.columns[column].isProse ? floor : 0)
          let cut = min(excess, max(0, widths[column] - kept))
          widths[column] -= cut
          excess -= cut
        }
      }
      let indent = columns.lowerBound == 0 ? 0 : max(0, Self.indent - excess)
      return Part(columns: columns, widths: widths, indent: indent)
    }
  }

  /// The table with its names at the end of the first line, where they would be alone below.
  private func raisingName(of table: TextTable, _ parts: [Part], _ asked: [Int]) -> TextTable? {
    guard parts.count > 1, table.columns.last?.isName == true else { return nil }
    let (first, last) = (parts[0].columns, parts[parts.count - 1].columns)
    let standsAlone = table.rows.contains { row in
      last.dropLast().allSatisfy { row[$0].text.isEmpty }
    }
    guard standsAlone else { return nil }
    let givesWay = first.count > 1 && table.columns[first.count - 1].isFlexible
    let counts = [first.count, first.count - (givesWay ? 1 : 0)]
    let fitting = counts.first { count in
      Self.across(asked[..<count] + asked.suffix(1)) <= room(behind: 0)
    }
    let name = table.columns.count - 1
    return fitting.map { table.inOrder(Array(0..<$0) + [name] + Array($0..<name)) }
  }

  private func room(behind first: Int) -> Int { (width ?? .max) - (first == 0 ? 0 : Self.indent) }

  /// The cells of a row that are in this part, with as many lines as those need that go on.
  private func lines(of row: [Span], in part: Part, _ table: TextTable) -> [String] {
    let isEmpty = part.columns.allSatisfy { row[$0].text.isEmpty }
    guard !isEmpty || part.columns.count == row.count else { return [] }
    let cells = part.columns.map { column in
      table.columns[column].isProse
        ? Self.wrap(row[column].text, to: part.widths[column]) : [row[column].text]
    }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let spans = zip(part.columns, cells).map { column, cell in
        Span(line < cell.count ? cell[line] : "", row[column].style)
      }
      return String(repeating: " ", count: part.indent) + drawLine(spans, part, table)
    }
  }

  /// What is indented stays so in each of its lines; what fits stays as it is.
  private static func wrap(_ text: String, to columns: Int) -> [String] {
    guard DisplayWidth.of(text) > columns else { return [text] }
    let indent = text.prefix { $0 == " " }.count
    return folded([Span(text)], to: columns, indent).map { $0.map(\.text).joined() }
  }

  private func drawLine(_ cells: [Span], _ part: Part, _ table: TextTable) -> String {
    var text = ""
    let last = cells.lastIndex { !$0.text.isEmpty } ?? 0
    for (index, cell) in cells.enumerated().prefix(last + 1) {
      if index > 0 { text += "  " }
      let column = table.columns[part.columns.lowerBound + index]
      let columns = part.widths[part.columns.lowerBound + index]
      let isCut = column.isFlexible && !column.isProse
      let cut = isCut ? DisplayWidth.cut(cell.text, to: columns, ellipsis: fit("…")) : cell.text
      // A column wider than the terminal is alone, so that nothing has to line up with it.
      func blanks() -> String {
        let gap = min(columns, width ?? Self.widestFilled) - DisplayWidth.of(cut)
        return String(repeating: " ", count: max(0, gap))
      }
      if column.isRight { text += blanks() }
      text += draw(Span(cut, cell.style))
      if !column.isRight, index != last { text += blanks() }
    }
    return text
  }
}

extension TextTable {
  fileprivate func inOrder(_ kept: [Int]) -> TextTable {
    TextTable(
      kept.map { columns[$0] }, rows.map { row in kept.map { row[$0] } },
      namesLeftOut: namesLeftOut)
  }
}

/// Lines that are longer than the terminal is wide go on below, whole word by whole word.
extension TextRenderer {
  /// The rows of a line. A command to copy stays one row, since a shell would run its parts alone.
  package func rows(_ spans: [Span]) -> [[Span]] {
    let shown = spans.map { Span(fit($0.text), $0.style) }
    let text = shown.map(\.text).joined()
    guard let width, DisplayWidth.of(text) > width, !Page.Block.isCommand(text) else {
      return [shown]
    }
    return Self.folded(shown, to: width, Self.indent(of: shown, text, width))
  }

  /// Rows of at most `width` columns, parted between words, those behind the first one indented; a
  /// longer word is alone. The blanks between words stay, but for those at the ends of rows.
  private static func folded(_ spans: [Span], to width: Int, _ indent: Int) -> [[Span]] {
    var rows: [[Span]] = []
    var row: [Span] = []
    var used = 0
    for span in spans {
      for piece in pieces(of: span.text) {
        let length = DisplayWidth.of(piece)
        if used + length > width, used > indent, piece.first != " " {
          // What stands right behind a word in another style goes on with it.
          let begin = (row.lastIndex { $0.text.first == " " } ?? -1) + 1
          let isFirst = row[..<begin].allSatisfy { $0.text.allSatisfy { $0 == " " } }
          let moved = isFirst ? [] : Array(row[begin...])
          rows.append(row.dropLast(moved.count))
          row = [Span(String(repeating: " ", count: indent))] + moved
          used = row.reduce(0) { $0 + DisplayWidth.of($1.text) }
        }
        row.append(Span(piece, span.style))
        used += length
      }
    }
    return (rows + [row]).map(withoutEnd)
  }

  /// Below what comes before a summary, else below the first letter; a little behind the first
  /// letter of what comes before where that leaves a summary too little room.
  private static func indent(of spans: [Span], _ text: String, _ width: Int) -> Int {
    let blanks = text.prefix { $0 == " " }.count
    let isLabelled = spans.count > 1 && spans[0].text.hasSuffix("  ")
    let indent = isLabelled ? DisplayWidth.of(spans[0].text) : blanks
    return indent <= width / 2 ? indent : blanks < width / 2 ? blanks + 2 : 2
  }

  /// Runs of blanks and words, in turn.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    for character in text {
      let goesOn = pieces.last.map { ($0.first == " ") == (character == " ") } ?? false
      if goesOn {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
    }
    return pieces
  }

  /// A row without the blanks at its end, and with one span for words in one style.
  private static func withoutEnd(_ row: [Span]) -> [Span] {
    var joined: [Span] = []
    let end = row.lastIndex { $0.text.contains { $0 != " " } } ?? -1
    for span in row.prefix(end + 1) {
      if let last = joined.last, last.style == span.style {
        joined[joined.count - 1] = Span(last.text + span.text, span.style)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}
