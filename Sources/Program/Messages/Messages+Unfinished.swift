extension Messages {
  /// Reports at the start of a prompt that a line was begun.
  ///
  /// - Parameter isRefused: whether it was whole, and refused.
  static func begun(_ text: String, isRefused: Bool) -> String {
    (isRefused ? "You have a line that was refused: " : "You have an unfinished line: ")
      + quoted(text)
  }

  static let continueOrDiscard =
    "Continue it (c), discard it (d), or keep it for later (Return)? "

  /// The message for an answer that is none of those, and no command.
  static let begunNeedsAnswer =
    "This is an answer to none of the three; arrow up brings it back at the prompt."

  /// Shown for a paste before any of it is run.
  static func looksLikeText(_ rows: Int) -> String {
    "This looks like one text of \(rows) lines."
  }

  static let keepAsOne =
    "Keep it as one (o), run each line (r), or none (Return)? "

  /// Shown when none of a paste was run.
  static let pasteIsLeft = "Nothing was run. Arrow up brings it back."

  static let begunIsGone = "Discarded."

  static let begunIsKept = "It stays for later; echolog drafts shows it."

  /// Shown when the words of a line that failed would be lost.
  static let wordsAreKept = "Your words are kept: echolog drafts shows them."
}
