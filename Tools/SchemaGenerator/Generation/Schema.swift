/// What the generator knows of a proto package: the part of a descriptor set that it can turn into
/// Swift. `Schema+Descriptors.swift` reads it; one file a kind of output writes it.
package struct Schema: Sendable {
  var enumerations: [Enumeration]
  var messages: [Message]

  struct Enumeration: Sendable {
    let name: String
    let comment: String
    /// In front of the name of each value, before `_`.
    let prefix: String
    let cases: [Case]

    struct Case: Sendable {
      let name: String
      /// Values are numbered without gaps.
      let number: Int32
      let comment: String
    }
  }

  struct Message: Sendable {
    let name: String
    let comment: String
    /// In the order of their numbers, members of the oneof included.
    let fields: [Field]
    /// At most one; named as in the schema, such as `body`.
    let oneof: String?

    var plainFields: [Field] { fields.filter { !$0.isOneofMember } }
    var oneofFields: [Field] { fields.filter(\.isOneofMember) }

    /// The envelope is the message with a oneof of messages: its body may be of an unknown type.
    var isEnvelope: Bool {
      oneofFields.contains { if case .message = $0.kind { true } else { false } }
    }
  }

  struct Field: Sendable {
    let protoName: String
    let jsonName: String
    let number: UInt32
    let kind: Kind
    let comment: String
    let isRepeated: Bool
    let isOptional: Bool
    let isOneofMember: Bool
    /// Words that come along wherever a record is read.
    let isKept: Bool

    /// The Swift name: the name in JSON is lowerCamelCase too.
    var name: String { jsonName }
  }

  /// The types that the schema uses. A type beyond them needs a line in each output.
  enum Kind: Equatable, Sendable {
    case uint32, uint64, sint32, sint64, fixed64, bool
    case string, words, bytes, logID
    case enumeration(String)
    case message(String)
  }
}

/// Why a descriptor set can not become Swift.
package enum SchemaError: Error, Equatable {
  /// The bytes are no descriptor set.
  case malformedDescriptors
  /// The named element uses a feature of proto3 that no output knows yet.
  case unsupported(element: String, feature: String)
}

extension Schema.Kind {
  /// The Swift type of one value.
  var swiftType: String {
    switch self {
    case .uint32: "UInt32"
    case .uint64, .fixed64: "UInt64"
    case .sint32: "Int32"
    case .sint64: "Int64"
    case .bool: "Bool"
    case .string: "String"
    case .words: "Text"
    case .bytes: "[UInt8]"
    case .logID: "LogID"
    case .enumeration(let name), .message(let name): name
    }
  }

  /// The value that proto3 leaves out.
  var defaultValue: String {
    switch self {
    case .uint32, .uint64, .sint32, .sint64, .fixed64: "0"
    case .bool: "false"
    case .string: "\"\""
    case .words: ".none"
    case .bytes: "[]"
    case .logID: "nil"
    case .enumeration: ".unspecified"
    case .message(let name): "\(name)()"
    }
  }

  /// The wire type of proto3: 0 varint, 1 eight bytes, 2 counted bytes.
  var wireType: UInt32 {
    switch self {
    case .uint32, .uint64, .sint32, .sint64, .bool, .enumeration: 0
    case .fixed64: 1
    case .string, .words, .bytes, .logID, .message: 2
    }
  }

  /// The word that the readers, writers and random values of the events use for it.
  var verb: String {
    switch self {
    case .uint32: "uint32"
    case .uint64: "uint64"
    case .sint32: "sint32"
    case .sint64: "sint64"
    case .fixed64: "fixed64"
    case .bool: "bool"
    case .string: "string"
    case .words: "text"
    case .bytes: "bytes"
    case .logID: "logID"
    case .enumeration: "enumeration"
    case .message: "message"
    }
  }
}

extension Schema.Field {
  /// True when nil means "absent" in Swift.
  var isNilable: Bool { isOptional || kind == .logID }

  var swiftType: String {
    isRepeated ? "[\(kind.swiftType)]" : kind.swiftType + (isNilable ? "?" : "")
  }

  var defaultValue: String {
    isRepeated ? "[]" : isNilable ? "nil" : kind.defaultValue
  }

  var tag: UInt32 { number << 3 | kind.wireType }
}
