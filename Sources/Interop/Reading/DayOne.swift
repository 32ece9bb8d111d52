import Events

/// An entry of the JSON that Day One 2 exports, told by its members: a time in UTC beside the zone
/// in which it was written, and Markdown in which backslashes stand before marks. Pictures and
/// other media are links in it that lead nowhere outside of Day One.
enum DayOne {
  static let zone = "timeZone"

  /// The zone of an entry; nil where the members are not those of Day One.
  static func zoneName(of members: [JSONMember]) -> String? {
    let names = members.map(\.name)
    guard names.contains("uuid"), names.contains("creationDate") else { return nil }
    guard case .string(let zone)? = members.first(where: { $0.name == Self.zone })?.value else {
      return nil
    }
    return zone
  }

  /// What is kept of a text: its words without escapes and without links to media, which are
  /// counted.
  static func plain(_ text: String, mediaLeft: inout Int) -> String {
    unescaped(withoutMedia(text, mediaLeft: &mediaLeft))
  }

  private static let link = "](dayone-moment:"

  /// A line that held nothing else goes as a whole, and an empty one behind it.
  private static func withoutMedia(_ text: String, mediaLeft: inout Int) -> String {
    guard text.contains(link) else { return text }
    var kept: [Substring] = []
    var wasTaken = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = withoutMedia(line: line, mediaLeft: &mediaLeft)
      let isBlank = words.allSatisfy(\.isWhitespace)
      if isBlank, words != line {
        wasTaken = true
      } else if !(isBlank && wasTaken) {
        kept.append(words[...])
        wasTaken = false
      }
    }
    while kept.last?.allSatisfy(\.isWhitespace) == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  private static func withoutMedia(line: Substring, mediaLeft: inout Int) -> String {
    var kept = ""
    var rest = line
    while let middle = rest.firstRange(of: link),
      let end = rest[middle.upperBound...].firstIndex(of: ")")
    {
      let begin = rest[..<middle.lowerBound].lastIndex(of: "[").flatMap { bracket in
        rest[..<bracket].last == "!" ? rest.index(before: bracket) : nil
      }
      if let begin {
        mediaLeft += 1
        kept += rest[..<begin]
      } else {
        kept += rest[...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return kept + rest
  }

  /// Text without the backslashes that Day One puts before marks of Markdown.
  private static func unescaped(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        if !isMark(scalar) { plain.append("\\") }
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
        continue
      }
      plain.append(scalar)
    }
    if isEscaped { plain.append("\\") }
    return String(plain)
  }

  /// The marks that CommonMark allows a backslash to stand before.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }
}
