// swift-format-ignore-file
// Compiled from Resources/templates.json by Tools/words/compile.py.

enum TemplateLiterals {
  static let all: [Template] = [
    Template(
      emotion: .achievement, text: "This moment of {keyword} shows your true capability.",
      accepts: [.mass, .verb], kinds: [.deed, .feeling]),
    Template(
      emotion: .achievement, text: "Remember the strength it took to achieve {keyword}.",
      accepts: [.mass], kinds: [.feeling]),
    Template(
      emotion: .achievement, text: "Let this {keyword} remind you what you're capable of.",
      accepts: [.singular, .mass], kinds: [.deed]),
    Template(
      emotion: .achievement, text: "You've proven yourself with {keyword}. Trust that strength.",
      accepts: [.mass, .verb], kinds: [.deed]),
    Template(
      emotion: .achievement, text: "This accomplishment isn't luck—it's the result of your effort.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "Carry the confidence from this {keyword} forward.",
      accepts: [.singular, .mass], kinds: [.deed]),
    Template(
      emotion: .achievement, text: "You did it once. You can do it again.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "This {keyword} is evidence of your growth.",
      accepts: [.singular, .mass], kinds: [.deed]),
    Template(
      emotion: .achievement, text: "Celebrate this win. You've earned it.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "Your past self would be proud of this {keyword}.",
      accepts: [.singular, .mass], kinds: [.deed]),
    Template(
      emotion: .comfort, text: "You've survived challenges before. You'll survive this too.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Be gentle with yourself during {keyword}.",
      accepts: [.plural, .mass, .verb], kinds: [.deed, .event]),
    Template(
      emotion: .comfort, text: "This difficult {keyword} is temporary. You are resilient.",
      accepts: [.singular], kinds: [.event]),
    Template(
      emotion: .comfort, text: "Trust the process. You're stronger than you think.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "It's okay to struggle. Growth isn't linear.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Remember: You wrote this when you needed to hear it.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Breathe. This moment will pass, and you will endure.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "You've prepared for this {keyword}. Trust yourself.",
      accepts: [.singular], kinds: [.deed, .event]),
    Template(
      emotion: .comfort, text: "Anxiety is not a prediction. You are capable.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Past you believed in future you. Honor that faith.",
      accepts: [], kinds: []),
    Template(
      emotion: .motivation, text: "Start small. Small is how it starts.",
      accepts: [], kinds: []),
    Template(
      emotion: .gratitude, text: "You noticed something good. Notice it once more.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "This was hard, and you wrote it down. That took courage.",
      accepts: [], kinds: []),
    Template(
      emotion: .joy, text: "Let this one make you smile a second time.",
      accepts: [], kinds: []),
    Template(
      emotion: .reflection, text: "You saw this clearly once. See what it says to you now.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "You hoped when you wrote this. You may hope still.",
      accepts: [], kinds: []),
  ]
}
