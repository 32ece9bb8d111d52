import Bytes
package import Files
import Sealing

/// Bytes of a file that are not the ones that were written, and the numbers that they held.
package struct FileDamage: Hashable, Sendable {
  package let path: Path
  package let bytes: [Range<Int>]
  /// Empty where the damage costs no record: in headers, padding, or what is there twice.
  package let numbers: NumberRanges
}

extension SegmentFile {
  /// Reads every byte of the segment: headers, opening, records, padding and footer.
  ///
  /// - Returns: the ranges of bytes that are not the ones that were written; none if all are.
  package func damage() throws(JournalError) -> [Range<Int>] {
    let bytes = try readAll()
    var walk = FrameWalk(from: FileHeader.byteCount)
    var outOfPlace: [Range<Int>] = []
    var expectedIndex: UInt32 = 0
    while let (offset, header) = walk.next(in: bytes.rawSpan) {
      let frame = bytes.rawSpan.extracting(offset..<bytes.count)
      guard cipher.openedFrame(header, in: frame) != nil else { continue }
      walk.accept(header, at: offset)
      if header.index != expectedIndex {
        outOfPlace.append(offset..<offset + header.frameByteCount)
      }
      expectedIndex = header.index &+ 1
    }
    var damaged = walk.damaged + outOfPlace
    let bodyEnd = byteCount - FileHeader.byteCount
    if walk.end != bodyEnd { damaged.append(min(walk.end, bodyEnd)..<max(walk.end, bodyEnd)) }
    let expected = header.encoded
    if !bytes.starts(with: expected) { damaged.insert(0..<FileHeader.byteCount, at: 0) }
    if Array(bytes.suffix(FileHeader.byteCount)) != expected {
      damaged.append(bodyEnd..<byteCount)
    }
    return damaged
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

  /// The numbers whose frames do not authenticate.
  func unreadableNumbers() throws(JournalError) -> NumberRanges {
    var cursor = LogCursor([ReadingPlan.Piece(numbers: stretch.numbers, source: .sealed(self))])
    while try cursor.advance() {}
    return NumberRanges(cursor.gaps.map(\.numbers))
  }
}

extension JournalFolder {
  /// Reads every byte of every segment and of the live file.
  package func check() throws(JournalError) -> [FileDamage] {
    var found: [FileDamage] = []
    for segment in segments {
      let bytes = try segment.damage()
      if bytes.isEmpty { continue }
      found.append(
        FileDamage(
          path: segment.path, bytes: bytes, numbers: try segment.unreadableNumbers()))
      segment.close()
    }
    if let scan = state.scan, !scan.damaged.isEmpty {
      found.append(
        FileDamage(
          path: paths.live, bytes: scan.damaged, numbers: state.view?.stretch.lost ?? NumberRanges()
        ))
    }
    return found
  }
}
