import Echolog
import Interop
import Journal
import Platform
import Testing

/// The bytes of tables that leave as Parquet and as Arrow; `Tools/check-tables` has them read by
/// the readers of others.
@Suite struct TableFileTests {
  /// Rows with a column of each kind; every third one is empty.
  private static func table(_ count: Int) -> AnyTable {
    func column(
      _ kind: ColumnKind, _ cell: @escaping @Sendable (Int) -> Cell
    ) -> Column<Int> {
      Column("a_" + kind.rawValue, kind, "whatever") { row, _ in row % 3 == 2 ? .null : cell(row) }
    }
    return AnyTable(
      Table<Int>(
        "numbers", "Numbers", key: ["row"],
        [
          Column("row", .number, "which one") { row, _ in .number(row) },
          column(.word) { .word("w\($0 % 5)") },
          column(.text) { .word("süß \($0)") },
          column(.number) { .number(Int64(-$0)) },
          column(.real) { .real(Double($0) / 4) },
          column(.flag) { .flag($0 % 2 == 0) },
          column(.day) { .day(CivilDay(daysSinceEpoch: Int32($0 - 5))) },
          column(.time) { .time(Instant(milliseconds: Int64($0) * 1001), nil) },
        ]
      ) { _, _ in
        var rows = (0..<count).makeIterator()
        return AnyIterator { rows.next() }
      })
  }

  private func batches(_ count: Int, withTexts: Bool = true, limit: Int) async throws
    -> [TableBatch]
  {
    let diary = try await SimulatedVault().diary
    try await diary.beginRows(of: Self.table(count), withTexts: withTexts)
    var batches: [TableBatch] = []
    while let batch = try await diary.nextRows(limit) { batches.append(batch) }
    #expect(try await diary.nextRows(limit) == nil)
    return batches
  }

  @Test func `A page is packed as one frame of Zstandard`() {
    let frame = ZstdFrame.compress([UInt8](repeating: 7, count: 5000))
    #expect(frame.prefix(4) == [0x28, 0xB5, 0x2F, 0xFD] && frame.count < 100)
    #expect(ZstdFrame.compress([]).count > 4)
  }

