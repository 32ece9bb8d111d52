import Echolog

/// The one table of all commands, in the order in which help shows them.
package enum Grammar {
  static let groups: KeyValuePairs<String, [any ProgramCommand.Type]> = [
    "Keep": [
      SendCommand.self, MomentCommand.self, PraiseCommand.self, SummaryCommand.self,
      LogCommand.self, RememberCommand.self, AttachCommand.self,
    ],
    "Look": [
      TodayCommand.self, WatchCommand.self, DayCommand.self, MomentsCommand.self,
      MemoriesCommand.self, MemoryCommand.self, AttachmentCommand.self, LabelsCommand.self,
      ShowCommand.self, SearchCommand.self, JourneyCommand.self, ReviewCommand.self,
      StreaksCommand.self, LogsCommand.self, BadgesCommand.self, StatsCommand.self,
      HistoryCommand.self,
    ],
    "Ask": [
      WhyCommand<WhyTotal>.self, WhyCommand<WhyStreak>.self, WhyCommand<WhyProgress>.self,
      WhyCommand<WhyBadge>.self, WhyCommand<WhyMoment>.self, WhyCommand<WhyEcho>.self,
      WhyCommand<WhyToday>.self, FeedsCommand.self, SQLCommand.self, ListCommand.self,
      TablesCommand.self, DiffCommand.self, BisectCommand.self, ReportCommand.self,
    ],
    "Echoes": [
      EchoesCommand.self, RevealCommand.self, ReflectCommand.self, DismissCommand.self,
      CancelCommand.self, PatternsCommand.self, IntervalsCommand.self, QuoteCommand.self,
      QuotesCommand.self, QuoteFavouriteCommand.self, QuoteUnfavouriteCommand.self,
    ],
    "Notifications": [
      NotificationsCommand.self, NotifyCommand.self, NotificationsAllowCommand.self,
      NotificationsDenyCommand.self, NotificationsLaterCommand.self,
    ],
    "Goals": [
      GoalSetCommand.self, GoalTargetCommand.self, GoalHistoryCommand.self,
      GoalDeactivateCommand.self, GoalReactivateCommand.self, GoalPauseCommand.self,
      GoalResumeCommand.self, GoalsCommand.self, SkipCommand.self, FreezeCommand.self,
      ExcusesCommand.self, ProgressCommand.self, StreakCommand.self, ChartCommand.self,
      RemindCommand.self, RemindersCommand.self, RemindChangeCommand.self, RemindRemoveCommand.self,
      ActivitiesCommand.self, ActivityAddCommand.self, ActivityRenameCommand.self,
      ActivityRetireCommand.self,
    ],
    "Put right": [
      CorrectCommand.self, EditCommand.self, UnlabelCommand.self, LabelRenameCommand.self,
      DetachCommand.self, RemoveCommand.self, ForgetCommand.self, UndoCommand.self,
    ],
    "In and out": [
      ImportCommand.self, ImportUndoCommand.self, ExportCommand.self, ExportLaterCommand.self,
      ReplayCommand.self, JoinCommand.self, SyncCommand.self,
    ],
    "The vault": [
      InitialiseCommand.self, PassphraseCommand.self, PolicyCommand.self, DevicesCommand.self,
      CheckCommand.self, RepairCommand.self, SettingsCommand.self, SetCommand.self,
      DraftsCommand.self, DraftsDiscardCommand.self, PathsCommand.self, ConsentCommand.self,
      ConsentGiveCommand.self, ConsentWithdrawCommand.self, DiagnosticsCommand.self,
      PlanCommand.self, PlanNoteCommand.self, EraseCommand.self,
    ],
    "The program": [
      PromptCommand.self, DemoCommand.self, HelpCommand.self, VersionCommand.self,
      CompletionCommand.self,
    ],
  ]

  static let types = groups.flatMap(\.value)
  package static let commands = types.map { $0.declaration }

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
  package static let atPrompt = everywhere.filter { !onlyAtStart.contains($0.name) }
  static let onlyAtStart = [
    "--vault", "--zone", "--now", "--passphrase-file", "--passphrase-fd", "--key-file",
  ]

  /// Commands that can be supposed as well as given.
  static let supposable = [
    "send", "log", "moment", "summary", "remember", "correct", "edit", "unlabel",
    "label rename", "remove", "undo",
    "goal set", "goal target", "goal deactivate", "goal reactivate", "goal pause", "goal resume",
    "skip", "freeze", "remind", "remind change", "remind remove", "import", "set",
  ]

  /// What people call commands elsewhere; it is only offered, never done.
  static let otherNames = [
    "add": "moment", "new": "moment", "write": "moment", "note": "send", "notes": "echoes",
    "echo": "send", "vibe": "send", "vibes": "echoes",
    "delete": "remove", "rm": "remove", "ls": "history", "find": "search",
    "config": "settings", "status": "today", "doctor": "check", "verify": "check", "track": "log",
    "open": "reveal", "view": "show", "read": "show", "letter": "send", "wrong": "undo",
    "mistake": "undo", "skips": "excuses", "freezes": "excuses", "pauses": "excuses",
    "goal delete": "goal deactivate", "goal remove": "goal deactivate",
    "goal stop": "goal deactivate", "pause": "goal pause", "resume": "goal resume",
    "goal add": "goal set", "limit": "goal set --at-most", "label delete": "unlabel ID",
    "label remove": "unlabel ID", "labels rename": "label rename",
    "photo": "attach", "picture": "attach", "file": "attach", "files": "attachments",
    "photos": "attachments", "save": "attachment ID --to", "unattach": "detach",
    "attachment remove": "detach ID", "attachment delete": "detach ID",
    "win": "moment", "wins": "moments", "backup": "export", "who": "labels", "set goal": "goal set",
    "delete last": "undo", "tags": "labels", "people": "labels", "persons": "labels",
    "places": "labels",
    "week": "review", "month": "review", "year": "review", "diary": "journey", "mood": "patterns",
    "habit": "activity add", "habits": "activities", "activity new": "activity add",
    "activity remove": "activity retire", "activity delete": "activity retire",
    "activity list": "activities", "add activity": "activity add", "new activity": "activity add",
    "rename activity": "activity rename", "retire activity": "activity retire",
    "goal list": "goals", "add goal": "goal set", "new goal": "goal set",
    "moods": "patterns", "feelings": "patterns", "describe": "tables", "schema": "tables",
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
  static let from = Flag("--from", .whenOrMonth, "the first day")
  static let to = Flag("--to", .whenOrMonth, "the last day, included")
  static let ago = Flag("--ago", .ago, "how long ago it happened")
  package static let limit = Flag(
    "--limit", .number,
    "how many to show; unless said, \(ListPart.usualLimit) at a terminal, else all")
  static let limitOfRows = Flag("--limit", .number, "how many rows to show at most")
  static let numbers = Flag(
    "--numbers", "with jsonl: 64-bit numbers of events as numbers, where proto3 writes strings")
  static let ofRows = [
    Flag("--where", .text("CONDITION"), "only rows of which this is true, as in SQL"),
    Flag("--fields", .text("COLUMN,…"), "show these columns of the table"),
    Flag("--group-by", .text("COLUMN,…"), "count the rows with the same values in these columns"),
    Flag("--count", "only say how many rows there are"),
    Flag("--reverse", "show the last row first"),
  ]
  package static let page = Flag("--page", .number, "which page of them, from 1")
}
