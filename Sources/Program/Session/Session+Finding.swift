import Echolog
import Platform

/// Entries for commands that are about some kinds of them, and what is said about the others.
extension Session {
  /// Finds what `remove` takes back.
  func findRemovable(_ words: String) async throws(Stopped) -> EventName {
    let id = try await find(words, offering: [.moment, .log, .memory, .reminder])
    var told = try await telling()
    told = try await telling(told, with: [told.history.text(ofEcho: id)].compactMap(\.self))
    if let entity = told.history.entity(of: id), let trouble = told.refusalToRemove(entity) {
      throw .trouble(trouble)
    }
    return id
  }

  /// Finds a memory to change.
  func findEditable(_ words: String, for edit: EditMemory) async throws(Stopped) -> EventName {
    let told = try await telling()
    let entity: EntityReference
    do throws(Rejection) {
      entity = try told.history.find(words)
    } catch {
      // Of several that may be meant, only one may be a memory.
      return try await find(words, .memory)
    }
    guard entity.kind != .memory else { return entity.id }
    if let removal = told.history.removal(of: entity.id) {
      throw .trouble(
        Catalogue.trouble(
          Rejection.alreadyRemoved(entity.kind, by: told.history.label(of: removal))))
    }
    let moment = told.history.moment(entity.id)
    let references = [moment?.text, moment?.laterPraise].compactMap(\.self)
    let words = try await telling(told, with: references).words
    let says = edit.text ?? moment?.text.flatMap { words[$0] }
    let praise = moment?.laterPraise.map { inLine(words[$0]) }
    throw .trouble(told.refusalToEdit(entity, text: inLine(says), praise: praise))
  }

  /// Words as a line says them; rows can not be shown in one without changing them.
  private func inLine(_ words: String?) -> String {
    words.flatMap { $0.contains(where: \.isNewline) ? nil : Words.line([$0]) } ?? "TEXT"
  }
}
