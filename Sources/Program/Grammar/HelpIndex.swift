/// Which commands words are about. The help of each command is the index.
enum HelpIndex {
  private static let most = 3

  /// The names of the best commands, at most three; none where the words are in no help.
  static func commands(about words: [String]) -> [String] {
    let sought = words.reduce(into: Set<String>()) { $0.formUnion(stems(of: $1)) }
    let pages = Grammar.commands.map(fields)
    let holders = sought.map { word in
      (word, pages.count { $0.contains { field in field.stems.contains(word) } })
    }
    // A word that is in many helps is of little use for each.
    let scores = pages.map { fields in
      holders.filter { $0.1 > 0 }.reduce(0.0) { sum, holder in
        fields.filter { $0.stems.contains(holder.0) }
          .reduce(sum) { $0 + Double($1.weight) / Double(holder.1) }
      }
    }
    guard let best = scores.max(), best > 0 else { return [] }
    let order = scores.indices.filter { scores[$0] * 4 >= best }
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
    return order.prefix(most).map { Grammar.commands[$0].name }
  }

  /// Whether words that were typed one by one are a sentence rather than a command with its values.
  static func isSentence(_ words: [String]) -> Bool {
    guard words.count > 2, !words.contains(where: { $0.contains(where: \.isWhitespace) }) else {
      return false
    }
    return words.count > 4 || !words.contains { $0.contains(where: \.isNumber) }
  }

  /// Whether it asks, and is nothing to keep.
  static func isQuestion(_ words: [String]) -> Bool {
    let asking: Set = ["how", "what", "why", "where", "when", "who", "which", "can"]
    return words.last?.last == "?" || words.first.map { asking.contains($0.lowercased()) } == true
  }

  private typealias Field = (stems: Set<String>, weight: Int)

  private static func fields(of command: Declaration) -> [Field] {
    let others = Grammar.otherNames.filter { $0.value == command.name }.map(\.key)
    return [
      (stems(of: (command.words + others).joined(separator: " ")), 8),
      (stems(of: command.summary), 4),
      (stems(of: command.examples.joined(separator: " ")), 2),
      (stems(of: command.flags.map(\.summary).joined(separator: " ")), 1),
    ]
  }

  /// The words without their endings, small words left out.
  private static func stems(of text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return Set(words.filter { $0.count > 2 && !small.contains($0) }.map(stem))
  }

  private static func stem(_ word: String) -> String {
    let ending = ["ing", "ed", "s"].first { word.hasSuffix($0) && word.count >= $0.count + 3 }
    var stem = word.dropLast(ending?.count ?? 0)
    if stem.count > 3, stem.last == "e" { stem.removeLast() }
    return stem.last == "y" ? String(stem.dropLast()) + "i" : String(stem)
  }

  private static let small: Set = [
    "about", "all", "and", "are", "been", "but", "can", "could", "day", "days", "did", "does",
    "echolog", "for", "from", "had", "has", "have", "help", "her", "his", "how", "into", "its",
    "more", "myself", "not", "one", "our", "please", "she", "should", "some", "than", "that",
    "the", "them", "then", "there", "they", "this", "too", "want", "was", "what", "when",
    "where", "which", "who", "why", "will", "with", "would", "you", "your",
  ]
}
