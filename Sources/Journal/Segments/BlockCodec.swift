private import CLZ4
import Platform

/// LZ4 blocks: what is in a sealed frame when it is smaller than the records themselves.
struct BlockCodec {
  /// The effort of LZ4-HC: for what is written anew at leisure, and for a commit someone waits for.
  enum Effort: Int32 {
    case thorough = 9
    case quick = 4
  }

  private var state: [UInt8]
  private var decoded: [UInt8] = []
  private let effort: Effort

  init(effort: Effort) {
    self.effort = effort
    state = [UInt8](repeating: 0, count: Int(LZ4_sizeofStateHC()) + 8)
  }

  /// The block of `raw`, or nil when it would not be smaller.
  ///
  /// What comes back from the block was compared with `raw`: a block that gives other bytes is not
  /// used.
  mutating func compress(_ raw: RawSpan) -> [UInt8]? {
    guard raw.byteCount > 64 else { return nil }
    // Sound: all counts are those of the buffers, and as many bytes are initialised as LZ4 says it
    // wrote; the state is larger than asked for, and LZ4 itself refuses one that is not aligned.
    let block = unsafe [UInt8](unsafeUninitializedCapacity: raw.byteCount - 1) { target, count in
      unsafe state.withUnsafeMutableBytes { state in
        let aligned = unsafe state.baseAddress?.alignedUp(toMultipleOf: 8)
        unsafe raw.withUnsafeBytes { source in
          let room = UnsafeMutableRawBufferPointer(target)
          let written = unsafe LZ4_compress_HC_extStateHC(
            aligned, source.bindMemory(to: CChar.self).baseAddress,
            room.bindMemory(to: CChar.self).baseAddress, Int32(source.count), Int32(room.count),
            effort.rawValue)
          count = max(0, Int(written))
        }
      }
    }
    return !block.isEmpty && decodes(block, to: raw) ? block : nil
  }

  private mutating func decodes(_ block: [UInt8], to raw: RawSpan) -> Bool {
    if decoded.count < raw.byteCount { decoded = [UInt8](repeating: 0, count: raw.byteCount) }
    do {
      var space = decoded.mutableSpan
      var target = space._mutatingExtracting(0..<raw.byteCount)
      guard Self.decompress(block.rawSpan, into: &target) else { return false }
    }
    return decoded.rawSpan.extracting(0..<raw.byteCount).holdsSameBytes(as: raw)
  }

  /// Whether `block` decodes to exactly the bytes that `output` has room for.
  static func decompress(_ block: RawSpan, into output: inout MutableSpan<UInt8>) -> Bool {
    // Sound: LZ4's safe decoder stays within both counts.
    unsafe output.withUnsafeMutableBytes { target in
      unsafe block.withUnsafeBytes { source in
        let written = unsafe LZ4_decompress_safe(
          source.bindMemory(to: CChar.self).baseAddress,
          target.bindMemory(to: CChar.self).baseAddress, Int32(source.count), Int32(target.count))
        return Int(written) == target.count
      }
    }
  }
}

extension RawSpan {
  fileprivate func holdsSameBytes(as other: RawSpan) -> Bool {
    guard byteCount == other.byteCount else { return false }
    // Sound: bytes are loaded only where as many are left of both.
    return unsafe withUnsafeBytes { bytes in
      unsafe other.withUnsafeBytes { others in
        var offset = 0
        while offset + 64 <= bytes.count {
          let block = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
          let other = unsafe others.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
          if block != other { return false }
          offset += 64
        }
        return unsafe bytes[offset...].elementsEqual(others[offset...])
      }
    }
  }
}
