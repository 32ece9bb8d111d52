/// How long words may be. Checked when a command is given, never when history is read.
package enum WordLimits {
  /// Grapheme clusters in a Vibe (S0 1.2).
  package static let vibe = 280
  /// UTF-8 bytes in a Vibe: more than any 280 emoji take, and an end for clusters that a keyboard
  /// can not type.
  package static let vibeBytes = 16 * 1024
  /// Grapheme clusters in a Moment.
  package static let moment = 10_000
  /// Grapheme clusters in a later praise.
  package static let praise = 1_000
  /// Grapheme clusters in a person's words about a day.
  package static let summary = 10_000
  /// Grapheme clusters in the note of a reflection or of a log.
  package static let note = 10_000
  /// Grapheme clusters in the reason of a skip or a pause.
  package static let reason = 280
  /// UTF-8 bytes in the line of help, which is beside an answer.
  package static let helpLineBytes = 500
  /// Grapheme clusters, and UTF-8 bytes, in the text of a memory; with its title it stays within
  /// one record of the journal.
  package static let memory = 1_000_000
  static let memoryBytes = 4 * memory
  /// Grapheme clusters, and UTF-8 bytes, in the title of a memory.
  package static let title = 200
  static let titleBytes = 2 * 1024
  /// Grapheme clusters, and UTF-8 bytes, in a label of a memory.
  package static let label = 100
  static let labelBytes = 1024
  /// UTF-8 bytes in any other of them, so that an event stays within one active frame of the
  /// journal.
  package static let textBytes = 48 * 1024

  /// Grapheme clusters, counted only after the bytes are known to be few.
  static func count(_ words: String, bytes max: Int = textBytes) throws(Rejection) -> Int {
    guard words.utf8.count <= max else {
      throw .textTooLarge(bytes: words.utf8.count, max: max)
    }
    return words.count
  }

  /// Holds words to a number of grapheme clusters.
  ///
  /// - Parameter tooLong: what more are refused with, by how many there are and `max`.
  static func check(
    _ words: String, atMost max: Int, bytes: Int = textBytes, _ tooLong: (Int, Int) -> Rejection
  ) throws(Rejection) {
    let count = try count(words, bytes: bytes)
    guard count <= max else { throw tooLong(count, max) }
  }
}

extension String {
  /// True when there is nothing to read: no character, or only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
