import Platform

/// Writes compact JSON, and the spellings that proto3 prescribes for its types.
struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false
  /// Whether 64-bit numbers are numbers, and not the strings that proto3 prescribes.
  private let hasNumbers: Bool

  init(withNumbers hasNumbers: Bool = false) { self.hasNumbers = hasNumbers }

  mutating func beginObject() { open("{") }
  mutating func endObject() { close("}") }
  mutating func beginArray() { open("[") }
  mutating func endArray() { close("]") }

  /// The name of the next member. It needs no escapes.
  mutating func key(_ name: String) {
    text += needsComma ? ",\"" : "\""
    text += name
    text += "\":"
    needsComma = false
  }

  private mutating func open(_ bracket: String) {
    scalar(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: String) {
    text += bracket
    needsComma = true
  }

  private mutating func scalar(_ spelling: String) {
    if needsComma { text += "," }
    text += spelling
    needsComma = true
  }
}

extension JSONWriter {
  mutating func uint32(_ value: UInt32) { scalar(String(value)) }
  mutating func sint32(_ value: Int32) { scalar(String(value)) }

  /// As a string, because a JSON number has only 53 bits for many readers.
  mutating func uint64(_ value: UInt64) { quoted(String(value)) }
  mutating func sint64(_ value: Int64) { quoted(String(value)) }
  private mutating func quoted(_ digits: String) {
    guard !hasNumbers else { return scalar(digits) }
    scalar("\"")
    text += digits
    text += "\""
  }
  mutating func fixed64(_ value: UInt64) { uint64(value) }

  mutating func bool(_ value: Bool) { scalar(value ? "true" : "false") }

  mutating func text(_ value: Text) {
    guard let words = value.inline else {
      preconditionFailure("only an event with its words in it can be written")
    }
    string(words)
  }

  mutating func string(_ value: String) {
    scalar("")
    text.appendJSON(value)
  }

  mutating func bytes(_ value: [UInt8]) { string(Base64.text(of: value)) }
  mutating func logID(_ value: LogID) { bytes(value.bytes) }
}
