/// Finds which bytes of a JSON text are within its strings.
struct StringScan {
  private var isInString = false
  private var isEscaped = false

  /// Takes in the next byte; true where it belongs to a string, its quotation marks too.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isInString else {
      isInString = byte == UInt8(ascii: "\"")
      return isInString
    }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    }
    return true
  }
}

/// Looks through the first object of a file for a member `entries` with a list: then that has the
/// rows, and the object is none.
///
/// An object that goes on behind a line end can be no row of JSON Lines; a line that ends where no
/// JSON goes on is a row that is broken.
struct EntriesSearch {
  enum Finding {
    case entries
    /// The object ended without one.
    case ended
    case brokenLine
  }

  private(set) var finding: Finding?
  /// Whether the object goes on behind its first line.
  private(set) var isOverLines = false

  /// Of the brace that opened the object and was taken before.
  private var depth = 1
  private var strings = StringScan()
  private var name: [UInt8] = []
  private var last = UInt8(ascii: "{")

  private static let entries = Array("\"entries\"".utf8)

  /// A search for a second list, behind the end of the first one, on however many lines.
  static var behindEntries: EntriesSearch {
    var search = EntriesSearch()
    search.isOverLines = true
    return search
  }

  mutating func take(_ byte: UInt8) {
    if byte == 0x0a { return endLine() }
    if strings.take(byte) {
      // The name of a member follows the brace or a comma.
      if depth == 1, name.count <= Self.entries.count { name.append(byte) }
      last = UInt8(ascii: "\"")
      return
    }
    switch byte {
    case 0x09, 0x0d, 0x20: return
    case UInt8(ascii: ","):
      if depth == 1 { name = [] }
    case UInt8(ascii: "["):
      if depth == 1, last == UInt8(ascii: ":"), name == Self.entries { finding = .entries }
      depth += 1
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { finding = .ended }
    default: break
    }
    last = byte
  }

  private mutating func endLine() {
    if isOverLines { return }
    isOverLines = ",:[{".utf8.contains(last)
    if !isOverLines { finding = .brokenLine }
  }
}
