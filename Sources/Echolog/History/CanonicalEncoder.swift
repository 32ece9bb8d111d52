import Platform

/// Writes canonical numbers, names and words.
struct CanonicalEncoder<Failure: Error> {
  var writer: ByteWriter
  /// Indexes of the logs that hold events, in the order of their ids.
  let ranked: [Int]
  /// The rank of each log, by index; those without events have none and are named by nothing.
  private let ranks: [UInt64]
  /// Reads words from the journal.
  private let read: (WordsReference) throws(Failure) -> String?

  init(
    logs: [LogTable], writer: ByteWriter,
    words: @escaping (WordsReference) throws(Failure) -> String?
  ) {
    let ranked = logs.indices.filter { logs[$0].eventCount > 0 }
      .sorted { logs[$0].id < logs[$1].id }
    var ranks = [UInt64](repeating: 0, count: logs.count)
    for (rank, index) in ranked.enumerated() { ranks[index] = UInt64(rank) }
    self.ranked = ranked
    self.ranks = ranks
    self.writer = writer
    read = words
  }

  mutating func number(_ value: UInt64) { writer.append(varint: value) }
  mutating func signed(_ value: Int64) { writer.append(zigzag: value) }
  mutating func flag(_ value: Bool) { writer.append(byte: value ? 1 : 0) }

  mutating func name(log: UInt16, number: UInt32) {
    writer.append(varint: ranks[Int(log)])
    writer.append(varint: UInt64(number))
  }

  mutating func name(of row: some NamedRow) { name(log: row.log, number: row.number) }

  /// What moments, logs and memories have in common.
  mutating func entry(_ row: some EntryRow) {
    signed(row.happenedAt)
    signed(row.recordedAt)
    number(UInt64(row.batch))
    signed(Int64(row.day))
    signed(Int64(row.utcOffset))
  }

  /// A name by the id of its log, which may hold nothing here.
  mutating func foreign(_ log: LogID, _ number: UInt64) {
    writer.append(contentsOf: log.bytes)
    writer.append(varint: number)
  }

  mutating func text(_ text: String?) {
    guard let text else { return number(0) }
    number(UInt64(text.utf8.count) + 1)
    writer.append(contentsOf: text.utf8)
  }

  /// The words behind a reference.
  mutating func words(_ reference: WordsReference?) throws(Failure) {
    guard let reference else { return number(0) }
    text(try read(reference))
  }

  mutating func log(_ log: LogTable, _ device: DeviceState) {
    writer.append(contentsOf: log.id.bytes)
    text(log.deviceName)
    number(log.eventCount)
    number(log.lastNumber)
    signed(log.lastRecordedAt)
    for number in device.numbers { signed(number) }
    flag(log.continued != nil)
    if let continued = log.continued {
      foreign(continued.log, continued.number)
      writer.append(counted: continued.link.rawSpan)
    }
    flag(log.missing != nil)
    if let missing = log.missing { foreign(missing.log, missing.number) }
  }

  mutating func state(_ vault: VaultState) {
    for number in vault.numbers { signed(number) }
    number(UInt64(vault.consents.count))
    for consent in vault.consents {
      signed(Int64(consent.document.rawValue))
      flag(consent.isGiven)
      text(consent.version)
      signed(Int64(consent.changedOn?.daysSinceEpoch ?? 0))
    }
  }

  mutating func drainIfFull(_ drain: (inout ByteWriter) -> Void) {
    if writer.count >= 1 << 16 { drain(&writer) }
  }
}
