import Journal
import Platform

/// A frame whose header is true of it, unless the recipe has it otherwise. The checksum fits in any
/// case, and the tag fits the header.
///
/// Written as a byte of flags, of which the highest announces what is untrue, the index (255 for
/// the next), then perhaps a byte of `Field` and the values of the fields in their order, then
/// length in two bytes and plaintext.
struct ForgedFrame {
  struct Field: OptionSet {
    let rawValue: UInt8
    static let length = Field(rawValue: 1)
    /// Those to turn round, high ones too.
    static let flags = Field(rawValue: 2)
    static let nonce = Field(rawValue: 4)
    static let marker = Field(rawValue: 8)
    /// The tag does not fit; it has no value.
    static let tag = Field(rawValue: 16)
  }

  static let headerByteCount = 32
  static let marker: UInt32 = 0x9de1_f0ec
  static let isUntrue: UInt8 = 128

  let index: UInt32
  private let marker: UInt32
  private let length: UInt32
  private let flags: UInt32
  private let nonce: [UInt8]
  private let isTagTrue: Bool
  private let plaintext: [UInt8]

  init(from supply: inout Supply, next: UInt32) {
    let first = supply.byte()
    let given = supply.byte()
    index = given == 255 ? next : UInt32(given)
    let told: Field = first & Self.isUntrue == 0 ? [] : Field(rawValue: supply.byte())
    let length = told.contains(.length) ? supply.word() : nil
    flags = UInt32(first & ~Self.isUntrue) ^ (told.contains(.flags) ? supply.word() : 0)
    nonce =
      told.contains(.nonce)
      ? supply.filled(AuthenticatedCipher.nonceByteCount) : Self.countedNonce(index)
    marker = told.contains(.marker) ? supply.word() : Self.marker
    isTagTrue = !told.contains(.tag)
    plaintext = supply.counted()
    self.length = length ?? UInt32(plaintext.count)
  }

  func sealed(by cipher: AuthenticatedCipher) -> [UInt8] {
    var writer = ByteWriter()
    for word in [marker, index, length, flags] { writer.append(littleEndian: word) }
    writer.append(contentsOf: nonce)
    let context = writer.bytes
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    var sealed = [UInt8](
      repeating: 0, count: plaintext.count + AuthenticatedCipher.tagByteCount)
    var output = sealed.mutableSpan
    cipher.seal(
      plaintext.rawSpan, nonce: nonce.rawSpan, authenticating: context.rawSpan, into: &output)
    if !isTagTrue { sealed[sealed.count - 1] ^= 1 }
    return writer.bytes + sealed
  }

  private static func countedNonce(_ index: UInt32) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(littleEndian: index)
    writer.append(littleEndian: UInt64(0))
    return writer.bytes
  }
}
