package import Echolog

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
  /// A number of days and its unit, as two words.
  case intervalParted(String, String, hasEmotion: Bool)
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
