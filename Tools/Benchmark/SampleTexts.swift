import Foundation

/// The words of the moments: HappyDB's where `ECHOLOG_DATA` names its folder, else sentences put
/// together from parts.
enum SampleTexts {
  static func load() throws -> (texts: [String], origin: String) {
    if let folder = ProcessInfo.processInfo.environment["ECHOLOG_DATA"] {
      let url = URL(filePath: folder).appending(path: "moments/happydb.csv")
      if FileManager.default.fileExists(atPath: url.path) {
        let rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
        return (rows.map { firstField(of: $0) }, "HappyDB")
      }
    }
    return (built, "a built-in list")
  }

  /// A line break within quotes cuts a text short, which does not matter here.
  private static func firstField(of row: Substring) -> String {
    guard row.first == "\"" else { return String(row.prefix { $0 != "," }) }
    let rest = row.dropFirst()
    guard let end = rest.range(of: "\",") else { return String(rest) }
    return rest[..<end.lowerBound].replacingOccurrences(of: "\"\"", with: "\"")
  }

  private static var built: [String] {
    let subjects = ["I", "My sister and I", "My friend", "The whole family", "Our dog", "My team"]
    let verbs = [
      "went for a long walk", "finished the report", "cooked dinner", "laughed a lot",
      "found an old photograph", "learned a new song", "slept through the night", "won the game",
    ]
    let places = ["in the park", "at home", "by the sea", "after work", "before breakfast"]
    let ends = ["", " and it felt good", ", which surprised me", " for the first time in weeks"]
    var texts: [String] = []
    for subject in subjects {
      for verb in verbs {
        for place in places {
          for end in ends { texts.append("\(subject) \(verb) \(place)\(end).") }
        }
      }
    }
    return texts
  }
}
