import Platform

/// The 96 bytes in clear at the start of every journal file, and once more elsewhere in it; section
/// "File header" of the format page.
struct FileHeader: Hashable {
  static let byteCount = 96
  static let magic: [UInt8] = [0x89, 0x45, 0x43, 0x48, 0x4f, 0x0d, 0x0a, 0x1a]
  static let version: UInt16 = 1

  enum Kind: UInt16 {
    case active = 1
    case sealed = 2
    case snapshot = 3
    case attachment = 4
  }

  let kind: Kind
  let epoch: UInt32
  let salt: [UInt8]
  let keyCheck: [UInt8]
  /// The file's whole length; of an active segment the length it began with, below which it never
  /// is.
  var totalLength: UInt64
  /// Where the footer's frame begins; 0 where there is none.
  var footerOffset: UInt64

  /// The first bytes of the salt, by which commit pointers name an active segment.
  var fileNumber: UInt64 {
    salt.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The name of a segment, by which a file that another was copied over is noticed: the first half
  /// of its salt.
  var segmentName: String {
    salt.prefix(16).map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined() + SegmentWriter.nameSuffix
  }

  /// A header with a fresh salt, and the key that goes with it.
  static func begin(_ kind: Kind, keys: KeyRing) -> (FileHeader, FileKey) {
    let salt = KernelRandom.bytes(count: 32)
    guard let master = keys.key(epoch: keys.newestEpoch) else {
      preconditionFailure("a key ring holds its newest key")
    }
    let key = FileKey(master: master, salt: salt, witness: keys.witness)
    let header = FileHeader(
      kind: kind, epoch: keys.newestEpoch, salt: salt, keyCheck: key.check, totalLength: 0,
      footerOffset: 0)
    return (header, key)
  }

  var encoded: [UInt8] {
    var writer = ByteWriter(capacity: Self.byteCount)
    writer.append(contentsOf: Self.magic)
    writer.append(littleEndian: Self.version)
    writer.append(littleEndian: kind.rawValue)
    writer.append(littleEndian: epoch)
    writer.append(contentsOf: salt)
    writer.append(contentsOf: keyCheck)
    writer.append(littleEndian: totalLength)
    writer.append(littleEndian: footerOffset)
    writer.append(contentsOf: [UInt8](repeating: 0, count: 12))
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }
}

extension FileHeader {
  /// The header at the start of `bytes`.
  ///
  /// The checksum is looked at before the version, and stays where it is in every later version.
  init(decoding bytes: RawSpan) throws(FileFault) {
    guard bytes.byteCount >= Self.byteCount else {
      throw .incomplete(expected: Self.byteCount, found: bytes.byteCount)
    }
    let intact = CRC32C.isIntact(bytes.extracting(0..<Self.byteCount))
    let fault: FileFault?
    do throws(BytesError) {
      var reader = ByteReader(bytes)
      let magic = [UInt8](copying: try reader.readSpan(count: 8))
      let version: UInt16 = try reader.readLittleEndian()
      let kindNumber: UInt16 = try reader.readLittleEndian()
      epoch = try reader.readLittleEndian()
      salt = [UInt8](copying: try reader.readSpan(count: 32))
      keyCheck = [UInt8](copying: try reader.readSpan(count: FileKey.checkByteCount))
      totalLength = try reader.readLittleEndian()
      footerOffset = try reader.readLittleEndian()
      let reserved = [UInt8](copying: try reader.readSpan(count: 12))
      let known = reserved.allSatisfy { $0 == 0 } ? Kind(rawValue: kindNumber) : nil
      fault = Self.fault(ours: magic == Self.magic, intact: intact, version: version, kind: known)
      kind = known ?? .active
    } catch {
      throw .incomplete(expected: Self.byteCount, found: bytes.byteCount)
    }
    if let fault { throw fault }
  }

  private static func fault(ours: Bool, intact: Bool, version: UInt16, kind: Kind?) -> FileFault? {
    guard intact else { return .damaged(offset: 0) }
    guard ours else { return .foreign }
    guard version == Self.version else { return .newerFormat(version: version) }
    return kind == nil ? .damaged(offset: 8) : nil
  }

  /// The key of this file.
  ///
  /// - Throws: `.unknownEpoch`, `.wrongKey`.
  func unlock(with keys: KeyRing) throws(FileFault) -> FileKey {
    guard let master = keys.key(epoch: epoch) else { throw .unknownEpoch(epoch) }
    let key = FileKey(master: master, salt: salt, witness: keys.witness)
    guard key.check == keyCheck else { throw .wrongKey }
    return key
  }

  /// The header of a file from its two places: the second counts where the first is damaged, also
  /// where it says that the format is newer.
  ///
  /// Bytes without the magic in either place are foreign; damaged otherwise.
  static func decode(first: RawSpan, second: RawSpan) throws(FileFault) -> FileHeader {
    do throws(FileFault) {
      return try FileHeader(decoding: first)
    } catch {
      let fault = error
      if case .newerFormat = fault { throw fault }
      do throws(FileFault) {
        return try FileHeader(decoding: second)
      } catch {
        if case .newerFormat = error { throw error }
        if hasMagic(first) || hasMagic(second) { throw fault }
        throw .foreign
      }
    }
  }

  private static func hasMagic(_ bytes: RawSpan) -> Bool {
    guard bytes.byteCount >= magic.count else { return bytes.byteCount == 0 }
    return [UInt8](copying: bytes.extracting(0..<magic.count)) == magic
  }
}
