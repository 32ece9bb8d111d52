import Platform

/// Structs in Thrift's compact protocol, as the metadata of Parquet has them
/// (github.com/apache/thrift, doc/specs/thrift-compact-protocol.md).
///
/// Fields are written in rising order of their numbers, as the page of the format numbers them.
struct ThriftWriter {
  private(set) var bytes = ByteWriter()
  /// The number of the field before, in each struct that is open.
  private var fields: [Int] = [0]

  private enum Kind: UInt8 {
    case yes = 1
    case no = 2
    case byte = 3
    case int32 = 5
    case int64 = 6
    case binary = 8
    case list = 9
    case structure = 12
  }

  private mutating func begin(_ field: Int, _ kind: Kind) {
    let step = field - fields[fields.count - 1]
    precondition((1...15).contains(step), "fields rise by 1 to 15")
    bytes.append(byte: UInt8(step) << 4 | kind.rawValue)
    fields[fields.count - 1] = field
  }

  mutating func flag(_ field: Int, _ value: Bool) { begin(field, value ? .yes : .no) }

  mutating func byte(_ field: Int, _ value: UInt8) {
    begin(field, .byte)
    bytes.append(byte: value)
  }

  mutating func int32(_ field: Int, _ value: Int) {
    begin(field, .int32)
    bytes.append(zigzag: Int64(value))
  }

  mutating func int64(_ field: Int, _ value: Int) {
    begin(field, .int64)
    bytes.append(zigzag: Int64(value))
  }

  mutating func binary(_ field: Int, _ value: [UInt8]) {
    begin(field, .binary)
    bytes.append(counted: value.rawSpan)
  }

  mutating func text(_ field: Int, _ value: String) { binary(field, Array(value.utf8)) }

  mutating func structure(_ field: Int, _ body: (inout ThriftWriter) -> Void = { _ in }) {
    begin(field, .structure)
    element(body)
  }

  mutating func structures<Element>(
    _ field: Int, _ elements: [Element], _ body: (inout ThriftWriter, Element) -> Void
  ) {
    begin(field, .list)
    beginList(of: .structure, elements.count)
    for value in elements { element { body(&$0, value) } }
  }

  mutating func int32s(_ field: Int, _ values: [Int]) {
    begin(field, .list)
    beginList(of: .int32, values.count)
    for value in values { bytes.append(zigzag: Int64(value)) }
  }

  mutating func texts(_ field: Int, _ values: [String]) {
    begin(field, .list)
    beginList(of: .binary, values.count)
    for value in values { bytes.append(counted: Array(value.utf8).rawSpan) }
  }

  private mutating func beginList(of kind: Kind, _ count: Int) {
    if count < 15 {
      bytes.append(byte: UInt8(count) << 4 | kind.rawValue)
    } else {
      bytes.append(byte: 0xF0 | kind.rawValue)
      bytes.append(varint: UInt64(count))
    }
  }

  private mutating func element(_ body: (inout ThriftWriter) -> Void) {
    fields.append(0)
    body(&self)
    fields.removeLast()
    bytes.append(byte: 0)
  }

  /// The bytes of a struct that is in no other.
  static func structure(_ body: (inout ThriftWriter) -> Void) -> [UInt8] {
    var writer = ThriftWriter()
    body(&writer)
    writer.bytes.append(byte: 0)
    return writer.bytes.bytes
  }
}
