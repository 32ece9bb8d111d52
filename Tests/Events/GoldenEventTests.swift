import Echolog
import Foundation
import Platform
import Testing

/// Records that the official runtime wrote, kept for ever: `Schemas/golden/1/events` has one of
/// each type on a line, its bytes and its JSON behind it. Those of the first types were written by
/// the schema as it was before it had the others. A new type gets a new line; no line ever changes.
@Suite struct GoldenEventTests {
  private struct Sample {
    let type: String
    let record: [UInt8]
    let json: String
  }

  private func samples() throws -> [Sample] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Schemas/golden/1/events")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: "\t").map(String.init)
      let digits = Array(parts[1])
      let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      }
      return Sample(type: parts[0], record: bytes, json: parts[2])
    }
  }

  @Test func `Every record is what it was when it was written, and is written the same again`()
    throws
  {
    for sample in try samples() {
      let event = try decoded(sample.record, words: .inline)
      #expect(event.body.typeName == sample.type)
      #expect(try jsonObject(event.json()) == jsonObject(sample.json), "\(sample.type)")
      #expect(record(of: event) == sample.record, "\(sample.type)")
    }
  }

  @Test func `There is a sample of every type`() throws {
    #expect(Set(try samples().map(\.type)) == Set(Event.Body.typeNames))
  }

  private func jsonObject(_ text: String) throws -> NSDictionary? {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
  }
}
