package import Platform

/// A sealed segment as it lies in a folder: its extent, read from its opening, and what is needed
/// to read its frames.
package final class SegmentFile {
  package var path: Path { file.path }
  package let extent: Extent
  /// How many of its bytes are read: all of them, but of a file far longer than its header says.
  package let byteCount: Int
  /// How long the file is.
  let length: Int
  package let epoch: UInt32
  /// What is wrong with the file's length: it was cut, or there are bytes behind its end. Its
  /// frames are read all the same, and are found by their markers.
  package let fault: FileFault?

  let cipher: AuthenticatedCipher
  let header: FileHeader
  let file: SegmentBytes
  private var loadedIndex: SegmentIndex?
  private var isIndexRebuilt = false
  /// Distinguishes a file from another that got its name later.
  let inode: UInt64
  /// Distinguishes it from what somebody wrote over it later.
  private(set) var changeTime: Int64

  /// Whether it is known to be damaged. A sound copy may get its name, or be written over it.
  var isFoundDamaged: Bool { fault != nil || isIndexRebuilt }

  /// Whether what is under its name now is not the file as it was opened.
  var isChanged: Bool {
    do throws(StorageError) {
      guard let status = try file.statusInPlace() else { return true }
      return status.inode != inode || status.changeTime != changeTime
    } catch {
      // What can not be looked at is gone on with as it was.
      return false
    }
  }

  /// Whether the medium did not give back all that was asked for since the segment was opened.
  package var isUnread: Bool { file.isUnread }

  /// Whether a file has the name of one, whatever it is.
  package static func isName(_ name: String) -> Bool { name.hasSuffix(SegmentWriter.nameSuffix) }

  /// The name of the file.
  package var name: String { path.lastComponent }

  /// The name that it was written under, and travels under.
  package var givenName: String { header.segmentName }
  /// Whether it is where another segment belongs: somebody moved or copied it there.
  package var isMisnamed: Bool { name != givenName }

  /// The bytes that one read at opening takes in; most openings end within them.
  private static let firstReadByteCount = 4096
  /// No segment is longer, by far. The writer of a header's length need not have had the key.
  static let lengthLimit = 1 << 30
  /// So many bytes behind the end that the header gives are read too, because frames are there
  /// where others were put in before them. A file may be longer than memory.
  private static let excessLimit = 1 << 24

  /// Opens the segment at `path` and reads its opening, or the copy of it in the footer.
  ///
  /// - Throws: `.disk`, with `.io` where the medium does not give the opening back; `.file` with
  ///   every other kind of fault that leaves no opening to be read.
  package init(_ path: Path, on disk: any Disk, keys: KeyRing) throws(StorageError) {
    let file = SegmentBytes(path, on: disk)
    self.file = file
    do {
      let status = try file.status()
      (length, inode, changeTime) = (status.length, status.inode, status.changeTime)
      let start = try file.read(at: 0, count: Self.firstReadByteCount)
      header = try Self.header(of: file, start: start, byteCount: length)
      fault = Self.lengthFault(of: header, byteCount: length)
      file.byteLimit =
        min(Int(clamping: header.totalLength), Self.lengthLimit) + Self.excessLimit
      byteCount = min(length, file.byteLimit)
      epoch = header.epoch
      cipher = try header.unlock(with: keys).cipher
      extent = try Self.extent(
        of: file, start: start, header: header, cipher: cipher, lengthFault: fault)
    } catch let fault as FileFault {
      switch fault {
      case .newerFormat, .unknownEpoch, .wrongKey: throw .file(path, fault)
      case .foreign, .incomplete, .damaged, .unread:
        throw file.isUnread ? file.failure : .file(path, fault)
      }
    } catch let error as StorageError {
      throw error.refusal == .notFile ? .file(path, .damaged(offset: 0)) : error
    } catch {
      preconditionFailure("opening fails as a disk or as a file")
    }
  }

  private static func header(
    of file: SegmentBytes, start: [UInt8], byteCount: Int
  ) throws -> FileHeader {
    let header: FileHeader
    do throws(FileFault) {
      header = try FileHeader(decoding: start.rawSpan)
    } catch {
      let end = try file.read(
        at: max(0, byteCount - FileHeader.byteCount), count: FileHeader.byteCount)
      header = try FileHeader.decode(first: start.rawSpan, second: end.rawSpan)
    }
    guard header.kind == .sealed else { throw FileFault.foreign }
    // The header's checksum is no secret; a length without frames was not written by us.
    guard header.totalLength >= 2 * UInt64(FileHeader.byteCount) else {
      throw FileFault.damaged(offset: 64)
    }
    return header
  }

  private static func lengthFault(of header: FileHeader, byteCount: Int) -> FileFault? {
    let expected = Int(clamping: header.totalLength)
    if byteCount < expected { return .incomplete(expected: expected, found: byteCount) }
    return byteCount > expected ? .damaged(offset: expected) : nil
  }

  private static func extent(
    of file: SegmentBytes, start: [UInt8], header: FileHeader, cipher: AuthenticatedCipher,
    lengthFault: FileFault?
  ) throws -> Extent {
    if let body = try frame(
      of: file, at: FileHeader.byteCount, buffered: start, flags: .opening, cipher: cipher)
    {
      var reader = ByteReader(body.rawSpan)
      if let extent = Extent(from: &reader) { return extent }
    }
    if let footer = try footer(of: file, header: header, cipher: cipher) {
      var reader = ByteReader(footer.rawSpan)
      if let extent = Extent(from: &reader) { return extent }
    }
    // Neither is where it was written; frames may have been moved as a whole.
    var walk = try SegmentWalk(of: file, cipher)
    while let frame = try walk.next() {
      guard !frame.header.flags.isDisjoint(with: [.opening, .footer]) else { continue }
      var reader = ByteReader(walk.plaintext)
      if let extent = Extent(from: &reader) { return extent }
    }
    throw lengthFault ?? FileFault.damaged(offset: FileHeader.byteCount)
  }

  private static func footer(
    of file: SegmentBytes, header: FileHeader, cipher: AuthenticatedCipher
  ) throws(StorageError) -> [UInt8]? {
    guard let offset = Int(exactly: header.footerOffset) else { return nil }
    // The writer of the lengths in the header need not have had the key.
    let end = min(Int(clamping: header.totalLength), try file.length())
    guard offset < end else { return nil }
    let start = try file.read(at: offset, count: min(end - offset, firstReadByteCount))
    return try frame(
      of: file, at: offset, buffered: start, bufferedAt: offset, flags: .footer, cipher: cipher)
  }

  /// The plaintext of the frame at `offset`, from `buffered` as far as that reaches; nil when it is
  /// not genuine or of another sort.
  private static func frame(
    of file: SegmentBytes, at offset: Int, buffered: [UInt8], bufferedAt start: Int = 0,
    flags: FrameHeader.Flags, cipher: AuthenticatedCipher
  ) throws(StorageError) -> [UInt8]? {
    let from = offset - start
    guard from <= buffered.count,
      let header = FrameHeader(decoding: buffered.rawSpan.extracting(from..<buffered.count)),
      header.flags == flags
    else { return nil }
    if buffered.count - from >= header.frameByteCount {
      return cipher.openedFrame(header, in: buffered.rawSpan.extracting(from..<buffered.count))
    }
    guard try file.length() - offset >= header.frameByteCount else { return nil }
    let bytes = try file.read(at: offset, count: header.frameByteCount)
    return cipher.openedFrame(header, in: bytes.rawSpan)
  }

  /// Notes the name that the file has from now on; giving it was a change.
  func moved(to path: Path) {
    file.moved(to: path)
    do throws(StorageError) { changeTime = try file.status().changeTime } catch {
      // Then it is opened anew when it is looked at next.
    }
  }

  /// - Throws: `.disk` with `.io` where the medium did not give everything back: nothing may be
  ///   decided for good on what may be readable the next time.
  package func requireRead() throws(StorageError) {
    if isUnread { throw file.failure }
  }

  /// The frames of the segment: from the footer or, where that is damaged, from the headers of the
  /// frames themselves.
  func index() throws(StorageError) -> SegmentIndex {
    if let loadedIndex { return loadedIndex }
    if fault == nil, let index = try indexInFooter() {
      loadedIndex = index
      return index
    }
    return try rebuildIndex()
  }

  /// The frames that a walk finds wherever they are, once a frame is not where the footer says.
  ///
  /// - Returns: nil when the index came from such a walk already.
  func indexAfterDamage() throws(StorageError) -> SegmentIndex? {
    isIndexRebuilt ? nil : try rebuildIndex()
  }

  private func indexInFooter() throws(StorageError) -> SegmentIndex? {
    guard let body = try Self.footer(of: file, header: header, cipher: cipher) else { return nil }
    var reader = ByteReader(body.rawSpan)
    guard Extent(from: &reader) != nil else { return nil }
    return SegmentIndex(from: &reader, extent: extent, fileByteCount: byteCount)
  }

  /// Walks the file from marker to marker. Frames that do not authenticate are left out, and each
  /// counts once, in whatever order they come.
  private func rebuildIndex() throws(StorageError) -> SegmentIndex {
    var index = SegmentIndex()
    var seen: Set<UInt32> = []
    var walk = try SegmentWalk(of: file, cipher)
    while let (offset, header) = try walk.next() {
      guard header.flags.isDisjoint(with: [.opening, .footer, .padding]),
        let prelude = SealedPrelude(decoding: walk.plaintext),
        seen.insert(header.index).inserted
      else { continue }
      index.rawByteCount += UInt64(prelude.rawByteCount)
      index.entries.append(
        SegmentIndex.Entry(
          first: prelude.first, count: prelude.count, offset: offset,
          byteCount: header.frameByteCount))
    }
    index.entries.sort { $0.first < $1.first }
    // The frames of a sound writer follow each other within the extent; of others the first count.
    var next = extent.first
    index.entries.removeAll { entry in
      guard entry.first >= next, entry.last <= extent.last else { return true }
      next = entry.last + 1
      return false
    }
    loadedIndex = index
    isIndexRebuilt = true
    return index
  }
}
