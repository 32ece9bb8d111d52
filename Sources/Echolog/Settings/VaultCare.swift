import Platform

extension History {
  /// Whether the person agrees to a document.
  package func consent(to document: ConsentDocument) -> Consent {
    guard let state = vaultState.consents.first(where: { $0.document == document.rawValue }) else {
      return Consent(document)
    }
    return Consent(
      document, isGiven: state.isGiven, version: state.version,
      changedOn: CivilDay(daysSinceEpoch: state.day))
  }

  /// What was said last of what the person has paid for.
  package var plan: PaidPlan {
    PaidPlan(
      Entitlement(rawValue: vaultState.entitlement) ?? .unspecified,
      until: vaultState.entitlementLastDay.map { CivilDay(daysSinceEpoch: $0) },
      source: EntitlementSource(rawValue: vaultState.entitlementSource) ?? .unspecified)
  }

  /// When everything was written out last, and when to suggest it again.
  package var exports: ExportState {
    let day = { (day: Int32?) in day.map { CivilDay(daysSinceEpoch: $0) } }
    return ExportState(
      lastDay: day(vaultState.exportedDay), vaultDay: day(vaultState.beganDay),
      postponedOn: day(vaultState.exportPostponedDay), nudgeDays: settings.exportNudgeDays)
  }
}
