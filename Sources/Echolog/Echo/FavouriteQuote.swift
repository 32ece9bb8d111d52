package import Content

/// Marks a quote as one to come back to, or takes the mark away (S0 4.4).
///
///     try await diary.perform(FavouriteQuote(try await diary.quoteID(of: id)))
///     let kept = try await diary.ask("SELECT text, author FROM quotes WHERE isFavourite")
///     show(kept.rows)
public struct FavouriteQuote: Command, Equatable {
  package let quoteID: String
  package let isFavourite: Bool

  /// A quote, and whether it is marked.
  ///
  /// - Parameters:
  ///   - quoteID: as the book of quotes names it.
  ///   - isFavourite: false takes the mark away.
  public init(_ quoteID: String, isFavourite: Bool = true) {
    self.quoteID = quoteID
    self.isFavourite = isFavourite
  }

  /// Records it.
  ///
  /// - Throws: `quoteAlreadyFavourite`, `quoteNotFavourite`, `unknownQuote`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard Quotes.quote(id: quoteID) != nil || !isFavourite else { throw .unknownQuote(quoteID) }
    guard history.favouriteQuotes.contains(quoteID) != isFavourite else {
      throw isFavourite ? .quoteAlreadyFavourite : .quoteNotFavourite
    }
    let body: Event.Body =
      isFavourite
      ? .quoteFavourited(QuoteFavourited(quoteId: quoteID))
      : .quoteUnfavourited(QuoteUnfavourited(quoteId: quoteID))
    return .records(PendingEvent(body, in: now))
  }
}

extension Table where Row == Quote {
  /// Sentences worth returning to.
  package static let quotes = Table(
    "quotes", "The quotes of the program, in the order of its book",
    [
      Column.word("id", "names it in commands; not an entry") { $0.id },
      Column("text", .text, "what it says") { quote, _ in .word(quote.text) },
      Column("author", .text, "who said it") { quote, _ in .word(quote.author) },
      Column("source", .text, "in which work") { quote, _ in .word(quote.source) },
      Column.word("category", "the kind of writing, as stoicism") {
        $0.category.rawValue.lowercased()
      },
      Column("isFavourite", .flag, "whether the person marked it") { quote, view in
        .flag(view.history.favouriteQuotes.contains(quote.id))
      },
    ]
  ) { _, _ in Quotes.book.quotes.rows(\.self) }
}
