import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// A vault with three segments of its own, one of another device, an active segment, commit
/// pointers and a key, and two folders with the same: a shared one and an old copy.
struct LivedVault {
  typealias Records = [LogID: [UInt64: [UInt8]]]

  static let target: Path = "/laptop/vault-recovered"
  static let partial: Path = "/laptop/vault-recovered.partial"
  static let vault: Path = "/laptop/vault"

  let bench: Workbench
  let clock = TestClock(Workbench.noon2025)
  /// The files of the vault, by their paths in it.
  let files: [String: [UInt8]]
  let records: Records

  init() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    var random = SeededRandom(seed: 7)
    for round in 0..<3 {
      for _ in 0..<14 {
        let text = (0..<300).map { _ in String(random.next(), radix: 36) }.joined(separator: " ")
        _ = try await laptop.commit(CaptureMemory(text: text))
      }
      _ = try await laptop.sync(bench.shared)
      if round == 0 {
        let phone = try await bench.join("phone", clock)
        _ = try await phone.commit(LogMoment("from afar"))
        _ = try await phone.sync(bench.shared)
      }
    }
    for number in 0..<20 { _ = try await laptop.commit(LogMoment("walk \(number)")) }
    let disk = bench.machine.startProcess()
    self.bench = bench
    files = try Self.files(in: Self.vault, on: disk)
    for (name, bytes) in files {
      let path = Path("/backup").appending(name)
      try disk.makeDirectories(path.parent)
      try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    }
    try disk.makeDirectories("/backup/journal/aside")
    records = try HurtVault(machine: bench.machine, whole: nil).records(of: Self.vault)
    #expect(records.count == 2 && files.keys.filter { $0.contains("segments/") }.count >= 4)
  }

  /// The segment with the most in it.
  var largestSegment: String {
    let segments = files.filter { $0.key.contains("segments/") }
    return segments.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }?.key ?? ""
  }

  static func files(in folder: Path, on disk: SimulatedDisk) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for entry in try disk.list(folder) {
      let path = folder.appending(entry.name)
      if entry.kind == .directory {
        for (name, bytes) in try files(in: path, on: disk) {
          found[entry.name + "/" + name] = bytes
        }
      } else {
        found[entry.name] = try disk.readAll(path)
      }
    }
    return found
  }

  /// A change of a file's bytes; nil takes the file away.
  struct Damage {
    let name: String
    let change: ((inout [UInt8]) -> Void)?

    init(name: String, _ change: ((inout [UInt8]) -> Void)?) {
      self.name = name
      self.change = change
    }
  }

  /// Single faults of every kind; none of what no reader looks at.
  func damages(to file: String, _ random: inout SeededRandom) throws -> [Damage] {
    guard !file.hasSuffix("lock"), !file.hasSuffix("reserve") else { return [] }
    let bytes = try #require(files[file])
    let frames = Self.frames(in: bytes)
    var damages = [Damage(name: "removal", nil)]
    for _ in 0..<8 {
      let bit = Int.random(in: 0..<min(bytes.count, 60_000) * 8, using: &random)
      damages.append(Damage(name: "flip of bit \(bit)") { $0[bit / 8] ^= 1 << UInt8(bit % 8) })
    }
    for _ in 0..<4 {
      let length = Int.random(in: 0..<bytes.count, using: &random)
      damages.append(Damage(name: "cut at \(length)") { $0.removeLast($0.count - length) })
    }
    for _ in 0..<3 {
      let sector = Int.random(in: 0..<(min(bytes.count, 60_000) + 511) / 512, using: &random)
      damages.append(
        Damage(name: "zeroed sector \(sector)") { bytes in
          for index in sector * 512..<min(sector * 512 + 512, bytes.count) { bytes[index] = 0 }
        })
    }
    guard frames.count > 3 else { return damages }
    let (first, second) = (frames[1], frames[frames.count - 2])
    return damages + [
      Damage(name: "swap") { bytes in
        let moved = Array(bytes[second]) + bytes[first.upperBound..<second.lowerBound]
        bytes.replaceSubrange(
          first.lowerBound..<second.upperBound, with: moved + Array(bytes[first]))
      },
      Damage(name: "doubling") { $0.insert(contentsOf: Array($0[first]), at: first.upperBound) },
      Damage(name: "deletion") { $0.removeSubrange(first) },
      Damage(name: "replacement") { [files] bytes in
        let other = files.keys.sorted().first { $0.contains("segments/") && $0 != file }
        if let other, let others = files[other] { bytes = others }
      },
    ]
  }

  private static func frames(in bytes: [UInt8]) -> [Range<Int>] {
    var frames: [Range<Int>] = []
    var offset = 96
    while offset + 32 <= bytes.count {
      guard Array(bytes[offset..<offset + 4]) == [0xec, 0xf0, 0xe1, 0x9d] else {
        offset += frames.isEmpty ? 32 : bytes.count
        continue
      }
      let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 8 + $1]) << (8 * $1) }
      frames.append(offset..<offset + 48 + length)
      offset += 48 + length
    }
    return frames
  }

  /// The machine as it is, with a segment damaged, and beside it one of another vault, which waits
  /// for its key.
  func hurtBesideStranger() async throws -> (hurt: HurtVault, name: String, bytes: [UInt8]) {
    let stranger = try await LivedVault()
    let hurt = try hurt(largestSegment, Damage(name: "flip") { $0[900] ^= 8 })
    let name = stranger.largestSegment
    let path = Self.vault.appending(name)
    let bytes = try #require(stranger.files[name])
    try hurt.machine.startProcess().replace(
      path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    return (hurt, name, bytes)
  }

  /// The machine as it is, with one file of the vault damaged.
  func hurt(_ file: String, _ damage: Damage) throws -> HurtVault {
    let pending = bench.machine.pendingOperations()
    let machine = SimulatedMachine(
      restartedFrom: bench.machine.crashImage(pending.map { _ in .kept }))
    let disk = machine.startProcess()
    let path = Self.vault.appending(file)
    if let change = damage.change {
      var bytes = try disk.readAll(path)
      change(&bytes)
      let opened = try disk.open(path, for: .writing)
      try opened.truncate(to: bytes.count)
      try opened.write(bytes.rawSpan, at: 0)
      try opened.sync()
      try opened.close()
    } else {
      try disk.remove(path)
    }
    return HurtVault(machine: machine, whole: self)
  }
}

