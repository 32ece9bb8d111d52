import Content
import Foundation
import Testing

/// Compares what is compiled in with the files under `Resources`.
@Suite struct GeneratedTests {
  private static let content = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Content")

  private func resource(_ name: String) throws -> Data {
    try Data(contentsOf: GeneratedTests.content.appending(path: "Resources/" + name))
  }

  @Test func `The templates compiled in are those of templates.json`() throws {
    struct Written: Decodable {
      var text: String
      var accepts: [String]?
      var kinds: [String]?
    }
    let banks = try JSONDecoder().decode(
      [String: [Written]].self, from: resource("templates.json"))
    #expect(Set(banks.keys) == Set(ContentEmotion.allCases.map(\.rawValue)))
    for emotion in ContentEmotion.allCases {
      let compiled = Template.all.filter { $0.emotion == emotion }
      let written = banks[emotion.rawValue] ?? []
      #expect(compiled.map(\.text) == written.map(\.text), "run Tools/words/compile.py")
      for (one, other) in zip(compiled, written) {
        #expect(Set(one.accepts.map(\.rawValue)) == Set(other.accepts ?? []))
        #expect(Set(one.kinds.map(\.rawValue)) == Set(other.kinds ?? []))
      }
    }
  }

  @Test func `The notices contain the licence that came with the data`() throws {
    let path = GeneratedTests.content.appending(path: "../../Tools/words/WORDNET-LICENSE.txt")
    let licence = try String(contentsOf: path, encoding: .utf8)
    #expect(Notices.wordNet == licence.trimmingCharacters(in: .newlines))
    #expect(Notices.all.count == 2)
  }

  @Test func `The lines compiled in are those of praise.json`() throws {
    struct Written: Decodable {
      var praise: [String]
      var supportive: [String]
      var progress: [String: [String]]
      var plain: [String]
      var quiet: [String]
      var comfort: [String]
      var comfortingQuotes: [String]
      var help: String
    }
    let written = try JSONDecoder().decode(Written.self, from: resource("praise.json"))
    #expect(Praise.pool == written.praise, "run Tools/words/compile.py")
    #expect(SupportivePhrase.pool == written.supportive)
    #expect(Praise.plainPool == written.plain)
    #expect(Praise.quietPool == written.quiet && Recommendation.comfortingPool == written.comfort)
    #expect(Quotes.comforting.map(\.id) == written.comfortingQuotes && Tact.help == written.help)
    #expect(Set(written.progress.keys) == Set(Encouragement.Stage.allCases.map(\.rawValue)))
    for stage in Encouragement.Stage.allCases {
      #expect(Encouragement.pool(of: stage) == written.progress[stage.rawValue])
    }
  }

  @Test func `The lexicon and the weights compiled in are those of their files`() throws {
    for (name, file) in [
      ("LexiconLiteral", "lexicon.txt"), ("EmotionLiteral", "emotions.txt"),
      ("DangerLiteral", "danger.txt"),
    ] {
      let swift = try String(
        contentsOf: GeneratedTests.content.appending(path: "Generated/\(name).swift"),
        encoding: .utf8)
      let written = String(decoding: try resource(file), as: UTF8.self)
      let body = swift.split(separator: "\"\"\"\n", omittingEmptySubsequences: false)
      let isCurrent = body.count == 3 && body[1] == written
      #expect(isCurrent, "\(file): run Tools/words/compile.py")
    }
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
