/// A change that a power cut may undo, because nothing has made it durable.
package enum PendingOperation: Hashable, Sendable {
  case write(inode: UInt64, offset: Int, byteCount: Int)
  case truncate(inode: UInt64, length: Int)
  /// A name given, taken away or both; folders are named by inode.
  case entry(inode: UInt64, from: String?, to: String?)

  /// The fates worth trying: all or nothing, and for a write also zeros, garbage, its first or last
  /// half of 512-byte sectors, and of 4,096-byte sectors when it touches more than one.
  package var fates: [Fate] {
    guard case .write(_, let offset, let byteCount) = self, byteCount > 0 else {
      return [.lost, .kept]
    }
    var fates: [Fate] = [.lost, .kept, .zeros, .garbage(seed: UInt64(offset))]
    for sectorBytes in [512, 4096] {
      let sectors = (offset + byteCount - 1) / sectorBytes - offset / sectorBytes + 1
      guard sectors > 1 else { continue }
      let half = UInt64(1) << UInt64(min(sectors / 2, 63)) - 1
      fates += [
        .torn(sectorBytes: sectorBytes, kept: half), .torn(sectorBytes: sectorBytes, kept: ~half),
      ]
    }
    return fates
  }

  /// Further fates, of a write to at most eight sectors of 512 bytes: it ends after each of them
  /// but the last, before what was there or before garbage.
  package var shortenings: [Fate] {
    guard case .write(_, let offset, let byteCount) = self, byteCount > 0 else { return [] }
    let sectors = (offset + byteCount - 1) / 512 - offset / 512 + 1
    guard 2...8 ~= sectors else { return [] }
    return (1..<sectors).flatMap { count -> [Fate] in
      let torn = Fate.torn(sectorBytes: 512, kept: 1 << UInt64(count) - 1)
      let overrun = Fate.overrun(sectorCount: count, seed: UInt64(offset + count))
      return fates.contains(torn) ? [overrun] : [torn, overrun]
    }
  }
}

extension PendingOperation {
  /// Any fate that it can have.
  package func drawFate(using random: inout some RandomNumberGenerator) -> Fate {
    let isWrite = if case .write = self { true } else { false }
    switch Int.random(in: 0..<(isWrite ? 8 : 2), using: &random) {
    case 0, 2: return .lost
    case 1, 3: return .kept
    case 4:
      let shortened = Bool.random(using: &random) ? shortenings.randomElement(using: &random) : nil
      return shortened ?? .torn(sectorBytes: 512, kept: random.next())
    case 5: return .torn(sectorBytes: 4096, kept: random.next())
    case 6: return .zeros
    default: return .garbage(seed: random.next())
    }
  }
}
