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

@Test func `CRC-32C does not depend on how the bytes were divided`() {
  let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 &* 37) }
  let whole = CRC32C.checksum(of: bytes.rawSpan)
  for cut in 0...100 {
    var crc = CRC32C()
    crc.update(bytes.rawSpan.extracting(first: cut))
    crc.update(bytes.rawSpan.extracting(droppingFirst: cut))
    #expect(crc.value == whole)
  }
}
