import Platform
import Testing

@Suite struct JSONParserTests {
  @Test func `Text that is nested deeper than any row is refused`() {
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
