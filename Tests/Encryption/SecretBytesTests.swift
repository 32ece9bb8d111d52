import Foundation
import Journal
import Platform
import Seeds
import Testing

/// Where keys and passphrases are, and what is left of them. One test after the other, as one fills
/// the locked memory in which the others look for theirs.
@Suite(.serialized) struct SecretBytesTests {
  private static func random(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max) }
  }

  private func address(_ bytes: RawSpan) -> UInt {
    unsafe bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  }

  @Test func `What was handed over to a key is wiped, whether it makes one or not`() throws {
    for count in [31, 32, 33] {
      var bytes = Self.random(count)
      let copy = Array(bytes)
      let key = SymmetricKey(wiping: &bytes)
      #expect(bytes == [UInt8](repeating: 0, count: count))
      #expect(key.map { [UInt8](copying: $0.span) } == (count == 32 ? copy : nil))
    }
  }

  @Test func `Secrets are equal by their bytes and are printed nowhere`() throws {
    let words: [UInt8] = Array("open sesame".utf8)
    let secret = SecretBytes(copying: words.rawSpan)
    #expect(secret == SecretBytes(copying: words.rawSpan))
    #expect(secret != SecretBytes(copying: words.rawSpan.extracting(first: 10)))
    #expect(secret != SecretBytes(copying: words.reversed().rawSpan))
    #expect(SecretBytes(copying: RawSpan()) == SecretBytes(copying: RawSpan()))
    var dumped = ""
    dump(secret, to: &dumped)
    #expect("\(secret) \(dumped)" == "secret - secret #0\n")
  }

  /// Of a locked heap that was used up, libcrypto itself would have no room to compute in.
  @Test func `More and longer secrets than fit in locked memory are kept, and keys derived`() throws
  {
    let keys = try (0..<5_000).map { number in
      try #require(SymmetricKey(bytes: [UInt8](repeating: UInt8(number % 256), count: 32)))
    }
    let long = [UInt8](repeating: 0x61, count: 1 << 16)
    let secrets = (0..<3).map { _ in SecretBytes(copying: long.rawSpan) }
    let salt = [UInt8](repeating: 1, count: 32)
    let derived = keys.map { KeyedHash.deriveKey(from: $0, salt: salt.rawSpan, info: "test") }
    #expect(Set(derived).count == 256)
    let slow = PassphraseCost.pbkdf2(rounds: 2)
    let stretched = try secrets.map { try slow.deriveKey(from: $0.span, salt: salt.rawSpan) }
    #expect(Set(stretched).count == 1)
    for (number, key) in keys.enumerated() {
      #expect([UInt8](copying: key.span) == [UInt8](repeating: UInt8(number % 256), count: 32))
    }
  }

  #if os(Linux)
    /// What a container may forbid: `ulimit -l`.
    private static let mayLock: Bool = {
      let limits = FileManager.default.contents(atPath: "/proc/self/limits") ?? Data()
      let line = String(decoding: limits, as: UTF8.self).split(separator: "\n")
        .first { $0.hasPrefix("Max locked memory") }
      let soft = line?.dropFirst("Max locked memory".count).split(separator: " ").first ?? "0"
      return soft == "unlimited" || (Int(soft) ?? 0) >= 1 << 16
    }()

    @Test(.enabled(if: mayLock, "this user may lock no memory"))
    func `Keys and passphrases are in memory that is locked and comes into no core file`() throws {
      let words: [UInt8] = Array("open sesame".utf8)
      let key = try #require(SymmetricKey(bytes: Self.random(32)))
      let secret = SecretBytes(copying: words.rawSpan)
      for place in [address(key.span), address(secret.span)] {
        let flags = try #require(try Self.flags(at: place))
        #expect(flags.contains("lo") && flags.contains("dd"), "\(flags)")
      }
      let status = try String(decoding: Self.read("/proc/self/status"), as: UTF8.self)
      let locked = try #require(status.firstMatch(of: #/VmLck:\s+(\d+) kB/#))
      #expect(try #require(Int(locked.1)) >= 64)
      #expect(try Self.flags(at: address(words.rawSpan))?.contains("lo") == false)
    }

    /// In both kinds of memory. Another test may have taken the place since, which is no harm.
    @Test func `A secret is overwritten once nobody refers to it`() throws {
      for count in [4_096, 40_000] {
        let words = Self.random(count)
        var secret: SecretBytes? = SecretBytes(copying: words.rawSpan)
        let place = try #require(secret.map { address($0.span) })
        #expect(Self.memory(at: place, count: count) == Data(words))
        secret = nil
        let left = Self.memory(at: place, count: count)
        for start in stride(from: 0, to: count - 16, by: 16) {
          #expect(left?.range(of: Data(words[start..<start + 16])) == nil, "\(count): \(start)")
        }
      }
    }

    private static func read(_ path: String) throws -> Data {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { #expect(throws: Never.self) { try file.close() } }
      return try file.readToEnd() ?? Data()
    }

    /// The kernel's letters for the mapping of the address, as in proc(5).
    private static func flags(at place: UInt) throws -> [Substring]? {
      var isHere = false
      for line in try String(decoding: read("/proc/self/smaps"), as: UTF8.self).split(
        separator: "\n")
      {
        if let range = line.firstMatch(of: #/^([0-9a-f]+)-([0-9a-f]+) /#),
          let start = UInt(range.1, radix: 16), let end = UInt(range.2, radix: 16)
        {
          isHere = (start..<end).contains(place)
        } else if isHere, line.hasPrefix("VmFlags:") {
          return line.split(separator: " ").dropFirst().map { $0 }
        }
      }
      return nil
    }

    /// Nil where nothing is mapped any more.
    private static func memory(at place: UInt, count: Int) -> Data? {
      do {
        let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/mem"))
        defer { #expect(throws: Never.self) { try file.close() } }
        try file.seek(toOffset: UInt64(place))
        return try file.read(upToCount: count)
      } catch {
        return nil
      }
    }
  #endif
}
