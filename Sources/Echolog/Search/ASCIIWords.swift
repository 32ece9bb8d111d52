// Most texts and most words that are looked for are of ASCII letters. Whether such a text holds
// such a word is seen in its bytes, by the rules of `WordFolding`, without folding it.

extension Span<UInt8> {
  var isASCII: Bool {
    var bits: UInt8 = 0
    for place in indices { bits |= self[place] }
    return bits < 0x80
  }

  /// The letter, digit or inner apostrophe at a place, small; nil for what parts words.
  @inline(__always) func letter(at place: Int) -> UInt8? {
    let byte = self[place]
    if byte.isWordPart { return byte.lowercase }
    let isInner =
      byte == UInt8(ascii: "'") && place > 0 && place + 1 < count && self[place - 1].isWordPart
      && self[place + 1].isWordPart
    return isInner ? byte : nil
  }

  /// Whether small letters stand anywhere in this ASCII text, in whatever case.
  func holds(_ letters: [UInt8]) -> Bool {
    guard let first = letters.first, letters.count <= count else { return false }
    for start in 0...count - letters.count where self[start].lowercase == first {
      if letters.indices.allSatisfy({ self[start + $0].lowercase == letters[$0] }) { return true }
    }
    return false
  }
}

extension UInt8 {
  var lowercase: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }

  fileprivate var isWordPart: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}
