package import Platform

extension SegmentFile {
  /// Reads every byte of the segment: headers, opening, records, padding and footer.
  ///
  /// - Returns: the ranges of bytes that are not the ones that were written; none if all are.
  package func damage() throws(StorageError) -> [Range<Int>] {
    var buffer = SegmentBuffer()
    return try damage(through: &buffer)
  }

  /// The same, where many segments are read.
  package func damage(through buffer: inout SegmentBuffer) throws(StorageError) -> [Range<Int>] {
    var walk = try SegmentWalk(of: file, cipher, through: buffer)
    defer { buffer = walk.buffer }
    while try walk.next() != nil {}
    return try damage(outside: walk.frames, of: walk.byteCount)
  }

  /// What is damaged beside the frames that a walk over so many bytes has found.
  private func damage(
    outside walk: FrameWalk, of byteCount: Int
  ) throws(StorageError) -> [Range<Int>] {
    let total = Int(clamping: self.header.totalLength)
    let bodyEnd = total - FileHeader.byteCount
    var damaged = walk.damaged + walk.outOfPlace
    if walk.end < bodyEnd { damaged.append(walk.end..<bodyEnd) }
    if walk.end > bodyEnd { damaged.append(bodyEnd..<walk.end) }
    let end = max(length, byteCount)
    if end > total { damaged.append(total..<end) }
    let expected = self.header.encoded
    for start in [0, bodyEnd] {
      let range = start..<start + FileHeader.byteCount
      let isThere = range.upperBound <= byteCount
      let found = isThere ? try file.read(at: start, count: range.count) : []
      if found != expected { damaged.append(range) }
    }
    return damaged.merged
  }

  /// Whether the file at `path` has the same bytes as this one.
  ///
  /// - Throws: `.disk`, also with `.io` where the medium did not give all of this one back.
  package func isCopied(at path: Path, on disk: any Disk) throws(StorageError) -> Bool {
    let copy = try disk.open(path, for: .reading)
    guard try copy.length() == byteCount else { return false }
    for offset in stride(from: 0, to: byteCount, by: SegmentWalk.windowByteCount) {
      let count = min(SegmentWalk.windowByteCount, byteCount - offset)
      let theirs = try copy.read(at: offset, count: count)
      guard try file.read(at: offset, count: count) == theirs else { return false }
    }
    try requireRead()
    return true
  }

  /// The file's bytes, as they travel.
  package func readAll() throws(StorageError) -> [UInt8] {
    let bytes = try file.readAll()
    try requireRead()
    return bytes
  }

  /// What should be in the segment: its numbers without those that were lost before it was written.
  var pieces: [ReadingPlan.Piece] {
    extent.lost.gaps(within: extent.numbers).ranges.map {
      ReadingPlan.Piece(numbers: $0, source: .sealed(self))
    }
  }

  /// The numbers whose frames do not authenticate.
  func unreadableNumbers() throws(StorageError) -> NumberRanges {
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
