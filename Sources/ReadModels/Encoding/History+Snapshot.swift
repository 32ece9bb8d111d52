package import Bytes

// A snapshot is a copy of the rows, for the build that wrote it on the machine that wrote it. It
// is sealed by whoever keeps it, so what is checked here is that the parts are there and fit, not
// that nobody changed a row.

extension History {
  /// The state as sections of bytes.
  ///
  /// - Complexity: one copy of each table.
  package func snapshot() -> [SnapshotSection] {
    var slots: [UInt32] = []
    slots.reserveCapacity(logs.reduce(0) { $0 + $1.slots.count })
    for log in logs { slots.append(contentsOf: log.slots) }
    return [
      SnapshotSection(name: "version", bytes: [Self.foldVersion].rowBytes),
      SnapshotSection(name: "vault", bytes: vaultSection()),
      SnapshotSection(name: "slots", bytes: slots.rowBytes),
      SnapshotSection(name: "echoes", bytes: echoes.rowBytes),
      SnapshotSection(name: "moments", bytes: moments.rowBytes),
      SnapshotSection(name: "activities", bytes: activities.rowBytes),
      SnapshotSection(name: "goals", bytes: goals.rowBytes),
      SnapshotSection(name: "goalChanges", bytes: goalChanges.rowBytes),
      SnapshotSection(name: "batches", bytes: batches.rowBytes),
      SnapshotSection(name: "days", bytes: days.rows.rowBytes),
      SnapshotSection(name: "pages", bytes: days.pageNumbers.rowBytes),
    ]
  }

  /// The state that sections hold.
  ///
  /// - Parameter forgotten: F as it is now; a snapshot taken under another F must not be loaded.
  /// - Throws: `sectionMissing`, `malformed`, `foldVersion`.
  package init(
    snapshot sections: [SnapshotSection], forgotten: Set<EventName>
  ) throws(SnapshotError) {
    self.init(forgotten: forgotten)
    let version: [UInt32] = try Self.rows(of: "version", in: sections)
    guard version == [Self.foldVersion] else { throw .foldVersion(found: version) }
    let vault = try Self.bytes(of: "vault", in: sections)
    let counts: [Int]
    do {
      counts = try readVault(vault)
    } catch {
      throw .malformed(section: "vault")
    }
    let slots: [UInt32] = try Self.rows(of: "slots", in: sections)
    guard counts.reduce(0, +) == slots.count else { throw .malformed(section: "slots") }
    var start = 0
    for index in logs.indices {
      logs[index].slots = Array(slots[start..<start + counts[index]])
      start += counts[index]
    }
    echoes = try Self.rows(of: "echoes", in: sections)
    moments = try Self.rows(of: "moments", in: sections)
    activities = try Self.rows(of: "activities", in: sections)
    goals = try Self.rows(of: "goals", in: sections)
    goalChanges = try Self.rows(of: "goalChanges", in: sections)
    batches = try Self.rows(of: "batches", in: sections)
    let days = DayTable(
      rows: try Self.rows(of: "days", in: sections),
      pageNumbers: try Self.rows(of: "pages", in: sections))
    guard let days else { throw .malformed(section: "days") }
    self.days = days
  }

  private static func bytes(
    of name: String, in sections: [SnapshotSection]
  ) throws(SnapshotError) -> [UInt8] {
    guard let section = sections.first(where: { $0.name == name }) else {
      throw .sectionMissing(name)
    }
    return section.bytes
  }

  private static func rows<Row: PlainRow>(
    of name: String, in sections: [SnapshotSection]
  ) throws(SnapshotError) -> [Row] {
    let bytes = try bytes(of: name, in: sections)
    guard let rows = [Row](rowBytes: bytes.rawSpan) else { throw .malformed(section: name) }
    return rows
  }

