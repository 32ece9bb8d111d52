import Echolog
import Journal

extension Messages {
  static let homeMissing = ProgramError(
    "homeMissing", .configuration, "Your home folder is not known.",
    next: "Set HOME, or the XDG_… variables.")

  static let workingFolderMissing = ProgramError(
    "workingFolderMissing", .noInput, "The folder that you are in is not there any more.",
    next: "Go to one that is, with cd; a path that begins with a slash means the same anywhere.")

  static let keyFileNeeded = usage("keyFileNeeded", "This vault opens with a key file.")
    .next("Name it with --key-file.")

  static let passphraseNeeded = usage(
    "passphraseNeeded", "The passphrase is needed, and there is no one to ask.",
    next: "Give --passphrase-file or --passphrase-fd.")

  static func openToOthers(_ path: Path) -> String {
    "Others on this machine can get at \(shown(path)). For you alone: "
      + "chmod go-rwx \(typed(path.text))"
  }

  static func hint(at weakness: Passphrase.Weakness) -> String {
    let why =
      switch weakness {
      case .common: "is one of those that are tried first"
      case .repeated: "is one piece again and again"
      case .sequence: "follows the alphabet, the digits or a keyboard"
      case .digits: "has nothing but digits"
      case .short: "has fewer than 12 characters"
      }
    return
      "It is taken, but this passphrase \(why): whoever has your files may find it by trying. Four "
      + "words or more that do not belong together are hard to find; echolog passphrase changes it."
  }

  static let stoppedAtQuestion = stopped("Nothing was changed.")

  /// That Ctrl-C was pressed, and what came of what was under way.
  static func stopped(_ outcome: String) -> ProgramError {
    ProgramError("interrupted", .interrupted, "Stopped. " + outcome)
  }

  static let passphrasesDiffer = usage("passphrasesDiffer", "The two passphrases differ.")
    .next("Nothing was done; please try again.")

  /// `--passphrase-fd` names a descriptor that nobody opened.
  static func descriptorClosed(_ descriptor: Int32) -> ProgramError {
    ProgramError("descriptorClosed", .noInput, "Descriptor \(descriptor) can not be read.")
      .next("Open it in the shell, as in 3< file.")
  }

  static func outputFailed(isFull: Bool) -> ProgramError {
    ProgramError(
      "outputFailed", .inputOutput,
      isFull
        ? "The answer did not fit: there is no room where it is written to."
        : "The answer could not be written to where it goes.",
      next: "If the line recorded something, it is kept; echolog history shows that.")
  }

  static let noEventMatches = "No event is like that; echolog history lists them all."

  static func gaps(_ events: UInt64) -> Page {
    Page(
      ["schema": "gaps/1", "missing": events], blocks: Page.Block.advice(missing(events)),
      rows: [["missing", String(events)]])
  }

  static func missing(_ events: UInt64) -> String {
    "\(count(Int(clamping: events), "event")) can not be read; echolog check tells which."
  }

  static func setBack(lacking events: UInt64) -> String {
    let (said, was) = (count(Int(clamping: events), "event"), events == 1 ? "was" : "were")
    return "This vault is in an earlier state: \(said) that \(was) kept later can not be read here."
  }

  static func unreadable(_ name: String) -> ProgramError {
    ProgramError(
      "eventUnreadable", .badData, "\(quoted(name)) can not be read here.",
      next: "echolog sync brings it where another device has it; echolog repair makes a sound copy "
        + "of what is left.")
  }

  static func notYetThere(_ name: String) -> ProgramError {
    ProgramError(
      "notYetThere", .refused, "Nothing of \(quoted(name)) holds at the time that is asked about.",
      next: "Ask about a later time, or about now, without --asof and --known.")
  }

  /// The same of Echoes (S0 VRV-002), and what can be done without their words.
  static func echoNotLoaded(_ names: [String], way: String? = nil) -> ProgramError {
    ProgramError(
      "echoCorrupted", .badData,
      "Echo could not be loaded: \(VisibleText.line(all(names))) can not be read here.",
      next:
        "echolog check tells what is damaged; echolog sync or echolog repair may bring the words "
        + "back." + (way.map { "\n" + $0 } ?? ""))
  }

  static func made(vault: String, hasPassphrase: Bool, isAtPrompt: Bool) -> Page {
    var page = Page(
      ["schema": "vault/1", "vault": vault],
      blocks: [.line("Your vault is at \(VisibleText.line(vault)).", .good)],
      rows: [[vault]])
    page.notes = [
      keepSafe(hasPassphrase: hasPassphrase),
      "echolog goal set water 2 L --per day sets a first goal.",
      "echolog moment \"Took a short walk\" keeps a first moment.",
    ]
    if !isAtPrompt { page.notes.append("echolog repl opens a prompt, where texts need no quotes.") }
    return page
  }

