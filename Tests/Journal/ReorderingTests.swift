import Journal
import Platform
import Testing

@Suite struct ReorderingTests {
  private func swapped(_ bytes: [UInt8], _ first: Range<Int>, _ second: Range<Int>) -> [UInt8] {
    Array(bytes[..<first.lowerBound]) + bytes[second] + bytes[first.upperBound..<second.lowerBound]
      + bytes[first] + bytes[second.upperBound...]
  }

  /// Frames know their numbers, so nothing is lost by their order, and the order is noticed.
  @Test func swappedAndDoubledActiveFramesLoseNothing() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 2, 1, 3, 1, 1], to: journal)
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    let all = Array(SweptFile(bytes: bytes, framesFrom: 8_192).frames.dropFirst())
    #expect(all.count == 6)
    var images: [[UInt8]] = []
    for (position, first) in all.enumerated() {
      for second in all[(position + 1)...] { images.append(swapped(bytes, first, second)) }
      var doubled = bytes
      let end = all[5].upperBound
      doubled.replaceSubrange(end..<end + first.count, with: bytes[first])
      images.append(doubled)
    }
    for (position, image) in images.enumerated() {
      let copy = bench.copy()
      try copy.overwrite(Workbench.paths.active, image)
      let writer = try copy.open()
      #expect(try Workbench.read(writer).numbers == Array(1...9), "image \(position)")
      try writer.beginAppending().close()
      let report = try #require(writer.lastRecovery, "image \(position) was not noticed")
      #expect(report.lost.isEmpty && report.tornFrameCount == 0)
      try Workbench.append([1], to: writer)
      #expect(try Workbench.read(try copy.open()).numbers == Array(1...10), "image \(position)")
    }
  }

  /// A frame that was taken out from between others is reported by its numbers.
  @Test func anActiveFrameTakenOutIsReportedByItsNumbers() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 2, 1, 3, 1, 1], to: journal)
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    let numbers: [ClosedRange<UInt64>] = [1...1, 2...3, 4...4, 5...7, 8...8, 9...9]
    let frames = SweptFile(bytes: bytes, framesFrom: 8_192).frames
    for (range, frame) in zip(numbers, frames.dropFirst()) {
      let copy = bench.copy()
      try copy.overwrite(
        Workbench.paths.active, Array(bytes[..<frame.lowerBound]) + bytes[frame.upperBound...])
      let writer = try copy.open()
      try writer.beginAppending().close()
      #expect(try Workbench.read(writer).gaps == [Gap(numbers: range, reason: .lost)])
    }
  }

  /// Frames and whole files of another place are never taken for what belongs there.
  @Test func swappedFramesAndFilesOfSegmentsAreNoticed() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    for _ in 0..<2 { try Workbench.append([6_000], to: journal, scale: 12) }
    let paths = journal.sealedSegments.map(\.path)
    let images = try paths.map { try bench.disk.readAll($0) }
    let both = images.map { Array(SweptFile(bytes: $0, framesFrom: 96).frames[1..<6]) }
    for (first, second) in zip(both[0], both[0].dropFirst()) {
      try bench.overwrite(paths[0], swapped(images[0], first, second))
      let opened = try bench.open()
      #expect(try opened.check().count == 1)
      let (numbers, gaps) = try Workbench.read(opened, scale: 12)
      #expect(numbers.count == 12_000 && gaps.isEmpty)
    }
    try bench.overwrite(paths[0], images[0])
    var foreign = images[0]
    let (mine, theirs) = (both[0][2], both[1][2])
    let count = min(mine.count, theirs.count)
    foreign.replaceSubrange(
      mine.lowerBound..<mine.lowerBound + count,
      with: images[1][theirs.lowerBound..<theirs.lowerBound + count])
    try bench.overwrite(paths[0], foreign)
    #expect(try Workbench.read(try bench.open(), scale: 12).gaps.count == 1)
    try bench.overwrite(paths[0], images[1])
    try bench.overwrite(paths[1], images[0])
    #expect(try Workbench.read(try bench.open(), scale: 12).numbers == Array(1...12_000))
  }

  /// A key that opens nothing is a wrong key; it must not turn a history into lost numbers.
  @Test func aWrongKeyDeclaresNothingLost() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([5], to: journal)
    try Workbench.seal(journal)
    let path = try #require(journal.sealedSegments.first).path
    let other = try #require(SymmetricKey(bytes: [UInt8](repeating: 9, count: 32)))
    #expect(throws: StorageError.file(path, .wrongKey)) {
      try JournalFolder(
        at: Workbench.paths, on: bench.disk, keys: KeyRing(epoch: 1, key: other), machineID: "here")
    }
    let waiting = try JournalFolder(
      at: Workbench.paths, on: bench.disk, keys: KeyRing(epoch: 2, key: other), machineID: "here")
    #expect(throws: StorageError.file(path, .unknownEpoch(1))) {
      try waiting.beginAppending().close()
    }
    waiting.add(epoch: 1, key: try #require(Workbench.key))
    try Workbench.append([1], to: waiting)
    #expect(try Workbench.read(waiting).numbers == Array(1...6))
  }
}
