/// A hidden Markov model over `WordState`: what each word may be comes from the lexicon and its
/// ending, what follows what from a table written by hand. It gives odds, not one reading, so that
/// a choice can ask for certainty.
enum Tagger {
  /// For each token the probability of each state, given the whole text.
  ///
  /// - Complexity: O(tokens), with 225 steps a token each way.
  static func odds(of tokens: [Token], entries: [Lexicon.Entry?]) -> [[Double]] {
    let emitted = tokens.indices.map { emission(of: tokens[$0], entry: entries[$0]) }
    var odds = forward(tokens, emitted)
    var behind = [Double](repeating: 1, count: WordState.count)
    for index in tokens.indices.reversed() {
      let here = behind
      odds[index] = normalised(zip(odds[index], here).map(*))
      guard index > 0, !tokens[index].opensSentence else {
        behind = [Double](repeating: 1, count: WordState.count)
        continue
      }
      let weighed = zip(emitted[index], here).map(*)
      behind = normalised(
        WordState.following.map { row in
          zip(row, weighed).reduce(0) { $0 + $1.0 * $1.1 }
        })
    }
    return odds
  }

  private static func forward(_ tokens: [Token], _ emitted: [[Double]]) -> [[Double]] {
    var odds: [[Double]] = []
    odds.reserveCapacity(tokens.count)
    for index in tokens.indices {
      var arriving = WordState.opening
      if index > 0, !tokens[index].opensSentence {
        arriving = [Double](repeating: 0, count: WordState.count)
        for (state, weight) in odds[index - 1].enumerated() where weight > 0 {
          for next in 0..<WordState.count {
            arriving[next] += weight * WordState.following[state][next]
          }
        }
      }
      odds.append(normalised(zip(arriving, emitted[index]).map(*)))
    }
    return odds
  }

  private static func normalised(_ weights: [Double]) -> [Double] {
    let total = weights.reduce(0, +)
    guard total > 0 else { return weights.map { _ in 1 / Double(weights.count) } }
    return weights.map { $0 / total }
  }

  /// How well each state explains the token.
  private static func emission(of token: Token, entry: Lexicon.Entry?) -> [Double] {
    var shares = [Double](repeating: 0, count: WordState.count)
    func add(_ state: WordState, _ share: Double) { shares[state.rawValue] += share }
    switch token.kind {
    case .mark: add(.punctuation, 1)
    case .number: add(.determiner, 1)
    case .foreign: add(.other, 1)
    case .word:
      for (state, share) in Morphology.shares(of: token.word, entry: entry) { add(state, share) }
      if token.isCapitalised, !token.opensSentence, entry?.closed.isEmpty ?? true {
        add(.noun, 6 * shares.reduce(0, +) + 1)
      }
    }
    return zip(shares, WordState.shares).map { $0 / $1 }
  }
}
