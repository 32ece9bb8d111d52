private import CZstd

/// Zstandard frames (RFC 8878) that are made in passing, for files that other programs read.
package enum ZstdFrame {
  /// The level at which it is about as quick as LZ4 and a good deal smaller.
  private static let level: Int32 = 1

  /// The frame of bytes, also where it is longer than these.
  package static func compress(_ raw: [UInt8]) -> [UInt8] {
    let room = ZSTD_compressBound(raw.count)
    // Sound: all counts are those of the buffers, and as many bytes are initialised as the library
    // says it wrote; with room for the worst case it fails for want of memory alone.
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { target, count in
      unsafe raw.withUnsafeBytes { source in
        count = unsafe ZSTD_compress(
          target.baseAddress, room, source.baseAddress, source.count, level)
      }
      precondition(ZSTD_isError(count) == 0, "memory for a block")
    }
  }
}
