import Bytes
import Files
import Sealing

extension SegmentFile {
  /// Reads every byte of the segment: headers, opening, records, padding and footer.
  ///
  /// - Returns: the ranges of bytes that are not the ones that were written; none if all are.
  package func damage() throws(JournalError) -> [Range<Int>] {
    let bytes = try readAll()
    var walk = FrameWalk(from: FileHeader.byteCount)
    while let (offset, header) = walk.next(in: bytes.rawSpan) {
      let frame = bytes.rawSpan.extracting(offset..<bytes.count)
      guard cipher.openedFrame(header, in: frame) != nil else { continue }
      walk.accept(header, at: offset)
    }
    let total = Int(clamping: self.header.totalLength)
    let bodyEnd = total - FileHeader.byteCount
    var damaged = walk.damaged + walk.outOfPlace
    if walk.end < bodyEnd { damaged.append(walk.end..<bodyEnd) }
    if walk.end > bodyEnd { damaged.append(bodyEnd..<walk.end) }
    if bytes.count > total { damaged.append(total..<bytes.count) }
    let expected = self.header.encoded
    if !bytes.starts(with: expected) { damaged.append(0..<FileHeader.byteCount) }
    if bytes.count < total || Array(bytes[bodyEnd..<total]) != expected {
      damaged.append(bodyEnd..<total)
    }
    return damaged.merged
  }

  /// The file's bytes, as they travel.
  package func readAll() throws(JournalError) -> [UInt8] {
    let held = try handle()
    do throws(DiskError) {
      return try held.file.readAll()
    } catch {
      throw .disk(error)
    }
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
