import Content
import Echolog

extension Presenter {
  /// The quote of the day.
  func quoteOfTheDay(_ quote: Quote?) -> Page {
    var page = Page([
      "schema": "quote/1", "id": quote?.id, "text": quote?.text, "author": quote?.author,
      "isFavourite": quote.map { history.favouriteQuotes.contains($0.id) },
    ])
    guard let quote else {
      page.blocks = [.line(["No quote today."])]
      page.exit = .negative
      return page
    }
    page.rows = [[quote.id, quote.text, quote.author]]
    page.blocks = [.line(spans(quote: quote.text, by: quote.author))]
    if !history.favouriteQuotes.contains(quote.id) {
      page.notes = ["echolog quote favourite \(quote.id) keeps it in echolog quotes."]
    }
    return page
  }

  /// The quotes that the person marked.
  func favourites(_ quotes: [Quote]) -> Page {
    var page = Page(
      schema: "quotes/1", listing: TableRows(presenter: self, table: .quotes, rows: quotes),
      as: "quotes", plain: ["id", "text", "author"])
    page.blocks = quotes.map {
      .line(spans(quote: $0.text, by: $0.author) + [Span("  " + $0.id, .faint)])
    }
    if quotes.isEmpty {
      page.blocks = [.line(["No favourite quotes yet."])]
      page.notes = [
        "echolog quote favourite ID keeps one: of a quote, or of an Echo that showed it."
      ]
    }
    return page
  }
}
