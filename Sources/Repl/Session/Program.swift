import CivilTime
import Echolog
import Rendering
import System

/// The program `echolog`: one line from the shell, or many from a prompt or a script.
@MainActor package struct Program {
  let environment: Environment
  let places: Places

  private init(_ environment: Environment) {
    self.environment = environment
    places = Places(environment)
  }

  /// Runs one line and answers the code to exit with.
  ///
  /// - Parameter words: the arguments without the program's name.
  package static func run(_ words: [String]) async -> Int32 {
    Interruption.watch()
    let program = Program(.current())
    return await program.run(words).rawValue
  }

  private func run(_ words: [String]) async -> ExitCode {
    var console = Console(environment, Options())
    // Before the line is understood, so that its refusal has the form that was asked for.
    if words.contains("--json") { console.options.form = .json }
    do throws(Stopped) {
      let (parsed, options) = try read(words, over: Options())
      console.options = options
      let statement = try self.statement(parsed, options)
      let session = Session(places: places, options: options)
      switch statement {
      case .repl(let script): return try await Prompt(session, console, self).run(script: script)
      case .demo: return try await Demo(self, console).run()
      default:
        let code = try await session.carry(out: statement, console)
        await session.end()
        return code
      }
    } catch {
      return tell(error, console)
    }
  }

  func read(
    _ words: [String], over options: Options
  ) throws(Stopped) -> (line: ParsedLine, options: Options) {
    do throws(UsageError) {
      let parsed = try LineParser.parse(words)
      return (parsed, try options.overridden(by: parsed.globals))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// Reads the values of a line, at the present time of the options and in their zone.
  func statement(_ line: ParsedLine, _ options: Options) throws(Stopped) -> Statement {
    let zone = try places.zone(options) ?? .utc
    let now = try places.surroundings(options).now()
    do throws(LineError) {
      let whens = WhenReader(now: now, rules: zone, dayStart: .standard)
      return try StatementReader(line, whens: whens).statement()
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// Tells why a line stopped. A reader that went away is no error worth a word.
  func tell(_ stopped: Stopped, _ console: Console) -> ExitCode {
    switch stopped {
    case .trouble(let trouble):
      do throws(StreamError) {
        try console.show(trouble)
      } catch {
        return .inputOutput
      }
      return trouble.exit
    case .stream(.closed): return .success
    case .stream(.interrupted): return .interrupted
    case .stream(.noSpace), .stream(.failed): return .inputOutput
    }
  }
}
