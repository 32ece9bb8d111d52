import Echolog
import Platform

struct RemoveCommand: EntryCommand {
  static let declaration = Declaration(
    Self.self, "remove", [Operand(.identifier(nil))], [],
    "take a moment, a log, a memory or a reminder back", ["remove laptop:142"], .canBeGathered,
    kinds: kinds)

  private static let kinds: Set<EntityKind> = [.moment, .log, .memory, .reminder]

  let id: String

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let entry = try await session.findRemovable(id)
    return try await session.record(RemoveEntry(entry), console)
  }
}

struct UndoCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "undo", [Operand(.identifier(nil), .optional)], [],
    "undo what was done last, or last to one entry; undoing an undo does it again",
    ["undo", "undo laptop:142"])

  /// Nil for what was done last.
  let id: String?

  init(_ line: Arguments) throws(LineError) { id = line.operand(0) }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    var name: EventName?
    if let id { name = try await session.findEvent(id) }
    let performed = try await session.perform(Undo(name))
    let undoing = performed.answer
    let presenter = try await session.makePresenter()
    let undone = undoing.events.map { (name: $0.name, event: $0.event) }
    return try console.show(
      try await session.makePresenter(presenter, with: presenter.references(of: undone)).undone(
        by: performed.name, undone,
        isPutBack: undoing.isPutBack, passedBy: undoing.passedByEvents.map { ($0.name, $0.event) }))
  }
}

extension Session {
  /// Finds what `remove` takes back.
  fileprivate func findRemovable(_ words: String) async throws(Exit) -> EventName {
    let id = try await find(words, offering: [.moment, .log, .memory, .reminder])
    var presenter = try await makePresenter()
    presenter = try await makePresenter(
      presenter, with: [presenter.history.text(ofEcho: id)].compactMap(\.self))
    if let entity = presenter.history.entity(of: id),
      let programError = presenter.refusalToRemove(entity)
    {
      throw .programError(programError)
    }
    return id
  }

  /// The event of this name, whatever it is about.
  func findEvent(_ words: String) async throws(Exit) -> EventName {
    let history = try await makePresenter().history
    do throws(Rejection) {
      return try history.findEvent(words)
    } catch {
      throw .programError(await programError(error, naming: words, of: nil))
    }
  }
}
