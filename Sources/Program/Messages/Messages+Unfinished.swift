import Echolog

extension Messages {
  /// Reports at the start of a prompt that a line was begun.
  ///
  /// - Parameter isRefused: whether it was whole, and refused.
  static func begun(_ text: String, isRefused: Bool) -> String {
    (isRefused ? "You have a line that was refused: " : "You have an unfinished line: ")
      + quoted(text)
  }

  static func looksLikeText(_ rows: Int) -> String { "This looks like one text of \(rows) lines." }
}