/// A vault with one damaged file.
struct HurtVault {
  let machine: SimulatedMachine
  let whole: LivedVault?

  private var bench: Workbench {
    var bench = Workbench()
    bench.machine = machine
    return bench
  }

  func repair(
    into target: Path? = nil, from other: Path? = nil, isForeseen: Bool = false,
    mayGoOn: (Int, Int) -> Bool = { _, _ in true }
  ) throws -> RepairReport {
    let disk = machine.startProcess()
    return try Diary.repair(
      bench.place("laptop"), into: target, from: other, isForeseen: isForeseen,
      secret: bench.secret(on: disk), on: disk, mayGoOn: mayGoOn)
  }

  /// Everything that can be read of a vault, by log and number.
  func records(of vault: Path) throws -> LivedVault.Records {
    let disk = machine.startProcess()
    var journal: JournalFolder?
    journal = try self.journal(of: vault, on: disk)
    var found: LivedVault.Records = [:]
    for log in journal?.logs ?? [] {
      guard var cursor = journal?.cursor(of: log) else { continue }
      found[log] = [:]
      while try cursor.advance() {
        var records = cursor.frame.records
        while true {
          let number = records.number
          guard let record = records.next() else { break }
          found[log]?[number] = [UInt8](copying: record)
        }
      }
    }
    return found
  }

  /// The keys are taken from the shared folder, where nothing is damaged.
  private func journal(of vault: Path, on disk: SimulatedDisk) throws -> JournalFolder {
    let keys = try MasterKeys.unlock(
      with: try bench.secret(on: disk), in: "/shared/keys", on: disk)
    let marker = try VaultFolder(bench.shared).readMarker(on: disk)
    let place = VaultPlace(vault: vault, states: "/laptop/state", caches: "/laptop/cache")
    return try JournalFolder(
      at: JournalPaths(folder: vault.appending("journal"), state: place.state(of: marker.vaultID)),
      on: disk, keys: KeyRing(epoch: keys.writing.epoch, key: keys.writing.key),
      machineID: Machine.id)
  }

