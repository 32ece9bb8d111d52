import Platform

/// The file that takes this device's commits: preallocated with zeros, so that a commit changes no
/// length and needs no new block, and each byte written once.
final class ActiveSegment {
  static let preallocatedByteCount = 400 * 1024
  /// Sealing is due at either of these.
  static let frameLimit = 2_048
  static let byteLimit = 256 * 1024
  /// A commit of more bytes is sealed at once, because writing it twice would gain nothing.
  static let recordByteLimit = 192 * 1024
  /// No commit takes more bytes here: of its frames, two that follow each other hold more records
  /// than one may.
  static let commitByteLimit =
    recordByteLimit + 2 * (recordByteLimit / FrameLimits.rawByteCount)
    * (FrameHeader.byteCount + LivePrelude.byteCount + AuthenticatedCipher.tagByteCount)
  /// No commit ends further on.
  static let endLimit = ActiveScan.framesOffset + byteLimit + commitByteLimit

  let header: FileHeader
  let opening: ActiveOpening
  private(set) var contents: ActiveContents
  /// Where the next frame begins.
  private(set) var end: Int
  /// The last sequence number and the chain hash after it; of the opening while the file is empty.
  var last: UInt64 { commitEnds.last?.number ?? opening.first - 1 }
  var chainHash: ChainHash { commitEnds.last?.chainHash ?? opening.chainHashBefore }
  /// The ends of its commits.
  private var commitEnds: [Extent.Checkpoint] = []
  private let cipher: AuthenticatedCipher
  private let held: HeldFile
  private var nextIndex: UInt32

  var isSealingDue: Bool {
    Int(nextIndex) > Self.frameLimit || end - ActiveScan.framesOffset > Self.byteLimit
  }

  var isEmpty: Bool { last < opening.first }

  /// The extent of the whole file; nil while it is empty.
  var extent: Extent? { extent(keeping: nil) }

  /// The same with the chain hash after `number` as a checkpoint, where a commit ended there.
  func extent(keeping number: UInt64?) -> Extent? {
    guard !isEmpty else { return nil }
    var checkpoints: [Extent.Checkpoint] = []
    if let number, number >= opening.first, number < last, let chainHash = chainHash(after: number)
    {
      checkpoints.append(Extent.Checkpoint(number: number, chainHash: chainHash))
    }
    return Extent(
      log: opening.log, first: opening.first, last: last, chainHashBefore: opening.chainHashBefore,
      chainHashAfter: chainHash, checkpoints: checkpoints)
  }

  /// The chain hash after `number`, where a commit ended there or the file begins behind it.
  func chainHash(after number: UInt64) -> ChainHash? {
    if number == opening.first - 1 { return opening.chainHashBefore }
    return commitEnds.first { $0.number == number }?.chainHash
  }

  /// Makes an active segment without records, durable and in place.
  static func create(
    _ path: Path, through temporary: Path, on disk: any Disk, opening: ActiveOpening, keys: KeyRing
  ) throws(StorageError) -> ActiveSegment {
    var (header, key) = FileHeader.begin(.active, keys: keys)
    header.totalLength = UInt64(preallocatedByteCount)
    var image = [UInt8](repeating: 0, count: ActiveScan.framesOffset)
    image.replaceSubrange(0..<FileHeader.byteCount, with: header.encoded)
    let second = ActiveScan.secondHeaderOffset
    image.replaceSubrange(second..<second + FileHeader.byteCount, with: header.encoded)
    let plaintext = opening.encoded
    key.cipher.appendFrame(
      FrameHeader(index: 0, length: plaintext.count, flags: .opening),
      nonce: KernelRandom.bytes(count: AuthenticatedCipher.nonceByteCount).rawSpan,
      plaintext: plaintext.rawSpan, to: &image)
    let file = try disk.createAnew(temporary)
    try disk.removing(temporary) { () throws(StorageError) in
      try file.write(image.rawSpan, at: 0)
      try file.writeZeros(from: image.count, to: preallocatedByteCount)
      try file.sync()
    }
    try disk.rename(temporary, to: path)
    try disk.syncDirectory(path.parent)
    return ActiveSegment(
      held: HeldFile(file), header: header, cipher: key.cipher, opening: opening, end: image.count)
  }

  private init(
    held: HeldFile, header: FileHeader, cipher: AuthenticatedCipher, opening: ActiveOpening,
    end: Int
  ) {
    self.held = held
    self.header = header
    self.cipher = cipher
    self.opening = opening
    self.end = end
    contents = ActiveContents()
    nextIndex = 1
  }

