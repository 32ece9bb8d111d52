import Echolog

/// A way from step to step, in the order in which they were recorded; an import is one.
package enum Walk: Equatable, Sendable {
  /// Over so many steps; back where it is below zero.
  case by(Int)
  /// To the step that holds an event, or to the last one by a time.
  case to(String)
}

/// The lines of the prompt that are about the prompt itself.
package enum DotCommand: Equatable, Sendable {
  case help(topic: [String])
  /// Nil to show which it is.
  case mode(Options.Form?)
  case timer(isOn: Bool?)
  /// Nil to answer here again.
  case output(file: String?, mayReplace: Bool = false)
  /// Ask as of a time, or as it was known then; nil for now and for all that is known.
  case asOf(String?)
  case known(String?)
  /// Suppose a line as well; none of what was supposed for `off`, and without words show what is.
  case whatIf([String])
  /// Ask as one could behind another step.
  case walk(Walk)
  /// The tables that queries can ask, or the columns of one.
  case tables(String?)
  /// Why a cell of the latest listing is what it is: its row, from 1, and its column.
  case why(row: String, column: String)
  case leave

  /// How such a line is written and what it does.
  typealias Usage = (name: String, operand: ArgumentKind?, summary: String)

  static let usages: [Usage] = [
    (".help", .text("COMMAND"), "show help"),
    (".mode", .choice(forms), "how answers are shown from now on"),
    (".output", .file, "write answers to a file; alone, here again"),
    (".asof", .whenOrMonth, "ask as of this time from now on; alone or off, as of now again"),
    (
      ".known", .whenOrMonth,
      "ask by what had been recorded by this time; alone or off, by all again"
    ),
    (
      ".whatif", .text("LINE|without ID|back|off"),
      "answer as if this line held, as .whatif goal target water 3 L; diff shows what is "
        + "different, and nothing is recorded"
    ),
    (".step", .number, "go on to when something was recorded next; an import is one step"),
    (".back", .number, "go back to when something was recorded before; an import is one step"),
    (
      ".goto", .identifier(nil),
      "ask as one could when this event had been recorded, with all of its import; at a time, "
        + "behind the last step by then"
    ),
    (
      ".tables", .choice(Tables.asked.map(\.name)),
      "the tables that queries can ask, or the columns of one; .schema does the same"
    ),
    (
      ".why", .text("ROW COLUMN"),
      "why a number of the listing before is what it is, as .why 1 current"
    ),
    (".timer", .choice(["on", "off"]), "say how long each line took"),
    (".quit", nil, "leave, as Ctrl-D and .exit do"),
  ]

  /// `.mode [human|plain|json]`.
  static func form(of usage: Usage) -> String {
    usage.name + (usage.operand.map { " [" + $0.placeholder + "]" } ?? "")
  }

  /// Those that every line can be answered in.
  private static let forms = Options.Form.allCases.filter { $0 != .csv }.map(\.rawValue)

  /// Words that people also type alone in order to leave.
  private static let farewells = ["exit", "quit", "bye"]

  /// Reads a line; nil when it is no dot command. `?` is help as well.
  package init?(_ words: [String]) throws(UsageError) {
    guard let first = words.first else { return nil }
    let mayReplace = first == ".output" && words.contains("--yes")
    let rest = words.dropFirst().filter { !mayReplace || $0 != "--yes" }
    let isBareWord = rest.isEmpty && Self.farewells.contains(first.lowercased()) || first == "?"
    guard first.hasPrefix(".") || isBareWord else { return nil }
    let takesWords = [".help", "?", ".asof", ".known", ".whatif", ".why", ".goto"].contains(first)
    if !takesWords, rest.count > 1 {
      let usage = Self.usages.first { $0.name == first }.map(Self.form) ?? first
      throw .operandTooMany(rest[1], command: first, usage: usage, meant: nil)
    }
    switch first {
    case ".help", "?": self = .help(topic: rest)
    case ".mode":
      let form = try Self.choice(rest.first, of: Self.forms, for: first)
      self = .mode(form.flatMap(Options.Form.init(rawValue:)))
    case ".timer":
      let word = try Self.choice(rest.first, of: ["on", "off"], for: first)
      self = .timer(isOn: word.map { $0 == "on" })
    case ".output": self = .output(file: rest.first, mayReplace: mayReplace)
    case ".asof": self = .asOf(Self.time(rest))
    case ".known": self = .known(Self.time(rest))
    case ".whatif": self = .whatIf(Array(rest))
    case ".step": self = .walk(.by(try Self.count(rest.first, for: first)))
    case ".back": self = .walk(.by(-(try Self.count(rest.first, for: first))))
    case ".goto":
      guard !rest.isEmpty else { throw .operandMissing("ID", command: first) }
      self = .walk(.to(rest.joined(separator: " ")))
    case ".tables", ".schema": self = .tables(rest.first)
    case ".why":
      guard rest.count == 2 else { throw .operandMissing("ROW COLUMN", command: first) }
      self = .why(row: rest[0], column: rest[1])
    case ".quit", ".exit": self = .leave
    default:
      guard isBareWord else {
        let nearest = Nearest.suggestion(for: first, among: Self.usages.map(\.name))
        throw .unknownCommand(first, nearest: nearest)
      }
      self = .leave
    }
  }

  /// Nil for now, and for all that is known.
  private static func time(_ words: [String]) -> String? {
    words.isEmpty || words == ["off"] ? nil : words.joined(separator: " ")
  }

  private static func count(_ word: String?, for command: String) throws(UsageError) -> Int {
    guard let word else { return 1 }
    guard let count = Int(word), count > 0 else { throw .notANumber(word, flag: command) }
    return count
  }

  private static func choice(
    _ word: String?, of words: [String], for command: String
  ) throws(UsageError) -> String? {
    guard let word, !words.contains(word) else { return word }
    throw .unknownChoice(word, flag: command, choices: words)
  }
}
