/// Finds the one or two words of an English text that speak of its matter.
package enum Keywords {
  /// How sure the tagger must be that a word is a noun or a verb before it is chosen.
  private static let certainty = 0.9

  /// The best nouns or verbs of `text`, the better one first, at most two; none where none is sure
  /// enough. Only the first 2,048 bytes are read.
  package static func extract(from text: String) -> [Keyword] {
    let sentence = Sentence(text)
    var best: [(keyword: Keyword, rank: Double)] = []
    for candidate in sentence.candidates(certainty: certainty) {
      if best.contains(where: { $0.keyword.word == candidate.keyword.word }) { continue }
      best.append(candidate)
    }
    // The sort is stable: of equals the earlier word stays first.
    best.sort { $0.rank > $1.rank }
    return best.prefix(2).map(\.keyword)
  }
}
