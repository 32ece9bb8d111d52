import Platform

extension ByteWriter: FieldWriter {
  @inline(__always)
  private mutating func tag(_ number: UInt32, _ wireType: UInt32) {
    append(varint: UInt64(number << 3 | wireType))
  }

  mutating func uint64(_ value: UInt64?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    tag(number, 0)
    append(varint: value)
  }

  mutating func uint32(_ value: UInt32?, _ number: UInt32, _ name: String) {
    uint64(value.map { UInt64($0) }, number, name)
  }

  mutating func sint64(_ value: Int64?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    tag(number, 0)
    append(zigzag: value)
  }

  mutating func sint32(_ value: Int32?, _ number: UInt32, _ name: String) {
    sint64(value.map { Int64($0) }, number, name)
  }

  mutating func fixed64(_ value: UInt64?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    tag(number, 1)
    append(littleEndian: value)
  }

  mutating func bool(_ value: Bool?, _ number: UInt32, _ name: String) {
    uint64(value.map { $0 ? 1 : 0 }, number, name)
  }

  mutating func enumeration(
    _ value: (some SchemaEnumeration)?, _ number: UInt32, _ name: String
  ) {
    uint64(value.map { UInt64(truncatingIfNeeded: $0.rawValue) }, number, name)
  }

  mutating func string(_ value: String?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    tag(number, 2)
    append(varint: UInt64(value.utf8.count))
    append(contentsOf: value.utf8)
  }

  mutating func bytes(_ value: [UInt8]?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    tag(number, 2)
    append(counted: value.rawSpan)
  }

  mutating func logID(_ value: LogID?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    tag(number, 2)
    append(varint: 16)
    append(littleEndian: value.high.byteSwapped)
    append(littleEndian: value.low.byteSwapped)
  }

  /// Writes a message in its final place: its length gets one byte at first, and more are made when
  /// it turns out longer than 127 bytes.
  mutating func message(_ value: some SchemaMessage, _ number: UInt32, _ name: String) {
    tag(number, 2)
    append(byte: 0)
    let start = count
    value.write(to: &self)
    putVarint(UInt64(count - start), before: start)
  }

  mutating func messages(_ values: [some SchemaMessage], _ number: UInt32, _ name: String) {
    for value in values { message(value, number, name) }
  }
}
