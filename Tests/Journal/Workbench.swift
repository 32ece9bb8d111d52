import Journal
import Platform
import SimulatedMachine
import Testing

/// A journal on a simulated machine, and the short ways to speak of it that the tests share.
struct Workbench {
  static let key = SymmetricKey(bytes: (0..<32).map { UInt8($0) })
  static let log = LogID(high: 0x1122_3344_5566_7788, low: 0x99aa_bbcc_ddee_ff00)
  static let paths = JournalPaths(folder: "/vault/journal", state: "/state")

  let machine: SimulatedMachine
  let disk: SimulatedDisk
  /// Is given everything that the journals seal.
  let witness: SealingWitness?

  /// A machine without a journal.
  init(capacityBytes: Int? = nil, witness: SealingWitness? = nil) throws {
    self.witness = witness
    machine = SimulatedMachine(capacityBytes: capacityBytes)
    disk = machine.startProcess()
    try JournalFolder.create(at: Self.paths, on: disk)
  }

  /// The machine after a power cut.
  init(restartedFrom image: CrashImage, witness: SealingWitness? = nil) {
    self.witness = witness
    machine = SimulatedMachine(restartedFrom: image)
    disk = machine.startProcess()
  }

  /// Another process on a machine.
  init(on machine: SimulatedMachine, witness: SealingWitness? = nil) {
    self.witness = witness
    self.machine = machine
    disk = machine.startProcess()
  }

  static func keys(_ witness: SealingWitness? = nil) throws -> KeyRing {
    KeyRing(epoch: 1, key: try #require(key), witness: witness)
  }

  func open(_ disk: SimulatedDisk? = nil, machineID: String = "here") throws -> JournalFolder {
    try JournalFolder(
      at: Self.paths, on: disk ?? self.disk, keys: Self.keys(witness), machineID: machineID,
      refusesWaiting: false)
  }

  /// An open journal that has begun its log.
  func begin() throws -> JournalFolder {
    let journal = try open()
    try journal.beginLog(Self.log).close()
    return journal
  }

  /// The record for a number in these tests: its digits, repeated `scale` times.
  static func record(_ number: UInt64, scale: Int = 3) -> [UInt8] {
    Array(String(repeating: "\(number) ", count: scale).utf8)
  }

  /// Commits, each of as many records as in `counts`; the records contain their numbers.
  static func append(_ counts: [Int], to journal: JournalFolder, scale: Int = 3) throws {
    for count in counts {
      let appender = try journal.beginAppending()
      let first = appender.next
      let batch = RecordBatch((0..<UInt64(count)).map { record(first + $0, scale: scale) })
      let commit = try appender.append(batch)
      #expect(commit.first == first && commit.last == first + UInt64(count) - 1)
      try appender.close()
    }
  }

  /// Moves what is in the active segment into a sealed one.
  static func seal(_ journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    try appender.seal()
    try appender.close()
  }

  /// Everything a cursor yields, by number; every record has to be the one that was written.
  static func read(
    _ journal: JournalFolder, from number: UInt64 = 1, log: LogID = log, scale: Int? = 3
  ) throws -> (numbers: [UInt64], gaps: [Gap]) {
    var numbers: [UInt64] = []
    var cursor = journal.cursor(of: log, from: number)
    while try cursor.advance() {
      let frame = cursor.frame
      var records = frame.records
      var count = 0
      while true {
        let number = records.number
        guard let bytes = records.next() else { break }
        if let scale { #expect([UInt8](copying: bytes) == record(number, scale: scale)) }
        numbers.append(number)
        count += 1
      }
      #expect(count == frame.count)
    }
    return (numbers, cursor.gaps)
  }

  /// Puts a file's bytes as they should be now, in place and durable.
  func overwrite(_ path: Path, _ bytes: [UInt8]) throws {
    let file = try disk.open(path, for: .writing)
    try file.truncate(to: bytes.count)
    try file.write(bytes.rawSpan, at: 0)
    try file.sync()
    try file.close()
  }

  func flip(_ path: Path, bit: Int) throws {
    let file = try disk.open(path, for: .writing)
    var byte = try file.read(at: bit / 8, count: 1)
    byte[0] ^= 1 << UInt8(bit % 8)
    try file.write(byte.rawSpan, at: bit / 8)
    try file.close()
  }

  /// Leaves so many bytes free on the machine.
  func leaveFree(_ byteCount: Int) throws {
    let plenty = 1 << 30
    machine.capacityBytes = plenty
    machine.capacityBytes = plenty - (try disk.freeBytes(at: Self.paths.folder)) + byteCount
  }

  /// The machine's disk as it is now, as a machine of its own that has nothing pending.
  func copy() -> Workbench {
    let pending = machine.pendingOperations()
    return Workbench(
      restartedFrom: machine.crashImage(pending.map { _ in .kept }), witness: witness)
  }
}
