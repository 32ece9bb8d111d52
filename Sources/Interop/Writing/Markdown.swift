/// Words as CommonMark, in which none of them means anything but itself, each character as it is.
enum Markdown {
  /// The words on one line.
  static func line(_ words: String) -> String { escaped(lines(of: words).joined(separator: " ")) }

  /// The words with their own line ends, each line but the first behind an indent.
  static func paragraph(_ words: String, indent: String = "") -> String {
    let lines = lines(of: words)
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 {
        // A break of a line stays one only with two spaces before it, and none is needed beside
        // an empty line.
        let isBreak = !line.isEmpty && !lines[index - 1].isEmpty
        text += (isBreak ? "  \n" : "\n") + (line.isEmpty ? trimmed(indent) : indent)
      }
      text += escaped(line)
    }
    return text
  }

  /// The lines as CommonMark parts them: by LF, CR or both.
  private static func lines(of words: String) -> [String] {
    words.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `> ` in front of every line.
  static func quote(_ words: String, indent: String = "") -> String {
    indent + "> " + paragraph(words, indent: indent + "> ")
  }

  private static func trimmed(_ indent: String) -> String {
    var indent = indent[...]
    while indent.last == " " { indent.removeLast() }
    return String(indent)
  }

  private static func escaped(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    var isAtStart = true
    var isInNumber = false
    let end = line.unicodeScalars.lastIndex { $0 != " " && $0 != "\t" }
    for (index, scalar) in zip(line.unicodeScalars.indices, line.unicodeScalars) {
      let isAtEnd = end.map { index > $0 } ?? true
      // Spaces and tabs in front would begin a block of code, or fall away as those at the end do.
      if isAtStart || isAtEnd, scalar == " " || scalar == "\t" {
        text.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
        continue
      }
      let endsNumber = isInNumber && (scalar == "." || scalar == ")")
      if "\\`*_[]<>&|~".unicodeScalars.contains(scalar) || endsNumber
        || (isAtStart && "#+-=".unicodeScalars.contains(scalar))
      {
        text.append("\\")
      }
      text.append(scalar)
      isInNumber = (isAtStart || isInNumber) && ("0"..."9").contains(scalar)
      isAtStart = false
    }
    return String(text)
  }
}
