import Journal
import Platform
import SimulatedMachine
import Synchronization
import Testing

/// What seals a key file or an unfinished line; the journal's files have a test of their own.
@Suite struct NonceTests {
  /// Every key and nonce that sealed something.
  private final class Uses: Sendable {
    private let noted = Mutex<[(key: SymmetricKey, nonce: [UInt8])]>([])

    var keys: [SymmetricKey] { noted.withLock { $0.map(\.key) } }
    var nonces: [[UInt8]] { noted.withLock { $0.map(\.nonce) } }

    func note(_ key: SymmetricKey, _ nonce: [UInt8]) {
      noted.withLock { $0.append((key: key, nonce: nonce)) }
    }
  }

  private let disk = SimulatedMachine().startProcess()

  private func secret(_ byte: UInt8) throws -> Secret {
    .keyFile(try #require(SymmetricKey(bytes: [UInt8](repeating: byte, count: 32))))
  }

  @Test func `A key seals one unfinished line, so that its nonce may stay`() throws {
    let uses = Uses()
    let keys = try MasterKeys.create(for: secret(1), in: "/keys", on: disk)
    for length in 0..<2_000 {
      // The same words again and again, as of a line that is kept while it is typed.
      let words = [UInt8](repeating: 7, count: length / 500)
      let sealed = SealedLine.seal(words, with: keys) { uses.note($0, $1) }
      #expect(SealedLine.open(sealed, with: keys) == words)
    }
    #expect(uses.keys.count == 2_000 && Set(uses.keys).count == 2_000)
    #expect(Set(uses.nonces).count == 1)
  }

  @Test func `A key locks one key file, however often a secret is changed and changed back`() throws
  {
    let uses = Uses()
    let vault = try UnlockedVault.create(at: "/vault", secret: secret(1), on: disk)
    for round in 0..<20 {
      let (old, new) = (try secret(UInt8(1 + round % 2)), try secret(UInt8(2 - round % 2)))
      try vault.changeSecret(from: old, to: new, on: disk) { uses.note($0, $1) }
      _ = try MasterKeys.create(for: new, in: "/other/keys", on: disk) { uses.note($0, $1) }
    }
    #expect(uses.keys.count == 40 && Set(uses.keys).count == 40)
    #expect(Set(uses.nonces).count == 40)
  }
}
