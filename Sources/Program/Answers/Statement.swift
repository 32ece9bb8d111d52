package import Echolog
package import Interop
package import Platform

/// A line that was understood: one case a command, its words read into values.
///
/// Names of entities and amounts that need the vault to be understood are still words.
package enum Statement: Equatable, Sendable {
  case createVault(owner: String, device: DeviceName?)
  case changeSecret(NewSecret)
  case send(SendVibe, isDryRun: Bool)
  case moment(text: String, occasion: Occasion)
  case log(Activity, amount: Int64, note: String = "", occasion: Occasion)
  case remember(CaptureMemory)
  /// Those that have all the labels and may be of these days.
  case memories(labels: [MemoryLabel], from: CivilDay? = nil, to: CivilDay? = nil, ListPart)
  case memory(id: String)
  case show(id: String)
  case edit(id: String, EditMemory)
  case unlabel(id: String, UnlabelMemory)
  case search(SearchQuery, ListPart)
  case setGoal(Activity, target: Int64, period: Period)
  /// From a day on; nil for today.
  case changeTarget(id: String, amount: String, from: CivilDay? = nil)
  case deactivateGoal(id: String, from: CivilDay? = nil)
  case reactivateGoal(id: String, from: CivilDay? = nil)
  /// Goals by their names; none for every goal that counts then.
  case excuse(ExcuseCommand, goals: [String])
  case goals
  /// The goal by its id or its activity.
  case remind(goal: String, SetReminder)
  case changeReminder(id: String, ChangeReminder)
  case removeReminder(id: String)
  case reminders
  case goalHistory(id: String)
  /// Nil for every active goal.
  case progress(id: String?)
  case streak(id: String?)
  case chart(ChartRequest)
  case today
  case echoes(EchoSelection)
  /// The latest of all, or of those between two days.
  case moments(ListPart, from: CivilDay? = nil, to: CivilDay? = nil)
  /// A moment with its praise.
  case praise(id: String)
  case enhancePraise(id: String, EnhancePraise)
  case notePraiseFailure(id: String, NotePraiseFailure)
  case summarise(SummariseDay)
  /// What she said about a day; nil for today.
  case dayWords(on: CivilDay?)
  /// The latest days that hold something, or those between two days.
  case journey(ListPart, from: CivilDay? = nil, to: CivilDay? = nil)
  case streaks
  case badges
  case logs(LogsRequest)
  case statistics
  /// How Echoes are met: time with one, answers, reading again.
  case echoUse
  case history(id: String?)
  case reveal(id: String?)
  /// The note is nil when it is still to be asked for.
  case reflect(id: String, note: String?)
  case dismiss(id: String)
  case cancel(id: String)
  case patterns
  /// Why Echoes return when they do.
  case intervals
  case quoteOfTheDay
  case favouriteQuotes
  /// A quote, or an Echo that it was shown with.
  case markQuote(id: String, isFavourite: Bool)
  case notifications
  case showNotifications
  case changePermission(ChangePermission)
  case postponePermission
  case settings
  /// What was begun at a prompt and not carried out.
  case drafts
  case discardDrafts
  case changeSetting(ChangeSetting)
  /// Nil leaves the log at its time.
  case correct(id: String, amount: String, occasion: Occasion?)
  case remove(id: String)
  case importFile(ImportRequest)
  /// To be told what a file holds.
  case previewImport(file: String, delimiter: UInt8?, encoding: TextEncoding?)
  /// Nil to be told which ones there are.
  case undoImport(batch: String?)
  /// Nil for what was done last.
  case undo(id: String?)
  /// Nil to show the one in force.
  case policy(Policy?)
  case consents
  case document(ConsentDocument)
  case giveConsent(ConsentDocument)
  case withdrawConsent(ConsentDocument)
  case diagnostics
  case plan
  case notePlan(NotePlan)
  case postponeExport
  /// In a form; nil where neither an option nor the name of the file tells one.
  case export(file: String?, as: ExportForm?)
  case replay(ReplayRequest)
  case join(folder: String, device: DeviceName?)
  /// Nil for the folder of the last sync.
  case sync(folder: String?)
  case devices
  /// Says that the person knows where histories part.
  case acknowledgeBranches
  case check
  /// Folders as they were typed: where the copy goes, and what may heal it.
  case repair(target: String?, from: String?, isDryRun: Bool)
  case repairKeys(from: String?, isDryRun: Bool)
  case paths
  case repl(script: String?)
  case demo(seed: UInt64?)
  /// Help about a command, about all of them, or for who typed nothing at all.
  case help(topic: [String]?)
  case version(notices: Bool)
  case completion(Shell)

  /// Which Echoes to list.
  package enum EchoSelection: Sendable {
    case scheduled, due, all
  }

  /// The shells that completion is written for.
  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }
}

/// Where the secret comes from that is to open the vault from now on.
package enum NewSecret: Equatable, Sendable {
  /// A passphrase that the person is asked for.
  case asked
  case passphraseFile(String)
  case passphraseDescriptor(Int32)
  /// A key file, which is made where there is none.
  case keyFile(String)
}

