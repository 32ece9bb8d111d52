import Content
import Testing

/// Every line that a person may be shown, read by a linter.
@Suite struct WordsTests {
  private var progress: [String] { Encouragement.Stage.allCases.flatMap(Encouragement.pool(of:)) }

  @Test func `The pools have as many lines as promised`() {
    #expect(Praise.pool.count >= 120)
    #expect(SupportivePhrase.pool.count >= 40)
    for stage in Encouragement.Stage.allCases {
      #expect(Encouragement.pool(of: stage).count > 20, "so that none need repeat within twenty")
    }
    for emotion in ContentEmotion.allCases {
      let bank = Template.all.filter { $0.emotion == emotion }
      #expect(bank.count >= 10)
      #expect(bank.count(where: \.isGeneric) >= 3)
      #expect(bank.contains { $0.asksForOwner })
    }
  }

  @Test func `No line blames, shouts, runs on or ends in the air`() {
    for line in Praise.pool + SupportivePhrase.pool + progress {
      #expect(WordLinter.faults(of: line, limit: 61) == [], "\(line)")
    }
    for template in Template.all {
      #expect(WordLinter.faults(of: template.text, limit: 100) == [], "\(template.text)")
    }
  }

  @Test func `The linter sees what it is meant to see`() {
    let bad = [
      "You should walk.", "You lost it.", "you did it.", "Well done", "Well  done.", "A. B. C.",
      "The the end.", "GREAT job.", String(repeating: "Long ", count: 20) + ".",
    ]
    for line in bad { #expect(WordLinter.faults(of: line, limit: 61) != [], "\(line)") }
  }

  @Test func `No line is written twice`() {
    for pool in [
      Praise.pool + SupportivePhrase.pool + Praise.quietPool + Praise.plainPool,
      Recommendation.comfortingPool, progress, Template.all.map(\.text).uniqueByNumber,
    ] {
      var seen: [String: String] = [:]
      for line in pool {
        #expect(seen.updateValue(line, forKey: WordLinter.essence(of: line)) == nil, "\(line)")
      }
    }
  }

  @Test func `A template has one place for a word exactly if it accepts a form`() {
    for template in Template.all {
      let places = template.text.split(separator: "{keyword}", omittingEmptySubsequences: false)
      #expect(places.count - 1 == (template.isGeneric ? 0 : 1), "\(template.text)")
      #expect(template.isGeneric == template.kinds.isEmpty, "\(template.text)")
      #expect(!template.text.replacing("{keyword}", with: "").contains { "{}".contains($0) })
    }
  }

  @Test func `Templates ask for a form that their words around it can bear`() {
    for template in Template.all where !template.isGeneric {
      let text = template.text.lowercased()
      if text.contains("this {keyword}") || text.contains("a {keyword}") {
        #expect(template.accepts.isDisjoint(with: [.plural, .verb]), "\(text)")
      }
      let hasDeterminer = ["this", "the", "your", "difficult"].contains {
        text.contains("\($0) {keyword}")
      }
      #expect(hasDeterminer || !template.accepts.contains(.singular), "\(text)")
      #expect(!hasDeterminer || !template.accepts.contains(.verb), "\(text)")
      let asksOfFamily = !template.kinds.isDisjoint(with: [.kin, .young])
      #expect(!asksOfFamily || template.asksForOwner, "\(text)")
    }
  }

  @Test func `The twenty templates of the specification are as they are written there`() {
    let texts = Set(Template.all.map(\.text))
    #expect(Specification.templates.count == 20)
    for text in Specification.templates { #expect(texts.contains(text), "\(text)") }
  }
}

extension [String] {
  /// Lines that differ only in "it" and "them" are one sentence in two numbers.
  fileprivate var uniqueByNumber: [String] {
    filter { !($0.contains(" them ") && contains($0.replacing(" them ", with: " it "))) }
  }
}

/// The templates that S0 4.3 gives.
private enum Specification {
  static let templates = [
    "This moment of {keyword} shows your true capability.",
    "Remember the strength it took to achieve {keyword}.",
    "Let this {keyword} remind you what you're capable of.",
    "You've proven yourself with {keyword}. Trust that strength.",
    "This accomplishment isn't luck—it's the result of your effort.",
    "Carry the confidence from this {keyword} forward.",
    "You did it once. You can do it again.",
    "This {keyword} is evidence of your growth.",
    "Celebrate this win. You've earned it.",
    "Your past self would be proud of this {keyword}.",
    "You've survived challenges before. You'll survive this too.",
    "Be gentle with yourself during {keyword}.",
    "This difficult {keyword} is temporary. You are resilient.",
    "Trust the process. You're stronger than you think.",
    "It's okay to struggle. Growth isn't linear.",
    "Remember: You wrote this when you needed to hear it.",
    "Breathe. This moment will pass, and you will endure.",
    "You've prepared for this {keyword}. Trust yourself.",
    "Anxiety is not a prediction. You are capable.",
    "Past you believed in future you. Honor that faith.",
  ]
}
