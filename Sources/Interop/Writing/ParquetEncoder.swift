package import Echolog

/// A table as a Parquet file (github.com/apache/parquet-format): a row group for each batch, in it
/// one page a column. Words have a dictionary; all else is PLAIN. Every column may be null.
///
/// | kind of column | Parquet |
/// |---|---|
/// | word, text, id | BYTE_ARRAY, STRING |
/// | number | INT64, INTEGER(64, signed) |
/// | real | DOUBLE |
/// | flag | BOOLEAN |
/// | day | INT32, DATE |
/// | time | INT64, TIMESTAMP(MILLIS, adjusted to UTC): the instant; the offset is left out |
package struct ParquetEncoder: TableEncoder {
  private let columns: [ColumnHeading]
  private let compress: ([UInt8]) -> [UInt8]
  private var groups: [RowGroup] = []
  /// How many bytes were given so far.
  private var offset = 0

  private struct RowGroup {
    let chunks: [Chunk]
    let rowCount: Int
  }

  /// A column of a row group, as in the metadata.
  private struct Chunk {
    let heading: ColumnHeading
    let valueCount: Int
    let nullCount: Int
    /// The least and the greatest value as it is stored; nil where that is not written.
    var bounds: (least: [UInt8], greatest: [UInt8])?
    var dictionaryOffset: Int?
    var dataOffset = 0
    /// Of all pages with their headers, before and after they were compressed.
    var wholeCount = 0
    var byteCount = 0
  }

  /// - Parameter compress: gives the Zstandard frame of bytes (codec ZSTD), whatever its size.
  package init(_ columns: [ColumnHeading], compress: @escaping ([UInt8]) -> [UInt8]) {
    self.columns = columns
    self.compress = compress
  }

  private static let magic = Array("PAR1".utf8)
  private static let plain = 0
  private static let hybrid = 3
  private static let dictionary = 8
  private static let zstd = 6

  /// The magic number.
  package mutating func head() -> [UInt8] {
    offset = Self.magic.count
    return Self.magic
  }

  /// A row group.
  package mutating func rows(_ batch: TableBatch) -> [UInt8] {
    var writer = ByteWriter()
    let chunks = batch.columns.map { append($0, batch.rowCount, to: &writer) }
    groups.append(RowGroup(chunks: chunks, rowCount: batch.rowCount))
    offset += writer.count
    return writer.bytes
  }

  /// The metadata of the file, its length in 4 bytes, and the magic number again.
  package mutating func end() -> [UInt8] {
    var writer = ByteWriter()
    writer.append(contentsOf: ThriftWriter.structure { fileMetadata(&$0) })
    writer.append(littleEndian: UInt32(writer.count))
    writer.append(contentsOf: Self.magic)
    return writer.bytes
  }

  // MARK: Pages

  private func append(
    _ cells: ColumnCells, _ rowCount: Int, to writer: inout ByteWriter
  ) -> Chunk {
    var chunk = Chunk(
      heading: cells.heading, valueCount: rowCount, nullCount: cells.nullCount,
      bounds: cells.bounds)
    // A dictionary without entries is nothing that every reader takes.
    let isIndexed = cells.heading.kind == .word && !cells.words.isEmpty
    if isIndexed {
      var page = ByteWriter()
      for word in cells.words {
        page.append(littleEndian: UInt32(word.utf8.count))
        page.append(contentsOf: word.utf8)
      }
      chunk.dictionaryOffset = offset + writer.count
      append(page.bytes, to: &writer, in: &chunk) { header in
        header.structure(7) {
          $0.int32(1, cells.words.count)
          $0.int32(2, Self.plain)
        }
      }
    }
    var page = ByteWriter(capacity: rowCount * 8)
    page.append(littleEndian: UInt32(0))
    page.append(hybrid: cells.isPresent.map { $0 ? 1 : 0 }, width: 1)
    page.patch(littleEndian: UInt32(page.count - 4), at: 0)
    cells.appendValues(to: &page, isIndexed: isIndexed)
    chunk.dataOffset = offset + writer.count
    append(page.bytes, to: &writer, in: &chunk) { header in
      header.structure(5) {
        $0.int32(1, rowCount)
        $0.int32(2, isIndexed ? Self.dictionary : Self.plain)
        $0.int32(3, Self.hybrid)
        $0.int32(4, Self.hybrid)
      }
    }
    return chunk
  }

  private func append(
    _ page: [UInt8], to writer: inout ByteWriter, in chunk: inout Chunk,
    _ kind: (inout ThriftWriter) -> Void
  ) {
    let block = compress(page)
    let isDictionary = chunk.dictionaryOffset == offset + writer.count
    let header = ThriftWriter.structure {
      $0.int32(1, isDictionary ? 2 : 0)
      $0.int32(2, page.count)
      $0.int32(3, block.count)
      kind(&$0)
    }
    writer.append(contentsOf: header)
    writer.append(contentsOf: block)
    chunk.wholeCount += header.count + page.count
    chunk.byteCount += header.count + block.count
  }

  // MARK: Metadata

  private func fileMetadata(_ writer: inout ThriftWriter) {
    writer.int32(1, 1)
    writer.structures(2, [nil] + columns.map(Optional.some)) { writer, column in
      guard let column else {
        writer.text(4, "rows")
        writer.int32(5, columns.count)
        return
      }
      schemaElement(column, &writer)
    }
    writer.int64(3, groups.reduce(0) { $0 + $1.rowCount })
    writer.structures(4, groups) { writer, group in
      writer.structures(1, group.chunks) { writer, chunk in
        writer.int64(2, 0)
        writer.structure(3) { columnMetadata(chunk, &$0) }
      }
      writer.int64(2, group.chunks.reduce(0) { $0 + $1.wholeCount })
      writer.int64(3, group.rowCount)
    }
    writer.text(6, "echolog")
    // The order that bounds are in is that of the type.
    writer.structures(7, columns) { writer, _ in writer.structure(1) }
  }

  private func schemaElement(_ column: ColumnHeading, _ writer: inout ThriftWriter) {
    writer.int32(1, column.kind.physicalType)
    writer.int32(3, 1)
    writer.text(4, column.name)
    switch column.kind {
    case .word, .text, .id:
      writer.int32(6, 0)
      writer.structure(10) { $0.structure(1) }
    case .day:
      writer.int32(6, 6)
      writer.structure(10) { $0.structure(6) }
    case .time:
      writer.int32(6, 9)
      writer.structure(10) {
        $0.structure(8) {
          $0.flag(1, true)
          $0.structure(2) { $0.structure(1) }
        }
      }
    case .number:
      writer.int32(6, 18)
      writer.structure(10) {
        $0.structure(10) {
          $0.byte(1, 64)
          $0.flag(2, true)
        }
      }
    case .real, .flag: break
    }
  }

  private func columnMetadata(_ chunk: Chunk, _ writer: inout ThriftWriter) {
    let isIndexed = chunk.dictionaryOffset != nil
    writer.int32(1, chunk.heading.kind.physicalType)
    writer.int32s(2, [Self.plain, Self.hybrid] + (isIndexed ? [Self.dictionary] : []))
    writer.texts(3, [chunk.heading.name])
    writer.int32(4, Self.zstd)
    writer.int64(5, chunk.valueCount)
    writer.int64(6, chunk.wholeCount)
    writer.int64(7, chunk.byteCount)
    writer.int64(9, chunk.dataOffset)
    if let dictionaryOffset = chunk.dictionaryOffset { writer.int64(11, dictionaryOffset) }
    writer.structure(12) {
      $0.int64(3, chunk.nullCount)
      if let bounds = chunk.bounds {
        $0.binary(5, bounds.greatest)
        $0.binary(6, bounds.least)
      }
    }
  }
}

