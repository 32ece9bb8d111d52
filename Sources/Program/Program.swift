// Program: from a line to a command, and the program around it.
//
// In come words, from the shell, a script or the line editor. Each command is one type in
// `Commands`: what it is called and takes, how its values are read, and what it runs on the diary;
// parsing, help and completion use the one table of them. Out goes a page on the standard streams:
// results on the output, everything else on the errors. A line that is not understood changes
// nothing. Only this module reads and writes streams for people, and only `LineEditor` knows
// libedit. The table and what can be named also answer TAB, here and in shells, and show at the
// prompt what may come next. What a person writes is kept nowhere but in the journal: not in the
// prompt's history either. Words from the journal can not steer a terminal: control characters end
// in pages.

import Echolog
import Interop

/// The program `echolog`: one line from the shell, or many from a prompt or a script.
@MainActor package struct Program {
  let paths: ProgramPaths
  var environment: Environment { paths.environment }
  /// Before a line sets how its answer is to be shown.
  private let console: Console

  init(_ environment: Environment) {
    self.init(ProgramPaths(environment), Console(environment, Options()))
  }

  package init(_ paths: ProgramPaths, _ console: Console) {
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
        var console = program.console
        if CommandLine.arguments.contains("--json") { console.options.form = .json }
        return program.tell(UsageError.notText(shown), console).rawValue
      }
      words.append(word)
    }
    return await program.run(words).rawValue
  }

  /// Runs a line of the shell, without the program's name.
  package func run(_ words: [String]) async -> ExitCode {
    // No command: nobody types it, and help does not show it.
    if words.count == 3, words[0] == "_complete", let shell = Shell(rawValue: words[1]) {
      let answer = await ShellCompletion(paths: paths).answer(to: shell, line: words[2])
      do {
        try console.write(answer)
        return .success
      } catch {
        return .inputOutput
      }
    }
    var console = console
    // Before the line is understood, so that its refusal has the form that was asked for.
    if words.contains("--json") { console.options.form = .json }
    do {
      let line = try LineParser.parse(words)
      console.options = try options(of: line, over: console.options)
      let parsed = try line.readingWords(by: TextInput.words)
      let session = Session(paths: paths, options: console.options)
      let command = try await command(of: parsed, for: session)
      if line.callsNothing, StandardStream.input.holdsInput {
        _ = try await command.run(in: session, console)
        throw UsageError.linesNotRead
      }
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

  /// The options that a line gives, as far as its command has what they are about.
  func options(of line: ParsedLine, over options: Options) throws(UsageError) -> Options {
    var options = try options.overridden(by: line.globals)
    options.choice = try RowChoice(line)
    guard options.form != .csv || line.command.traits.contains(.givesRows) else {
      throw .listsNothing(command: line.command.name)
    }
    guard !options.watches || line.command.traits.contains(.asksOfNow) else {
      throw .watchesNothing(command: line.command.name)
    }
    return options
  }

  /// Reads the values of a line, at the present time of the session and in its zone.
  ///
  /// Days and weeks in words begin when they do in the vault; it is opened for that only after the
  /// line is known to be understood.
  package func command(
    of line: ParsedLine, for session: Session
  ) async throws -> any ProgramCommand {
    session.folder = try line.value("--shared").map(paths.absolute)
    let dependencies = try session.dependencies()
    var read = arguments(line, dependencies)
    let command: any ProgramCommand
    do {
      command = try read.command()
    } catch {
      // Whether a word names an activity of the person's own, only the vault says.
      if line.mayNameActivity(error) { read.activities = try await session.namedActivities() }
      command = try self.command(of: read)
    }
    let time = try read.time(in: session.past)
    let whatIf = try await whatIf(of: line, for: session)
    let remarks = Messages.fromTheBeginning(Words.lines(line.globals["--whatif"] ?? ""))
    session.readings = remarks
    session.time = QueryTime(whatIf: whatIf)
    guard line.namesTime || time != .present else { return command }
    let settings = try await session.settings()
    var arguments = arguments(line, dependencies, in: settings, read.activities)
    session.time = try arguments.time(in: session.past)
    if session.time != .present {
      // A date ends as days did then.
      let then = try await session.settings(at: session.time)
      arguments = self.arguments(line, dependencies, in: then, read.activities)
      session.time = try arguments.time(in: session.past)
      // "Yesterday" is then the day before that on which is asked.
      if let asOf = session.time.asOf {
        arguments = self.arguments(
          line, dependencies, in: then, read.activities, now: asOf)
      }
    }
    session.readings = remarks + arguments.readings
    session.time.whatIf = whatIf
    return try self.command(of: arguments)
  }

  /// Understands the times at which a session asks where no line gives others.
  func readTimes(for session: Session) async throws {
    _ = try await command(of: LineParser.parse(["tables"]), for: session)
  }

  private func arguments(
    _ line: ParsedLine, _ dependencies: Dependencies, in settings: SettingsInForce? = nil,
    _ activities: [Activity] = Activity.standard, now: Instant? = nil
  ) -> Arguments {
    let whens = WhenReader(
      now: now ?? dependencies.now(), rules: dependencies.zone ?? .utc,
      dayStart: settings?.dayStart ?? .standard)
    var arguments = Arguments(line, whens: whens, weekStart: settings?.weekStart ?? .monday)
    arguments.activities = activities
    return arguments
  }

  private func command(of arguments: Arguments) throws -> any ProgramCommand {
    do {
      return try arguments.command()
    } catch {
      if try ImportCommand.namesOwnExport(arguments.line, at: paths) {
        throw Messages.programError(ImportFileError.ownExport)
      }
      throw Messages.programError(for: error)
    }
  }

  /// Reports why a line stopped. A reader that went away is no error worth a word.
  func tell(_ error: any Error, _ console: Console, at place: ScriptPlace? = nil) -> ExitCode {
    switch error {
    case StreamError.closed: return .outputClosed
    case StreamError.interrupted: return .interrupted
    default: break
    }
    var programError = Messages.programError(for: error)
    if let place { programError.place = place }
    do {
      try console.show(programError)
    } catch {
      return .inputOutput
    }
    return programError.exit
  }
}
