// Program: from a line to a statement, and the program around it.
//
// In come words, from the shell, a script or the line editor; one table of declarations says what
// they may be, and yields parsing, help and completion. Out goes a statement, which is carried out
// on the diary, and a page on the standard streams: results on the output,
// everything else on the errors. A line that is not understood changes nothing. Only this module
// reads and writes streams for people, and only `LineEditor` knows libedit. The table and what can
// be named also answer TAB, here and in shells, and say at the prompt what may come next.
// What a person writes is kept nowhere but in the journal: not in the prompt's history either.
// A simulated terminal is the same program in a world of its own, where the tests live stories.

import Echolog
import Interop
import Platform

/// The program `echolog`: one line from the shell, or many from a prompt or a script.
@MainActor package struct Program {
  let environment: Environment
  let places: Places
  /// Before a line says how its answer is to be shown.
  private let console: Console

  init(_ environment: Environment) {
    self.init(Places(environment), Console(environment, Options()))
  }

  init(_ places: Places, _ console: Console) {
    environment = places.environment
    self.places = places
    self.console = console
  }

  /// Runs the line that the process was started with and answers the code to exit with.
  package static func run() async -> Int32 {
    Machine.hideMemory()
    Interruption.watch()
    let program = Program(.current())
    var words: [String] = []
    for (index, word) in Machine.arguments.enumerated().dropFirst() {
      guard let word else {
        let shown = CommandLine.arguments[index]
        let trouble = Catalogue.trouble(UsageError.notText(shown))
        var console = program.console
        if CommandLine.arguments.contains("--json") { console.options.form = .json }
        return program.tell(.trouble(trouble), console).rawValue
      }
      words.append(word)
    }
    return await withTaskExecutorPreference(MainThread()) {
      await program.run(words).rawValue
    }
  }

  /// Runs a line of the shell, without the program's name.
  func run(_ words: [String]) async -> ExitCode {
    if words.count == 3, words[0] == "_complete", let shell = Statement.Shell(rawValue: words[1]) {
      return await complete(words[2], for: shell)
    }
    var console = console
    // Before the line is understood, so that its refusal has the form that was asked for.
    if words.contains("--json") { console.options.form = .json }
    do throws(Stopped) {
      let (line, options) = try read(over: console.options) { () throws(UsageError) in
        try LineParser.parse(words)
      }
      console.options = options
      let parsed = try line.readingWords(by: TextInput.words)
      let session = Session(places: places, options: options)
      let statement = try await self.statement(parsed, for: session)
      switch statement {
      case .repl(let script): return try await Prompt(session, console, self).run(script: script)
      case .demo(let seed): return try await Demo(self, console, seed: seed).run()
      default:
        let code = try await session.carry(out: statement, console)
        await session.end()
        return code
      }
    } catch {
      return tell(error, console)
    }
  }

  /// Answers a shell. It is no command: nobody types it, and help does not show it.
  private func complete(_ line: String, for shell: Statement.Shell) async -> ExitCode {
    let answer = await ShellCompletion(places: places).answer(to: shell, line: line)
    do throws(Stopped) {
      try console.write(answer)
      return .success
    } catch {
      return .inputOutput
    }
  }

  /// - Parameter parse: sorts the words of a line.
  func read(
    over options: Options, _ parse: () throws(UsageError) -> ParsedLine
  ) throws(Stopped) -> (line: ParsedLine, options: Options) {
    do throws(UsageError) {
      let parsed = try parse()
      let options = try options.overridden(by: parsed.globals)
      guard options.form != .csv || Grammar.listings.contains(parsed.command.verb) else {
        throw .listsNothing(command: parsed.command.name)
      }
      return (parsed, options)
    } catch .quotesMissing(let name, let line) {
      try requireUnderstood(line, over: options)
      throw .trouble(Catalogue.trouble(UsageError.quotesMissing(of: name, line: line)))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// Makes sure that a line to write with quotes is not refused in its turn.
  ///
  /// - Throws: what it would be refused with, to be told at once.
  private func requireUnderstood(_ line: String, over options: Options) throws(Stopped) {
    let (parsed, options) = try read(over: options) { () throws(UsageError) in
      try LineParser.parse(Words.split(line))
    }
    _ = try statement(of: reader(parsed, options))
  }

  /// Reads the values of a line, at the present time of the session and in its zone.
  ///
  /// Days and weeks in words begin when they do in the vault; it is opened for that only after the
  /// line is known to be understood.
  func statement(_ line: ParsedLine, for session: Session) async throws(Stopped) -> Statement {
    session.readings = []
    let statement = try self.statement(of: self.reader(line, session.options))
    guard line.namesTime else { return statement }
    let settings = try await session.settings()
    let reader = try self.reader(line, session.options, in: settings)
    session.readings = reader.readings
    return try self.statement(of: reader)
  }

  private func reader(
    _ line: ParsedLine, _ options: Options, in settings: SettingsInForce? = nil
  ) throws(Stopped) -> StatementReader {
    let zone = try places.zone(options) ?? .utc
    let now = try places.surroundings(options).now()
    let whens = WhenReader(now: now, rules: zone, dayStart: settings?.dayStart ?? .standard)
    return StatementReader(line, whens: whens, weekStart: settings?.weekStart ?? .monday)
  }

  private func statement(of reader: StatementReader) throws(Stopped) -> Statement {
    do throws(LineError) {
      return try reader.statement()
    } catch .rejected(.unknownEmotion(let word, nearest: nil)) {
      let trouble = Catalogue.trouble(Rejection.unknownEmotion(word, nearest: nil))
      throw .trouble(trouble.offeringEmotion(for: reader.line.operands.first))
    } catch {
      let trouble = Catalogue.trouble(error)
      let origin = try origin(ofImportBy: reader.line)
      throw .trouble(
        origin == .ownExport ? Catalogue.trouble(ImportFileError.ownExport) : trouble)
    }
  }

  /// What kind of file a line is to import, where its beginning tells. A pipe or a device may give
  /// its bytes once only, to the import itself.
  private func origin(ofImportBy line: ParsedLine) throws(Stopped) -> ImportOrigin? {
    guard line.command.verb == .importFile, let file = line.operands.first, file != "-" else {
      return nil
    }
    let path = try places.absolute(file)
    do throws(DiskError) {
      guard try places.disk.statusIfPresent(of: path)?.kind == .file else { return nil }
      return try ImportSource(file: path, on: places.disk).origin()
    } catch {
      // The line is refused for its form; the next one tells what is with the file.
      return nil
    }
  }

  /// Tells why a line stopped. A reader that went away is no error worth a word.
  func tell(_ stopped: Stopped, _ console: Console) -> ExitCode {
    switch stopped {
    case .trouble(let trouble):
      do throws(Stopped) {
        try console.show(trouble)
      } catch {
        return .inputOutput
      }
      return trouble.exit
    case .stream(.closed): return .outputClosed
    case .stream(.interrupted): return .interrupted
    case .stream(.noSpace):
      return tell(.trouble(Catalogue.outputFailed(isFull: true)), console)
    case .stream(.failed):
      return tell(.trouble(Catalogue.outputFailed(isFull: false)), console)
    }
  }
}
