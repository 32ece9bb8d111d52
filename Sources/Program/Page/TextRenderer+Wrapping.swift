/// Lines that are longer than the terminal is wide go on below, whole word by whole word.
extension TextRenderer {
  /// The rows of a line. A command to copy stays one row, since a shell would run its parts alone.
  package func rows(_ spans: [Span]) -> [[Span]] {
    let shown = spans.map { Span(fit($0.text), $0.style) }
    let text = shown.map(\.text).joined()
    guard let width, DisplayWidth.of(text) > width, !Page.Block.isCommand(text) else {
      return [shown]
    }
    let indent = Self.indent(of: shown, text, width)
    var rows: [[Span]] = []
    var row: [Span] = []
    var used = 0
    for span in shown {
      for piece in Self.pieces(of: span.text) {
        let length = DisplayWidth.of(piece)
        if used + length > width, used > indent, piece.first != " " {
          rows.append(row)
          row = [Span(String(repeating: " ", count: indent))]
          used = indent
        }
        row.append(Span(piece, span.style))
        used += length
      }
    }
    return (rows + [row]).map(Self.withoutEnd)
  }

  /// Below what comes before a summary, else below the first letter.
  private static func indent(of spans: [Span], _ text: String, _ width: Int) -> Int {
    let label = spans.count > 1 && spans[0].text.hasSuffix("  ") ? spans[0].text : ""
    let indent = label.isEmpty ? text.prefix { $0 == " " }.count : DisplayWidth.of(label)
    return indent > width / 2 ? 2 : indent
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
