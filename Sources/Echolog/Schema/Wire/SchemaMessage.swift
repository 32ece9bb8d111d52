import Platform

/// A message of the schema, readable from its fields and writable to them.
protocol SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError)
  /// Hands over the fields in the order of their numbers; what is absent or a default as nil.
  func write(to fields: inout some FieldWriter)
}

/// A message without fields, so far: those of a later version are read over.
protocol EmptyMessage: SchemaMessage {
  init()
}

extension EmptyMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while let tag = try reader.next() { try reader.skip(tag) }
    self.init()
  }

  func write(to fields: inout some FieldWriter) {}
}

/// Takes the fields of a message in, one method a type of the schema, each with the value, its
/// field number and its name in JSON. A value that is nil is left out.
protocol FieldWriter {
  mutating func uint32(_ value: UInt32?, _ number: UInt32, _ name: String)
  mutating func uint64(_ value: UInt64?, _ number: UInt32, _ name: String)
  mutating func sint32(_ value: Int32?, _ number: UInt32, _ name: String)
  mutating func sint64(_ value: Int64?, _ number: UInt32, _ name: String)
  mutating func fixed64(_ value: UInt64?, _ number: UInt32, _ name: String)
  mutating func bool(_ value: Bool?, _ number: UInt32, _ name: String)
  mutating func enumeration(_ value: (some SchemaEnumeration)?, _ number: UInt32, _ name: String)
  mutating func string(_ value: String?, _ number: UInt32, _ name: String)
  mutating func bytes(_ value: [UInt8]?, _ number: UInt32, _ name: String)
  mutating func logID(_ value: LogID?, _ number: UInt32, _ name: String)
  mutating func message(_ value: some SchemaMessage, _ number: UInt32, _ name: String)
  mutating func messages(_ values: [some SchemaMessage], _ number: UInt32, _ name: String)
}

extension FieldWriter {
  /// - Precondition: the words are inline.
  mutating func text(_ value: Text?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    guard let words = value.inline else {
      preconditionFailure("only an event with its words in it can be written")
    }
    string(words, number, name)
  }
}

// The value, or nil where it is the one that proto3 leaves out.

extension FixedWidthInteger {
  var unlessDefault: Self? { self == 0 ? nil : self }
}

extension Bool {
  var unlessDefault: Bool? { self ? true : nil }
}

extension Collection {
  var unlessDefault: Self? { isEmpty ? nil : self }
}

extension Text {
  var unlessDefault: Text? { isEmpty ? nil : self }
}

extension SchemaMessage {
  /// Reads a message that is a counted field in another.
  @inline(__always)
  init(nested reader: inout FieldReader) throws(EventDecodingError) {
    var fields = try reader.nested()
    try self.init(from: &fields)
  }
}
