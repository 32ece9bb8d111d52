/// Suggests which emotion a text carries; the person decides.
package enum EmotionModel {
  /// The emotion that the words of `text` point to most, or nothing where they point nowhere.
  package static func suggestion(for text: String) -> ContentEmotion? {
    nil
  }
}
