import Bytes
import Files
import Journal
import Testing

/// Faults in what several segments tell together.
extension FaultsFoundTests {
  /// The first copy of a header is damaged, and the second is a newer program's: nothing of the
  /// file is damage, and nobody sets it aside.
  @Test func aNewerHeaderBehindADamagedOneIsRefused() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let appender = try journal.beginAppending()
    try appender.seal()
    try appender.close()
    try Workbench.append([2], to: journal)
    let sealed = try #require(journal.sealedSegments.first).path
    let length = try bench.disk.readAll(sealed).count
    let changes: [(fault: FileFault, change: (inout [UInt8]) -> Void)] = [
      (.newerFormat(version: 2), { $0[8] = 2 }), (.unknownEpoch(9), { $0[12] = 9 }),
      (.wrongKey, { $0[50] ^= 1 }),
    ]
    for (fault, change) in changes {
      for (path, second) in [(Workbench.paths.live, 4_096), (sealed, length - 96)] {
        let bench = bench.copy()
        try bench.flip(path, bit: 20 * 8)
        var bytes = try bench.disk.readAll(path)
        var header = Array(bytes[second..<second + 92])
        change(&header)
        let checksum = CRC32C.checksum(of: header.rawSpan)
        header += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
        bytes.replaceSubrange(second..<second + 96, with: header)
        try bench.overwrite(path, bytes)
        if path == sealed {
          let opened = try bench.open()
          #expect(opened.unreadable == [UnreadableFile(path: path, fault: fault)])
          let appender = try opened.beginAppending()
          #expect(try appender.setDamageAside() == false)
          try appender.close()
        } else {
          #expect(throws: JournalError.file(path, fault)) { try bench.open() }
        }
        #expect(try bench.disk.readAll(path) == bytes)
      }
    }
  }
}
