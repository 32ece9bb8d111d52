import Platform

/// The 32 bytes in clear before every frame; section "Frames" of the format page.
package struct FrameHeader {
  static let byteCount = 32
  /// What the authentication of a frame covers beside its ciphertext: all but the checksum.
  static let authenticatedByteCount = 28
  static let nonceRange = 16..<28
  static let marker: UInt32 = 0x9de1_f0ec
  /// No frame is longer: a lone record of 4 MiB, a footer, or the padding of the longest segment.
  /// What a header claims beyond it was not written by us, and no memory is taken for it.
  static let lengthLimit = 1 << 24

  struct Flags: OptionSet {
    let rawValue: UInt32
    static let opening = Flags(rawValue: 1)
    static let endOfCommit = Flags(rawValue: 2)
    static let compressed = Flags(rawValue: 4)
    static let footer = Flags(rawValue: 8)
    static let padding = Flags(rawValue: 16)
  }

  let index: UInt32
  /// Bytes of ciphertext, without the tag.
  let length: Int
  let flags: Flags

  /// The bytes of header, ciphertext and tag together.
  var frameByteCount: Int { Self.byteCount + length + AuthenticatedCipher.tagByteCount }
}

extension FrameHeader {
  /// The header at the start of `bytes`, or nil when there is none that is intact.
  init?(decoding bytes: RawSpan) {
    guard bytes.byteCount >= Self.byteCount else { return nil }
    func word(_ offset: Int) -> UInt32 {
      // Sound: every offset asked for is at least four below the 32 bytes that are there.
      UInt32(
        littleEndian: unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: offset, as: UInt32.self))
    }
    guard word(0) == Self.marker else { return nil }
    let checked = bytes.extracting(0..<Self.authenticatedByteCount)
    guard word(28) == CRC32C.checksum(of: checked), word(8) <= Self.lengthLimit else { return nil }
    self.init(index: word(4), length: Int(word(8)), flags: Flags(rawValue: word(12)))
  }

  /// The nonce of a frame in a file that is written once: its index and zeros.
  static func countedNonce(_ index: UInt32) -> [UInt8] {
    var writer = ByteWriter(capacity: AuthenticatedCipher.nonceByteCount)
    writer.append(littleEndian: index)
    writer.append(littleEndian: UInt64(0))
    return writer.bytes
  }
}

extension AuthenticatedCipher {
  /// Appends a whole frame to `output`.
  func appendFrame(
    _ header: FrameHeader, nonce: RawSpan, plaintext: RawSpan, to output: inout [UInt8]
  ) {
    var writer = ByteWriter(capacity: FrameHeader.byteCount)
    writer.append(littleEndian: FrameHeader.marker)
    writer.append(littleEndian: header.index)
    writer.append(littleEndian: UInt32(header.length))
    writer.append(littleEndian: header.flags.rawValue)
    writer.append(contentsOf: nonce)
    let checksum = CRC32C.checksum(of: writer.span)
    let context = writer.bytes
    writer.append(littleEndian: checksum)
    output.append(contentsOf: writer.bytes)
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: header.length + Self.tagByteCount))
    let end = output.count
    var bytes = output.mutableSpan
    var target = bytes._mutatingExtracting(start..<end)
    seal(plaintext, nonce: nonce, authenticating: context.rawSpan, into: &target)
  }

  /// Decrypts the frame at the start of `bytes`, whose header was already read, into the first
  /// bytes of `plaintext`, which grows if it is too short.
  ///
  /// - Returns: false when the frame is not the one that was written, or cut short.
  func openFrame(
    _ header: FrameHeader, in bytes: RawSpan, into plaintext: inout [UInt8]
  ) -> Bool {
    guard bytes.byteCount >= header.frameByteCount else { return false }
    plaintext.grow(to: header.length)
    var space = plaintext.mutableSpan
    var target = space._mutatingExtracting(0..<header.length)
    do throws(SealingError) {
      try open(
        bytes.extracting(FrameHeader.byteCount..<header.frameByteCount),
        nonce: bytes.extracting(FrameHeader.nonceRange),
        authenticating: bytes.extracting(0..<FrameHeader.authenticatedByteCount), into: &target)
      return true
    } catch {
      // Opening has no other way to fail.
      return false
    }
  }

  /// The plaintext of the frame at the start of `bytes`, or nil when it is not genuine.
  func openedFrame(_ header: FrameHeader, in bytes: RawSpan) -> [UInt8]? {
    var plaintext: [UInt8] = []
    return openFrame(header, in: bytes, into: &plaintext) ? plaintext : nil
  }
}
