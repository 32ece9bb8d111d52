import Journal
import Platform
import Testing

/// A journal of more than two hundred frames in three segments in as few bytes as will do, with an
/// active segment of sixty, both commit pointers and a snapshot.
struct SweptJournal {
  static let segmentCount = 3
  static let recordsPerSegment = 67
  static let activeCount = 60
  static let snapshot: Path = "/state/snapshot"
  static let sections: [(name: String, bytes: [UInt8])] = [
    ("echoes", (0..<700).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }), ("goals", [1, 2, 3]),
    ("moments", (0..<140_000).map { UInt8(truncatingIfNeeded: $0 >> 10) }),
  ]

  let bench: Workbench
  let content: SweptContent
  /// What a check reports without any fault: numbers that were lost before.
  let known: [Finding]
  var segments: [SweptFile]
  let active: SweptFile
  let commitPointers: [SweptFile]
  let snapshot: SweptFile

  /// A record that is alone in its sealed frame, and small there.
  static func record(_ number: UInt64) -> [UInt8] {
    let isActive = number > UInt64(segmentCount * recordsPerSegment)
    let filler = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: isActive ? 2 : 8_200)
    return Array("\(number) ".utf8) + filler
  }

  init() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    var content = SweptContent()
    let counts =
      [Int](repeating: Self.recordsPerSegment, count: Self.segmentCount)
      + [Int](repeating: 1, count: Self.activeCount)
    for count in counts {
      let appender = try journal.beginAppending()
      let records = (0..<UInt64(count)).map { Self.record(appender.next + $0) }
      _ = try appender.append(RecordBatch(records))
      try appender.close()
      for record in records { content.append(record, to: Workbench.log) }
    }
    let last = content.last(of: Workbench.log)
    try self.init(
      bench, journal, holding: content,
      activeFrames: (last - UInt64(Self.activeCount) + 1...last).map { $0...$0 })
    let isOneEach = segments.allSatisfy { $0.numbersOfFrame.allSatisfy { $0?.count ?? 1 == 1 } }
    #expect(isOneEach && segments.count == Self.segmentCount, "a record a frame")
    #expect(known.isEmpty)
  }

  /// What was written on a bench, with a snapshot beside it.
  ///
  /// - Parameter activeFrames: the numbers in each frame of the active segment. A cursor yields
  ///   those of the others, because it yields their frames one by one.
  init(
    _ bench: Workbench, _ journal: JournalFolder, holding content: SweptContent,
    activeFrames: [ClosedRange<UInt64>]
  ) throws {
    self.bench = bench
    self.content = content
    let frames = try Dictionary(
      uniqueKeysWithValues: content.logs.map { ($0, try Self.frames(of: $0, in: journal)) })
    try Self.shortenActive(on: bench)
    try Self.writeSnapshot(of: journal, on: bench)
    segments = try journal.sealedSegments.sorted {
      ($0.extent.log, $0.extent.first) < ($1.extent.log, $1.extent.first)
    }.map { segment in
      let extent = segment.extent
      return try SweptFile(
        segment.path, on: bench.disk, parts: [0, 96], log: extent.log,
        records: (frames[extent.log] ?? []).filter { extent.numbers.contains($0.lowerBound) },
        framesBeside: 3,
        isLastKnown: extent.log != Workbench.log
          && extent.last == content.last(of: extent.log))
    }
    active = try SweptFile(
      Workbench.paths.active, on: bench.disk, parts: [0, 4_096, 8_192], log: Workbench.log,
      records: activeFrames, framesBeside: 1)
    let folders = [Workbench.paths.folder, Workbench.paths.state]
    commitPointers = try folders.map { folder in
      try SweptFile(
        folder.appending("head"), on: bench.disk, parts: [0, 128, 4_096, 4_224, 8_192],
        slots: [0..<128, 4_096..<4_224])
    }
    snapshot = try SweptFile(Self.snapshot, on: bench.disk, parts: [0, 96])
    let opened = try bench.open()
    known = try opened.check()
    #expect(known.allSatisfy { $0.cause == .lost }, "before any fault: \(known)")
    try Sweep.expect(content, in: opened, "before any fault")
    Sweep.expectGaps(content, toldBy: known, "before any fault")
  }

  private static func frames(
    of log: LogID, in journal: JournalFolder
  ) throws -> [ClosedRange<UInt64>] {
    var frames: [ClosedRange<UInt64>] = []
    var cursor = journal.cursor(of: log)
    while try cursor.advance() {
      let first = cursor.frame.records.number
      frames.append(first...first + UInt64(cursor.frame.count) - 1)
    }
    return frames
  }

  private static func writeSnapshot(of journal: JournalFolder, on bench: Workbench) throws {
    var writer = try SnapshotWriter(snapshot, on: bench.disk, keys: Workbench.keys())
    for section in sections { try writer.append(section.name, section.bytes.rawSpan) }
    try writer.finish(
      SnapshotTag(
        foldVersion: 1, forgotten: [], ends: [Workbench.log: journal.end(of: Workbench.log)]))
  }

  /// What a check reports beyond what was lost before.
  func news(in found: [Finding]) -> [Finding] { found.filter { !known.contains($0) } }

  /// Every other file in the place of one; both commit pointers are equal.
  func replacements(of file: SweptFile) -> [SweptFault] {
    let others = (segments + [active] + commitPointers + [snapshot]).filter {
      $0.bytes != file.bytes
    }
    return others.map { .replace(by: $0.path) }
  }

  /// An active segment begins with 400 KiB, nearly all zeros. The length is in the header, so that
  /// one that ends soon behind its last frame is as good, and every bit of it can be flipped.
  private static func shortenActive(on bench: Workbench) throws {
    let whole = try bench.disk.readAll(Workbench.paths.active)
    let end = SweptFile(bytes: whole, framesFrom: 8_192).frames.last?.upperBound ?? 8_192
    let length = ((end + 512) / 4_096 + 1) * 4_096
    var bytes = Array(whole.prefix(length))
    for header in [0, 4_096] {
      put(UInt64(length), of: 8, at: header + 64, in: &bytes)
      let checksum = CRC32C.checksum(of: Array(bytes[header..<header + 92]).rawSpan)
      put(UInt64(checksum), of: 4, at: header + 92, in: &bytes)
    }
    try bench.overwrite(Workbench.paths.active, bytes)
  }

  private static func put(
    _ value: UInt64, of byteCount: Int, at place: Int, in bytes: inout [UInt8]
  ) {
    for offset in 0..<byteCount {
      bytes[place + offset] = UInt8(truncatingIfNeeded: value >> UInt64(8 * offset))
    }
  }
}