  private static func keepSafe(hasPassphrase: Bool) -> String {
    hasPassphrase
      ? "Nobody can open it without the passphrase, or bring a forgotten one back: keep it safe."
      : "Nobody can open it without the key file: keep a copy of that in another place."
  }

  static func changedSecret(hadPassphrase: Bool, hasPassphrase: Bool, hasOthers: Bool) -> Page {
    let (old, new) = (
      hadPassphrase ? "passphrase" : "key file", hasPassphrase ? "passphrase" : "key file"
    )
    let word = hasPassphrase ? "passphrase" : "keyFile"
    var page = Page(
      ["schema": "secret/1", "opensWith": word, "othersOpen": hasOthers],
      blocks: [.line("The new \(new) opens the vault on this device now.", .good)],
      rows: [[word]])
    page.notes = [
      keepSafe(hasPassphrase: hasPassphrase),
      "The old \(old) still opens copies made before, other devices and the folder of a sync, "
        + "and whoever has one of these can read with it what you write from now on, too.",
      "The next sync brings them the new one beside it. To close them, run echolog passphrase on "
        + "each device, then delete what is in the folder “keys” of the synced folder, and sync.",
    ]
    if hasOthers {
      page.notes.append(
        "Yet another one opens the vault here, which came from another device by a sync: echolog "
          + "passphrase changes that as well, if you give it as the one until now.")
    }
    return page
  }

  static func paths(_ paths: [(name: String, path: String)]) -> Page {
    Page(
      JSON("paths/1").with(.object(paths.map { ($0.name, .string($0.path)) })),
      blocks: [
        .table(
          ["", .flexible("")],
          paths.map { [Span($0.name, .faint), Span(VisibleText.line($0.path))] })
      ], rows: paths.map { [$0.name, $0.path] })
  }

  static func notices(_ notices: [(data: String, notice: String)]) -> Page {
    let lines = notices.flatMap { data, notice in
      [Page.Block.line(data, .strong), .blank]
        + notice.split(separator: "\n", omittingEmptySubsequences: false).map { .line(String($0)) }
        + [.blank]
    }
    return Page(
      [
        "schema": "notices/1",
        "notices": JSON.list(notices) { ["data": $0.data, "notice": $0.notice] },
      ], blocks: Array(lines.dropLast()), rows: notices.map { [$0.data, $0.notice] })
  }

  static func version(foldVersion: UInt32) -> Page {
    Page(
      ["schema": "version/1", "version": programVersion, "fold": foldVersion],
      blocks: [.line("echolog \(programVersion)")],
      rows: [[programVersion, String(foldVersion)]])
  }

  static let programVersion = "0.1"

  static let welcome =
    "Lines as on the command line, without echolog. TAB completes, .help helps, .quit leaves."

  static func goesOn(until quote: Character) -> String {
    "\(quote) and Return end the text, Ctrl-C gives it up"
  }

  static let queryGoesOn = "; or an empty line ends the query, Ctrl-C gives it up"

  static func moreCandidates(_ count: Int) -> String { "… and \(count) more; type on to see them" }

  static func notRun(_ lines: [String], canComeBack: Bool, areOffered: Bool) -> [String] {
    guard !lines.isEmpty else { return [] }
    var told = ["Not run, because of the line before:"] + named(lines)
    if canComeBack { told.append("Arrow up brings them back, one at a time.") }
    if areOffered { told.append("They are kept: the next prompt offers them, and so does drafts.") }
    return told
  }

  static func proseInPaste(of command: String) -> String {
    "If these lines are one text: undo takes the first back, and \(command) \"…\" with quotes "
      + "around all of them keeps them as one."
  }

  /// Names the lines that came before a question was put, a line each; none where none came.
  static func notTaken(_ lines: [String], canComeBack: Bool) -> [String] {
    guard !lines.isEmpty else { return [] }
    return ["These came before the question, so they are no answer to it and were not run:"]
      + named(lines) + (canComeBack ? ["Arrow up brings them back at the prompt."] : [])
  }

  private static func named(_ lines: [String]) -> [String] {
    let most = 20
    let shown = lines.prefix(most).map { "  " + DisplayWidth.cut(VisibleText.line($0), to: 70) }
    let left = lines.count - shown.count
    return shown + (left > 0 ? ["  … and \(left) more"] : [])
  }

