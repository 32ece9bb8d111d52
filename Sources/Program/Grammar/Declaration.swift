package import Echolog

/// What a word of a line means; it decides completion and what help calls it.
package enum ArgumentKind: Hashable, Sendable {
  case text(String)
  case when
  /// A time, or the days of a month or a year.
  case whenOrMonth
  /// A word of a list, with what help calls it.
  case word(String, of: [String])
  case activity
  /// One of the person's own.
  case ownActivity
  /// A table of the diary, or `all`.
  case table
  case tableOrWhen
  case amount, number
  /// An activity or a table; with goals also one goal by its id.
  case charted(withGoals: Bool)
  /// A column of the table that the first operand names.
  case column(ofNumbers: Bool)
  case timeOfDay
  /// A tag, a person or a place.
  case label(LabelKind)
  case device
  case zone
  /// A quote: one to keep, or one that is kept.
  case quote(isKept: Bool)
  /// What a setting is to be.
  case settingValue
  /// The name of an entry of a kind; nil for any.
  case identifier(EntityKind?)
  case file, folder

  /// What a person writes; a dash is standard input, as a shell's word has 128 KiB at most.
  static let words = ArgumentKind.text("TEXT")
  static let ago = choice(["5m", "2h", "3d"])
  static let emotion = word("EMOTION", of: Emotion.registry.map(\.label))
  static let interval = word("INTERVAL", of: EbbinghausInterval.allCases.map(\.label))
  static let period = choice(["day", "week"])
  static let policy = word("POLICY", of: Policy.registry.map(\.label))
  static let setting = word("SETTING", of: SettingName.allCases.map(\.rawValue))

  static func choice(_ words: [String]) -> ArgumentKind {
    word(words.joined(separator: "|"), of: words)
  }

  var isWhen: Bool { [.when, .whenOrMonth, .tableOrWhen].contains(self) }

  var placeholder: String {
    switch self {
    case .text(let name), .word(let name, _): name
    case .when, .whenOrMonth: "WHEN"
    case .activity, .ownActivity: "ACTIVITY"
    case .charted(let withGoals): withGoals ? "ACTIVITY|ID|TABLE" : "ACTIVITY|TABLE"
    case .column: "COLUMN"
    case .table: "TABLE"
    case .tableOrWhen: "TABLE|WHEN"
    case .amount: "AMOUNT"
    case .timeOfDay: "HH:MM"
    case .settingValue: "VALUE"
    case .identifier(.batch): "BATCH"
    case .identifier, .quote: "ID"
    case .label(.unspecified): "LABEL"
    case .label(let kind): kind.label.uppercased()
    case .device: "DEVICE"
    case .zone: "NAME"
    case .number: "NUMBER"
    case .file: "FILE"
    case .folder: "FOLDER"
    }
  }
}

/// An option of a command.
package struct Flag: Sendable {
  package let name: String
  let short: String?
  /// Nil for a switch.
  let argument: ArgumentKind?
  let repeats: Bool
  /// Which way a day is meant that may be past or to come.
  let leaning: WhenLeaning
  /// Whether a time counts to its millisecond, and not only the day that it lies on.
  let keepsInstant: Bool
  let summary: String

  init(
    _ name: String, short: String? = nil, _ argument: ArgumentKind?, repeats: Bool = false,
    leaning: WhenLeaning = .past, keepsInstant: Bool = false, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.repeats = repeats
    self.leaning = leaning
    self.keepsInstant = keepsInstant
    self.summary = summary
  }

  init(_ name: String, short: String? = nil, _ summary: String) {
    self.init(name, short: short, nil, summary)
  }
}

/// A word of a command that has its meaning by its place.
struct Operand: Sendable {
  enum Presence: Sendable {
    case required, optional
    /// All words that follow, which belong together; at least one, or perhaps none.
    case rest, optionalRest

    var isOptional: Bool { self == .optional || self == .optionalRest }
    var takesRest: Bool { self == .rest || self == .optionalRest }
  }

  let kind: ArgumentKind
  let presence: Presence
  let leaning: WhenLeaning
  var name: String { kind.placeholder }

  init(_ kind: ArgumentKind, _ presence: Presence = .required, leaning: WhenLeaning = .past) {
    self.kind = kind
    self.presence = presence
    self.leaning = leaning
  }
}