extension ColumnKind {
  /// As Parquet numbers them: BOOLEAN 0, INT32 1, INT64 2, DOUBLE 5, BYTE_ARRAY 6.
  fileprivate var physicalType: Int {
    switch self {
    case .flag: 0
    case .day: 1
    case .number, .time: 2
    case .real: 5
    case .word, .text, .id: 6
    }
  }
}

extension ColumnCells {
  /// Appends the values that there are, in the encoding PLAIN; or where `isIndexed` their numbers
  /// in the dictionary, behind the width of these.
  fileprivate func appendValues(to page: inout ByteWriter, isIndexed: Bool) {
    let rows =
      nullCount == 0 ? Array(isPresent.indices) : isPresent.indices.filter { isPresent[$0] }
    switch heading.kind {
    case .word where isIndexed:
      let width = max(1, Int.bitWidth - (words.count - 1).leadingZeroBitCount)
      page.append(byte: UInt8(width))
      page.append(hybrid: rows.map { wordIndexes[$0] }, width: width)
    case .word: break
    case .text, .id:
      for row in rows {
        let range = bytesRange(row)
        page.append(littleEndian: UInt32(range.count))
        page.append(contentsOf: bytes.rawSpan.extracting(range))
      }
    case .number, .time: for row in rows { page.append(littleEndian: numbers[row]) }
    case .day: for row in rows { page.append(littleEndian: Int32(clamping: numbers[row])) }
    case .real: for row in rows { page.append(littleEndian: reals[row].bitPattern) }
    case .flag: page.append(bits: rows.lazy.map { numbers[$0] == 1 })
    }
  }

