import Content
import Foundation
import Testing

/// What `Tools/words/compile.py --check` does not see of the files under `Resources`.
@Suite struct GeneratedTests {
  private static let content = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Content")

  private func resource(_ name: String) throws -> Data {
    try Data(contentsOf: GeneratedTests.content.appending(path: "Resources/" + name))
  }

  @Test func `The notices contain the licence that came with the data`() throws {
    let path = GeneratedTests.content.appending(path: "../../Tools/words/WORDNET-LICENSE.txt")
    let licence = try String(contentsOf: path, encoding: .utf8)
    #expect(Notices.wordNet == licence.trimmingCharacters(in: .newlines))
    #expect(Notices.all.count == 2)
  }

  @Test func `What is shipped for keywords and emotions stays under three megabytes`() throws {
    let bytes = try resource("lexicon.txt").count + resource("emotions.txt").count
    #expect(bytes < 3_000_000)
  }

  @Test func `The lexicon is sorted, so that each of its words is found`() throws {
    let lines = try resource("lexicon.txt").split(separator: UInt8(ascii: "\n"))
    for (one, next) in zip(lines, lines.dropFirst()) {
      let (a, b) = (one.prefix { $0 != 35 }, next.prefix { $0 != 35 })
      #expect(a.lexicographicallyPrecedes(b))
    }
  }
}
