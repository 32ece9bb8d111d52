/// The begin of a text file, held back until its first line is whole, to see what kind it is.
struct TextOpening {
  private(set) var bytes: [UInt8] = []
  /// True once a line end outside quotation marks was seen.
  private(set) var hasWholeLine = false
  private var counts: [Int]
  private let candidates: [UInt8]
  private var isQuoted = false
  /// Whether a quotation mark would open a field, or open the one again that another mark closed.
  private var mayOpen = true
  private var scanned = 0

  /// - Parameter delimiter: nil where any of comma, semicolon and tab may be it.
  init(delimiter: UInt8? = nil) {
    candidates = delimiter.map { [$0] } ?? [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    counts = candidates.map { _ in 0 }
  }

  /// - Throws: `binary` for a control character that is in no text.
  mutating func append(_ chunk: [UInt8]) throws(ImportFileError) {
    bytes += chunk
    while scanned < bytes.count, !hasWholeLine {
      let byte = bytes[scanned]
      scanned += 1
      let delimiter = candidates.firstIndex(of: byte)
      switch byte {
      case UInt8(ascii: "\""):
        if isQuoted || mayOpen {
          isQuoted.toggle()
          mayOpen = true
        }
        continue
      case 0x0a, 0x0d: hasWholeLine = !isQuoted
      case 0x09: break
      case 0..<0x20, 0x7f: throw .binary(line: 1)
      default: break
      }
      if let delimiter, !isQuoted { counts[delimiter] += 1 }
      mayOpen = delimiter != nil || scanned == 3 && text.startIndex == 3
    }
  }

  /// The bytes after a byte order mark.
  var text: ArraySlice<UInt8> {
    bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
  }

  /// The delimiter in a first line `sep=;`; nil for any other line.
  var toldDelimiter: UInt8? {
    let line = text.prefix { $0 != 0x0a && $0 != 0x0d }
    guard line.count == 5, let mark = line.last, mark < 0x80,
      line.starts(with: "sep=".utf8) || line.starts(with: "SEP=".utf8)
    else { return nil }
    return mark
  }

  /// The most frequent of comma, semicolon and tab outside quotation marks; the first wins a tie.
  var likelyDelimiter: UInt8 {
    var best = 0
    for index in candidates.indices where counts[index] > counts[best] { best = index }
    return candidates[best]
  }
}