  /// Where answers go now; nil for the terminal.
  static func output(_ path: String?) -> String {
    path.map { "Answers go to \(VisibleText.line($0)). .output alone brings them back." }
      ?? "Answers are shown here."
  }

  /// `Took 3.2 ms.`
  static func took(nanoseconds: UInt64) -> String {
    let tenths = (nanoseconds + 50_000) / 100_000
    return "Took \(grouped(tenths / 10)).\(tenths % 10) ms."
  }

  static func limits(_ limits: [(what: String, max: Int)]) -> String {
    let rooms = limits.enumerated().map { index, limit in
      grouped(limit.max) + (index == 0 ? " characters" : "") + " in the " + limit.what
    }
    return "There is room for \(rooms.joined(separator: ", "))."
  }

  /// - Parameter start: as it is set in the vault that is open; nil where none is.
  static func dayStart(_ start: DayStart?) -> String {
    let begin =
      start.map { "Your day begins at " + time(minuteOfDay: $0.minutes) }
      ?? "A day begins at 04:00 unless you set it otherwise, as echolog settings shows"
    return start == .midnight
      ? begin + "." : begin + ": what you do after midnight counts for the evening before."
  }

  /// `Of “tuesday evening” the day is kept; of “tuesday 20:00” the time would be too.`
  static func hourNotKept(_ words: String, day: String, hour: Int) -> String {
    "Of \(quoted(words)) the day is kept; of "
      + "\(quoted(day + " " + time(minuteOfDay: hour * 60))) the time would be too."
  }

  /// That a day with a time is the calendar's, and a date alone not today's yet, as said at night.
  static func byCalendar(_ reading: CalendarReading) -> String {
    let ending = ends(reading.today, at: reading.dayStart).dropLast()
    guard reading.hasTime else { return "\(ending); until then today is \(day(reading.today))." }
    return "A day with a time is the calendar's: \(day(reading.named)). \(ending); "
      + "without the time it is \(day(reading.own))."
  }

  /// `Your Thursday ends at 04:00.`
  static func ends(_ day: CivilDay, at start: DayStart) -> String {
    "Your \(capitalised(day.weekday.label)) ends at \(time(minuteOfDay: start.minutes))."
  }

  /// Which instant a time on the wall was taken for that set clocks skip or show twice.
  static func clockChange(_ when: When) -> String? {
    let time = { (wall: WallTime) in
      when.precision == .instant ? wall.timeText : self.time(minuteOfDay: wall.minuteOfDay)
    }
    switch when.clockChange {
    case .skipped(let wanted):
      let taken = WallTime(at: when.instant, offset: when.offset)
      let on = taken.day == wanted.day ? "" : day(taken.day) + " "
      return "\(time(wanted)) did not exist on \(day(wanted.day)); "
        + "taken as \(on)\(time(taken)) (\(when.offset))."
    case .twice(let wanted, let second):
      let again = "\(wanted.day) \(time(wanted)) \(second)"
      return "\(time(wanted)) came twice on \(day(wanted.day)); "
        + "taken as the first (\(when.offset)). “\(again)” is the second."
    case nil: return nil
    }
  }

  static func offered(_ emotion: String, beside next: String?) -> String {
    (next.map { $0 + "\n" } ?? "")
      + "The note sounds like \(emotion): --emotion \(emotion) says so."
  }

  static func waiting(for holder: Int32?) -> String {
    "Another process" + (holder.map { " (\($0))" } ?? "")
      + " is writing to the vault; waiting for it. Ctrl-C stops."
  }

  static func onlyAtStart(_ word: String) -> ProgramError {
    usage("onlyAtStart", "\(quoted(word)) goes with the program's own line only.")
      .next("Leave with .quit and start again with it.")
  }

  static func demoBegins(_ folder: String, hasPrompt: Bool) -> String {
    "An invented year is being lived in \(VisibleText.line(folder)), without waiting for the disk. "
      + (hasPrompt ? "At the prompt behind it, the clock stays at its last evening. " : "")
      + "Delete the folder whenever you like."
  }

  static func demoLived(
    _ places: [(name: String, value: String)], events: UInt64, types: [TypeCount], line: String
  ) -> Page {
    var page = Page(JSON("demo/1").with(.object(places.map { ($0.name, .string($0.value)) })))
    page.add(["events": events, "types": json(types), "line": line])
    page.rows = places.map { [$0.name, $0.value] }
    page.notes = [
      "This line opens it on its last evening; without --now, on the day that it is:",
      "  " + VisibleText.line(line),
    ]
    return page
  }
}
