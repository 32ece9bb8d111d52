/// Where words stand in a folded text.
///
/// An apostrophe between two letters or digits belongs to their word, as Unicode has it (UAX #29,
/// WB6, WB7, WB11 and WB12): `can't` is one word, `'so'` and `James'` end without theirs. Other
/// marks part words.
extension WordFolding {
  /// Whether what stands at a place is a part of a word.
  static func isInWord(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    isWordPart(text[place]) || isInnerApostrophe(place, of: text)
  }

  private static func isInnerApostrophe(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    text[place] == "'" && place > 0 && place + 1 < text.count && isWordPart(text[place - 1])
      && isWordPart(text[place + 1])
  }

  /// Where a term stands whole, else where it begins a word; nil for nowhere.
  ///
  /// Behind an apostrophe a word begins too, as `amour` does in `l'amour` and `clock` in `o'clock`,
  /// but no ending of a contraction; a word also ends before `'s`.
  ///
  /// - Parameters:
  ///   - term: as `terms` gives it; a hyphen stands for whatever parts two words.
  ///   - text: folded.
  /// - Complexity: linear in the text.
  package static func place(
    of term: [Unicode.Scalar], in text: [Unicode.Scalar]
  ) -> (place: Range<Int>, isWhole: Bool)? {
    var begun: Range<Int>?
    for start in text.indices where text[start] == term[0] {
      let isUnspaced = isUnspaced(term[0])
      guard isUnspaced || beginsWord(start, of: text),
        let end = end(of: term, from: start, in: text)
      else { continue }
      if isUnspaced || endsWord(end, of: text) { return (start..<end, true) }
      begun = begun ?? start..<end
    }
    return begun.map { ($0, false) }
  }

  /// The end of the word that a place is in or behind.
  package static func wordEnd(from place: Int, of text: [Unicode.Scalar]) -> Int {
    var end = place
    while end < text.count, isInWord(end, of: text) { end += 1 }
    return end
  }

  private static func end(
    of term: [Unicode.Scalar], from start: Int, in text: [Unicode.Scalar]
  ) -> Int? {
    var place = start
    for scalar in term {
      if scalar == "-" {
        guard place < text.count, !isInWord(place, of: text),
          let next = text[place...].firstIndex(where: isWordPart)
        else { return nil }
        place = next
      } else {
        guard place < text.count, text[place] == scalar else { return nil }
        place += 1
      }
    }
    return place
  }

  private static func beginsWord(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    guard place > 0, isInWord(place - 1, of: text) else { return true }
    guard isInnerApostrophe(place - 1, of: text) else { return false }
    var ending = text[place...].prefix { isWordPart($0) }.prefix(3).makeIterator()
    switch (ending.next(), ending.next(), ending.next()) {
    case ("t", nil, _), ("s", nil, _), ("d", nil, _), ("m", nil, _), ("l", "l", nil),
      ("r", "e", nil), ("v", "e", nil):
      return false
    default: return true
    }
  }

  private static func endsWord(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    guard place < text.count, isInWord(place, of: text) else { return true }
    return text[place] == "'" && text[place + 1] == "s"
      && (place + 2 == text.count || !isInWord(place + 2, of: text))
  }

  /// Scripts that put no space between words, so that any place may begin one.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0x0E00...0x0EFF).contains(scalar.value)
  }
}
