/// What holds for the vault as a whole beside its settings; the later event wins.
struct VaultState: Equatable, Sendable {
  /// The civil day on which it was made; nil before that is known.
  var beganDay: Int32?
  var exportedDay: Int32?
  /// When the person last answered with "not now" to an export.
  var exportPostponedDay: Int32?
  var plan = PaidPlan()
  /// By the number of the document, ascending.
  var consents: [Consent] = []

  /// Every number of it but those of consents, in an order that never changes; below every day
  /// stands for nil.
  var numbers: [Int64] {
    get {
      [beganDay, exportedDay, exportPostponedDay, plan.lastDay?.daysSinceEpoch].map {
        $0.map(Int64.init) ?? Self.noDay
      } + [Int64(plan.entitlement.rawValue), Int64(plan.source.rawValue)]
    }
    set {
      guard newValue.count == numbers.count else { return }
      let days = newValue.prefix(4).map { $0 == Self.noDay ? nil : Int32(clamping: $0) }
      (beganDay, exportedDay, exportPostponedDay) = (days[0], days[1], days[2])
      plan = PaidPlan(
        Entitlement(stored: newValue[4]), until: days[3].map { CivilDay(daysSinceEpoch: $0) },
        source: EntitlementSource(stored: newValue[5]))
    }
  }

  private static let noDay = Int64.min
}

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
