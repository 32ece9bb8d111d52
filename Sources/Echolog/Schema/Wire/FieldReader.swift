import Platform

/// Reads the fields of one protobuf message, and of the messages in it.
///
/// The generated code switches on the tag and asks for a value of the type that the tag promises.
struct FieldReader: ~Escapable {
  private var reader: ByteReader
  private let message: RawSpan
  /// Where the message begins in the record, so that errors name offsets of the record.
  private let messageOffset: Int
  private let words: Event.WordsForm

  @_lifetime(copy record)
  init(_ record: RawSpan, words: Event.WordsForm) {
    self.init(message: record, offset: 0, words: words)
  }

  @_lifetime(copy message)
  private init(message: RawSpan, offset: Int, words: Event.WordsForm) {
    reader = ByteReader(message)
    self.message = message
    messageOffset = offset
    self.words = words
  }

  var isAtEnd: Bool { reader.isAtEnd }

  /// Offset of the next byte, from the start of the message.
  var position: Int { reader.position }

  /// What was read since `start`, a position.
  @_lifetime(copy self)
  func span(from start: Int) -> RawSpan { message.extracting(start..<position) }

  private func failure(_ error: BytesError) -> EventDecodingError {
    .bytes(error, messageOffset: messageOffset)
  }

  /// The body's field number when `tag` belongs to one of the numbers kept for bodies.
  @inline(__always)
  func bodyNumber(of tag: UInt32) -> UInt32? {
    tag >= 16 << 3 && tag & 7 == 2 ? tag >> 3 : nil
  }
}

extension FieldReader {
  /// The next field's number, shifted left by three, and its wire type.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func tag() throws(EventDecodingError) -> UInt32 {
    let start = position
    let tag = try uint64()
    guard tag >= 8, tag <= UInt64(UInt32.max) else {
      throw .badFieldNumber(offset: messageOffset + start)
    }
    return UInt32(truncatingIfNeeded: tag)
  }

  /// As `tag`; nil at the end of the message.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func next() throws(EventDecodingError) -> UInt32? {
    isAtEnd ? nil : try tag()
  }

  /// Reads the next tag if it is this one, which has to be below 128.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func take(tag: UInt8) -> Bool {
    reader.take(tag)
  }

  /// Reads the next tag if it is that of a body, all of which have two bytes.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func takeBodyTag() -> UInt32? {
    reader.takeTwoByteVarint { $0 >= 16 << 3 && $0 & 7 == 2 }
  }

  /// Reads over the value of a field that nobody here knows.
  @_lifetime(self: copy self)
  mutating func skip(_ tag: UInt32) throws(EventDecodingError) {
    let wireType = tag & 7
    guard wireType <= 2 || wireType == 5 else {
      throw .badWireType(UInt8(wireType), offset: messageOffset + position)
    }
    do throws(BytesError) {
      switch wireType {
      case 0: _ = try reader.readVarint()
      case 1: try reader.skip(8)
      case 2: _ = try reader.readCountedSpan()
      default: try reader.skip(4)
      }
    } catch {
      throw failure(error)
    }
  }

  /// The message in the next counted field.
  @_lifetime(copy self)
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func nested() throws(EventDecodingError) -> FieldReader {
    let span = try counted()
    let start = messageOffset &+ position &- span.byteCount
    return FieldReader(message: span, offset: start, words: words)
  }

  @_lifetime(copy self)
  @_lifetime(self: copy self)
  @inline(__always)
  private mutating func counted() throws(EventDecodingError) -> RawSpan {
    do throws(BytesError) {
      return try reader.readCountedSpan()
    } catch {
      throw failure(error)
    }
  }
}

// The values, one method a type of the schema.
extension FieldReader {
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func uint64() throws(EventDecodingError) -> UInt64 {
    do throws(BytesError) {
      return try reader.readVarint()
    } catch {
      throw failure(error)
    }
  }

  /// As in every protobuf reader, bits beyond the type are cut off.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func uint32() throws(EventDecodingError) -> UInt32 {
    UInt32(truncatingIfNeeded: try uint64())
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func sint64() throws(EventDecodingError) -> Int64 {
    let value = try uint64()
    return Int64(bitPattern: (value >> 1) ^ (0 &- (value & 1)))
  }

  /// Cut to 32 bits before the sign is unfolded, as the official readers do.
  @_lifetime(self: copy self)
  @inline(__always)
  mutating func sint32() throws(EventDecodingError) -> Int32 {
    let value = UInt32(truncatingIfNeeded: try uint64())
    return Int32(bitPattern: (value >> 1) ^ (0 &- (value & 1)))
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func fixed64() throws(EventDecodingError) -> UInt64 {
    do throws(BytesError) {
      return try reader.readLittleEndian()
    } catch {
      throw failure(error)
    }
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func bool() throws(EventDecodingError) -> Bool {
    try uint64() != 0
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func enumeration<Value: SchemaEnumeration>() throws(EventDecodingError) -> Value {
    let number = Int32(truncatingIfNeeded: try uint64())
    return Value(rawValue: number) ?? .unspecified
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func text(field: UInt16) throws(EventDecodingError) -> Text {
    switch words {
    case .recorded: try counted().isEmpty ? .none : .recorded(field: field)
    case .inline: .inline(try string())
    }
  }

  @_lifetime(self: copy self)
  mutating func string() throws(EventDecodingError) -> String {
    let span = try counted()
    do throws(UTF8.ValidationError) {
      return String(copying: try UTF8Span(validating: Span<UInt8>(_bytes: span)))
    } catch {
      throw .badUTF8(offset: messageOffset + position - span.byteCount)
    }
  }

  @_lifetime(self: copy self)
  mutating func bytes() throws(EventDecodingError) -> [UInt8] {
    [UInt8](copying: try counted())
  }

  @_lifetime(self: copy self)
  @inline(__always)
  mutating func logID() throws(EventDecodingError) -> LogID? {
    let span = try counted()
    if span.isEmpty { return nil }
    guard span.byteCount == 16 else {
      throw .badLogID(offset: messageOffset + position - span.byteCount)
    }
    var reader = ByteReader(span)
    do throws(BytesError) {
      let high = try reader.readLittleEndian(UInt64.self).byteSwapped
      return LogID(high: high, low: try reader.readLittleEndian(UInt64.self).byteSwapped)
    } catch {
      throw failure(error)
    }
  }
}
