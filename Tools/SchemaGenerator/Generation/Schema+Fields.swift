extension Schema {
  /// How the fields of each message are read from a record, and handed to what writes them.
  var fieldsSource: String {
    var source = SwiftSource(imports: ["import Platform"])
    for message in messages {
      source.blank()
      guard !message.fields.isEmpty else {
        source.line("extension \(message.name): EmptyMessage {}")
        continue
      }
      source.block("extension \(message.name): SchemaMessage") { source in
        message.writeDecoding(to: &source)
        source.blank()
        message.writeEncoding(to: &source)
      }
      guard message.isEnvelope else { continue }
      source.blank()
      source.block("extension \(message.name).\(message.oneofTypeName)") {
        message.writeBodyDecoding(to: &$0)
      }
    }
    return source.text
  }
}

extension Schema.Message {
  /// Fields that come in the order of `encode` are taken in a straight line, because a jump by tag
  /// is mispredicted a field; the loop takes all others.
  ///
  /// Values gather in local variables: assigning to parts of `self` one by one would copy and
  /// destroy the whole once more, which is a third of the time. For the same reason none of them
  /// begins with a default where its field comes first.
  fileprivate func writeDecoding(to source: inout SwiftSource) {
    source.block("init(from reader: inout FieldReader) throws(EventDecodingError)") { source in
      for field in plainFields {
        source.pair("var \(field.name): \(field.swiftType) =", field.firstDecoding)
      }
      if isEnvelope {
        source.line("var \(oneof ?? ""): \(oneofType)")
        source.line("if let tag = reader.takeBodyTag() {")
        source.line("  \(oneof ?? "") = try \(oneofType)(tag, from: &reader)")
        source.line("} else {")
        source.line("  \(oneof ?? "") = \(oneofDefault)")
        source.line("}")
      } else if let oneof {
        source.line("var \(oneof): \(oneofType) = \(oneofDefault)")
      }
      source.block("while let tag = try reader.next()") { writeSwitch(to: &$0) }
      let names = plainFields.map(\.name) + [oneof].compactMap { $0 }
      source.list("self.init(", names.map { "\($0): \($0)" }, ")")
    }
  }

  private func writeSwitch(to source: inout SwiftSource) {
    source.line("switch tag {")
    for field in plainFields { source.line("case \(field.tag): \(field.decoding)") }
    if isEnvelope {
      source.line("case _ where reader.bodyNumber(of: tag) != nil:")
      source.line("  \(oneof ?? "") = try \(oneofType)(tag, from: &reader)")
    } else {
      for field in oneofFields {
        source.line("case \(field.tag): \(oneof ?? "") = \(field.oneofValue)")
      }
    }
    source.line("default: try reader.skip(tag)")
    source.line("}")
  }

  /// The body has a function of its own: within that of the envelope, the values of all its kinds
  /// would lie between those of the fields, and each event would write them.
  fileprivate func writeBodyDecoding(to source: inout SwiftSource) {
    source.line("/// - Parameter tag: one for which the reader has a number of a body.")
    source.line("@inline(never)")
    source.line("fileprivate init(")
    source.line("  _ tag: UInt32, from reader: inout FieldReader")
    source.block(") throws(EventDecodingError)") { source in
      source.line("switch tag {")
      for field in oneofFields {
        source.line("case \(field.tag): self = \(field.oneofValue)")
      }
      source.line("default:")
      source.line("  self = .unknown(fieldNumber: tag >> 3)")
      source.line("  try reader.skip(tag)")
      source.line("}")
    }
  }

  fileprivate func writeEncoding(to source: inout SwiftSource) {
    source.block("func write(to fields: inout some FieldWriter)") { source in
      // In the order of their numbers, as the official runtimes write them.
      let first = oneofFields.map(\.number).min() ?? .max
      for field in plainFields where field.number < first { source.line(field.writing) }
      writeOneof(to: &source)
      for field in plainFields where field.number > first { source.line(field.writing) }
    }
  }

  private func writeOneof(to source: inout SwiftSource) {
    let numbers = oneofFields.map(\.number)
    guard let oneof, let first = numbers.min(), let last = numbers.max() else { return }
    precondition(
      !plainFields.contains { first < $0.number && $0.number < last },
      "no number stands between those of a oneof")
    source.line("switch \(oneof) {")
    for field in oneofFields {
      source.pair("case .\(field.name)(let value):", field.writing("value"))
    }
    source.line(isEnvelope ? "case .unknown: break" : "case nil: break")
    source.line("}")
  }
}

extension Schema.Field {
  fileprivate var decoding: String {
    if case .message(let message) = kind {
      return "\(name).append(try \(message)(nested: &reader))"
    }
    return "\(name) = \(value)"
  }

  fileprivate var firstDecoding: String {
    guard tag < 128, !isRepeated else { return defaultValue }
    let value = value.replacing("try ", with: "")
    return "try reader.take(tag: \(tag)) ? \(value) : \(defaultValue)"
  }

  fileprivate var oneofValue: String {
    if case .message(let message) = kind {
      return ".\(name)(try \(message)(nested: &reader))"
    }
    return ".\(name)(\(value))"
  }

  private var value: String {
    switch kind {
    case .words where isKept: "try .inline(reader.string())"
    case .words: "try reader.text(field: \(number))"
    default: "try reader.\(kind.verb)()"
    }
  }

  fileprivate var writing: String {
    writing(isRepeated || isNilable ? name : name + ".unlessDefault")
  }

  /// - Parameter value: an expression for the value, nil where the field is left out.
  fileprivate func writing(_ value: String) -> String {
    let verb = isRepeated ? kind.verb + "s" : kind.verb
    return "fields.\(verb)(\(value), \(number), \"\(name)\")"
  }
}
