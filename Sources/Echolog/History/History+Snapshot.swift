// A snapshot is a copy of the rows, for the build that wrote it on the machine that wrote it. It
// is sealed by whoever keeps it, so what is checked here is that the parts are there and fit, not
// that nobody changed a row.

extension History {
  /// Calls `body` with the name and the bytes of each section of a snapshot.
  ///
  /// - Precondition: `materializeRows` was called.
  package func forEachSection<Failure>(
    _ body: (String, RawSpan) throws(Failure) -> Void
  ) throws(Failure) {
    let version = [Self.foldVersion]
    let vault = vaultSection()
    let ownDays = ownActivities.flatMap(\.days)
    try body("version", version.rowSpan)
    try body("vault", vault.rawSpan)
    if logs.count == 1 {
      let slots = logs[0].slots
      try body("slots", slots.bytes)
    } else {
      var slots: [UInt32] = []
      slots.reserveCapacity(logs.reduce(0) { $0 + $1.slots.count })
      for log in logs { slots += log.slots }
      try body("slots", slots.rowSpan)
    }
    try body("echoes", echoes.bytes)
    try body("moments", moments.bytes)
    try body("laterWords", laterWords.rows.rowSpan)
    try body("summaries", summaries.rowSpan)
    try body("activities", activities.bytes)
    try body("ownDays", ownDays.rowSpan)
    try body("memories", memories.bytes)
    try body("labels", labels.bytes)
    try body("attachments", attachments.bytes)
    try body("goals", goals.rowSpan)
    try body("goalChanges", goalChanges.rowSpan)
    try body("badges", badgeRows.rowSpan)
    try body("reminders", reminderRows.rowSpan)
    try body("batches", batches.rowSpan)
    try body("changes", changes.rows.bytes)
    try body("others", otherEvents.bytes)
    try body("days", days.rows.rowSpan)
    try body("pages", days.pageNumbers.rowSpan)
  }

  /// The state that sections hold. The large tables stay in their sections until rows of them are
  /// asked for.
  ///
  /// - Parameter forgotten: F as it is now; a snapshot taken under another F must not be loaded.
  /// - Throws: `sectionMissing`, `malformed`, `foldVersion`.
  package init(
    snapshot sections: [SnapshotSection], forgotten: Set<EventName>
  ) throws(SnapshotError) {
    self.init(forgotten: forgotten)
    let version: [UInt32] = try sections.rows("version")
    guard version == [Self.foldVersion] else { throw .foldVersion(found: version) }
    let vault = try sections.bytes("vault")
    let (counts, ownDayCounts): ([Int], [Int])
    do {
      (counts, ownDayCounts) = try readVault(vault)
    } catch {
      throw .malformed(section: "vault")
    }
    guard activityRenamings.allSatisfy({ ownActivities.indices.contains($0.index) }) else {
      throw .malformed(section: "vault")
    }
    settleNames()
    let (slots, slotCount) = try sections.kept("slots", as: UInt32.self)
    guard counts.reduce(0, +) == slotCount else { throw .malformed(section: "slots") }
    var start = 0
    for index in logs.indices {
      logs[index].slots = RowTable(KeptRows(slots, rows: start..<start + counts[index]))
      start += counts[index]
    }
    echoes = try sections.table("echoes")
    moments = try sections.table("moments")
    laterWords = LaterWords(try sections.rows("laterWords"))
    summaries = try sections.rows("summaries")
    activities = try sections.table("activities")
    var ownDays: ArraySlice<OwnDay> = try sections.rows("ownDays")[...]
    guard ownDays.count == ownDayCounts.reduce(0, +) else { throw .malformed(section: "ownDays") }
    for (index, count) in ownDayCounts.enumerated() {
      ownActivities[index].days = Array(ownDays.prefix(count))
      ownDays = ownDays.dropFirst(count)
    }
    memories = try sections.table("memories")
    labels = try sections.table("labels")
    attachments = try sections.table("attachments")
    goals = try sections.rows("goals")
    goalChanges = try sections.rows("goalChanges")
    badgeRows = try sections.rows("badges")
    reminderRows = try sections.rows("reminders")
    batches = try sections.rows("batches")
    changes.rows = try sections.table("changes")
    otherEvents = try sections.table("others")
    guard
      let days = DayTable(rows: try sections.rows("days"), pageNumbers: try sections.rows("pages"))
    else { throw .malformed(section: "days") }
    self.days = days
  }

