import Echolog

/// A value that an answer can have. Of what is nil an answer has `null`.
package protocol JSONValue: Sendable { var json: JSON { get } }

/// A JSON value whose objects keep the order of their members: `["day": day, "logs": 3]`.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A finite number.
  case real(Double)
  case string(String)
  case array([JSON])
  case object([(name: String, value: JSON)])

  /// Compact text on one line (RFC 8259); what could move a terminal or end a line is escaped.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// As rows for scripts have it: words without quotes, and of null nothing.
  var plain: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .real(let number): String(number)
    case .array(let values): values.map(\.plain).joined(separator: ",")
    case .bool, .integer, .object: text
    }
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

  init(_ schema: String) { self = ["schema": schema] }

  var members: [(name: String, value: JSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// With members of another object behind its own; of those with one name it has its own.
  func with(_ other: JSON) -> JSON {
    .object(members + other.members.filter { new in !members.contains { $0.name == new.name } })
  }
}

extension JSON: ExpressibleByDictionaryLiteral, JSONValue {
  package init(dictionaryLiteral members: (String, (any JSONValue)?)...) {
    self = .object(members.map { ($0, $1?.json ?? .null) })
  }

  package var json: JSON { self }
}

extension Bool: JSONValue {
  package var json: JSON { .bool(self) }
}

/// Whole numbers are written in decimal digits and never rounded.
extension JSONValue where Self: BinaryInteger {
  package var json: JSON { .integer(Int64(clamping: self)) }
}

extension Int: JSONValue {}
extension Int32: JSONValue {}
extension Int64: JSONValue {}
extension UInt32: JSONValue {}
extension UInt64: JSONValue {}

/// Words as they are, and days and names as they describe themselves.
extension JSONValue where Self: CustomStringConvertible {
  package var json: JSON { .string(description) }
}

extension String: JSONValue {}
extension CivilDay: JSONValue {}
extension MonthOrYear: JSONValue {}
extension LogID: JSONValue {}

extension Array: JSONValue where Element: JSONValue {
  package var json: JSON { .array(map(\.json)) }
}
