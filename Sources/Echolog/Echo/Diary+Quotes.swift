package import Content
package import Platform

extension Diary {
  /// The quote of this civil day.
  package func quoteOfTheDay() throws(DiaryError) -> Quote? {
    let today = try readLazily { $0.viewpoint.today }.answer
    return Quotes.quote(ofDay: today.daysSinceEpoch)
  }

  /// The quotes that the person marked and that the book still holds, in the order in which she
  /// marked them.
  package func favouriteQuotes() throws(DiaryError) -> [Quote] {
    try readLazily { $0.history.favouriteQuotes }.answer.compactMap(Quotes.quote(id:))
  }

  /// Marks a quote or takes the mark away.
  ///
  /// - Throws: `DiaryError.rejected` as `FavouriteQuote.decide`, and with `unknownQuote`.
  package func mark(_ command: FavouriteQuote) throws(DiaryError) -> Recorded {
    guard Quotes.quote(id: command.quoteID) != nil || !command.isFavourite else {
      throw .rejected(.unknownQuote(command.quoteID))
    }
    return try record { history, _, context throws(Rejection) in
      try command.decide(beside: history.favouriteQuotes, in: context)
    }
  }

  /// The id of the quote that was shown with an Echo.
  ///
  /// - Throws: `DiaryError.rejected` with `echoWithoutQuote`.
  package func quoteID(shownWith echo: EventName) throws(DiaryError) -> String {
    let events = try events(about: echo)
    for case .echoRevealed(let revealed) in events.map(\.event.body)
    where !revealed.quoteId.isEmpty {
      return revealed.quoteId
    }
    throw .rejected(.echoWithoutQuote)
  }
}
