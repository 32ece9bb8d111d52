import Journal
import Platform
import Seeds
import Testing

/// What a check makes of bytes behind the last frame of the active segment, where all should be
/// zeros.
@Suite struct ActiveTailTests {
  private static let active = Workbench.paths.active

  private func journal(_ counts: [Int], scale: Int = 3) throws -> Workbench {
    let bench = try Workbench()
    try Workbench.append(counts, to: try bench.begin(), scale: scale)
    return bench.copy()
  }

  private func frames(of bench: Workbench) throws -> [Range<Int>] {
    SweptFile(bytes: try bench.disk.readAll(Self.active), framesFrom: 8_192).frames
  }

  @Test func `A flipped bit further behind the end than a commit reaches is damage`() throws {
    let bench = try journal([3])
    for place in [300_000, 409_599] {
      let copy = bench.copy()
      try copy.flip(Self.active, bit: place * 8)
      let expected = Finding(
        .damaged, Self.active, bytes: [place..<place + 1], log: Workbench.log)
      #expect(try copy.open().check() == [expected])
      let writer = try copy.open()
      try writer.beginAppending().close()
      let report = try #require(writer.lastRecovery)
      #expect(report.isDamage && report.lost.isEmpty && report.quarantine != nil)
      #expect(try Workbench.read(writer).numbers == [1, 2, 3])
    }
  }

  @Test func `A flipped bit that can be in no sector of a torn commit is damage`() throws {
    let bench = try journal([3, 1])
    let end = try #require(try frames(of: bench).last).upperBound
    for place in stride(from: end, to: end + 2_048, by: 7) {
      let copy = bench.copy()
      try copy.flip(Self.active, bit: place * 8 + 3)
      let depth = place - max(end, place / 512 * 512)
      let cause: Finding.Cause = depth < 16 ? .tornTail : .damaged
      let expected = Finding(cause, Self.active, bytes: [place..<place + 1], log: Workbench.log)
      #expect(try copy.open().check() == [expected], "\(place)")
    }
  }

  @Test func `An active segment that is longer than its header says is damaged`() throws {
    let bench = try journal([3])
    let bytes = try bench.disk.readAll(Self.active)
    for added in [[0], [0, 0, 7]] as [[UInt8]] {
      try bench.overwrite(Self.active, bytes + added)
      let expected = Finding(
        .damaged, Self.active, bytes: [bytes.count..<bytes.count + added.count], log: Workbench.log)
      #expect(try bench.open().check() == [expected])
    }
  }

  /// Near the start of the file, and where a commit makes the file longer than it began.
  @Test(arguments: [[1], [1, 1, 1, 1]]) func `No torn commit is damage`(_ counts: [Int]) throws {
    let bench = try journal(counts, scale: counts.count > 1 ? 32_000 : 3)
    let before = try bench.disk.readAll(Self.active)
    let end = try #require(try frames(of: bench).last).upperBound
    let after = bench.copy()
    let appender = try after.open().beginAppending()
    _ = try appender.append(
      RecordBatch([[UInt8]](repeating: [UInt8](repeating: 7, count: 65_000), count: 3)))
    try appender.close()
    let whole = try after.disk.readAll(Self.active)
    #expect(try frames(of: after).count == counts.count + 4)
    let seed = firstSeed(.random(in: 0..<1_000_000))
    for shift in 0..<UInt64(Sample().count(of: 60)) {
      var random = SeededRandom(seed: seed &+ shift)
      let image = torn(before, whole, from: end, &random)
      let copy = bench.copy()
      try copy.overwrite(Self.active, image)
      let found = try copy.open().check()
      #expect(found.allSatisfy { $0.cause == .tornTail }, "ECHOLOG_SEED=\(seed &+ shift) \(found)")
      let isTold = !found.isEmpty
      #expect(isTold || image == before || image == whole, "ECHOLOG_SEED=\(seed &+ shift)")
      let writer = try copy.open()
      try writer.beginAppending().close()
      #expect(writer.lastRecovery?.isDamage != true, "ECHOLOG_SEED=\(seed &+ shift)")
      // As if the recovery had been cut before the file went.
      guard try copy.disk.statusIfPresent(of: Self.active) == nil else { continue }
      try copy.disk.open(Self.active, for: .creating).close()
      try copy.overwrite(Self.active, image)
      let again = try copy.open().check()
      #expect(again.allSatisfy { $0.cause == .tornTail }, "ECHOLOG_SEED=\(seed &+ shift) \(again)")
    }
  }

