import Platform

// Writes single fields of a protobuf message, one method a type of the schema. Whether a default is
// left out is the caller's decision.
extension ByteWriter {
  @inline(__always)
  private mutating func tag(_ field: UInt32, _ wireType: UInt32) {
    append(varint: UInt64(field << 3 | wireType))
  }

  mutating func uint64(_ value: UInt64, field: UInt32) {
    tag(field, 0)
    append(varint: value)
  }

  mutating func uint32(_ value: UInt32, field: UInt32) {
    uint64(UInt64(value), field: field)
  }

  mutating func sint64(_ value: Int64, field: UInt32) {
    tag(field, 0)
    append(zigzag: value)
  }

  mutating func sint32(_ value: Int32, field: UInt32) {
    sint64(Int64(value), field: field)
  }

  mutating func fixed64(_ value: UInt64, field: UInt32) {
    tag(field, 1)
    append(littleEndian: value)
  }

  mutating func bool(_ value: Bool, field: UInt32) {
    uint64(value ? 1 : 0, field: field)
  }

  mutating func enumeration(_ value: some SchemaEnumeration, field: UInt32) {
    uint64(UInt64(truncatingIfNeeded: value.rawValue), field: field)
  }

  mutating func string(_ value: String, field: UInt32) {
    tag(field, 2)
    append(varint: UInt64(value.utf8.count))
    append(contentsOf: value.utf8)
  }

  mutating func text(_ value: Text, field: UInt32) {
    guard let words = value.inline else {
      preconditionFailure("only an event with its words in it can be written")
    }
    string(words, field: field)
  }

  mutating func bytes(_ value: [UInt8], field: UInt32) {
    tag(field, 2)
    append(counted: value.rawSpan)
  }

  mutating func logID(_ value: LogID, field: UInt32) {
    tag(field, 2)
    append(varint: 16)
    append(littleEndian: value.high.byteSwapped)
    append(littleEndian: value.low.byteSwapped)
  }

  /// Writes a message in its final place: its length gets one byte at first, and more are made when
  /// it turns out longer than 127 bytes.
  mutating func message(field: UInt32, _ write: (inout ByteWriter) -> Void) {
    tag(field, 2)
    append(byte: 0)
    let start = count
    write(&self)
    putVarint(UInt64(count - start), before: start)
  }
}
