package import Content

extension Diary {
  /// The quote of this civil day.
  package func quoteOfTheDay() throws(DiaryError) -> Quote? {
    let today = try readLazily { $0.viewpoint.today }.answer
    return Quotes.quote(ofDay: today.daysSinceEpoch)
  }

  /// The quotes that the person marked and that the book still holds, in the order in which they
  /// marked them.
  package func favouriteQuotes() throws(DiaryError) -> [Quote] {
    try readLazily { $0.history.favouriteQuotes }.answer.compactMap(Quotes.quote(id:))
  }

  /// The id of the quote that was shown with an Echo, as `FavouriteQuote` takes it.
  ///
  /// - Throws: `DiaryFailure.refused` with `echoWithoutQuote`.
  public func quoteID(of echo: EntryID) throws -> String {
    try failing { () throws(DiaryError) in try quoteID(shownWith: echo) }
  }

  /// As `quoteID(of:)`.
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
