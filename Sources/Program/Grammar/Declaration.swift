package import Echolog
import Platform

/// What a word of a line stands for; it decides completion and what help calls it.
package enum ArgumentKind: Hashable, Sendable {
  case text(String)
  case when
  /// A time, or the days of a month or a year.
  case whenOrMonth
  case ago, emotion, interval, activity, period, eventType, policy
  case amount, number
  /// An activity, or one goal by its id.
  case activityOrGoal
  case timeOfDay, weekdays
  /// A tag, a person or a place.
  case label(LabelKind)
  /// The name of a device that wrote some of this history.
  case device
  /// A time zone of the system's.
  case zone
  /// A quote: one to keep, or one that is kept.
  case quote(isKept: Bool)
  /// A setting, and what it is to be.
  case setting, settingValue
  /// The name of an entry of a kind; nil for any.
  case identifier(EntityKind?)
  case file, folder, shell, mapping
  case choice([String])

  /// What a person writes; at the shell a dash alone stands for the standard input, because a word
  /// of a command line has at most 128 KiB.
  package static let words = ArgumentKind.text("TEXT")

  var isWhen: Bool { self == .when || self == .whenOrMonth }

  /// The placeholder in help, such as `WHEN`.
  package var placeholder: String {
    switch self {
    case .text(let name): name
    case .when, .whenOrMonth: "WHEN"
    case .ago: "5m|2h|3d"
    case .emotion: "EMOTION"
    case .interval: "INTERVAL"
    case .activity: "ACTIVITY"
    case .activityOrGoal: "ACTIVITY|ID"
    case .period: "day|week"
    case .eventType: "TYPE"
    case .policy: "POLICY"
    case .amount: "AMOUNT"
    case .timeOfDay: "HH:MM"
    case .weekdays: "DAYS"
    case .setting: "SETTING"
    case .settingValue: "VALUE"
    case .identifier(.batch): "BATCH"
    case .identifier, .quote: "ID"
    case .label(let kind): kind.label.uppercased()
    case .device: "DEVICE"
    case .zone: "NAME"
    case .number: "NUMBER"
    case .file: "FILE"
    case .folder: "FOLDER"
    case .shell: "SHELL"
    case .mapping: "FIELD=COLUMN,…"
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

/// An option of a command.
package struct Flag: Sendable {
  /// With its dashes.
  package let name: String
  package let short: String?
  /// Nil for a switch.
  package let argument: ArgumentKind?
  package let repeats: Bool
  /// Which way a day is meant that may be past or to come.
  let leaning: WhenLeaning
  /// Whether a time counts to its millisecond, and not only the day that it lies on.
  let keepsInstant: Bool
  package let summary: String

  init(
    _ name: String, short: String? = nil, _ argument: ArgumentKind, repeats: Bool = false,
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
    self.name = name
    self.short = short
    argument = nil
    repeats = false
    leaning = .past
    keepsInstant = false
    self.summary = summary
  }
}

/// A word of a command that has its meaning by its place.
package struct Operand: Sendable {
  /// Whether a word has to be there, and how often.
  package enum Presence: Sendable {
    case required, optional
    /// All words that follow, at least one; they belong together.
    case rest
  }

  package let name: String
  package let kind: ArgumentKind
  package let presence: Presence
  /// Which way a day is meant that may be past or to come.
  let leaning: WhenLeaning

  init(
    _ kind: ArgumentKind, _ presence: Presence = .required, leaning: WhenLeaning = .past
  ) {
    name = kind.placeholder
    self.kind = kind
    self.presence = presence
    self.leaning = leaning
  }
}

/// One command: everything that parsing, help and completion know about it.
package struct Declaration: Sendable {
  package let verb: Verb
  /// The words that call it, such as `goal set`.
  package let words: [String]
  package let operands: [Operand]
  package let flags: [Flag]
  package let summary: String
  /// Lines as they are typed, without the program's name.
  package let examples: [String]

  init(
    _ verb: Verb, _ words: String, _ operands: [Operand], _ flags: [Flag], _ summary: String,
    _ examples: [String]
  ) {
    self.verb = verb
    self.words = words.split(separator: " ").map(String.init)
    self.operands = operands
    self.flags = flags
    self.summary = summary
    self.examples = examples
  }

  package var name: String { words.joined(separator: " ") }
}

/// The commands, for switches that must know them all.
package enum Verb: CaseIterable, Sendable {
  case initialise, send, moment, log, remember
  case goalSet, goalTarget, goalDeactivate, goalReactivate, goals
  case goalPause, goalResume, goalHistory, skip, freeze, progress, streak, chart
  case remind, remindChange, remindRemove, reminders
  case praise, summary
  case today, echoes, moments, journey, streaks, badges, logs, stats, history
  case memories, memory, show, search
  case reveal, reflect, dismiss, cancel, patterns, intervals
  case quote, quotes, quoteFavourite, quoteUnfavourite
  case notifications, notify, notificationsAllow, notificationsDeny, notificationsLater
  case correct, edit, unlabel, remove, undo
  case importFile, importUndo, export, replay
  case join, sync, devices
  case settings, set
  case consent, consentGive, consentWithdraw, diagnostics, plan, planNote, exportLater
  case policy, passphrase, check, repair, drafts, draftsDiscard, paths, repl, demo, help, version,
    completion
}
