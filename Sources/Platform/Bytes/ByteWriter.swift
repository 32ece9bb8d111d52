/// Appends numbers and bytes to a growing array.
///
/// What it writes is read by `ByteReader`. The array is reachable without a copy as `bytes`, or
/// borrowed as `span`.
public struct ByteWriter: Sendable {
  @usableFromInline var storage: [UInt8]

  @inlinable package init() {
    storage = []
  }

  /// An empty writer that takes `capacity` bytes before it grows.
  @inlinable package init(capacity: Int) {
    storage = []
    storage.reserveCapacity(capacity)
  }

  /// What has been written so far.
  @inlinable package var bytes: [UInt8] { storage }

  /// What has been written so far, borrowed.
  @inlinable package var span: RawSpan {
    @_lifetime(borrow self) get { storage.rawSpan }
  }

  @inlinable package var count: Int { storage.count }

  @inlinable package var isEmpty: Bool { storage.isEmpty }

  /// Reserves `capacity` bytes in all, so that none of them makes the array grow.
  @inlinable package mutating func reserveCapacity(_ capacity: Int) {
    storage.reserveCapacity(capacity)
  }

  /// Begins anew, with the same storage when it is kept.
  @inlinable package mutating func removeAll(keepingCapacity: Bool) {
    storage.removeAll(keepingCapacity: keepingCapacity)
  }
}

extension ByteWriter {
  /// Appends one byte.
  @inlinable @inline(__always)
  package mutating func append(byte: UInt8) {
    storage.append(byte)
  }

  /// Appends an integer at its full width, least significant byte first.
  @inlinable
  package mutating func append(littleEndian value: some FixedWidthInteger & BitwiseCopyable) {
    var value = value.littleEndian
    // Sound: the bytes of a trivial local are copied within the closure.
    unsafe withUnsafeBytes(of: &value) { unsafe storage.append(contentsOf: $0) }
  }

  /// Appends a varint in its shortest spelling, of one to ten bytes.
  @inlinable @inline(__always)
  package mutating func append(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      storage.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    storage.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Appends a signed integer as a zigzag varint, so that small negative numbers stay short.
  @inlinable @inline(__always)
  package mutating func append(zigzag value: Int64) {
    append(varint: UInt64(bitPattern: (value &<< 1) ^ (value &>> 63)))
  }

  /// Appends the bytes as they are, without their count.
  @inlinable
  package mutating func append(contentsOf bytes: some Sequence<UInt8>) {
    storage.append(contentsOf: bytes)
  }

  /// Appends a copy of the borrowed bytes, without their count.
  @inlinable
  package mutating func append(contentsOf bytes: RawSpan) {
    // Sound: the buffer is copied within the closure.
    unsafe bytes.withUnsafeBytes { unsafe storage.append(contentsOf: $0) }
  }

  /// Appends the count of `bytes` as a varint, then the bytes.
  @inlinable
  package mutating func append(counted bytes: RawSpan) {
    append(varint: UInt64(bytes.byteCount))
    append(contentsOf: bytes)
  }

  /// Writes an integer over bytes that are already at `offset`, such as a length known late.
  ///
  /// - Precondition: the bytes from `offset` on have been written.
  @inlinable
  package mutating func patch(
    littleEndian value: some FixedWidthInteger & BitwiseCopyable, at offset: Int
  ) {
    let width = value.bitWidth / 8
    precondition(offset >= 0 && offset <= storage.count - width, "patch outside what was written")
    // Sound: the range was checked; the store needs no alignment.
    unsafe storage.withUnsafeMutableBytes { buffer in
      unsafe buffer.storeBytes(of: value.littleEndian, toByteOffset: offset, as: type(of: value))
    }
  }

  /// Writes a varint over the byte before `start`, and moves what follows when it is longer.
  ///
  /// - Precondition: there is a byte before `start`.
  @inlinable
  package mutating func putVarint(_ value: UInt64, before start: Int) {
    precondition(start > 0 && start <= storage.count, "a place within what was written")
    if value < 0x80 {
      storage[start - 1] = UInt8(truncatingIfNeeded: value)
    } else {
      var spelling = ByteWriter(capacity: varintByteCount(value))
      spelling.append(varint: value)
      storage.replaceSubrange(start - 1..<start, with: spelling.storage)
    }
  }
}

/// How many bytes `value` takes as a varint in its shortest spelling.
@inlinable package func varintByteCount(_ value: UInt64) -> Int {
  (70 &- (value | 1).leadingZeroBitCount) / 7
}
