// Base-128 varints as in Protocol Buffers: seven bits a byte, the least significant first, the top
// bit set on every byte but the last. A longer spelling than necessary is accepted, as there.
extension ByteReader {
  /// The next varint, of one to ten bytes.
  ///
  /// - Throws: `BytesError.ended` when the bytes end within it, `.varintOverflow` when it has more
  ///   than 64 significant bits or more than ten bytes; both with the position where it begins.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func readVarint() throws(BytesError) -> UInt64 {
    try require(1)
    // Sound: one byte is left at the offset.
    let first = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
    if first < 0x80 {
      offset &+= 1
      return UInt64(first)
    }
    return remaining >= 10 ? try readLongVarint() : try readVarintNearEnd()
  }

  /// Reads the next varint if it is written in two bytes and wanted; else nothing is read.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func takeTwoByteVarint(where isWanted: (UInt32) -> Bool) -> UInt32? {
    guard remaining >= 2 else { return nil }
    // Sound: two bytes are left at the offset.
    let word = UInt32(
      UInt16(
        littleEndian: unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: offset, as: UInt16.self)))
    guard word & 0x8080 == 0x80 else { return nil }
    let value = word & 0x7f | (word & 0x7f00) &>> 1
    guard isWanted(value) else { return nil }
    offset &+= 2
    return value
  }

  /// A signed integer that was written as a zigzag varint: 0, −1, 1, −2 as 0, 1, 2, 3.
  ///
  /// - Throws: as `readVarint`.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func readZigzag() throws(BytesError) -> Int64 {
    let value = try readVarint()
    return Int64(bitPattern: (value >> 1) ^ (0 &- (value & 1)))
  }

  /// A varint with at least ten bytes left: eight of them are taken at once and their sevens of
  /// bits pushed together in three steps, because a branch a byte is mispredicted all the time.
  @_lifetime(self: copy self)
  @inlinable
  mutating func readLongVarint() throws(BytesError) -> UInt64 {
    // Sound: ten bytes are left at the offset.
    let word = UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
    let lastBytes = ~word & 0x8080_8080_8080_8080
    guard lastBytes == 0 else {
      // From bit 0 to the top bit of the first byte that ends a varint.
      let kept = lastBytes ^ (lastBytes &- 1)
      offset &+= (lastBytes.trailingZeroBitCount &>> 3) &+ 1
      return Self.gatherSevens(word & kept)
    }
    let low = Self.gatherSevens(word)
    // Sound: bytes eight and nine are among the ten.
    let ninth = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset &+ 8, as: UInt8.self)
    let tenth = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset &+ 9, as: UInt8.self)
    let value = low | UInt64(ninth & 0x7f) &<< 56
    if ninth < 0x80 {
      offset &+= 9
      return value
    }
    guard tenth <= 1 else { throw .varintOverflow(position: offset) }
    offset &+= 10
    return value | UInt64(tenth) &<< 63
  }

  /// The low seven bits of each byte of `word`, side by side: 56 bits.
  @inlinable @inline(__always)
  static func gatherSevens(_ word: UInt64) -> UInt64 {
    var bits = word & 0x7f7f_7f7f_7f7f_7f7f
    bits = (bits & 0x7f00_7f00_7f00_7f00) &>> 1 | (bits & 0x007f_007f_007f_007f)
    bits = (bits & 0x3fff_0000_3fff_0000) &>> 2 | (bits & 0x0000_3fff_0000_3fff)
    return (bits & 0x0fff_ffff_0000_0000) &>> 4 | (bits & 0x0000_0000_0fff_ffff)
  }

  /// A varint in the last nine bytes, one byte at a time; nine bytes can not overflow.
  @_lifetime(self: copy self)
  @usableFromInline
  mutating func readVarintNearEnd() throws(BytesError) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<remaining {
      // Sound: `index` is below the count of bytes left.
      let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset &+ index, as: UInt8.self)
      value |= UInt64(byte & 0x7f) &<< UInt64(7 &* index)
      if byte < 0x80 {
        offset &+= index &+ 1
        return value
      }
    }
    throw .ended(position: offset, needed: remaining + 1)
  }
}
