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
    guard script == nil, console.mayAsk else {
      return try await runScript(TextInput.standard())
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
    let bytes: [UInt8]
    do throws(DiskError) {
      bytes = try session.places.disk.readAll(session.places.absolute(name))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    return try TextInput.text(bytes)
  }

  // MARK: At a terminal

  private func converse() async throws(Stopped) -> ExitCode {
    let path = try session.places.vaultPlace(session.options).states.appending("history")
    var history = loadHistory(path)
    let entries = OfferedEntries()
    let paths = PathCompletion(places: session.places)
    LineEditor.begin(with: history) { typed in
      LineCompletion.offer(for: typed, entries: entries.all, paths: paths.paths)
    }
    try console.note(Catalogue.welcome)
    while true {
      Interruption.clear()
      entries.all = await session.namedEntries()
      switch LineEditor.line(prompt: "echolog> ") {
      case .interrupted: continue
      case .ended: return .success
      case .notText(let words):
        let trouble = Catalogue.trouble(UsageError.notText(words))
        _ = program.tell(.trouble(trouble), console)
      case .line(let line):
        if history.record(line) {
          LineEditor.remember(line)
          try saveHistory(history, path)
        }
        if case .leave = await carry(out: line) { return .success }
      }
    }
  }

  /// What TAB can name, as it was before the line was asked for.
  @MainActor private final class OfferedEntries {
    var all: [NamedEntry] = []
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
      var words = try split(line)
      // People also type the program's name, as they would in the shell.
      if words.count > 1, words[0] == "echolog" { words.removeFirst() }
      guard let first = words.first else { return .next(.success) }
      if let dot = DotCommand(words) {
        guard dot == .help else { return .leave }
        let help = Statement.help(topic: Array(words.dropFirst()))
        return .next(try await session.carry(out: help, console))
      }
      let (parsed, options) = try program.read(words, over: session.options)
      console.options = options
      if let flag = parsed.globals.keys.first(where: { !Self.everyLine.contains($0) }) {
        throw .trouble(Catalogue.onlyAtStart(flag))
      }
      let statement = try await program.statement(parsed, for: session)
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
