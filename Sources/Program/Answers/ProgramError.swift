package import Echolog

/// What the program answers to the shell, by class of outcome (sysexits(3) from 64 on).
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// Nothing is as the line asks, by words, labels, types or times, or a check found something
  /// wrong, or a sync left a segment waiting. A list that is empty because nothing is there is a
  /// success.
  case negative = 1
  /// A rule of the diary refuses.
  case refused = 2
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case internalFault = 70
  /// The disk failed, and the next command reports whether something was kept.
  case outcomeUnknown = 71
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case notPermitted = 77
  case configuration = 78
  case interrupted = 130
  /// The reader of the output went away; nothing is printed about it.
  case outputClosed = 141
}

/// An error as it is shown: a stable word for scripts, a class, a sentence, and what to do next.
package struct ProgramError: Error, Equatable {
  package let word: String
  package let exit: ExitCode
  package let sentence: String
  package internal(set) var nextStep: String?
  var suggestedEmotion: String?
  var refusal: PolicyRefusal?
  /// Whether a rule refuses it that is no policy's: what was sent never changes.
  var isOfImmutable = false
  /// Entries that may be meant.
  package internal(set) var candidates: [NamedThing] = []
  /// How they come to be offered; nil where the words name each of them.
  private var nearest: NearestThings?
  var place: ScriptPlace?

  var notes: [String] { [sentence, nextStep].compactMap(\.self) }

  package init(_ word: String, _ exit: ExitCode, _ sentence: String, next: String? = nil) {
    self.word = word
    self.exit = exit
    self.sentence = sentence
    nextStep = next
  }

  /// The same with what to do next.
  func next(_ step: String?) -> ProgramError { with(\.nextStep, step) }

  func offering(_ emotion: String) -> ProgramError {
    next(Messages.offered(emotion, beside: nextStep)).with(\.suggestedEmotion, emotion)
  }

  func with<Value>(_ member: WritableKeyPath<ProgramError, Value>, _ value: Value) -> ProgramError {
    var changed = self
    changed[keyPath: member] = value
    return changed
  }

  /// The same with entries that may be meant, where there are any.
  func offering(_ nearest: NearestThings) -> ProgramError {
    guard !nearest.things.isEmpty else { return self }
    return with(\.candidates, nearest.things).with(\.nearest, nearest)
  }

  /// The same with a name that is there, for what names look like; nil where there is none.
  func showing(name: String?) -> ProgramError {
    name.map { next(Messages.namesLook(like: VisibleText.line($0))) } ?? self
  }

  /// The sentence as a person reads it, behind its place in a script.
  var said: String { place.map { Messages.said($0) + sentence } ?? sentence }

  /// How it is shown to a person: the sentence, what to do next, and what may be meant.
  package var blocks: [Page.Block] {
    let next = nearest.map { Messages.offered($0, beside: nextStep) } ?? nextStep
    let blocks = [Page.Block.line(said)] + (next.map(Page.Block.advice) ?? [])
    guard !candidates.isEmpty else { return blocks }
    let things = candidates.map {
      [Span("  " + $0.name), Span(VisibleText.line($0.preview), .faint)]
    }
    return blocks + [.table(["", .flexible("")], things)]
  }

  /// One object on one line, for `--json`.
  package var json: JSON {
    [
      "schema": "error/1", "error": word, "exit": exit.rawValue, "message": sentence,
      "policy": refusal?.policy.label, "rule": isOfImmutable ? "immutable" : refusal?.rule.rawValue,
      "section": isOfImmutable ? "S0 5.5 BR-002" : refusal?.section,
      "candidates": candidates.map { ["id": $0.name, "text": $0.preview] as JSON },
      "suggestedEmotion": suggestedEmotion, "file": place?.file, "line": place?.line,
      "next": nextStep,
    ]
  }
}

struct ScriptPlace: Equatable, Sendable {
  /// As it was named; nil for the standard input.
  let file: String?
  /// From 1: the line on which the command begins.
  var line = 1

  /// Moves to the command behind this one, which may contain line ends within quotes.
  mutating func pass(_ command: String) { line += 1 + command.count(where: \.isNewline) }
}

/// Why a line is no statement. Nothing was done.
package enum UsageError: Error, Equatable, Sendable {
  /// With the commands that its line may be about, and the line that keeps its words.
  case unknownCommand(String, nearest: String?, about: [String] = [], asMoment: String? = nil)
  /// A word after a command that goes on in several ways, such as `goal`.
  case unknownSubcommand(of: String, String, nearest: String?)
  case subcommandMissing(of: String, choices: [String])
  case unknownFlag(String, command: String, nearest: String?, mayBeText: Bool)
  /// An option in the midst of a text.
  case flagWithin(String)
  /// With whether the value may be any words, which may begin with a dash.
  case flagNeedsValue(String, kind: String, takesAnyWords: Bool)
  case flagTakesNoValue(String)
  case flagTwice(String)
  case flagsExclude(String, String)
  /// A form of listings for a command that has no rows.
  case listsNothing(command: String)
  /// What asks for nothing has no answer that changes.
  case watchesNothing(command: String)
  case operandMissing(String, command: String)
  /// With the line as it is written; a flag that may have been meant; the line that keeps the words
  /// where they read like a sentence.
  case operandTooMany(
    String, command: String, usage: String, meant: String?, asMoment: String? = nil)
  /// Words of a command or an option without quotes, and the line with them.
  case quotesMissing(of: String, line: String)
  /// With what was meant, where that is none of the choices.
  case unknownChoice(String, flag: String, choices: [String], nearest: String? = nil)
  /// What is neither a table nor an activity.
  case unknownTable(String, nearest: String?)
  case unknownColumn(String, table: String, nearest: String?)
  /// A column that can not be added up.
  case columnNotNumber(String, table: String)
  /// Several values with commas between them, for an option that is repeated for each.
  case valuesJoined(String, flag: String)
  case notANumber(String, flag: String)
  /// The name of a file to write has the ending of another form than `--as`.
  case formContradicted(file: String, named: String, asked: String)
  /// More than one table for a file of one; with the word of its form.
  case tablesTooMany(form: String)
  /// With how it is written.
  case flagMissing(String, command: String)
  /// More than a year, or a month or a year of which nobody is sure; with a day of it.
  case memoryTimeVague(String, example: CivilDay)
  /// A word for all goals where one is to be named, and the command that is about all without it.
  case allNamed(String, command: String)
  case endsBeforeBegin(from: When, to: When)
  case unknownZone(String)
  case nowNotUnderstood(String)
  case agoNotUnderstood(String)
  /// Bytes that are not UTF-8, with what can be shown of them.
  case notText(String)
  /// A quote or a backslash at the end of a line that nothing closes.
  case quoteOpen(Character)
  /// A word of a typed line in the midst of which a quote closes.
  case quoteWithin(String)
  /// Quotes around the first words of a text only.
  case quotesTooSoon
  /// Words about a day that begin with another day.
  case summaryNamesDay(String)
  /// Lines came in, and nothing said what is to be done with them.
  case linesNotRead
  /// With the commands that the words may be about.
  case noHelp(String, nearest: String?, about: [String] = [])
}
