import Content
import Foundation
import Testing

/// The shipped quotes: current, within S0 4.4, and drawn by a pure choice.
@Suite struct QuotesTests {
  private struct File: Decodable {
    struct Entry: Decodable {
      var id: String
      var text: String
      var author: String
      var source: String
      var emotionTags: [String]
      var category: String
      var speaker: String?
      var place: String
      var edition: String
      var licence: String
    }
    var quotes: [Entry]
  }

  private func resource() throws -> Data {
    try Data(
      contentsOf: URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/Content/Resources/quotes.json"))
  }

  @Test func `The quotes compiled in are those of quotes.json, field by field`() throws {
    let written = try JSONDecoder().decode(File.self, from: resource()).quotes
    let compiled = Quotes.book.quotes
    #expect(compiled.map(\.id) == written.map(\.id), "run Tools/quotes/build")
    for (one, other) in zip(compiled, written) {
      #expect(one.text == other.text && one.author == other.author)
      #expect(one.source == other.source)
      #expect(one.emotions.map(\.rawValue) == other.emotionTags.map { $0.lowercased() })
      #expect(one.category.rawValue == other.category && one.speaker == other.speaker)
      #expect(one.place == other.place && one.edition == other.edition)
      #expect(other.licence == "Public Domain")
    }
  }

  @Test func `The bytes compiled in are those of quotes.json`() throws {
    #expect(Quotes.compiledBytes.elementsEqual(try resource()), "run Tools/quotes/build")
  }

  @Test func `The linter finds nothing in the shipped quotes`() {
    #expect(Quotes.book.findings.isEmpty)
  }

  @Test func `There are 1,500 to 2,000 quotes of 15 authors and 20 works, none over 12 percent`() {
    let quotes = Quotes.book.quotes
    #expect((1_500...2_000).contains(quotes.count))
    let authors = Dictionary(grouping: quotes, by: \.author)
    #expect(authors.count >= 15 && Set(quotes.map(\.source)).count >= 20)
    for written in authors.values {
      #expect(written.count * 100 <= quotes.count * 12)
    }
    #expect(Set(quotes.map(\.category)) == Set(Quote.Category.allCases))
    for emotion in ContentEmotion.allCases {
      #expect(Quotes.book.count(of: emotion) >= 120)
    }
  }

  @Test func `Every quote of an emotion is drawn by some draw, and each draw always the same`() {
    for emotion in ContentEmotion.allCases {
      let number = UInt64(Quotes.book.count(of: emotion))
      var drawn: Set<String> = []
      for draw in 0..<number {
        let quote = Quotes.quote(for: emotion, draw: draw)
        #expect(quote?.emotions.contains(emotion) == true)
        #expect(quote == Quotes.quote(for: emotion, draw: draw + number))
        if let quote { drawn.insert(quote.id) }
      }
      #expect(drawn.count == Int(number))
      #expect(Quotes.quote(for: emotion, draw: .max) != nil)
    }
  }
}
