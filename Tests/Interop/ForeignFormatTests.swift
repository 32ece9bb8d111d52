import Interop
import Testing

/// Files that are no tables of text, in chunks of any size.
@Suite struct ForeignFormatTests {
  private func read(_ bytes: [UInt8], chunk: Int) throws(ImportFileError) -> [SourceEntry] {
    var reader = RowReader(columns: ["a"])
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
    }
    try reader.finish()
    return reader.entries
  }

  private func zip(_ name: String, _ words: String = "") -> [UInt8] {
    let header = bytes("PK\u{3}\u{4}") + [UInt8](repeating: 0, count: 22)
    return header + [UInt8(name.utf8.count), 0, 0, 0] + Array((name + words).utf8) + [1, 2, 3]
  }

  private func bytes(_ text: String, _ more: UInt8...) -> [UInt8] { Array(text.utf8) + more }

  @Test func `A file without text is reported by its kind, wherever its chunks end`() {
    let files: [(ForeignFormat, [UInt8])] = [
      (.zip, zip("Habits.csv")), (.xlsx, zip("[Content_Types].xml")), (.xlsx, zip("xl/a.xml")),
      (.docx, zip("word/document.xml")),
      (.openDocument, zip("mimetype", "application/vnd.oasis.opendocument.spreadsheet")),
      (.zip, zip("mimetype", "application/epub+zip")), (.gzip, [0x1f, 0x8b, 8, 0]),
      (.bzip2, bytes("BZh91AY&SY", 1)), (.xz, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0]),
      (.zstd, [0x28, 0xb5, 0x2f, 0xfd, 4]), (.sevenZip, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
      (.rar, bytes("Rar!\u{1a}\u{7}")), (.sqlite, bytes("SQLite format 3\u{0}", 16)),
      (.office97, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
      (.pdf, bytes("%PDF-1.7\n")), (.parquet, bytes("PAR1", 0x15)),
      (.utf32, [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), (.utf32, [0, 0, 0xfe, 0xff, 0, 0, 0, 0x61]),
    ]
    for (format, bytes) in files {
      for chunk in 1...bytes.count {
        #expect(throws: ImportFileError.foreign(format), "\(format), chunks of \(chunk)") {
          try read(bytes, chunk: chunk)
        }
      }
    }
    #expect(Set(files.map(\.0)).count == ForeignFormat.allCases.count, "a file of each kind")
  }

  @Test func `Text that begins as such a file does is text`() throws {
    for text in ["PK,a\n1,2\n", "BZh,a\n1,2\n", "%PD,a\n1,2\n", "7z,a\n1,2\n", "PAR,a\n1,2\n"] {
      for chunk in 1...text.utf8.count {
        #expect(try read(Array(text.utf8), chunk: chunk).count == 1, "\(text)")
      }
    }
  }

  @Test func `UTF-16 is read without a mark too`() throws {
    for isBigEndian in [false, true] {
      let bytes = "a,ö\r\nfür 🎈,1\r\n".utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xff)]
        return isBigEndian ? bytes : bytes.reversed()
      }
      for chunk in 1...bytes.count {
        let row = SourceRow(line: 2, values: ["für 🎈"])
        #expect(try read(bytes, chunk: chunk) == [.row(row)])
      }
    }
  }

  @Test func `A line with the delimiter comes before the names`() throws {
    for text in ["sep=;\r\nb;a\r\n1,5;x\r\n", "SEP=|\nb|a\n1|x\n", "\u{feff}sep=\t\rb\ta\r1\tx\r"] {
      for chunk in 1...text.utf8.count {
        let row = SourceRow(line: 3, values: ["x"])
        #expect(try read(Array(text.utf8), chunk: chunk) == [.row(row)], "\(text)")
      }
    }
    #expect(try read(Array("sep=,a\n1,x\n".utf8), chunk: 3).count == 1, "a name of a column")
  }
}
