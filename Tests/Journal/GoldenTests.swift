import Journal
import Platform
import Testing

/// Real files of format version 1, written once and kept for ever. The page
/// `Schemas/journal-format.md` explains two parts of them byte by byte.
@Suite struct GoldenTests {
  private static let schemas: Path = {
    let file = Path(#filePath)
    return file.parent.parent.parent.appending("Schemas")
  }()
  private static let golden = schemas.appending("golden/1")
  private static let segment = "segments/a33bc8766905b33f999e9deb870b7e5a.segment"

  private func bytes(_ name: String) throws -> [UInt8] {
    try POSIXDisk().readAll(Self.golden.appending(name))
  }

  /// A simulated machine whose journal is made of the golden files.
  private func bench() throws -> Workbench {
    let bench = try Workbench()
    for name in ["head", "live", Self.segment] {
      let content = try bytes(name)
      let file = try bench.disk.open(Workbench.paths.folder.appending(name), for: .creating)
      try file.write(content.rawSpan, at: 0)
      try file.sync()
      try file.close()
    }
    return bench
  }

  @Test func theGoldenJournalIsReadAndContinuedElsewhere() throws {
    let bench = try bench()
    let journal = try bench.open()
    #expect(journal.logs == [Workbench.log] && journal.unreadable.isEmpty)
    #expect(try journal.check().isEmpty)
    #expect(try Workbench.read(journal).numbers == Array(1...13))
    #expect(throws: StorageError.journal(.incarnationNeeded(.copied))) {
      try journal.beginAppending().close()
    }
    try journal.beginLog(LogID(high: 1, low: 1)).close()
    #expect(try Workbench.read(try bench.open()).numbers == Array(1...13))
  }

  @Test func theGoldenKeyAndSnapshotOpen() throws {
    let locked = try bytes("key")
    let wrapped = try WrappedKey(decoding: locked.rawSpan)
    let passphrase = Array("correct horse battery staple".utf8)
    #expect(try wrapped.unwrap(secret: passphrase.rawSpan) == Workbench.key)
    let path = Self.golden.appending("snapshot")
    let snapshot = try #require(Snapshot(path, on: POSIXDisk(), keys: Workbench.keys()))
    #expect(snapshot.tag.foldVersion == 1 && snapshot.names == ["numbers"])
    #expect(snapshot.section("numbers") == (0..<255).map { UInt8($0) })
  }

  /// It was sealed by another program, from `Schemas/vault-format.md` alone.
  @Test func `The golden attachment opens`() throws {
    let folder = AttachmentFolder(
      VaultFolder(Self.golden), keys: try Workbench.keys(), disk: POSIXDisk())
    #expect(try folder.names().count == 1 && folder.check().isEmpty)
    var content: [UInt8] = []
    for name in try folder.names() { try folder.read(name) { content += [UInt8](copying: $0) } }
    #expect(content == (0..<65_540).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) })
  }

  /// A second reader, written from the page alone: no type of the journal is used.
  @Test func thePageIsEnoughToReadACommit() throws {
    let active = try bytes("live")
    let page = String(
      decoding: try POSIXDisk().readAll(Self.schemas.appending("journal-format.md")), as: UTF8.self)
    let header = Array(active[0..<96])
    #expect(page.contains(Self.dump(header)), "the header's bytes stand on the page")
    let master = try #require(Workbench.key)
    let info = Array("echolog file 1".utf8)
    let salt = Array(header[16..<48])
    let derived = KeyedHash.hkdf(
      secret: master.span, salt: salt.rawSpan, info: info.rawSpan, count: 48)
    #expect(Array(derived[32...]) == Array(header[48..<64]), "the key check")

    let opening = Int(active[8_200])
    let start = 8_192 + 32 + opening + 16
    let length = Int(active[start + 8])
    let frame = Array(active[start..<start + 32 + length + 16])
    #expect(page.contains(Self.dump(frame)), "the first commit's bytes stand on the page")
    let cipher = AuthenticatedCipher(key: try #require(SymmetricKey(bytes: Array(derived[..<32]))))
    let (sealed, nonce, clear) = (Array(frame[32...]), Array(frame[16..<28]), Array(frame[..<28]))
    var plaintext = [UInt8](repeating: 0, count: length)
    var target = plaintext.mutableSpan
    try cipher.open(
      sealed.rawSpan, nonce: nonce.rawSpan, authenticating: clear.rawSpan, into: &target)
    #expect(page.contains(Self.dump(plaintext)), "the plaintext stands on the page")
    #expect(Array(plaintext[40...]) == [UInt8(Workbench.record(11).count)] + Workbench.record(11))
    let chained = Array(plaintext[24..<40]) + Array(frame.suffix(16))
    let chainHash = SHA256.digest(of: chained.rawSpan)
    #expect(page.contains(Self.dump(Array(chainHash[..<16]))), "the link stands on the page")
  }

  /// Sixteen bytes a line, as the page shows them.
  private static func dump(_ bytes: [UInt8]) -> String {
    stride(from: 0, to: bytes.count, by: 16).map { start in
      bytes[start..<min(start + 16, bytes.count)].map { byte in
        let digits = String(byte, radix: 16)
        return byte < 16 ? "0" + digits : digits
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
