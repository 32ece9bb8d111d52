import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Two devices and the folder between them, with what must be in each of the three by now.
///
/// A device writes, seals, merges and redacts records of any log; its segments are damaged where
/// another copy can heal them. Whatever the order, no record is lost or changed, no redaction is
/// undone, nothing that was forgotten is text again, and who has synced twice has everything.
struct ReplicaLife {
  /// What is in one place.
  struct Holding {
    var ends: [LogID: UInt64] = [:]
    var redacted: [LogID: NumberRanges] = [:]
    var forgotten: Set<EventName> = []

    mutating func formUnion(_ other: Holding) {
      ends.merge(other.ends) { max($0, $1) }
      redacted.merge(other.redacted) { mine, theirs in
        var both = mine
        both.formUnion(theirs)
        return both
      }
      forgotten.formUnion(other.forgotten)
    }
  }

  struct Device {
    let vault: UnlockedVault
    let paths: JournalPaths
    let log: LogID
    var journal: JournalFolder
    var holding = Holding()
  }

  let machine = SimulatedMachine()
  let disk: SimulatedDisk
  let shared: SharedFolder
  let seed: UInt64
  var random: SeededRandom
  var devices: [Device] = []
  var carried = Holding()

  init(seed: UInt64, secret: Secret) throws {
    disk = machine.startProcess()
    shared = SharedFolder("/stick", on: disk)
    self.seed = seed
    random = SeededRandom(seed: seed)
    let first = try UnlockedVault.create(at: "/laptop/vault", secret: secret, on: disk)
    devices.append(try device("laptop", first, 1))
    _ = try sync(0)
    let joined = try UnlockedVault.open(at: "/stick", secret: secret, on: disk)
      .join(at: "/phone/vault", on: disk)
    devices.append(try device("phone", joined, 2))
  }

  private func device(_ name: String, _ vault: UnlockedVault, _ number: UInt64) throws -> Device {
    let paths = JournalPaths(folder: vault.folder.journal, state: Path("/\(name)/state"))
    try JournalFolder.create(at: paths, on: disk)
    let journal = try Self.open(paths, vault, on: disk)
    let log = LogID(high: number, low: number)
    try journal.beginLog(log).close()
    return Device(vault: vault, paths: paths, log: log, journal: journal)
  }

  private static func open(
    _ paths: JournalPaths, _ vault: UnlockedVault, on disk: SimulatedDisk
  ) throws -> JournalFolder {
    let key = vault.keys.writing
    return try JournalFolder(
      at: paths, on: disk, keys: KeyRing(epoch: key.epoch, key: key.key), machineID: "here")
  }

  static func record(_ log: LogID, _ number: UInt64) -> [UInt8] {
    Array("\(log) \(number) \(String(repeating: "words ", count: Int(number % 7)))".utf8)
  }

  static func redacted(_ number: UInt64) -> [UInt8] { Array("blank \(number)".utf8) }