  /// False when rows of a snapshot were asked for and could not be read, so that this is not what
  /// the events say.
  package var isSound: Bool {
    echoes.isSound && moments.isSound && activities.isSound && memories.isSound
      && labels.isSound && attachments.isSound && changes.rows.isSound && otherEvents.isSound
      && logs.allSatisfy(\.slots.isSound)
  }

  /// Reads all rows that are still in a snapshot.
  package mutating func materializeRows() {
    for index in logs.indices { logs[index].slots.takeIn() }
    echoes.takeIn()
    moments.takeIn()
    activities.takeIn()
    memories.takeIn()
    labels.takeIn()
    attachments.takeIn()
    changes.rows.takeIn()
    otherEvents.takeIn()
  }

  /// Everything that is not a row.
  private func vaultSection() -> [UInt8] {
    var writer = ByteWriter()
    writer.append(varint: eventCount)
    writer.append(varint: unknownCount)
    writer.append(varint: highestClockValue)
    writer.append(zigzag: latestRecordedAt)
    for number in settings.numbers { writer.append(varint: UInt64(number)) }
    writer.append(byte: settings.helpLine == nil ? 0 : 1)
    if let line = settings.helpLine { writer.append(line.event) }
    writer.append(varint: UInt64(favouriteQuotes.count))
    for quote in favouriteQuotes { writer.append(counted: Array(quote.utf8).rawSpan) }
    writer.append(varint: UInt64(mediaTypes.count))
    for type in mediaTypes { writer.append(counted: Array(type.utf8).rawSpan) }
    writer.append(varint: UInt64(ownActivities.count))
    for own in ownActivities { append(own, to: &writer) }
    writer.append(varint: UInt64(activityRenamings.count))
    for renaming in activityRenamings { append(renaming, to: &writer) }
    writer.append(byte: vault == nil ? 0 : vault?.hasOwnerLabel == true ? 2 : 1)
    if let vault { writer.append(vault.name) }
    append(vaultState, to: &writer)
    writer.append(varint: UInt64(logs.count))
    for (index, log) in logs.enumerated() {
      writer.append(log.id)
      writer.append(varint: UInt64(log.slots.count))
      writer.append(counted: Array(log.deviceName.utf8).rawSpan)
      writer.append(varint: log.eventCount)
      writer.append(varint: log.lastNumber)
      writer.append(zigzag: log.lastRecordedAt)
      writer.append(byte: log.continued == nil ? 0 : 1)
      if let continued = log.continued {
        writer.append(continued.name)
        writer.append(counted: continued.link.rawSpan)
      }
      writer.append(byte: log.missing == nil ? 0 : 1)
      if let missing = log.missing { writer.append(missing) }
      let device = deviceStates[UInt16(index)] ?? DeviceState()
      for number in device.numbers { writer.append(zigzag: number) }
    }
    writer.append(varint: UInt64(receipts.count))
    for (key, receipt) in receipts {
      writer.append(key.reader)
      writer.append(EventName(log: key.log, number: receipt.number))
      writer.append(counted: receipt.link.rawSpan)
    }
    writer.append(varint: UInt64(acknowledgedBranches.count))
    for log in acknowledgedBranches { writer.append(log) }
    return writer.bytes
  }

