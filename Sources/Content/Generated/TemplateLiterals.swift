// swift-format-ignore-file
// Compiled from Resources/templates.json by Tools/words/compile.py.

enum TemplateLiterals {
  static let all: [Template] = [
    Template(
      emotion: .achievement, text: "This moment of {keyword} shows your true capability.",
      accepts: [.mass], kinds: [.strength]),
    Template(
      emotion: .achievement, text: "Remember the strength it took to achieve {keyword}.",
      accepts: [.mass], kinds: [.gain]),
    Template(
      emotion: .achievement, text: "Let this {keyword} remind you what you're capable of.",
      accepts: [.singular], kinds: [.deed, .task, .test, .done]),
    Template(
      emotion: .achievement, text: "You've proven yourself with {keyword}. Trust that strength.",
      accepts: [.mass], kinds: [.strength]),
    Template(
      emotion: .achievement, text: "This accomplishment isn't luck—it's the result of your effort.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "Carry the confidence from this {keyword} forward.",
      accepts: [.singular], kinds: [.deed, .task, .test, .done]),
    Template(
      emotion: .achievement, text: "You did it once. You can do it again.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "This {keyword} is evidence of your growth.",
      accepts: [.singular, .mass], kinds: [.deed, .task, .gain, .strength, .done]),
    Template(
      emotion: .achievement, text: "Celebrate this win. You've earned it.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "Your past self would be proud of this {keyword}.",
      accepts: [.singular, .mass], kinds: [.deed, .task, .gain, .strength, .done]),
    Template(
      emotion: .achievement, text: "The {keyword} took effort, and the effort was yours.",
      accepts: [.singular, .plural, .mass], kinds: [.deed, .task, .test, .gain, .done]),
    Template(
      emotion: .achievement, text: "Your {keyword} took effort. Let yourself be proud.",
      accepts: [.singular, .plural, .mass], kinds: [.deed, .task, .gain, .done]),
    Template(
      emotion: .achievement, text: "You made time for {keyword}. That choice was yours, and it counts.",
      accepts: [.verb, .mass], kinds: [.activity]),
    Template(
      emotion: .achievement, text: "You showed up for this, and it showed.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "Look at what you did, and give yourself credit for it.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "Somewhere in this is something you did well.",
      accepts: [], kinds: []),
    Template(
      emotion: .achievement, text: "You put care into this. It shows.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "You've survived challenges before. You'll survive this too.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Be gentle with yourself during {keyword}.",
      accepts: [.plural, .mass], kinds: [.trial]),
    Template(
      emotion: .comfort, text: "This difficult {keyword} is temporary. You are resilient.",
      accepts: [.singular], kinds: [.trial, .knot]),
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
      accepts: [.singular], kinds: [.test]),
    Template(
      emotion: .comfort, text: "Anxiety is not a prediction. You are capable.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Past you believed in future you. Honor that faith.",
      accepts: [], kinds: []),
    Template(
      emotion: .comfort, text: "Think of the {keyword} for a moment. Let your shoulders drop.",
      accepts: [.singular, .plural], kinds: [.place]),
    Template(
      emotion: .comfort, text: "Think of your {keyword} and breathe out slowly. You are not alone.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .comfort, text: "Hold the memory of the {keyword} close. It stays with you.",
      accepts: [.singular, .plural], kinds: [.event, .place]),
    Template(
      emotion: .comfort, text: "A little {keyword} can soften a long day.",
      accepts: [.mass, .verb], kinds: [.activity, .food, .feeling]),
    Template(
      emotion: .motivation, text: "Start small. Small is how it starts.",
      accepts: [], kinds: []),
    Template(
      emotion: .motivation, text: "You have begun harder things than this.",
      accepts: [], kinds: []),
    Template(
      emotion: .motivation, text: "You don't need to feel ready. You only need to begin.",
      accepts: [], kinds: []),
    Template(
      emotion: .motivation, text: "Give it five minutes. You may find you want ten.",
      accepts: [], kinds: []),
    Template(
      emotion: .motivation, text: "The next step is enough. The one after it can wait.",
      accepts: [], kinds: []),
    Template(
      emotion: .motivation, text: "Take on the {keyword} one small piece at a time.",
      accepts: [.singular, .mass], kinds: [.task]),
    Template(
      emotion: .motivation, text: "The {keyword} won't need all of you at once. One step will do.",
      accepts: [.singular, .mass], kinds: [.task, .test]),
    Template(
      emotion: .motivation, text: "Remember the {keyword} when the next thing feels too big.",
      accepts: [.singular, .plural], kinds: [.deed, .test, .done]),
    Template(
      emotion: .motivation, text: "Do the next small thing with your {keyword} in mind.",
      accepts: [.singular, .plural], kinds: [.kin, .young]),
    Template(
      emotion: .motivation, text: "Make a little room for {keyword} this week.",
      accepts: [.verb, .mass], kinds: [.activity]),
    Template(
      emotion: .motivation, text: "Let the joy of the {keyword} carry you to the next small step.",
      accepts: [.singular, .plural], kinds: [.event]),
    Template(
      emotion: .gratitude, text: "You noticed something good. Notice it once more.",
      accepts: [], kinds: []),
    Template(
      emotion: .gratitude, text: "Thank you for writing this down. It was worth keeping.",
      accepts: [], kinds: []),
    Template(
      emotion: .gratitude, text: "What was good that day is still good.",
      accepts: [], kinds: []),
    Template(
      emotion: .gratitude, text: "Gratitude grows when it is read aloud. Try a line of it.",
      accepts: [], kinds: []),
    Template(
      emotion: .gratitude, text: "You were thankful for the {keyword}. Feel it once more.",
      accepts: [.singular, .plural, .mass], kinds: [.deed, .gain, .event, .place, .food, .thing, .reading, .animal]),
    Template(
      emotion: .gratitude, text: "You were thankful for your {keyword}. Let that warm you again.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .gratitude, text: "The {keyword} made that day a little richer.",
      accepts: [.singular, .plural, .mass], kinds: [.event, .food, .thing, .place, .deed, .reading]),
    Template(
      emotion: .gratitude, text: "If you can, tell your {keyword} what you wrote here.",
      accepts: [.singular, .plural], kinds: [.kin]),
    Template(
      emotion: .gratitude, text: "You gave yourself time for {keyword}. That was a kindness.",
      accepts: [.verb, .mass], kinds: [.activity]),
    Template(
      emotion: .gratitude, text: "Some good things cost nothing but attention. You paid it.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "This was hard, and you wrote it down. That took courage.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "You carried this once. You don't have to carry it alone.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "You are still here, and that matters.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "Nothing about this made you less.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "You did what you could with what you had.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "It was allowed to hurt. It is allowed to heal.",
      accepts: [], kinds: []),
    Template(
      emotion: .struggle, text: "The {keyword} was hard, and you kept going.",
      accepts: [.singular, .mass], kinds: [.trial, .knot]),
    Template(
      emotion: .struggle, text: "You faced the {keyword} with what you had. That was enough.",
      accepts: [.singular, .plural, .mass], kinds: [.trial, .test, .knot]),
    Template(
      emotion: .struggle, text: "Lean on your {keyword} a little. You don't have to do it all alone.",
      accepts: [.singular, .plural], kinds: [.kin]),
    Template(
      emotion: .struggle, text: "Your {keyword} made it into these words. Love was near, even then.",
      accepts: [.singular, .plural], kinds: [.kin, .young]),
    Template(
      emotion: .struggle, text: "On a hard day, {keyword} may still be there for you.",
      accepts: [.verb, .mass], kinds: [.activity]),
    Template(
      emotion: .struggle, text: "Let the thought of your {keyword} keep you company on hard days.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .joy, text: "Let this one make you smile a second time.",
      accepts: [], kinds: []),
    Template(
      emotion: .joy, text: "Joy like this doesn't expire.",
      accepts: [], kinds: []),
    Template(
      emotion: .joy, text: "Good news keeps. Read it twice.",
      accepts: [], kinds: []),
    Template(
      emotion: .joy, text: "You felt light here. You can feel light again.",
      accepts: [], kinds: []),
    Template(
      emotion: .joy, text: "The {keyword} made you smile. Go on, smile again.",
      accepts: [.singular, .plural, .mass], kinds: [.deed, .event, .animal, .food, .thing, .place, .reading]),
    Template(
      emotion: .joy, text: "For a moment, it was all about the {keyword}. How good was that?",
      accepts: [.singular, .plural, .mass], kinds: [.event, .food, .thing, .reading]),
    Template(
      emotion: .joy, text: "Some days call for more {keyword}.",
      accepts: [.plural, .mass], kinds: [.food, .feeling]),
    Template(
      emotion: .joy, text: "Your {keyword} made you happy here. That is worth a second look.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .joy, text: "If {keyword} lifted you then, it can lift you again.",
      accepts: [.verb, .mass], kinds: [.activity]),
    Template(
      emotion: .joy, text: "Here's to the {keyword}, and here's to you.",
      accepts: [.singular, .plural, .mass], kinds: [.deed, .event, .food, .thing, .place, .done]),
    Template(
      emotion: .joy, text: "Play this moment back slowly. It gets better.",
      accepts: [], kinds: []),
    Template(
      emotion: .joy, text: "Here's to your {keyword}, and here's to you.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .reflection, text: "You saw this clearly once. See what it says to you now.",
      accepts: [], kinds: []),
    Template(
      emotion: .reflection, text: "What would you add to this today?",
      accepts: [], kinds: []),
    Template(
      emotion: .reflection, text: "Read it slowly. What has changed since?",
      accepts: [], kinds: []),
    Template(
      emotion: .reflection, text: "You were learning, even here.",
      accepts: [], kinds: []),
    Template(
      emotion: .reflection, text: "You wrote this from where you stood. Where do you stand now?",
      accepts: [], kinds: []),
    Template(
      emotion: .reflection, text: "You chose to write about the {keyword}. What made it matter?",
      accepts: [.singular, .mass], kinds: [.deed, .task, .test, .trial, .knot, .gain, .strength, .event, .place, .food, .thing, .reading, .done]),
    Template(
      emotion: .reflection, text: "You chose to write about the {keyword}. What made them matter?",
      accepts: [.plural], kinds: [.deed, .task, .test, .trial, .knot, .event, .place, .food, .thing, .reading, .done]),
    Template(
      emotion: .reflection, text: "What does the {keyword} mean to you now?",
      accepts: [.singular, .mass], kinds: [.deed, .task, .gain, .strength, .event, .place, .done]),
    Template(
      emotion: .reflection, text: "Looking back on the {keyword}, what do you notice first?",
      accepts: [.singular, .plural, .mass], kinds: [.deed, .event, .done]),
    Template(
      emotion: .reflection, text: "What does {keyword} give you, these days?",
      accepts: [.verb, .mass], kinds: [.activity]),
    Template(
      emotion: .reflection, text: "What would you like to tell your {keyword} about this today?",
      accepts: [.singular, .plural], kinds: [.kin]),
    Template(
      emotion: .reflection, text: "You chose to write about your {keyword}. What would you add today?",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .hope, text: "You hoped when you wrote this. You may hope still.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "Something good is still on its way.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "Not yet is not never.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "Tomorrow has room in it.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "Hope is a quiet kind of strength. You have it.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "If the {keyword} could happen, so can the next good thing.",
      accepts: [.singular, .mass], kinds: [.deed, .gain]),
    Template(
      emotion: .hope, text: "The {keyword} was one good thing. More will come.",
      accepts: [.singular, .mass], kinds: [.deed, .event, .food, .thing, .reading, .done]),
    Template(
      emotion: .hope, text: "There is more {keyword} ahead of you.",
      accepts: [.verb, .mass], kinds: [.activity, .food, .feeling]),
    Template(
      emotion: .hope, text: "There are good days ahead for you and your {keyword}.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
    Template(
      emotion: .hope, text: "Let the thought of the {keyword} brighten the road ahead.",
      accepts: [.singular, .plural], kinds: [.event, .place]),
    Template(
      emotion: .hope, text: "You have reasons for hope. You wrote one of them down.",
      accepts: [], kinds: []),
    Template(
      emotion: .hope, text: "Let the thought of your {keyword} brighten the road ahead.",
      accepts: [.singular, .plural], kinds: [.kin, .young, .animal]),
  ]
}
