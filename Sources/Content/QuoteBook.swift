import Platform

/// The good quotes of a file, and what was wrong with the others.
package struct QuoteBook: Sendable {
  /// S0 QM-005: 2 MB, and 2,000 quotes as S0 2.5 has it.
  static let byteLimit = 2_000_000
  static let countLimit = 2_000

  package private(set) var quotes: [Quote] = []
  package private(set) var findings: [QuoteFinding] = []
  /// The places of each emotion's quotes in `quotes`.
  private var places: [ContentEmotion: [Int]] = [:]

  /// Reads a file of the form of `quotes.json`; whatever the bytes are, the good quotes remain.
  ///
  /// - Complexity: linear in the bytes; the shipped file takes about 30 ms (S0 QM-001 allows 100).
  package init(reading bytes: [UInt8]) {
    guard bytes.count <= QuoteBook.byteLimit else {
      findings.append(.tooLarge(bytes: bytes.count))
      return
    }
    let file = JSONParser.elements(under: "quotes", of: bytes)
    if let failure = file.failure { findings.append(.notJSON(offset: failure.offset)) }
    if file.elements.count > QuoteBook.countLimit {
      findings.append(.tooMany(count: file.elements.count))
    }
    var ids: Set<String> = []
    var texts: Set<String> = []
    for (index, element) in file.elements.prefix(QuoteBook.countLimit).enumerated() {
      guard let quote = checked(element, at: index) else { continue }
      if !ids.insert(quote.id).inserted {
        findings.append(.repeatedID(id: quote.id))
      } else if !texts.insert(quote.text).inserted {
        findings.append(.repeatedText(id: quote.id))
      } else {
        for emotion in quote.emotions { places[emotion, default: []].append(quotes.count) }
        quotes.append(quote)
      }
    }
  }

  /// The quote that `draw` points at: evenly among those of `emotion`, else of reflection, else
  /// none.
  package func quote(for emotion: ContentEmotion, draw: UInt64) -> Quote? {
    guard let fitting = places[emotion] ?? places[.reflection] else { return nil }
    return quotes[fitting[Int(draw % UInt64(fitting.count))]]
  }

  /// How many quotes carry `emotion`.
  package func count(of emotion: ContentEmotion) -> Int {
    places[emotion, default: []].count
  }

  /// The strings of a list; anything else in it is left out.
  private func texts(_ list: JSONValue?) -> [String] {
    guard case .array(let elements)? = list else { return [] }
    return elements.compactMap(\.text)
  }

  /// The quote in an element of the list, or nothing and at least one finding.
  private mutating func checked(_ element: JSONValue, at index: Int) -> Quote? {
    guard let id = element["id"]?.text, !id.isEmpty, let raw = element["text"]?.text else {
      findings.append(.notQuote(index: index))
      return nil
    }
    let clean = CleanText(raw)
    if !clean.removed.isEmpty {
      findings.append(.cleaned(id: id, removed: clean.removed))
    }
    let before = findings.count
    let author = CleanText(element["author"]?.text ?? "").text
    let source = CleanText(element["source"]?.text ?? "").text
    if author.isEmpty || source.isEmpty { findings.append(.withoutAttribution(id: id)) }
    if !Quote.lengths.contains(clean.text.count) {
      findings.append(.length(id: id, characters: clean.text.count))
    }
    let tags = texts(element["emotionTags"])
    let emotions = tags.compactMap { ContentEmotion(rawValue: $0.lowercased()) }
    if emotions.count != tags.count || Set(emotions).count != tags.count
      || !(1...3).contains(tags.count)
    {
      findings.append(.emotions(id: id, found: tags))
    }
    let named = element["category"]?.text ?? ""
    let category = Quote.Category(rawValue: named)
    if category == nil { findings.append(.category(id: id, found: named)) }
    let licence = element["licence"]?.text ?? ""
    if licence != "Public Domain" { findings.append(.licence(id: id, found: licence)) }
    guard findings.count == before, let category else { return nil }
    return Quote(
      id: id, text: clean.text, author: author, source: source, emotions: emotions,
      category: category, speaker: element["speaker"]?.text,
      place: element["place"]?.text ?? "", edition: element["edition"]?.text ?? "")
  }
}

/// What the linter finds in a quotes file (S0 4.4, QM-003 to QM-005).
///
/// A quote that a finding names by `id` was left out, except where only `cleaned` names it.
package enum QuoteFinding: Hashable, Sendable {
  /// Over two million bytes: nothing was read.
  case tooLarge(bytes: Int)
  /// No JSON from this byte on; the quotes before it were read.
  case notJSON(offset: Int)
  /// The element at this place of the list is no object with an `id` and a `text`.
  case notQuote(index: Int)
  /// The list goes on past 2,000 quotes; the rest was left out.
  case tooMany(count: Int)
  /// Another quote before this one has the same `id`.
  case repeatedID(id: String)
  /// Another quote before this one has the same words.
  case repeatedText(id: String)
  /// `author` or `source` is missing or blank.
  case withoutAttribution(id: String)
  /// Not 50 to 200 characters.
  case length(id: String, characters: Int)
  /// Not one to three distinct emotions of the eight.
  case emotions(id: String, found: [String])
  /// None of the six categories.
  case category(id: String, found: String)
  /// Not declared to be in the public domain.
  case licence(id: String, found: String)
  /// Markup, entities or invisible characters were taken out of the words.
  case cleaned(id: String, removed: [String])
}
