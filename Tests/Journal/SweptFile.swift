import Journal
import Platform
import SimulatedMachine
import Testing

/// A file as it should be, and where its frames are.
struct SweptFile {
  let path: Path
  let bytes: [UInt8]
  /// From the clear headers alone, in order; of a commit pointer its slots.
  let frames: [Range<Int>]
  /// All of its bytes: headers or slots, frames, and what is behind them.
  let pieces: [Range<Int>]
  /// Whose records are in it.
  let log: LogID?
  /// Those in each frame; nil for opening, padding and footer.
  let numbersOfFrame: [ClosedRange<UInt64>?]
  let numbers: ClosedRange<UInt64>?
  /// Whether nothing else shows that its numbers were ever given: it has the last that are here of
  /// another device's log.
  let isLastKnown: Bool
  /// The numbers that are in another file too.
  var spared = NumberRanges()

  /// - Parameters:
  ///   - parts: where its parts begin, up to the first frame.
  ///   - slots: what counts as the frames of a file without any.
  ///   - records: the numbers in each of its frames with records, in their order.
  ///   - framesBeside: how many frames it has without records.
  init(
    _ path: Path, on disk: SimulatedDisk, parts: [Int], slots: [Range<Int>] = [],
    log: LogID? = nil, records: [ClosedRange<UInt64>] = [], framesBeside: Int = 0,
    isLastKnown: Bool = false
  ) throws {
    self.path = path
    self.log = log
    self.isLastKnown = isLastKnown
    bytes = try disk.readAll(path)
    let found = Self.frames(in: bytes, from: parts[parts.count - 1])
    frames = slots + found
    var bounds = parts + found.map(\.upperBound)
    if let last = bounds.last, last < bytes.count { bounds.append(bytes.count) }
    pieces = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    numbers = records.first.flatMap { first in
      records.last.map { first.lowerBound...$0.upperBound }
    }
    numbersOfFrame = frames.indices.map { index in
      records.indices.contains(index - 1) ? records[index - 1] : nil
    }
    if log != nil {
      #expect(frames.count == records.count + framesBeside, "\(path): the numbers of each frame")
    }
  }

  /// Where the second header of a sealed file begins; else its end.
  var tail: Int { log == nil || path == Workbench.paths.active ? bytes.count : bytes.count - 96 }

  /// Bytes of no certain file.
  init(bytes: [UInt8], framesFrom start: Int) {
    path = "/"
    self.bytes = bytes
    frames = Self.frames(in: bytes, from: start)
    pieces = []
    log = nil
    numbersOfFrame = frames.map { _ in nil }
    numbers = nil
    isLastKnown = false
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

  /// The parts that have a byte in a range, which is not empty.
  func pieces(touching range: Range<Int>) -> Range<Int> {
    let touched = pieces.filter { $0.overlaps(range) }
    let end = touched.last?.upperBound ?? range.upperBound
    return (touched.first?.lowerBound ?? range.lowerBound)..<end
  }

  /// The numbers in frames that have a byte in a range, without those of one frame and without
  /// those that are in another file too.
  func numbers(touching range: Range<Int>, but kept: Int? = nil) -> NumberRanges {
    var touched = NumberRanges()
    for index in frames.indices where index != kept && frames[index].overlaps(range) {
      if let numbers = numbersOfFrame[index] { touched.insert(numbers) }
    }
    return unspared(touched)
  }

  /// All of its numbers, without those that are in another file too.
  var allNumbers: NumberRanges { unspared(NumberRanges(numbers.map { [$0] } ?? [])) }

  private func unspared(_ numbers: NumberRanges) -> NumberRanges {
    NumberRanges(numbers.ranges.flatMap { spared.gaps(within: $0).ranges })
  }

  /// Whether all of some numbers are in one frame.
  func isOneFrame(_ numbers: NumberRanges) -> Bool {
    numbersOfFrame.contains { $0.map { NumberRanges([$0]).isSuperset(of: numbers) } ?? false }
  }

  /// Whether the byte is one of many that are alike: deep inside a long frame, or of zeros.
  func isDull(_ byte: Int) -> Bool {
    pieces.contains { piece in
      piece.count > 1_024 && byte >= piece.lowerBound + 128 && byte < piece.upperBound - 64
    }
  }

  /// The bytes that a copy of a frame takes where another one begins.
  func written(_ frame: Int, at place: Int) -> Range<Int> {
    let start = frames[place].lowerBound
    return start..<start + frames[frame].count
  }
}
