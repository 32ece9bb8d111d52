import Echolog

/// The prompt: the lines of the grammar without the program's name, one after the other.
///
/// At a terminal it asks with a prompt and goes on after errors. A script, from a file or the
/// standard input, has no prompt and stops at the first error with its exit code.
@MainActor package final class REPL {
  let session: Session
  let program: Program
  private(set) var console: Console
  var gathered: Gathered?
  let held = HeldAnswers()
  private var tellsTime = false
  private var history = LineHistory()
  /// Where the history is kept; nil once that failed.
  private var historyPath: Path?
  /// What can be named, as it was before the line was asked for, and what was looked for with TAB.
  private var things: [NamedThing] = []
  private var older: (sought: LineCompletion.Sought, found: [NamedThing])?
  /// What the next line begins with, and whether it goes on with looking for older things.
  private var begun: LineEditor.TypedLine?
  private var seeksOlder = false
  private var query: String?

  package init(_ session: Session, _ console: Console, _ program: Program) {
    self.session = session
    session.isAtPrompt = true
    self.console = console
    self.console.held = held
    self.program = program
  }

  func run(script: String?) async throws -> ExitCode {
    let code = try await carryOut(script)
    if !session.supposed.isEmpty {
      try console.remark("What was supposed is let go; nothing of it was recorded.")
    }
    await session.end()
    return code
  }

  private func carryOut(_ script: String?) async throws -> ExitCode {
    if let script, script != "-" {
      let bytes = try session.paths.disk.readAll(session.paths.absolute(script))
      let text = try TextInput.text(bytes) { ScriptPlace(file: script, line: $0) }
      return try await run(ScriptLines(of: text), from: ScriptPlace(file: script))
    }
    guard script == nil, console.mayAsk else {
      return try await run(ScriptLines(), from: ScriptPlace(file: nil))
    }
    return try await converse()
  }

  // MARK: At a terminal

  private func converse() async throws -> ExitCode {
    let path = try session.paths.vaultPlace(session.options).states.appending(LineHistory.fileName)
    historyPath = path
    // What was typed in earlier sessions is a comfort: none of it where that can not be read.
    let kept = Result { () throws(StorageError) in try session.paths.disk.readAll(path) }.value
    history = LineHistory(text: String(decoding: kept ?? [], as: UTF8.self))
    for line in history.lines { LineEditor.remember(line) }
    try console.note(Messages.welcome)
    // Asks for the passphrase before the first line, so that nobody types it as one; refused, it is
    // asked for again by the line that needs the vault.
    _ = telling { try session.opened() }
    var hasOffered = false
    while true {
      Interruption.clear()
      var sign = session.changeToken()
      things = await session.namedThings().adding(older?.found ?? [])
      // The first time this opened the vault.
      if sign == nil { sign = session.changeToken() }
      if !hasOffered, session.isOpen {
        hasOffered = true
        switch telling({ try session.offerUnfinished(console) }) ?? nil {
        case .line(let line):
          // Its rows may be lines that were not run.
          begun = LineEditor.TypedLine(before: line, after: "", holdsPaste: true)
        case .other(let line):
          if try await carryOut(typed: line) == .leave { return .success }
          continue
        case nil: break
        }
      }
      let newEvents = await session.takeNewEvents()
      if newEvents > 0 {
        let events = Messages.count(newEvents, "event")
        try console.note("\(events) came from another process meanwhile.")
      }
      let answer = LineEditor.line(
        prompt: promptText, guide: guide(knowing: sign), begun: begun, beginsWithTab: seeksOlder)
      (begun, seeksOlder) = (nil, false)
      if try await follow(answer) == .leave { return .success }
    }
  }

  private func follow(_ answer: LineEditor.Answer) async throws -> Outcome {
    switch answer {
    case .news(let typed): begun = typed
    case .seeksOlder(let typed):
      if let sought = LineCompletion.sought(by: typed.before) {
        older = (sought, await session.olderThings(sought))
      }
      (begun, seeksOlder) = (typed, true)
    case .interrupted(let typed):
      // The arrow keys bring back what was typed, and before it what was kept of another line.
      for line in [session.keptLine ?? "", typed] where !line.isEmpty { LineEditor.remember(line) }
      try session.discardUnfinished()
    case .ended: return .leave
    case .notText(let words):
      _ = program.tell(UsageError.notText(words), console)
      try tellNotRun(LineEditor.takeLinesThatCameAlong())
    case .line(let text, let isPasted):
      older = nil
      return try await isPasted ? carryOut(pasted: text) : carryOut(typed: text)
    }
    return .next(.success)
  }

  /// The result of some work; nil where it failed, after its error was shown.
  private func telling<Result>(_ work: () throws -> Result) -> Result? {
    do {
      return try work()
    } catch {
      _ = program.tell(error, console)
      return nil
    }
  }

  /// Carries out what was typed as one entry: rows of it are rows of its text.
  private func carryOut(typed text: String) async throws -> Outcome {
    let lines = Words.lines(text)
    return try await carryOut(lines.first.map(Words.saysAnything) == true ? [text] : lines)
  }

  /// Carries out what was pasted, line by line, or as one text where the person chooses so.
  private func carryOut(pasted text: String) async throws -> Outcome {
    let lines = Words.lines(text)
    guard Words.areProse(lines) else { return try await carryOut(TypedQuery.joined(lines)) }
    try console.note("This looks like one text of \(text.count(where: \.isNewline) + 1) lines.")
    let question = "Keep it as one (o), run each line (r), or none (Return)? "
    let answer = telling { try session.ask(question, console) } ?? nil
    switch answer?.lowercased().filter({ !$0.isWhitespace }) {
    case "o", "one": return try await carryOut([text])
    case "r", "run": return try await carryOut(TypedQuery.joined(lines))
    default:
      remember([text])
      if try session.keepRefused(text) { try session.settleUnfinished(by: text) }
      try console.note("Nothing was run. Arrow up brings it back.")
      return .next(.success)
    }
  }

  /// Carries out lines that came at once, and names those that are not run.
  private func carryOut(_ lines: [String]) async throws -> Outcome {
    remember(lines)
    let keptBefore = session.keptLine
    let (outcome, rest) = await carryOut(lines: lines)
    let isLeaving = outcome == .leave
    var left = rest.filter(Words.saysAnything)
    // Whoever leaves may have typed on for the shell.
    if outcome.endsLines, !isLeaving { left += LineEditor.takeLinesThatCameAlong() }
    let run = lines.dropLast(rest.count)
    let refused = outcome.endsLines && !isLeaving ? run.suffix(1) : []
    let kept = (refused + left).joined(separator: "\n")
    var isKept = false
    for line in run.dropLast(refused.count) { try session.settleRefused(by: line) }
    // What has these words already stays until they are kept anew.
    var maySettle = true
    if session.keptLine == keptBefore {
      if !kept.isEmpty, isLeaving {
        isKept = session.keepUnfinished(kept)
        maySettle = false
      } else if !kept.isEmpty {
        maySettle = try session.keepRefused(kept)
      }
      if maySettle { try session.settleUnfinished(by: lines.joined(separator: "\n")) }
    }
    // A line that was carried out, or has no text.
    if maySettle, session.isKeptInPassing { try session.discardUnfinished() }
    // The arrow keys bring back also those that begin with a space.
    for line in left where line.first?.isWhitespace == true { LineEditor.remember(line) }
    try tellNotRun(left, canComeBack: !isLeaving, areOffered: isKept)
    if let stopped = refused.first,
      let text = Words.command(ofTextBefore: stopped, in: run.dropLast())
    {
      try console.remark(Messages.proseInPaste(of: text))
    }
    return outcome
  }

  private func tellNotRun(
    _ lines: [String], canComeBack: Bool = true, areOffered: Bool = false
  ) throws {
    let named = Messages.notRun(lines, canComeBack: canComeBack, areOffered: areOffered)
    for line in named { try console.remark(line) }
  }

  /// Lines that came at once; what is refused stops those behind it, which are returned.
  package func carryOut(lines: [String]) async -> (outcome: Outcome, rest: ArraySlice<String>) {
    var outcome = Outcome.next(.success)
    var rest = lines[...]
    while let line = rest.popFirst() {
      outcome = await carry(out: line)
      if outcome.endsLines { break }
    }
    return (outcome, rest)
  }

  /// - Parameter sign: of what is known; another one is news.
  private func guide(knowing sign: [UInt8]?) -> LineEditor.Guide {
    let things = things
    let (paths, options) = (session.paths, session.options)
    let hasHints = console.canBeFaint
    return LineEditor.Guide(
      width: { [console] in console.terminalWidth },
      offer: {
        LineCompletion.offer(
          for: $0, things: things, zones: { paths.zonesBeginning($0, options) },
          months: { paths.monthsBeginning($0, options) }, paths: paths.pathsBeginning)
      },
      seeksOlder: { [known = older?.sought] line, needsMore in
        guard let sought = LineCompletion.sought(by: line), sought != known else { return false }
        // What the names of the latest share may not be what all of them do.
        return needsMore || sought.isByName
      },
      hint: { hasHints ? LineHint.text(for: $0, things: things) : nil },
      goesOn: { Words.openQuote(of: Words.lines($0).last ?? $0) != nil || TypedQuery.goesOn($0) },
      keep: { [session] in session.keepUnfinished($0) },
      keepTyped: { [session] in session.keepTyped($0) },
      hasNews: { [session] in
        guard let sign, let latest = session.changeToken() else { return false }
        return latest != sign
      })
  }

  /// Keeps lines for the arrow keys, each for itself, and for the next session what may be kept of
  /// them. Where that fails, it is reported once, and the prompt goes on.
  private func remember(_ lines: [String]) {
    let recorded = lines.filter { history.record($0) }
    for line in recorded { LineEditor.remember(line) }
    guard !recorded.isEmpty, let path = historyPath else { return }
    let disk = session.paths.disk
    do throws(StorageError) {
      try disk.makeDirectories(path.parent)
      // The disk makes files with mode 0600.
      try disk.replace(
        path, with: Array(history.text.utf8).rawSpan,
        through: path.parent.appending("history.new"))
    } catch {
      historyPath = nil
      _ = program.tell(error, console)
    }
  }

  // MARK: One line

  /// What is to be done behind a line.
  package enum Outcome: Equatable {
    case next(ExitCode)
    case leave

    /// Whether lines behind it are not run; that nothing was found stops none.
    var endsLines: Bool { if case .next(let code) = self { code.endsScript } else { true } }
  }

  /// Carries a line out; `mayGather` where others come behind it that need not wait.
  func carry(
    out line: String, at place: ScriptPlace? = nil, isRow: Bool = false, mayGather: Bool = false
  ) async -> Outcome {
    var console = console
    if TypedQuery.saysNothing(line) { return .next(.success) }
    // A query may be typed as it is, and one that was answered goes on with `WHERE`.
    let isMore = query.map { TypedQuery.isContinued($0, by: line) } ?? false
    let whole = isMore ? (query ?? "") + "\n" + line : line
    query = TypedQuery.begins(whole) ? whole : nil
    let line = query.map { "sql " + $0 } ?? line
    do {
      var words = try Words.placed(line, isRow: isRow)
      // People also type the program's name, as they would in the shell.
      if words.count > 1, words[0].text == "echolog" { words.removeFirst() }
      guard let first = words.first?.text else { return .next(.success) }
      if let dot = try DotCommand(words.map(\.text)) {
        try await tellGathered()
        return try await carry(out: dot)
      }
      let start = SystemClock.monotonicNanoseconds
      let parsed = try LineParser.parse(words, of: line)
      console.options = try program.options(of: parsed, over: console.options)
      if let flag = parsed.globals.keys.sorted().first(where: Grammar.onlyAtStart.contains) {
        throw Messages.onlyAtStart(flag)
      }
      let command = try await program.command(of: parsed, for: session)
      if mayGather, let place, command.traits.contains(.canBeGathered) {
        try await gather(line, at: place)
      } else {
        try await tellGathered()
      }
      if command.traits.contains(.isOnlyAtStart) { throw Messages.onlyAtStart(first) }
      let code = try await session.run(command, console)
      if command.traits.contains(.takesOver) { _ = await session.takeNewEvents() }
      if let place, code.endsScript { try console.show(Messages.stopped(at: place, code)) }
      let elapsed = SystemClock.monotonicNanoseconds - start
      if tellsTime { try console.remark(Messages.took(nanoseconds: elapsed)) }
      return .next(code)
    } catch {
      return .next(program.tell(await session.worded(error), console, at: place))
    }
  }

  // MARK: Lines about the prompt

  private func carry(out dot: DotCommand) async throws -> Outcome {
    switch dot {
    case .leave: return .leave
    case .help(let topic):
      return .next(try await session.run(HelpCommand(topic: topic), console))
    case .mode(let form):
      if let form { console.options.form = form }
      try console.remark("Answers are shown as: " + console.options.form.rawValue)
    case .timer(let isOn):
      if let isOn { tellsTime = isOn }
      try console.remark(
        tellsTime ? "Each line says how long it took." : "No line says how long it took.")
    case .asOf(let words): try await travel { $0.asOf = words }
    case .known(let words): try await travel { $0.known = words }
    case .whatIf(let words): try await suppose(words)
    case .walk(let walk): return .next(try await follow(walk))
    case .tables(let table):
      return await carry(out: Words.line(["tables"] + [table].compactMap(\.self)))
    case .why(let row, let column):
      let cells = console.listed.cells
      defer { console.listed.cells = cells }
      return await carry(out: Words.line(try console.listed.line(row: row, column: column)))
    case .output(let file, let mayReplace):
      console.output = nil
      if let file {
        var asking = console
        if mayReplace { asking.options.agreesToAll = true }
        let path = try session.paths.absolute(file)
        try session.requireFree(path, asking)
        console.output = try OutputFile(path, on: session.paths.disk)
      }
      try console.remark(Messages.output(console.output?.path.text))
    }
    return .next(.success)
  }

  /// Asks at other times from now on, once they are understood.
  func travel(_ change: (inout Options) -> Void) async throws {
    let before = session.past
    change(&session.past)
    do {
      try await program.readTimes(for: session)
    } catch {
      session.past = before
      throw error
    }
    // What was listed was so at another time.
    console.listed.cells = nil
    try console.remark(Messages.times(session.time, zone: try session.paths.zone(session.options)))
  }

  /// What the prompt shows: also at which times it asks, and what it supposes, so that nobody takes
  /// the past for now, or what would be for what is.
  private var promptText: String {
    let past = session.past
    var marks =
      past.asOf == past.known
      ? [past.asOf.map { "then, " + $0 }].compactMap(\.self)
      : [past.asOf.map { "as of " + $0 }, past.known.map { "known " + $0 }].compactMap(\.self)
    if let last = session.supposed.last?.line {
      let shown = DisplayWidth.cut(VisibleText.line(last), to: 40)
      let others = session.supposed.count - 1
      marks.append("what if: " + (others > 0 ? "\(others) more and " : "") + shown)
    }
    return marks.isEmpty ? "echolog> " : "echolog (\(marks.joined(separator: ", ")))> "
  }
}

extension ExitCode {
  /// Whether a script goes no further; that nothing was found stops none.
  var endsScript: Bool { self != .success && self != .negative }
}
