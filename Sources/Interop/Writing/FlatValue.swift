import Platform

/// A value of a FlatBuffer (flatbuffers.dev, *FlatBuffer internals*), as the metadata of Arrow has
/// them.
indirect enum FlatValue {
  case byte(UInt8)
  case int16(Int16)
  case int32(Int32)
  case int64(Int64)
  case text(String)
  /// Fields by their slot; what is left out has the default of its schema.
  case table([(slot: Int, value: FlatValue)])
  case tables([FlatValue])
  /// Structs of 64-bit numbers, this many a struct.
  case structs([Int64], numbersEach: Int)

  /// How many bytes its place in a table takes.
  fileprivate var width: Int {
    switch self {
    case .byte: 1
    case .int16: 2
    case .int32, .text, .table, .tables, .structs: 4
    case .int64: 8
    }
  }

  /// The buffer whose root is this table, a multiple of 8 bytes.
  var buffer: [UInt8] {
    var writer = ByteWriter()
    writer.append(littleEndian: UInt32(0))
    Self.place(self, at: 0, in: &writer)
    writer.fill(to: 8, behind: 0)
    return writer.bytes
  }

  /// Writes what is outside of its place, behind all that is there, and the way to it: places lead
  /// forward, so that a parent is in front of its children.
  private static func place(_ value: FlatValue, at place: Int, in writer: inout ByteWriter) {
    let start: Int
    switch value {
    case .byte, .int16, .int32, .int64: return
    case .text(let text):
      writer.fill(to: 4, behind: 0)
      start = writer.count
      writer.append(littleEndian: UInt32(text.utf8.count))
      writer.append(contentsOf: text.utf8)
      writer.append(byte: 0)
    case .structs(let numbers, let numbersEach):
      writer.fill(to: 8, behind: 4)
      start = writer.count
      writer.append(littleEndian: UInt32(numbers.count / numbersEach))
      for number in numbers { writer.append(littleEndian: number) }
    case .tables(let tables):
      writer.fill(to: 4, behind: 0)
      start = writer.count
      writer.append(littleEndian: UInt32(tables.count))
      for _ in tables { writer.append(littleEndian: UInt32(0)) }
      for (index, table) in tables.enumerated() {
        Self.place(table, at: start + 4 + 4 * index, in: &writer)
      }
    case .table(let fields): start = append(fields, to: &writer)
    }
    writer.patch(littleEndian: UInt32(start - place), at: place)
  }

  /// A table behind its list of places, the widest fields in front.
  ///
  /// - Returns: where it begins.
  private static func append(
    _ fields: [(slot: Int, value: FlatValue)], to writer: inout ByteWriter
  ) -> Int {
    let ordered = fields.sorted { $0.value.width > $1.value.width }
    let slotCount = (fields.map(\.slot).max() ?? -1) + 1
    var places = [UInt16](repeating: 0, count: slotCount)
    var size = 4
    for field in ordered {
      places[field.slot] = UInt16(size)
      size += field.value.width
    }
    writer.fill(to: 2, behind: 0)
    let list = writer.count
    writer.append(littleEndian: UInt16(4 + 2 * slotCount))
    writer.append(littleEndian: UInt16(size))
    for place in places { writer.append(littleEndian: place) }
    writer.fill(to: 8, behind: 4)
    let start = writer.count
    writer.append(littleEndian: Int32(start - list))
    for field in ordered {
      switch field.value {
      case .byte(let value): writer.append(byte: value)
      case .int16(let value): writer.append(littleEndian: value)
      case .int32(let value): writer.append(littleEndian: value)
      case .int64(let value): writer.append(littleEndian: value)
      case .text, .table, .tables, .structs: writer.append(littleEndian: UInt32(0))
      }
    }
    for field in ordered {
      place(field.value, at: start + Int(places[field.slot]), in: &writer)
    }
    return start
  }
}

extension ByteWriter {
  /// Appends zeros until there are as many bytes as a multiple of `step` and `rest` more.
  mutating func fill(to step: Int, behind rest: Int) {
    while count % step != rest { append(byte: 0) }
  }
}
