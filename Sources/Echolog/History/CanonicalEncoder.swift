/// Writes canonical numbers, names and words.
struct CanonicalEncoder<Failure: Error> {
  let history: History
  var writer: ByteWriter
  /// Indexes of the logs that hold events, in the order of their ids.
  let ranked: [Int]
  /// The rank of each log, by index; those without events have none and are named by nothing.
  private let ranks: [UInt64]
  private let read: (WordsReference) throws(Failure) -> String?

  init(
    _ history: History, writer: ByteWriter,
    words: @escaping (WordsReference) throws(Failure) -> String?
  ) {
    let logs = history.logs
    let ranked = logs.indices.filter { logs[$0].eventCount > 0 }
      .sorted { logs[$0].id < logs[$1].id }
    var ranks = [UInt64](repeating: 0, count: logs.count)
    for (rank, index) in ranked.enumerated() { ranks[index] = UInt64(rank) }
    (self.history, self.ranked, self.ranks) = (history, ranked, ranks)
    self.writer = writer
    read = words
  }

  mutating func number(_ value: some BinaryInteger) { writer.append(varint: UInt64(value)) }
  mutating func signed(_ value: some BinaryInteger) { writer.append(zigzag: Int64(value)) }
  mutating func numbers(_ values: [some BinaryInteger]) { for value in values { number(value) } }
  mutating func signed(_ values: [Int64]) { for value in values { signed(value) } }
  mutating func flag(_ value: Bool) { writer.append(byte: value ? 1 : 0) }

  mutating func name(log: UInt16, number: UInt32) {
    self.number(ranks[Int(log)])
    self.number(number)
  }

  mutating func name(of row: some NamedRow) { name(log: row.log, number: row.number) }

  /// What moments, logs and memories have in common.
  mutating func entry(_ row: some EntryRow) {
    signed(row.happenedAt)
    signed(row.recordedAt)
    number(row.batch)
    signed(row.day)
    signed(row.utcOffset)
  }

  /// A name by the id of its log, which may hold nothing here.
  mutating func foreign(_ name: EventName) {
    writer.append(contentsOf: name.log.bytes)
    writer.append(varint: name.number)
  }

  mutating func text(_ text: String?) {
    guard let text else { return number(0) }
    number(text.utf8.count + 1)
    writer.append(contentsOf: text.utf8)
  }

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
    signed(device.numbers)
    flag(log.continued != nil)
    if let continued = log.continued {
      foreign(continued.name)
      writer.append(counted: continued.link.rawSpan)
    }
    flag(log.missing != nil)
    if let missing = log.missing { foreign(missing) }
  }

  mutating func state(_ vault: VaultState) {
    signed(vault.numbers)
    number(vault.consents.count)
    for consent in vault.consents {
      signed(consent.document.rawValue)
      flag(consent.isGiven)
      text(consent.version)
      signed(consent.changedOn?.daysSinceEpoch ?? 0)
    }
  }

  mutating func drainIfFull(_ drain: (inout ByteWriter) -> Void) {
    if writer.count >= 1 << 16 { drain(&writer) }
  }
}
