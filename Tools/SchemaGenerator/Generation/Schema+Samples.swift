extension Schema {
  /// Random events for tests: every type, every field, values at the edges.
  var sampleSource: String {
    var source = SwiftSource(imports: ["package import Echolog"])
    for message in messages {
      source.blank()
      source.block("extension \(message.name)") { message.writeSample(to: &$0) }
      if message.isEnvelope { message.writeBodySample(to: &source) }
    }
    return source.text
  }
}

extension Schema.Message {
  fileprivate func writeSample(to source: inout SwiftSource) {
    guard !fields.isEmpty else {
      return source.line("package init(random values: inout RandomValues) { self.init() }")
    }
    source.block("package init(random values: inout RandomValues)") { source in
      source.line("self.init()")
      for field in plainFields { source.line("\(field.name) = \(field.sample)") }
      guard let oneof else { return }
      if isEnvelope {
        source.line("\(oneof) = Body(random: &values, type: values.index(below: Body.typeCount))")
      } else {
        source.line("switch values.index(below: \(oneofFields.count + 1)) {")
        for (index, field) in oneofFields.enumerated() {
          source.line("case \(index): \(oneof) = .\(field.name)(\(field.sample))")
        }
        source.line("default: \(oneof) = nil")
        source.line("}")
      }
    }
  }

  fileprivate func writeBodySample(to source: inout SwiftSource) {
    source.blank()
    source.block("extension \(name).\(oneofTypeName)") { source in
      source.line("/// How many types of body there are; a type is an index below.")
      source.line("package static let typeCount = \(oneofFields.count)")
      source.blank()
      source.block("package init(random values: inout RandomValues, type: Int)") { source in
        source.line("switch type {")
        for (index, field) in oneofFields.enumerated() {
          source.line("case \(index): self = .\(field.name)(\(field.sample))")
        }
        source.line("default: self = .unknown(fieldNumber: 0)")
        source.line("}")
      }
    }
  }
}

extension Schema.Field {
  fileprivate var sample: String {
    let value =
      switch kind {
      case .message(let name): "\(name)(random: &values)"
      default: "values.\(kind.verb)()"
      }
    if isRepeated { return "values.array { \(kind.swiftType)(random: &$0) }" }
    return isOptional ? "values.optional { \(value.replacing("values", with: "$0")) }" : value
  }
}
