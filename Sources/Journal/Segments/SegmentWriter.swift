import Platform

/// Writes one sealed segment: beside its place, read back and compared, then put there in one step.
struct SegmentWriter: ~Copyable {
  static let nameSuffix = ".segment"
  static let temporarySuffix = ".partial"
  /// Output is handed to the disk in parts of about this size.
  private static let pieceByteCount = 1 << 20

  private let disk: any Disk
  private let keys: KeyRing
  private let temporary: Path
  private let extent: Extent
  private let held: HeldFile
  private var header: FileHeader
  private let cipher: AuthenticatedCipher
  private var codec: BlockCodec

  private var output: [UInt8] = []
  /// Where `output` begins in the file.
  private var written = 0
  private var frameCount: UInt32 = 0
  private var index = SegmentIndex()
  private var raw = ByteWriter(capacity: FrameLimits.rawByteCount)
  private var rawFirst: UInt64 = 0
  private var rawCount = 0
  /// Of the frames with records, to be compared with those of what is read back.
  private var tags: [UInt8] = []

  init(
    _ extent: Extent, in folder: Path, on disk: any Disk, keys: KeyRing,
    effort: BlockCodec.Effort
  ) throws(StorageError) {
    let (header, key) = FileHeader.begin(.sealed, keys: keys)
    self.disk = disk
    self.keys = keys
    self.extent = extent
    temporary = folder.appending(header.segmentName + Self.temporarySuffix)
    held = HeldFile(try disk.open(temporary, for: .creating))
    self.header = header
    cipher = key.cipher
    codec = BlockCodec(effort: effort)
    output = [UInt8](repeating: 0, count: FileHeader.byteCount)
    appendFrame(extent.encoded.rawSpan, flags: .opening)
  }

  /// A writer that `fill` has given all records; what it wrote is removed if it fails.
  static func filled(
    _ extent: Extent, in folder: Path, on disk: any Disk, keys: KeyRing,
    effort: BlockCodec.Effort, _ fill: (inout SegmentWriter) throws(StorageError) -> Void
  ) throws(StorageError) -> SegmentWriter {
    var writer = try SegmentWriter(extent, in: folder, on: disk, keys: keys, effort: effort)
    try disk.removing(writer.temporary) { () throws(StorageError) in try fill(&writer) }
    return writer
  }

  /// Appends `count` records from number `first` on, each behind its length.
  ///
  /// - Precondition: numbers ascend from call to call, within the extent and outside its losses.
  mutating func append(first: UInt64, count: Int, records: RawSpan) throws(StorageError) {
    if rawCount > 0, rawFirst + UInt64(rawCount) != first { try closeFrame() }
    var iterator = RecordIterator(first: first, bytes: records)
    while true {
      let start = iterator.place
      guard iterator.next() != nil else { break }
      let end = iterator.place.offset
      let byteCount = end - start.offset
      if rawCount > 0, raw.count + byteCount > FrameLimits.sealedTarget { try closeFrame() }
      if rawCount == 0 { rawFirst = start.number }
      raw.append(contentsOf: records.extracting(start.offset..<end))
      rawCount += 1
    }
    precondition(iterator.number == first + UInt64(count), "as many records as were announced")
  }

  /// Appends a frame of another segment as it is.
  ///
  /// - Precondition: as for `append(first:count:records:)`.
  mutating func append(
    _ prelude: SealedPrelude, content: RawSpan, flags: FrameHeader.Flags
  ) throws(StorageError) {
    try closeFrame()
    try put(prelude, content: content, flags: flags)
  }

  private mutating func closeFrame() throws(StorageError) {
    guard rawCount > 0 else { return }
    let records = raw
    let prelude = SealedPrelude(first: rawFirst, count: rawCount, rawByteCount: records.count)
    var plaintext = ByteWriter(capacity: SealedPrelude.byteCount + records.count)
    prelude.encode(into: &plaintext)
    let block = codec.compress(records.span)
    plaintext.append(contentsOf: block ?? records.bytes)
    raw = ByteWriter(capacity: FrameLimits.sealedTarget)
    rawCount = 0
    try put(prelude, content: plaintext.span, flags: block == nil ? [] : .compressed)
  }

