import Platform

/// Decrypts and decompresses one sealed frame after the other into the same buffers.
struct FrameDecoder {
  private static let roomAround = 128
  private static let byteLimit = FrameLimits.loneRecordByteCount + roomAround

  private var stored = [UInt8](repeating: 0, count: FrameLimits.rawByteCount + roomAround)
  private var plaintext = [UInt8](repeating: 0, count: FrameLimits.rawByteCount + roomAround)
  /// The records of the last frame, each behind its length, in the first bytes.
  private(set) var records = [UInt8](repeating: 0, count: FrameLimits.rawByteCount)
  /// The header of the frame that was unlocked last.
  private(set) var header = FrameHeader(index: 0, length: 0, flags: [])

  /// Reads the frame of `entry` into `records`.
  ///
  /// - Returns: what the frame says of itself, or nil when it is damaged.
  mutating func decode(
    _ entry: SegmentIndex.Entry, of segment: SegmentFile
  ) throws(StorageError) -> SealedPrelude? {
    guard let prelude = try unlock(entry, of: segment), unpack(prelude) else { return nil }
    return prelude
  }

  /// Reads the frame of `entry` as it is stored, for `content` and `unpack(_:)`.
  ///
  /// - Returns: what the frame says of itself, or nil when it is damaged.
  mutating func unlock(
    _ entry: SegmentIndex.Entry, of segment: SegmentFile
  ) throws(StorageError) -> SealedPrelude? {
    guard entry.byteCount <= Self.byteLimit else { return nil }
    stored.grow(to: entry.byteCount)
    var span = stored.mutableSpan
    var target = span._mutatingExtracting(0..<entry.byteCount)
    guard try segment.file.read(at: entry.offset, into: &target) == entry.byteCount else {
      return nil
    }
    let bytes = stored
    let frame = bytes.rawSpan.extracting(0..<entry.byteCount)
    guard let header = FrameHeader(decoding: frame), header.frameByteCount == entry.byteCount,
      segment.cipher.openFrame(header, in: frame, into: &plaintext),
      let prelude = SealedPrelude(decoding: plaintext.rawSpan.extracting(0..<header.length)),
      prelude.first == entry.first, prelude.count == entry.count
    else { return nil }
    self.header = header
    return prelude
  }

  /// Puts the records of the frame that was unlocked last into `records`, and returns whether they
  /// are what its prelude says.
  mutating func unpack(_ prelude: SealedPrelude) -> Bool {
    records.grow(to: prelude.rawByteCount)
    let plaintext = plaintext
    let block = plaintext.rawSpan.extracting(SealedPrelude.byteCount..<header.length)
    if header.flags.contains(.compressed) {
      var space = records.mutableSpan
      var target = space._mutatingExtracting(0..<prelude.rawByteCount)
      guard BlockCodec.decompress(block, into: &target) else { return false }
    } else {
      guard block.byteCount == prelude.rawByteCount else { return false }
      take(block)
    }
    return holdsRecords(
      records.rawSpan.extracting(0..<prelude.rawByteCount), count: prelude.count)
  }

  /// What is in the frame that was unlocked last: the prelude, then the records or their block.
  var content: RawSpan {
    @_lifetime(borrow self) get { plaintext.rawSpan.extracting(0..<header.length) }
  }

  /// The tag of the frame that was unlocked last.
  func tag(of entry: SegmentIndex.Entry) -> ArraySlice<UInt8> {
    stored[(entry.byteCount - AuthenticatedCipher.tagByteCount)..<entry.byteCount]
  }

  /// Puts records that are decrypted already where those of a frame would be.
  ///
  /// - Precondition: they are no longer than a frame may be.
  mutating func take(_ bytes: RawSpan) {
    precondition(bytes.byteCount <= records.count, "a frame's records at most")
    var space = records.mutableSpan
    // Sound: the counts were just compared.
    unsafe space.withUnsafeMutableBytes { target in
      unsafe bytes.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
    }
  }
}

extension [UInt8] {
  /// Allocates for a frame that is longer than most.
  mutating func grow(to byteCount: Int) {
    if count < byteCount { append(contentsOf: repeatElement(0, count: byteCount - count)) }
  }
}
