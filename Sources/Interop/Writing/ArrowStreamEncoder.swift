package import Echolog

/// A table as a stream of Arrow's IPC format, version 5 (arrow.apache.org, *Columnar format*): a
/// schema, a record batch for each batch of rows, and the mark of the end. Nothing is compressed.
///
/// | kind of column | Arrow |
/// |---|---|
/// | word, text, id | Utf8 |
/// | number | Int(64, signed) |
/// | real | FloatingPoint(DOUBLE) |
/// | flag | Bool |
/// | day | Date(DAY) |
/// | time | Timestamp(MILLISECOND, UTC): the instant; the offset is left out |
package struct ArrowStreamEncoder: TableEncoder {
  private let columns: [ColumnHeading]

  package init(_ columns: [ColumnHeading]) { self.columns = columns }

  private enum Header: UInt8 {
    case schema = 1
    case recordBatch = 3
  }

  /// The schema.
  package mutating func head() -> [UInt8] {
    var writer = ByteWriter()
    let fields = columns.map { column in
      FlatValue.table([
        (0, .text(column.name)), (1, .byte(1)), (2, .byte(column.kind.arrowType)),
        (3, column.kind.arrowDetails), (5, .tables([])),
      ])
    }
    Self.append(
      .schema, .table([(0, .int16(0)), (1, .tables(fields))]), bodyLength: 0, to: &writer)
    return writer.bytes
  }

  /// A record batch.
  package mutating func rows(_ batch: TableBatch) -> [UInt8] {
    var body = ByteWriter()
    var nodes: [Int64] = []
    var buffers: [Int64] = []
    for column in batch.columns {
      nodes += [Int64(batch.rowCount), Int64(column.nullCount)]
      column.appendBuffers(to: &body, places: &buffers)
    }
    var writer = ByteWriter(capacity: body.count + 4096)
    let header = FlatValue.table([
      (0, .int64(Int64(batch.rowCount))), (1, .structs(nodes, numbersEach: 2)),
      (2, .structs(buffers, numbersEach: 2)),
    ])
    Self.append(.recordBatch, header, bodyLength: body.count, to: &writer)
    writer.append(contentsOf: body.span)
    return writer.bytes
  }

  /// The mark of the end.
  package mutating func end() -> [UInt8] { [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0] }

  private static let version: Int16 = 4

  private static func append(
    _ kind: Header, _ header: FlatValue, bodyLength: Int, to writer: inout ByteWriter
  ) {
    let message = FlatValue.table([
      (0, .int16(version)), (1, .byte(kind.rawValue)), (2, header),
      (3, .int64(Int64(bodyLength))),
    ]).buffer
    writer.append(littleEndian: UInt32.max)
    writer.append(littleEndian: UInt32(message.count))
    writer.append(contentsOf: message)
  }
}

extension ColumnKind {
  /// As the union `Type` of the schema numbers them.
  fileprivate var arrowType: UInt8 {
    switch self {
    case .number: 2
    case .real: 3
    case .word, .text, .id: 5
    case .flag: 6
    case .day: 8
    case .time: 10
    }
  }

  fileprivate var arrowDetails: FlatValue {
    switch self {
    case .word, .text, .id, .flag: .table([])
    case .number: .table([(0, .int32(64)), (1, .byte(1))])
    case .real: .table([(0, .int16(2))])
    case .day: .table([(0, .int16(0))])
    case .time: .table([(0, .int16(1)), (1, .text("UTC"))])
    }
  }
}

extension ColumnCells {
  /// Appends the buffers of a column, each from a multiple of 8 bytes on, and where they are and
  /// how long they are: which cells have a value, nothing where all have; of texts the ends; the
  /// values.
  fileprivate func appendBuffers(to body: inout ByteWriter, places: inout [Int64]) {
    add(to: &body, &places) { if nullCount > 0 { $0.append(bits: isPresent) } }
    switch heading.kind {
    case .word:
      var end: Int32 = 0
      let counts = words.map { Int32($0.utf8.count) }
      add(to: &body, &places) { body in
        body.append(littleEndian: end)
        for (row, index) in wordIndexes.enumerated() {
          if isPresent[row] { end += counts[Int(index)] }
          body.append(littleEndian: end)
        }
      }
      add(to: &body, &places) { body in
        let spellings = words.map { Array($0.utf8) }
        for (row, index) in wordIndexes.enumerated() where isPresent[row] {
          body.append(contentsOf: spellings[Int(index)])
        }
      }
    case .text, .id:
      add(to: &body, &places) { body in
        body.append(littleEndian: Int32(0))
        for end in ends { body.append(littleEndian: Int32(end)) }
      }
      add(to: &body, &places) { $0.append(contentsOf: bytes) }
    case .number, .time:
      add(to: &body, &places) { for number in numbers { $0.append(littleEndian: number) } }
    case .day:
      add(to: &body, &places) {
        for number in numbers { $0.append(littleEndian: Int32(clamping: number)) }
      }
    case .real:
      add(to: &body, &places) { for real in reals { $0.append(littleEndian: real.bitPattern) } }
    case .flag:
      add(to: &body, &places) { $0.append(bits: numbers.lazy.map { $0 == 1 }) }
    }
  }

  private func add(
    to body: inout ByteWriter, _ places: inout [Int64], _ write: (inout ByteWriter) -> Void
  ) {
    let start = body.count
    write(&body)
    places += [Int64(start), Int64(body.count - start)]
    body.fill(to: 8, behind: 0)
  }
}

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

  /// A table behind its list of places, the widest fields in front; returns where it begins.
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
