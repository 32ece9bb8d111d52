import Content

/// Marks a quote as one to come back to, or takes the mark away (S0 4.4).
///
///     try await diary.perform(FavouriteQuote("qf6be5240"))
public struct FavouriteQuote: Command, Equatable {
  /// As the book of quotes names it.
  package let quoteID: String
  /// False takes the mark away.
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
