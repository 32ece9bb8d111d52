import Bytes
import Echolog
import Files
import Rendering
import System

/// The REPL: the lines of the grammar without the program's name, one after the other.
///
/// At a terminal it asks with a prompt and goes on after errors. A script, from a file or the
/// standard input, has no prompt and stops at the first error with its exit code.
@MainActor struct Prompt {
  private let session: Session
  private let console: Console
  private let program: Program

  init(_ session: Session, _ console: Console, _ program: Program) {
    self.session = session
    self.console = console
    self.program = program
  }

  func run(script: String?) async throws(Stopped) -> ExitCode {
    let code = try await carryOut(script)
    await session.end()
    return code
  }

  private func carryOut(_ script: String?) async throws(Stopped) -> ExitCode {
    if let script, script != "-" { return try await runScript(readFile(script)) }
    let isAsking = StandardStream.input.isTerminal && StandardStream.output.isTerminal
    guard isAsking, script == nil, console.options.mayAsk else {
      return try await runScript(readInput())
    }
    return try await converse()
  }

  // MARK: Scripts

  private func runScript(_ text: String) async -> ExitCode {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A first line may name the program that runs the file.
      if line.hasPrefix("#!") { continue }
      switch await carry(out: line.last == "\r" ? String(line.dropLast()) : String(line)) {
      case .next(let code) where code != .success && code != .negative: return code
      case .next: continue
      case .leave: return .success
      }
    }
    return .success
  }

  private func readFile(_ name: String) throws(Stopped) -> String {
    do throws(DiskError) {
      let bytes = try session.places.disk.readAll(session.places.absolute(name))
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  private func readInput() throws(Stopped) -> String {
    var bytes: [UInt8] = []
    do throws(StreamError) {
      while true {
        let part = try StandardStream.input.read(limit: 1 << 16)
        if part.isEmpty { return String(decoding: bytes, as: UTF8.self) }
        bytes += part
      }
    } catch {
      throw .stream(error)
    }
  }

  // MARK: At a terminal

  private func converse() async throws(Stopped) -> ExitCode {
    let path = try session.places.vaultPlace(session.options).states.appending("history")
    var history = loadHistory(path)
    LineEditor.begin(with: history)
    try session.note(Catalogue.welcome, console)
    while true {
      Interruption.clear()
      guard let line = LineEditor.line(prompt: "echolog> ") else { break }
      if history.record(line) {
        LineEditor.remember(line)
        try saveHistory(history, path)
      }
      if case .leave = await carry(out: line) { break }
    }
    return .success
  }

  /// What was typed in earlier sessions; none where that can not be read, since it is a comfort.
  private func loadHistory(_ path: Path) -> LineHistory {
    do throws(DiskError) {
      return LineHistory(
        text: String(decoding: try session.places.disk.readAll(path), as: UTF8.self))
    } catch {
      return LineHistory()
    }
  }

  /// Keeps the history for the person alone: the disk makes files with mode 0600.
  private func saveHistory(_ history: LineHistory, _ path: Path) throws(Stopped) {
    let disk = session.places.disk
    do throws(DiskError) {
      try disk.makeDirectories(path.parent)
      try disk.replace(
        path, with: Array(history.text.utf8).rawSpan,
        through: path.parent.appending("history.new"))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  // MARK: One line

  private enum Outcome {
    case next(ExitCode)
    case leave
  }

  private func carry(out line: String) async -> Outcome {
    var console = console
    do throws(Stopped) {
      let words = try split(line)
      guard let first = words.first else { return .next(.success) }
      if let dot = DotCommand(rawValue: first) {
        guard dot == .help else { return .leave }
        let help = Statement.help(topic: Array(words.dropFirst()))
        return .next(try await session.carry(out: help, console))
      }
      let (parsed, options) = try program.read(words, over: session.options)
      console.options = options
      if let flag = parsed.globals.keys.first(where: { !Self.everyLine.contains($0) }) {
        throw .trouble(Catalogue.onlyAtStart(flag))
      }
      let statement = try program.statement(parsed, session.options)
      switch statement {
      case .repl, .demo: throw .trouble(Catalogue.onlyAtStart(first))
      default: return .next(try await session.carry(out: statement, console))
      }
    } catch {
      return .next(program.tell(error, console))
    }
  }

  /// Options that a single line may give.
  private static let everyLine: Set = [
    "--json", "--plain", "--color", "--help", "--no-input", "--yes",
  ]

  private func split(_ line: String) throws(Stopped) -> [String] {
    do throws(UsageError) {
      return try Words.split(line)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }
}
