import Content
import Echolog
import Journal
import Platform

struct PromptCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "repl", [Operand(.file, .optional)], [],
    "a prompt that takes these lines; with a file, its lines up to one that is refused",
    ["repl", "repl < lines.txt"], .isOnlyAtStart,
    remarks: [
      "Lines that begin with a dot are about the prompt: .asof and .known ask at another time, "
        + ".back, .step and .goto go through what was recorded, .whatif supposes, .why asks about "
        + "a cell of what was listed last. .help lists them all."
    ])

  let script: String?

  init(_ line: Arguments) throws { script = line.operand(0) }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    let program = Program(session.paths, console)
    return try await Prompt(session, console, program).run(script: script)
  }
}

struct DemoCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "demo", [], [Flag("--seed", .number, "live another life")],
    "a year of an invented life in a vault to try", ["demo", "demo --seed 7"], .isOnlyAtStart)

  let seed: UInt64?

  init(_ line: Arguments) throws { seed = try line.number("--seed").map(UInt64.init) }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await Demo(Program(session.paths, console), console, seed: seed).run()
  }
}

struct HelpCommand: PageCommand {
  static let declaration = Declaration(
    Self.self, "help", [Operand(.text("COMMAND"), .optional)], [], "show help",
    ["help", "help goal set"], .isHelp)

  /// About a command or about all of them; nil for who typed nothing at all.
  let topic: [String]?

  init(_ line: Arguments) throws {
    topic = line.line.callsNothing ? nil : line.line.operands
  }

  init(topic: [String]) { self.topic = topic }

  func page(in session: Session, _ console: Console) async throws -> Page {
    guard let topic else { return Help.short(hasVault: session.hasVault) }
    let settings = await session.diary?.viewAfterCommand().history.settings
    return try Help.page(topic: topic, dayStart: settings?.dayStart, isAtPrompt: session.isAtPrompt)
  }
}

extension Session {
  /// Whether the marker of a vault is where it is looked for; where that is unknown, whoever opens
  /// it hears why.
  fileprivate var hasVault: Bool {
    do {
      let folder = VaultFolder(try paths.vaultPlace(options).vault)
      return try paths.disk.statusIfPresent(of: folder.marker) != nil
    } catch {
      return false
    }
  }
}

struct VersionCommand: PageCommand {
  static let declaration = Declaration(
    Self.self, "version", [],
    [Flag("--notices", "show the licences of the word lists in the program")],
    "which version this is", ["version", "version --notices"])

  let isOfNotices: Bool

  init(_ line: Arguments) throws { isOfNotices = line.has("--notices") }

  func page(in session: Session, _ console: Console) async throws -> Page {
    isOfNotices
      ? Messages.notices(Notices.all) : Messages.version(foldVersion: History.foldVersion)
  }
}

struct CompletionCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "completion", [Operand(.shell)], [], "words to complete, for your shell",
    ["completion bash > /etc/bash_completion.d/echolog"])

  let shell: Shell

  init(_ line: Arguments) throws {
    shell = try line.choice(line.needed(0), for: "completion")
  }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try console.write(CompletionScript.text(for: shell))
    return .success
  }
}

/// The shells that completion is written for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
