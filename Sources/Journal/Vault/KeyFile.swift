import Platform

/// A wrapped key, whose key that is, and the proof that a holder of the vault's master key made it.
/// All of it is in the file twice, in different pages.
///
/// Source: `Schemas/journal-format.md`, "Wrapped keys".
struct KeyFile: Hashable {
  private static let copyByteCount = 4096
  static let byteCount = 2 * copyByteCount
  private static let checkedByteCount = copyByteCount - 4
  private static let voucherStart = checkedByteCount - SHA256.byteCount
  private static let fingerprintStart = voucherStart - fingerprintByteCount
  private static let fingerprintByteCount = 16

  /// The key; nil in a file of a newer program.
  let wrapped: WrappedKey?
  /// Nil where no copy is whole and the key alone could be read.
  private let copy: [UInt8]?
  /// Where the bytes are not those that were written.
  let damage: [Range<Int>]

  /// Nil where nothing can be read of it.
  init?(decoding bytes: [UInt8]) {
    let places = [0, Self.copyByteCount].map { $0..<$0 + Self.copyByteCount }
    let copies = places.map { $0.upperBound <= bytes.count ? Array(bytes[$0]) : [] }
    if let copy = copies.first(where: Self.isWhole) {
      do throws(WrappedKey.Fault) {
        wrapped = try WrappedKey(decoding: copy.rawSpan.extracting(first: WrappedKey.byteCount))
      } catch {
        guard copy[8...9] != [UInt8(WrappedKey.version), 0] else { return nil }
        wrapped = nil
      }
      self.copy = copy
      var damage = zip(places, copies).filter { $1 != copy }.map { place, _ in place }
      if bytes.count > Self.byteCount { damage.append(Self.byteCount..<bytes.count) }
      self.damage = damage
      return
    }
    copy = nil
    damage = [0..<bytes.count]
    for place in places {
      do throws(WrappedKey.Fault) {
        let start = Array(bytes.dropFirst(place.lowerBound).prefix(WrappedKey.byteCount))
        wrapped = try WrappedKey(decoding: start.rawSpan)
        return
      } catch {
        // The other copy may be whole that far.
      }
    }
    return nil
  }

  private static func isWhole(_ copy: [UInt8]) -> Bool {
    copy.count == copyByteCount && CRC32C.isIntact(copy.rawSpan)
  }

  /// The bytes of a key file of this name, vouched for by its own master key.
  static func encoded(_ wrapped: WrappedKey, of master: SymmetricKey, named name: String) -> [UInt8]
  {
    var copy = wrapped.encoded
    copy += [UInt8](repeating: 0, count: fingerprintStart - copy.count)
    copy += fingerprint(of: master)
    copy += voucher(for: copy, named: name, by: master)
    var writer = ByteWriter(capacity: copyByteCount)
    writer.append(contentsOf: copy)
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes + writer.bytes
  }

  /// The same file without damage; nil where no copy of it is whole.
  var mended: [UInt8]? { copy.map { $0 + $0 } }

  /// Whether a holder of one of these keys made the file, under this name: of the key of its epoch,
  /// where that is among them.
  ///
  /// - Complexity: one keyed digest a key.
  func isVouched(by keys: [UInt32: SymmetricKey], named name: String) -> Bool {
    guard let copy else { return false }
    let told = Array(copy[Self.voucherStart..<Self.checkedByteCount])
    let body = Array(copy[..<Self.voucherStart])
    if let wrapped, let own = keys[wrapped.epoch] {
      return body[Self.fingerprintStart...] == Self.fingerprint(of: own)[...]
        && Self.voucher(for: body, named: name, by: own) == told
    }
    return keys.values.contains { Self.voucher(for: body, named: name, by: $0) == told }
  }

  /// Distinguishes one master key from another, and reveals nothing of it.
  private static func fingerprint(of master: SymmetricKey) -> [UInt8] {
    let key = KeyedHash.deriveKey(from: master, salt: RawSpan(), info: "echolog key fingerprint 1")
    return [UInt8](copying: key.span.extracting(first: fingerprintByteCount))
  }

  private static func voucher(
    for body: [UInt8], named name: String, by master: SymmetricKey
  ) -> [UInt8] {
    let key = KeyedHash.deriveKey(from: master, salt: RawSpan(), info: "echolog key voucher 1")
    return KeyedHash.hmac(key: key.span, message: (Array(name.utf8) + body).rawSpan)
  }
}
