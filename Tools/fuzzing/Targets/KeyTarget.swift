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
    do throws(WrappedKey.Fault) {
      key = try WrappedKey(decoding: file.rawSpan)
    } catch {
      return
    }
    do throws(WrappedKey.Fault) {
      let again = try WrappedKey(decoding: key.encoded.rawSpan)
      guard again == key else { throw .damaged }
    } catch {
      throw BrokenPromise("what was read does not survive being written: \(error)")
    }
    guard isCheap(key.cost) else { return }
    let opened: SymmetricKey
    do throws(SealingError) {
      opened = try key.unwrap(secret: secret.rawSpan)
    } catch {
      return
    }
    // Genuine, so nothing of it may be other than it was written.
    guard opened == ForgedFile.master, key.encoded == file else {
      throw BrokenPromise("a key opens that was not written so")
    }
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
