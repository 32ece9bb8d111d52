// Field numbers below are those of google/protobuf/descriptor.proto; the paths of comments are
// explained there, at SourceCodeInfo.Location.
extension Schema {
  /// Reads what `protoc --include_source_info --descriptor_set_out` wrote.
  ///
  /// - Throws: `SchemaError.malformedDescriptors`, or `.unsupported` for what has no Swift here.
  package init(descriptorSet: [UInt8]) throws(SchemaError) {
    enumerations = []
    messages = []
    for file in try WireMessage(descriptorSet).messages(1) {
      try add(file)
    }
  }

  private mutating func add(_ file: WireMessage) throws(SchemaError) {
    var comments: [[UInt64]: String] = [:]
    for location in try file.message(9).messages(1) {
      let text = location.has(3) ? location.string(3) : location.string(4)
      comments[try location.packed(1)] = text
    }
    for (index, message) in try file.messages(4).enumerated() {
      messages.append(try Message(message, path: [4, UInt64(index)], comments: comments))
    }
    for (index, enumeration) in try file.messages(5).enumerated() {
      let path = [5, UInt64(index)]
      enumerations.append(try Enumeration(enumeration, path: path, comments: comments))
    }
  }
}

extension Schema.Enumeration {
  fileprivate init(
    _ descriptor: WireMessage, path: [UInt64], comments: [[UInt64]: String]
  ) throws(SchemaError) {
    name = descriptor.string(1)
    comment = comments[path] ?? ""
    var cases: [Case] = []
    let values = try descriptor.messages(2)
    let zero = "_UNSPECIFIED"
    guard let first = values.first?.string(1), first.hasSuffix(zero) else {
      throw .unsupported(element: name, feature: "a first value without the end \(zero)")
    }
    prefix = String(first.dropLast(zero.count))
    let prefix = prefix + "_"
    for (index, value) in values.enumerated() {
      let protoName = value.string(1)
      guard protoName.hasPrefix(prefix) else {
        throw .unsupported(element: protoName, feature: "a value without the prefix \(prefix)")
      }
      let name = camelCase(protoName.dropFirst(prefix.count).lowercased())
      guard prefix + snakeCase(name).uppercased() == protoName else {
        throw .unsupported(element: protoName, feature: "a name that \(name) does not lead back to")
      }
      guard value.number(2) == UInt64(index) else {
        throw .unsupported(element: protoName, feature: "a number that is not the next one")
      }
      cases.append(
        Case(
          name: name, number: Int32(index), comment: comments[path + [2, UInt64(index)]] ?? ""))
    }
    self.cases = cases
  }
}

extension Schema.Message {
  fileprivate init(
    _ descriptor: WireMessage, path: [UInt64], comments: [[UInt64]: String]
  ) throws(SchemaError) {
    name = descriptor.string(1)
    comment = comments[path] ?? ""
    guard !descriptor.has(3), !descriptor.has(4) else {
      throw .unsupported(element: name, feature: "a nested type")
    }
    var fields: [Schema.Field] = []
    for (index, field) in try descriptor.messages(2).enumerated() {
      let comment = comments[path + [2, UInt64(index)]] ?? ""
      fields.append(try Schema.Field(field, comment: comment, message: name))
    }
    self.fields = fields.sorted { $0.number < $1.number }
    // protoc adds one oneof for each optional field, behind the real ones.
    let oneofs = try descriptor.messages(8).dropLast(fields.count { $0.isOptional })
    guard oneofs.count <= 1 else { throw .unsupported(element: name, feature: "two oneofs") }
    oneof = oneofs.first?.string(1)
  }
}

extension Schema.Field {
  /// The number of the option in `options.proto`.
  private static let keptOption: UInt32 = 50003

  fileprivate init(
    _ descriptor: WireMessage, comment: String, message: String
  ) throws(SchemaError) {
    protoName = descriptor.string(1)
    jsonName = descriptor.string(10)
    number = UInt32(truncatingIfNeeded: descriptor.number(3))
    kind = try Schema.Kind(descriptor, element: "\(message).\(protoName)")
    isRepeated = descriptor.number(4) == 3
    isOptional = descriptor.number(17) == 1
    isOneofMember = descriptor.has(9) && !isOptional
    isKept = try descriptor.message(8).number(Self.keptOption) == 1
    self.comment = comment
    let element = "\(message).\(protoName)"
    if case .message = kind {
      guard isRepeated || isOneofMember else {
        throw .unsupported(element: element, feature: "a single message outside a oneof")
      }
    } else if isRepeated {
      throw .unsupported(element: element, feature: "a repeated scalar")
    }
  }
}

extension Schema.Kind {
  /// The numbers of the options in `options.proto`.
  private static let wordsOption: UInt32 = 50001
  private static let logIDOption: UInt32 = 50002

  fileprivate init(_ descriptor: WireMessage, element: String) throws(SchemaError) {
    let options = try descriptor.message(8)
    let typeName = String(descriptor.string(6).split(separator: ".").last ?? "")
    switch descriptor.number(5) {
    case 4: self = .uint64
    case 6: self = .fixed64
    case 8: self = .bool
    case 9: self = options.number(Self.wordsOption) == 1 ? .words : .string
    case 11: self = .message(typeName)
    case 12: self = options.number(Self.logIDOption) == 1 ? .logID : .bytes
    case 13: self = .uint32
    case 14: self = .enumeration(typeName)
    case 17: self = .sint32
    case 18: self = .sint64
    case let other: throw .unsupported(element: element, feature: "type \(other)")
    }
  }
}

/// `SettingChanged` as `setting_changed`, `streak7Days` as `streak_7_days`.
func snakeCase(_ name: String) -> String {
  var result = ""
  for character in name {
    let beginsNumber = character.isNumber && result.last?.isNumber == false
    if character.isUppercase && !result.isEmpty || beginsNumber { result.append("_") }
    result += character.lowercased()
  }
  return result
}

/// `setting_changed` as `settingChanged`.
func camelCase(_ name: some StringProtocol) -> String {
  let words = name.split(separator: "_")
  return words.enumerated().map { index, word in
    index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
  }.joined()
}
