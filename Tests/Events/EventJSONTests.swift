import Echolog
import Platform
import Testing

@Suite struct EventJSONTests {
  @Test func `The mapping is that of proto3`() {
    let event = Event(
      clock: 1 << 60, recordedLagMs: -3, utcOffsetSeconds: 0, civilDay: -7,
      subjectLog: LogID(high: 0x0001_0203_0405_0607, low: 0x0809_0a0b_0c0d_0e0f),
      happenedPrecision: .day,
      body: .vibeSent(VibeSent(text: "\"hi\"\n", graphemeCount: 4, emotion: .joy)))
    #expect(
      event.json() == """
        {"clock":"1152921504606846976","recordedLagMs":"-3","utcOffsetSeconds":0,"civilDay":-7,\
        "subjectLog":"AAECAwQFBgcICQoLDA0ODw==","happenedPrecision":"PRECISION_DAY",\
        "vibeSent":{"text":"\\"hi\\"\\n","graphemeCount":4,"emotion":"EMOTION_JOY"}}
        """)
  }
}
