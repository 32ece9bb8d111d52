/// The sentence that answers a revealed echo (S0 4.3): a template of its emotion, filled with a
/// word of the person's own where one fits.
package enum Recommendation {
  /// One or two sentences, under 100 characters, for any text whatever.
  ///
  /// `draw` chooses evenly among the templates of `emotion`. Where a keyword of `text` fits any,
  /// three draws in four come from those it fits; otherwise all come from those that need no word.
  package static func text(for text: String, emotion: ContentEmotion, draw: UInt64) -> String {
    let templates = Template.all.filter { $0.emotion == emotion }
    let keywords = Keywords.extract(from: text)
    let filled = templates.compactMap { template in
      keywords.lazy.compactMap(template.filled(with:)).first
    }
    let generic = templates.filter(\.isGeneric).map(\.text)
    let sentences = filled.isEmpty || draw % 4 == 3 ? generic : filled
    return sentences[Int(draw / 4 % UInt64(sentences.count))]
  }

  /// The sentences that comfort and do not cheer, whatever the emotion; none takes a word of the
  /// person's, which would be said back into a wound.
  package static var comfortingPool: [String] { PhraseLiterals.comfort }

  /// The one of them that `draw` points at.
  package static func comfortingText(draw: UInt64) -> String {
    comfortingPool[Int(draw % UInt64(comfortingPool.count))]
  }
}
