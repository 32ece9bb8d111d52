import Echolog
import Platform

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

  /// What a line is refused with whose values could not be read.
  static func refusal(
    _ error: any Error, of line: ParsedLine, at paths: ProgramPaths
  ) throws -> ProgramError
}

extension ProgramCommand {
  var traits: Traits { Self.declaration.traits }

  static func refusal(
    _ error: any Error, of line: ParsedLine, at paths: ProgramPaths
  ) throws -> ProgramError {
    Messages.programError(for: error)
  }
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

/// A command that takes no values.
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

typealias EntryCommand = EntryNaming & ProgramCommand

/// A command that takes at most the name of an entry; without one it is about the next, or all.
protocol OptionalEntryCommand: ProgramCommand {
  init(id: String?)
}

extension OptionalEntryCommand {
  init(_ line: Arguments) throws { self.init(id: line.operand(0)) }
}

/// A command that performs one value of the library, and shows what that recorded.
protocol RecordingCommand: ProgramCommand {
  associatedtype Performed: Command
  var command: Performed { get }
}

extension RecordingCommand {
  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await session.record(command, console)
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

  func record(_ command: some Command, _ console: Console) async throws -> ExitCode {
    try await show(try await perform(command), console)
  }

  func show<Answer>(_ performed: Performed<Answer>, _ console: Console) async throws -> ExitCode {
    let presenter = try await makePresenterAfterCommand()
    let words = [
      presenter.history.dayWords(replacedBy: performed.name)?.text,
      presenter.history.settings.helpLine,
    ]
    return try console.show(
      try await makePresenter(presenter, with: words)
        .recorded(performed.name, performed.event, badges: performed.badges))
  }
}
