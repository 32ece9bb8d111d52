/// Reads one JSON text, strictly as RFC 8259 has it.
package struct JSONParser {
  /// Deeper texts are refused, because each level takes a part of the stack.
  package static let greatestDepth = 64

  private let bytes: [UInt8]
  private var offset = 0

  /// - Throws: `JSONError`, with the offset of the byte at which the text stops being JSON.
  package static func parse(_ text: some Sequence<UInt8>) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: Array(text))
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    if parser.peek != nil { throw parser.unexpected() }
    return value
  }

  /// The elements of the array under `name` in the object that `text` is, also those before the
  /// byte at which it stops being that, and why it does. No element may have a name twice.
  package static func elements(
    under name: String, of text: [UInt8]
  ) -> (elements: [JSONValue], failure: JSONError?) {
    var parser = JSONParser(bytes: text)
    var elements: [JSONValue] = []
    do {
      try parser.elements(under: name, into: &elements)
      return (elements, nil)
    } catch {
      return (elements, error)
    }
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func unexpected() -> JSONError {
    if let peek { .unexpectedByte(peek, offset: offset) } else { .unexpectedEnd(offset: offset) }
  }

  private mutating func skipSpace() {
    while let peek, [0x20, 0x09, 0x0a, 0x0d].contains(peek) { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
    guard take(character) else { throw unexpected() }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.greatestDepth else { throw .tooDeep(offset: offset) }
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for character in word.unicodeScalars { try expect(character) }
    return value
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    try list("{", "}") { (parser) throws(JSONError) in
      let name = try parser.name()
      members.append(JSONMember(name: name, value: try parser.value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list("[", "]") { (parser) throws(JSONError) in
      elements.append(try parser.value(depth: depth + 1))
    }
    return elements
  }

  private mutating func name() throws(JSONError) -> String {
    let name = try string()
    skipSpace()
    try expect(":")
    return name
  }

  /// What commas part between `open` and `close`, each read by `item`.
  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar,
    _ item: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    skipSpace()
    try expect(open)
    skipSpace()
    if take(close) { return }
    repeat {
      skipSpace()
      try item(&self)
      skipSpace()
    } while take(",")
    try expect(close)
  }

  private mutating func elements(
    under wanted: String, into elements: inout [JSONValue]
  ) throws(JSONError) {
    var isFound = false
    try list("{", "}") { (parser) throws(JSONError) in
      guard try parser.name() == wanted else {
        _ = try parser.value(depth: 1)
        return
      }
      guard !isFound else { throw parser.unexpected() }
      isFound = true
      try parser.list("[", "]") { (parser) throws(JSONError) in
        let element = try parser.value(depth: 2)
        if case .object(let members) = element, Set(members.map(\.name)).count < members.count {
          throw parser.unexpected()
        }
        elements.append(element)
      }
    }
    skipSpace()
    if !isFound || peek != nil { throw unexpected() }
  }
}

extension JSONParser {
  private mutating func number() throws(JSONError) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = offset
    while let peek, (0x30...0x39).contains(peek) { offset += 1 }
    if offset == start { throw unexpected() }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = offset
    try expect("\"")
    var content: [UInt8] = []
    while true {
      let plain = offset
      while let peek, peek >= 0x20, peek != UInt8(ascii: "\""), peek != UInt8(ascii: "\\") {
        offset += 1
      }
      content += bytes[plain..<offset]
      guard peek == UInt8(ascii: "\\") else { break }
      content.append(contentsOf: String(try escape()).utf8)
    }
    try expect("\"")
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .badUTF8(offset: start)
    }
    return text
  }

  private mutating func escape() throws(JSONError) -> Character {
    let start = offset
    offset += 1
    guard let byte = peek else { throw unexpected() }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return Character(try unicodeEscape(start: start))
    default: throw .badEscape(offset: start)
    }
  }

  private mutating func unicodeEscape(start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xdc00, take("\\"), take("u") else { throw .badEscape(offset: start) }
    let second = try hexadecimal()
    guard (0xdc00..<0xe000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw .badEscape(offset: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected()
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
