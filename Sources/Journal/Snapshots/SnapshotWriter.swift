package import Platform

/// Writes a snapshot, section by section, and puts it in place when it is complete.
///
/// It is synced before it gets its name, so that one that does not open is damage and not what a
/// power cut left. Nothing is compressed: rows of numbers halve at best, which takes longer than to
/// write them (section "Trade-offs" of the format page).
package struct SnapshotWriter: ~Copyable {
  private let file: OpenFile
  private let path: Path
  private let temporary: Path
  private let disk: any Disk
  private var header: FileHeader
  private let key: FileKey
  /// Names, lengths and frames of the sections so far.
  private var directory = ByteWriter()
  private var sectionCount = 0
  private var frameCount: UInt32 = 0
  private var end = FileHeader.byteCount
  private var frame: [UInt8] = []

  /// Begins a snapshot that will lie at `path`.
  package init(_ path: Path, on disk: any Disk, keys: KeyRing) throws(StorageError) {
    self.path = path
    self.disk = disk
    temporary = Path(path.text + SegmentWriter.temporarySuffix)
    (header, key) = FileHeader.begin(.snapshot, keys: keys)
    file = try disk.createAnew(temporary)
  }

  /// Writes the next section.
  package mutating func append(_ name: String, _ bytes: RawSpan) throws(StorageError) {
    directory.append(counted: Array(name.utf8).rawSpan)
    directory.append(varint: UInt64(bytes.byteCount))
    let starts = Array(stride(from: 0, to: bytes.byteCount, by: Snapshot.pieceByteCount))
    directory.append(varint: UInt64(starts.count))
    sectionCount += 1
    try disk.removing(temporary) { () throws(StorageError) in
      try disk.requireSpace(bytes.byteCount, at: path.parent)
      for start in starts {
        let end = min(start + Snapshot.pieceByteCount, bytes.byteCount)
        directory.append(
          varint: UInt64(try append(bytes.extracting(start..<end), flags: [])))
      }
    }
  }

  /// Writes a frame and answers its length.
  private mutating func append(
    _ plaintext: RawSpan, flags: FrameHeader.Flags
  ) throws(StorageError) -> Int {
    frame.removeAll(keepingCapacity: true)
    key.cipher.appendFrame(
      FrameHeader(index: frameCount, length: plaintext.byteCount, flags: flags),
      nonce: FrameHeader.countedNonce(frameCount).rawSpan, plaintext: plaintext, to: &frame)
    try file.write(frame.rawSpan, at: end)
    frameCount += 1
    end += frame.count
    return frame.count
  }

  /// Puts the snapshot in place of the one before.
  ///
  /// - Parameter tag: what the sections depend on.
  package consuming func finish(_ tag: SnapshotTag) throws(StorageError) {
    var footer = ByteWriter()
    tag.encode(into: &footer)
    footer.append(varint: UInt64(sectionCount))
    footer.append(contentsOf: directory.span)
    header.footerOffset = UInt64(end)
    try disk.removing(temporary) { () throws(StorageError) in
      _ = try append(footer.span, flags: .footer)
      header.totalLength = UInt64(end)
      try file.write(header.encoded.rawSpan, at: 0)
      try file.sync()
      try disk.rename(temporary, to: path)
    }
  }
}