  /// Some sectors or blocks of a commit, and of the length that it gave the file.
  private func torn(
    _ before: [UInt8], _ whole: [UInt8], from end: Int, _ random: inout SeededRandom
  ) -> [UInt8] {
    let size = Bool.random(using: &random) ? 512 : 4_096
    let first = end / size
    let last = (whole.count - 1) / size
    let cut = Int.random(in: first...last, using: &random)
    let share = Int.random(in: 0...10, using: &random)
    let way = Int.random(in: 0..<3, using: &random)
    var image = before + [UInt8](repeating: 0, count: whole.count - before.count)
    var length = before.count
    for sector in first...last {
      let isKept =
        switch way {
        case 0: sector < cut
        case 1: sector >= cut
        default: Int.random(in: 0..<10, using: &random) < share
        }
      let range = max(end, sector * size)..<min((sector + 1) * size, whole.count)
      guard isKept, !range.isEmpty else { continue }
      image.replaceSubrange(range, with: whole[range])
      length = max(length, range.upperBound)
    }
    return Array(image[..<Int.random(in: length...whole.count, using: &random)])
  }

  @Test func `What is zeroed of the last acknowledged frame is reported by its bytes`() throws {
    let bench = try journal([1, 1, 1])
    let bytes = try bench.disk.readAll(Self.active)
    let frame = try #require(try frames(of: bench).last)
    for zeroed in [frame, frame.lowerBound + 20..<frame.upperBound + 300] {
      var image = bytes
      for place in zeroed { image[place] = 0 }
      try bench.overwrite(Self.active, image)
      let lost = NumberRanges([3...3])
      let found = try bench.open().check()
      #expect(
        found == [
          Finding(.damaged, Self.active, bytes: [frame], log: Workbench.log, numbers: lost),
          Finding(.lost, nil, log: Workbench.log, numbers: lost),
        ])
    }
  }

  /// The state folder's commit pointer names commits that the file never had in this folder.
  @Test func `A vault that was set back has no damaged bytes`() throws {
    let bench = try journal([3])
    let paths = [Workbench.paths.commitPointer, Self.active]
    let old = try paths.map { try bench.disk.readAll($0) }
    try Workbench.append([2, 2], to: try bench.open())
    for (path, bytes) in zip(paths, old) { try bench.overwrite(path, bytes) }
    let found = try bench.open().check()
    #expect(!found.isEmpty && found.allSatisfy { $0.path == nil }, "\(found)")
  }

  /// Whoever writes a commit pointer needs no key for it.
  @Test func `A commit pointer that names an end beyond every file is borne`() throws {
    let bench = try journal([3])
    try bench.flip(Self.active, bit: 300_000 * 8)
    for path in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      var bytes = try bench.disk.readAll(path)
      for slot in [0, 4_096] {
        for place in 48..<56 { bytes[slot + place] = 0xff }
        let checksum = CRC32C.checksum(of: Array(bytes[slot..<slot + 124]).rawSpan)
        for place in 0..<4 {
          bytes[slot + 124 + place] = UInt8(truncatingIfNeeded: checksum >> UInt32(8 * place))
        }
      }
      try bench.overwrite(path, bytes)
    }
    #expect(try bench.open().check().contains { $0.path == Self.active && $0.isDamage })
  }
}
