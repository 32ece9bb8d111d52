import Platform

/// What is in an active segment, frame by frame, whether or not it is whole.
struct ActiveScan {
  /// A genuine frame with records.
  struct Frame: Hashable {
    let index: UInt32
    /// Where it is in the file.
    let place: Range<Int>
    let first: UInt64
    let count: Int
    let watermark: UInt64
    let chainHashAtWatermark: ChainHash
    let tag: [UInt8]
    let isEndOfCommit: Bool
    /// Where its records are in `bytes`.
    let records: Range<Int>

    var last: UInt64 { first + UInt64(count) - 1 }
  }

  let header: FileHeader
  let cipher: AuthenticatedCipher
  /// The log and the sequence number and chain hash it begins with, from the opening frame or,
  /// where that is damaged, from the first commit once its log is known; nil where neither is
  /// readable.
  private(set) var opening: ActiveOpening?
  /// Whose records these are; nil when unknown.
  private(set) var log: LogID?
  /// In the order of their indexes, each once.
  private(set) var frames: [Frame] = []
  /// The decrypted records of all frames, each behind its length.
  private(set) var bytes: [UInt8] = []
  /// Bytes that should be a frame or a header and are not, or that are cut off.
  private(set) var damaged: [Range<Int>] = []
  /// Genuine frames where no writer puts them.
  private(set) var outOfPlace: [Range<Int>] = []
  /// What is behind the last genuine frame.
  private(set) var tail = ActiveTail()
  /// Bytes that the medium did not give back, and that are zeros here.
  let unread: [Range<Int>]
  /// Where the next frame would begin.
  private(set) var end: Int
  /// Where the opening's frame ends, or where it would begin if it is damaged.
  private(set) var openingEnd: Int
  /// How long the file is.
  let byteCount: Int
  /// Whether every byte is as a finished commit leaves it.
  private(set) var isClean: Bool

  /// Whether every byte is one that a commit wrote or a zero behind them.
  var isWhole: Bool {
    damaged.isEmpty && outOfPlace.isEmpty && tail.isEmpty && unread.isEmpty
  }

  static let secondHeaderOffset = 4096
  static let framesOffset = 8192
  /// Far more than an active segment ever has; of a longer one that somebody made, no more is read.
  static let lengthLimit = 1 << 24

  /// - Parameter unread: which bytes of the image are zeros because the medium failed.
  /// - Throws: every `FileFault` but `.incomplete`: what is cut off shows in `damaged` and in
  ///   commit pointers.
  init(
    _ image: [UInt8], unread: [Range<Int>] = [], keys: KeyRing
  ) throws(FileFault) {
    self.unread = unread
    let second = min(Self.secondHeaderOffset, image.count)
    header = try FileHeader.decode(
      first: image.rawSpan, second: image.rawSpan.extracting(second..<image.count))
    guard header.kind == .active else { throw .foreign }
    cipher = try header.unlock(with: keys).cipher
    end = Self.framesOffset
    openingEnd = Self.framesOffset
    byteCount = image.count
    isClean = true
    checkHeaders(image)
    collectFrames(image)
    let expected = Int(clamping: header.totalLength)
    if byteCount < expected { damaged.append(byteCount..<expected) }
    let isOrdered = zip(frames, frames.dropFirst()).allSatisfy { $0.index < $1.index }
    if !isOrdered {
      isClean = false
      frames.sort { $0.index < $1.index }
      var seen: Set<UInt32> = []
      frames.removeAll { !seen.insert($0.index).inserted }
    }
    if opening == nil || !isWhole { isClean = false }
    for (position, frame) in frames.enumerated() where frame.index != UInt32(position + 1) {
      isClean = false
    }
  }

  /// Whether commits may be in what was not read.
  ///
  /// Each is durable before the next is written behind it, so none follows zeros that were read.
  ///
  /// - Parameter told: where a commit pointer says that the next frame begins, or 0.
  func hidesCommits(upTo told: Int) -> Bool {
    let written = max(end, told, tail.reach)
    return unread.contains { $0.upperBound > Self.framesOffset && $0.lowerBound <= written }
  }

  /// Takes the log that a commit pointer or a sealed chain hash names for the frames of a file
  /// whose opening is damaged. Only its first frame knows where the file begins.
  mutating func attribute(to log: LogID) {
    self.log = log
    guard opening == nil, let frame = frames.first, frame.index == 1 else { return }
    opening = ActiveOpening(
      log: log, first: frame.first, chainHashBefore: frame.chainHashAtWatermark)
  }

