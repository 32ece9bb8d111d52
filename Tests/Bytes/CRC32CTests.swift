import Platform
import Testing

@Test func `CRC-32C gives the published answers`() {
  // RFC 3720, appendix B.4, and the usual check value.
  let zeros = [UInt8](repeating: 0, count: 32)
  let ones = [UInt8](repeating: 0xff, count: 32)
  let answers: [([UInt8], UInt32)] = [
    ([], 0), (zeros, 0x8a91_36aa), (ones, 0x62a8_ab43), ([UInt8](0..<32), 0x46dd_794e),
    ((0..<32).reversed(), 0x113f_db5c), ([UInt8]("123456789".utf8), 0xe306_9283),
  ]
  for (bytes, answer) in answers {
    #expect(CRC32C.checksum(of: bytes.rawSpan) == answer)
  }
}

@Test func `Bytes of any length are intact with their checksum behind them, and with no other`() {
  for count in 0..<20 {
    var writer = ByteWriter()
    writer.append(contentsOf: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    var bytes = writer.bytes
    #expect(CRC32C.isIntact(bytes.rawSpan) == true)
    // The remainder of every such text.
    #expect(CRC32C.checksum(of: bytes.rawSpan) == 0x4867_4bc7)
    for place in bytes.indices {
      bytes[place] ^= 1
      #expect(CRC32C.isIntact(bytes.rawSpan) == false)
      bytes[place] ^= 1
    }
    #expect(CRC32C.isIntact(Array(bytes.prefix(3)).rawSpan) == false)
  }
}
