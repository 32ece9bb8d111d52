/// The quotes that came with the program, read when the first one is asked for.
package enum Quotes {
  /// All of them, with what the linter found, which is nothing in a released program.
  package static let book = QuoteBook(reading: compiledBytes)

  /// The bytes of `Resources/quotes.json` as they were compiled in.
  package static var compiledBytes: [UInt8] { Array(QuotesLiteral.json.utf8) }

  /// The quote that `draw` points at among those of `emotion`, or of reflection where it has none
  /// (S0 QM-002), or nothing where the quotes could not be read (S0 SAFE-003).
  package static func quote(for emotion: ContentEmotion, draw: UInt64) -> Quote? {
    book.quote(for: emotion, draw: draw)
  }

  /// Those that suit grief, chosen by hand: of the others that carry comfort many teach, or make
  /// little of a loss.
  package static var comforting: [Quote] {
    PhraseLiterals.comfortingQuotes.compactMap(quote(id:))
  }

  /// The one of them that `draw` points at; nothing where the quotes could not be read.
  package static func comfortingQuote(draw: UInt64) -> Quote? {
    let quotes = comforting
    return quotes.isEmpty ? nil : quotes[Int(draw % UInt64(quotes.count))]
  }

  /// The quote of a civil day, counted in days since 1970-01-01 (S0 4.4); nothing where the quotes
  /// could not be read.
  package static func quote(ofDay day: Int32) -> Quote? {
    guard !book.quotes.isEmpty else { return nil }
    return book.quotes[DayChoice.place(forDay: day, of: book.quotes.count)]
  }

  /// The quote with this id; nil where this program has none.
  package static func quote(id: String) -> Quote? {
    book.quotes.first { $0.id == id }
  }
}
