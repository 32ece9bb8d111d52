extension Schema {
  /// What forgetting must know: which fields are words, and how to take them out of an event.
  var wordsSource: String {
    var source = SwiftSource(imports: [])
    source.blank()
    source.block("extension Event") { source in
      source.line("/// True for the tag of a field of a body that is known and holds no words.")
      source.block("static func isPlain(tag: UInt32, ofBody body: UInt32) -> Bool") { source in
        source.line("switch body {")
        for (number, message) in bodies {
          let plain = message.fields.filter { $0.kind != .words }.map { String($0.tag) }
          guard !plain.isEmpty else { continue }
          source.line("case \(number): [\(plain.joined(separator: ", "))].contains(tag)")
        }
        source.line("default: false")
        source.line("}")
      }
    }
    source.blank()
    writeTypes(to: &source)
    source.blank()
    source.block("extension Event.Body") { source in
      writeNumbers(to: &source)
      source.blank()
      writeTextChange(to: &source)
      source.blank()
      writeLogChange(to: &source)
    }
    return source.text
  }

  private var bodies: [(UInt32, Message)] {
    messages.filter(\.isEnvelope).flatMap(\.oneofFields).compactMap { field in
      guard case .message(let name) = field.kind else { return nil }
      return messages.first { $0.name == name }.map { (field.number, $0) }
    }
  }

  private func writeTypes(to source: inout SwiftSource) {
    let fields = messages.filter(\.isEnvelope).flatMap(\.oneofFields)
    source.line("/// The types of events known here, by the field number of their body.")
    source.block("package enum EventType: UInt32, CaseIterable, Sendable") { source in
      for field in fields { source.line("case \(field.name) = \(field.number)") }
      source.blank()
      source.line("/// What each is called, by its number.")
      source.line("fileprivate static let names = Dictionary(")
      source.line("  uniqueKeysWithValues: allCases.map { ($0.rawValue, \"\\($0)\") })")
    }
  }

  private func writeNumbers(to source: inout SwiftSource) {
    let fields = messages.filter(\.isEnvelope).flatMap(\.oneofFields)
    source.line("/// The field number of the body in the envelope: its type on disk.")
    source.block("package var fieldNumber: UInt32") { source in
      source.line("switch self {")
      for field in fields { source.line("case .\(field.name): \(field.number)") }
      source.line("case .unknown(let number): number")
      source.line("}")
    }
    source.blank()
    source.line("/// Nil for a body of a later version.")
    source.line("package var type: EventType? { EventType(rawValue: fieldNumber) }")
    source.blank()
    source.line("/// The name of the type in JSON, in answers and in `replay --type`.")
    source.block("package var typeName: String") { source in
      source.line("EventType.names[fieldNumber] ?? \"unknown\\(fieldNumber)\"")
    }
    source.blank()
    source.line("/// The names of all types known here, in the order of their numbers.")
    source.line("package static let typeNames = EventType.allCases.map { \"\\($0)\" }")
  }

  private func writeTextChange(to source: inout SwiftSource) {
    let fields = messages.filter(\.isEnvelope).flatMap(\.oneofFields)
    source.line("/// Every text of the body with its field number, in the order of the numbers.")
    source.block("package var texts: [(field: UInt32, text: Text)]") { source in
      // Of its own beside `mapTexts`, as every event that is recorded is asked.
      source.line("switch self {")
      for (field, (_, message)) in zip(fields, bodies) {
        let words = message.fields.filter { $0.kind == .words }
        guard !words.isEmpty else { continue }
        source.line("case .\(field.name)(let body):")
        let items = words.map { "(\($0.number), body.\($0.name))" }
        source.line("  [\(items.joined(separator: ", "))]")
      }
      source.line("default: []")
      source.line("}")
    }
    source.blank()
    source.line("/// The same body with every text replaced by what `change` makes of it.")
    source.list(
      "package func mapTexts<Failure>(",
      ["_ change: (_ field: UInt32, _ text: Text) throws(Failure) -> Text"],
      ") throws(Failure) -> Event.Body {")
    source.line("  switch self {")
    for (field, (_, message)) in zip(fields, bodies) {
      let words = message.fields.filter { $0.kind == .words }
      guard !words.isEmpty else { continue }
      source.line("  case .\(field.name)(var body):")
      for word in words {
        source.line("    body.\(word.name) = try change(\(word.number), body.\(word.name))")
      }
      source.line("    return .\(field.name)(body)")
    }
    source.line("  default: return self")
    source.line("  }")
    source.line("}")
  }

  private func writeLogChange(to source: inout SwiftSource) {
    let fields = messages.filter(\.isEnvelope).flatMap(\.oneofFields)
    source.documentation(
      """
      The same body, with the log of each event that it names replaced by what `change` makes of
      it, which is given what the names of the fields begin with, the log and the number.
      """)
    source.block(
      "package func mapNamed(_ change: (String, LogID?, UInt64) -> LogID?) -> Event.Body"
    ) { source in
      source.line("switch self {")
      for (field, (_, message)) in zip(fields, bodies) {
        let logs = message.fields.filter { $0.kind == .logID }.map { $0.name.dropLast("Log".count) }
        guard !logs.isEmpty else { continue }
        source.line("case .\(field.name)(var body):")
        for log in logs {
          source.line("  body.\(log)Log = change(\"\(log)\", body.\(log)Log, body.\(log)Number)")
        }
        source.line("  return .\(field.name)(body)")
      }
      source.line("default: return self")
      source.line("}")
    }
  }
}
