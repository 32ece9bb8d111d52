import Echolog
import Platform

/// Undoing, and the choice of what the vault allows.
extension Session {
  func undo(_ words: String?) async throws(Stopped) -> Page {
    let diary = try opened()
    var id: EventName?
    if let words { id = try await findEvent(words) }
    let undoing = try await asking { () async throws(DiaryError) in try await diary.undo(id) }
    let told = try await telling()
    let undone = undoing.undone.map { (name: $0.name, event: $0.event) }
    return try await telling(told, with: told.references(of: undone)).undone(
      by: undoing.recorded[0].name, undone,
      isPutBack: undoing.isPutBack, passedBy: undoing.passedBy.map { ($0.name, $0.event) })
  }

  func policy(_ policy: Policy?) async throws(Stopped) -> Page {
    guard let policy else { return try await telling().policy() }
    let diary = try opened()
    let recorded = try await asking { () async throws(DiaryError) in
      try await diary.select(policy)
    }
    return try await telling().recorded(recorded.name, recorded.event)
  }

  /// Records that the person knows where histories part, and shows under which names they are.
  func acknowledgeBranches() async throws(Stopped) -> Page {
    let diary = try opened()
    let known = try await asking { () async throws(DiaryError) in
      try await diary.acknowledgePartings()
    }
    let own = await diary.ownLog
    return try await telling().devices(own: own, acknowledged: known)
  }

  private func findEvent(_ words: String) async throws(Stopped) -> EventName {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.findEvent(words)
    } catch {
      throw .trouble(await trouble(error, naming: words, of: nil))
    }
  }
}
