package import Bytes
package import Files
import Sealing

/// What a snapshot stands for: it is good only where all of it still holds.
package struct SnapshotTag: Hashable, Sendable {
  /// The version of the fold that made it.
  package let foldVersion: UInt32
  /// The entities that were forgotten by then, ascending.
  package let forgotten: [EventName]
  /// How far each log was folded: its last number and the link after it.
  package let ends: [LogID: Evidence]

  package init(foldVersion: UInt32, forgotten: [EventName], ends: [LogID: Evidence]) {
    self.foldVersion = foldVersion
    self.forgotten = forgotten.sorted()
    self.ends = ends
  }
}

/// A file of named sections, each loaded when it is asked for; section "Snapshots" of the format
/// page. It only saves work: one that is absent, damaged or of another key is as good as none.
package final class Snapshot {
  package let tag: SnapshotTag
  private let sections: [String: Section]
  private let held: HeldFile
  private let cipher: AuthenticatedCipher

  /// A section is cut into pieces of at most this many bytes, each a frame.
  private static let pieceByteCount = 256 * 1024

  private struct Section {
    let byteCount: Int
    var frames: [Range<Int>]
  }

  /// Opens the snapshot at `path`, or nil when there is none that can be used, whatever the reason.
  package init?(_ path: Path, on disk: any Disk, keys: KeyRing) {
    do {
      held = HeldFile(try disk.open(path, for: .reading))
      let start = try held.file.read(at: 0, count: FileHeader.byteCount)
      let header = try FileHeader(decoding: start.rawSpan)
      let length = try held.file.length()
      guard header.kind == .snapshot, header.totalLength == UInt64(length),
        let offset = Int(exactly: header.footerOffset), offset <= length
      else { return nil }
      cipher = try header.unlock(with: keys).cipher
      let frame = try held.file.read(at: offset, count: length - offset)
      guard let frameHeader = FrameHeader(decoding: frame.rawSpan),
        let plaintext = cipher.openedFrame(frameHeader, in: frame.rawSpan)
      else { return nil }
      var reader = ByteReader(plaintext.rawSpan)
      tag = try SnapshotTag(from: &reader)
      sections = try Self.sections(from: &reader, fileByteCount: length)
    } catch {
      // A snapshot that can not be read is none; what it would have saved is computed again.
      return nil
    }
  }

  /// The names of all sections, ascending.
  package var names: [String] { sections.keys.sorted() }

  /// The bytes of a section, or nil when there is none of that name or it is damaged.
  package func section(_ name: String) -> [UInt8]? {
    guard let section = sections[name] else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(section.byteCount)
    do throws(DiskError) {
      for range in section.frames {
        let frame = try held.file.read(at: range.lowerBound, count: range.count)
        guard let header = FrameHeader(decoding: frame.rawSpan),
          let plaintext = cipher.openedFrame(header, in: frame.rawSpan),
          Self.unpack(plaintext, header, into: &bytes)
        else { return nil }
      }
    } catch {
      return nil
    }
    return bytes.count == section.byteCount ? bytes : nil
  }

  /// A piece is the count of its raw bytes and the block or the bytes themselves.
  private static func unpack(
    _ plaintext: [UInt8], _ header: FrameHeader, into bytes: inout [UInt8]
  ) -> Bool {
    var reader = ByteReader(plaintext.rawSpan)
    do throws(BytesError) {
      let count: UInt32 = try reader.readLittleEndian()
      let block = reader.readRest()
      guard count <= UInt32(pieceByteCount) else { return false }
      guard header.flags.contains(.compressed) else {
        bytes += [UInt8](copying: block)
        return block.byteCount == Int(count)
      }
      var piece = [UInt8](repeating: 0, count: Int(count))
      var target = piece.mutableSpan
      guard BlockCodec.decompress(block, into: &target) else { return false }
      bytes += piece
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
    for _ in 0..<(try reader.readVarint()) {
      let name = String(decoding: [UInt8](copying: try reader.readCountedSpan()), as: UTF8.self)
      let byteCount = try reader.readVarint()
      var section = Section(byteCount: Int(clamping: byteCount), frames: [])
      for _ in 0..<(try reader.readVarint()) {
        let frame = try reader.readVarint()
        guard frame <= UInt64(fileByteCount - offset) else { throw FileFault.damaged(offset: 0) }
        section.frames.append(offset..<offset + Int(frame))
        offset += Int(frame)
      }
      sections[name] = section
    }
    return sections
  }

  /// Puts a snapshot at `path`, complete or not at all.
  package static func write(
    _ sections: [(name: String, bytes: [UInt8])], tag: SnapshotTag, to path: Path,
    on disk: any Disk, keys: KeyRing
  ) throws(JournalError) {
    var (header, key) = FileHeader.begin(.snapshot, keys: keys)
    var output = [UInt8](repeating: 0, count: FileHeader.byteCount)
    var directory = ByteWriter()
    tag.encode(into: &directory)
    directory.append(varint: UInt64(sections.count))
    var index: UInt32 = 0
    for section in sections {
      directory.append(counted: Array(section.name.utf8).rawSpan)
      directory.append(varint: UInt64(section.bytes.count))
      let starts = Array(stride(from: 0, to: section.bytes.count, by: pieceByteCount))
      directory.append(varint: UInt64(starts.count))
      for start in starts {
        let end = min(start + pieceByteCount, section.bytes.count)
        let before = output.count
        appendPiece(
          section.bytes.rawSpan.extracting(start..<end), index: index, cipher: key.cipher,
          to: &output)
        index += 1
        directory.append(varint: UInt64(output.count - before))
      }
    }
    header.footerOffset = UInt64(output.count)
    key.cipher.appendFrame(
      FrameHeader(index: index, length: directory.count, flags: .footer),
      nonce: FrameHeader.countedNonce(index).rawSpan, plaintext: directory.span, to: &output)
    header.totalLength = UInt64(output.count)
    output.replaceSubrange(0..<FileHeader.byteCount, with: header.encoded)
    do throws(DiskError) {
      let temporary = Path(path.text + SegmentWriter.temporarySuffix)
      if try disk.statusIfPresent(of: temporary) != nil { try disk.remove(temporary) }
      try disk.replace(path, with: output.rawSpan, through: temporary)
    } catch {
      throw .disk(error)
    }
  }

  private static func appendPiece(
    _ raw: RawSpan, index: UInt32, cipher: AuthenticatedCipher, to output: inout [UInt8]
  ) {
    let block = BlockCodec.compressFast(raw)
    var plaintext = ByteWriter(capacity: 4 + raw.byteCount)
    plaintext.append(littleEndian: UInt32(raw.byteCount))
    if let block {
      plaintext.append(contentsOf: block)
    } else {
      plaintext.append(contentsOf: raw)
    }
    cipher.appendFrame(
      FrameHeader(index: index, length: plaintext.count, flags: block == nil ? [] : .compressed),
      nonce: FrameHeader.countedNonce(index).rawSpan, plaintext: plaintext.span, to: &output)
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
      writer.append(link: ends[log]?.link ?? .start)
    }
  }

  @_lifetime(reader: copy reader)
  init(from reader: inout ByteReader) throws(BytesError) {
    let foldVersion: UInt32 = try reader.readLittleEndian()
    var forgotten: [EventName] = []
    for _ in 0..<(try reader.readVarint()) {
      forgotten.append(EventName(log: try reader.readLog(), number: try reader.readVarint()))
    }
    var ends: [LogID: Evidence] = [:]
    for _ in 0..<(try reader.readVarint()) {
      let log = try reader.readLog()
      ends[log] = Evidence(number: try reader.readVarint(), link: try reader.readLink())
    }
    self.init(foldVersion: foldVersion, forgotten: forgotten, ends: ends)
  }
}
