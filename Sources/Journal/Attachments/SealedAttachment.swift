import Platform

/// A sealed attachment that is open to be read: its header was found to be what its name and the
/// keys say. Section "Attachments" of `Schemas/vault-format.md`.
struct SealedAttachment: ~Copyable {
  /// Bytes of the original in every piece but the last.
  static let pieceByteCount = 65_536
  static let sealedPieceByteCount = pieceByteCount + AuthenticatedCipher.tagByteCount
  /// No sealed file is longer, so that the number of a piece fits in 32 bits.
  static let lengthLimit = 1 << 48
  /// What of the header the seal of each piece covers: all that is known before the last one.
  fileprivate static let authenticatedByteCount = 64

  let file: OpenFile
  /// In bytes, with header and tags.
  let length: Int
  private let header: [UInt8]
  private let cipher: AuthenticatedCipher

  /// - Throws: `.disk`; `.file` with `.incomplete`, `.foreign`, `.damaged`, `.newerFormat`,
  ///   `.unknownEpoch`, `.wrongKey`.
  init(
    _ name: AttachmentName, at path: Path, on disk: any Disk, keys: KeyRing
  ) throws(StorageError) {
    let opened = try disk.open(path, for: .reading)
    let count = try opened.length()
    let bytes = try opened.read(at: 0, count: FileHeader.byteCount)
    let key: AuthenticatedCipher
    do throws(FileFault) {
      key = try Self.cipher(of: name, bytes, count, keys)
    } catch {
      throw .file(path, error)
    }
    file = opened
    (length, header, cipher) = (count, bytes, key)
  }

  private static func cipher(
    of name: AttachmentName, _ bytes: [UInt8], _ length: Int, _ keys: KeyRing
  ) throws(FileFault) -> AuthenticatedCipher {
    let header = try FileHeader.decode(first: bytes.rawSpan, second: bytes.rawSpan)
    guard header.kind == .attachment else { throw .foreign }
    guard AttachmentName(of: header) == name else { throw .damaged(offset: 16) }
    let expected = Int(clamping: header.totalLength)
    guard length >= expected else { throw .incomplete(expected: expected, found: length) }
    let cipher = try header.unlock(with: keys).cipher
    guard length == expected, header.footerOffset == 0, byteCount(sealedIn: length) != nil else {
      throw .damaged(offset: min(expected, length))
    }
    return cipher
  }

  /// Bytes of the original.
  var byteCount: Int { Self.byteCount(sealedIn: length) ?? 0 }

  private var pieceCount: Int { Self.pieceCount(inBytes: length - FileHeader.byteCount) }

  private static func pieceCount(inBytes sealed: Int) -> Int {
    (sealed - 1) / sealedPieceByteCount + 1
  }

  /// Nil for a length that no sealed file has.
  private static func byteCount(sealedIn length: Int) -> Int? {
    let sealed = length - FileHeader.byteCount
    let last = sealed % sealedPieceByteCount
    guard sealed > 0, length <= lengthLimit, last == 0 || last >= AuthenticatedCipher.tagByteCount
    else { return nil }
    return sealed - pieceCount(inBytes: sealed) * AuthenticatedCipher.tagByteCount
  }

  /// How long the sealed file of so many bytes is.
  static func length(of byteCount: Int) -> Int {
    // A file with holes may claim any length.
    let byteCount = min(byteCount, lengthLimit)
    let pieces = max(1, (byteCount + pieceByteCount - 1) / pieceByteCount)
    return FileHeader.byteCount + byteCount + pieces * AuthenticatedCipher.tagByteCount
  }
}

extension SealedAttachment {
  /// Hands out piece by piece what was sealed, each with the sealed bytes that it was made from.
  ///
  /// - Parameter onDamage: is given the place of a piece that is not the one that was written.
  func read(
    _ piece: (_ opened: RawSpan, _ sealed: RawSpan, _ offset: Int) throws(StorageError) -> Void,
    onDamage: (Range<Int>) throws(StorageError) -> Void
  ) throws(StorageError) {
    var (sealed, opened): ([UInt8], [UInt8]) = ([], [])
    for index in 0..<pieceCount {
      let place = place(of: index)
      if try open(index, &sealed, &opened) {
        try piece(opened.rawSpan, sealed.rawSpan, place.lowerBound)
      } else {
        try onDamage(place)
      }
    }
  }

