extension Schema {
  /// The JSON mapping of proto3 in both directions.
  var jsonSource: String {
    var source = SwiftSource(imports: [])
    for message in messages {
      source.blank()
      source.block("extension \(message.name)") { source in
        message.writeJSONEncoding(to: &source)
        source.blank()
        message.writeJSONDecoding(to: &source)
      }
    }
    return source.text
  }
}

extension Schema.Message {
  fileprivate func writeJSONEncoding(to source: inout SwiftSource) {
    source.block("func write(to json: inout JSONWriter)") { source in
      source.line("json.beginObject()")
      for field in plainFields { field.writeJSONEncoding(to: &source) }
      if let oneof {
        source.line("switch \(oneof) {")
        for field in oneofFields {
          let value = Schema.Field.written(field.kind, "value")
          source.line("case .\(field.name)(let value):")
          source.line("  json.key(\"\(field.jsonName)\")")
          source.line("  \(value)")
        }
        source.line(isEnvelope ? "case .unknown: break" : "case nil: break")
        source.line("}")
      }
      source.line("json.endObject()")
    }
  }

  fileprivate func writeJSONDecoding(to source: inout SwiftSource) {
    source.block("init(json: JSONValue) throws(EventJSONError)") { source in
      source.line("self.init()")
      let needsCase = !fields.isEmpty
      source.block("for member in try json.presentMembers()") { source in
        guard needsCase else {
          return source.line("throw .unknownField(member.name)")
        }
        source.line("switch member.name {")
        for field in fields { field.writeJSONDecoding(oneof: oneof, to: &source) }
        source.line("default: throw .unknownField(member.name)")
        source.line("}")
      }
    }
  }
}

extension Schema.Field {
  fileprivate static func written(_ kind: Schema.Kind, _ value: String) -> String {
    switch kind {
    case .message: "\(value).write(to: &json)"
    case .enumeration: "json.string(\(value).protoName)"
    default: "json.\(kind.verb)(\(value))"
    }
  }

  fileprivate func writeJSONEncoding(to source: inout SwiftSource) {
    let condition =
      isRepeated ? "!\(name).isEmpty" : isNilable ? "let \(name)" : kind.isPresent(name)
    source.block("if \(condition)") { source in
      source.line("json.key(\"\(jsonName)\")")
      if isRepeated {
        source.line("json.beginArray()")
        source.line("for value in \(name) { \(Self.written(kind, "value")) }")
        source.line("json.endArray()")
      } else {
        source.line(Self.written(kind, name))
      }
    }
  }

  fileprivate func writeJSONDecoding(oneof: String?, to source: inout SwiftSource) {
    let names = jsonName == protoName ? [jsonName] : [jsonName, protoName]
    source.line("case \(names.map { "\"\($0)\"" }.joined(separator: ", ")):")
    if isRepeated {
      source.line("  for element in try member.elements() {")
      source.line("    \(name).append(try \(kind.swiftType)(json: element))")
      source.line("  }")
    } else {
      let value =
        switch kind {
        case .message(let message): "try \(message)(json: member.value)"
        default: "try member.\(kind.verb)()"
        }
      if isOneofMember, let oneof {
        source.line("  try member.requireFirst(\(oneof)\(absence(of: oneof)))")
        source.line("  \(oneof) = .\(name)(\(value))")
      } else {
        source.line("  \(name) = \(value)")
      }
    }
  }

  /// How an empty oneof looks.
  private func absence(of oneof: String) -> String {
    if case .message = kind { " == .unknown(fieldNumber: 0)" } else { " == nil" }
  }
}
