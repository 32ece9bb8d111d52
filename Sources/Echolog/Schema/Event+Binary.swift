package import Platform

extension Event {
  /// What becomes of the texts of a record when it is decoded.
  package enum WordsForm: Sendable {
    /// They stay in the record; `Text.recorded` has the field. For the fold.
    case recorded
    /// They are copied out as `Text.inline`. For exports.
    case inline
  }

  /// Reads one record.
  ///
  /// Unknown fields are read over; the unknown number of an enumeration becomes `unspecified`; a
  /// body of a later version becomes `.unknown`. Of fields that occur twice the last one counts.
  ///
  /// - Throws: `EventDecodingError`, with the offset, when the bytes are no protobuf message, when
  ///   an id has a wrong length, or when a text that is copied out is not UTF-8.
  /// - Complexity: linear in the fields, not in the length of texts left in the record.
  package init(
    decoding record: RawSpan, words: WordsForm = .recorded
  ) throws(EventDecodingError) {
    var reader = FieldReader(record, words: words)
    try self.init(from: &reader)
  }

  /// Appends the record of this event: fields in the order of their numbers, defaults left out, so
  /// that equal events have equal bytes.
  ///
  /// - Precondition: every text is inline, and the body is of a known type.
  package func encode(into writer: inout ByteWriter) {
    if case .unknown = body { preconditionFailure("a body of a later version is never re-encoded") }
    write(to: &writer)
  }

  /// The record for a reader that is no journal: the same, and of a body of a later version the
  /// envelope alone.
  ///
  /// - Precondition: every text is inline.
  package var readableRecord: [UInt8] {
    var writer = ByteWriter()
    write(to: &writer)
    return writer.bytes
  }
}
