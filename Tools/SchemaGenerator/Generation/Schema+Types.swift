extension Schema {
  var enumerationSource: String {
    var source = SwiftSource(imports: [])
    for enumeration in enumerations {
      source.blank()
      enumeration.write(to: &source)
    }
    return source.text
  }

  var messageSource: String {
    var source = SwiftSource(imports: ["package import Platform"])
    for message in messages {
      source.blank()
      message.writeType(to: &source)
    }
    return source.text
  }
}

extension Schema.Enumeration {
  /// What no call of the library takes or returns.
  private static let ofEventsOnly: Set = [
    "CaptureSource", "HealthOutcome", "ImportKind", "Prompt", "StandardActivity",
  ]

  fileprivate func write(to source: inout SwiftSource) {
    source.documentation(comment)
    let access = Self.ofEventsOnly.contains(name) ? "package" : "public"
    source.block("\(access) enum \(name): Int32, CaseIterable, Sendable") { source in
      for item in cases {
        source.documentation(item.comment)
        source.line("case \(item.name) = \(item.number)")
      }
    }
    source.blank()
    source.block("extension \(name): SchemaEnumeration") { source in
      source.line("package static let names = SchemaNames<\(name)>(prefix: \"\(prefix)\")")
    }
  }
}

extension Schema.Message {
  fileprivate func writeType(to source: inout SwiftSource) {
    source.documentation(comment)
    source.block("package struct \(name): Equatable, Sendable") { source in
      for field in plainFields {
        source.documentation(field.comment)
        source.line("package var \(field.name): \(field.swiftType)")
      }
      if let oneof { source.line("package var \(oneof): \(oneofType)") }
      if !fields.isEmpty { source.blank() }
      writeInitializer(to: &source)
      if oneof != nil {
        source.blank()
        writeOneof(to: &source)
      }
    }
  }

  private func writeInitializer(to source: inout SwiftSource) {
    guard !fields.isEmpty else { return source.line("package init() {}") }
    var parameters = plainFields.map { "\($0.name): \($0.swiftType) = \($0.defaultValue)" }
    if let oneof { parameters.append("\(oneof): \(oneofType) = \(oneofDefault)") }
    source.list("package init(", parameters, ") {")
    for name in plainFields.map(\.name) + [oneof].compactMap({ $0 }) {
      source.line("  self.\(name) = \(name)")
    }
    source.line("}")
  }

  private func writeOneof(to source: inout SwiftSource) {
    source.block("package enum \(oneofTypeName): Equatable, Sendable") { source in
      for field in oneofFields {
        source.documentation(field.comment)
        source.line("case \(field.name)(\(field.kind.swiftType))")
      }
      if isEnvelope {
        source.documentation(
          "A body of a later version, named by its field number; zero when there is none.")
        source.line("case unknown(fieldNumber: UInt32)")
      } else {
        writeIntegers(to: &source)
      }
    }
  }

  /// A oneof of plain values as integers, both ways.
  private func writeIntegers(to source: inout SwiftSource) {
    source.blank()
    source.line("/// The field number in the schema, and the value as an integer.")
    source.block("package var integers: (field: UInt32, value: Int64)") { source in
      source.line("switch self {")
      for field in oneofFields {
        source.line(
          "case .\(field.name)(let value): (\(field.number), \(field.kind.toInteger))")
      }
      source.line("}")
    }
    source.blank()
    source.line(
      "/// Nil for a field that is not known; a value out of its range is none of its kind.")
    source.block("package init?(field: UInt32, value: Int64)") { source in
      source.line("switch field {")
      for field in oneofFields {
        source.line(
          "case \(field.number): self = .\(field.name)(\(field.kind.fromInteger))")
      }
      source.line("default: return nil")
      source.line("}")
    }
  }

  var oneofTypeName: String {
    guard let oneof else { return "" }
    return oneof.prefix(1).uppercased() + oneof.dropFirst()
  }

  var oneofType: String { isEnvelope ? oneofTypeName : oneofTypeName + "?" }

  var oneofDefault: String { isEnvelope ? ".unknown(fieldNumber: 0)" : "nil" }
}

extension Schema.Kind {
  /// A value of this kind, named `value`, as an integer.
  fileprivate var toInteger: String {
    switch self {
    case .bool: "value ? 1 : 0"
    case .enumeration: "Int64(value.rawValue)"
    default: "Int64(value)"
    }
  }

  /// A value of this kind from an integer named `value`.
  fileprivate var fromInteger: String {
    let whole = { (type: String) in "\(type)(clamping: value)" }
    return switch self {
    case .bool: "value != 0"
    case .enumeration(let name): "\(name)(rawValue: \(whole("Int32"))) ?? .unspecified"
    default: whole(swiftType)
    }
  }
}
