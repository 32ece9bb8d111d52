import Platform

/// One protobuf message, taken apart without a schema: enough to read descriptors, which can not
/// be read by code generated from them.
struct WireMessage {
  private var numbers: [UInt32: [UInt64]] = [:]
  private var payloads: [UInt32: [[UInt8]]] = [:]

  init(_ bytes: [UInt8]) throws(SchemaError) {
    do {
      var reader = ByteReader(bytes.rawSpan)
      while !reader.isAtEnd {
        let tag = try reader.readVarint()
        let field = UInt32(truncatingIfNeeded: tag >> 3)
        switch tag & 7 {
        case 0: numbers[field, default: []].append(try reader.readVarint())
        case 1: try reader.skip(8)
        case 2:
          let payload = [UInt8](copying: try reader.readCountedSpan())
          payloads[field, default: []].append(payload)
        case 5: try reader.skip(4)
        default: throw SchemaError.malformedDescriptors
        }
      }
    } catch {
      throw .malformedDescriptors
    }
  }

  /// The last value of a varint field, or zero, as in proto3.
  func number(_ field: UInt32) -> UInt64 { numbers[field]?.last ?? 0 }

  func has(_ field: UInt32) -> Bool { numbers[field] != nil || payloads[field] != nil }

  func string(_ field: UInt32) -> String {
    String(decoding: payloads[field]?.last ?? [], as: UTF8.self)
  }

  func messages(_ field: UInt32) throws(SchemaError) -> [WireMessage] {
    var messages: [WireMessage] = []
    for payload in payloads[field] ?? [] { messages.append(try WireMessage(payload)) }
    return messages
  }

  func message(_ field: UInt32) throws(SchemaError) -> WireMessage {
    try WireMessage(payloads[field]?.last ?? [])
  }

  /// A packed field of varints.
  func packed(_ field: UInt32) throws(SchemaError) -> [UInt64] {
    var values: [UInt64] = []
    do {
      for payload in payloads[field] ?? [] {
        var reader = ByteReader(payload.rawSpan)
        while !reader.isAtEnd { values.append(try reader.readVarint()) }
      }
    } catch {
      throw .malformedDescriptors
    }
    return values
  }
}
