import Echolog
import Foundation
import Journal
import Platform

extension Bench {
  /// A journal of the benchmark's own making that a check finds damaged.
  private struct NotSound: Error {}

  /// `check` against reading the same files and doing nothing else, and against decrypting as many
  /// bytes in frames of about the same length, all in the same run. Files are warm in memory, so
  /// that no disk is measured.
  func measureCheck(_ vault: BenchVault, _ kind: Workload.Kind) throws {
    let paths = try vault.journal().sealedSegments.map(\.path)
    let byteCount = try vault.byteCounts().sealed
    let sealed = SealedBytes(count: byteCount)
    var (reads, opens, checks, programs): ([Double], [Double], [Double], [Double]) = (
      [], [], [], []
    )
    for _ in 0..<options.rounds {
      reads.append(try Cost.of { try read(paths) }.processorSeconds)
      opens.append(Cost.of { sealed.open() }.processorSeconds)
      let journal = try vault.journal()
      checks.append(
        try Cost.of {
          guard try journal.check().allSatisfy({ !$0.isDamage }) else { throw NotSound() }
        }.processorSeconds)
      programs.append(
        try Child.run(
          options.program, ["check", "--key-file", vault.keyFile.text],
          environment: environment(of: vault)
        ).cost.processorSeconds)
    }
    let bytes = Double(byteCount)
    say("\n`check` of \(number(bytes / 1e6)) MB sealed, \(kind.rawValue), one core")
    row(["what", "", "MB/s", "× check"])
    let check = Median(checks).value
    for (name, seconds) in [
      ("read", Median(reads).value), ("AES-GCM", Median(opens).value), ("check", check),
      ("echolog", Median(programs).value),
    ] {
      row([name, "", number(bytes / seconds / 1e6, 0), number(check / seconds, 2)])
    }
  }

  func environment(of vault: BenchVault) -> [String: String] {
    [
      "ECHOLOG_VAULT": vault.vault.text, "XDG_STATE_HOME": vault.stateHome.text,
      "XDG_CACHE_HOME": vault.cacheHome.text,
    ]
  }

  /// As `cat` would, into the same buffer again and again.
  private func read(_ paths: [Path]) throws {
    let disk = POSIXDisk()
    var buffer = [UInt8](repeating: 0, count: 128 * 1024)
    for path in paths {
      let file = try disk.open(path, for: .reading)
      var offset = 0
      while true {
        var span = buffer.mutableSpan
        let count = try file.read(at: offset, into: &span)
        offset += count
        if count < 128 * 1024 { break }
      }
    }
  }
}

/// Bytes sealed in frames of 8 KiB, about as long as those of a segment.
struct SealedBytes {
  private static let frameByteCount = 8 * 1024
  private let cipher: AuthenticatedCipher
  private let frames: [UInt8]
  private let count: Int
  private let nonce: [UInt8]

  init(count byteCount: Int) {
    guard let key = SymmetricKey(bytes: [UInt8](repeating: 7, count: SymmetricKey.byteCount)) else {
      fatalError("a key has 32 bytes")
    }
    let cipher = AuthenticatedCipher(key: key)
    let nonce = [UInt8](repeating: 1, count: AuthenticatedCipher.nonceByteCount)
    let count = max(1, byteCount / Self.frameByteCount)
    let length = Self.frameByteCount + AuthenticatedCipher.tagByteCount
    var sealed = [UInt8](repeating: 0, count: count * length)
    let plaintext = (0..<Self.frameByteCount).map { UInt8(truncatingIfNeeded: $0 &* $0) }
    for index in 0..<count {
      var bytes = sealed.mutableSpan
      var target = bytes._mutatingExtracting(index * length..<(index + 1) * length)
      // One nonce for all: nobody keeps these bytes.
      cipher.seal(
        plaintext.rawSpan, nonce: nonce.rawSpan, authenticating: nonce.rawSpan, into: &target)
    }
    (self.cipher, self.nonce, self.count) = (cipher, nonce, count)
    frames = sealed
  }

  /// Decrypts every frame into the same buffer.
  func open() {
    let length = Self.frameByteCount + AuthenticatedCipher.tagByteCount
    var plaintext = [UInt8](repeating: 0, count: Self.frameByteCount)
    for index in 0..<count {
      var target = plaintext.mutableSpan
      do throws(SealingError) {
        try cipher.open(
          frames.rawSpan.extracting(index * length..<(index + 1) * length), nonce: nonce.rawSpan,
          authenticating: nonce.rawSpan, into: &target)
      } catch {
        fatalError("what was sealed opens")
      }
    }
  }
}
