/// Marks a quote as one to come back to, or takes the mark away (S0 4.4).
package struct FavouriteQuote: Equatable, Sendable {
  /// As the book of quotes names it.
  package let quoteID: String
  /// False takes the mark away.
  package let isFavourite: Bool

  package init(_ quoteID: String, isFavourite: Bool = true) {
    self.quoteID = quoteID
    self.isFavourite = isFavourite
  }

  /// - Parameter favourites: the quotes that are marked.
  /// - Throws: `quoteAlreadyFavourite`, `quoteNotFavourite`.
  package func decide(
    beside favourites: [String], in context: Context
  ) throws(Rejection) -> PendingEvent {
    let isMarked = favourites.contains(quoteID)
    if isFavourite {
      guard !isMarked else { throw .quoteAlreadyFavourite }
      return PendingEvent(.quoteFavourited(QuoteFavourited(quoteId: quoteID)), in: context)
    }
    guard isMarked else { throw .quoteNotFavourite }
    return PendingEvent(.quoteUnfavourited(QuoteUnfavourited(quoteId: quoteID)), in: context)
  }
}
