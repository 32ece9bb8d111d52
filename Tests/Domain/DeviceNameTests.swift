import Echolog
import Testing

@Suite struct DeviceNameTests {
  @Test func `Names are one word that can be before a colon`() throws {
    for name in ["laptop", "laptop-2", "Mikas_Phone", "7", "폰", "téléphone", "cafe\u{301}"] {
      #expect(try DeviceName(name).text == name)
    }
  }

  @Test func `What is no name is refused with one that is near`() {
    let rows = [
      ("", "device"), ("my phone", "my-phone"), ("a:b", "a-b"), ("  x  ", "x"),
      ("-rf", "rf"), ("_x", "x"), ("a\u{1b}[31mb", "a-31mb"), ("a\u{200d}b", "b"),
      ("🙂", "device"), ("tab\there", "tab-here"), ("a\u{202e}b", "a-b"),
      (String(repeating: "long ", count: 20), "long-long-long-long-long-long-lo"),
      (String(repeating: "x", count: 33), String(repeating: "x", count: 32)),
    ]
    for (name, proposal) in rows {
      #expect(throws: Rejection.deviceNameNotUsable(name, proposal: proposal)) {
        try DeviceName(name)
      }
      #expect(throws: Never.self) { try DeviceName(proposal) }
    }
  }

  @Test func `A name that is taken gets the first number that is free`() throws {
    let name = try DeviceName("laptop")
    #expect(name.fresh(among: ["phone"]) == name)
    #expect(name.fresh(among: ["laptop", "laptop-2"]).text == "laptop-3")
    let long = String(repeating: "x", count: 32)
    #expect(try DeviceName(long).fresh(among: [long]).text == long.dropLast(2) + "-2")
    #expect(try DeviceName("laptop-12").withoutNumber.text == "laptop")
    #expect(try DeviceName("a-b").withoutNumber.text == "a-b")
  }
}