  private mutating func put(
    _ prelude: SealedPrelude, content: RawSpan, flags: FrameHeader.Flags
  ) throws(StorageError) {
    let offset = written + output.count
    appendFrame(content, flags: flags)
    tags += output[(output.count - AuthenticatedCipher.tagByteCount)...]
    index.entries.append(
      SegmentIndex.Entry(
        first: prelude.first, count: prelude.count, offset: offset,
        byteCount: written + output.count - offset))
    index.rawByteCount += UInt64(prelude.rawByteCount)
    if output.count >= Self.pieceByteCount { try flush() }
  }

  private mutating func appendFrame(_ plaintext: RawSpan, flags: FrameHeader.Flags) {
    cipher.appendFrame(
      FrameHeader(index: frameCount, length: plaintext.byteCount, flags: flags),
      nonce: FrameHeader.countedNonce(frameCount).rawSpan, plaintext: plaintext, to: &output)
    frameCount += 1
  }

  private mutating func flush() throws(StorageError) {
    try held.file.write(output.rawSpan, at: written)
    written += output.count
    output.removeAll(keepingCapacity: true)
  }

  /// Writes padding, footer and headers, makes the file durable and compares what it reads back.
  ///
  /// - Returns: the segment under its temporary name.
  /// - Throws: `.disk`, `.journal` with `.sealingMismatch`. The temporary file is gone then.
  consuming func finish() throws(StorageError) -> SegmentFile {
    return try disk.removing(temporary) { () throws(StorageError) in
      try closeFrame()
      try writeEnd()
      let recordCount = index.entries.reduce(0) { $0 + UInt64($1.count) }
      let segment = try SegmentFile(temporary, on: disk, keys: keys)
      guard recordCount == extent.recordCount, try segment.tags() == tags,
        segment.extent == extent
      else { throw .journal(.sealingMismatch(temporary)) }
      return segment
    }
  }

  private mutating func writeEnd() throws(StorageError) {
    var footer = ByteWriter()
    footer.append(contentsOf: extent.encoded)
    index.encode(into: &footer, first: extent.first)
    let frameOverhead = FrameHeader.byteCount + AuthenticatedCipher.tagByteCount
    let smallest =
      written + output.count + 2 * frameOverhead + footer.count + FileHeader.byteCount
    let total = SizeClass.smallest(holding: smallest)
    appendFrame([UInt8](repeating: 0, count: total - smallest).rawSpan, flags: .padding)
    header.totalLength = UInt64(total)
    header.footerOffset = UInt64(written + output.count)
    appendFrame(footer.span, flags: .footer)
    output.append(contentsOf: header.encoded)
    try flush()
    try held.file.write(header.encoded.rawSpan, at: 0)
    try held.file.sync()
  }
}

/// The lengths that sealed files may have, so that a length reveals little about the content.
enum SizeClass {
  private static let smallest = 4096

  /// Padmé (Nikitin et al., "Reducing Metadata Leakage from Encrypted Files", 2019): at most 12 %
  /// more, and ever less for longer files; never below 4 KiB.
  static func smallest(holding byteCount: Int) -> Int {
    let length = max(byteCount, smallest)
    let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
    let digits = Int.bitWidth - exponent.leadingZeroBitCount
    let mask = (1 << (exponent - digits)) - 1
    return (length + mask) & ~mask
  }
}

extension SegmentFile {
  /// The tags of all frames with records, each of which was found to be genuine.
  func tags() throws(StorageError) -> [UInt8] {
    var tags: [UInt8] = []
    var decoder = FrameDecoder()
    for entry in try index().entries {
      guard try decoder.unlock(entry, of: self) != nil else {
        try requireRead()
        throw .file(path, .damaged(offset: entry.offset))
      }
      tags += decoder.tag(of: entry)
    }
    try requireRead()
    return tags
  }
}
