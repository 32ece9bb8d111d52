import Echolog
import Interop

struct ImportCommand: PageCommand {
  static let declaration = Declaration(
    "import", [Operand(.file)],
    [
      Flag("--as", .choice(ImportForm.allCases.map(\.rawValue)), "what each row becomes"),
      Flag(
        "--map", .word("FIELD=COLUMN,…", of: []), repeats: true,
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
    "take over CSV, JSON Lines or Loop's habits; a second run adds nothing",
    [
      "import \"Loop Habits Backup.db\"",
      "import walks.csv --as moment --map date=Date,text=Note",
      "import diary.jsonl --as memory --map date=when,text=body,title=name,tags=tags",
      "import Journal.json --as memory --map date=creationDate,text=text,tags=tags",
      "import daylio.csv --as memory "
        + "--map date=full_date,time=time,title=note_title,text=note,tags=activities,tags=mood",
      "import steps.csv --as log --activity steps --map date=Day,value=Steps",
      "import steps.csv --as goal --activity steps --map date=Day,target=Goal --set none=-",
      "import all.csv --as log --activity sleep --map date=Begin,end=End --where id=17",
      "import Loop.csv --as log --activity steps --map date=Date,value=Value --scale 0.001"
        + " --where Value!=-1",
      "import Schlaf.csv --as log --activity sleep --map date=Tag,duration=Dauer"
        + " --encoding windows-1252 --decimal comma",
    ], remarks: .lines(of: PackageResources.help_import_txt))

  /// `-` for the standard input.
  let file: String
  /// Nil to have the file described.
  let mapping: ImportMapping?
  /// The byte between the fields of a CSV file; nil to find out.
  let delimiter: UInt8?
  /// What the bytes of the file mean; nil to take a byte order mark for it, and else UTF-8.
  let encoding: TextEncoding?
  /// How dates such as `01/02/2024` and numbers such as `1.500` are meant; nil to find out.
  let habits: FileHabits
  let isAnyway: Bool
  let isAgain: Bool
  let duplicates: DuplicateRows
  let isDryRun: Bool

  init(_ line: Arguments) throws {
    file = line.needed(0)
    delimiter = try line.value("--delimiter").flatMap { word in
      let choice = try line.choice(word, of: [",", ";", "tab"], by: \.self, for: "--delimiter")
      return choice == "tab" ? 0x09 : choice.utf8.first
    }
    mapping = try Self.mapping(line)
    encoding = try line.given("--encoding")
    habits = FileHabits(
      dateOrder: try line.given("--date-order"), decimalMark: try line.given("--decimal"))
    isAnyway = line.has("--anyway")
    isAgain = line.has("--again")
    duplicates = try line.given("--duplicates") ?? .keep
    isDryRun = line.has("--dry-run")
  }

  private static func mapping(_ line: Arguments) throws -> ImportMapping? {
    guard let form: ImportForm = try line.given("--as") else {
      let readings = ["--delimiter", "--encoding", "--date-order", "--decimal", "--dry-run"]
      let flags = declaration.flags.map(\.name)
      guard flags.allSatisfy({ readings.contains($0) || !line.has($0) }) else {
        throw UsageError.flagMissing("--as moment|log|memory|goal", command: "import")
      }
      return nil
    }
    var fixed = line.values("--set")
    if let word = line.value("--activity") {
      fixed.append("activity=" + (try line.activity(word)).label)
    }
    return try ImportMapping(
      form, map: line.values("--map"), set: fixed, where: line.values("--where"),
      scale: line.value("--scale"))
  }

  var traits: Traits { mapping == nil ? [] : .takesOver }

  func page(in session: Session, _ console: Console) async throws -> Page {
    guard let mapping else { return try await pageWithoutMapping(in: session) }
    // A clock without a zone gets one only when it is asked for, not the one of this machine.
    let zone = session.options.zone == nil ? nil : try session.paths.zone(session.options)
    let source = try session.importSource(file)
    let run = ImportRun(
      source,
      by: RowInterpreter(
        mapping: mapping, zone: zone, home: try session.paths.zone(session.options),
        habits: habits, zones: session.paths.zones.named),
      delimiter: delimiter, encoding: encoding, isAnyway: isAnyway, isAgain: isAgain,
      duplicates: duplicates, into: try session.opened())
    var refusals: [RowRefusal] = []
    var line = ProgressLine(console, of: source.name)
    let outcome: ImportOutcome
    do throws(ImportError) {
      defer { line.clear() }
      if isDryRun {
        outcome = ImportOutcome(
          try await run.survey(
            onRefusal: { refusals.append($0) }, mayGoOn: { line.mayGoOn(after: $0) }))
      } else {
        outcome = try await run.perform(
          onRefusal: { refusals.append($0) }, mayGoOn: { line.mayGoOn(after: $0) })
      }
    } catch {
      let history = try await session.makePresenterAfterCommand().history
      throw Messages.programError(error) { history.label(of: $0) }
    }
    let presenter = try await session.makePresenterAfterCommand()
    var page = Messages.imported(
      outcome, of: source.name, refusals: refusals, isDryRun: isDryRun, by: presenter)
    let zoneless = outcome.batch.map(presenter.history.countWithoutZone) ?? 0
    if zoneless > 0 { page.notes.append(Messages.zoneless(zoneless)) }
    return page
  }

  /// A backup of habits says by itself what it holds; any other file is described.
  @MainActor private func pageWithoutMapping(in session: Session) async throws -> Page {
    let source = try session.importSource(file)
    let backup = try Result { () throws(ImportError) in try source.loopBackup() }
      .mapError { Messages.programError($0) { "\($0.number)" } }.get()
    guard let backup else { return try preview(source) }
    let run = LoopImport(backup, into: try session.opened())
    let outcome: ImportOutcome
    do throws(ImportError) {
      outcome = isDryRun ? ImportOutcome(try await run.survey()) : try await run.perform()
    } catch {
      throw Messages.programError(error) { "\($0.number)" }
    }
    return Messages.imported(
      outcome, of: source.name, refusals: [], isDryRun: isDryRun,
      by: try await session.makePresenterAfterCommand())
  }

  @MainActor private func preview(_ source: ImportSource) throws -> Page {
    let preview: FilePreview
    do throws(ImportError) {
      preview = try source.preview(delimiter: delimiter, encoding: encoding)
    } catch {
      throw Messages.programError(error) { "\($0.number)" }
    }
    let line = preview.guess.map { guess in
      var guess = guess
      guess.dateOrder = habits.dateOrder ?? guess.dateOrder
      let decimal = habits.decimalMark.map { ["--decimal", $0.rawValue] } ?? []
      return Words.line(["echolog", "import", file] + guess.words + decimal)
    }
    return Messages.previewed(preview, of: source.name, line: line)
  }

  /// Whether a refused line names a file that this program exported; the person is then told so
  /// instead. Standard input and pipes are not read here: only the import may, as they give their
  /// bytes once.
  static func namesOwnExport(_ line: ParsedLine, at paths: ProgramPaths) throws -> Bool {
    guard line.command.name == declaration.name, let file = line.operands.first, file != "-" else {
      return false
    }
    let path = try paths.absolute(file)
    do throws(StorageError) {
      guard try paths.disk.statusIfPresent(of: path)?.kind == .file else { return false }
      return try ImportSource(file: path, on: paths.disk).isOwnExport()
    } catch {
      // The line is refused for its form; the next one shows what is with the file.
      return false
    }
  }
}

struct ImportUndoCommand: PageCommand {
  static let declaration = Declaration(
    "import undo", [Operand(.identifier(.batch), .optional)], [],
    "take back everything that an import brought, or say which ones there are",
    ["import undo laptop:10", "import undo"])

  /// Nil to be shown which ones there are.
  let batch: String?

  init(_ line: Arguments) throws { batch = line.operand(0) }

  func page(in session: Session, _ console: Console) async throws -> Page {
    guard let batch else { throw Messages.importNeeded(of: try await session.imports()) }
    return try await session.record(UndoImport(session.find(batch, .batch)))
  }
}

extension Session {
  fileprivate func importSource(_ file: String) throws -> ImportSource {
    guard file == "-" else { return ImportSource(file: try paths.absolute(file), on: paths.disk) }
    return ImportSource(name: "standard input", holding: try StandardStream.input.readAll())
  }
}

/// How far an import is, shown while it goes on: at a terminal in one line that is written over and
/// cleared in the end, elsewhere in lines at 1,000, 2,000 and so on to 10,000, 20,000 and so on,
/// each of which shows what is durable; of a long file also at 100,000 rows read, and so on.
private struct ProgressLine {
  private let console: Console
  private let file: String
  private let isLive: Bool
  /// When the reading ended behind which rows are kept, as far as is known.
  private var start = SystemClock.monotonicNanoseconds
  private var lastShown: UInt64 = 0
  private var lastRead = 0
  private var lastWritten = 0

  init(_ console: Console, of file: String) {
    self.console = console
    self.file = file
    isLive = console.hasLiveLine
  }

  /// Shows how far it is; false once the person pressed Ctrl-C. That nobody listens ends no import.
  mutating func mayGoOn(after progress: ImportProgress) -> Bool {
    let now = SystemClock.monotonicNanoseconds
    if case .looking = progress { start = now }
    if isLive ? now - lastShown >= LiveLine.pauseNanoseconds : isMilestone(progress) {
      lastShown = now
      let said = Messages.importing(progress, of: file, nanoseconds: now - start)
      console.mention(said, isLive: isLive)
    }
    return !Interruption.isRequested
  }

  private mutating func isMilestone(_ progress: ImportProgress) -> Bool {
    switch progress {
    case .looking(let rows):
      let milestone = Self.milestone(upTo: rows)
      guard milestone >= 100_000, milestone > lastRead else { return false }
      lastRead = milestone
      return true
    case .keeping(let written, let toWrite, _):
      guard written < toWrite, written > lastWritten else { return false }
      lastWritten = written
      return Self.milestone(upTo: written) == written
    }
  }

  private static func milestone(upTo number: Int) -> Int {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    return number / unit * unit
  }

  func clear() { if isLive, lastShown > 0 { console.mention("", isLive: true) } }
}

extension ImportGuess {
  fileprivate var words: [String] {
    var words = ["--as", form.rawValue]
    if let activity { words += ["--activity", activity.label] }
    words += ["--map", map]
    if let unit { words += ["--set", "unit=\(unit)"] }
    if let dateOrder { words += ["--date-order", dateOrder.rawValue] }
    if let scale { words += ["--scale", scale] }
    if let filter { words += ["--where", filter] }
    return words
  }
}
