/// The begin of a text file, held back until its first line is whole, to see what kind it is.
struct TextOpening {
  private(set) var bytes: [UInt8] = []
  /// True once a line end outside quotation marks was seen.
  private(set) var hasWholeLine = false
  private(set) var isQuoted = false
  private var counts: [Int]
  private let candidates: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
  private var scanned = 0

  init() {
    counts = [0, 0, 0]
  }

  /// - Throws: `binary` for a control character that no text holds.
  mutating func append(_ chunk: [UInt8]) throws(ImportFileError) {
    bytes += chunk
    while scanned < bytes.count, !hasWholeLine {
      let byte = bytes[scanned]
      scanned += 1
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case 0x0a, 0x0d: hasWholeLine = !isQuoted
      case 0x09: if !isQuoted { counts[2] += 1 }
      case 0..<0x20, 0x7f: throw .binary(line: 1)
      default:
        if !isQuoted, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
      }
    }
  }

  /// The bytes after a byte order mark.
  var text: ArraySlice<UInt8> {
    bytes.starts(with: [0xef, 0xbb, 0xbf]) ? bytes[3...] : bytes[...]
  }

  /// The most frequent of comma, semicolon and tab outside quotation marks; the first wins a tie.
  var likelyDelimiter: UInt8 {
    var best = 0
    for index in candidates.indices where counts[index] > counts[best] { best = index }
    return candidates[best]
  }
}
