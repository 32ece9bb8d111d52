import Platform

/// Finds the frames in bytes that may be damaged: from one frame to the next, and where a header is
/// damaged by its marker.
package struct FrameWalk {
  /// Where the next frame is looked for; every header before it was returned.
  private(set) var position: Int
  /// How long the frame is that was found last, as far as the bytes go, while it is not accepted.
  private var candidateByteCount = 0
  /// How long those are together that were not.
  private var refusedByteCount = 0
  /// Ranges of bytes that are neither zeros nor a genuine frame, ascending.
  private(set) var damaged: [Range<Int>] = []
  /// Genuine frames before one of a lower index, twice, or directly behind one that they do not
  /// follow.
  private(set) var outOfPlace: [Range<Int>] = []
  /// Where the last genuine frame ends.
  private(set) var end: Int
  private var nextIndex: UInt32 = 0

  package init(from start: Int) {
    position = start
    end = start
  }

  /// The next intact frame header at or after the current place, and where it begins.
  ///
  /// The caller confirms with `accept` that the frame is genuine; else the walk looks for the next
  /// header just behind this one, because the frame's length is as doubtful as its bytes.
  ///
  /// What was once written overlaps nowhere, so frames that are not genuine are together hardly
  /// longer than the bytes. Where they are four times as long, headers were put there to cost work,
  /// as anybody could in a shared folder, and the walk ends.
  ///
  /// - Parameters:
  ///   - bytes: all of them, or those from `start` on of `total`, with `position` among them. Nil
  ///     then means that the walk goes on behind them, if `position` is below the total.
  package mutating func next(
    in bytes: RawSpan, from start: Int = 0, of total: Int? = nil
  ) -> (offset: Int, header: FrameHeader)? {
    let total = total ?? bytes.byteCount
    refusedByteCount += candidateByteCount
    candidateByteCount = 0
    guard refusedByteCount / 4 <= total else {
      position = max(position, total)
      return nil
    }
    while let place = Self.marker(in: bytes, from: position - start) {
      let candidate = start + place
      position = candidate + 1
      if let header = FrameHeader(decoding: bytes.extracting(place..<bytes.byteCount)) {
        candidateByteCount = min(header.frameByteCount, total - candidate)
        return (candidate, header)
      }
    }
    position = max(position, start + bytes.byteCount - FrameHeader.byteCount + 1)
    return nil
  }

  mutating func accept(_ header: FrameHeader, at offset: Int) {
    let frame = offset..<offset + header.frameByteCount
    candidateByteCount = 0
    if offset > end { damaged.append(end..<offset) }
    if header.index < nextIndex || (header.index > nextIndex && offset == end) {
      outOfPlace.append(frame)
    }
    nextIndex = header.index &+ 1
    end = frame.upperBound
    position = end
  }

  private static func marker(in bytes: RawSpan, from start: Int) -> Int? {
    let first = UInt8(truncatingIfNeeded: FrameHeader.marker)
    var offset = start
    while offset + FrameHeader.byteCount <= bytes.byteCount {
      // Holes of a file, which may be longer than all that was written, are zeros.
      if offset + 64 <= bytes.byteCount {
        // Sound: 64 bytes are left.
        let block = unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: offset, as: SIMD8<UInt64>.self)
        if block == .zero {
          offset += 64
          continue
        }
      }
      // Sound: the offset is below the count.
      if unsafe bytes.unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self) == first {
        let word = unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: offset, as: UInt32.self)
        if UInt32(littleEndian: word) == FrameHeader.marker { return offset }
      }
      offset += 1
    }
    return nil
  }
}
