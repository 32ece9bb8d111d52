extension SearchHit {
  /// What it is, in a word.
  package var kindWord: String { kind?.rawValue ?? "summary" }
  /// Where its words stand, in one word.
  package var fieldWords: String { fields.map(\.rawValue).joined(separator: ",") }
  /// Whether whole words were found, or a beginning among them.
  package var matchWord: String { isWhole ? "word" : "beginning" }
}

extension Table where Row == SearchHit {
  /// What a search found, the best first.
  package static func hits(_ hits: [SearchHit]) -> Table {
    Table(
      "hits", "What a search found",
      [
        Column.id("id", "names it in commands") { $0.id },
        Column.word("kind", "what it is, as moment") { $0.kindWord },
        Column.word("field", "where the words stand, as text or title,tag") { $0.fieldWords },
        Column.word("match", "word, or beginning where a word only begins so") { $0.matchWord },
        Column("text", .text, "the words and what stands around them") { hit, _ in
          .word(hit.citation.before + hit.citation.hit + hit.citation.after)
        },
      ] + Column.calendar("it counts for") { hit, _ in hit.day }
    ) { _, _ in AnyIterator(hits.makeIterator()) }
  }
}
