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
  static func wayIn(_ columns: [String]) -> ImportOrigin.WayIn {
    let titled = columns.contains(title) ? ",title=" + title : ""
    let labels = [activities, mood, scales].filter(columns.contains).map { ",tags=" + $0 }
    return ImportOrigin.WayIn(
      form: .memory, map: "date=\(date),time=\(time)\(titled),text=\(note)" + labels.joined())
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
