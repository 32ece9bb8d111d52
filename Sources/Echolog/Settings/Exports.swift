/// When everything was written out last, and when to suggest it again (S4: monthly nudges).
package struct ExportState: Equatable, Sendable {
  /// The civil day of the last one; nil before.
  package let lastDay: CivilDay?
  /// The civil day on which the vault was made; nil while its first event is not here.
  package let vaultDay: CivilDay?
  /// The day on which the person last said: not now.
  package let postponedOn: CivilDay?
  /// After how many days it is suggested; 0 is never.
  package let nudgeDays: Int

  package init(
    lastDay: CivilDay? = nil, vaultDay: CivilDay? = nil, postponedOn: CivilDay? = nil,
    nudgeDays: Int
  ) {
    self.lastDay = lastDay
    self.vaultDay = vaultDay
    self.postponedOn = postponedOn
    self.nudgeDays = nudgeDays
  }

  /// The day from which another export is suggested; nil for never.
  package var suggestedFrom: CivilDay? {
    guard nudgeDays > 0, let since = lastDay ?? vaultDay else { return nil }
    return max(since, postponedOn ?? since) + nudgeDays
  }

  /// Whether to suggest one on a day.
  package func isSuggested(on day: CivilDay) -> Bool {
    suggestedFrom.map { $0 <= day } ?? false
  }
}

/// Keeps that a file with everything was written.
///
///     try await diary.perform(NoteExport(.events))
public struct NoteExport: Command, Equatable {
  package let kind: ExportKind

  /// What the file holds.
  public init(_ kind: ExportKind) {
    self.kind = kind
  }

  /// Records it.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    .records(PendingEvent(.vaultExported(VaultExported(kind: kind)), in: now))
  }
}

/// Answers the suggestion to write everything out with: not now.
///
///     try await diary.perform(PostponeExport())
public struct PostponeExport: Command, Equatable {
  /// Now.
  public init() {}

  /// Records it.
  ///
  /// - Throws: `exportNotSuggested` while nothing is suggested.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard history.exports.isSuggested(on: now.today) else {
      throw .exportNotSuggested(until: history.exports.suggestedFrom)
    }
    let answer = PromptAnswered(prompt: .exportNudge, accepted: false)
    return .records(PendingEvent(.promptAnswered(answer), in: now))
  }
}