  /// Repairs without help, and compares the copy with what the original's readers still see.
  ///
  /// - Returns: whether anything was lost.
  func repairAlone(_ context: String) throws -> Bool {
    let truth = try #require(whole).records
    let seen = try records(of: LivedVault.vault)
    let before = try LivedVault.files(in: LivedVault.vault, on: machine.startProcess())
    let report: RepairReport
    do {
      report = try repair()
    } catch DiaryError.storage(.secret(.noUsableKey)) {
      #expect(context.contains("keys/"), "\(context)")
      return false
    }
    #expect(
      try LivedVault.files(in: LivedVault.vault, on: machine.startProcess()) == before, "\(context)"
    )
    guard case .copied(let copy) = report.outcome else {
      // What was lost has no file any more that a copy could be without.
      let own = truth.ownLog
      if report.outcome == .nothingDamaged { #expect(seen[own] == truth[own], "\(context)") }
      try expectLosses(report, seen, truth, context)
      return seen != truth
    }
    let held = try records(of: copy)
    for (log, numbers) in held {
      for (number, record) in numbers {
        #expect(truth[log]?[number] == record, "\(context): \(number) is not as written")
      }
    }
    let nothing: [UInt64: [UInt8]] = [:]
    for log in truth.keys {
      #expect(held[log, default: nothing] == seen[log, default: nothing], "\(context)")
    }
    try expectLosses(report, held, truth, context)
    for log in truth.keys {
      #expect(
        report.kept[log, default: NumberRanges()].count == UInt64(held[log, default: nothing].count)
          && held[log, default: nothing].keys.allSatisfy { report.kept[log]?.contains($0) == true },
        "\(context)")
      let back = NumberRanges(seen[log, default: nothing].keys.map { $0...$0 })
      #expect(report.returned[log]?.ranges.allSatisfy { back.intersection($0).isEmpty } != false)
    }
    let findings = try journal(of: copy, on: machine.startProcess()).check()
    #expect(
      findings.allSatisfy { [.lost, .missing].contains($0.cause) }, "\(context): \(findings)")
    return held != truth
  }

  /// What is reported lost is what is not there; a log of which nothing is left is no longer known.
  private func expectLosses(
    _ report: RepairReport, _ held: LivedVault.Records, _ truth: LivedVault.Records,
    _ context: String
  ) throws {
    for (log, numbers) in truth {
      let told = NumberRanges(report.losses.filter { $0.log == log }.map(\.numbers))
      let last = max(held[log]?.keys.max() ?? 0, told.ranges.last?.upperBound ?? 0)
      // How far the log of another device goes is only in its segments.
      for number in numbers.keys where log == truth.ownLog || number <= last {
        let isHeld = held[log]?[number] != nil
        #expect(told.contains(number) != isHeld, "\(context): \(number)")
      }
    }
  }

  /// Repairs with another folder, and expects everything to be there.
  func repairFromReplica(_ isShared: Bool, _ context: String) throws {
    let truth = try #require(whole).records
    let report = try repair(from: isShared ? bench.shared : "/backup")
    if report.outcome == .nothingDamaged { return }
    #expect(report.outcome == .copied(LivedVault.target), "\(context)")
    #expect(report.losses.isEmpty, "\(context): \(report.losses)")
    #expect(try records(of: LivedVault.target) == truth, "\(context)")
    let findings = try journal(of: LivedVault.target, on: machine.startProcess()).check()
    #expect(findings.isEmpty, "\(context): \(findings)")
  }

  /// Writes in the copy and in the original, which never go on with one log.
  func writeOn(_ context: String) async throws {
    let truth = try #require(whole).records
    guard try machine.startProcess().statusIfPresent(of: LivedVault.target) != nil else { return }
    let disk = machine.startProcess()
    let place = bench.place("laptop")
    let clock = TestClock(Workbench.noon2025)
    let copy = try Diary.open(
      at: VaultPlace(vault: LivedVault.target, states: place.states, caches: place.caches),
      deviceName: DeviceName("laptop"), secret: bench.secret(on: disk),
      dependencies: bench.dependencies(clock, hoursEast: 0), on: disk)
    let kept = try await copy.commit(LogMoment("in the copy"))
    #expect(truth[kept.name.log] == nil, "\(context)")
    _ = try await copy.view()
    guard context.contains("segments/") else { return }
    let original = try bench.open("laptop", clock)
    let other = try await original.commit(LogMoment("in the original"))
    #expect(other.name.log != kept.name.log, "\(context)")
  }
}

extension LivedVault.Records {
  /// The log that the damaged device wrote, which is the longest.
  fileprivate var ownLog: LogID {
    self.max { $0.value.count < $1.value.count }?.key ?? LogID(high: 0, low: 0)
  }
}
