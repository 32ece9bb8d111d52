import Content
import Echolog
import Journal

/// One command of the program: what it is called and takes, how its values are read, and what it
/// does. A new one is a type of its own and a name in `Grammar.groups`.
package protocol ProgramCommand: Sendable {
  static var declaration: Declaration { get }

  /// Reads the values of a line, so that a rule about one refuses before a vault is opened. Names
  /// of entries, and amounts that need the vault to be understood, stay words.
  init(_ line: Arguments) throws

  /// What is to be known of this line; that of its declaration by default.
  var traits: Traits { get }

  @MainActor func run(in session: Session, _ console: Console) async throws -> ExitCode
}

extension ProgramCommand {
  var traits: Traits { Self.declaration.traits }
}

/// A command whose answer is one page.
protocol PageCommand: ProgramCommand {
  @MainActor func page(in session: Session, _ console: Console) async throws -> Page
}

extension PageCommand {
  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try console.show(try await page(in: session, console))
  }
}

/// A command that asks the history something.
protocol QuestionCommand: PageCommand {
  @MainActor func page(of question: Question) async throws -> Page
}

extension QuestionCommand {
  func page(in session: Session, _ console: Console) async throws -> Page {
    try await page(of: Question(try await session.makePresenter(), in: session, console))
  }
}

/// The history that is asked, and how the line wants rows of it.
@MainActor struct Question {
  let session: Session
  let console: Console
  /// Before words are read.
  let presenter: Presenter
  var history: History { _read { yield presenter.history } }
  var view: Now { presenter.view }

  init(_ presenter: Presenter, in session: Session, _ console: Console) {
    (self.presenter, self.session, self.console) = (presenter, session, console)
  }

  /// The presenter once it knows these words.
  func reading(_ words: [WordsReference?]) async throws -> Presenter {
    try await session.makePresenter(presenter, with: words)
  }

  /// The same for rows of a table, of which only shown columns have words to read.
  func reading<Row>(_ words: [WordsReference], of table: Table<Row>) async throws -> Presenter {
    try await reading(console.options.choice.wanted(words, of: table))
  }
}

protocol BareCommand: ProgramCommand {
  init()
}

extension BareCommand {
  init(_ line: Arguments) throws { self.init() }
}

/// What takes nothing but the name of an entry.
protocol EntryNaming {
  init(id: String)
}

extension EntryNaming {
  init(_ line: Arguments) throws { self.init(id: line.needed(0)) }
}

typealias EntryCommand = EntryNaming & PageCommand

/// A command that takes at most the name of an entry; without one it is about the next, or all.
protocol OptionalEntryCommand: ProgramCommand {
  init(id: String?)
}

extension OptionalEntryCommand {
  init(_ line: Arguments) throws { self.init(id: line.operand(0)) }
}

/// A command that performs one value of the library, and shows what that recorded.
protocol RecordingCommand: PageCommand {
  associatedtype Performed: Command
  var command: Performed { get }
}

extension RecordingCommand {
  func page(in session: Session, _ console: Console) async throws -> Page {
    try await session.record(command)
  }
}

/// The days between two, included, or all before or behind one.
struct DaySpan: Equatable, Sendable {
  var first: CivilDay?
  var last: CivilDay?

  /// All days where neither end is given.
  var days: ClosedRange<CivilDay> { (first ?? .epoch - .max)...(last ?? .epoch + .max) }
  /// Nil where neither end is given.
  var bounds: ClosedRange<CivilDay>? { first == nil && last == nil ? nil : days }
}

extension Session {
  /// Performs a command; what was learned besides is told behind its answer.
  func perform<C: Command>(_ command: C) async throws -> Performed<C.Answer> {
    let performed = try await opened().commit(command, showingBadges: true)
    heard.add(performed.news)
    return performed
  }

  /// Performs a command, and shows its event and the badges that came with it.
  func record(_ command: some Command) async throws -> Page {
    let performed = try await perform(command)
    let (name, event) = (performed.name, performed.event)
    let presenter = try await makePresenterAfterCommand()
    let words = [
      presenter.history.dayWords(replacedBy: name)?.text, presenter.history.settings.helpLine,
      presenter.reference(of: name, event),
    ]
    return try await makePresenter(presenter, with: words)
      .recorded(name, event, badges: performed.badges)
  }
}

struct PromptCommand: ProgramCommand {
  static let declaration = Declaration(
    "repl", [Operand(.file, .optional)], [],
    "a prompt that takes these lines; with a file, its lines up to one that is refused",
    ["repl", "repl < lines.txt"], .isOnlyAtStart,
    remarks: .lines(of: PackageResources.help_repl_txt))

  let script: String?

  init(_ line: Arguments) throws { script = line.operand(0) }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await REPL(session, console, Program(session.paths, console)).run(script: script)
  }
}

struct DemoCommand: ProgramCommand {
  static let declaration = Declaration(
    "demo", [], [Flag("--seed", .number, "live another life")],
    "a year of an invented life in a vault to try", ["demo", "demo --seed 7"], .isOnlyAtStart)

  let seed: UInt64?

  init(_ line: Arguments) throws { seed = try line.number("--seed").map(UInt64.init) }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await Demo(Program(session.paths, console), console, seed: seed).run()
  }
}

struct HelpCommand: PageCommand {
  static let declaration = Declaration(
    "help", [Operand(.text("COMMAND"), .optional)], [], "show help",
    ["help", "help goal set"], .isHelp)

  /// About a command or about all of them; nil for who typed nothing at all.
  let topic: [String]?

  init(_ line: Arguments) throws { topic = line.line.callsNothing ? nil : line.line.operands }

  init(topic: [String]) { self.topic = topic }

  func page(in session: Session, _ console: Console) async throws -> Page {
    guard let topic else {
      // None where the file that marks one can not be looked for.
      let marker = Result {
        let vault = try session.paths.vaultPlace(session.options).vault
        return try session.paths.disk.statusIfPresent(of: VaultFolder(vault).marker)
      }
      return Help.short(hasVault: (marker.value ?? nil) != nil)
    }
    let settings = await session.diary?.viewAfterCommand().history.settings
    return try Help.page(topic: topic, dayStart: settings?.dayStart, isAtPrompt: session.isAtPrompt)
  }
}

struct VersionCommand: PageCommand {
  static let declaration = Declaration(
    "version", [], [Flag("--notices", "show the licences of the word lists in the program")],
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
    "completion", [Operand(.word("SHELL", of: Shell.allCases.map(\.rawValue)))], [],
    "words to complete, for your shell",
    ["completion bash > /etc/bash_completion.d/echolog"])

  let shell: Shell

  init(_ line: Arguments) throws { shell = try Shell(chosen: line.needed(0), for: "completion") }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    let script =
      switch shell {
      case .bash: PackageResources.completion_bash
      case .zsh: PackageResources.completion_zsh
      case .fish: PackageResources.completion_fish
      }
    try console.write(String(decoding: script, as: UTF8.self))
    return .success
  }
}

/// The shells that completion is written for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
