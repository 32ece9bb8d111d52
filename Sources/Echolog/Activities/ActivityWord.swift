/// The name of an activity, or what is counted: one word that a person can type.
///
/// As a `DeviceName`, with a letter at least, and in lower case.
struct ActivityWord {
  let text: String

  /// Nil for what is no such word.
  init?(_ text: String) {
    guard DeviceName.isUsable(text), text.contains(where: \.isLetter) else { return nil }
    self.text = text.lowercased()
  }

  /// The word that others come nearest to; nil where nothing of them can be used.
  init?(near words: String) {
    guard words.contains(where: \.isLetter) else { return nil }
    self.init(DeviceName(near: words).text)
  }

  /// A unit as it is kept: what stands behind an amount has no digits. Another writer's that can
  /// not be read is how many times.
  static func unit(_ words: String) -> String {
    let word = ActivityWord(words)?.text ?? AddActivity.standardUnit
    return word.contains(where: \.isNumber) ? AddActivity.standardUnit : word
  }
}
