extension Event {
  /// The proto3 JSON mapping of a record, on one line, with its words; a body of a later version is
  /// left out.
  ///
  /// - Throws: `EventDecodingError` when the record is no event.
  package static func json(
    from record: RawSpan, withNumbers hasNumbers: Bool = false
  ) throws(EventDecodingError) -> String {
    try Event(decoding: record, words: .inline).json(withNumbers: hasNumbers)
  }

  /// The proto3 JSON mapping: lowerCamelCase, defaults left out, 64-bit numbers as strings,
  /// enumerations by name, bytes as base64.
  ///
  /// - Precondition: every text is inline.
  package var json: String { json() }

  /// The same.
  ///
  /// - Parameter hasNumbers: whether 64-bit numbers are numbers. Readers of proto3 take both;
  ///   programs that hold every number in 53 bits round the clock of an event.
  package func json(withNumbers hasNumbers: Bool = false) -> String {
    var writer = JSONWriter(withNumbers: hasNumbers)
    writer.object(self)
    return writer.text
  }
}
