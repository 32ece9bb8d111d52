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
        segment.path, on: bench.disk, framesFrom: 96, numbers: segment.stretch.numbers)
    }
    live = try SweptFile(
      Workbench.paths.live, on: bench.disk, framesFrom: 8_192,
      numbers: Self.last - UInt64(Self.liveCount) + 1...Self.last)
    let folders = [Workbench.paths.folder, Workbench.paths.state]
    heads = try folders.map { folder in
      try SweptFile(folder.appending("head"), on: bench.disk, framesFrom: 8_192, numbers: nil)
    }
    snapshot = try SweptFile(Self.snapshot, on: bench.disk, framesFrom: 96, numbers: nil)
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
  /// From the clear headers alone, in order.
  let frames: [Range<Int>]
  /// The one number that each frame holds; nil for opening, padding and footer.
  let numberOfFrame: [UInt64?]
  let numbers: ClosedRange<UInt64>?

  init(
    _ path: Path, on disk: SimulatedDisk, framesFrom start: Int, numbers: ClosedRange<UInt64>?
  ) throws {
    self.path = path
    bytes = try disk.readAll(path)
    frames = Self.frames(in: bytes, from: start)
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

  /// The numbers in frames that have a byte in a range.
  func numbers(touching range: Range<Int>) -> NumberRanges {
    var touched = NumberRanges()
    for (frame, number) in zip(frames, numberOfFrame) where frame.overlaps(range) {
      if let number { touched.insert(number...number) }
    }
    return touched
  }
}

/// A single fault of a file.
enum SweptFault: Hashable {
  case flip(bit: Int)
  case cut(length: Int)
  case zero(sector: Int)
  case swap(Int, Int)
  case double(frame: Int)
  case delete(frame: Int)
  case replace(by: Path)
  case remove

  var kind: String {
    switch self {
    case .flip: "flips"
    case .cut: "cuts"
    case .zero: "zeroed sectors"
    case .swap: "swaps"
    case .double: "doubled"
    case .delete: "deleted"
    case .replace: "replaced files"
    case .remove: "removed files"
    }
  }

  /// Every single fault of a file's bytes and frames that changes a byte.
  static func all(of file: SweptFile) -> [SweptFault] {
    var faults = (0..<file.bytes.count * 8).map { SweptFault.flip(bit: $0) }
    faults += (0..<file.bytes.count).map { .cut(length: $0) }
    for sector in 0..<(file.bytes.count + 511) / 512 {
      let end = min(sector * 512 + 512, file.bytes.count)
      if file.bytes[sector * 512..<end].contains(where: { $0 != 0 }) {
        faults.append(.zero(sector: sector))
      }
    }
    for first in file.frames.indices {
      faults += file.frames.indices[(first + 1)...].map { .swap(first, $0) }
      faults += [.double(frame: first), .delete(frame: first)]
    }
    return faults
  }

  func applied(to file: SweptFile) -> [UInt8] {
    var bytes = file.bytes
    switch self {
    case .flip(let bit): bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    case .cut(let length): bytes.removeLast(bytes.count - length)
    case .zero(let sector):
      for index in sector * 512..<min(sector * 512 + 512, bytes.count) { bytes[index] = 0 }
    case .swap(let first, let second):
      let (first, second) = (file.frames[first], file.frames[second])
      bytes.replaceSubrange(
        first.lowerBound..<second.upperBound,
        with: file.bytes[second] + file.bytes[first.upperBound..<second.lowerBound]
          + file.bytes[first])
    case .double(let frame):
      bytes.insert(contentsOf: file.bytes[file.frames[frame]], at: file.frames[frame].upperBound)
    case .delete(let frame): bytes.removeSubrange(file.frames[frame])
    case .replace, .remove: break
    }
    return bytes
  }

  /// The numbers that the fault may cost, and must be told to have cost; no others.
  func loss(in file: SweptFile) -> NumberRanges {
    switch self {
    case .flip(let bit): return file.numbers(touching: bit / 8..<bit / 8 + 1)
    case .cut(let length):
      // Up to the opening of a segment, or the header of a live file, nothing tells what was there.
      let isLive = file.path == Workbench.paths.live
      let needed = isLive ? 96 : file.frames.first?.upperBound ?? 0
      guard length < needed, let numbers = file.numbers else {
        return file.numbers(touching: length..<file.bytes.count)
      }
      return NumberRanges([numbers])
    case .zero(let sector): return file.numbers(touching: sector * 512..<sector * 512 + 512)
    case .swap, .double: return NumberRanges()
    case .delete(let frame): return NumberRanges(file.numberOfFrame[frame].map { [$0...$0] } ?? [])
    case .replace, .remove: return NumberRanges(file.numbers.map { [$0] } ?? [])
    }
  }
}
