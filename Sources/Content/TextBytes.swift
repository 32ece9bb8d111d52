/// The bytes of a text in lower case, as far as they are ASCII, with the typographic apostrophe
/// made a straight one.
func straightened(_ text: some Sequence<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.underestimatedCount)
  for byte in text {
    if byte == 0x99, bytes.suffix(2) == [0xE2, 0x80] {
      bytes.removeLast(2)
      bytes.append(UInt8(ascii: "'"))
    } else {
      bytes.append((0x41...0x5A).contains(byte) ? byte + 32 : byte)
    }
  }
  return bytes
}

/// FNV-1a in 32 bits, by which the compiled words are found.
enum FNV {
  static let start: UInt32 = 0x811C_9DC5

  static func hash(_ byte: UInt8, after state: UInt32 = start) -> UInt32 {
    (state ^ UInt32(byte)) &* 0x0100_0193
  }

  static func hash(_ bytes: some Sequence<UInt8>, after state: UInt32 = start) -> UInt32 {
    bytes.reduce(state) { hash($1, after: $0) }
  }
}
