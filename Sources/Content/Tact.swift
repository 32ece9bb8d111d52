/// Tells what can not be cheered: how heavy the words are that a person keeps.
///
/// The phrases of `Resources/tact.txt` weigh for or against; what stands around them decides
/// whether they hold: "not afraid", "I was nervous, but it went well", "lost" in "lost 5 kg". A
/// phrase of a shield holds a heavy word that is light there, and takes its words. What is not heavy
/// is light only on signs of something good or done: grief has no words of its own as often as it
/// has them ("the swing just moves in the wind"), and a walk that is kept without a cheer does less
/// harm than a death that is praised. Danger to oneself is a phrase that says it, or themes that say
/// it where they meet: a wish and not being, better and gone, tablets and counting. The rules
/// and weights were chosen by hand and by what GoEmotions' training part calls grief, sadness, fear
/// and remorse; `Tools/words/README.md` has what was measured.
package enum Tact {
  /// What words ask of whoever answers them.
  package enum Weight: Equatable, Sendable {
    /// Something good or done.
    case light
    /// Nothing tells what it means to the person: no reason to cheer, and none to console.
    case unclear
    /// Loss, grief, illness, fear, conflict.
    case heavy
    /// Danger to oneself; heavy too.
    case danger

    /// Whether it asks for comfort.
    package var isHeavy: Bool { self == .heavy || self == .danger }
  }

  /// How much of a text is read, in characters as Unicode counts them: the largest moment, and far
  /// into a memory.
  private static let limit = 65_536

  /// The weight of a text in English; of any other it is unclear.
  ///
  /// - Complexity: linear in the text, of which the first 65,536 scalars are read.
  package static func weight(of text: String) -> Weight {
    let read = TactText(text.unicodeScalars.prefix(limit), .shared)
    var reading = TactReading(read, gloom: EmotionModel.gloom(of: text))
    return reading.weight()
  }

  /// Says to whoever is in danger that there is help.
  package static var help: String { PhraseLiterals.help }
}
