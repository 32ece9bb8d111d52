import Echolog
import Platform
import RandomEvents
import Seeds
import Testing

@Suite struct EventJSONTests {
  @Test func `An event of any type comes back from its JSON`() throws {
    try forRandomEvents(of: 200, seed: testSeed()) { event, _ in
      let json = try Event.json(from: record(of: event).rawSpan)
      let read = try Event(json: json)
      #expect(read == event)
    }
  }

  @Test func `The mapping is that of proto3`() {
    let event = Event(
      clock: 1 << 60, recordedLagMs: -3, utcOffsetSeconds: 0, civilDay: -7,
      subjectLog: LogID(high: 0x0001_0203_0405_0607, low: 0x0809_0a0b_0c0d_0e0f),
      happenedPrecision: .day,
      body: .vibeSent(VibeSent(text: "\"hi\"\n", graphemeCount: 4, emotion: .joy)))
    #expect(
      event.json == """
        {"clock":"1152921504606846976","recordedLagMs":"-3","utcOffsetSeconds":0,"civilDay":-7,\
        "subjectLog":"AAECAwQFBgcICQoLDA0ODw==","happenedPrecision":"PRECISION_DAY",\
        "vibeSent":{"text":"\\"hi\\"\\n","graphemeCount":4,"emotion":"EMOTION_JOY"}}
        """)
  }

  @Test func `Every spelling that proto3 allows is read`() throws {
    let expected = Event(
      clock: 1500, utcOffsetSeconds: 3600, civilDay: -2, happenedPrecision: .hour,
      body: .activityLogged(ActivityLogged(activity: .water, amount: 500)))
    let spellings = [
      #"{"clock":"1500","utcOffsetSeconds":3600,"civilDay":-2,"happenedPrecision":2,"#
        + #""activityLogged":{"activity":2,"amount":"500"}}"#,
      #" { "clock" : 15e2, "utc_offset_seconds":"3600", "civil_day":-2.0, "importBatch":null, "#
        + #""happened_precision":"PRECISION_HOUR", "activity_logged":"#
        + #"{"amount":5000e-1,"activity":"ACTIVITY_WATER","note":"\u0000"}}"#,
    ]
    #expect(try Event(json: spellings[0]) == expected)
    var noted = expected
    noted.body = .activityLogged(ActivityLogged(activity: .water, amount: 500, note: "\0"))
    #expect(try Event(json: spellings[1]) == noted)
  }

  @Test func `What is no event is refused with its reason`() {
    let cases: [(String, EventJSONError)] = [
      ("[]", .noObject),
      ("{\"clock\":1", .syntax(.unexpectedEnd(offset: 10))),
      ("{\"clocks\":1}", .unknownField("clocks")),
      ("{\"clock\":1,\"clock\":2}", .duplicateField("clock")),
      ("{\"clock\":true}", .wrongKind(field: "clock")),
      ("{\"clock\":-1}", .outOfRange(field: "clock", value: "-1")),
      ("{\"civilDay\":2147483648}", .outOfRange(field: "civilDay", value: "2147483648")),
      ("{\"civilDay\":1.5}", .outOfRange(field: "civilDay", value: "1.5")),
      ("{\"civilDay\":1e99}", .outOfRange(field: "civilDay", value: "1e99")),
      ("{\"subjectLog\":\"AAEC\"}", .badBase64(field: "subjectLog")),
      ("{\"subjectLog\":\"A\"}", .badBase64(field: "subjectLog")),
      ("{\"forgotten\":{},\"seen\":{}}", .severalBodies("seen")),
      (
        "{\"happenedPrecision\":\"SOON\"}",
        .unknownName(field: "happenedPrecision", value: "SOON")
      ),
    ]
    for (text, expected) in cases {
      #expect(throws: expected, "\(text)") { try Event(json: text) }
    }
  }

  @Test func `A JSON text cut or changed anywhere is read or refused, never a trap`() {
    forRandomEvents(of: 3, seed: testSeed()) { event, values in
      let bytes = Array(event.json.utf8)
      for count in 0..<min(bytes.count, 400) {
        var damaged = bytes
        damaged[count] = UInt8(values.index(below: 256))
        for candidate in [Array(bytes.prefix(count)), damaged] {
          do throws(EventJSONError) {
            _ = try Event(json: String(decoding: candidate, as: UTF8.self))
          } catch {
            continue
          }
        }
      }
    }
  }

  @Test func `Text that is nested deeper than any event is refused`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.tooDeep(offset: 64)) { try JSONParser.parse(deep.utf8) }
  }

  @Test func `JSON is read as RFC 8259 has it`() throws {
    let good: [(String, JSONValue)] = [
      (" [1, -0.5e+3 , true] ", .array([.number("1"), .number("-0.5e+3"), .bool(true)])),
      (#""\ud83d\ude00\u00e9\/""#, .string("😀é/")),
      ("{\"a\":{}}", .object([JSONMember(name: "a", value: .object([]))])),
    ]
    for (text, expected) in good { #expect(try JSONParser.parse(text.utf8) == expected) }
    let bad = ["", "01", "1.", ".5", "+1", "[1,]", "{a:1}", "\"\t\"", "\"\\ud800\"", "nul", "1 2"]
    for text in bad {
      #expect(throws: JSONError.self, "\(text)") { try JSONParser.parse(text.utf8) }
    }
  }
}
