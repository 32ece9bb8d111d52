package import Echolog
import Platform

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
