import Platform

/// A file's header, of version 1, of epoch 1 and with the salt of all forged files, unless the
/// recipe has it otherwise; its checksum fits in any case.
///
/// Written as a byte of `Field`, then the values of the fields in their order.
struct ForgedHeader {
  struct Field: OptionSet {
    let rawValue: UInt8
    static let version = Field(rawValue: 1)
    static let kind = Field(rawValue: 2)
    static let epoch = Field(rawValue: 4)
    /// One byte for all of them; the key check is of this salt.
    static let salt = Field(rawValue: 8)
    static let keyCheck = Field(rawValue: 16)
    static let reserved = Field(rawValue: 32)
    /// The second header of the file is true.
    static let firstOnly = Field(rawValue: 64)
    /// The frames are sealed under the key of the given salt.
    static let sealedSo = Field(rawValue: 128)
  }

  static let byteCount = 96
  private static let magic: [UInt8] = [0x89, 0x45, 0x43, 0x48, 0x4f, 0x0d, 0x0a, 0x1a]

  private var version: UInt16 = 1
  private var kind: UInt16
  private var epoch: UInt32 = 1
  private(set) var salt = [UInt8](repeating: 7, count: 32)
  private var keyCheck: [UInt8]?
  private var reserved = [UInt8](repeating: 0, count: 12)

  init(_ kind: ForgedFile.Kind) {
    self.kind = kind.rawValue
  }

  /// Takes what is given instead.
  mutating func tell(from supply: inout Supply) -> Field {
    let told = Field(rawValue: supply.byte())
    if told.contains(.version) { version = UInt16(supply.number(byteCount: 2)) }
    if told.contains(.kind) { kind = UInt16(supply.number(byteCount: 2)) }
    if told.contains(.epoch) { epoch = UInt32(supply.number(byteCount: 4)) }
    if told.contains(.salt) { salt = [UInt8](repeating: supply.byte(), count: 32) }
    if told.contains(.keyCheck) { keyCheck = supply.filled(16) }
    if told.contains(.reserved) { reserved = supply.filled(12) }
    return told
  }

  func encoded(total: UInt64, footer: UInt64) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(contentsOf: Self.magic)
    writer.append(littleEndian: version)
    writer.append(littleEndian: kind)
    writer.append(littleEndian: epoch)
    writer.append(contentsOf: salt)
    writer.append(contentsOf: keyCheck ?? ForgedFile.derived(salt).check)
    writer.append(littleEndian: total)
    writer.append(littleEndian: footer)
    writer.append(contentsOf: reserved)
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }
}
