import Interop
import Testing

/// Files that are not UTF-8, in chunks of any size.
@Suite struct TranscodingTests {
  private func values(
    _ bytes: [UInt8], _ encoding: TextEncoding? = nil, chunk: Int
  ) throws(ImportFileError) -> [String?] {
    var reader = RowReader(columns: ["Größe"], encoding: encoding)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
    }
    try reader.finish()
    return reader.entries.map { if case .row(let row) = $0 { row.values[0] } else { nil } }
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{feff}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xff)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  /// “Größe;b”, “für 5 €”, “ÿ”.
  private let windows: [UInt8] =
    Array("Gr".utf8) + [0xf6, 0xdf] + Array("e;b\r\nf".utf8) + [0xfc] + Array("r 5 ".utf8)
    + [0x80, 0x3b, 0x31, 0x0d, 0x0a, 0xff, 0x3b, 0x32, 0x0d, 0x0a]

  @Test func `A file of Excel is read in the given encoding, wherever its chunks end`() throws {
    for chunk in 1...windows.count {
      for encoding in [TextEncoding.windows1252, .latin1] {
        #expect(try values(windows, encoding, chunk: chunk) == ["für 5 €", "ÿ"])
      }
      #expect(throws: ImportFileError.notUTF8(line: 1)) { try values(windows, chunk: chunk) }
    }
  }

  @Test func `A row with bytes that mean nothing is refused by itself`() throws {
    for chunk in 1...20 {
      let none: [UInt8] = [0x81, 0x3b, 0x33, 0x0d, 0x0a, 0x61, 0x3b, 0x34, 0x0d, 0x0a]
      #expect(try values(windows + none, .latin1, chunk: chunk) == ["für 5 €", "ÿ", nil, "a"])
      let lone = utf16("Größe;b\r\n", isBigEndian: true) + [0xd8, 0, 0, 0x61, 0, 0x3b, 0, 0x31]
      let next = utf16("\r\nx;2\r\n", isBigEndian: true).dropFirst(2)
      #expect(try values(lone + next, chunk: chunk) == [nil, "x"])
    }
  }

  @Test func `A byte order mark means UTF-16, and nobody may override it`() throws {
    let text = "Größe\tb\r\nfür 5 € 🎈\t1\r\n"
    for isBigEndian in [false, true] {
      let bytes = utf16(text, isBigEndian: isBigEndian)
      for chunk in 1...bytes.count {
        #expect(try values(bytes, chunk: chunk) == ["für 5 € 🎈"])
      }
      #expect(throws: ImportFileError.truncated(line: 3)) {
        try values(bytes + [0x61], chunk: 5)
      }
      #expect(throws: ImportFileError.encodingContradicted(.latin1)) {
        try values(bytes, .latin1, chunk: 2)
      }
    }
    let lone: [UInt8] = [0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xdc]
    #expect(throws: ImportFileError.columnMissing("Größe", available: ["a"])) {
      try values(lone, chunk: 1)
    }
    #expect(throws: ImportFileError.columnMissing("Größe", available: ["a"])) {
      try values(lone, chunk: 8)
    }
    #expect(throws: ImportFileError.encodingContradicted(.windows1252)) {
      try values([0xef, 0xbb, 0xbf, 0x61], .windows1252, chunk: 4)
    }
  }
}
