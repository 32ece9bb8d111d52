extension Catalogue {
  /// Says at the start of a prompt that a line was begun.
  package static func begun(_ text: String) -> String {
    "You have an unfinished line: " + quoted(text)
  }

  package static let continueOrDiscard =
    "Continue it (c), discard it (d) or keep it for later (l)? "

  /// Said of an answer that is none of those, because it may have been a line.
  package static let begunNeedsAnswer =
    "This is an answer to none of the three; arrow up brings it back at the prompt."

  package static let begunIsGone = "Discarded."

  package static let begunIsKept = "It stays for later; echolog drafts shows it."

  /// Said when the words of a line that failed would be lost.
  package static let wordsAreKept = "Your words are kept: echolog drafts shows them."
}