  @Test func `Rows come in batches of at most what is asked for, each column with its nulls`()
    async throws
  {
    for (count, limit) in [(0, 4), (1, 4), (4, 4), (9, 4), (2500, 1000)] {
      let batches = try await batches(count, limit: limit)
      #expect(batches.map(\.rowCount).reduce(0, +) == count)
      #expect(batches.dropLast().allSatisfy { $0.rowCount == limit })
      var row = 0
      for batch in batches {
        for place in 0..<batch.rowCount {
          let values = batch.columns.map { $0.value(place) }
          let expected: [QueryValue] = [
            .text("w\(row % 5)"), .text("süß \(row)"), .integer(Int64(-row)),
            .real(Double(row) / 4), .integer(row % 2 == 0 ? 1 : 0),
            .text(CivilDay(daysSinceEpoch: Int32(row - 5)).description),
            .text(Instant(milliseconds: Int64(row) * 1001).isoText(offset: nil)),
          ]
          #expect(values[0] == .integer(Int64(row)))
          #expect(
            Array(values[1...])
              == (row % 3 == 2 ? Array(repeating: .null, count: 7) : expected), "row \(row)")
          row += 1
        }
        #expect(
          batch.columns.allSatisfy { column in
            column.nullCount == column.isPresent.count { !$0 }
          })
      }
    }
  }

  @Test func `Texts leave only where they are asked for`() async throws {
    let all = try await batches(1, limit: 10)[0].columns.map(\.heading)
    let some = try await batches(1, withTexts: false, limit: 10)[0].columns.map(\.heading)
    #expect(all.count == 8 && some.map(\.name) == all.filter { $0.kind != .text }.map(\.name))
    #expect(Self.table(1).columns(withTexts: false) == some)
    for table in Tables.all {
      #expect(!table.columns(withTexts: false).isEmpty, "\(table.name)")
    }
  }

  @Test func `A walk that is cancelled ends with that`() async throws {
    let diary = try await SimulatedVault().diary
    try await diary.beginRows(of: Self.table(10), withTexts: true)
    await #expect(throws: DiaryError.cancelled) {
      try await diary.nextRows(5, isCancelled: { true })
    }
    #expect(try await diary.nextRows(5) == nil)
  }

  // MARK: Parquet

  @Test func `The metadata of a Parquet file gives rows, types and the place of each page`()
    async throws
  {
    let batches = try await batches(25, limit: 10)
    let columns = Self.table(25).columns
    var encoder = ParquetEncoder(columns, compress: { $0 })
    let file =
      encoder.head() + batches.flatMap { encoder.rows($0) } + encoder.end()
    #expect(file.starts(with: Array("PAR1".utf8)) && file.suffix(4) == Array("PAR1".utf8)[...])
    let length = file[(file.count - 8)..<(file.count - 4)].reversed().reduce(0) {
      $0 << 8 | Int($1)
    }
    var reader = CompactReader(Array(file[(file.count - 8 - length)..<(file.count - 8)]))
    let metadata = reader.structure()
    #expect(reader.isAtEnd)
    #expect(metadata[3] == .number(25))
    let schema = metadata[2].list.map(\.fields)
    #expect(schema.count == columns.count + 1 && schema[0][5] == .number(8))
    #expect(schema.dropFirst().map { $0[4] } == columns.map { .bytes(Array($0.name.utf8)) })
    #expect(schema.dropFirst().map { $0[1] } == [2, 6, 6, 2, 5, 0, 1, 2].map { .number($0) })
    let groups = metadata[4].list.map(\.fields)
    #expect(groups.map { $0[3] } == [10, 10, 5].map { .number($0) })
    for (group, batch) in zip(groups, batches) {
      for (chunk, column) in zip(group[1].list.map(\.fields), batch.columns) {
        let told = chunk[3].fields
        #expect(told[5] == .number(batch.rowCount))
        #expect(told[12].fields[3] == .number(column.nullCount))
        let first = told[11]?.number ?? told[9].number
        var pages = CompactReader(Array(file[first...]))
        let isIndexed = told[11] != nil
        #expect(isIndexed == (column.heading.kind == .word))
        for kind in isIndexed ? [2, 0] : [0] {
          let header = pages.structure()
          #expect(header[1] == .number(kind) && header[2] == header[3])
          if kind == 0 { #expect(header[5].fields[1] == .number(batch.rowCount)) }
          pages.skip(header[3].number)
        }
        #expect(pages.position == told[7].number, "a chunk ends with its last page")
      }
    }
  }

  @Test func `A page lists which rows have a value, and then the values`() async throws {
    let batch = try await batches(5, limit: 10)[0]
    var encoder = ParquetEncoder(batch.columns.map(\.heading), compress: { $0 })
    let file = encoder.head() + encoder.rows(batch) + encoder.end()
    // Present, present, null, present, present: one group of packed bits; then PLAIN.
    let flags: [UInt8] = [2, 0, 0, 0, 0b11, 0b11011, 0b1001]
    #expect(file.firstRange(of: flags) != nil)
    let days = [-5, -4, -2, -1].flatMap { day in (0..<4).map { UInt8(Int32(day) >> (8 * $0) & 255) }
    }
    #expect(file.firstRange(of: [2, 0, 0, 0, 0b11, 0b11011] + days) != nil)
    // Four words: two bits each, 0, 1, 2 and 3, behind the width.
    #expect(file.firstRange(of: [2, 0, 0, 0, 0b11, 0b11011, 2, 0b11, 0b1110_0100, 0]) != nil)
    // All rows have one: a run of five.
    #expect(file.firstRange(of: [2, 0, 0, 0, 10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]) != nil)
  }

  // MARK: Arrow

  @Test func `An Arrow stream is messages whose lengths are multiples of eight, and a mark`()
    async throws
  {
    let batches = try await batches(25, limit: 10)
    var encoder = ArrowStreamEncoder(Self.table(25).columns)
    let head = encoder.head()
    let parts = batches.map { encoder.rows($0) }
    #expect(encoder.end() == [255, 255, 255, 255, 0, 0, 0, 0])
    for (index, part) in ([head] + parts).enumerated() {
      #expect(part.starts(with: [255, 255, 255, 255]) && part.count % 8 == 0)
      let message = FlatReader(Array(part[8...]))
      let length = FlatReader(Array(part[4..<8])).int32(0)
      #expect(length % 8 == 0)
      let root = message.int32(0)
      #expect(message.field(root, 0).map { message.bytes[$0] } == 4, "version 5")
      #expect(message.field(root, 1).map { message.bytes[$0] } == (index == 0 ? 1 : 3))
      let body = message.field(root, 3).map(message.int64)
      #expect(body == part.count - 8 - length)
      guard index > 0, let place = message.field(root, 2) else { continue }
      let header = message.behind(place)
      #expect(message.field(header, 0).map(message.int64) == batches[index - 1].rowCount)
      let nodes = message.field(header, 1).map(message.behind) ?? 0
      #expect(message.int32(nodes) == 8 && (nodes + 4) % 8 == 0)
      let buffers = message.field(header, 2).map(message.behind) ?? 0
      #expect(message.int32(buffers) == 8 * 2 + 2)
      #expect((nodes + 4) % 8 == 0 && (buffers + 4) % 8 == 0)
      for buffer in 0..<18 {
        #expect(message.int64(buffers + 4 + 16 * buffer) % 8 == 0)
      }
    }
  }
}

