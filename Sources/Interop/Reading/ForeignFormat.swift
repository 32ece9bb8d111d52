/// A kind of text without rows, known by its first line.
package enum TextDocument: Sendable {
  case markup
  /// What jrnl keeps: entries behind their dates in brackets.
  case jrnl
  case calendar
  /// A document of Org mode.
  case org

  /// Nil for what may be a line of a table.
  package init?(firstLine line: String) {
    if line.hasPrefix("<") {
      self = .markup
    } else if line.hasPrefix("BEGIN:") {
      self = .calendar
    } else if line.hasPrefix("#+") {
      self = .org
    } else if line.prefixMatch(of: /\[[0-9]{4}-[0-9]{2}-[0-9]{2}/) != nil {
      self = .jrnl
    } else {
      return nil
    }
  }
}

/// A kind of file without rows of text, known by its first bytes.
package enum ForeignFormat: String, CaseIterable, Sendable {
  case zip, gzip, bzip2, xz, zstd
  case sevenZip = "7z"
  case rar
  /// A workbook of Excel, a document of Word, or one of LibreOffice: archives of zip.
  case xlsx, docx
  case openDocument = "odf"
  /// A workbook or a document of Microsoft Office before 2007.
  case office97
  case sqlite, pdf, parquet
  case utf32 = "utf-32"

  /// How many bytes distinguish one from any other: as far as the first name in an archive of zip
  /// goes, and the words behind it.
  static let openingByteCount = 73

  /// By the first bytes, `openingByteCount` of them where there are so many; nil for what may be
  /// text.
  init?(opening: [UInt8]) {
    guard let format = Self.signatures.first(where: { opening.starts(with: $0.bytes) })?.format
    else { return nil }
    self = format == .zip ? Self.kindOfZip(opening) : format
  }

  /// Whether more bytes may make one of what has begun.
  static func mayBegin(with opening: [UInt8]) -> Bool {
    opening.count < openingByteCount
      && signatures.contains { signature in
        signature.bytes.starts(with: opening)
          || (signature.format == .zip && opening.starts(with: signature.bytes))
      }
  }

  /// A mark of UTF-32 begins as one of UTF-16 does.
  private static let signatures: [(bytes: [UInt8], format: ForeignFormat)] =
    [
      ([0xff, 0xfe, 0x00, 0x00], .utf32), ([0x00, 0x00, 0xfe, 0xff], .utf32),
      (Array("PK\u{3}\u{4}".utf8), .zip), (Array("PK\u{5}\u{6}".utf8), .zip),
      ([0x1f, 0x8b], .gzip),
      ([0xfd] + Array("7zXZ\u{0}".utf8), .xz), ([0x28, 0xb5, 0x2f, 0xfd], .zstd),
      ([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], .sevenZip), (Array("Rar!\u{1a}".utf8), .rar),
      ([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], .office97),
      (Array("SQLite format 3\u{0}".utf8), .sqlite), (Array("%PDF-".utf8), .pdf),
      (Array("PAR1".utf8), .parquet),
    ] + (1...9).map { (Array("BZh\($0)1AY&SY".utf8), .bzip2) }

  /// The first file in an archive shows what wrote it.
  private static func kindOfZip(_ opening: [UInt8]) -> ForeignFormat {
    let name = opening.dropFirst(30)
    let begins = { (words: String) in name.starts(with: words.utf8) }
    if begins("mimetypeapplication/vnd.oasis.opendocument") { return .openDocument }
    if begins("word/") { return .docx }
    return begins("[Content_Types].xml") || begins("_rels/") || begins("xl/")
      || begins("docProps/") ? .xlsx : .zip
  }
}
