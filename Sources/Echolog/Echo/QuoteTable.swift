package import Content

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
