import Echolog

/// The CSV that Daylio exports, known by its columns: notes are HTML, and an entry that is a mood
/// alone has an empty one.
enum Daylio {
  static let mood = "mood"
  private static let date = "full_date"
  private static let time = "time"
  private static let note = "note"
  private static let activities = "activities"

  private static let title = "note_title"
  private static let scales = "scales"

  /// The whole of an entry: its mood is one of its labels, as are its scales.
  static func wayIn(_ columns: [String]) -> ImportGuess {
    let titled = columns.contains(title) ? ",title=" + title : ""
    let labels = [activities, mood, scales].filter(columns.contains).map { ",tags=" + $0 }
    return ImportGuess(
      .memory, "date=\(date),time=\(time)\(titled),text=\(note)" + labels.joined())
  }

  /// Where the rows have their mood and their note; nil in any other table.
  static func columns(of names: [String]) -> (mood: Int, note: Int)? {
    guard Set([date, "weekday", time, activities]).isSubset(of: names),
      let mood = names.firstIndex(of: Self.mood), let note = names.firstIndex(of: Self.note)
    else { return nil }
    return (mood, note)
  }

  /// What is kept of a note: its words with the breaks between its lines, or else the mood.
  static func note(_ html: String, mood: String) -> String {
    let words = plain(html)
    return words.allSatisfy(\.isWhitespace) ? String(mood[...].trimmed) : words
  }

  /// More characters than a tag has here, so that many signs alone take no long search each.
  private static let longestTag = 100

  private static func plain(_ html: String) -> String {
    var plain = ""
    var rest = html[...]
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<sign]
      rest = rest[sign...]
      let isTag = rest.first == "<"
      guard let end = rest.prefix(longestTag).firstIndex(of: isTag ? ">" : ";"),
        let words = isTag ? words(ofTag: rest[..<end]) : entities[String(rest[...end])]
      else {
        plain.append(rest.removeFirst())
        continue
      }
      plain += words
      rest = rest[rest.index(after: end)...]
    }
    return String((plain + rest)[...].trimmed)
  }

  /// What a tag is in plain text; nil for what is none that a note has.
  private static func words(ofTag tag: Substring) -> String? {
    let isEnd = tag.hasPrefix("</")
    let name = tag.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter }.lowercased()
    switch name {
    case "br", "p", "div": return isEnd && name == "br" ? "" : "\n"
    case "li": return isEnd ? "" : "\n- "
    case "b", "i", "u", "s", "em", "strong", "strike", "ul", "ol", "span", "font": return ""
    default: return nil
    }
  }

  private static let entities = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " ",
  ]
}

/// The JSON that Taskwarrior exports, known by its members. What was done is a small win, of the
/// day on which it was.
enum Taskwarrior {
  private static let members: Set = ["description", "end", "entry", "status", "uuid"]

  /// Nil for other members.
  static func wayIn(_ names: Set<String>) -> ImportGuess? {
    guard members.isSubset(of: names) else { return nil }
    return ImportGuess(.moment, "date=end,text=description", where: "status=completed")
  }
}

/// An entry of the JSON that Day One 2 exports, known by its members: a time in UTC beside the zone
/// in which it was written, and Markdown with backslashes before marks. Pictures and other media
/// are links in it that lead nowhere outside of Day One.
enum DayOne {
  static let zone = "timeZone"
  static let tags = "tags"
  private static let date = "creationDate"

  static func wayIn(hasTags: Bool) -> ImportGuess {
    ImportGuess(.memory, "date=\(date),text=text" + (hasTags ? ",tags=\(tags)" : ""))
  }

  /// The zone of an entry; nil where the members are not those of Day One.
  static func zoneName(of members: [JSONMember]) -> String? {
    let names = members.map(\.name)
    guard names.contains("uuid"), names.contains(date) else { return nil }
    guard case .string(let zone)? = members.first(where: { $0.name == Self.zone })?.value else {
      return nil
    }
    // Escaped once more than JSON has it, as by a program that wrote the text of an export anew.
    return zone.split(separator: "\\/", omittingEmptySubsequences: false).joined(separator: "/")
  }

  /// Whether an entry is of a day and has no hour.
  static func isAllDay(_ members: [JSONMember]) -> Bool {
    members.contains { $0.name == "isAllDay" && $0.value == .bool(true) }
  }

  /// What is kept of a text: its words without escapes and without links to media, which are
  /// counted. A link that has words of its own, or may be meant as words, stays as it is.
  static func plain(_ text: String, mediaLeft: inout Int) -> String {
    unescaped(withoutMedia(text, mediaLeft: &mediaLeft))
  }

  private static let link = "![](dayone-moment:"

  /// A line with nothing else goes as a whole, and where an empty one is on both sides of it, or
  /// the text begins or ends there, one of those goes too.
  private static func withoutMedia(_ text: String, mediaLeft: inout Int) -> String {
    guard text.contains(link) else { return text }
    var kept = ""
    var rest = text[...]
    var isBehindBlank = true
    var mayDropBlank = false
    while !rest.isEmpty {
      let end = rest.firstIndex(where: \.isNewline).map(rest.index(after:)) ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...]
      let words = withoutMedia(line: line, mediaLeft: &mediaLeft)
      let isBlank = words.allSatisfy(\.isWhitespace)
      if isBlank, words != line {
        mayDropBlank = isBehindBlank
        if rest.isEmpty, line.last?.isNewline == false {
          // What parted the words from a picture at the very end: a line end, and an empty line.
          for _ in 0..<2 where kept.last?.isNewline == true { kept.removeLast() }
        }
      } else if isBlank, mayDropBlank {
        mayDropBlank = false
      } else {
        kept += words
        (isBehindBlank, mayDropBlank) = (isBlank, false)
      }
    }
    return kept
  }

  /// A line with a backtick may have code in it, in which a link is words.
  private static func withoutMedia(line: Substring, mediaLeft: inout Int) -> String {
    guard !line.contains("`") else { return String(line) }
    var kept = ""
    var rest = line
    while let opening = rest.firstRange(of: link) {
      let target = rest[opening.upperBound...].prefix { !$0.isWhitespace }
      let words = rest[..<opening.lowerBound]
      if words.last != "\\", let end = target.firstIndex(of: ")") {
        mediaLeft += 1
        kept += words
        rest = rest[rest.index(after: end)...]
      } else {
        kept += rest[..<opening.upperBound]
        rest = rest[opening.upperBound...]
      }
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

  /// The marks that CommonMark allows a backslash before.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }
}
