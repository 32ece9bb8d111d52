import Echolog
import Interop

/// The one table of everything that can be said, in the order in which help shows it.
package enum Grammar {
  /// Groups of commands under the headings of `help`.
  package static var groups: [(heading: String, commands: [Declaration])] {
    [
      ("Keep", keeping), ("Look", looking), ("Echoes", echoes), ("Notifications", notifications),
      ("Goals", goals + reminders),
      ("Put right", changing), ("In and out", exchanging), ("The vault", vault + care),
      ("The program", program),
    ]
  }

  package static let commands = groups.flatMap(\.commands)

  /// Options that every command takes.
  package static var everywhere: [Flag] {
    [
      Flag(
        "--vault", .folder, "the folder of the vault (else ECHOLOG_VAULT, else the usual place)"),
      Flag("--json", "answer as JSON with a schema name"),
      Flag(
        "--plain",
        "answer as lines with tabs between values, with escapes as in JSON (\\t, \\n, \\\\)"),
      Flag("--no-input", "never ask anything"),
      Flag("--yes", "take every question as answered with yes"),
      Flag("--color", .choice(["auto", "always", "never"]), "when to use colour"),
      Flag("--no-color", "use no colour"),
      Flag("--zone", .zone, "the time zone, such as Europe/Berlin"),
      Flag(
        "--now", .text("INSTANT"),
        "take this as the present time; questions leave out what came later"),
      Flag("--passphrase-file", .file, "read the passphrase from the first line of a file"),
      Flag("--passphrase-fd", .number, "read the passphrase from an open descriptor"),
      Flag("--key-file", .file, "open the vault with a key file"),
      Flag("--help", short: "-h", "show help for the command"),
    ]
  }

  /// The options among them that a single line at a prompt may give; the others go with the line
  /// that starts the program.
  package static var atPrompt: [Flag] {
    let names: Set = [
      "--json", "--plain", "--no-input", "--yes", "--color", "--no-color", "--help",
    ]
    return everywhere.filter { names.contains($0.name) }
  }

  /// How many days of a journey a screen shows.
  static let usualDays = 30

  /// Commands that begin something of their own, which no line at a prompt does.
  package static let onlyAtStart: Set<Verb> = [.repl, .demo]

  /// What people call commands elsewhere; it is only offered, never done.
  static let otherNames = [
    "add": "moment", "new": "moment", "write": "moment", "note": "send", "notes": "echoes",
    "delete": "remove", "rm": "remove", "list": "history", "ls": "history", "find": "search",
    "config": "settings", "status": "today", "doctor": "check", "verify": "check", "track": "log",
    "open": "reveal", "view": "show", "read": "show", "letter": "send", "wrong": "undo",
    "mistake": "undo",
  ]

  private static let at = Flag(
    "--at", .when, keepsInstant: true, "when it happened, as “yesterday 21:30”")
  private static let remembered = Flag(
    "--at", .whenOrMonth, keepsInstant: true,
    "when it was; a month or a year is enough, as “July 1984” or 1984")
  private static let labels = [
    Flag("--tag", .label(.tag), repeats: true, "a tag; may be given again"),
    Flag("--person", .label(.person), repeats: true, "who is part of it"),
    Flag("--place", .label(.place), repeats: true, "where it is"),
  ]
  private static let ago = Flag("--ago", .ago, "how long ago it happened")

  private static var keeping: [Declaration] {
    [
      Declaration(
        .send, "send", [Operand(.words, .optional)],
        [
          Flag("--emotion", short: "-e", .emotion, "how it feels"),
          Flag("--in", short: "-i", .interval, "when it returns: 1d, 3d, 7d, 30d or 90d"),
          Flag("--dry-run", short: "-n", "say when it would return, and send nothing"),
        ],
        "keep a note for your future self; it returns as an Echo",
        ["send \"You've prepared well.\" --emotion comfort --in 3d", "send --dry-run"]),
      Declaration(
        .moment, "moment", [Operand(.words)], [ago, at], "keep a small win",
        ["moment \"Took a short walk\"", "moment \"Called Ana\" --at \"yesterday 21:30\""]),
      Declaration(
        .praise, "praise", [Operand(.identifier(.moment)), Operand(.words, .optional)],
        [
          Flag("--source", .text("NAME"), "who says it, such as the host of an endpoint"),
          Flag("--failed", .choice(PraiseFailure.registry.map(\.label)), "note that none came"),
        ],
        "give a moment a later praise; alone, show the one it has",
        [
          "praise laptop:12", "praise laptop:12 \"That took courage.\"",
          "praise laptop:12 --failed offline",
        ]),
      Declaration(
        .summary, "summary", [Operand(.words, .optional)],
        [Flag("--day", .when, "the day they are about; today unless said")],
        "your own words about a day; alone, show them; “ ” takes them back",
        ["summary \"A slow, good day.\"", "summary \"Snow all day.\" --day yesterday"]),
      Declaration(
        .log, "log", [Operand(.activity), Operand(.amount, .rest)],
        [Flag("--note", .words, "a few words about it"), at, ago],
        "log steps, water, meditation or sleep",
        ["log water 0.5 L", "log steps 8000", "log meditation 20m", "log sleep 7h30m"]),
      Declaration(
        .remember, "remember", [Operand(.words)],
        [
          Flag("--title", .text("TITLE"), "what to call it; else its first words stand for it"),
          Flag("--emotion", short: "-e", .emotion, "how it feels"),
        ] + labels + [ago, remembered],
        "keep a memory",
        [
          "remember \"The lake was quite still\" --tag summer --person Ana --place \"Lake Garda\"",
          "remember \"First snow\" --emotion joy --at 2024-12-01",
          "remember \"Grandmother's kitchen\" --at 1984",
        ]),
    ]
  }

  static var looking: [Declaration] {
    [
      Declaration(.today, "today", "what today holds", ["today"]),
      Declaration(
        .moments, "moments", [],
        [
          Flag("--from", .whenOrMonth, "the first day"),
          Flag("--to", .whenOrMonth, "the last day, included"),
          limit,
        ],
        "small wins, the latest first",
        ["moments", "moments --limit 100", "moments --from \"last week\""]),
      Declaration(
        .memories, "memories", [],
        labels + [
          Flag("--from", .whenOrMonth, "the first day, month or year of their time"),
          Flag("--to", .whenOrMonth, "the last one, included"),
        ] + part,
        "memories, the latest first; with labels, or parts of them, those that have them all",
        [
          "memories", "memories --person Ana --tag summer", "memories --from 1960 --to 1966",
          "memories --limit 50 --page 2",
        ]),
      Declaration(
        .memory, "memory", [Operand(.identifier(.memory))], [],
        "a memory whole, with its past and what is near to it", ["memory laptop:12"]),
      Declaration(
        .show, "show", [Operand(.identifier(nil))], [], "one entry whole, with all its lines",
        ["show laptop:12"]),
      Declaration(
        .search, "search", [Operand(.text("WORDS"), .rest)], [limit],
        "texts and labels that hold all of these words or their beginnings; journey shows days",
        ["search lake", "search snow ana"]),
      Declaration(
        .journey, "journey", [],
        [
          Flag(
            "--days", .number,
            "how many of the latest days that hold something; unless said, \(usualDays) at a "
              + "terminal, else all"),
          Flag("--from", .whenOrMonth, "the first day, from which on all are shown"),
          Flag("--to", .whenOrMonth, "the last day, included"),
        ],
        "day by day, what you kept",
        ["journey", "journey --days 90", "journey --from 2025-11-01 --to 2025-11-30"]),
      Declaration(.streaks, "streaks", "what you have kept up", ["streaks"]),
      logs,
      Declaration(
        .badges, "badges", "the badges you were shown, and which are still true", ["badges"]),
      Declaration(
        .stats, "stats", [],
        [Flag("--echoes", "how you meet Echoes: time with one, answers, reading again")],
        "totals over all your history", ["stats", "stats --echoes"]),
      Declaration(
        .history, "history", [Operand(.identifier(nil), .optional)], [],
        "every event, or those about one entry", ["history", "history laptop:142"]),
    ]
  }

  private static var changing: [Declaration] {
    [
      Declaration(
        .correct, "correct", [Operand(.identifier(.log)), Operand(.amount, .rest)], [at, ago],
        "replace the amount of a log, and its time where one is given",
        ["correct laptop:142 0.7 L", "correct laptop:142 0.7 L --at \"yesterday 21:30\""]),
      Declaration(
        .edit, "edit", [Operand(.identifier(.memory)), Operand(.words, .optional)],
        [
          Flag("--title", .text("TITLE"), "what to call it; “ ” lets its first words stand for it"),
          Flag("--emotion", short: "-e", .emotion, "how it feels; none takes it back"),
        ] + labels + [ago, remembered],
        "change a memory or add labels; what was before stays in its history",
        [
          "edit laptop:12 \"The lake was still, and so was I.\"",
          "edit laptop:12 --title \"At the lake\" --tag winter --emotion hope",
          "edit laptop:12 --at \"July 1984\"",
        ]),
      Declaration(
        .unlabel, "unlabel", [Operand(.identifier(.memory))], labels, "take labels off a memory",
        ["unlabel laptop:12 --tag winter"]),
      Declaration(
        .remove, "remove", [Operand(.identifier(nil))], [],
        "take a moment, a log, a memory or a reminder back",
        ["remove laptop:142"]),
      Declaration(
        .undo, "undo", [Operand(.identifier(nil), .optional)], [],
        "undo what was done last, or last to one entry; undoing an undo does it again",
        ["undo", "undo laptop:142"]),
    ]
  }

  private static let exportForms = ArgumentKind.choice(ExportForm.allCases.map(\.label))

  private static var exchanging: [Declaration] {
    [
      Declaration(
        .importFile, "import", [Operand(.file)],
        [
          Flag(
            "--as", .choice(ImportForm.allCases.map(\.rawValue)), "what each row becomes"),
          Flag(
            "--map", .mapping, repeats: true,
            "which columns hold " + MappedField.allCases.map(\.rawValue).joined(separator: ", ")),
          Flag("--set", .text("FIELD=WORD"), repeats: true, "what is the same in every row"),
          Flag("--activity", .activity, "the activity of every row"),
          Flag(
            "--where", .text("COLUMN=WORD"), repeats: true,
            "only rows with this word, or with != < > <= >= in place of ="),
          Flag("--scale", .text("NUMBER"), "what amounts are multiplied by, such as 0.001"),
          Flag("--delimiter", .choice([",", ";", "tab"]), "what stands between CSV fields"),
          Flag(
            "--date-order", .choice(DateOrder.allCases.map(\.rawValue)),
            "how dates such as 01/02/2024 are meant, where the file does not tell"),
          Flag(
            "--decimal", .choice(DecimalMark.allCases.map(\.rawValue)),
            "how numbers such as 1.500 are meant, where the file does not tell"),
          Flag(
            "--encoding", .choice(TextEncoding.allCases.map(\.rawValue)),
            "what the bytes of the file are, such as windows-1252 of Excel; utf-8 unless said"),
          Flag(
            "--duplicates", .choice(DuplicateRows.allCases.map(\.rawValue)),
            "what becomes of rows that say the same as others before them; keep unless said"),
          Flag("--anyway", "also rows that a file of another name brought"),
          Flag("--again", "a file that came before, once more with another mapping"),
          Flag("--dry-run", "say what would come, and write nothing"),
        ],
        "take over CSV or JSON Lines; a second run adds nothing",
        [
          "import walks.csv --as moment --map date=Date,text=Note",
          "import diary.jsonl --as memory --map date=when,text=body,title=name,tags=tags",
          "import Journal.json --as memory --map date=creationDate,text=text,tags=tags",
          "import daylio.csv --as memory --map date=full_date,time=time,text=note,tags=activities",
          "import steps.csv --as log --activity steps --map date=Day,value=Steps",
          "import steps.csv --as goal --activity steps --map date=Day,target=Goal --set none=-",
          "import all.csv --as log --activity sleep --map date=Begin,end=End --where id=17",
          "import Loop.csv --as log --activity steps --map date=Date,value=Value --scale 0.001"
            + " --where Value!=-1",
          "import Schlaf.csv --as log --activity sleep --map date=Tag,duration=Dauer"
            + " --encoding windows-1252 --decimal comma",
        ]),
      Declaration(
        .importUndo, "import undo", [Operand(.identifier(.batch), .optional)], [],
        "take back everything that an import brought, or say which ones there are",
        ["import undo laptop:10", "import undo"]),
      Declaration(
        .export, "export", [Operand(.file, .optional)],
        [
          Flag("--as", exportForms, "the form; else the ending of the file's name tells it")
        ],
        "write everything out: events as JSON Lines, or a document or a table to read",
        [
          "export all.jsonl", "export > all.jsonl", "export diary.md", "export all.csv",
          "export --as csv > all.csv",
        ]),
      Declaration(
        .exportLater, "export later", "let the next export be suggested another time",
        ["export later"]),
      Declaration(
        .replay, "replay", [],
        [
          Flag("--from", .whenOrMonth, keepsInstant: true, "the first time to show"),
          Flag("--to", .whenOrMonth, keepsInstant: true, "the last time to show"),
          Flag(
            "--by", .choice(EventSelection.Axis.allCases.map(\.rawValue)),
            "whether these are times at which things happened (the default) or were recorded"),
          Flag("--type", .eventType, repeats: true, "only events of this type; may be given again"),
          Flag("--device", .device, "only what this device wrote"),
          Flag("--as", .choice(["table", "jsonl"]), "list the events in this form"),
          Flag(
            "--hash",
            "show the history hash and the state hash, of these events where some are chosen"),
        ],
        "build everything again from the journal",
        [
          "replay", "replay --hash", "replay --to yesterday --by recorded --hash",
          "replay --from \"last monday\" --type momentLogged --as table",
        ]),
      Declaration(
        .join, "join", [Operand(.folder)],
        [Flag("--name", .text("DEVICE"), "what this device is called")],
        "make a vault here from a shared folder",
        [
          "join /media/usb/echolog --name phone",
          "join /media/usb/echolog --key-file ~/.echolog-key",
        ]),
      Declaration(
        .sync, "sync", [Operand(.folder, .optional)], [],
        "exchange news with a shared folder; without one, with that of the last sync",
        ["sync /media/usb/echolog", "sync"]),
    ]
  }

  private static var vault: [Declaration] {
    [
      Declaration(
        .initialise, "init", [],
        [
          Flag("--owner", .text("LABEL"), "whose vault it is, such as a name"),
          Flag("--name", .text("DEVICE"), "what this device is called"),
        ],
        "make a vault", ["init", "init --name laptop --key-file ~/.echolog-key"]),
      Declaration(
        .passphrase, "passphrase", [],
        [
          Flag("--new-passphrase-file", .file, "read the new one from the first line of a file"),
          Flag("--new-passphrase-fd", .number, "read the new one from an open descriptor"),
          Flag("--new-key-file", .file, "open with a key file from now on; made if absent"),
        ],
        "change the passphrase of the vault on this device; copies made before keep theirs",
        ["passphrase", "passphrase --new-key-file ~/.echolog-key"]),
      Declaration(
        .policy, "policy", [Operand(.policy, .optional)], [],
        "which of the products this vault is; alone, what that keeps out",
        ["policy", "policy echo", "policy all"]),
      Declaration(
        .devices, "devices", [],
        [
          Flag(
            "--acknowledge", "say that you know of the histories that check tells to part")
        ],
        "the devices that wrote this history", ["devices", "devices --acknowledge"]),
      Declaration(.check, "check", "read the whole vault and say whether it is sound", ["check"]),
      Declaration(
        .repair, "repair", [Operand(.folder, .optional)],
        [
          Flag("--from", .folder, "a synced folder or another copy that may hold what is lost"),
          Flag(
            "--keys", "put key files and echolog-vault in order where they are; no copy is made"),
          Flag("--dry-run", "say what would be done, and write nothing"),
        ],
        "write a recovered copy of a damaged vault; the original stays as it is",
        [
          "repair --dry-run", "repair /media/usb/recovered --from /media/usb/echolog",
          "repair --keys",
        ]),
      Declaration(.settings, "settings", "every setting as it is", ["settings"]),
      Declaration(
        .set, "set", [Operand(.setting), Operand(.settingValue)], [],
        "change a setting of the vault, or of this device; settings lists them",
        ["set delivery-time 08:30", "set notification-slots 64", "set notifications off"]),
      Declaration(
        .drafts, "drafts",
        "lines begun at a prompt and not carried out, as kept at each new line and pause",
        ["drafts"]),
      Declaration(
        .draftsDiscard, "drafts discard", "let them all go, for good", ["drafts discard"]),
      Declaration(.paths, "paths", "the folders that are used", ["paths"]),
    ]
  }

  private static var program: [Declaration] {
    [
      Declaration(
        .repl, "repl", [Operand(.file, .optional)], [],
        "a prompt that takes these lines; with a file, its lines up to one that is refused",
        ["repl", "repl < lines.txt"]),
      Declaration(
        .demo, "demo", [], [Flag("--seed", .number, "live another life")],
        "a year of an invented life in a vault to try", ["demo", "demo --seed 7"]),
      Declaration(
        .help, "help", [Operand(.text("COMMAND"), .optional)], [], "show help",
        ["help", "help goal set"]),
      Declaration(
        .version, "version", [],
        [Flag("--notices", "show the licences of the word lists in the program")],
        "which version this is", ["version", "version --notices"]),
      Declaration(
        .completion, "completion", [Operand(.shell)], [], "words to complete, for your shell",
        ["completion bash > /etc/bash_completion.d/echolog"]),
    ]
  }
}

extension Declaration {
  init(_ verb: Verb, _ words: String, _ summary: String, _ examples: [String]) {
    self.init(verb, words, [], [], summary, examples)
  }
}
