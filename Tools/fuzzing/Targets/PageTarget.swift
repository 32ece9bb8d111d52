import Program

/// Words of a journal on their way to a terminal. The first byte is the width of the column.
enum PageTarget {
  static var seeds: [[UInt8]] {
    let texts = [
      "plain words", "\u{1b}[31mred\u{7}\r\nnext\u{85}", "süß 한국어 👩‍👩‍👧‍👦 🇰🇷 e\u{301}\u{fe0f}",
      "\u{202e}turned\u{2066}\u{2028}", "\t\0\u{7f}\u{9b}1m",
    ]
    return texts.map { [10] + Array($0.utf8) }
  }

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    let columns = Int(bytes.first ?? 0)
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    let line = VisibleText.line(text)
    let paragraph = VisibleText.paragraph(text)
    try promise(!line.unicodeScalars.contains(where: steers), "a line steers the terminal")
    try promise(
      !paragraph.unicodeScalars.contains { $0 != "\n" && steers($0) }, "a paragraph steers")
    try promise(VisibleText.line(line) == line, "cleaning a line twice changes it")
    let cut = DisplayWidth.cut(line, to: columns)
    try promise(DisplayWidth.of(cut) <= columns, "a cut text is too wide")
    let padded = DisplayWidth.pad(cut, to: columns)
    try promise(DisplayWidth.of(padded) == columns, "a padded text is not as wide as its column")
  }

  /// What `Terminal` must never get, stated apart from the code that sees to it.
  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .control || category == .lineSeparator || category == .paragraphSeparator
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }
}
