extension String {
  /// Appends words as a JSON string (RFC 8259); what could move a terminal or end a line is
  /// escaped.
  package mutating func appendJSON(_ words: String) {
    self += "\""
    defer { self += "\"" }
    let isPlain = words.utf8.allSatisfy {
      0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      self += words
      return
    }
    for scalar in words.unicodeScalars {
      switch scalar {
      case "\"": self += "\\\""
      case "\\": self += "\\\\"
      case "\n": self += "\\n"
      case "\r": self += "\\r"
      case "\t": self += "\\t"
      case _ where scalar.steersTerminals:
        let digits = String(scalar.value, radix: 16)
        self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: unicodeScalars.append(scalar)
      }
    }
  }
}