  private func place(of index: Int) -> Range<Int> {
    let offset = FileHeader.byteCount + index * Self.sealedPieceByteCount
    return offset..<min(offset + Self.sealedPieceByteCount, length)
  }

  /// Reads a piece and opens it.
  ///
  /// - Returns: whether it is the one that was written.
  private func open(
    _ index: Int, _ sealed: inout [UInt8], _ opened: inout [UInt8]
  ) throws(StorageError) -> Bool {
    let place = place(of: index)
    sealed = try file.read(at: place.lowerBound, count: place.count)
    guard sealed.count == place.count else { return false }
    let context = Self.context(header, isLast: index == pieceCount - 1)
    opened = [UInt8](repeating: 0, count: place.count - AuthenticatedCipher.tagByteCount)
    var target = opened.mutableSpan
    do throws(SealingError) {
      try cipher.open(
        sealed.rawSpan, nonce: FrameHeader.countedNonce(UInt32(index)).rawSpan,
        authenticating: context.rawSpan, into: &target)
      return true
    } catch {
      return false
    }
  }

  /// Makes sure that the file ends where its header says, which anybody can write: ahead of asking
  /// for as much room.
  ///
  /// - Throws: `.file` with `.damaged`.
  func requireEnd() throws(StorageError) {
    var (sealed, opened): ([UInt8], [UInt8]) = ([], [])
    guard try open(pieceCount - 1, &sealed, &opened) else {
      throw .file(file.path, .damaged(offset: place(of: pieceCount - 1).lowerBound))
    }
  }

  /// What is authenticated with a piece, so that none opens elsewhere and none is the end but the
  /// last.
  fileprivate static func context(_ header: [UInt8], isLast: Bool) -> [UInt8] {
    header.prefix(authenticatedByteCount) + [isLast ? 1 : 0]
  }

  /// Reads all of it.
  ///
  /// - Throws: `.file` with `.damaged` at the first piece that is not the one that was written.
  func read(
    _ piece: (_ opened: RawSpan, _ sealed: RawSpan, _ offset: Int) throws(StorageError) -> Void
  ) throws(StorageError) {
    let path = file.path
    try read(piece) { place throws(StorageError) in
      throw .file(path, .damaged(offset: place.lowerBound))
    }
  }

  /// Writes it, header and all, into a file of its name, verified.
  func copy(
    into target: borrowing OpenFile, isCancelled: () -> Bool
  ) throws(StorageError) {
    let path = file.path
    try target.write(header.rawSpan, at: 0)
    try read { _, sealed, offset throws(StorageError) in
      guard !isCancelled() else { throw .disk(.read, path, .interrupted) }
      try target.write(sealed, at: offset)
    }
  }
}

/// Seals the pieces of a file, one after the other.
struct PieceSealer {
  private let header: [UInt8]
  private let cipher: AuthenticatedCipher
  private var index: UInt32 = 0

  init(_ header: FileHeader, _ key: FileKey) {
    (self.header, cipher) = (header.encoded, key.cipher)
  }

  /// - Precondition: all but the last have `SealedAttachment.pieceByteCount` bytes.
  mutating func seal(_ piece: RawSpan, isLast: Bool) -> [UInt8] {
    var sealed = [UInt8](repeating: 0, count: piece.byteCount + AuthenticatedCipher.tagByteCount)
    var space = sealed.mutableSpan
    let context = SealedAttachment.context(header, isLast: isLast)
    cipher.seal(
      piece, nonce: FrameHeader.countedNonce(index).rawSpan, authenticating: context.rawSpan,
      into: &space)
    index += 1
    return sealed
  }
}