  /// Everything that is not a row.
  private func vaultSection() -> [UInt8] {
    var writer = ByteWriter()
    writer.append(varint: eventCount)
    writer.append(varint: unknownCount)
    writer.append(varint: highestClockValue)
    writer.append(varint: UInt64(settings.dayStartMinutes))
    writer.append(varint: UInt64(settings.weekStartNumber))
    writer.append(byte: vault == nil ? 0 : vault?.hasOwnerLabel == true ? 2 : 1)
    if let vault { writer.append(vault.name) }
    writer.append(varint: UInt64(logs.count))
    for log in logs {
      writer.append(log.id)
      writer.append(varint: UInt64(log.slots.count))
      writer.append(counted: Array(log.deviceName.utf8).rawSpan)
      writer.append(varint: log.eventCount)
      writer.append(zigzag: log.lastRecordedAt)
      writer.append(byte: log.continued == nil ? 0 : 1)
      if let continued = log.continued {
        writer.append(EventName(log: continued.log, number: continued.number))
        writer.append(counted: continued.link.rawSpan)
      }
    }
    writer.append(varint: UInt64(receipts.count))
    for (key, receipt) in receipts {
      writer.append(key.reader)
      writer.append(EventName(log: key.log, number: receipt.number))
      writer.append(counted: receipt.link.rawSpan)
    }
    return writer.bytes
  }

  /// Takes in what `vaultSection` wrote; answers how many slots each log has.
  private mutating func readVault(_ bytes: [UInt8]) throws(BytesError) -> [Int] {
    var reader = ByteReader(bytes.rawSpan)
    eventCount = try reader.readVarint()
    unknownCount = try reader.readVarint()
    highestClockValue = try reader.readVarint()
    settings.dayStartMinutes = UInt32(truncatingIfNeeded: try reader.readVarint())
    settings.weekStartNumber = UInt32(truncatingIfNeeded: try reader.readVarint())
    let vaultForm = try reader.readByte()
    if vaultForm > 0 {
      vault = VaultCreation(name: try reader.readName(), hasOwnerLabel: vaultForm == 2)
    }
    var slotCounts: [Int] = []
    for _ in 0..<(try reader.readVarint()) { slotCounts.append(try readLog(&reader)) }
    for _ in 0..<(try reader.readVarint()) {
      let device = try reader.readLogID()
      let name = try reader.readName()
      receipts[ReceiptKey(reader: device, log: name.log)] = Receipt(
        number: name.number, link: try reader.readBytes())
    }
    return slotCounts
  }

  private mutating func readLog(_ reader: inout ByteReader) throws(BytesError) -> Int {
    var log = LogTable(id: try reader.readLogID())
    let slotCount = Int(UInt32(clamping: try reader.readVarint()))
    log.deviceName = String(decoding: try reader.readBytes(), as: UTF8.self)
    log.eventCount = try reader.readVarint()
    log.lastRecordedAt = try reader.readZigzag()
    if try reader.readByte() == 1 {
      let name = try reader.readName()
      log.continued = LogTable.Continuation(
        log: name.log, number: name.number, link: try reader.readBytes())
    }
    logIndexes[log.id] = LogIndex(rawValue: UInt16(clamping: logs.count))
    logs.append(log)
    return slotCount
  }
}

extension ByteWriter {
  fileprivate mutating func append(_ log: LogID) {
    append(littleEndian: log.high)
    append(littleEndian: log.low)
  }

  fileprivate mutating func append(_ name: EventName) {
    append(name.log)
    append(varint: name.number)
  }
}

extension ByteReader {
  fileprivate mutating func readLogID() throws(BytesError) -> LogID {
    LogID(high: try readLittleEndian(), low: try readLittleEndian())
  }

  fileprivate mutating func readName() throws(BytesError) -> EventName {
    EventName(log: try readLogID(), number: try readVarint())
  }

  fileprivate mutating func readBytes() throws(BytesError) -> [UInt8] {
    let span = try readCountedSpan()
    var bytes = ByteWriter(capacity: span.byteCount)
    bytes.append(contentsOf: span)
    return bytes.bytes
  }
}