  fileprivate var bounds: (least: [UInt8], greatest: [UInt8])? {
    guard [.number, .day, .time].contains(heading.kind) else { return nil }
    var bounds: (least: Int64, greatest: Int64)?
    for (row, number) in numbers.enumerated() where isPresent[row] {
      bounds = (min(bounds?.least ?? number, number), max(bounds?.greatest ?? number, number))
    }
    return bounds.map { (plain($0.least), plain($0.greatest)) }
  }

  private func plain(_ number: Int64) -> [UInt8] {
    var writer = ByteWriter()
    if heading.kind == .day {
      writer.append(littleEndian: Int32(clamping: number))
    } else {
      writer.append(littleEndian: number)
    }
    return writer.bytes
  }
}

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

extension ByteWriter {
  /// Appends a bit for each flag, eight to a byte, the first one lowest; the last byte is filled
  /// with zeros.
  mutating func append(bits: some Sequence<Bool>) {
    var (byte, place): (UInt8, UInt8) = (0, 0)
    for bit in bits {
      if bit { byte |= 1 << place }
      place += 1
      if place == 8 {
        append(byte: byte)
        (byte, place) = (0, 0)
      }
    }
    if place > 0 { append(byte: byte) }
  }

  /// Appends numbers below `1 << width` in Parquet's hybrid of runs and packed bits
  /// (github.com/apache/parquet-format, Encodings.md): one run where all are the same, else packed
  /// to `width` bits each, filled with zeros up to a multiple of eight numbers.
  ///
  /// - Parameter width: 1 to 24 bits.
  mutating func append(hybrid values: [Int32], width: Int) {
    guard let first = values.first else { return }
    if values.allSatisfy({ $0 == first }) {
      append(varint: UInt64(values.count) << 1)
      for byte in 0..<(width + 7) / 8 {
        append(byte: UInt8(truncatingIfNeeded: first >> Int32(8 * byte)))
      }
      return
    }
    let groups = (values.count + 7) / 8
    append(varint: UInt64(groups) << 1 | 1)
    var (bits, count): (UInt64, Int) = (0, 0)
    for value in values {
      bits |= UInt64(UInt32(bitPattern: value)) << UInt64(count)
      count += width
      while count >= 8 {
        append(byte: UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    var left = groups * width - (values.count * width - count) / 8
    while left > 0 {
      append(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      left -= 1
    }
  }
}
