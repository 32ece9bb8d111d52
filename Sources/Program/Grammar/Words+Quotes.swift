/// Which marks are quotes, and which are apostrophes.
extension Words {
  /// What closes the quotes that a word can begin with; the first is the usual one.
  private static let ends: [Character: String] = [
    "\"": "\"", "'": "'", "“": "”", "„": "“”", "‚": "‘’", "«": "»", "»": "«",
  ]

  /// Whether a word that begins so may be taken within quotes.
  static func isQuote(_ character: Character) -> Bool { ends[character] != nil }

  /// What closes the quote that the next character of the line opens; nil where it opens none.
  ///
  /// Straight double quotes, and those of a book at the beginning of a word, may be closed in a
  /// later row. The others are also apostrophes, commas and arrows: they open nothing without a
  /// partner.
  mutating func endOfQuote(_ character: Character) -> String? {
    guard let ends = Self.ends[character] else { return nil }
    switch character {
    case "\"": return ends
    case "'": return isClosed || (isStillTyped && !isBeforeDigit) ? ends : nil
    case "“": return word == nil ? ends : nil
    default: return word == nil && isInRow(ends) ? ends : nil
    }
  }

  /// Whether one of these marks follows the next character, in its row.
  private mutating func isInRow(_ ends: String) -> Bool {
    if found.ends != ends || found.place <= taken {
      let place = line[(taken + 1)...].firstIndex { $0.isNewline || ends.contains($0) }
      found = (ends, place ?? line.endIndex)
    }
    return found.place < line.endIndex && !line[found.place].isNewline
  }

  /// Whether the single quote that comes next has a partner.
  ///
  /// None is the one that begins another word. Unless it is the value of an option, a quote with
  /// options in it ends the line or comes before another option: else they are the line's own.
  private var isClosed: Bool {
    let rest = line[(taken + 1)...]
    guard
      let end = rest.indices.first(where: {
        line[$0] == "'" && !Self.isApostrophe(at: $0, of: line)
      })
    else { return false }
    let behind = line[(end + 1)...]
    if line[end - 1].isWhitespace, behind.first?.isWhitespace == false { return false }
    let isValue = finished.last.map { $0.text.hasPrefix("-") } ?? false
    let next = behind.first { !$0.isWhitespace }
    return isValue || next == nil || next == "-"
      || !String(line[taken..<end]).contains(/\s--?\p{L}/)
  }

  private var isBeforeDigit: Bool { line.indices.contains(taken + 1) && line[taken + 1].isNumber }

  /// Whether a mark that may be an apostrophe is between letters.
  static func isApostrophe(at place: Int, of line: [Character]) -> Bool {
    guard "'’".contains(line[place]), line.indices.contains(place - 1),
      line.indices.contains(place + 1)
    else { return false }
    return [line[place - 1], line[place + 1]].allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// The text between quotes around all of it; nil where the first one is closed before its end, or
  /// never, and so belongs to the text.
  static func withoutQuotes(_ text: String) -> String? {
    let line = Array(text)
    guard let open = line.first, let ends = ends[open], line.count > 1 else { return nil }
    var depth = 0
    for (index, mark) in line.enumerated() where !isApostrophe(at: index, of: line) {
      let isBegin = index == 0 || line[index - 1].isWhitespace || "([".contains(line[index - 1])
      let isBeforeWord = index + 1 < line.count && !line[index + 1].isWhitespace
      if mark == open, isBegin, isBeforeWord || index == 0 {
        depth += 1
      } else if ends.contains(mark) {
        depth -= 1
        if depth == 0 { return index == line.count - 1 ? String(line[1..<index]) : nil }
      }
    }
    return nil
  }
}