  private mutating func checkHeaders(_ image: [UInt8]) {
    let expected = header.encoded
    for start in [0, Self.secondHeaderOffset] {
      let range = min(start, image.count)..<min(start + Self.secondHeaderOffset, image.count)
      let used = Self.byteCountWithoutTrailingZeros(image.rawSpan.extracting(range))
      let isWhole =
        range.count == Self.secondHeaderOffset && used <= expected.count
        && image[range].starts(with: expected)
      // What is cut off is reported as such.
      if !isWhole, !range.isEmpty { damaged.append(range) }
    }
  }

  private mutating func collectFrames(_ image: [UInt8]) {
    let used = Self.byteCountWithoutTrailingZeros(image.rawSpan)
    // A tag may end in zeros, so the walk sees a tag's length more than is in use.
    let seen = min(image.count, used + AuthenticatedCipher.tagByteCount)
    bytes.reserveCapacity(seen)
    var walk = FrameWalk(from: Self.framesOffset)
    while let (offset, frameHeader) = walk.next(in: image.rawSpan.extracting(0..<seen)) {
      let bytes = image.rawSpan.extracting(offset..<seen)
      guard let plaintext = cipher.openedFrame(frameHeader, in: bytes) else { continue }
      walk.accept(frameHeader, at: offset)
      if frameHeader.flags.contains(.opening) {
        opening = ActiveOpening(decoding: plaintext.rawSpan)
        log = opening?.log
        openingEnd = offset + frameHeader.frameByteCount
      } else {
        let tagEnd = offset + frameHeader.frameByteCount
        let tag = Array(image[tagEnd - AuthenticatedCipher.tagByteCount..<tagEnd])
        take(plaintext, frameHeader, tag: tag, at: offset)
      }
    }
    end = walk.end
    damaged += walk.damaged
    outOfPlace = walk.outOfPlace
    tail = ActiveTail(
      of: image, from: end, used: used, length: Int(clamping: header.totalLength))
  }

  /// Most of an active segment is zeros, so they are skipped 64 at a time.
  static func byteCountWithoutTrailingZeros(_ bytes: RawSpan) -> Int {
    var count = bytes.byteCount
    while count >= 64 {
      // Sound: 64 bytes end at `count`.
      let block = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: count - 64, as: SIMD8<UInt64>.self)
      guard block == .zero else { break }
      count -= 64
    }
    while count > 0 {
      // Sound: `count` is at most the count of bytes.
      guard unsafe bytes.unsafeLoad(fromUncheckedByteOffset: count - 1, as: UInt8.self) == 0 else {
        break
      }
      count -= 1
    }
    return count
  }

  private mutating func take(
    _ plaintext: [UInt8], _ header: FrameHeader, tag: [UInt8], at offset: Int
  ) {
    let body = plaintext.rawSpan.extracting(
      min(LivePrelude.byteCount, plaintext.count)..<plaintext.count)
    guard let prelude = LivePrelude(decoding: plaintext.rawSpan),
      prelude.records.rawByteCount == body.byteCount,
      holdsRecords(body, count: prelude.records.count)
    else {
      damaged.append(offset..<offset + header.frameByteCount)
      return
    }
    let start = bytes.count
    bytes += plaintext[LivePrelude.byteCount...]
    frames.append(
      Frame(
        index: header.index, place: offset..<offset + header.frameByteCount,
        first: prelude.records.first,
        count: prelude.records.count, watermark: prelude.watermark,
        chainHashAtWatermark: prelude.chainHashAtWatermark, tag: tag,
        isEndOfCommit: header.flags.contains(.endOfCommit), records: start..<bytes.count))
  }
}

/// The plaintext of an active segment's first frame.
struct ActiveOpening: Hashable {
  let log: LogID
  /// The number that its first record has.
  let first: UInt64
  let chainHashBefore: ChainHash

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: 40)
    writer.append(log: log)
    writer.append(littleEndian: first)
    writer.append(chainHash: chainHashBefore)
    return writer.bytes
  }
}

extension ActiveOpening {
  init?(decoding bytes: RawSpan) {
    do throws(BytesError) {
      var reader = ByteReader(bytes)
      log = try reader.readLog()
      first = try reader.readLittleEndian()
      chainHashBefore = try reader.readLink()
      guard reader.isAtEnd, first >= 1, first <= FrameLimits.number else { return nil }
    } catch {
      return nil
    }
  }
}
