// Program: from a line to a command, and the program around it.
//
// In come words, from the shell, a script or the line editor. Each command is one type in
// `Commands`: what it is called and takes, how its values are read, and what it runs on the diary;
// parsing, help and completion use the one table of them. Out goes a page on the standard streams:
// results on the output, everything else on the errors. A line that is not understood changes
// nothing. Only this module reads and writes streams for people, and only `LineEditor` knows
// libedit. The table and what can be named also answer TAB, here and in shells, and show at the
// prompt what may come next. What a person writes is kept nowhere but in the journal: not in the
// prompt's history either. A simulated terminal is the same program in a world of its own, where
// the tests live stories.

import Echolog
import Interop
import Platform

/// The program `echolog`: one line from the shell, or many from a prompt or a script.
@MainActor package struct Program {
  let environment: Environment
  let paths: ProgramPaths
  /// Before a line sets how its answer is to be shown.
  private let console: Console

  init(_ environment: Environment) {
    self.init(ProgramPaths(environment), Console(environment, Options()))
  }

  init(_ paths: ProgramPaths, _ console: Console) {
    environment = paths.environment
    self.paths = paths
    self.console = console
  }

  /// Runs the line that the process was started with and answers the code to exit with.
  @MainActor package static func run() async -> Int32 {
    Machine.hideMemory()
    Interruption.watch()
    let program = Program(.current())
    var words: [String] = []
    for (index, word) in Machine.arguments.enumerated().dropFirst() {
      guard let word else {
        let shown = CommandLine.arguments[index]
        let programError = Messages.programError(UsageError.notText(shown))
        var console = program.console
        if CommandLine.arguments.contains("--json") { console.options.form = .json }
        return program.tell(.programError(programError), console).rawValue
      }
      words.append(word)
    }
    return await program.run(words).rawValue
  }

  /// Runs a line of the shell, without the program's name.
  package func run(_ words: [String]) async -> ExitCode {
    if words.count == 3, words[0] == "_complete", let shell = Shell(rawValue: words[1]) {
      return await complete(words[2], for: shell)
    }
    var console = console
    // Before the line is understood, so that its refusal has the form that was asked for.
    if words.contains("--json") { console.options.form = .json }
    do throws(Exit) {
      let (line, options) = try read(over: console.options) { () throws(UsageError) in
        try LineParser.parse(words)
      }
      console.options = options
      let parsed = try line.readingWords(by: TextInput.words)
      let session = Session(paths: paths, options: options)
      let command = try await command(of: parsed, for: session)
      guard command.traits.contains(.isOnlyAtStart) else {
        let code = try await session.run(command, console)
        await session.end()
        return code
      }
      return try await command.run(in: session, console)
    } catch {
      return tell(error, console)
    }
  }

  /// Answers a shell. It is no command: nobody types it, and help does not show it.
  private func complete(_ line: String, for shell: Shell) async -> ExitCode {
    let answer = await ShellCompletion(paths: paths).answer(to: shell, line: line)
    do throws(Exit) {
      try console.write(answer)
      return .success
    } catch {
      return .inputOutput
    }
  }

  /// - Parameter parse: sorts the words of a line.
  func read(
    over options: Options, _ parse: () throws(UsageError) -> ParsedLine
  ) throws(Exit) -> (line: ParsedLine, options: Options) {
    do throws(UsageError) {
      let parsed = try parse()
      var options = try options.overridden(by: parsed.globals)
      options.choice = try RowChoice(parsed)
      guard options.form != .csv || parsed.command.traits.contains(.givesRows) else {
        throw .listsNothing(command: parsed.command.name)
      }
      guard !options.watches || parsed.command.traits.contains(.asksOfNow) else {
        throw .watchesNothing(command: parsed.command.name)
      }
      return (parsed, options)
    } catch .quotesMissing(let name, let line) {
      try requireUnderstood(line, over: options)
      throw .programError(Messages.programError(UsageError.quotesMissing(of: name, line: line)))
    } catch {
      throw .programError(Messages.programError(error))
    }
  }

  /// Makes sure that a line to write with quotes is not refused in its turn.
  ///
  /// - Throws: what it would be refused with, to be shown at once.
  private func requireUnderstood(_ line: String, over options: Options) throws(Exit) {
    let (parsed, options) = try read(over: options) { () throws(UsageError) in
      try LineParser.parse(Words.split(line))
    }
    _ = try command(of: arguments(parsed, paths.dependencies(options)))
  }

  /// Reads the values of a line, at the present time of the session and in its zone.
  ///
  /// Days and weeks in words begin when they do in the vault; it is opened for that only after the
  /// line is known to be understood.
  package func command(
    of line: ParsedLine, for session: Session
  ) async throws(Exit) -> any ProgramCommand {
    session.folder = try line.value("--shared").map(paths.absolute)
    let dependencies = try session.dependencies()
    let read = arguments(line, dependencies)
    let command = try self.command(of: read)
    let time = try understood(line) { () throws(LineError) in try read.time(in: session.past) }
    let whatIf = try await whatIf(of: line, for: session)
    let remarks = Messages.fromTheBeginning(Words.lines(line.globals["--whatif"] ?? ""))
    session.readings = remarks
    session.time = QueryTime(whatIf: whatIf)
    guard line.namesTime || time != .present else { return command }
    let settings = try await session.settings()
    let arguments = arguments(line, dependencies, in: settings)
    session.readings = remarks + arguments.readings
    session.time = try understood(line) { () throws(LineError) in
      try arguments.time(in: session.past)
    }
    session.time.whatIf = whatIf
    return try self.command(of: arguments)
  }

  /// Understands the times at which a session asks where no line gives others.
  func readTimes(for session: Session) async throws(Exit) {
    let (line, _) = try read(over: session.options) { () throws(UsageError) in
      try LineParser.parse(["tables"])
    }
    _ = try await command(of: line, for: session)
  }

  private func arguments(
    _ line: ParsedLine, _ dependencies: Dependencies, in settings: SettingsInForce? = nil
  ) -> Arguments {
    let whens = WhenReader(
      now: dependencies.now(), rules: dependencies.zone ?? .utc,
      dayStart: settings?.dayStart ?? .standard)
    return Arguments(line, whens: whens, weekStart: settings?.weekStart ?? .monday)
  }

  private func command(of arguments: Arguments) throws(Exit) -> any ProgramCommand {
    try understood(arguments.line) { () throws(LineError) in try arguments.command() }
  }

  private func understood<Value>(
    _ line: ParsedLine, _ read: () throws(LineError) -> Value
  ) throws(Exit) -> Value {
    do throws(LineError) {
      return try read()
    } catch {
      throw .programError(try line.command.command.refusal(error, of: line, at: paths))
    }
  }

  /// Reports why a line stopped. A reader that went away is no error worth a word.
  func tell(_ stopped: Exit, _ console: Console) -> ExitCode {
    switch stopped {
    case .programError(let programError):
      do throws(Exit) {
        try console.show(programError)
      } catch {
        return .inputOutput
      }
      return programError.exit
    case .stream(.closed): return .outputClosed
    case .stream(.interrupted): return .interrupted
    case .stream(.noSpace):
      return tell(.programError(Messages.outputFailed(isFull: true)), console)
    case .stream(.failed):
      return tell(.programError(Messages.outputFailed(isFull: false)), console)
    }
  }
}
