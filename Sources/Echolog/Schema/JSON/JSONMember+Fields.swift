import Platform

extension JSONValue {
  /// The members with a value: null means the default, and so absence.
  func presentMembers() throws(EventJSONError) -> [JSONMember] {
    guard case .object(let members) = self else { throw .noObject }
    var seen: Set<String> = []
    for member in members where !seen.insert(member.name).inserted {
      throw .duplicateField(member.name)
    }
    return members.filter { $0.value != .null }
  }
}

// The values, one method a type of the schema.
extension JSONMember {
  func requireFirst(_ isFirst: Bool) throws(EventJSONError) {
    if !isFirst { throw .severalBodies(name) }
  }

  func elements() throws(EventJSONError) -> [JSONValue] {
    guard case .array(let elements) = value else { throw .wrongKind(field: name) }
    return elements
  }

  func uint32() throws(EventJSONError) -> UInt32 { try integer() }
  func uint64() throws(EventJSONError) -> UInt64 { try integer() }
  func fixed64() throws(EventJSONError) -> UInt64 { try integer() }
  func sint32() throws(EventJSONError) -> Int32 { try integer() }
  func sint64() throws(EventJSONError) -> Int64 { try integer() }

  func bool() throws(EventJSONError) -> Bool {
    guard case .bool(let value) = value else { throw .wrongKind(field: name) }
    return value
  }

  func string() throws(EventJSONError) -> String {
    guard case .string(let text) = value else { throw .wrongKind(field: name) }
    return text
  }

  func text() throws(EventJSONError) -> Text { .inline(try string()) }

  func bytes() throws(EventJSONError) -> [UInt8] {
    guard let bytes = Base64.bytes(of: try string()) else { throw .badBase64(field: name) }
    return bytes
  }

  func logID() throws(EventJSONError) -> LogID? {
    let bytes = try self.bytes()
    if bytes.isEmpty { return nil }
    guard let id = LogID(bytes: bytes) else { throw .badBase64(field: name) }
    return id
  }

  /// By name or by number; a number of a later version becomes `unspecified`, as in a record.
  func enumeration<Value: SchemaEnumeration>() throws(EventJSONError) -> Value {
    guard case .string(let text) = value else {
      return Value(rawValue: try integer()) ?? .unspecified
    }
    guard let value = Value(protoName: text) else {
      throw .unknownName(field: name, value: text)
    }
    return value
  }

  /// A number or a string of one, in any spelling of a whole number, such as 1e3.
  private func integer<Value: FixedWidthInteger>() throws(EventJSONError) -> Value {
    let spelling: String
    switch value {
    case .number(let text), .string(let text): spelling = text
    default: throw .wrongKind(field: name)
    }
    if let value = Value(spelling), !spelling.hasPrefix("+") { return value }
    guard let plain = Self.plainDigits(spelling), let value = Value(plain) else {
      throw .outOfRange(field: name, value: spelling)
    }
    return value
  }

  /// `1.5e1` as `15`; nil when it is no whole number, or has an exponent beyond any of ours.
  private static func plainDigits(_ spelling: String) -> String? {
    let parts = spelling.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, mantissa.count <= 2,
      let exponent = parts.count == 2 ? Int(parts[1]) : 0, abs(exponent) <= 40
    else { return nil }
    var digits = String(mantissa[0])
    var fraction = mantissa.count == 2 ? String(mantissa[1]) : ""
    if exponent >= 0 {
      fraction += String(repeating: "0", count: max(0, exponent - fraction.count))
      digits += fraction.prefix(exponent)
      fraction.removeFirst(exponent)
    } else {
      return digits.suffix(-exponent).allSatisfy { $0 == "0" } && fraction.allSatisfy { $0 == "0" }
        ? String(digits.dropLast(-exponent)) : nil
    }
    return fraction.allSatisfy { $0 == "0" } ? digits : nil
  }
}
