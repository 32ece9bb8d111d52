import Platform
import Testing

@Test func `A log id is spelled most significant byte first and comes back from its bytes`() {
  let id = LogID(high: 0x0102_0304_0506_0708, low: 0x090a_0b0c_0d0e_0f10)
  #expect(id.bytes == [UInt8](1...16))
  #expect(LogID(bytes: id.bytes) == id)
  #expect(LogID(bytes: [UInt8](1...15)) == nil)
  #expect(id.description == "0102030405060708090a0b0c0d0e0f10")
}

@Test func `Names are ordered by log, then by number`() {
  let first = LogID(high: 0, low: 9)
  let second = LogID(high: 1, low: 0)
  #expect(first < second)
  #expect(EventName(log: first, number: 7) < EventName(log: second, number: 1))
  #expect(EventName(log: first, number: 7) < EventName(log: first, number: 8))
}
