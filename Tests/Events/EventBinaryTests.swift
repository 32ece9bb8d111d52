import Echolog
import Platform
import RandomEvents
import Seeds
import Testing

@Suite struct EventBinaryTests {
  @Test func `An event of any type comes back from its record`() throws {
    try forRandomEvents(of: 300, seed: testSeed()) { event, _ in
      let read = try decoded(record(of: event), words: .inline)
      #expect(read == event)
    }
  }

  @Test func `Decoding for the fold leaves the words in the record`() throws {
    try forRandomEvents(of: 100, seed: testSeed()) { event, _ in
      let bytes = record(of: event)
      let folded = try decoded(bytes)
      #expect(folded.withoutWords() == event.withoutWords())
      for ((field, text), (_, original)) in zip(folded.body.texts, event.body.texts) {
        // Of what is counted the fold keeps the name.
        let isKept = [.activityAdded, .activityRenamed].contains(event.body.type)
        let left: Text = original.isEmpty ? .none : .recorded(field: UInt16(field))
        #expect(text == (isKept ? original : left))
        guard let words = original.inline else {
          Issue.record("\(original) holds no words")
          continue
        }
        let found = Event.words(ofField: UInt16(field), in: bytes.rawSpan)
        #expect(found == (words.isEmpty ? nil : words))
      }
    }
  }

  @Test func `Equal events have equal bytes, in the order of the field numbers`() throws {
    let event = Event(
      clock: 0x0102, civilDay: -1, carriesText: true,
      body: .momentLogged(MomentLogged(text: "hi", praise: "yes")))
    let expected: [UInt8] = [
      0x09, 2, 1, 0, 0, 0, 0, 0, 0,  // clock
      0x20, 1,  // civil day
      0x38, 1,  // carries text
      0x82, 0x03, 9, 0x0a, 2, 0x68, 0x69, 0x12, 3, 0x79, 0x65, 0x73,
    ]
    #expect(record(of: event) == expected)
  }

  @Test func `A default is left out, a present zero of an optional field is not`() throws {
    let absent = Event(body: .forgotten(Forgotten()))
    #expect(record(of: absent) == [0x9a, 0x01, 0])
    var present = absent
    present.utcOffsetSeconds = 0
    #expect(record(of: present) == [0x18, 0, 0x9a, 0x01, 0])
    #expect(try decoded(record(of: present)) == present)
  }

  @Test func `A member of a oneof is present even when it is zero`() throws {
    let event = Event(body: .settingChanged(SettingChanged(setting: .dayStartMinutes(0))))
    #expect(try decoded(record(of: event)) == event)
  }
}

@Suite struct LaterVersionTests {
  @Test func `A body of a later version is unknown and keeps its number and envelope`() throws {
    let bytes: [UInt8] = [0x20, 2, 0xfa, 0x07, 3, 1, 2, 3]
    let event = try decoded(bytes)
    #expect(event == Event(civilDay: 1, body: .unknown(fieldNumber: 127)))
    #expect(event.body.fieldNumber == 127)
  }

  @Test func `A record without a body is of the unknown type zero`() throws {
    #expect(try decoded([UInt8]()) == Event())
  }

  @Test func `Unknown fields of every wire type are read over`() throws {
    let unknown: [[UInt8]] = [
      [0x78, 0xff, 1], [0x79, 1, 2, 3, 4, 5, 6, 7, 8], [0x7a, 2, 9, 9], [0x7d, 1, 2, 3, 4],
    ]
    try forRandomEvents(of: 20, seed: testSeed()) { event, values in
      let field = unknown[values.index(below: unknown.count)]
      let bytes = field + record(of: event) + field
      let read = try decoded(bytes, words: .inline)
      #expect(read == event)
    }
  }

  @Test func `A known field of an unexpected wire type is read over`() throws {
    let event = Event(civilDay: 5, body: .echoCancelled(EchoCancelled()))
    let bytes: [UInt8] = record(of: event) + [0x22, 1, 7]
    #expect(try decoded(bytes) == event)
  }

  @Test func `An unknown number of an enumeration reads as unspecified`() throws {
    let bytes: [UInt8] = [0x48, 99, 0x82, 0x04, 4, 0x08, 77, 0x10, 4]
    let logged = ActivityLogged(activity: .unspecified, amount: 2)
    let expected = Event(happenedPrecision: .unspecified, body: .activityLogged(logged))
    #expect(try decoded(bytes) == expected)
  }

  @Test func `Of a field that occurs twice the last one counts`() throws {
    let first = Event(civilDay: 5, body: .momentLogged(MomentLogged(text: "a")))
    let second = Event(civilDay: 6, body: .momentRemoved(MomentRemoved()))
    let bytes = record(of: first) + record(of: second)
    #expect(try decoded(bytes) == second)
  }
}
