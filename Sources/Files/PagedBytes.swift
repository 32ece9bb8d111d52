/// A simulated file's bytes in pages, which copies share until one of them is changed, so that
/// many versions of a disk take little room and time.
struct PagedBytes: Sendable {
  private static let pageByteCount = 4096

  private(set) var count = 0
  /// Nil stands for zeros. What lies behind `count` in the last page is zeros.
  private var pages: [[UInt8]?] = []

  /// Cuts, or lengthens with zeros.
  mutating func resize(to length: Int) {
    let pageCount = (length + Self.pageByteCount - 1) / Self.pageByteCount
    if length < count {
      pages.removeLast(pages.count - pageCount)
      let kept = length % Self.pageByteCount
      if kept > 0, let page = pages[pageCount - 1] {
        pages[pageCount - 1] = Array(page.prefix(kept)) + Self.zeros(Self.pageByteCount - kept)
      }
    } else {
      pages += repeatElement(nil, count: pageCount - pages.count)
    }
    count = length
  }

  mutating func write(_ bytes: [UInt8], at offset: Int) {
    if bytes.isEmpty { return }
    if offset + bytes.count > count { resize(to: offset + bytes.count) }
    var done = 0
    while done < bytes.count {
      let (index, start) = (offset + done).quotientAndRemainder(dividingBy: Self.pageByteCount)
      let part = bytes[done..<min(bytes.count, done + Self.pageByteCount - start)]
      done += part.count
      let isZero = Self.isZero(part)
      if isZero, pages[index] == nil || part.count == Self.pageByteCount {
        pages[index] = nil
        continue
      }
      // Taken out while it is changed, or the change would copy it.
      var page = pages[index] ?? Self.zeros(Self.pageByteCount)
      pages[index] = nil
      page.replaceSubrange(start..<start + part.count, with: part)
      pages[index] = page
    }
  }

  /// The bytes from `offset` on, `wanted` at most.
  func read(at offset: Int, count wanted: Int) -> [UInt8] {
    let end = min(count, offset + wanted)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, end - offset))
    while offset + bytes.count < end {
      let position = offset + bytes.count
      let (index, start) = position.quotientAndRemainder(dividingBy: Self.pageByteCount)
      let part = start..<min(Self.pageByteCount, start + end - position)
      if let page = pages[index] {
        bytes += page[part]
      } else {
        bytes += repeatElement(0, count: part.count)
      }
    }
    return bytes
  }

  /// Mixes length and bytes into `hash`; pages of zeros count as such, however they are kept.
  func mix(into hash: inout UInt64) {
    hash.mix(UInt64(count))
    for case (let index, let page?) in pages.enumerated() {
      var content: UInt64 = 0
      // Sound: a page has 4,096 bytes.
      unsafe page.withUnsafeBytes { bytes in
        for offset in stride(from: 0, to: Self.pageByteCount, by: 8) {
          content.mix(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
      }
      hash.mix(UInt64(index))
      hash.mix(content)
    }
  }

  private static func isZero(_ bytes: ArraySlice<UInt8>) -> Bool {
    // Sound: eight bytes are loaded only where as many are left.
    unsafe bytes.withUnsafeBytes { bytes in
      let tail = bytes.count & ~7
      for offset in stride(from: 0, to: tail, by: 8) {
        if unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != 0 { return false }
      }
      return unsafe bytes[tail...].allSatisfy { $0 == 0 }
    }
  }

  private static func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: count)
  }
}

extension UInt64 {
  /// Takes another word into a hash that tells contents apart and resists nobody.
  mutating func mix(_ word: UInt64) {
    self = (self ^ word) &* 0x9fb2_1c65_1e98_df25
    self ^= self >> 32
  }
}
