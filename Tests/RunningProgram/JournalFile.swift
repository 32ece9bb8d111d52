package import Foundation
import Platform

/// An active or sealed segment as bytes, which a test changes on the disk.
package struct JournalFile {
  package let url: URL
  /// Its content when it was read.
  package let bytes: [UInt8]
  /// Where its frames are, behind the headers; sections "Grammar" and "Frames" of the format page.
  package let frames: [Range<Int>]

  package init(_ url: URL) throws {
    self.url = url
    let bytes = Array(try Data(contentsOf: url))
    let isActive = bytes[10] == 1
    var frames: [Range<Int>] = []
    var next = isActive ? 8_192 : 96
    while bytes[next..<next + 4].elementsEqual([0xec, 0xf0, 0xe1, 0x9d]) {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[next + 8 + $1]) << (8 * $1) }
      frames.append(next..<next + 48 + length)
      next += 48 + length
    }
    (self.bytes, self.frames) = (bytes, frames)
  }

  /// Writes the file with a change to its content; without one, as it was.
  package func rewrite(_ change: (inout [UInt8]) -> Void = { _ in }) throws {
    var bytes = bytes
    change(&bytes)
    try Data(bytes).write(to: url)
  }

  /// Writes a segment with a change to both of its headers, behind checksums that fit.
  package func rewriteHeaders(_ change: (inout [UInt8]) -> Void) throws {
    try rewrite { bytes in
      for start in [0, bytes.count - 96] {
        var header = Array(bytes[start..<start + 92])
        change(&header)
        let checksum = CRC32C.checksum(of: header.rawSpan)
        header += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
        bytes.replaceSubrange(start..<start + 96, with: header)
      }
    }
  }
}
