import Echolog

/// The one table of all commands, in the order in which help shows them.
package enum Grammar {
  /// Groups of commands under the headings of `help`.
  static let groups: KeyValuePairs<String, [Declaration]> = [
    "Keep": [
      SendCommand.declaration, MomentCommand.declaration, PraiseCommand.declaration,
      SummaryCommand.declaration, LogCommand.declaration, RememberCommand.declaration,
    ],
    "Look": [
      TodayCommand.declaration, WatchCommand.declaration, DayCommand.declaration,
      MomentsCommand.declaration, MemoriesCommand.declaration, MemoryCommand.declaration,
      LabelsCommand.declaration, ShowCommand.declaration, SearchCommand.declaration,
      JourneyCommand.declaration, StreaksCommand.declaration, LogsCommand.declaration,
      BadgesCommand.declaration, StatsCommand.declaration, HistoryCommand.declaration,
    ],
    "Ask": [
      WhyTotal.declaration, WhyStreak.declaration, WhyProgress.declaration, WhyBadge.declaration,
      WhyMoment.declaration, WhyEcho.declaration, WhyToday.declaration, FeedsCommand.declaration,
      SQLCommand.declaration, ListCommand.declaration, TablesCommand.declaration,
      DiffCommand.declaration, BisectCommand.declaration, ReportCommand.declaration,
    ],
    "Echoes": [
      EchoesCommand.declaration, RevealCommand.declaration, ReflectCommand.declaration,
      DismissCommand.declaration, CancelCommand.declaration, PatternsCommand.declaration,
      IntervalsCommand.declaration, QuoteCommand.declaration, QuotesCommand.declaration,
      QuoteFavouriteCommand.declaration, QuoteUnfavouriteCommand.declaration,
    ],
    "Notifications": [
      NotificationsCommand.declaration, NotifyCommand.declaration,
      NotificationsAllowCommand.declaration, NotificationsDenyCommand.declaration,
      NotificationsLaterCommand.declaration,
    ],
    "Goals": [
      GoalSetCommand.declaration, GoalTargetCommand.declaration, GoalHistoryCommand.declaration,
      GoalDeactivateCommand.declaration, GoalReactivateCommand.declaration,
      GoalPauseCommand.declaration, GoalResumeCommand.declaration, GoalsCommand.declaration,
      SkipCommand.declaration, FreezeCommand.declaration, ExcusesCommand.declaration,
      ProgressCommand.declaration, StreakCommand.declaration, ChartCommand.declaration,
      RemindCommand.declaration, RemindersCommand.declaration, RemindChangeCommand.declaration,
      RemindRemoveCommand.declaration,
    ],
    "Put right": [
      CorrectCommand.declaration, EditCommand.declaration, UnlabelCommand.declaration,
      RemoveCommand.declaration, UndoCommand.declaration,
    ],
    "In and out": [
      ImportCommand.declaration, ImportUndoCommand.declaration, ExportCommand.declaration,
      ExportLaterCommand.declaration, ReplayCommand.declaration, JoinCommand.declaration,
      SyncCommand.declaration,
    ],
    "The vault": [
      InitialiseCommand.declaration, PassphraseCommand.declaration, PolicyCommand.declaration,
      DevicesCommand.declaration, CheckCommand.declaration, RepairCommand.declaration,
      SettingsCommand.declaration, SetCommand.declaration, DraftsCommand.declaration,
      DraftsDiscardCommand.declaration, PathsCommand.declaration, ConsentCommand.declaration,
      ConsentGiveCommand.declaration, ConsentWithdrawCommand.declaration,
      DiagnosticsCommand.declaration, PlanCommand.declaration, PlanNoteCommand.declaration,
    ],
    "The program": [
      PromptCommand.declaration, DemoCommand.declaration, HelpCommand.declaration,
      VersionCommand.declaration, CompletionCommand.declaration,
    ],
  ]

  package static let commands = groups.flatMap(\.value)

  /// Options that every command takes.
  package static let everywhere: [Flag] = [
    Flag("--vault", .folder, "the folder of the vault (else ECHOLOG_VAULT, else the usual place)"),
    Flag("--json", "answer as JSON with a schema name"),
    Flag(
      "--plain",
      "answer as lines with tabs between values, with escapes as in JSON (\\t, \\n, \\\\)"),
    Flag("--csv", "answer a listing as CSV, the first row naming the columns"),
    Flag("--no-input", "never ask anything"),
    Flag("--yes", "take every question as answered with yes"),
    Flag("--color", .choice(["auto", "always", "never"]), "when to use colour"),
    Flag("--no-color", "use no colour"),
    Flag("--zone", .zone, "the time zone, such as Europe/Berlin"),
    Flag(
      "--now", .text("INSTANT"),
      "take this as the present time; questions leave out what came later"),
    Flag("--asof", .whenOrMonth, "answer as of this time, by what is known today"),
    Flag("--known", .whenOrMonth, "answer by what had been recorded by this time"),
    Flag("--watch", "show the answer again whenever it may have changed, until Ctrl-C"),
    Flag(
      "--whatif", .text("LINE"), repeats: true,
      "answer as if this line held, as “goal target water 3 L” or “without laptop:7”; may be "
        + "given again"),
    Flag("--passphrase-file", .file, "read the passphrase from the first line of a file"),
    Flag("--passphrase-fd", .number, "read the passphrase from an open descriptor"),
    Flag("--key-file", .file, "open the vault with a key file"),
    Flag("--help", short: "-h", "show help for the command"),
  ]

  /// The options among them that a single line at a prompt may give; the others go with the line
  /// that starts the program.
  package static let atPrompt = everywhere.filter { isAtPrompt($0.name) }

  static func isAtPrompt(_ flag: String) -> Bool {
    !["--vault", "--zone", "--now", "--passphrase-file", "--passphrase-fd", "--key-file"]
      .contains(flag)
  }

  /// Commands that can be supposed as well as given.
  static let supposable: [String] = {
    let types: [any ProgramCommand.Type] = [
      SendCommand.self, LogCommand.self, MomentCommand.self, SummaryCommand.self,
      RememberCommand.self, CorrectCommand.self, EditCommand.self, UnlabelCommand.self,
      RemoveCommand.self, UndoCommand.self, GoalSetCommand.self, GoalTargetCommand.self,
      GoalDeactivateCommand.self, GoalReactivateCommand.self, GoalPauseCommand.self,
      GoalResumeCommand.self, SkipCommand.self, FreezeCommand.self, RemindCommand.self,
      RemindChangeCommand.self, RemindRemoveCommand.self, ImportCommand.self, SetCommand.self,
    ]
    return types.map { $0.declaration.name }
  }()

  /// What people call commands elsewhere; it is only offered, never done.
  static let otherNames = [
    "add": "moment", "new": "moment", "write": "moment", "note": "send", "notes": "echoes",
    "delete": "remove", "rm": "remove", "ls": "history", "find": "search",
    "config": "settings", "status": "today", "doctor": "check", "verify": "check", "track": "log",
    "open": "reveal", "view": "show", "read": "show", "letter": "send", "wrong": "undo",
    "mistake": "undo", "skips": "excuses", "freezes": "excuses", "pauses": "excuses",
    "goal delete": "goal deactivate", "goal remove": "goal deactivate",
    "goal stop": "goal deactivate", "pause": "goal pause", "resume": "goal resume",
    "tags": "labels", "people": "labels", "persons": "labels", "places": "labels",
    "week": "journey", "month": "journey", "describe": "tables", "schema": "tables",
  ]
}

