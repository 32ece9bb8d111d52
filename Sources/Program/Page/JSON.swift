import Echolog

/// A JSON value whose objects keep the order of their members.
package indirect enum JSON: Sendable {
  package typealias Member = (name: String, value: JSON)

  case null
  case bool(Bool)
  case integer(Int64)
  /// A finite number.
  case real(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// Compact text on one line (RFC 8259); what could move a terminal or end a line is escaped.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .real(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): text.appendJSON(value)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text.appendJSON(member.name)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }

  /// The value's JSON, or null.
  package static func optional(_ value: String?) -> JSON { value.map { .string($0) } ?? .null }

  /// A whole number, in decimal digits and never rounded.
  package static func number(_ value: some BinaryInteger) -> JSON {
    .integer(Int64(clamping: value))
  }
}