  /// Takes in what `vaultSection` wrote; answers how many slots each log has, and how many days
  /// each of the person's own activities.
  private mutating func readVault(
    _ bytes: [UInt8]
  ) throws(BytesError) -> (slots: [Int], ownDays: [Int]) {
    var reader = ByteReader(bytes.rawSpan)
    eventCount = try reader.readVarint()
    unknownCount = try reader.readVarint()
    highestClockValue = try reader.readVarint()
    latestRecordedAt = try reader.readZigzag()
    for field in SettingsInForce.fields {
      settings.record(UInt32(truncatingIfNeeded: try reader.readVarint()), of: field)
    }
    settings.helpLine = WordsReference(
      try reader.readByte() == 0 ? nil : try reader.readName(), field: 16, if: true)
    for _ in 0..<(try reader.readVarint()) {
      favouriteQuotes.append(String(decoding: try reader.readBytes(), as: UTF8.self))
    }
    for _ in 0..<(try reader.readVarint()) {
      mediaTypes.append(String(decoding: try reader.readBytes(), as: UTF8.self))
    }
    var ownDayCounts: [Int] = []
    for _ in 0..<(try reader.readVarint()) { ownDayCounts.append(try readOwnActivity(&reader)) }
    for _ in 0..<(try reader.readVarint()) { try readActivityRenaming(&reader) }
    let vaultForm = try reader.readByte()
    if vaultForm > 0 {
      vault = VaultCreation(name: try reader.readName(), hasOwnerLabel: vaultForm == 2)
    }
    vaultState = try readVaultState(&reader)
    var slotCounts: [Int] = []
    for _ in 0..<(try reader.readVarint()) { slotCounts.append(try readLog(&reader)) }
    for _ in 0..<(try reader.readVarint()) {
      let device = try reader.readLogID()
      let name = try reader.readName()
      receipts[ReceiptKey(reader: device, log: name.log)] = Receipt(
        number: name.number, link: try reader.readBytes())
    }
    for _ in 0..<(try reader.readVarint()) {
      acknowledgedBranches.insert(try reader.readLogID())
    }
    return (slotCounts, ownDayCounts)
  }

  private func append(_ own: OwnActivity, to writer: inout ByteWriter) {
    writer.append(own.event)
    for word in [own.addedName, own.unit] { writer.append(counted: Array(word.utf8).rawSpan) }
    writer.append(byte: UInt8(own.dimension.rawValue))
    writer.append(byte: (own.wasRetired ? 1 : 0) + (own.isUndone ? 2 : 0))
    writer.append(byte: own.batch == nil ? 0 : 1)
    if let batch = own.batch { writer.append(batch) }
    writer.append(varint: UInt64(own.days.count))
  }

  /// Answers how many days it has.
  private mutating func readOwnActivity(_ reader: inout ByteReader) throws(BytesError) -> Int {
    let event = try reader.readName()
    let name = String(decoding: try reader.readBytes(), as: UTF8.self)
    let unit = String(decoding: try reader.readBytes(), as: UTF8.self)
    let dimension = Dimension(stored: try reader.readByte())
    let flags = try reader.readByte()
    let batch = try reader.readByte() == 0 ? nil : try reader.readName()
    take(
      OwnActivity(
        event: event, dimension: dimension, name: name, unit: unit, wasRetired: flags & 1 != 0,
        batch: batch, isUndone: flags & 2 != 0))
    return Int(clamping: try reader.readVarint())
  }

  private func append(_ renaming: ActivityRenaming, to writer: inout ByteWriter) {
    writer.append(renaming.event)
    for number in [renaming.index, renaming.additionCount] {
      writer.append(varint: UInt64(number))
    }
    writer.append(counted: Array(renaming.name.utf8).rawSpan)
    writer.append(byte: renaming.isUndone ? 1 : 0)
  }

  private mutating func readActivityRenaming(
    _ reader: inout ByteReader
  ) throws(BytesError) {
    activityRenamings.append(
      ActivityRenaming(
        event: try reader.readName(), index: Int(clamping: try reader.readVarint()),
        additionCount: Int(clamping: try reader.readVarint()),
        name: String(decoding: try reader.readBytes(), as: UTF8.self),
        isUndone: try reader.readByte() == 1))
  }

  private func append(_ state: VaultState, to writer: inout ByteWriter) {
    for number in state.numbers { writer.append(zigzag: number) }
    writer.append(varint: UInt64(state.consents.count))
    for consent in state.consents {
      writer.append(zigzag: Int64(consent.document.rawValue))
      writer.append(byte: consent.isGiven ? 1 : 0)
      writer.append(counted: Array(consent.version.utf8).rawSpan)
      writer.append(zigzag: Int64(consent.changedOn?.daysSinceEpoch ?? 0))
    }
  }