extension Flag {
  static let at = Flag(
    "--at", .when, keepsInstant: true, "when it happened, as “yesterday 21:30” or “last night”")
  static let remembered = Flag(
    "--at", .whenOrMonth, keepsInstant: true,
    "when it was; a month or a year is enough, as “July 1984” or 1984")
  static let labels = [
    Flag("--tag", .label(.tag), repeats: true, "a tag; may be given again"),
    Flag("--person", .label(.person), repeats: true, "who is part of it"),
    Flag("--place", .label(.place), repeats: true, "where it is"),
  ]
  static let ago = Flag("--ago", .ago, "how long ago it happened")
  package static let limit = Flag(
    "--limit", .number,
    "how many to show; unless said, \(ListPart.usualLimit) at a terminal, else all")
  static let limitOfRows = Flag("--limit", .number, "how many rows to show at most")
  /// Of lines of events.
  static let numbers = Flag(
    "--numbers", "with jsonl: 64-bit numbers of events as numbers, where proto3 writes strings")
  /// Of every listing.
  static let ofRows = [
    Flag("--where", .text("CONDITION"), "only rows of which this is true, as in SQL"),
    Flag("--fields", .text("COLUMN,…"), "show these columns of the table"),
    Flag("--group-by", .text("COLUMN,…"), "count the rows with the same values in these columns"),
    Flag("--count", "only say how many rows there are"),
    Flag("--reverse", "show the last row first"),
  ]
  package static let page = Flag("--page", .number, "which page of them, from 1")
}
