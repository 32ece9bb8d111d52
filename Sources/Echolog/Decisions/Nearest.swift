/// Finds what a person probably meant.
package enum Nearest {
  /// The candidate that takes the fewest edits to become the word, the first of equals; nil when
  /// all are too far away to be worth suggesting.
  ///
  /// An edit inserts, deletes or replaces a character or swaps two neighbours (optimal string
  /// alignment). About one edit in three characters is allowed, one at least, and never all.
  /// A word that begins a candidate is near to it whatever is missing.
  package static func suggestion(for word: String, among candidates: [String]) -> String? {
    let typed = Array(word.lowercased().prefix(longestWord))
    guard !typed.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let goal = Array(candidate.lowercased())
      let isBeginning = typed.count >= 2 && goal.starts(with: typed)
      let distance = isBeginning ? 1 : edits(from: typed, to: goal)
      let length = max(typed.count, goal.count)
      guard distance < length, distance <= max(1, length / 3) else { continue }
      if let found = best, found.distance <= distance { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// What a word names, in any case of letters.
  ///
  /// - Parameters:
  ///   - named: the names there are, in small letters, with what each stands for.
  ///   - offered: others that are only suggested.
  /// - Throws: what `unknown` makes of the word and what is nearest to it.
  static func choice<Value>(
    _ word: String, among named: [(name: String, value: Value)],
    offering offered: [(name: String, value: Value)] = [], or unknown: (String, Value?) -> Rejection
  ) throws(Rejection) -> Value {
    let small = word.lowercased()
    if let meant = named.first(where: { $0.name == small }) { return meant.value }
    let near = suggestion(for: word, among: (named + offered).map(\.name))
    throw unknown(word, (named + offered).first { $0.name == near }?.value)
  }

  /// Longer input is no slip of the finger, and comparing it would take time that nobody gave.
  private static let longestWord = 40

  private static func edits(from left: [Character], to right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
