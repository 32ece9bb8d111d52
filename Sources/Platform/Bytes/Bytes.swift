// Bytes: how numbers become bytes and come back.
//
// In come spans of bytes that anyone may have written; out go numbers, shorter spans, or a
// `BytesError` that names the position. `ByteReader` borrows the bytes it reads and copies nothing,
// `ByteWriter` grows an array, `CRC32C` checks whether bytes are still the ones that were written.
// `LogID` and `EventName` live here because every module above speaks of them.
//
// The promise: no input makes a reader trap, loop or look outside its span, and nothing is read
// with more than one bounds check.
//
// The reader, the writer and their error are `public`, their members `@inlinable package`: the
// compiler (6.3) inlines the members of a `package` type into no other module, whatever they say,
// and replay paid a call a byte (measured: 193 ns an event decoded, 155 without those calls).
//
// What the numbers mean is decided by the layers above; they touch files, this layer does not.

/// Why bytes could not be read as what was asked for. Positions count from the start of the span
/// that the reader was given.
public enum BytesError: Error, Equatable, Hashable, Sendable {
  /// The span ends before the `needed` bytes that should be at `position`.
  case ended(position: Int, needed: Int)
  /// The varint that begins at `position` does not fit into 64 bits.
  case varintOverflow(position: Int)

  /// Where the bytes that could not be read begin.
  package var position: Int {
    switch self {
    case .ended(let position, _), .varintOverflow(let position): position
    }
  }
}

extension Array where Element == UInt8 {
  /// The bytes of the array, borrowed.
  @inlinable package var rawSpan: RawSpan {
    // Sound: a byte has no padding.
    @_lifetime(borrow self) get { unsafe span.bytes }
  }

  /// A copy of the bytes that `span` borrows.
  package init(copying span: RawSpan) {
    // Sound: the buffer is used within the closure only, and is initialised up to its count.
    self = unsafe span.withUnsafeBytes { unsafe Array($0) }
  }
}
