import Bytes
import Files

extension LogAppender {
  /// Takes in a segment that came from elsewhere, under the name it came with: it is read wholly
  /// before it gets its place, so that nothing unverified ever stands among the segments.
  ///
  /// - Parameter name: the segment's file name, which its header has to tell too.
  /// - Returns: the segment; the one that is here already, unless that was cut.
  /// - Throws: `.file` when the bytes are foreign, incomplete, damaged or locked with another key;
  ///   nothing is kept then.
  package func adopt(_ bytes: RawSpan, name: String) throws(JournalError) -> SegmentFile {
    let known = journal.segments.first { $0.name == name && $0.fault == nil }
    if let known { return known }
    let target = journal.paths.segments.appending(name)
    guard try segmentName(in: bytes, for: target) == name else { throw .file(target, .foreign) }
    let temporary = Path(target.text + SegmentWriter.temporarySuffix)
    let disk = journal.disk
    let segment: SegmentFile
    do throws(JournalError) {
      try journal.place(bytes, at: temporary)
      segment = try SegmentFile(temporary, on: disk, keys: journal.keys)
      if let fault = segment.fault { throw JournalError.file(target, fault) }
      if let range = try segment.damage().first {
        try segment.requireRead()
        throw JournalError.file(target, .damaged(offset: range.lowerBound))
      }
    } catch {
      do throws(DiskError) { try disk.remove(temporary) } catch {
        // What stays behind is a partial file, which the next writer removes.
      }
      throw error
    }
    journal.segments.removeAll { $0.name == name }
    try journal.install(FinishedSegment(segment, target: target, on: disk))
    try journal.announce()
    return segment
  }

  private func segmentName(in bytes: RawSpan, for target: Path) throws(JournalError) -> String {
    let end = bytes.byteCount
    do throws(FileFault) {
      return try FileHeader.decode(
        first: bytes, second: bytes.extracting(max(0, end - FileHeader.byteCount)..<end)
      ).segmentName
    } catch {
      throw .file(target, error)
    }
  }
}

extension JournalFolder {
  /// Writes a file that must not exist yet, durably; a left-over of that name is replaced.
  func place(_ bytes: RawSpan, at path: Path) throws(JournalError) {
    do throws(DiskError) {
      if try disk.statusIfPresent(of: path) != nil { try disk.remove(path) }
      let file = try disk.open(path, for: .creating)
      try file.write(bytes, at: 0)
      try file.sync()
      try file.close()
    } catch {
      throw .disk(error)
    }
  }
}
