import CLZ4

/// The raw bytes as plain LZ4 blocks of 16 KiB: what a replay is measured against.
struct BlockCompression {
  static let blockByteCount = 16_384
  private let blocks: [[UInt8]]
  private let lengths: [Int]

  init(_ raw: [UInt8]) {
    var blocks: [[UInt8]] = []
    var lengths: [Int] = []
    for start in stride(from: 0, to: raw.count, by: Self.blockByteCount) {
      let block = Array(raw[start..<min(start + Self.blockByteCount, raw.count)])
      blocks.append(Self.compress(block))
      lengths.append(block.count)
    }
    self.blocks = blocks
    self.lengths = lengths
  }

  var byteCount: Int { blocks.reduce(0) { $0 + $1.count } }

  private static func compress(_ raw: [UInt8]) -> [UInt8] {
    // Sound: LZ4 stays within the counts it is given, which are those of the buffers.
    unsafe [UInt8](unsafeUninitializedCapacity: Int(LZ4_compressBound(Int32(raw.count)))) {
      target, count in
      count = unsafe raw.withUnsafeBytes { source in
        Int(
          unsafe LZ4_compress_HC(
            source.bindMemory(to: CChar.self).baseAddress,
            UnsafeMutableRawBufferPointer(target).bindMemory(to: CChar.self).baseAddress,
            Int32(source.count), Int32(target.count), 9))
      }
    }
  }

  /// Decodes every block into one buffer that is used again.
  func decode() {
    var target = [UInt8](repeating: 0, count: Self.blockByteCount)
    for (block, length) in zip(blocks, lengths) {
      // Sound: as above.
      let written = unsafe target.withUnsafeMutableBytes { target in
        unsafe block.withUnsafeBytes { source in
          unsafe LZ4_decompress_safe(
            source.bindMemory(to: CChar.self).baseAddress,
            target.bindMemory(to: CChar.self).baseAddress, Int32(source.count),
            Int32(target.count))
        }
      }
      guard Int(written) == length else { fatalError("a block decodes to what it was made of") }
    }
  }
}
