import Journal
import Platform
import Seeds
import SimulatedMachine
import Synchronization
import Testing

/// Every key and nonce that sealed something.
final class UsedNonces: Sendable {
  private let uses = Mutex(WordSet())
  private let repeats = Mutex(0)

  var count: Int { uses.withLock { $0.count } }
  var repeatCount: Int { repeats.withLock { $0 } }

  func note(_ key: SymmetricKey, _ nonce: [UInt8]) {
    // Eight bytes of a derived key distinguish it from all others. Two uses that differ have one
    // word in common with a chance of one in 2⁶⁴, which would be reported as a repeat and looked
    // into.
    let words = [
      Self.word([UInt8](copying: key.span).prefix(8)), Self.word(nonce.prefix(8)),
      Self.word(nonce.suffix(4)),
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

@Suite struct NonceTests {
  /// As many histories as in `ECHOLOG_NONCE_HISTORIES`.
  @Test func `No nonce seals twice under one key, whatever is set back or copied`() async throws {
    let wanted = Environment.current()["ECHOLOG_NONCE_HISTORIES"].flatMap(Int.init) ?? 3_000
    let first = testSeed()
    let (used, census) = (UsedNonces(), MishapCensus())
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
            let ownSeed = first &+ UInt64(seed)
            var history = NonceHistory(from: start, keys: keys, seed: ownSeed)
            history.active(Int.random(in: 2...10, using: &history.random))
            census.note(history, seed: ownSeed)
            if seed % 50_000 == 0 {
              report(used, census, after: seed)
            }
          }
        }
      }
    }
    report(used, census, after: wanted)
    #expect(used.repeatCount == 0)
    #expect(used.count > wanted * 5)
    for fault in census.faults.prefix(20) { Issue.record("\(fault)") }
    // A history that is repeated by its seed need not have all of them.
    for mishap in Mishap.allCases where wanted >= 1_000 {
      #expect(census.count(of: mishap) * 50 > wanted, "\(mishap.rawValue)")
    }
  }

  private func report(_ used: UsedNonces, _ census: MishapCensus, after count: Int) {
    print(
      "nonces: \(used.count) uses in \(count) histories, \(used.repeatCount) repeats;",
      census.description)
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