/// Reads a FlatBuffer by hand.
private struct FlatReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func number(_ place: Int, _ width: Int) -> Int64 {
    (0..<width).reversed().reduce(0) { $0 << 8 | Int64(bytes[place + $1]) }
  }

  func int32(_ place: Int) -> Int { Int(Int32(truncatingIfNeeded: number(place, 4))) }
  func int64(_ place: Int) -> Int { Int(number(place, 8)) }
  func behind(_ place: Int) -> Int { place + int32(place) }

  /// Where a field of a table is; nil where it is left out.
  func field(_ table: Int, _ slot: Int) -> Int? {
    let list = table - int32(table)
    guard number(list, 2) > 4 + 2 * slot else { return nil }
    let offset = Int(number(list + 4 + 2 * slot, 2))
    return offset == 0 ? nil : table + offset
  }
}

/// Reads Thrift's compact protocol by hand.
private struct CompactReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func skip(_ count: Int) { position += count }

  private mutating func byte() -> UInt8 {
    position += 1
    return bytes[position - 1]
  }

  private mutating func varint() -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = byte()
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  private mutating func value(_ kind: UInt8) -> CompactValue {
    switch kind {
    case 1, 2: return .number(kind == 1 ? 1 : 0)
    case 3: return .number(Int(byte()))
    case 5, 6:
      let value = varint()
      return .number(Int(Int64(bitPattern: value >> 1) ^ -Int64(value & 1)))
    case 8:
      let count = Int(varint())
      position += count
      return .bytes(Array(bytes[(position - count)..<position]))
    case 9:
      let begin = byte()
      let count = begin >> 4 == 15 ? Int(varint()) : Int(begin >> 4)
      return .list((0..<count).map { _ in value(begin & 15) })
    default: return .fields(structure())
    }
  }

  mutating func structure() -> [Int: CompactValue] {
    var fields: [Int: CompactValue] = [:]
    var field = 0
    while true {
      let begin = byte()
      if begin == 0 { return fields }
      field += Int(begin >> 4)
      fields[field] = value(begin & 15)
    }
  }
}

private enum CompactValue: Equatable {
  case number(Int)
  case bytes([UInt8])
  case list([CompactValue])
  case fields([Int: CompactValue])

  var number: Int { if case .number(let value) = self { value } else { -1 } }
  var list: [CompactValue] { if case .list(let values) = self { values } else { [] } }
  var fields: [Int: CompactValue] { if case .fields(let values) = self { values } else { [:] } }
}

extension CompactValue? {
  fileprivate var number: Int { self?.number ?? -1 }
  fileprivate var list: [CompactValue] { self?.list ?? [] }
  fileprivate var fields: [Int: CompactValue] { self?.fields ?? [:] }
}
