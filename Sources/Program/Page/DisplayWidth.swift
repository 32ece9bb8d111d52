import Echolog

/// How many columns of a terminal text takes.
package enum DisplayWidth {
  /// The sum over the text's grapheme clusters.
  package static func of(_ text: some StringProtocol) -> Int {
    // Letters of ASCII are one column each, whatever is beside them.
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// A cluster is as wide as its widest scalar; emoji and flags take two columns. What a sign that
  /// goes in front of letters was put before, such as a space, takes its own.
  package static func of(_ character: Character) -> Int {
    if character.isASCII {
      return character.asciiValue.map { $0 < 0x20 || $0 == 0x7F } == true ? 0 : 1
    }
    var width = 0
    var regionalIndicators = 0
    var following = 0
    for (position, scalar) in character.unicodeScalars.enumerated() {
      if position > 0, scalar.isASCII {
        following += of(scalar)
        continue
      }
      if scalar == "\u{FE0F}", width == 1 { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { regionalIndicators += 1 }
      width = max(width, of(scalar))
    }
    return regionalIndicators == 2 ? 2 : width + following
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Vowels and finals of Hangul join the consonant before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
      ? 2 : 1
  }

  /// Wide and Fullwidth blocks of EastAsianWidth.txt, joined over unassigned points.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]

  /// The text, cut so that it takes at most `columns`, with an ellipsis where something is missing.
  package static func cut(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
    // No character is wider than its UTF-8 is long.
    guard text.utf8.count > columns, of(text) > columns else { return text }
    let room = columns - of(ellipsis)
    guard room > 0 else { return String(ellipsis.prefix(max(columns, 0))) }
    var used = 0
    let kept = text.prefix { character in
      used += of(character)
      return used <= room
    }
    return kept + ellipsis
  }

  /// The text with spaces up to the width; unchanged when it is wider.
  package static func pad(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }
}

/// Keeps words of the journal from steering the terminal that shows them.
package enum VisibleText {
  /// The text on one line: line ends and tabs become spaces, other control and direction
  /// characters a mark that can be seen.
  package static func line(_ text: String) -> String { clean(text, newline: " ") }

  /// The same, with its own line ends kept.
  package static func paragraph(_ text: String) -> String { clean(text, newline: "\n") }

  /// The text on one line with every character of it, escaped as in JSON where it would steer.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
      .map { String(JSON.string(String($0)).text.unicodeScalars.dropFirst().dropLast()) }
      .joined(separator: "\"")
  }

  private static func clean(_ text: String, newline: Unicode.Scalar) -> String {
    // Few texts have anything in them that steers, and the copy is a third of a long listing.
    guard text.unicodeScalars.contains(where: \.steersTerminals) else { return text }
    var clean = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": if !afterReturn { clean.append(newline) }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": clean.append(newline)
      case "\t": clean.append(" ")
      default: clean.append(scalar.steersTerminals ? "\u{FFFD}" : scalar)
      }
      afterReturn = scalar == "\r"
    }
    return String(clean)
  }
}
