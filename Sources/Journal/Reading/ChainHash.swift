import Platform

/// Sixteen bytes that depend on every commit of a log up to some number, so that equal chain hashes
/// at equal numbers mean equal histories.
///
/// They are computed from authentication tags, never from texts, and so survive sealing, merging
/// and redaction and reveal nothing about what was forgotten.
package struct ChainHash: Hashable, Sendable {
  static let byteCount = 16

  /// Bytes 0 to 7 and 8 to 15, least significant first.
  fileprivate let low: UInt64
  fileprivate let high: UInt64

  fileprivate init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The chain hash before the first record of every log.
  package static let start = ChainHash(low: 0, high: 0)

  /// The chain hash after one more active frame with this authentication tag.
  func advanced(by tag: RawSpan) -> ChainHash {
    var hash = SHA256()
    return advanced(by: tag, through: &hash)
  }

  /// The same where many follow each other.
  func advanced(by tag: RawSpan, through hash: inout SHA256) -> ChainHash {
    var writer = ByteWriter(capacity: 2 * Self.byteCount)
    writer.append(chainHash: self)
    writer.append(contentsOf: tag)
    hash.update(writer.span)
    return ChainHash(digest: hash.restart())
  }

  private init(digest: [UInt8]) {
    func word(_ offset: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(digest[offset + $1]) << UInt64(8 * $1) }
    }
    self.init(low: word(0), high: word(8))
  }

  /// The chain hash of sixteen bytes, or nil when there are not exactly sixteen.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.init(digest: bytes)
  }

  /// The sixteen bytes as they are in files and in `Seen` events.
  package var bytes: [UInt8] {
    var writer = ByteWriter(capacity: Self.byteCount)
    writer.append(chainHash: self)
    return writer.bytes
  }
}

extension ByteWriter {
  mutating func append(chainHash: ChainHash) {
    append(littleEndian: chainHash.low)
    append(littleEndian: chainHash.high)
  }

  mutating func append(log: LogID) {
    append(littleEndian: log.high.byteSwapped)
    append(littleEndian: log.low.byteSwapped)
  }
}

extension ByteReader {
  @_lifetime(self: copy self)
  mutating func readLink() throws(BytesError) -> ChainHash {
    ChainHash(low: try readLittleEndian(), high: try readLittleEndian())
  }

  @_lifetime(self: copy self)
  mutating func readLog() throws(BytesError) -> LogID {
    let high: UInt64 = try readLittleEndian()
    let low: UInt64 = try readLittleEndian()
    return LogID(high: high.byteSwapped, low: low.byteSwapped)
  }
}