/// One command: everything that parsing, help and completion know about it.
///
/// Every start of the program makes all declarations, and asks most of them for no more than their
/// words; so the rest of one is made each time that it is asked for.
package struct Declaration: Sendable {
  /// The words that call it, such as `goal set`.
  package let name: String
  package let summary: String
  let traits: Traits
  private let makeOperands: @Sendable () -> [Operand]
  private let makeFlags: @Sendable () -> [Flag]
  private let makeExamples: @Sendable () -> [String]
  let limits: @Sendable () -> [(what: String, max: Int)]
  let remarks: @Sendable () -> [String]
  /// Which entries it can be about, and how far they have to be; nil for all.
  let kinds: @Sendable () -> Set<EntityKind>?
  let stages: @Sendable () -> Set<NamedThing.Stage>?

  init(
    _ name: String, _ operands: @autoclosure @escaping @Sendable () -> [Operand],
    _ flags: @autoclosure @escaping @Sendable () -> [Flag],
    _ summary: String, _ examples: @autoclosure @escaping @Sendable () -> [String],
    _ traits: Traits = [],
    limits: @autoclosure @escaping @Sendable () -> [(what: String, max: Int)] = [],
    remarks: @autoclosure @escaping @Sendable () -> [String] = [],
    kinds: @autoclosure @escaping @Sendable () -> Set<EntityKind>? = nil,
    stages: @autoclosure @escaping @Sendable () -> Set<NamedThing.Stage>? = nil
  ) {
    self.name = name
    self.summary = summary
    self.traits = traits
    makeOperands = operands
    makeFlags = flags
    makeExamples = examples
    self.limits = limits
    self.remarks = remarks
    self.kinds = kinds
    self.stages = stages
  }

  init(
    _ name: String, _ summary: String, _ examples: @autoclosure @escaping @Sendable () -> [String],
    _ traits: Traits = [], remarks: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.init(name, [], [], summary, examples(), traits, remarks: remarks())
  }

  /// What is called by these words.
  package var command: any ProgramCommand.Type {
    guard let command = Grammar.types.first(where: { $0.declaration.name == name }) else {
      preconditionFailure("\(name) is in no group")
    }
    return command
  }
  package var words: [String] { name.split(separator: " ").map(String.init) }
  var operands: [Operand] { makeOperands() }
  var flags: [Flag] {
    guard traits.contains(.choosesRows) else { return makeFlags() }
    return makeFlags() + Flag.ofRows + (ownsLimit ? [] : [.limitOfRows])
  }
  /// Whether it has a part of its own to show, and not the first rows of a listing.
  var ownsLimit: Bool { makeFlags().contains { $0.name == Flag.limit.name } }
  package var examples: [String] { makeExamples() }
}

/// What else is to be known of a command, or of one line of it.
package struct Traits: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It asks how things are, and changes nothing: then what a simulated clock has not seen yet is
  /// left out. Walks through all events are about the journal, at whatever time.
  static let asksOfNow = Traits(rawValue: 1)
  /// The answer could be another one with one event more, whichever that is.
  static let asksWholeHistory = Traits(rawValue: 2)
  static let asks: Traits = [.asksOfNow, .asksWholeHistory]
  /// It records something of its own and needs nothing but what is known for it, so that it may
  /// become durable with the lines behind it.
  static let canBeGathered = Traits(rawValue: 4)
  /// What comes from elsewhere is what it is for, and it reports that itself.
  static let takesOver = Traits(rawValue: 8)
  /// It changes what lies beside the events, which no other time has and nobody supposes.
  static let changesVault = Traits(rawValue: 32)
  /// It is about days, whose beginning help explains.
  static let speaksOfDays = Traits(rawValue: 16)
  /// It begins something of its own, which no line at a prompt does.
  static let isOnlyAtStart = Traits(rawValue: 64)
  /// It answers with rows, which `--csv` is for.
  static let givesRows = Traits(rawValue: 256)
  /// Its rows can be chosen by `Flag.ofRows`.
  static let choosesRows = Traits(rawValue: 512)
  /// It lists rows of a table.
  static let listsRows: Traits = [.givesRows, .choosesRows]
  /// Words behind it call another command, to which it adds `--watch`.
  static let standsBeforeOthers = Traits(rawValue: 1024)
  /// Its words are a topic of help.
  static let isHelp = Traits(rawValue: 128)
}

/// Lines of a command as they are written again, for a person to copy.
extension Declaration {
  /// The line with these operands and options, in which no operand is taken for an option.
  func line(_ operands: [String], _ given: [String]) -> String {
    let needsDashes = operands.contains(where: LineParser.looksLikeFlag)
    return Words.line(words + (needsDashes ? given + ["--"] + operands : operands + given))
  }

  /// The options that were given, in the order of the tables, each with its value as it is written.
  func written(_ options: [String: [String]], _ globals: [String: String]) -> [String] {
    let own = flags.flatMap { flag in (options[flag.name] ?? []).flatMap(flag.written) }
    return own + Grammar.everywhere.flatMap { flag in globals[flag.name].map(flag.written) ?? [] }
  }
}

extension Flag {
  fileprivate func written(_ value: String) -> [String] {
    if argument == nil { return [name] }
    return LineParser.looksLikeFlag(value) ? [name + "=" + value] : [name, value]
  }
}
