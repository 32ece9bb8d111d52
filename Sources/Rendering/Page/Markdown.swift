/// Words as CommonMark, in which none of them means anything but itself.
enum Markdown {
  /// The words on one line.
  static func line(_ words: String) -> String {
    escaped(VisibleText.line(words))
  }

  /// The words with their own line ends, each line but the first behind an indent.
  static func paragraph(_ words: String, indent: String = "") -> String {
    let lines = VisibleText.paragraph(words).split(
      separator: "\n", omittingEmptySubsequences: false)
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 {
        // A break of a line stays one only with two spaces before it, and none is needed beside
        // an empty line.
        let isBreak = !line.isEmpty && !lines[index - 1].isEmpty
        text += (isBreak ? "  \n" : "\n") + (line.isEmpty ? trimmed(indent) : indent)
      }
      text += escaped(String(line))
    }
    return text
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
    for scalar in line.unicodeScalars {
      if isAtStart, scalar == " " {
        // Spaces in front would begin a block of code, or fall away.
        text.append("\u{A0}")
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
