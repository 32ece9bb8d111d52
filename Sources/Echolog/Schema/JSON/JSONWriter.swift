import Platform

extension Event {
  /// The proto3 JSON mapping, on one line: lowerCamelCase, defaults left out, 64-bit numbers as
  /// strings, enumerations by name, bytes as base64; a body of a later version is left out.
  ///
  /// - Parameter hasNumbers: whether 64-bit numbers are numbers. Readers of proto3 take both;
  ///   programs that hold every number in 53 bits round the clock of an event.
  /// - Precondition: every text is inline.
  package func json(withNumbers hasNumbers: Bool = false) -> String {
    var writer = JSONWriter(withNumbers: hasNumbers)
    writer.object(self)
    return writer.text
  }
}

/// Writes messages as compact JSON, with the spellings that proto3 prescribes for its types.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false
  /// Whether 64-bit numbers are numbers, and not the strings that proto3 prescribes.
  private let hasNumbers: Bool

  init(withNumbers hasNumbers: Bool) { self.hasNumbers = hasNumbers }

  mutating func object(_ value: some SchemaMessage) {
    text += "{"
    needsComma = false
    value.write(to: &self)
    text += "}"
    needsComma = true
  }

  /// The name of the next member. It needs no escapes.
  private mutating func key(_ name: String) {
    text += needsComma ? ",\"" : "\""
    text += name
    text += "\":"
    needsComma = true
  }

  private mutating func scalar(_ spelling: String, _ name: String) {
    key(name)
    text += spelling
  }

  /// As a string, because a JSON number has only 53 bits for many readers.
  private mutating func wide(_ digits: String, _ name: String) {
    guard !hasNumbers else { return scalar(digits, name) }
    scalar("\"", name)
    text += digits
    text += "\""
  }
}

extension JSONWriter: FieldWriter {
  mutating func uint32(_ value: UInt32?, _ number: UInt32, _ name: String) {
    if let value { scalar(String(value), name) }
  }

  mutating func sint32(_ value: Int32?, _ number: UInt32, _ name: String) {
    if let value { scalar(String(value), name) }
  }

  mutating func uint64(_ value: UInt64?, _ number: UInt32, _ name: String) {
    if let value { wide(String(value), name) }
  }

  mutating func sint64(_ value: Int64?, _ number: UInt32, _ name: String) {
    if let value { wide(String(value), name) }
  }

  mutating func fixed64(_ value: UInt64?, _ number: UInt32, _ name: String) {
    uint64(value, number, name)
  }

  mutating func bool(_ value: Bool?, _ number: UInt32, _ name: String) {
    if let value { scalar(value ? "true" : "false", name) }
  }

  mutating func enumeration(
    _ value: (some SchemaEnumeration)?, _ number: UInt32, _ name: String
  ) {
    string(value?.protoName, number, name)
  }

  mutating func string(_ value: String?, _ number: UInt32, _ name: String) {
    guard let value else { return }
    key(name)
    text.appendJSON(value)
  }

  mutating func bytes(_ value: [UInt8]?, _ number: UInt32, _ name: String) {
    string(value.map { Base64.text(of: $0) }, number, name)
  }

  mutating func logID(_ value: LogID?, _ number: UInt32, _ name: String) {
    bytes(value?.bytes, number, name)
  }

  mutating func message(_ value: some SchemaMessage, _ number: UInt32, _ name: String) {
    key(name)
    object(value)
  }

  mutating func messages(_ values: [some SchemaMessage], _ number: UInt32, _ name: String) {
    guard !values.isEmpty else { return }
    scalar("[", name)
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      object(value)
    }
    text += "]"
  }
}
