/// Gives a moment a later praise, which takes the place of the one drawn when it was logged
/// (S2 3.4). Who was asked for it, and how, is not the diary's matter.
///
///     try await diary.perform(EnhancePraise(of: id, "That took courage."))
public struct EnhancePraise: Command, Equatable {
  package let id: EntryID
  package let praise: String
  /// A word, be it only a name.
  package let source: String

  /// A praise of at most 1,000 characters, and who gave it, such as the host of an endpoint: a word
  /// of ASCII letters, digits and `.`, `-`, `_` and `:`.
  public init(of id: EntryID, _ praise: String, from source: String = "") {
    self.id = id
    self.praise = praise
    self.source = source
  }

  /// A host name, at its longest (RFC 1035, section 2.3.4).
  package static let longestSource = 255

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":": true
    default: false
    }
  }

  /// Records it, also after a failure was noted. The first of two holds.
  ///
  /// - Throws: `praiseEmpty`, `praiseTooLong`, `praiseSourceNotUsable`, `textTooLarge`,
  ///   `alreadyRemoved`, `forgotten`, `praiseAlreadyEnhanced`; `notInPlan` where the policy asks
  ///   for a plan and enough moments of the day have one; `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let moment = try history.momentToPraise(id)
    guard !praise.isBlank else { throw .praiseEmpty }
    try WordLimits.check(praise, atMost: WordLimits.praise, Rejection.praiseTooLong)
    guard source.count <= Self.longestSource, source.unicodeScalars.allSatisfy(Self.isPart) else {
      throw .praiseSourceNotUsable(source)
    }
    if now.policy == .moments, !now.plan.coversAll(on: now.today),
      history.laterPraises(on: moment.time.day) >= PaidPlan.freeLaterPraises
    {
      throw .notInPlan(
        PolicyRefusal(policy: .moments, rule: .enhancedPraise, section: "S2 3.7"))
    }
    let enhanced = PraiseEnhanced(praise: .inline(praise), source: .inline(source))
    return .records(PendingEvent(.praiseEnhanced(enhanced), about: moment.id, in: now))
  }
}

/// Notes that no later praise came, so that the moment says so beside the praise it has (S2 5).
///
///     try await diary.perform(NotePraiseFailure(of: id, .offline))
public struct NotePraiseFailure: Command, Equatable {
  package let id: EntryID
  package let reason: PraiseFailure

  /// Of a moment, and why none came.
  public init(of id: EntryID, _ reason: PraiseFailure) {
    self.id = id
    self.reason = reason
  }

  /// Records it. Asking again and failing again is not noted twice.
  ///
  /// - Throws: `alreadyRemoved`, `forgotten`, `praiseAlreadyEnhanced`, `praiseFailureNoted`,
  ///   `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let moment = try history.momentToPraise(id)
    guard !moment.hasPraiseFailed else { throw .praiseFailureNoted }
    let failed = PraiseEnhancementFailed(reason: reason)
    return .records(PendingEvent(.praiseEnhancementFailed(failed), about: moment.id, in: now))
  }
}

extension History {
  /// A moment that has no later praise yet.
  ///
  /// - Throws: `alreadyRemoved`, `forgotten`, `praiseAlreadyEnhanced`, `notFound`.
  fileprivate func momentToPraise(_ id: EventName) throws(Rejection) -> Moment {
    guard let moment = moment(id) else { throw missing(.moment, id, self) }
    guard !moment.isRemoved else { throw alreadyRemoved(.moment, moment.id) }
    guard !moment.isForgotten else { throw .forgotten(.moment) }
    guard moment.laterPraise == nil else { throw .praiseAlreadyEnhanced }
    return moment
  }
}

extension PraiseFailure {
  /// As a person writes it.
  package var label: String { self == .unspecified ? "unknown" : "\(self)" }
}
