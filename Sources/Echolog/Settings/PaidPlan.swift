/// What a store, or nobody, said of what the person has paid for (S2 3.7).
///
///     let plan = try await diary.read { $0.plan }
///     show(plan.entitlement, plan.lastDay)
///
/// Only the policy of moments asks for it, and nobody is held to a plan before one was noted. What
/// costs something there is what the store sheet of S2 names: later praise without a limit, and the
/// summaries of days that the program makes. Free are the praise drawn with a moment, a later one
/// for some moments of each day, and the person's own words about a day.
public struct PaidPlan: Equatable, Sendable {
  /// `unspecified` while nobody said anything: then everything is granted.
  public let entitlement: Entitlement
  /// The last civil day of a trial or a paid term; nil for one without end.
  public let lastDay: CivilDay?
  /// Who said so.
  public let source: EntitlementSource

  /// One made by hand, as for a preview or a test.
  public init(
    _ entitlement: Entitlement = .unspecified, until lastDay: CivilDay? = nil,
    source: EntitlementSource = .unspecified
  ) {
    self.entitlement = entitlement
    self.lastDay = lastDay
    self.source = source
  }

  /// What holds on a day: a term that is over has lapsed.
  package func inForce(on day: CivilDay) -> Entitlement {
    switch entitlement {
    case .trial, .active: lastDay.map { day <= $0 } ?? true ? entitlement : .lapsed
    case .unspecified, .free, .lapsed: entitlement
    }
  }

  /// Whether everything may be used on a day.
  package func coversAll(on day: CivilDay) -> Bool {
    switch inForce(on: day) {
    case .unspecified, .trial, .active: true
    case .free, .lapsed: false
    }
  }

  /// "7-day free trial" of S2 3.7.
  package static let trialDays = 7

  /// How many moments of a day take a later praise without a paid plan. S2 3.7 sells it "unlimited"
  /// and names no limit; this one is ours.
  package static let freeLaterPraises = 3
}

/// Keeps what a store says, or what somebody grants.
///
///     try await diary.perform(NotePlan(.active, source: .purchase))
public struct NotePlan: Command, Equatable {
  package let plan: PaidPlan

  /// A trial of seven days, or a paid term without end, unless its last day is said.
  public init(
    _ entitlement: Entitlement, until lastDay: CivilDay? = nil,
    source: EntitlementSource = .purchase
  ) {
    plan = PaidPlan(entitlement, until: lastDay, source: source)
  }

  /// Records it.
  ///
  /// - Throws: `planWithoutTerm` for a day with what has none, `planEndsInPast`, `planUnchanged`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let entitlement = plan.entitlement
    var lastDay = plan.lastDay
    switch entitlement {
    case .trial: lastDay = lastDay ?? now.today + (PaidPlan.trialDays - 1)
    case .active: break
    case .unspecified, .free, .lapsed:
      guard lastDay == nil else { throw .planWithoutTerm(entitlement) }
    }
    if let lastDay, lastDay < now.today { throw .planEndsInPast(lastDay) }
    guard PaidPlan(entitlement, until: lastDay, source: plan.source) != history.plan else {
      throw .planUnchanged(entitlement)
    }
    let changed = EntitlementChanged(
      entitlement: entitlement, lastDay: lastDay?.daysSinceEpoch, source: plan.source)
    return .records(PendingEvent(.entitlementChanged(changed), in: now))
  }
}

extension Policy {
  /// Whether days are summarised by the program (S2 3.6), which only the policy of moments asks a
  /// plan for.
  package func summarisesDays(on plan: PaidPlan, _ day: CivilDay) -> Bool {
    self != .moments || plan.coversAll(on: day)
  }
}
