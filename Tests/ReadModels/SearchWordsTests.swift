import Echolog
import Foundation
import Platform
import Seeds
import Testing

/// Which words a search takes for the ones that were asked for.
@Suite struct SearchWordsTests {
  private func holds(_ words: String, _ text: String) throws -> Bool {
    try SearchQuery(words).isHeld(by: text)
  }

  @Test func `An apostrophe within a word belongs to it, whatever its form`() throws {
    let forms = ["can't", "can’t", "CANʼT", "‘can’t’", "'can't'"]
    for query in forms {
      for text in forms { #expect(try holds(query, "I \(text)."), "\(query) in \(text)") }
      for text in ["I can do it, can't", "cant", "can t", "can", "t"] where !text.contains("'") {
        #expect(try !holds(query, text), "\(query) in \(text)")
      }
    }
    let rows: [(query: String, text: String, isHeld: Bool)] = [
      ("James'", "the James diary", true), ("'quoted'", "it was quoted", true),
      ("rock'n'roll", "Rock’n’Roll!", true), ("rock'n'roll", "rock and roll", false),
      ("james", "James’s book", true), ("it's", "It’s here", true), ("it's", "its", false),
      ("can", "can't", true), ("t", "can't", false), ("s", "James's", false),
      ("re", "you're", false), ("ll", "he'll", false), ("ve", "I've", false),
      ("amour", "l’amour", true), ("clock", "o'clock", true), ("brien", "O'Brien", true),
      ("roll", "rock'n'roll", true), ("l'am", "l’amour", true), ("1'000", "1’000 steps", true),
    ]
    for (query, text, isHeld) in rows {
      #expect(try holds(query, text) == isHeld, "\(query) in \(text)")
    }
  }

  /// A dash beyond ASCII parts words and changes nothing else.
  @Test func `Bytes tell of an ASCII text what folding it tells`() throws {
    var random = SeededRandom(seed: testSeed())
    func text(_ letters: String, _ most: Int) -> String {
      let letters = Array(letters)
      return String(
        (0..<Int(random.next() % UInt64(most))).map { _ in
          letters[Int(random.next() % UInt64(letters.count))]
        })
    }
    for _ in 0..<20_000 {
      let (words, told) = (text("aAbs' -1", 7), text("aaAbBs't' -.1", 30))
      guard words.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      let query = try SearchQuery(words)
      var stories = [Story(), Story()]
      var found: [(isHeld: Bool, meant: [String]?)] = []
      for (index, text) in [told, told + " —"].enumerated() {
        try stories[index].tell(.momentLogged(MomentLogged(text: .inline(text))))
        let view = stories[index].history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
        var search = Search(
          query, in: stories[index].history, at: view, gathersNearWords: true)
        for told in stories[index].told { search.read(told.name, told.event) }
        found.append((!search.hits.isEmpty, search.suggestion))
      }
      #expect(
        found[0].isHeld == found[1].isHeld && found[0].meant == found[1].meant,
        "\(words) in \(told)")
      var folding = WordFolding()
      let folded = folding.fold(told).scalars
      func isThere(_ word: String) -> Bool {
        WordFolding.place(of: Array(word.unicodeScalars), in: folded) != nil
      }
      let isHeld = query.words.allSatisfy(isThere) && !query.excluded.contains(where: isThere)
      #expect(query.isHeld(by: told) == isHeld, "\(words) in \(told)")
    }
  }

  @Test func `Words without white space between them are to be beside each other`() throws {
    let rows: [(query: String, text: String, isHeld: Bool)] = [
      ("well-being", "my well-being", true), ("well-being", "well\u{2011}being", true),
      ("well-being", "well being", true), ("well-bei", "Well – being", true),
      ("well-being", "well, I like being here", false), ("well-being", "being well", false),
      ("well-being", "wellness being", false), ("well being", "being so well", true),
      ("7:30", "at 7:30", true), ("7:30", "7 people, 30 cakes", false),
      ("well-being can't", "I can’t say: well-being", true),
    ]
    for (query, text, isHeld) in rows {
      #expect(try holds(query, text) == isHeld, "\(query) in \(text)")
    }
    #expect(try SearchQuery(" Well-Being,  Can’t ' ").words == ["well-being", "can't"])
  }

  @Test func `What was found is cited as it was written, to the end of its word`() throws {
    let rows = [
      ("can", "we can’t go", "we ", "can’t", " go"), ("can't", "I CAN’T.", "I ", "CAN’T", "."),
      ("james", "of James’ dog", "of ", "James", "’ dog"),
      ("well-be", "my well –being so", "my ", "well –being", " so"),
      ("ete", "l’e\u{301}te\u{301} ici", "l’", "e\u{301}te\u{301}", " ici"),
    ]
    for (query, text, before, hit, after) in rows {
      var story = Story()
      try story.tell(.momentLogged(MomentLogged(text: .inline(text))))
      let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
      var search = Search(try SearchQuery(query), in: story.history, at: view)
      for told in story.told { search.read(told.name, told.event) }
      let citation = try #require(search.hits.first?.citation, "\(query)")
      #expect([citation.before, citation.hit, citation.after] == [before, hit, after], "\(query)")
    }
  }

  private static let data = ProcessInfo.processInfo.environment["ECHOLOG_DATA"]
    .map { URL(filePath: $0) }

  /// Compared with the text itself, letter for letter, with a hyphen for all that parts words.
  @Test(.enabled(if: data != nil, "ECHOLOG_DATA is not set: real input is skipped"))
  func `In real texts a word with an apostrophe or a hyphen is found where it is`() throws {
    let file = try #require(Self.data).appending(path: "language/goemotions/dev.tsv")
    let texts = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
    let letters = texts.map { text in
      text.lowercased().replacing("’", with: "'").split {
        !$0.isLetter && !$0.isNumber && $0 != "'"
      }
      .joined(separator: "-")
    }
    for word in ["can't", "don't", "you're", "well-known", "so-called", "new-orleans"] {
      let query = try SearchQuery(word)
      let found = texts.indices.filter { query.isHeld(by: texts[$0]) }
      let expected = texts.indices.filter { letters[$0].contains(word) }
      #expect(found == expected, "\(word)")
    }
  }
}
