import Bytes
import Sealing

/// A journal file whose frames hold what the fuzzer wants and are authentic all the same, and whose
/// checksums fit: else every mutation would end at the first of them. A second writer of the bytes
/// in `Schemas/journal-format.md`.
///
/// Its recipe: a byte of `Form`, the numbers that this announces, then frames: flags, index (255
/// for the next), length in two bytes, plaintext.
struct ForgedFile {
  enum Kind: UInt16 {
    case live = 1
    case sealed = 2
    case snapshot = 3
  }

  struct Form: OptionSet {
    let rawValue: UInt8
    static let totalLength = Form(rawValue: 1)
    static let footerOffset = Form(rawValue: 2)
    static let oneHeader = Form(rawValue: 4)
  }

  static let master = SymmetricKey(bytes: (0..<32).map { UInt8($0) })
  private static let headerByteCount = 96
  private static let frameHeaderByteCount = 32
  private static let magic: [UInt8] = [0x89, 0x45, 0x43, 0x48, 0x4f, 0x0d, 0x0a, 0x1a]
  private static let marker: UInt32 = 0x9de1_f0ec
  private static let salt = [UInt8](repeating: 7, count: 32)
  /// Of a file with this salt: the key, then the key check.
  private static let derived = derive(salt)

  private static func derive(_ salt: [UInt8]) -> [UInt8] {
    let info: [UInt8] = Array("echolog file 1".utf8)
    guard let master else { return [] }
    return KeyedHash.hkdf(
      secret: master.span, salt: salt.rawSpan, info: info.rawSpan, count: 48)
  }

  private static func cipher(_ derived: [UInt8]) -> AuthenticatedCipher? {
    SymmetricKey(bytes: Array(derived.prefix(32))).map { AuthenticatedCipher(key: $0) }
  }

  static func bytes(_ kind: Kind, recipe: [UInt8]) -> [UInt8] {
    guard let cipher = cipher(derived) else { return [] }
    var supply = Supply(recipe)
    let form = Form(rawValue: supply.byte())
    let told = form.contains(.totalLength) ? supply.number(byteCount: 8) : nil
    let toldFooter = form.contains(.footerOffset) ? supply.number(byteCount: 8) : nil
    var file = [UInt8](repeating: 0, count: kind == .live ? 8192 : headerByteCount)
    var index: UInt32 = 0
    var lastFrame = 0
    while !supply.isEmpty {
      let flags = UInt32(supply.byte())
      let given = supply.byte()
      lastFrame = file.count
      let at = given == 255 ? index : UInt32(given)
      file += frame(supply.counted(), flags: flags, index: at, cipher)
      index = at + 1
    }
    let end = kind == .sealed ? headerByteCount : 0
    let header = header(
      kind, total: told ?? UInt64(file.count + end), footer: toldFooter ?? UInt64(lastFrame))
    file.replaceSubrange(0..<header.count, with: header)
    if form.contains(.oneHeader) { return file }
    switch kind {
    case .live: file.replaceSubrange(4096..<4096 + header.count, with: header)
    case .sealed: file += header
    case .snapshot: break
    }
    return file
  }

  private static func header(_ kind: Kind, total: UInt64, footer: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(contentsOf: magic)
    writer.append(littleEndian: UInt16(1))
    writer.append(littleEndian: kind.rawValue)
    writer.append(littleEndian: UInt32(1))
    writer.append(contentsOf: salt)
    writer.append(contentsOf: derived.suffix(16))
    writer.append(littleEndian: total)
    writer.append(littleEndian: footer)
    writer.append(contentsOf: [UInt8](repeating: 0, count: 12))
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }

  private static func frame(
    _ plaintext: [UInt8], flags: UInt32, index: UInt32, _ cipher: AuthenticatedCipher
  ) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(littleEndian: marker)
    writer.append(littleEndian: index)
    writer.append(littleEndian: UInt32(plaintext.count))
    writer.append(littleEndian: flags)
    writer.append(littleEndian: index)
    writer.append(littleEndian: UInt64(0))
    let context = writer.bytes
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    var sealed = [UInt8](
      repeating: 0, count: plaintext.count + AuthenticatedCipher.tagByteCount)
    var output = sealed.mutableSpan
    cipher.seal(
      plaintext.rawSpan, nonce: context[16..<28].bytes.rawSpan, authenticating: context.rawSpan,
      into: &output)
    return writer.bytes + sealed
  }

  /// The recipe of a genuine file; padding and what does not open are left out.
  static func recipe(of file: [UInt8], from start: Int) -> [UInt8] {
    guard file.count > headerByteCount, let cipher = cipher(derive(Array(file[16..<48]))) else {
      return []
    }
    var recipe: [UInt8] = [0]
    var offset = start
    while offset + frameHeaderByteCount <= file.count {
      var reader = Supply(Array(file[offset..<offset + frameHeaderByteCount]))
      guard reader.number(byteCount: 4) == UInt64(marker) else { break }
      let index = reader.number(byteCount: 4)
      let length = Int(reader.number(byteCount: 4))
      let flags = UInt8(truncatingIfNeeded: reader.number(byteCount: 4))
      let body = offset + frameHeaderByteCount
      let end = body + length + AuthenticatedCipher.tagByteCount
      var plaintext = [UInt8](repeating: 0, count: length)
      var output = plaintext.mutableSpan
      do throws(SealingError) {
        try cipher.open(
          file[body..<end].bytes.rawSpan, nonce: file[offset + 16..<offset + 28].bytes.rawSpan,
          authenticating: file[offset..<offset + 28].bytes.rawSpan, into: &output)
      } catch {
        break
      }
      let isPadding = flags & 16 != 0
      recipe += [flags, index < 255 ? UInt8(index) : 255] + counted(isPadding ? [] : plaintext)
      offset = end
    }
    return recipe
  }
}

extension ArraySlice<UInt8> {
  fileprivate var bytes: [UInt8] { Array(self) }
}
