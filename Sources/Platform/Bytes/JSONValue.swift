/// A JSON text, taken apart. Numbers keep their spelling, members their order.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The member `name`, if this is an object that has one.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}

/// One member of a JSON object.
package struct JSONMember: Equatable, Sendable {
  package let name: String
  package let value: JSONValue

  package init(name: String, value: JSONValue) {
    self.name = name
    self.value = value
  }
}

/// Why a text is no JSON (RFC 8259). Offsets count bytes from the start of the text.
package enum JSONError: Error, Equatable, Hashable, Sendable {
  case unexpectedEnd(offset: Int)
  case unexpectedByte(UInt8, offset: Int)
  /// Nested deeper than `JSONParser.greatestDepth`.
  case tooDeep(offset: Int)
  /// An escape that is none, or half of a surrogate pair.
  case badEscape(offset: Int)
  case badUTF8(offset: Int)

  package var offset: Int {
    switch self {
    case .unexpectedEnd(let offset), .unexpectedByte(_, let offset), .tooDeep(let offset),
      .badEscape(let offset), .badUTF8(let offset):
      offset
    }
  }
}
