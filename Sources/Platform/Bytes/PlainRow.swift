/// A row of fixed-width integers that can be kept as the bytes it has in memory.
///
/// Who conforms promises two things: every pattern of its bytes is a valid value, so integers,
/// option sets and arrays of them, but no enumeration, reference or optional; and there is no
/// padding. The bytes mean something only to the build that wrote them: for snapshots, never for
/// the journal.
package protocol PlainRow: BitwiseCopyable, Sendable {}

extension Array where Element: PlainRow {
  /// The rows in the bytes, in one copy; nil unless they are a whole number of rows.
  @inlinable package init?(rowBytes bytes: RawSpan) {
    let stride = MemoryLayout<Element>.stride
    let (count, rest) = bytes.byteCount.quotientAndRemainder(dividingBy: stride)
    guard rest == 0 else { return nil }
    // Sound: exactly `count` rows are filled, by bytes of which any pattern is a valid row.
    unsafe self.init(unsafeUninitializedCapacity: count) { buffer, filled in
      unsafe bytes.withUnsafeBytes { source in
        unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(from: source)
      }
      filled = count
    }
  }

  /// The bytes of the rows as they lie in memory, borrowed.
  @inlinable package var rowSpan: RawSpan {
    @_lifetime(borrow self) get {
      // Sound: rows have no padding, so every byte is initialised.
      unsafe span.bytes
    }
  }
}

extension UInt32: PlainRow {}
extension Int32: PlainRow {}
