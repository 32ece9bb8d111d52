/// A message of the schema, readable from its fields.
protocol SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError)
}

extension SchemaMessage {
  /// Reads a message that is a counted field in another.
  @inline(__always)
  init(nested reader: inout FieldReader) throws(EventDecodingError) {
    var fields = try reader.nested()
    try self.init(from: &fields)
  }
}

/// An enumeration of the schema. It is open: a number it does not know reads as `unspecified`.
protocol SchemaEnumeration: RawRepresentable<Int32> {
  static var unspecified: Self { get }
  var protoName: String { get }
}

extension SchemaEnumeration {
  /// What a row holds; `unspecified` for a number of a later version.
  init(stored number: some BinaryInteger) {
    guard let value = Self(rawValue: Int32(truncatingIfNeeded: number)) else {
      self = .unspecified
      return
    }
    self = value
  }
}
