/// The sentence that answers a revealed echo (S0 4.3): a template of its emotion, filled with a word
/// of the person's own where one fits.
package enum Recommendation {
  /// One or two sentences, under 100 characters, for any text whatever.
  ///
  /// `draw` chooses evenly among all sentences that the templates of `emotion` and the keywords of
  /// `text` can make; without a fitting keyword those are the templates that need none.
  package static func text(
    for text: String, emotion: ContentEmotion, draw: UInt64
  ) -> String {
    let keywords = Keywords.extract(from: text)
    let sentences = Template.all.filter { $0.emotion == emotion }.compactMap { template in
      template.isGeneric
        ? template.text : keywords.lazy.compactMap(template.filled(with:)).first
    }
    return sentences[Int(draw % UInt64(sentences.count))]
  }
}