  mutating func step() throws {
    let index = Int.random(in: 0..<2, using: &random)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9: try write(index)
    case 9..<12: try seal(index)
    case 12: try merge(index)
    case 13, 14: try forget(index)
    case 15: try hurt(index)
    case 16:
      devices[index].journal = try Self.open(
        devices[index].paths, devices[index].vault, on: disk)
    default: _ = try sync(index)
    }
    for index in 0..<2 { try check(index) }
  }

  private mutating func write(_ index: Int) throws {
    let device = devices[index]
    let appender = try device.journal.beginAppending()
    let count = Int.random(in: 1...6, using: &random)
    let numbers = (0..<UInt64(count)).map { appender.next + $0 }
    _ = try appender.append(RecordBatch(numbers.map { Self.record(device.log, $0) }))
    try appender.close()
    devices[index].holding.ends[device.log] = numbers.last
  }

  private func seal(_ index: Int) throws {
    let appender = try devices[index].journal.beginAppending()
    try appender.seal()
    try appender.close()
  }

  private func merge(_ index: Int) throws {
    let appender = try devices[index].journal.beginAppending()
    for log in devices[index].journal.logs { appender.merge(log) }
    try appender.close()
  }

  /// Redacts what is here of an entity, which is four records: an event is about one.
  private mutating func forget(_ index: Int) throws {
    let ends = devices[index].holding.ends.sorted { $0.key < $1.key }
    guard let (log, end) = ends.randomElement(using: &random) else { return }
    let number = (UInt64.random(in: 1...end, using: &random) - 1) / 4 * 4 + 1
    let numbers = NumberRanges([number...min(end, number + 3)])
    let redacted = devices[index].holding.redacted[log] ?? NumberRanges()
    guard !redacted.isSuperset(of: numbers) else { return }
    let entity = EventName(log: log, number: number)
    let appender = try devices[index].journal.beginAppending()
    try appender.redact(numbers, of: log, forgetting: [entity]) { number, _ in Self.redacted(number)
    }
    try appender.close()
    devices[index].holding.redacted[log, default: NumberRanges()].formUnion(numbers)
    devices[index].holding.forgotten.insert(entity)
  }

  /// A byte of a segment changes; the folder and, through it, the other device have copies.
  private mutating func hurt(_ index: Int) throws {
    for device in [index, 1 - index, index, 1 - index] { _ = try sync(device) }
    let device = devices[index]
    guard let segment = device.journal.sealedSegments.randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      // Only the other device can heal it, a sync later.
      for entry in try disk.list("/stick/segments") {
        try disk.remove(Path("/stick/segments").appending(entry.name))
      }
      carried = Holding()
    }
    let file = try disk.open(segment.path, for: .writing)
    let place = Int.random(in: 0..<(try file.length()), using: &random)
    var byte = try file.read(at: place, count: 1)
    byte[0] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    try file.write(byte.rawSpan, at: place)
    try file.close()
    devices[index].journal = try Self.open(device.paths, device.vault, on: disk)
    for device in [index, 1 - index, index] { _ = try sync(device) }
    #expect(try devices[index].journal.check().isEmpty)
  }

  /// As a diary syncs.
  mutating func sync(_ index: Int) throws -> SyncReport {
    let device = devices[index]
    var report = SyncReport()
    let appender = try device.journal.beginAppending()
    for log in device.journal.logs { appender.merge(log) }
    try shared.prepare(
      for: device.vault, keys: device.journal.keys, mayCreate: true, &report)
    _ = try appender.setDamageInQuarantine()
    let contents = try shared.look(beside: device.journal, &report, isCancelled: { false })
    _ = try shared.receive(contents, through: appender, &report, isCancelled: { false })
    try appender.close()
    try shared.ship(
      shared.due(from: device.journal, lacking: contents), from: device.journal, lacking: contents,
      &report, isCancelled: { false })
    devices[index].holding.formUnion(carried)
    carried.formUnion(devices[index].holding)
    return report
  }

  /// Compares a device, as it is and as another process finds it, with what must be in it.
  func check(_ index: Int) throws {
    let device = devices[index]
    let anew = try Self.open(device.paths, device.vault, on: disk)
    for journal in [device.journal, anew] {
      for (log, end) in device.holding.ends {
        let redacted = device.holding.redacted[log] ?? NumberRanges()
        var held = NumberRanges()
        var cursor = journal.cursor(of: log)
        while try cursor.advance() {
          let frame = cursor.frame
          var records = frame.records
          while true {
            let number = records.number
            guard let bytes = records.next() else { break }
            let expected =
              redacted.contains(number) ? Self.redacted(number) : Self.record(log, number)
            #expect([UInt8](copying: bytes) == expected, "seed \(seed): number \(number)")
            held.insert(number...number)
          }
        }
        #expect(
          held == NumberRanges([1...end]) && cursor.gaps.isEmpty, "seed \(seed): \(cursor.gaps)")
        #expect(journal.forks(of: log).isEmpty, "seed \(seed)")
      }
      let forgotten = Set(journal.sealedSegments.flatMap(\.extent.forgotten))
      #expect(forgotten.isSuperset(of: device.holding.forgotten), "seed \(seed)")
    }
  }
}
