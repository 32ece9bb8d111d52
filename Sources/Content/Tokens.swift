/// One word or mark of a text.
struct Token {
  /// The word in lower case, with straight apostrophes.
  let word: String
  /// The bytes of the text that it is on.
  let bytes: Range<Int>
  let kind: Kind
  let isCapitalised: Bool
  let opensSentence: Bool

  enum Kind { case word, number, mark, foreign }
}

/// The tokens of a text, of which at most the first `limit` bytes are read.
///
/// Letters are those of English; a word with any other is foreign and means itself only. The
/// endings 's, 'm, 're, 've, 'd and 'll are tokens of their own.
func tokens(of text: String, limit: Int = 2048) -> [Token] {
  var reader = TokenReader(bytes: Array(text.utf8.prefix(limit)))
  return reader.readAll()
}

private struct TokenReader {
  let bytes: [UInt8]
  private var place = 0
  private var opensSentence = true
  private var found: [Token] = []

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readAll() -> [Token] {
    while place < bytes.count {
      let start = place
      if bytes[place] <= 32 {
        if bytes[place] == 10 { opensSentence = true }
        place += 1
      } else if isPart(place) {
        readWord(from: start)
      } else {
        readMark(from: start)
      }
    }
    return found
  }

  private mutating func readWord(from start: Int) {
    while place < bytes.count, isPart(place) || joins(place) {
      place += isTypographicApostrophe(place) ? 3 : 1
    }
    let spelt = spelling(start..<place)
    let isForeign =
      bytes[start..<place].contains { $0 >= 0x80 } && spelt.utf8.contains { $0 >= 0x80 }
    let isNumber = bytes[start..<place].contains { (48...57).contains($0) }
    let word = spelt.lowercased()
    let kind: Token.Kind = isForeign ? .foreign : isNumber ? .number : .word
    let ending = ["'s", "'m", "'re", "'ve", "'d", "'ll"].first {
      kind == .word && word.hasSuffix($0) && word.utf8.count > $0.utf8.count
    }
    let apostrophe = bytes[start..<place].lastIndex { $0 == 39 || $0 == 0xE2 } ?? place
    let end = ending == nil ? place : apostrophe
    append(
      ending.map { String(word.dropLast($0.count)) } ?? word, start..<end, kind,
      capitalised: (65...90).contains(bytes[start]))
    if let ending { append(ending, end..<place, .word, capitalised: false) }
  }

  private mutating func readMark(from start: Int) {
    let first = bytes[place]
    place += 1
    while first >= 0x80, place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
    let mark = String(decoding: bytes[start..<place], as: UTF8.self)
    append(mark, start..<place, .mark, capitalised: false)
    if [".", "!", "?", "…", ":"].contains(mark) { opensSentence = true }
  }

  private mutating func append(
    _ word: String, _ range: Range<Int>, _ kind: Token.Kind, capitalised: Bool
  ) {
    found.append(
      Token(
        word: word, bytes: range, kind: kind, isCapitalised: capitalised,
        opensSentence: opensSentence))
    if kind != .mark { opensSentence = false }
  }

  private func spelling(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split(
      separator: "’", omittingEmptySubsequences: false
    )
    .joined(separator: "'")
  }

  /// Whether a letter, a digit or a byte of a letter beyond ASCII is here.
  private func isPart(_ place: Int) -> Bool {
    let byte = bytes[place]
    if byte < 0x80 {
      return (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    return !(byte == 0xE2 || byte == 0xF0 || byte == 0xC2)
      && !(byte & 0xC0 == 0x80 && startsMark(before: place))
  }

  /// Whether the byte belongs to a mark whose first byte, at most three before, is no letter's.
  private func startsMark(before place: Int) -> Bool {
    var start = place
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return bytes[start] == 0xE2 || bytes[start] == 0xF0 || bytes[start] == 0xC2
  }

  /// Whether an apostrophe or hyphen between two letters is here.
  private func joins(_ place: Int) -> Bool {
    let length = isTypographicApostrophe(place) ? 3 : 1
    guard length == 3 || bytes[place] == 39 || bytes[place] == 45 else { return false }
    return place > 0 && place + length < bytes.count && isPart(place + length)
  }

  private func isTypographicApostrophe(_ place: Int) -> Bool {
    place + 2 < bytes.count && bytes[place] == 0xE2 && bytes[place + 1] == 0x80
      && bytes[place + 2] == 0x99
  }
}
