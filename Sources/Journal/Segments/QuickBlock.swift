private import CLZ4

/// LZ4 blocks that are made in passing, for files that other programs read.
package enum QuickBlock {
  /// The block of at most 2 GB of bytes, also where it is longer than these.
  package static func compress(_ raw: [UInt8]) -> [UInt8] {
    precondition(raw.count <= LZ4_MAX_INPUT_SIZE, "a block holds at most 2 GB")
    let room = Int(LZ4_compressBound(Int32(raw.count)))
    // Sound: all counts are those of the buffers, and as many bytes are initialised as LZ4 says it
    // wrote; with room for the worst case it never fails.
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { target, count in
      unsafe raw.withUnsafeBytes { source in
        count = Int(
          unsafe LZ4_compress_default(
            source.bindMemory(to: CChar.self).baseAddress,
            UnsafeMutableRawBufferPointer(target).bindMemory(to: CChar.self).baseAddress,
            Int32(source.count), Int32(room)))
      }
    }
  }
}
