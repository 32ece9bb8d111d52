import Platform

extension Event {
  /// The words of one text field of the body of `record`; nil when there are none, be it that the
  /// record is redacted or not an event at all.
  package static func words(ofField field: UInt16, in record: RawSpan) -> String? {
    do {
      var reader = FieldReader(record, words: .inline)
      var found: String?
      while let tag = try reader.next() {
        guard reader.bodyNumber(of: tag) != nil else {
          try reader.skip(tag)
          continue
        }
        var body = try reader.nested()
        found = nil
        while let tag = try body.next() {
          if tag == UInt32(field) << 3 | 2 { found = try body.string() } else { try body.skip(tag) }
        }
      }
      return found
    } catch {
      return nil
    }
  }

  /// The same envelope and the same numbers, without any text: what an event of a forgotten entity
  /// folds as while its bytes are still there.
  package func withoutWords() -> Event {
    var event = self
    event.body = body.mapTexts { _, _ in .none }
    return event
  }

  /// True when texts were taken out of it: it claims to carry text and has none.
  package var isBlank: Bool { carriesText && body.texts.allSatisfy(\.text.isEmpty) }

  /// The record without its words: the bytes that replace it when its entity is forgotten.
  ///
  /// The envelope stays as it is, `carries_text` included, which marks a redacted record. In the
  /// body only the known fields that are no words stay; in a body or a field of a later version
  /// anything may be words, so its content goes.
  ///
  /// - Throws: `EventDecodingError` when the record is no event.
  package static func redacted(of record: RawSpan) throws(EventDecodingError) -> [UInt8] {
    var writer = ByteWriter(capacity: record.byteCount)
    var reader = FieldReader(record, words: .recorded)
    while !reader.isAtEnd {
      let start = reader.position
      let tag = try reader.tag()
      if let number = reader.bodyNumber(of: tag) {
        let body = try plainFields(of: reader.nested(), ofBody: number)
        writer.append(varint: UInt64(tag))
        writer.append(counted: body.rawSpan)
      } else {
        try reader.skip(tag)
        writer.append(contentsOf: record.extracting(start..<reader.position))
      }
    }
    return writer.bytes
  }

  private static func plainFields(
    of reader: consuming FieldReader, ofBody number: UInt32
  ) throws(EventDecodingError) -> [UInt8] {
    var writer = ByteWriter()
    while !reader.isAtEnd {
      let start = reader.position
      let tag = try reader.tag()
      try reader.skip(tag)
      if isPlain(tag: tag, ofBody: number) {
        writer.append(contentsOf: reader.span(from: start))
      }
    }
    return writer.bytes
  }
}
