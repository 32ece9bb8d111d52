import Events

/// An entry of the JSON that Day One 2 exports, told by its members: a time in UTC beside the zone
/// in which it was written, and Markdown in which backslashes stand before marks.
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

  /// Text without the backslashes that Day One puts before marks of Markdown.
  static func unescaped(_ text: String) -> String {
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
