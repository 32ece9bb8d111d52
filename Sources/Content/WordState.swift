/// What a word does in its sentence, as coarsely as choosing a keyword needs.
enum WordState: Int, CaseIterable {
  case determiner, adjective, noun, plural, verb, gerund, participle, auxiliary, particle
  case preposition, pronoun, adverb, conjunction, other, punctuation

  /// The state that a letter of the lexicon's closed classes means.
  init?(letter: UInt8) {
    let letters: [UInt8] = Array("DJNSVGEXTIORCU.".utf8)
    guard let place = letters.firstIndex(of: letter) else { return nil }
    self.init(rawValue: place)
  }

  static let count = WordState.allCases.count

  /// How often a word of English prose is in each state, in percent, from general knowledge of the
  /// language; it turns the lexicon's "this word is mostly a noun" into "a noun is this word".
  static let shares: [Double] = [
    11, 7.5, 17, 6, 11, 2.5, 3, 7, 3, 10, 10, 6, 3.5, 1.5, 12,
  ]

  /// How often each state follows each, in percent, written by hand from general knowledge of the
  /// language; the columns are in the order of the cases.
  static let following: [[Double]] = [
    [2, 22, 55, 10, 0.7, 1, 1.5, 0.3, 0.1, 1, 0.5, 2, 0.3, 0.2, 2],
    [1.5, 6, 40, 13, 1, 0.8, 0.5, 1.5, 5, 8, 2, 2.5, 5, 0.2, 13],
    [2, 1.5, 14, 4.5, 6, 1, 1, 8, 4, 20, 4, 4.5, 6, 0.5, 23],
    [2, 2, 2, 1, 9, 1.5, 1.5, 8, 4, 19, 5, 5, 8, 0.4, 31],
    [22, 6, 7, 5, 1.5, 2.5, 1.5, 0.7, 9, 14, 17, 8, 1.5, 0.3, 4],
    [19, 6, 10, 8, 0.7, 0.7, 1, 1.5, 8, 17, 9, 6, 3, 0.2, 9],
    [10, 3, 4, 3, 0.7, 1.5, 0.7, 0.7, 8, 32, 6, 8, 3, 0.2, 17],
    [12, 11, 3, 1, 22, 8, 11, 9, 5, 5, 5, 13, 0.3, 0.1, 2],
    [14, 2, 6, 2, 60, 0.3, 1, 8, 0.3, 1, 5, 2, 0.2, 0.1, 2],
    [38, 7, 13, 6, 1, 7, 0.7, 0.6, 0.6, 2, 17, 2.5, 0.3, 0.1, 2],
    [2, 2, 1, 0.5, 30, 0.8, 0.7, 30, 4, 7, 2.5, 10, 2, 0.2, 8],
    [7, 14, 3, 1.5, 15, 2, 4, 5, 3, 11, 9, 8, 2.5, 0.3, 17],
    [12, 7, 12, 6, 14, 2.5, 2, 4, 2, 5, 17, 9, 0.3, 0.6, 2],
    [6, 4, 5, 1, 4, 0.5, 0.3, 1.5, 0.7, 8, 14, 4, 2, 6, 40],
    [9, 4, 13, 4, 5, 1.5, 1, 2.5, 1.5, 8, 13, 7, 12, 2, 12],
  ]

  /// How often each state opens a sentence, in percent.
  static let opening: [Double] = [13, 5, 15, 4, 7, 1, 0.5, 2.5, 0.5, 8, 25, 9, 5, 4, 2]
}
