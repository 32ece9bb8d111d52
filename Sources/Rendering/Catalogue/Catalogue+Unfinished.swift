extension Catalogue {
  /// Lines that were begun and not carried out, the latest first.
  ///
  /// - Parameter areGone: they were let go just now.
  package static func unfinished(
    _ lines: [(text: String, keptAt: String)], areGone: Bool
  ) -> Page {
    var page = Page(
      schema: "unfinished/1",
      members: [
        ("areGone", .bool(areGone)),
        (
          "lines",
          .array(
            lines.map {
              .object([("keptAt", .string($0.keptAt)), ("text", .string($0.text))])
            })
        ),
      ])
    page.rows = lines.map { [$0.keptAt, $0.text] }
    if areGone {
      page.blocks = [.line([Span("\(count(lines.count, "unfinished line")) let go.")])]
      return page
    }
    page.blocks = [
      .table(
        TextTable(
          [.init("Kept"), .init("Typed so far", isFlexible: true)],
          lines.map { [Span($0.keptAt, .faint), Span(VisibleText.line($0.text))] }))
    ]
    page.notes = ["echolog repl offers them again; echolog drafts discard lets them go."]
    if lines.isEmpty {
      page.blocks = [.line(["No unfinished lines."])]
      page.notes = []
    }
    return page
  }
}

extension Catalogue {
  /// Says at the start of a prompt that a line was begun.
  package static func begun(_ text: String) -> String {
    "You have an unfinished line: " + quoted(text)
  }

  package static let continueOrDiscard =
    "Continue it (c), discard it (d) or keep it for later (l)? "

  package static let begunIsGone = "Discarded."

  package static let begunIsKept = "It stays for later; echolog drafts shows it."

  /// Said when the words of a line that failed would be lost.
  package static let wordsAreKept = "Your words are kept: echolog drafts shows them."
}