  /// The file that was scanned, to be continued, or nil when it is not exactly what finished
  /// commits leave behind.
  init?(continuing scan: ActiveScan, held: HeldFile) {
    guard scan.isClean, let opening = scan.opening else { return nil }
    self.held = held
    header = scan.header
    cipher = scan.cipher
    self.opening = opening
    contents = ActiveContents(scan)
    end = scan.end
    nextIndex = UInt32(scan.frames.count) + 1
    var (reached, chainHash) = (last, chainHash)
    var hash = SHA256()
    for frame in scan.frames {
      guard frame.first == reached + 1, frame.watermark == last,
        frame.chainHashAtWatermark == self.chainHash
      else { return nil }
      reached = frame.last
      chainHash = chainHash.advanced(by: frame.tag.rawSpan, through: &hash)
      if frame.isEndOfCommit {
        commitEnds.append(Extent.Checkpoint(number: reached, chainHash: chainHash))
      }
    }
    guard reached == last else { return nil }
  }

  /// Writes one commit and makes it durable.
  ///
  /// - Throws: the disk's error; the commit may or may not be there, and nothing may be appended
  ///   before recovery has decided.
  func append(_ batch: RecordBatch) throws(StorageError) {
    let (bytes, newChainHash, frameCount) = encode(batch)
    try held.file.write(bytes.rawSpan, at: end)
    try held.file.syncData()
    var reached = last
    for part in batch.parts(upTo: FrameLimits.rawByteCount) {
      contents.append(
        first: reached + 1, count: part.count, records: batch.bytes.span.extracting(part.bytes))
      reached += UInt64(part.count)
    }
    end += bytes.count
    commitEnds.append(Extent.Checkpoint(number: reached, chainHash: newChainHash))
    nextIndex += UInt32(frameCount)
  }

  /// The frames of a commit: one, or as many as it takes to keep each within the limit.
  private func encode(_ batch: RecordBatch) -> (
    bytes: [UInt8], chainHash: ChainHash, frameCount: Int
  ) {
    let parts = batch.parts(upTo: FrameLimits.rawByteCount)
    var output: [UInt8] = []
    var newChainHash = chainHash
    var first = last + 1
    for (position, part) in parts.enumerated() {
      let prelude = LivePrelude(
        records: SealedPrelude(first: first, count: part.count, rawByteCount: part.bytes.count),
        watermark: last, chainHashAtWatermark: chainHash)
      var plaintext = ByteWriter(capacity: LivePrelude.byteCount + part.bytes.count)
      prelude.encode(into: &plaintext)
      plaintext.append(contentsOf: batch.bytes.span.extracting(part.bytes))
      let isLast = position == parts.count - 1
      cipher.appendFrame(
        FrameHeader(
          index: nextIndex + UInt32(position), length: plaintext.count,
          flags: isLast ? .endOfCommit : []),
        nonce: KernelRandom.bytes(count: AuthenticatedCipher.nonceByteCount).rawSpan,
        plaintext: plaintext.span, to: &output)
      let tag = output.rawSpan.extracting(
        output.count - AuthenticatedCipher.tagByteCount..<output.count)
      newChainHash = newChainHash.advanced(by: tag)
      first += UInt64(part.count)
    }
    return (output, newChainHash, parts.count)
  }

  /// Whether the first bytes behind the last frame are zeros: a writer that was killed within a
  /// write leaves its beginning there.
  func endsInZeros() throws(StorageError) -> Bool {
    try held.file.read(at: end, count: 64).allSatisfy { $0 == 0 }
  }

  /// Whether this file is the one at `path` now.
  func isInPlace(at path: Path) throws(StorageError) -> Bool {
    try held.file.isInPlace(at: path)
  }
}

extension RecordBatch {
  /// The batch in runs of whole records, each of at most `limit` bytes.
  func parts(upTo limit: Int) -> [(count: Int, bytes: Range<Int>)] {
    guard byteCount > limit else { return [(count, 0..<byteCount)] }
    var parts: [(count: Int, bytes: Range<Int>)] = []
    var records = RecordIterator(first: 0, bytes: bytes.span)
    var (start, count) = (0, 0)
    while true {
      let position = records.place.offset
      guard records.next() != nil else { break }
      if records.place.offset - start > limit {
        parts.append((count, start..<position))
        (start, count) = (position, 0)
      }
      count += 1
    }
    return parts + [(count, start..<byteCount)]
  }
}
