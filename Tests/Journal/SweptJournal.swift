import Bytes
import Files
import Journal
import Testing

/// A journal of more than two hundred frames in as few bytes as will do: three segments of fifty
/// frames, a live file of sixty, both heads and a snapshot.
struct SweptJournal {
  static let segmentCount = 3
  static let recordsPerSegment = 50
  static let liveCount = 60
  static let last = UInt64(segmentCount * recordsPerSegment + liveCount)
  static let snapshot: Path = "/state/snapshot"
  static let sections: [(name: String, bytes: [UInt8])] = [
    ("echoes", (0..<700).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }), ("goals", [1, 2, 3]),
    ("moments", (0..<140_000).map { UInt8(truncatingIfNeeded: $0 >> 10) }),
  ]

  let bench: Workbench
  let segments: [SweptFile]
  let live: SweptFile
  let heads: [SweptFile]
  let snapshot: SweptFile

  /// A record that is alone in its sealed frame, and small there.
  static func record(_ number: UInt64) -> [UInt8] {
    let isLive = number > UInt64(segmentCount * recordsPerSegment)
    let filler = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: isLive ? 2 : 8_200)
    return Array("\(number) ".utf8) + filler
  }

  init() throws {
    let bench = try Workbench()
    self.bench = bench
    let journal = try bench.begin()
    let counts =
      [Int](repeating: Self.recordsPerSegment, count: Self.segmentCount)
      + [Int](repeating: 1, count: Self.liveCount)
    for count in counts {
      let appender = try journal.beginAppending()
      let numbers = (0..<UInt64(count)).map { appender.next + $0 }
      _ = try appender.append(RecordBatch(numbers.map(Self.record)))
      try appender.close()
    }
    try Self.shortenLive(on: bench)
    var writer = try SnapshotWriter(Self.snapshot, on: bench.disk, keys: Workbench.keys())
    for section in Self.sections { try writer.append(section.name, section.bytes.rawSpan) }
    try writer.finish(
      SnapshotTag(
        foldVersion: 1, forgotten: [], ends: [Workbench.log: journal.end(of: Workbench.log)]))
    let ordered = journal.sealedSegments.sorted { $0.stretch.first < $1.stretch.first }
    segments = try ordered.map { segment in
      try SweptFile(
        segment.path, on: bench.disk, parts: [0, 96], numbers: segment.stretch.numbers)
    }
    live = try SweptFile(
      Workbench.paths.live, on: bench.disk, parts: [0, 4_096, 8_192],
      numbers: Self.last - UInt64(Self.liveCount) + 1...Self.last)
    let folders = [Workbench.paths.folder, Workbench.paths.state]
    heads = try folders.map { folder in
      try SweptFile(
        folder.appending("head"), on: bench.disk, parts: [0, 128, 4_096, 4_224, 8_192],
        slots: [0..<128, 4_096..<4_224], numbers: nil)
    }
    snapshot = try SweptFile(Self.snapshot, on: bench.disk, parts: [0, 96], numbers: nil)
  }

  /// Every other file in the place of one; both heads hold the same.
  func replacements(of file: SweptFile) -> [SweptFault] {
    let others = (segments + [live] + heads + [snapshot]).filter { $0.bytes != file.bytes }
    return others.map { .replace(by: $0.path) }
  }

  /// A live file begins with 400 KiB, nearly all zeros. The header tells the length, so that one of
  /// 16 KiB is as good, and every bit of it can be flipped.
  private static func shortenLive(on bench: Workbench) throws {
    var bytes = Array(try bench.disk.readAll(Workbench.paths.live).prefix(16_384))
    for header in [0, 4_096] {
      bytes.replaceSubrange(header + 64..<header + 72, with: [0, 0x40, 0, 0, 0, 0, 0, 0])
      let checksum = CRC32C.checksum(of: Array(bytes[header..<header + 92]).rawSpan)
      for place in 0..<4 {
        bytes[header + 92 + place] = UInt8(truncatingIfNeeded: checksum >> UInt32(8 * place))
      }
    }
    try bench.overwrite(Workbench.paths.live, bytes)
  }
}

/// A file as it should be, and where its frames are.
struct SweptFile {
  let path: Path
  let bytes: [UInt8]
  /// From the clear headers alone, in order; of a head its slots.
  let frames: [Range<Int>]
  /// All of its bytes: headers or slots, frames, and what stands behind them.
  let pieces: [Range<Int>]
  /// The one number that each frame holds; nil for opening, padding and footer.
  let numberOfFrame: [UInt64?]
  let numbers: ClosedRange<UInt64>?

  /// - Parameters:
  ///   - parts: where its pieces begin, up to the first frame.
  ///   - slots: what counts as the frames of a file without any.
  init(
    _ path: Path, on disk: SimulatedDisk, parts: [Int], slots: [Range<Int>] = [],
    numbers: ClosedRange<UInt64>?
  ) throws {
    self.path = path
    bytes = try disk.readAll(path)
    let found = Self.frames(in: bytes, from: parts[parts.count - 1])
    frames = slots + found
    var bounds = parts + found.map(\.upperBound)
    if let last = bounds.last, last < bytes.count { bounds.append(bytes.count) }
    pieces = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    self.numbers = numbers
    let count = numbers.map { Int($0.upperBound - $0.lowerBound) + 1 } ?? 0
    numberOfFrame = frames.indices.map { index in
      guard let numbers, index >= 1, index <= count else { return nil }
      return numbers.lowerBound + UInt64(index) - 1
    }
    if numbers != nil { #expect(frames.count > count, "\(path): a record a frame") }
  }

  /// Bytes of no certain file.
  init(bytes: [UInt8], framesFrom start: Int) {
    path = "/"
    self.bytes = bytes
    frames = Self.frames(in: bytes, from: start)
    numberOfFrame = frames.map { _ in nil }
    pieces = []
    numbers = nil
  }

  private static func frames(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
    var frames: [Range<Int>] = []
    var offset = start
    while offset + 32 <= bytes.count, Array(bytes[offset..<offset + 4]) == [0xec, 0xf0, 0xe1, 0x9d]
    {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[offset + 8 + $1]) << (8 * $1) }
      frames.append(offset..<offset + 48 + length)
      offset += 48 + length
    }
    return frames
  }

  /// The pieces that have a byte in a range, which is not empty.
  func pieces(touching range: Range<Int>) -> Range<Int> {
    let touched = pieces.filter { $0.overlaps(range) }
    let end = touched.last?.upperBound ?? range.upperBound
    return (touched.first?.lowerBound ?? range.lowerBound)..<end
  }

  /// The numbers in frames that have a byte in a range, without those of one frame.
  func numbers(touching range: Range<Int>, but spared: Int? = nil) -> NumberRanges {
    var touched = NumberRanges()
    for index in frames.indices where index != spared && frames[index].overlaps(range) {
      if let number = numberOfFrame[index] { touched.insert(number...number) }
    }
    return touched
  }

  /// The bytes that a copy of a frame takes where another one begins.
  func written(_ frame: Int, at place: Int) -> Range<Int> {
    let start = frames[place].lowerBound
    return start..<start + frames[frame].count
  }
}
