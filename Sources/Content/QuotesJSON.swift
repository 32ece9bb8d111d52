/// A value of the quotes file, read strictly as RFC 8259 has it; numbers, `true`, `false` and
/// `null` are checked and passed over.
enum QuotesJSON {
  case string(String)
  case list([QuotesJSON])
  case object([String: QuotesJSON])
  case other

  /// The elements of the list under "quotes", and the byte at which reading failed, if it did.
  static func read(_ bytes: [UInt8]) -> (elements: [QuotesJSON], failure: Int?) {
    var reader = Reader(bytes: bytes)
    do {
      try reader.file()
      return (reader.elements, nil)
    } catch {
      return (reader.elements, error.offset)
    }
  }

  /// The string under `key`, if this is an object that has one.
  func text(_ key: String) -> String? {
    guard case .object(let members) = self, case .string(let text)? = members[key] else {
      return nil
    }
    return text
  }

  /// The strings of the list under `key`; anything else in it is left out.
  func texts(_ key: String) -> [String] {
    guard case .object(let members) = self, case .list(let values)? = members[key] else {
      return []
    }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

private struct Failure: Error {
  let offset: Int
}

private struct Reader {
  let bytes: [UInt8]
  var offset = 0
  var depth = 0
  var elements: [QuotesJSON] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func file() throws(Failure) {
    try expect("{")
    var found = false
    try members("}") { (reader) throws(Failure) in
      let key = try reader.string()
      try reader.expect(":")
      guard key == "quotes" else {
        _ = try reader.value()
        return
      }
      guard !found else { throw Failure(offset: reader.offset) }
      found = true
      try reader.expect("[")
      try reader.members("]") { (reader) throws(Failure) in
        reader.elements.append(try reader.value())
      }
    }
    skipSpace()
    if offset != bytes.count || !found { throw Failure(offset: offset) }
  }

  /// What commas part, up to and with `close`.
  mutating func members(
    _ close: Unicode.Scalar, _ member: (inout Reader) throws(Failure) -> Void
  ) throws(Failure) {
    skipSpace()
    if next == UInt8(ascii: close) {
      offset += 1
      return
    }
    while true {
      try member(&self)
      skipSpace()
      if next == UInt8(ascii: ",") {
        offset += 1
      } else {
        return try expect(close)
      }
    }
  }

  mutating func value() throws(Failure) -> QuotesJSON {
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    guard depth < 16, let first = next else { throw Failure(offset: offset) }
    switch first {
    case UInt8(ascii: "\""):
      return .string(try string())
    case UInt8(ascii: "["):
      offset += 1
      var values: [QuotesJSON] = []
      try members("]") { (reader) throws(Failure) in values.append(try reader.value()) }
      return .list(values)
    case UInt8(ascii: "{"):
      offset += 1
      var values: [String: QuotesJSON] = [:]
      try members("}") { (reader) throws(Failure) in
        let key = try reader.string()
        try reader.expect(":")
        let value = try reader.value()
        if values.updateValue(value, forKey: key) != nil { throw Failure(offset: reader.offset) }
      }
      return .object(values)
    default:
      try literal()
      return .other
    }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func literal() throws(Failure) {
    for word in ["true", "false", "null"] where bytes[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return
    }
    if next == UInt8(ascii: "-") { offset += 1 }
    let leadingZero = next == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !leadingZero || whole == 1 else { throw Failure(offset: offset) }
    if next == UInt8(ascii: ".") {
      offset += 1
      if digits() == 0 { throw Failure(offset: offset) }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      if digits() == 0 { throw Failure(offset: offset) }
    }
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = next, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }

  mutating func string() throws(Failure) -> String {
    try expect("\"")
    let start = offset
    skipPlain()
    if next == UInt8(ascii: "\"") { return try ended(bytes[start..<offset]) }
    var content = Array(bytes[start..<offset])
    while next == UInt8(ascii: "\\") {
      offset += 1
      try escape(into: &content)
      let plain = offset
      skipPlain()
      content += bytes[plain..<offset]
    }
    guard next == UInt8(ascii: "\"") else { throw Failure(offset: offset) }
    return try ended(content[...])
  }

  /// Past every byte that is literal in a string.
  private mutating func skipPlain() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      offset += 1
    }
  }

  private mutating func ended(_ content: ArraySlice<UInt8>) throws(Failure) -> String {
    guard let text = String(validating: content, as: UTF8.self) else {
      throw Failure(offset: offset)
    }
    offset += 1
    return text
  }

  private mutating func escape(into content: inout [UInt8]) throws(Failure) {
    guard let byte = next else { throw Failure(offset: offset) }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(byte)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if (0xD800..<0xDC00).contains(units[0]) {
        try expect("\\", afterSpace: false)
        try expect("u", afterSpace: false)
        units.append(try unit())
      }
      guard let text = String(validating: units, as: UTF16.self) else {
        throw Failure(offset: offset)
      }
      content += Array(text.utf8)
    default:
      throw Failure(offset: offset - 1)
    }
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    guard offset + 4 <= bytes.count else { throw Failure(offset: bytes.count) }
    var unit: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw Failure(offset: offset)
      }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 4
    return unit
  }

  mutating func expect(_ scalar: Unicode.Scalar, afterSpace: Bool = true) throws(Failure) {
    if afterSpace { skipSpace() }
    guard next == UInt8(ascii: scalar) else { throw Failure(offset: offset) }
    offset += 1
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      offset += 1
    }
  }
}
