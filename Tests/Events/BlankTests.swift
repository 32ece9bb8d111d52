import Echolog
import Platform
import RandomEvents
import Seeds
import Testing

@Suite struct BlankTests {
  @Test func `A redacted record keeps the envelope and the numbers, and no text`() throws {
    try forRandomEvents(of: 100, seed: testSeed()) { event, _ in
      let blank = try blanked(record(of: event))
      let kept = try decoded(blank, words: .inline)
      #expect(kept == event.withoutWords())
      #expect(kept.carriesText == event.carriesText)
      #expect(kept.body.texts.allSatisfy { $0.text.isEmpty })
    }
  }

  @Test func `Redacting a redacted record changes nothing`() throws {
    try forRandomEvents(of: 20, seed: testSeed()) { event, _ in
      let blank = try blanked(record(of: event))
      let read = try blanked(blank)
      #expect(read == blank)
    }
  }

  @Test func `An event that claims to carry text and has none is redacted`() {
    let moment = Event(carriesText: true, body: .momentLogged(MomentLogged(text: "a walk")))
    #expect(!moment.isBlank)
    #expect(moment.withoutWords().isBlank)
    #expect(!Event(body: .momentLogged(MomentLogged())).isBlank)
  }

  @Test func `What a later version added to a body goes, because it may be words`() throws {
    // A body of number 127, and a moment with a field of number 9.
    let body: [UInt8] = [0x38, 1, 0xfa, 0x07, 3, 0x0a, 1, 0x61]
    #expect(try blanked(body) == [0x38, 1, 0xfa, 0x07, 0])
    let field: [UInt8] = [0x82, 0x03, 3, 0x4a, 1, 0x61]
    #expect(try blanked(field) == [0x82, 0x03, 0])
  }
}
