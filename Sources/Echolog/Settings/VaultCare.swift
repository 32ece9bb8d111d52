import Platform

extension History {
  /// Whether the person agrees to a document.
  package func consent(to document: ConsentDocument) -> Consent {
    vaultState.consents.first { $0.document == document } ?? Consent(document)
  }

  /// What was said last of what the person has paid for.
  package var plan: PaidPlan { vaultState.plan }

  /// When everything was written out last, and when to suggest it again.
  package var exports: ExportState {
    let day = { (day: Int32?) in day.map { CivilDay(daysSinceEpoch: $0) } }
    return ExportState(
      lastDay: day(vaultState.exportedDay), vaultDay: day(vaultState.beganDay),
      postponedOn: day(vaultState.exportPostponedDay), nudgeDays: settings.exportNudgeDays)
  }
}
