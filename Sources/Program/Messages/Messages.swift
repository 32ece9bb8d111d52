import Echolog
import Interop

/// Every sentence of the program. The tone is kind, plain and short, and never blames.
extension Messages {
  /// The message for whatever ended a line: nothing between where an error is made and here says
  /// it in other words.
  package static func programError(for error: any Error) -> ProgramError {
    switch error {
    case let error as ProgramError: error
    case let error as UsageError: programError(error)
    case let error as WhenError: programError(error)
    case let error as Rejection: programError(error)
    case let error as DiaryError: programError(error)
    case let error as StorageError: programError(error)
    case let error as ImportMappingError: programError(error)
    case let error as StreamError: outputFailed(isFull: error == .noSpace)
    default:
      ProgramError(
        "unexpected", .internalFault, "Something failed that has no words yet: \(error).",
        next: "What was kept before stays. echolog check looks at all of it.")
    }
  }

  /// `Did you mean "comfort"?`, where something is near enough to be meant.
  static func didYouMean(_ nearest: String?) -> String? { nearest.map { "Did you mean “\($0)”?" } }

  /// `a, b or c`.
  static func choices(_ words: [String]) -> String { listed(words, "or") }

  /// `water, steps and sleep`.
  static func all(_ words: [String]) -> String { listed(words, "and") }

  /// `water, steps and 3 more`, where these are the first of so many.
  static func all(_ first: [String], of total: Int) -> String {
    let more = total - first.count
    return all(more > 0 ? first + ["\(grouped(more)) more"] : first)
  }

  private static func listed(_ words: [String], _ conjunction: String) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  static func quoted(_ words: String) -> String {
    "“" + DisplayWidth.cut(VisibleText.line(words), to: 40) + "”"
  }

  /// What a line means, and the line; nil where a terminal could not show all of it to copy.
  static func advice(_ meaning: String, _ line: String, program: String = "echolog ") -> String? {
    let isShown = line.allSatisfy { character in
      character == "\t" || character == "\r\n"
        || VisibleText.paragraph(String(character)).unicodeScalars
          .elementsEqual(character.unicodeScalars)
    }
    return isShown ? advice(meaning, toCopy: program + line) : nil
  }

  /// The same for a command that a terminal can show, in a row of its own if it is long.
  static func advice(_ meaning: String, toCopy command: String) -> String {
    let together = meaning + ": " + command
    let isShort = DisplayWidth.of(together) <= 40 && !command.contains(where: \.isNewline)
    return isShort ? together : meaning + ":\n  " + command
  }

  static func offered(_ nearest: NearestThings, beside next: String?) -> String {
    let isOne = nearest.things.count == 1
    let meant = isOne ? "this" : "one of these"
    guard nearest.areLatest else { return "Did you mean \(meant)?" }
    let areAlike = Set(nearest.things.map(\.kind)).count == 1
    let latest = isOne ? "The latest:" : areAlike ? "The latest are:" : "The latest of each kind:"
    return (next.map { $0 + " " } ?? "") + latest
  }

  /// `lines.txt, line 3: ` before what stopped a script there.
  static func said(_ place: ScriptPlace) -> String {
    let file = place.file.map { VisibleText.line($0) + ", line" } ?? "Line"
    return "\(file) \(place.line): "
  }

  static func stopped(at place: ScriptPlace, _ exit: ExitCode) -> ProgramError {
    ProgramError(
      "scriptStopped", exit, "This did not come to a good end, so the lines behind it wait."
    ).with(\.place, place)
  }

  static func notCarriedOut(behind line: Int) -> String {
    "What stands behind line \(line) was not carried out. What stands before it was, and is not to "
      + "be given again."
  }

  /// `Tue 2025-11-18`.
  static func day(_ day: CivilDay) -> String { weekday(day.weekday) + " " + day.description }
}

extension [String] {
  /// The paragraphs of a text of the folder `Resources`, a line each.
  static func lines(of text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
