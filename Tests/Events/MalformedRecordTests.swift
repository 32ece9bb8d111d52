import Echolog
import Platform
import RandomEvents
import Seeds
import Testing

@Suite struct MalformedRecordTests {
  /// Runs every reader of the module over `bytes`; none may trap, and none may name an offset
  /// outside them.
  private func readAll(_ bytes: [UInt8]) {
    for reader in 0..<4 {
      do throws(EventDecodingError) {
        switch reader {
        case 0: _ = try Event(decoding: bytes.rawSpan)
        case 1: _ = try Event(decoding: bytes.rawSpan, words: .inline)
        case 2: _ = try Event.redacted(of: bytes.rawSpan)
        default: _ = try Event(decoding: bytes.rawSpan, words: .inline).json()
        }
      } catch {
        if !(0...bytes.count).contains(error.offset) { Issue.record("\(error) in \(bytes)") }
      }
    }
    for field in UInt16(0)..<5 { _ = Event.words(ofField: field, in: bytes.rawSpan) }
  }

  @Test func `A record cut at any byte is an event or an error, never a trap`() {
    forRandomEvents(of: 10, seed: testSeed()) { event, _ in
      let bytes = record(of: event)
      for count in 0...bytes.count { readAll(Array(bytes.prefix(count))) }
    }
  }

  @Test func `A record with flipped bits is an event or an error, never a trap`() {
    forRandomEvents(of: 40, seed: testSeed()) { event, values in
      let bytes = record(of: event)
      for _ in 0..<40 where !bytes.isEmpty {
        var damaged = bytes
        for _ in 0...values.index(below: 4) {
          damaged[values.index(below: bytes.count)] ^= 1 << UInt8(values.index(below: 8))
        }
        readAll(damaged)
      }
    }
  }

  @Test func `Bytes that are nobody's are an event or an error, never a trap`() {
    var values = RandomValues(seed: testSeed())
    for _ in 0..<20_000 { readAll(values.bytes()) }
  }

  @Test func `An error names the offset in the record`() {
    let cases: [([UInt8], EventDecodingError)] = [
      ([0x09, 1], .bytes(.ended(position: 1, needed: 8), messageOffset: 0)),
      ([0x20, 0x80], .bytes(.ended(position: 1, needed: 2), messageOffset: 0)),
      ([0x20, 2, 0x01], .badFieldNumber(offset: 2)),
      ([0x20, 2, 0x7b], .badWireType(3, offset: 3)),
      ([0x32, 2, 1, 2], .badLogID(offset: 2)),
      // A moment whose text reaches beyond its body.
      ([0x82, 0x03, 3, 0x0a, 9, 0x61], .bytes(.ended(position: 2, needed: 9), messageOffset: 3)),
    ]
    for (bytes, expected) in cases {
      #expect(throws: expected) { try Event(decoding: bytes.rawSpan) }
    }
    #expect(cases[5].1.offset == 5)
  }

  @Test func `A text that is not UTF-8 is an error when it is copied out`() throws {
    let bytes: [UInt8] = [0x82, 0x03, 3, 0x0a, 1, 0xff]
    #expect(throws: EventDecodingError.badUTF8(offset: 5)) {
      try Event(decoding: bytes.rawSpan, words: .inline)
    }
    let folded = try Event(decoding: bytes.rawSpan)
    #expect(folded.body == .momentLogged(MomentLogged(text: .recorded(field: 1))))
    #expect(Event.words(ofField: 1, in: bytes.rawSpan) == nil)
  }
}
