import Echolog

/// What is taken back and allowed, agreements, the plan, and what is noted of exports.
extension Session {
  func aboutVault(_ statement: Statement) async throws(Stopped) -> Page {
    switch statement {
    case .undo(let words): return try await undo(words)
    case .policy(let policy): return try await self.policy(policy)
    case .acknowledgeBranches: return try await acknowledgeBranches()
    case .consents: return try await telling().consents()
    case .document(let document): return try await telling().document(document)
    case .diagnostics: return try await diagnostics()
    case .plan: return try await telling().plan()
    default: return try await recordCare(statement)
    }
  }

  private func recordCare(_ statement: Statement) async throws(Stopped) -> Page {
    let diary = try opened()
    let recorded: Recorded = try await asking { () async throws(DiaryError) in
      switch statement {
      case .giveConsent(let document):
        let version = Catalogue.text(of: document).version
        return try await diary.give(GiveConsent(to: document, version: version))
      case .withdrawConsent(let document):
        return try await diary.withdraw(WithdrawConsent(to: document))
      case .notePlan(let command): return try await diary.note(command)
      default: return try await diary.postponeExport()
      }
    }
    return try await tellingAfterCommand().recorded(recorded.name, recorded.event)
  }

  /// Counts events by type, once the person agreed to such a report.
  private func diagnostics() async throws(Stopped) -> Page {
    let told = try await telling()
    do throws(Rejection) {
      try told.history.consent(to: .diagnostics)
        .require(Catalogue.text(of: .diagnostics).version)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    let diary = try opened()
    let types = try await asking { () async throws(DiaryError) in try await diary.countTypes() }
    return told.diagnostics(
      types.filter { Event.Body.typeNames.contains($0.name) },
      missing: try await missingEventCount())
  }
}
