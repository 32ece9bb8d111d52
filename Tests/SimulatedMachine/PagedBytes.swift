import Platform

/// A simulated file's bytes in pages, which copies share until one of them is changed, so that
/// many versions of a disk take little room and time.
struct PagedBytes: Sendable {
  private static let pageByteCount = 4096

  private(set) var count = 0
  /// Nil means zeros. What lies behind `count` in the last page is zeros.
  private var pages: [[UInt8]?] = []

  /// Cuts, or lengthens with zeros.
  mutating func resize(to length: Int) {
    let pageCount = (length + Self.pageByteCount - 1) / Self.pageByteCount
    if length < count {
      pages.removeLast(pages.count - pageCount)
      let kept = length % Self.pageByteCount
      if kept > 0, let page = pages[pageCount - 1] {
        pages[pageCount - 1] =
          page.prefix(kept) + [UInt8](repeating: 0, count: Self.pageByteCount - kept)
      }
    } else {
      pages += repeatElement(nil, count: pageCount - pages.count)
    }
    count = length
  }

  mutating func write(_ bytes: RawSpan, at offset: Int) {
    if bytes.isEmpty { return }
    if offset + bytes.byteCount > count { resize(to: offset + bytes.byteCount) }
    var done = 0
    while done < bytes.byteCount {
      let (index, start) = (offset + done).quotientAndRemainder(dividingBy: Self.pageByteCount)
      let end = min(bytes.byteCount, done + Self.pageByteCount - start)
      let part = bytes.extracting(done..<end)
      done = end
      let isWhole = part.byteCount == Self.pageByteCount
      if isWhole || pages[index] == nil, Self.isZero(part) {
        pages[index] = nil
      } else if isWhole {
        pages[index] = [UInt8](copying: part)
      } else {
        unsafe change(index) { page in
          // Sound: page and part are different memory, and the part ends within the page.
          unsafe part.withUnsafeBytes {
            unsafe page[start..<start + $0.count].copyBytes(from: $0)
          }
        }
      }
    }
  }

  mutating func writeZeros(_ byteCount: Int, at offset: Int) {
    if byteCount == 0 { return }
    if offset + byteCount > count { resize(to: offset + byteCount) }
    let (first, end) = (offset / Self.pageByteCount, offset + byteCount)
    for index in first...(end - 1) / Self.pageByteCount where pages[index] != nil {
      let page = index * Self.pageByteCount
      let range = max(offset - page, 0)..<min(end - page, Self.pageByteCount)
      if range.count == Self.pageByteCount {
        pages[index] = nil
      } else {
        // Sound: the range ends within the page.
        unsafe change(index) { for place in range { unsafe $0[place] = 0 } }
      }
    }
  }

  /// Changes a page, which is taken out meanwhile, or the change would copy it.
  private mutating func change(_ index: Int, _ body: (UnsafeMutableRawBufferPointer) -> Void) {
    var page = pages[index] ?? [UInt8](repeating: 0, count: Self.pageByteCount)
    pages[index] = nil
    // Sound: the memory is used within the closure only.
    unsafe page.withUnsafeMutableBytes { unsafe body($0) }
    pages[index] = page
  }

  /// Copies the bytes from `offset` on into `target`.
  ///
  /// - Returns: how many; fewer than there is room for only at the end.
  func read(at offset: Int, into target: UnsafeMutableRawBufferPointer) -> Int {
    let wanted = max(0, min(count - offset, target.count))
    var done = 0
    while done < wanted {
      let (index, start) = (offset + done).quotientAndRemainder(dividingBy: Self.pageByteCount)
      let partCount = min(Self.pageByteCount - start, wanted - done)
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: target[done..<done + partCount])
      if let page = pages[index] {
        // Sound: the part of the page is as long as the part of the target.
        unsafe page.withUnsafeBytes {
          let source = unsafe UnsafeRawBufferPointer(rebasing: $0[start..<start + partCount])
          unsafe part.copyMemory(from: source)
        }
      } else {
        unsafe part.initializeMemory(as: UInt8.self, repeating: 0)
      }
      done += partCount
    }
    return wanted
  }

  /// Mixes length and bytes into `hash`; pages of zeros count as such, however they are kept.
  func mix(into hash: inout UInt64) {
    hash.mix(UInt64(count))
    for case (let index, let page?) in pages.enumerated() {
      // Four sums side by side, because each step of one waits for the one before.
      var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
      // Sound: a page has 4,096 bytes.
      unsafe page.withUnsafeBytes { bytes in
        for offset in stride(from: 0, to: Self.pageByteCount, by: 32) {
          let words = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt64>.self)
          sums.0.mix(words[0])
          sums.1.mix(words[1])
          sums.2.mix(words[2])
          sums.3.mix(words[3])
        }
      }
      guard sums != (0, 0, 0, 0) else { continue }
      hash.mix(UInt64(index))
      hash.mix(sums.0)
      hash.mix(sums.1)
      hash.mix(sums.2)
      hash.mix(sums.3)
    }
  }

  static func isZero(_ bytes: RawSpan) -> Bool {
    // Sound: bytes are loaded only where as many are left.
    unsafe bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 64 <= bytes.count {
        let block = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
        if block != .zero { return false }
        offset += 64
      }
      return unsafe bytes[offset...].allSatisfy { $0 == 0 }
    }
  }
}

extension UInt64 {
  /// Takes another word into a hash that distinguishes contents and resists nobody.
  mutating func mix(_ word: UInt64) {
    self = (self ^ word) &* 0x9fb2_1c65_1e98_df25
    self ^= self >> 32
  }
}