/// What an export is written as.
package enum ExportForm: Hashable, Sendable, CaseIterable {
  /// Every event as a line of JSON, which is all there is.
  case events
  case readable(ReadableForm)

  package static let allCases: [ExportForm] =
    [.events] + ReadableForm.allCases.map { .readable($0) }

  /// The word by which a person chooses it.
  package var label: String {
    switch self {
    case .events: "jsonl"
    case .readable(let form): form.rawValue
    }
  }

  /// What the name of a file ends in that tells it.
  package var ending: String {
    switch self {
    case .events: ".jsonl"
    case .readable(.markdown): ".md"
    case .readable(.csv): ".csv"
    }
  }

  /// What stands behind the last dot in the name of a file; nil without one.
  package static func ending(ofFile path: String) -> String? {
    path.split(separator: "/").last?
      .split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
  }

  /// Endings that name forms of other programs, which no file has that is written here.
  package static let otherEndings: Set = [
    "7z", "arrow", "avro", "db", "docx", "duckdb", "emma", "epub", "feather", "gz", "html", "ics",
    "numbers", "odt", "ods", "orc", "parquet", "pdf", "rtf", "sqlite", "sqlite3", "tar", "toml",
    "tsv", "xls", "xlsx", "xml", "yaml", "yml", "zip", "zst",
  ]

  /// The form that the ending of a file's name tells; nil where it tells none.
  package init?(ending: String) {
    switch ending {
    case "jsonl", "ndjson", "json": self = .events
    case "md", "markdown": self = .readable(.markdown)
    case "csv": self = .readable(.csv)
    default: return nil
    }
  }
}

/// What people and other programs read: entries as they stand, without what became of them.
package enum ReadableForm: String, CaseIterable, Sendable {
  /// A document, day by day.
  case markdown
  /// A table, a row an entry.
  case csv
}

/// A file to take over and how its columns are meant.
package struct ImportRequest: Equatable, Sendable {
  /// `-` for the standard input.
  package let file: String
  package let mapping: ImportMapping
  /// The byte between the fields of a CSV file; nil to find out.
  package let delimiter: UInt8?
  /// What the bytes of the file stand for; nil to take a byte order mark for it, and else UTF-8.
  package let encoding: TextEncoding?
  /// The order of dates such as `01/02/2024`; nil to find out.
  package let dateOrder: DateOrder?
  /// What stands in front of decimals in numbers such as `1.500`; nil to find out.
  package let decimalMark: DecimalMark?
  /// Whether rows that another file brought are new.
  package let isAnyway: Bool
  /// Whether a file may come in once more with another mapping.
  package let isAgain: Bool
  /// What becomes of rows that say the same as others before them.
  package let duplicates: DuplicateRows
  /// Only to say what would come.
  package let isDryRun: Bool

  package init(
    file: String, mapping: ImportMapping, delimiter: UInt8? = nil, encoding: TextEncoding? = nil,
    dateOrder: DateOrder? = nil, decimalMark: DecimalMark? = nil, isAnyway: Bool = false,
    isAgain: Bool = false, duplicates: DuplicateRows = .keep, isDryRun: Bool = false
  ) {
    self.file = file
    self.mapping = mapping
    self.delimiter = delimiter
    self.encoding = encoding
    self.dateOrder = dateOrder
    self.decimalMark = decimalMark
    self.isAnyway = isAnyway
    self.isAgain = isAgain
    self.duplicates = duplicates
    self.isDryRun = isDryRun
  }
}

/// Which days of an activity or a goal to draw, and how they are put together.
package struct ChartRequest: Equatable, Sendable {
  package let subject: Subject
  package let span: Span
  /// Nil: by days, or by weeks or months where there are many.
  package let unit: ChartUnit?

  /// Of what.
  package enum Subject: Equatable, Sendable {
    case activity(Activity)
    /// One goal, by its id.
    case goal(String)
  }

  /// Which days.
  package enum Span: Equatable, Sendable {
    /// So many, up to today.
    case days(Int)
    /// The last one included.
    case between(CivilDay?, CivilDay?)
    /// What there is so far of the current one.
    case week, month
    /// A week of days, or eight weeks of a goal that has weeks.
    case usual
  }

  package init(_ activity: Activity, _ span: Span, by unit: ChartUnit? = nil) {
    self.init(.activity(activity), span, by: unit)
  }

  package init(_ subject: Subject, _ span: Span, by unit: ChartUnit? = nil) {
    self.subject = subject
    self.span = span
    self.unit = unit
  }
}

/// Which events to replay, and how they are shown.
package struct ReplayRequest: Equatable, Sendable {
  package let from: Instant?
  package let to: Instant?
  /// By which time these select.
  package let axis: EventSelection.Axis
  /// Names of event types, as `vibeSent`.
  package let types: [String]
  package let device: String?
  package let form: Form?
  package let wantsHash: Bool

  /// How events are listed.
  package enum Form: String, CaseIterable, Sendable {
    case table, jsonl
  }

  package init(
    from: Instant?, to: Instant?, by axis: EventSelection.Axis = .happened, types: [String],
    device: String?, form: Form?, wantsHash: Bool
  ) {
    self.from = from
    self.to = to
    self.axis = axis
    self.types = types
    self.device = device
    self.form = form
    self.wantsHash = wantsHash
  }
}
