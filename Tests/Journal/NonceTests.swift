import Bytes
import Files
import Journal
import Sealing
import Seeds
import Synchronization
import System
import Testing

/// Every key and nonce that sealed something.
final class UsedNonces: Sendable {
  private let uses = Mutex(WordSet())
  private let repeats = Mutex(0)

  var count: Int { uses.withLock { $0.count } }
  var repeatCount: Int { repeats.withLock { $0 } }

  func note(_ key: SymmetricKey, _ nonce: [UInt8]) {
    // Eight bytes of a derived key tell it from all others. Two uses that differ have one word in
    // common with a chance of one in 2⁶⁴, which would be told as a repeat and looked into.
    let words = [
      Self.word(key.bytes.prefix(8)), Self.word(nonce.prefix(8)), Self.word(nonce.suffix(4)),
    ]
    let use = words.reduce(0 as UInt64) { mixed, word in
      let product = (mixed ^ word) &* 0x9fb2_1c65_1e98_df25
      return (product ^ product >> 32) &* 0x9e37_79b9_7f4a_7c15
    }
    if !uses.withLock({ $0.insert(use) }) { repeats.withLock { $0 += 1 } }
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

/// A random history of one vault's journal on several machines, with everything that makes a
/// counter go back: crashes, cuts, copies, old copies and failing calls.
struct NonceHistory {
  let keys: KeyRing
  var random: SeededRandom
  private var machines: [Place]

  private struct Place {
    var machine: SimulatedMachine
    var name: String
    /// Two processes that take turns.
    var open: [JournalFolder] = []
  }

  init(from start: CrashImage, keys: KeyRing, seed: UInt64) {
    self.keys = keys
    random = SeededRandom(seed: seed)
    machines = [Place(machine: SimulatedMachine(restartedFrom: start), name: "here")]
  }

  mutating func live(_ stepCount: Int) {
    for _ in 0..<stepCount {
      let index = machines.indices.randomElement(using: &random) ?? 0
      switch Int.random(in: 0..<16, using: &random) {
      case 0: crash(index)
      case 1: cut(index)
      case 2 where machines.count < 3: copy(index, name: "there \(machines.count)")
      case 3 where machines.count < 3: copy(index, name: machines[index].name)
      case 4:
        let calls = Int.random(in: 0..<40, using: &random)
        machines[index].machine.add(Fault(.fail(.io), callsBefore: calls))
      case 5: machines[index].open = []
      default: write(index)
      }
    }
  }

  private mutating func crash(_ index: Int) {
    let image = machines[index].machine.drawCrashImage(using: &random)
    machines[index].machine = SimulatedMachine(restartedFrom: image)
    machines[index].open = []
  }

  /// The machine as it is now is an old copy once either goes on.
  private mutating func copy(_ index: Int, name: String) {
    let machine = machines[index].machine
    let kept = machine.pendingOperations().map { _ in Fate.kept }
    machines.append(
      Place(machine: SimulatedMachine(restartedFrom: machine.crashImage(kept)), name: name))
  }

  private mutating func cut(_ index: Int) {
    do {
      let disk = machines[index].machine.startProcess()
      let file = try disk.open(Workbench.paths.live, for: .writing)
      try file.truncate(to: Int.random(in: 8_200..<9_000, using: &random))
    } catch {
      // Without a live file there is nothing to cut.
    }
  }

  private mutating func write(_ index: Int) {
    do {
      if machines[index].open.count < 2 {
        let folder = try JournalFolder(
          at: Workbench.paths, on: machines[index].machine.startProcess(), keys: keys,
          machineID: machines[index].name)
        machines[index].open.append(folder)
      }
      guard let journal = machines[index].open.randomElement(using: &random) else { return }
      let appender = try begin(journal)
      for _ in 0..<Int.random(in: 1..<4, using: &random) {
        // A small commit, one of several frames, and one with a record that is sealed alone.
        let sizes =
          switch Int.random(in: 0..<40, using: &random) {
          case 0: [30_000, 30_000, 30_000]
          case 1: [70_000]
          default: [40]
          }
        _ = try appender.append(
          RecordBatch((sizes + [3]).map { [UInt8](repeating: 7, count: $0) }))
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try appender.seal()
      case 1: appender.consolidate(appender.log)
      case 2:
        try appender.blank(NumberRanges([1...1]), of: appender.log, forgetting: []) { _, _ in [0] }
      case 3:
        var writer = try SnapshotWriter("/state/snapshot", on: journal.disk, keys: keys)
        for name in ["echoes", "moments"] {
          let count = Int.random(in: 0..<140_000, using: &random)
          try writer.append(name, [UInt8](repeating: 3, count: count).rawSpan)
        }
        try writer.finish(SnapshotTag(foldVersion: 1, forgotten: [], ends: [:]))
      default: break
      }
      try appender.close()
    } catch {
      // What fails and what is refused is told of elsewhere; here only the cipher's calls count.
    }
  }

  private mutating func begin(_ journal: JournalFolder) throws -> LogAppender {
    do throws(JournalError) {
      return try journal.beginAppending(timeoutMilliseconds: 0)
    } catch {
      guard case .incarnationNeeded = error else { throw error }
      let log = LogID(high: random.next(), low: random.next())
      return try journal.beginLog(log, timeoutMilliseconds: 0)
    }
  }
}

@Suite struct NonceTests {
  /// As many histories as `ECHOLOG_NONCE_HISTORIES` says.
  @Test func `No nonce seals twice under one key, whatever is set back or copied`() async throws {
    let wanted = Environment.current()["ECHOLOG_NONCE_HISTORIES"].flatMap(Int.init) ?? 3_000
    let first = firstSeed(0)
    let used = UsedNonces()
    let key = try #require(Workbench.key)
    let keys = KeyRing(epoch: 1, key: key) { used.note($0, $1) }
    let bench = try Workbench()
    try bench.begin().beginAppending().close()
    let pending = bench.machine.pendingOperations()
    let start = bench.machine.crashImage(pending.map { _ in .kept })
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<2 {
        group.addTask {
          for seed in stride(from: worker, to: wanted, by: 2) {
            var history = NonceHistory(from: start, keys: keys, seed: first + UInt64(seed))
            history.live(Int.random(in: 2...10, using: &history.random))
            if seed % 50_000 == 0 {
              report(used, after: seed)
            }
          }
        }
      }
    }
    report(used, after: wanted)
    #expect(used.repeatCount == 0)
    #expect(used.count > wanted * 5)
  }

  private func report(_ used: UsedNonces, after count: Int) {
    print("nonces: \(used.count) uses in \(count) histories, \(used.repeatCount) repeats")
  }

  /// The recorder notices what it is for.
  @Test func `A nonce that comes twice is counted`() throws {
    let used = UsedNonces()
    let cipher = AuthenticatedCipher(key: try #require(Workbench.key)) { used.note($0, $1) }
    let (text, context): ([UInt8], [UInt8]) = ([9], [])
    var output = [UInt8](repeating: 0, count: 17)
    for byte in [1, 2, 1] as [UInt8] {
      let nonce = [UInt8](repeating: byte, count: 12)
      var target = output.mutableSpan
      cipher.seal(
        text.rawSpan, nonce: nonce.rawSpan, authenticating: context.rawSpan, into: &target)
    }
    #expect(used.count == 2 && used.repeatCount == 1)
  }
}
