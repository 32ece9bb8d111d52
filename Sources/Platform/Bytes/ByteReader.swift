/// Reads numbers and spans one after the other from borrowed bytes, without copying.
///
/// It can not outlive the bytes, and neither can the spans it hands out. After an error the
/// position is still where the failed read began.
public struct ByteReader: ~Escapable {
  @usableFromInline let bytes: RawSpan
  @usableFromInline var offset: Int
  /// The span's own count is a call that the compiler does not always inline.
  @usableFromInline let end: Int

  @_lifetime(copy bytes)
  @inlinable package init(_ bytes: RawSpan) {
    self.bytes = bytes
    self.offset = 0
    self.end = bytes.byteCount
  }

  /// How many bytes have been read or skipped.
  @inlinable package var position: Int { offset }

  /// How many bytes are left.
  @inlinable package var remaining: Int { end &- offset }

  @inlinable package var isAtEnd: Bool { offset == end }

  /// Bounds every read by the bytes that are there; a negative `count` is refused too.
  @inlinable @inline(__always)
  func require(_ count: Int) throws(BytesError) {
    if UInt(bitPattern: count) > UInt(bitPattern: remaining) {
      throw .ended(position: offset, needed: count)
    }
  }
}

extension ByteReader {
  /// - Throws: `BytesError.ended` at the end of the bytes.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func readByte() throws(BytesError) -> UInt8 {
    try require(1)
    // Sound: one byte is left at the offset.
    let byte = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
    offset &+= 1
    return byte
  }

  /// Reads the next byte if it is `expected`; else nothing is read.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func take(_ expected: UInt8) -> Bool {
    guard remaining > 0 else { return false }
    // Sound: one byte is left at the offset.
    let next = unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
    guard next == expected else { return false }
    offset &+= 1
    return true
  }

  /// The next bytes as an integer, least significant first.
  ///
  /// - Throws: `BytesError.ended` when fewer bytes are left than the integer has.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func readLittleEndian<Integer: FixedWidthInteger & BitwiseCopyable>(
    _ type: Integer.Type = Integer.self
  ) throws(BytesError) -> Integer {
    let width = MemoryLayout<Integer>.size
    try require(width)
    // Sound: `width` bytes are left at the offset, and any bit pattern is an integer.
    let value = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: type)
    offset &+= width
    return Integer(littleEndian: value)
  }

  /// The next `count` bytes, borrowed.
  ///
  /// - Throws: `BytesError.ended` when `count` is negative or more than are left.
  @_lifetime(copy self)
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func readSpan(count: Int) throws(BytesError) -> RawSpan {
    try require(count)
    let start = offset
    offset &+= count
    // Sound: `count` bytes were left at `start`.
    return unsafe bytes.extracting(unchecked: start..<offset)
  }

  /// The bytes behind a varint of their count, borrowed.
  ///
  /// - Throws: as `readVarint` and `readSpan`.
  @_lifetime(copy self)
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func readCountedSpan() throws(BytesError) -> RawSpan {
    let start = offset
    let count = try readVarint()
    guard count <= UInt64(UInt(bitPattern: remaining)) else {
      let ended = BytesError.ended(position: offset, needed: Int(clamping: count))
      offset = start
      throw ended
    }
    return try readSpan(count: Int(truncatingIfNeeded: count))
  }

  /// - Throws: `BytesError.ended` when `count` is negative or more than are left.
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func skip(_ count: Int) throws(BytesError) {
    try require(count)
    offset &+= count
  }
}
