package import Platform
import Synchronization

/// What a snapshot depends on: it is good only where all of it is still true.
package struct SnapshotTag: Hashable, Sendable {
  /// The version of the fold that made it.
  package let foldVersion: UInt32
  /// The entities that were forgotten by then, ascending.
  package let forgotten: [EventName]
  /// How far each log was folded: its last number and the chain hash after it.
  package let ends: [LogID: KnownEnd]

  package init(foldVersion: UInt32, forgotten: [EventName], ends: [LogID: KnownEnd]) {
    self.foldVersion = foldVersion
    self.forgotten = forgotten.sorted()
    self.ends = ends
  }
}

/// A file of named sections, of which any range is read when it is asked for; section "Snapshots"
/// of the format page. It only saves work: one that is absent, damaged or of another key is as
/// good as none.
package final class Snapshot: Sendable {
  package let tag: SnapshotTag
  private let sections: [String: Section]
  private let pieces: Mutex<SnapshotPieces>

  /// A section is cut into pieces of so many bytes, the last one shorter, each a frame.
  static let pieceByteCount = 64 * 1024

  private struct Section {
    let byteCount: Int
    /// The index of its first frame.
    let firstFrame: UInt32
    var frames: [Range<Int>] = []
  }

  /// Opens the snapshot at `path`, or nil when there is none that can be used, whatever the reason.
  package init?(_ path: Path, on disk: any Disk, keys: KeyRing) {
    do {
      let held = HeldFile(try disk.open(path, for: .reading))
      let start = try held.file.read(at: 0, count: FileHeader.byteCount)
      let header = try FileHeader(decoding: start.rawSpan)
      let length = try held.file.length()
      guard header.kind == .snapshot, header.totalLength == UInt64(length),
        let offset = Int(exactly: header.footerOffset), offset <= length
      else { return nil }
      let cipher = try header.unlock(with: keys).cipher
      let frame = try held.file.read(at: offset, count: length - offset)
      guard let frameHeader = FrameHeader(decoding: frame.rawSpan),
        let plaintext = cipher.openedFrame(frameHeader, in: frame.rawSpan)
      else { return nil }
      var reader = ByteReader(plaintext.rawSpan)
      tag = try SnapshotTag(from: &reader)
      sections = try Self.sections(from: &reader, fileByteCount: length)
      pieces = Mutex(SnapshotPieces(held: held, cipher: cipher))
    } catch {
      // A snapshot that can not be read is none; what it would have saved is computed again.
      return nil
    }
  }

  /// The names of all sections, ascending.
  package var names: [String] { sections.keys.sorted() }

  /// The length of a section; nil when there is none of that name.
  package func byteCount(of name: String) -> Int? { sections[name]?.byteCount }

  /// The bytes of a section, or nil when there is none of that name or it is damaged.
  package func section(_ name: String) -> [UInt8]? {
    byteCount(of: name).flatMap { bytes(0..<$0, of: name) }
  }

  /// A range of the bytes of a section, or nil when they are not there or damaged.
  ///
  /// - Complexity: linear in the pieces that the range touches; the piece read last is at hand.
  package func bytes(_ range: Range<Int>, of name: String) -> [UInt8]? {
    guard let section = sections[name], range.upperBound <= section.byteCount else { return nil }
    return pieces.withLock { pieces in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(range.count)
      var position = range.lowerBound
      while position < range.upperBound {
        let (number, start) = position.quotientAndRemainder(dividingBy: Self.pieceByteCount)
        let pieceStart = position - start
        let length = min(Self.pieceByteCount, section.byteCount - pieceStart)
        guard number < section.frames.count,
          pieces.load(
            section.frames[number], index: section.firstFrame + UInt32(number), byteCount: length)
        else { return nil }
        let end = min(range.upperBound - pieceStart, length)
        bytes += pieces.piece[start..<end]
        position = pieceStart + end
      }
      return bytes
    }
  }

  /// Takes a snapshot away, be it half written, if there is one.
  package static func remove(_ path: Path, on disk: any Disk) throws(StorageError) {
    for path in [path, Path(path.text + SegmentWriter.temporarySuffix)]
    where try disk.statusIfPresent(of: path)?.kind == .file {
      try disk.remove(path)
      try disk.syncDirectory(path.parent)
    }
  }

  /// Whether the snapshot at `path` is as it was written; true also where there is none, where
  /// something else is in its place, where only another key or a newer program would know, and
  /// where it can not be opened now.
  package static func isWhole(_ path: Path, on disk: any Disk, keys: KeyRing) -> Bool {
    // A failure that does not last is none, and another process may just have put a new one there.
    looksWhole(path, on: disk, keys: keys) || looksWhole(path, on: disk, keys: keys)
  }

  private static func looksWhole(_ path: Path, on disk: any Disk, keys: KeyRing) -> Bool {
    if let snapshot = Snapshot(path, on: disk, keys: keys) {
      return snapshot.sections.allSatisfy { name, section in
        stride(from: 0, to: section.byteCount, by: pieceByteCount).allSatisfy { start in
          snapshot.bytes(start..<min(start + pieceByteCount, section.byteCount), of: name) != nil
        }
      }
    }
    do {
      let file = try disk.open(path, for: .reading)
      let start = try file.read(at: 0, count: FileHeader.byteCount)
      try file.close()
      _ = try FileHeader(decoding: start.rawSpan).unlock(with: keys)
      return false
    } catch let error as StorageError {
      return error.refusal != .io
    } catch FileFault.wrongKey, FileFault.unknownEpoch, FileFault.newerFormat {
      return true
    } catch {
      return false
    }
  }

  @_lifetime(reader: copy reader)
  private static func sections(
    from reader: inout ByteReader, fileByteCount: Int
  ) throws -> [String: Section] {
    var sections: [String: Section] = [:]
    var offset = FileHeader.byteCount
    var index: UInt32 = 0
    for _ in 0..<(try reader.readVarint()) {
      let name = String(decoding: [UInt8](copying: try reader.readCountedSpan()), as: UTF8.self)
      let byteCount = try reader.readVarint()
      var section = Section(byteCount: Int(clamping: byteCount), firstFrame: index)
      var rest = section.byteCount
      for _ in 0..<(try reader.readVarint()) {
        let frame = try reader.readVarint()
        let piece = min(rest, pieceByteCount)
        rest -= piece
        guard piece > 0, frame == UInt64(SnapshotPieces.overhead + piece),
          frame <= UInt64(fileByteCount - offset)
        else { throw FileFault.damaged(offset: 0) }
        section.frames.append(offset..<offset + Int(frame))
        offset += Int(frame)
        index += 1
      }
      guard rest == 0 else { throw FileFault.damaged(offset: 0) }
      sections[name] = section
    }
    return sections
  }
}

