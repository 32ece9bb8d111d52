import Platform

/// Words that were seen, in one flat table: millions of them take 8 to 27 bytes each.
struct WordSet {
  /// Open addressing; zero means an empty place.
  private var table = [UInt64](repeating: 0, count: 1 << 16)
  private(set) var count = 0

  /// - Returns: whether the word is new. Words should be spread evenly, as hashes are.
  mutating func insert(_ word: UInt64) -> Bool {
    if count * 4 >= table.count * 3 { grow() }
    let isNew = place(max(word, 1))
    if isNew { count += 1 }
    return isNew
  }

  private mutating func place(_ word: UInt64) -> Bool {
    let mask = table.count - 1
    var index = Int(truncatingIfNeeded: word) & mask
    while table[index] != 0 {
      if table[index] == word { return false }
      index = (index + 1) & mask
    }
    table[index] = word
    return true
  }

  private mutating func grow() {
    let words = table
    table = [UInt64](repeating: 0, count: words.count * 2)
    for word in words where word != 0 { _ = place(word) }
  }
}

extension RawSpan {
  /// Whether these are exactly the bytes of an array, compared eight at a time.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard byteCount == bytes.count else { return false }
    let others = bytes.rawSpan
    var offset = 0
    while offset + 8 <= byteCount {
      // Sound: eight bytes are left in both.
      let (mine, theirs) = unsafe (
        unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self),
        others.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      )
      if mine != theirs { return false }
      offset += 8
    }
    while offset < byteCount {
      // Sound: a byte is left in both.
      let (mine, theirs) = unsafe (
        unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self),
        others.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
      )
      if mine != theirs { return false }
      offset += 1
    }
    return true
  }
}
