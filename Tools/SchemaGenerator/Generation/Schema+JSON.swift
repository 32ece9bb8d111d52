extension Schema {
  /// The JSON mapping of proto3.
  var jsonSource: String {
    var source = SwiftSource(imports: [])
    for message in messages {
      source.blank()
      source.block("extension \(message.name)") { source in
        message.writeJSONEncoding(to: &source)
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
}
