import Journal
import Platform

/// Wrapped keys, which travel in a shared folder. The bytes are one without its checksum; behind
/// 120 of them, the file as it is.
enum KeyTarget {
  private static let secret: [UInt8] = Array("secret".utf8)
  private static let checkedByteCount = WrappedKey.byteCount - 4

  static var seeds: [[UInt8]] {
    let costs: [PassphraseCost] = [
      .keyFile, .pbkdf2(rounds: 2), .argon2id(memoryKiB: 8, passes: 1, lanes: 1),
    ]
    return costs.flatMap { cost -> [[UInt8]] in
      guard let master = ForgedFile.master else { return [] }
      do throws(SealingError) {
        let key = try WrappedKey(
          wrapping: master, epoch: 3, secret: secret.rawSpan, cost: cost,
          salt: [UInt8](repeating: 1, count: 32), nonce: [UInt8](repeating: 2, count: 12))
        return [Array(key.encoded.prefix(checkedByteCount)), key.encoded]
      } catch {
        return []
      }
    }
  }

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    var file = bytes
    if file.count == checkedByteCount {
      let checksum = CRC32C.checksum(of: file.rawSpan)
      file += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
    }
    let key: WrappedKey
    do throws(SealingError) {
      key = try WrappedKey(decoding: file.rawSpan)
    } catch {
      return
    }
    do throws(SealingError) {
      let again = try WrappedKey(decoding: key.encoded.rawSpan)
      try isSame(again, key)
    } catch {
      throw BrokenPromise("what was read does not survive being written: \(error)")
    }
    guard isCheap(key.cost) else { return }
    do throws(SealingError) {
      let opened = try key.unwrap(secret: secret.rawSpan)
      guard opened == ForgedFile.master else { throw SealingError.notAWrappedKey }
      // Genuine, so nothing of it may be other than it was written.
      guard key.encoded == file else { throw SealingError.wrappedKeyDamaged }
    } catch {
      if error == .notAWrappedKey || error == .wrappedKeyDamaged {
        throw BrokenPromise("a key opens that was not written so")
      }
    }
  }

  private static func isSame(_ one: WrappedKey, _ other: WrappedKey) throws(SealingError) {
    if one != other { throw .wrappedKeyDamaged }
  }

  private static func isCheap(_ cost: PassphraseCost) -> Bool {
    switch cost {
    case .argon2id(let memoryKiB, let passes, _):
      UInt64(memoryKiB) * UInt64(passes) <= 64 || memoryKiB > 4 << 20
    case .pbkdf2(let rounds): rounds <= 10 || rounds > 100_000_000
    case .keyFile: true
    }
  }
}