  private func readVaultState(_ reader: inout ByteReader) throws(BytesError) -> VaultState {
    var state = VaultState()
    var numbers = state.numbers
    for position in numbers.indices { numbers[position] = try reader.readZigzag() }
    state.numbers = numbers
    for _ in 0..<(try reader.readVarint()) {
      let document = ConsentDocument(stored: try reader.readZigzag())
      let isGiven = try reader.readByte() == 1
      let version = String(decoding: try reader.readBytes(), as: UTF8.self)
      state.consents.append(
        Consent(
          document, isGiven: isGiven, version: version,
          changedOn: CivilDay(daysSinceEpoch: Int32(clamping: try reader.readZigzag()))))
    }
    return state
  }

  private mutating func readLog(_ reader: inout ByteReader) throws(BytesError) -> Int {
    var log = LogTable(id: try reader.readLogID())
    let slotCount = Int(UInt32(clamping: try reader.readVarint()))
    log.deviceName = String(decoding: try reader.readBytes(), as: UTF8.self)
    log.eventCount = try reader.readVarint()
    log.lastNumber = try reader.readVarint()
    log.lastRecordedAt = try reader.readZigzag()
    if try reader.readByte() == 1 {
      log.continued = LogTable.Continuation(
        name: try reader.readName(), link: try reader.readBytes())
    }
    if try reader.readByte() == 1 { log.missing = try reader.readName() }
    let index = UInt16(clamping: logs.count)
    var device = DeviceState()
    var numbers = device.numbers
    for position in numbers.indices { numbers[position] = try reader.readZigzag() }
    device.numbers = numbers
    if device != DeviceState() { deviceStates[index] = device }
    logIndexes[log.id] = LogIndex(rawValue: index)
    logs.append(log)
    return slotCount
  }
}

extension [SnapshotSection] {
  private func section(_ name: String) throws(SnapshotError) -> SnapshotSection {
    guard let section = first(where: { $0.name == name }) else { throw .sectionMissing(name) }
    return section
  }

  fileprivate func bytes(_ name: String) throws(SnapshotError) -> [UInt8] {
    let section = try section(name)
    guard let bytes = section.bytes(0..<section.byteCount) else {
      throw .malformed(section: name)
    }
    return bytes
  }

  fileprivate func rows<Row: PlainRow>(_ name: String) throws(SnapshotError) -> [Row] {
    let (section, count) = try kept(name, as: Row.self)
    let kept = KeptRows<Row>(section, rows: 0..<count)
    var rows: [Row] = []
    rows.reserveCapacity(count)
    kept.append(to: &rows)
    guard kept.isSound else { throw .malformed(section: name) }
    return rows
  }

  fileprivate func table<Row: PlainRow>(_ name: String) throws(SnapshotError) -> RowTable<Row> {
    let (section, count) = try kept(name, as: Row.self)
    return RowTable(KeptRows(section, rows: 0..<count))
  }

  /// A section of rows that stay where they are, and how many there are.
  fileprivate func kept<Row: PlainRow>(
    _ name: String, as row: Row.Type
  ) throws(SnapshotError) -> (section: SnapshotSection, rowCount: Int) {
    let section = try section(name)
    let (count, rest) = section.byteCount.quotientAndRemainder(dividingBy: MemoryLayout<Row>.stride)
    guard rest == 0 else { throw .malformed(section: name) }
    return (section, count)
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
    [UInt8](copying: try readCountedSpan())
  }
}

/// A named part of a snapshot, read when it is asked for. What its bytes mean is known only to the
/// fold that wrote them.
package struct SnapshotSection: Sendable {
  package let name: String
  package let byteCount: Int
  /// The bytes in a range, or nil when they can not be read.
  package let bytes: @Sendable (Range<Int>) -> [UInt8]?

  package init(
    name: String, byteCount: Int, bytes: @escaping @Sendable (Range<Int>) -> [UInt8]?
  ) {
    self.name = name
    self.byteCount = byteCount
    self.bytes = bytes
  }
}

/// Why sections are no snapshot of this fold. The history is folded from the journal then.
package enum SnapshotError: Error, Equatable, Sendable {
  case sectionMissing(String)
  case malformed(section: String)
  case foldVersion(found: [UInt32])
}
