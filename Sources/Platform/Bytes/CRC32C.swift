/// CRC-32C (Castagnoli), as in RFC 3720 section 12.1: reflected polynomial 0x82F63B78, all ones
/// at the start, inverted at the end.
///
/// It notices accidents, not adversaries.
package enum CRC32C {
  /// Whether bytes end in the checksum of those before it, least significant byte first.
  package static func isIntact(_ bytes: RawSpan) -> Bool {
    let end = bytes.byteCount - 4
    guard end >= 0 else { return false }
    // Sound: four bytes are left at the end.
    let told = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: end, as: UInt32.self)
    return UInt32(littleEndian: told) == checksum(of: bytes.extracting(0..<end))
  }

  /// The checksum of `bytes`, taken eight at a time; 0xE3069283 for the ASCII digits 1 to 9.
  package static func checksum(of bytes: RawSpan) -> UInt32 {
    // Sound: row and column of the table are below 8 and 256, offsets below the byte count.
    let table = table.span
    func column(_ row: Int, _ byte: UInt64) -> UInt32 {
      unsafe table[unchecked: row &<< 8 | Int(truncatingIfNeeded: byte & 0xff)]
    }
    var crc: UInt32 = 0xffff_ffff
    var offset = 0
    while offset &+ 8 <= bytes.byteCount {
      let word =
        UInt64(
          littleEndian: unsafe bytes.unsafeLoadUnaligned(
            fromUncheckedByteOffset: offset, as: UInt64.self)) ^ UInt64(crc)
      let low =
        column(7, word) ^ column(6, word &>> 8) ^ column(5, word &>> 16) ^ column(4, word &>> 24)
      let high =
        column(3, word &>> 32) ^ column(2, word &>> 40) ^ column(1, word &>> 48)
        ^ column(0, word &>> 56)
      crc = low ^ high
      offset &+= 8
    }
    while offset < bytes.byteCount {
      let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
      crc = column(0, UInt64(crc) ^ UInt64(byte)) ^ crc &>> 8
      offset &+= 1
    }
    return ~crc
  }

  /// Eight rows of 256: row r has the remainder of a byte followed by r zero bytes.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 {
        crc = crc & 1 == 1 ? crc >> 1 ^ 0x82f6_3b78 : crc >> 1
      }
      table[byte] = crc
    }
    for index in 256..<table.count {
      let shorter = table[index - 256]
      table[index] = table[Int(shorter & 0xff)] ^ shorter >> 8
    }
    return table
  }()
}
