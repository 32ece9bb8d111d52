import Bytes
package import Files
import Sealing

/// A sealed segment as it lies in a folder: its stretch, read from its opening, and what is needed
/// to read its frames.
package final class SegmentFile {
  package let path: Path
  package let stretch: Stretch
  package let byteCount: Int
  package let epoch: UInt32

  let cipher: AuthenticatedCipher
  let header: FileHeader
  private let disk: any Disk
  private var held: HeldFile?
  private var loadedIndex: SegmentIndex?

  /// The name of the file, under which it also travels.
  package var name: String { path.lastComponent }

  /// The bytes that one read at opening takes in; most openings end within them.
  private static let firstReadByteCount = 4096

  /// Opens the segment at `path` and reads its opening, or the copy of it in the footer.
  ///
  /// - Throws: `.disk`, and `.file` with every kind of fault.
  package init(_ path: Path, on disk: any Disk, keys: KeyRing) throws(JournalError) {
    self.path = path
    self.disk = disk
    do {
      let file = try disk.open(path, for: .reading)
      byteCount = try file.length()
      let start = try file.read(at: 0, count: Self.firstReadByteCount)
      header = try Self.header(of: file, start: start, byteCount: byteCount)
      epoch = header.epoch
      cipher = try header.unlock(with: keys).cipher
      stretch = try Self.stretch(of: file, start: start, header: header, cipher: cipher)
    } catch let fault as FileFault {
      throw .file(path, fault)
    } catch let error as DiskError {
      throw .disk(error)
    } catch {
      preconditionFailure("opening fails as a disk or as a file")
    }
  }

  private static func header(
    of file: borrowing OpenFile, start: [UInt8], byteCount: Int
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
    let expected = Int(clamping: header.totalLength)
    guard byteCount >= expected else {
      throw FileFault.incomplete(expected: expected, found: byteCount)
    }
    guard byteCount == expected else { throw FileFault.damaged(offset: expected) }
    return header
  }

  private static func stretch(
    of file: borrowing OpenFile, start: [UInt8], header: FileHeader, cipher: AuthenticatedCipher
  ) throws -> Stretch {
    if let body = try frame(of: file, at: FileHeader.byteCount, buffered: start, cipher: cipher) {
      var reader = ByteReader(body.rawSpan)
      if let stretch = Stretch(from: &reader) { return stretch }
    }
    let footer = try footer(of: file, header: header, cipher: cipher)
    guard let footer else { throw FileFault.damaged(offset: FileHeader.byteCount) }
    var reader = ByteReader(footer.rawSpan)
    guard let stretch = Stretch(from: &reader) else {
      throw FileFault.damaged(offset: Int(clamping: header.footerOffset))
    }
    return stretch
  }

  private static func footer(
    of file: borrowing OpenFile, header: FileHeader, cipher: AuthenticatedCipher
  ) throws(DiskError) -> [UInt8]? {
    guard let offset = Int(exactly: header.footerOffset),
      let total = Int(exactly: header.totalLength),
      offset < total
    else { return nil }
    return try frame(
      of: file, at: offset, buffered: try file.read(at: offset, count: total - offset),
      bufferedAt: offset, cipher: cipher)
  }

  /// The plaintext of the frame at `offset`, from `buffered` as far as that reaches.
  private static func frame(
    of file: borrowing OpenFile, at offset: Int, buffered: [UInt8], bufferedAt start: Int = 0,
    cipher: AuthenticatedCipher
  ) throws(DiskError) -> [UInt8]? {
    let from = offset - start
    guard from <= buffered.count,
      let header = FrameHeader(decoding: buffered.rawSpan.extracting(from..<buffered.count))
    else { return nil }
    if buffered.count - from >= header.frameByteCount {
      return cipher.openedFrame(header, in: buffered.rawSpan.extracting(from..<buffered.count))
    }
    let bytes = try file.read(at: offset, count: header.frameByteCount)
    return cipher.openedFrame(header, in: bytes.rawSpan)
  }

  /// The open file, opened again if it was let go.
  func handle() throws(JournalError) -> HeldFile {
    if let held { return held }
    do throws(DiskError) {
      let file = HeldFile(try disk.open(path, for: .reading))
      held = file
      return file
    } catch {
      throw .disk(error)
    }
  }

  /// Lets the open file go until it is needed again.
  package func close() {
    held = nil
  }

  /// The frames of the segment: from the footer or, where that is damaged, from the headers of the
  /// frames themselves.
  func index() throws(JournalError) -> SegmentIndex {
    if let loadedIndex { return loadedIndex }
    let held = try handle()
    do throws(DiskError) {
      var index = try indexInFooter(of: held.file)
      if index == nil { index = try rebuiltIndex(of: held.file) }
      loadedIndex = index
    } catch {
      throw .disk(error)
    }
    guard let loadedIndex else { preconditionFailure("an index was found or rebuilt") }
    return loadedIndex
  }

  private func indexInFooter(of file: borrowing OpenFile) throws(DiskError) -> SegmentIndex? {
    guard let body = try Self.footer(of: file, header: header, cipher: cipher) else { return nil }
    var reader = ByteReader(body.rawSpan)
    guard Stretch(from: &reader) != nil else { return nil }
    return SegmentIndex(from: &reader, stretch: stretch, fileByteCount: byteCount)
  }

  /// Walks the file from marker to marker. Frames that do not authenticate are left out.
  private func rebuiltIndex(of file: borrowing OpenFile) throws(DiskError) -> SegmentIndex {
    var index = SegmentIndex()
    let bytes = try file.readAll()
    var walk = FrameWalk(from: FileHeader.byteCount)
    while let (offset, header) = walk.next(in: bytes.rawSpan) {
      let frame = bytes.rawSpan.extracting(offset..<bytes.count)
      guard let plaintext = cipher.openedFrame(header, in: frame) else { continue }
      walk.accept(header, at: offset)
      guard header.flags.isDisjoint(with: [.opening, .footer, .padding]),
        let prelude = SealedPrelude(decoding: plaintext.rawSpan)
      else { continue }
      index.rawByteCount += UInt64(prelude.rawByteCount)
      index.entries.append(
        SegmentIndex.Entry(
          first: prelude.first, count: prelude.count, offset: offset,
          byteCount: header.frameByteCount))
    }
    return index
  }
}
