import Bytes
import Files
import Sealing

/// Room to read and decrypt whole segments in, one after the other.
package struct SegmentBuffer {
  fileprivate var bytes: [UInt8] = []
  fileprivate var plaintext: [UInt8] = []

  package init() {}

  fileprivate init(bytes: [UInt8], plaintext: [UInt8]) {
    self.bytes = bytes
    self.plaintext = plaintext
  }
}

extension SegmentFile {
  /// Reads every byte of the segment: headers, opening, records, padding and footer.
  ///
  /// - Returns: the ranges of bytes that are not the ones that were written; none if all are.
  package func damage() throws(JournalError) -> [Range<Int>] {
    var buffer = SegmentBuffer()
    return try damage(through: &buffer)
  }

  /// The same, where many segments are read.
  package func damage(through buffer: inout SegmentBuffer) throws(JournalError) -> [Range<Int>] {
    var room = SegmentBuffer()
    swap(&room, &buffer)
    var (stored, plaintext) = (room.bytes, room.plaintext)
    room = SegmentBuffer()
    defer { buffer = SegmentBuffer(bytes: stored, plaintext: plaintext) }
    let count = try fill(&stored)
    let bytes = stored.rawSpan.extracting(0..<count)
    var walk = FrameWalk(from: FileHeader.byteCount)
    while let (offset, header) = walk.next(in: bytes) {
      // What the header tells is doubtful yet; a frame longer than what is there is none.
      guard header.frameByteCount <= count - offset else { continue }
      let missing = header.length - plaintext.count
      if missing > 0 { plaintext.append(contentsOf: repeatElement(0, count: missing)) }
      var space = plaintext.mutableSpan
      var target = space._mutatingExtracting(0..<header.length)
      guard cipher.openFrame(header, in: bytes.extracting(offset..<count), into: &target) else {
        continue
      }
      walk.accept(header, at: offset)
    }
    return damage(outside: walk, of: bytes)
  }

  /// The file's bytes in the first of those that `bytes` has, and how many they are.
  private func fill(_ bytes: inout [UInt8]) throws(JournalError) -> Int {
    do throws(DiskError) {
      let length = try file.length()
      let missing = length - bytes.count
      if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing)) }
      var space = bytes.mutableSpan
      var target = space._mutatingExtracting(0..<length)
      return try file.read(at: 0, into: &target)
    } catch {
      throw .disk(error)
    }
  }

  /// What is damaged beside the frames that a walk has found.
  private func damage(outside walk: FrameWalk, of bytes: RawSpan) -> [Range<Int>] {
    let total = Int(clamping: self.header.totalLength)
    let bodyEnd = total - FileHeader.byteCount
    var damaged = walk.damaged + walk.outOfPlace
    if walk.end < bodyEnd { damaged.append(walk.end..<bodyEnd) }
    if walk.end > bodyEnd { damaged.append(bodyEnd..<walk.end) }
    let end = max(length, bytes.byteCount)
    if end > total { damaged.append(total..<end) }
    let expected = self.header.encoded
    for start in [0, bodyEnd] {
      let range = start..<start + FileHeader.byteCount
      let isWhole =
        range.upperBound <= bytes.byteCount && [UInt8](copying: bytes.extracting(range)) == expected
      if !isWhole { damaged.append(range) }
    }
    return damaged.merged
  }

  /// The file's bytes, as they travel.
  package func readAll() throws(JournalError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(DiskError) {
      bytes = try file.readAll()
    } catch {
      throw .disk(error)
    }
    try requireRead()
    return bytes
  }

  /// What the segment should hold: its numbers without those that were lost before it was written.
  var pieces: [ReadingPlan.Piece] {
    stretch.lost.gaps(within: stretch.numbers).ranges.map {
      ReadingPlan.Piece(numbers: $0, source: .sealed(self))
    }
  }

  /// The numbers whose frames do not authenticate.
  func unreadableNumbers() throws(JournalError) -> NumberRanges {
    var cursor = LogCursor(pieces)
    while try cursor.advance() {}
    return NumberRanges(cursor.gaps.map(\.numbers))
  }
}

extension [Range<Int>] {
  /// The same bytes as ascending ranges that neither overlap nor touch.
  var merged: [Range<Int>] {
    var result: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}
