import Echolog
import Platform
import Program

/// A terminal in a simulated world, with a shell and a prompt on one vault: clock, zone and chance
/// are given, nothing outlasts a power cut, and a listener hears every line, in its order. Nobody
/// is asked anything.
@MainActor final class SimulatedTerminal {
  private let program: Program
  private let session: Session
  private let prompt: REPL

  init(
    _ environment: Environment, in world: Dependencies,
    heardBy listener: @escaping @Sendable (String) -> Void
  ) {
    let paths = ProgramPaths(environment, simulation: world, disk: POSIXDisk(isLasting: false))
    var options = Options()
    options.mayAsk = false
    options.color = .never
    var console = Console(environment, options)
    console.listener = listener
    program = Program(paths, console)
    session = Session(paths: paths, options: options)
    prompt = REPL(session, console, program)
  }

  /// Carries out what a shell hands to a new process, without the program's name.
  func run(_ words: [String]) async -> ExitCode { await program.run(words) }

  /// Carries out lines of the prompt that belong together; the code is that of a script.
  func type(_ text: String) async -> ExitCode {
    switch await prompt.carryOut(lines: Words.lines(text)).outcome {
    case .next(let code): code
    case .leave: .success
    }
  }

  /// What is in the vault, seen from the world's present.
  func view() async throws -> DiaryView {
    try await session.opened().view()
  }

  /// Leaves the prompt; what makes the next opening quick is kept.
  func leave() async { await session.end() }
}