/// The pieces of an open snapshot, one at a time in the same buffers.
private struct SnapshotPieces {
  private let held: HeldFile
  private let cipher: AuthenticatedCipher
  private var stored = [UInt8](repeating: 0, count: Self.frameByteCount)
  /// The bytes of the piece loaded last come first.
  private(set) var piece = [UInt8](repeating: 0, count: Snapshot.pieceByteCount)
  private var index: UInt32?

  /// Bytes of a frame beside its piece.
  static let overhead = FrameHeader.byteCount + AuthenticatedCipher.tagByteCount
  private static let frameByteCount = overhead + Snapshot.pieceByteCount

  init(held: HeldFile, cipher: AuthenticatedCipher) {
    self.held = held
    self.cipher = cipher
  }

  /// Puts the piece in the frame at `range` into `piece`.
  ///
  /// - Returns: false when it is damaged, another one, or not of this length.
  mutating func load(_ range: Range<Int>, index: UInt32, byteCount: Int) -> Bool {
    if self.index == index { return true }
    self.index = nil
    guard range.count <= stored.count, read(range) else { return false }
    let bytes = stored
    let frame = bytes.rawSpan.extracting(0..<range.count)
    guard let header = FrameHeader(decoding: frame), header.index == index,
      header.length == byteCount, cipher.openFrame(header, in: frame, into: &piece)
    else { return false }
    self.index = index
    return true
  }

  private mutating func read(_ range: Range<Int>) -> Bool {
    let file = held
    var space = stored.mutableSpan
    var target = space._mutatingExtracting(0..<range.count)
    do throws(StorageError) {
      return try file.file.read(at: range.lowerBound, into: &target) == range.count
    } catch {
      return false
    }
  }
}

extension SnapshotTag {
  func encode(into writer: inout ByteWriter) {
    writer.append(littleEndian: foldVersion)
    writer.append(varint: UInt64(forgotten.count))
    for name in forgotten {
      writer.append(log: name.log)
      writer.append(varint: name.number)
    }
    writer.append(varint: UInt64(ends.count))
    for log in ends.keys.sorted() {
      writer.append(log: log)
      writer.append(varint: ends[log]?.number ?? 0)
      writer.append(chainHash: ends[log]?.chainHash ?? .start)
    }
  }

  @_lifetime(reader: copy reader)
  init(from reader: inout ByteReader) throws(BytesError) {
    let foldVersion: UInt32 = try reader.readLittleEndian()
    var forgotten: [EventName] = []
    for _ in 0..<(try reader.readVarint()) {
      forgotten.append(EventName(log: try reader.readLog(), number: try reader.readVarint()))
    }
    var ends: [LogID: KnownEnd] = [:]
    for _ in 0..<(try reader.readVarint()) {
      let log = try reader.readLog()
      ends[log] = KnownEnd(number: try reader.readVarint(), chainHash: try reader.readLink())
    }
    self.init(foldVersion: foldVersion, forgotten: forgotten, ends: ends)
  }
}
