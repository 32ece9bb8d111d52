/// Finds the one or two words of an English text that speak of its matter.
package enum Keywords {
  /// The best nouns or verbs of `text`, the better one first, at most two; none where it holds none.
  package static func extract(from text: String) -> [Keyword] {
    []
  }
}
