package import Platform

/// Why the bytes of a record are no event. Offsets count from the start of the record.
package enum EventDecodingError: Error, Equatable, Hashable, Sendable {
  /// A number or a counted field reaches beyond the message that begins at `messageOffset`, or is
  /// no varint; the position in `error` counts from there.
  case bytes(BytesError, messageOffset: Int)
  /// The field number is zero or beyond 2^29 - 1.
  case badFieldNumber(offset: Int)
  /// The wire type is none of varint, 64 bits, counted bytes and 32 bits.
  case badWireType(UInt8, offset: Int)
  /// A text is not UTF-8. Texts left in the record are not looked at.
  case badUTF8(offset: Int)
  /// The id of a log has not exactly sixteen bytes.
  case badLogID(offset: Int)

  /// Where in the record the bytes that could not be read begin.
  package var offset: Int {
    switch self {
    case .bytes(let error, let messageOffset): messageOffset + error.position
    case .badFieldNumber(let offset), .badWireType(_, let offset), .badUTF8(let offset),
      .badLogID(let offset):
      offset
    }
  }
}
