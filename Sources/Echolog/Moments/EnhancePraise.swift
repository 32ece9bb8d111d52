public import Platform

/// Gives a moment a later praise, which takes the place of the one drawn when it was logged
/// (S2 3.4). Who was asked for it, and how, is not the diary's matter.
///
///     try await diary.perform(EnhancePraise(of: id, "That took courage."))
public struct EnhancePraise: Equatable, Sendable {
  package let id: EntryID
  package let praise: String
  /// Who was asked, such as the host of an endpoint: empty, or a word of ASCII letters, digits and
  /// `.`, `-`, `_` and `:`. Forgetting leaves it, so it can hold no words of a person.
  package let source: String

  /// A praise of at most 1,000 characters, and who gave it, such as the host of an endpoint: a word
  /// of ASCII letters, digits and `.`, `-`, `_` and `:`.
  public init(of id: EntryID, _ praise: String, from source: String = "") {
    self.id = id
    self.praise = praise
    self.source = source
  }

  /// It comes also after a failure was noted. The first of two holds.
  ///
  /// - Throws: as the public one.
  package func decide(_ moment: MomentFacts, in now: Now) throws(Rejection) -> PendingEvent {
    try moment.checkIsOpen()
    guard !praise.isBlank else { throw .praiseEmpty }
    let count = try WordLimits.count(praise)
    guard count <= WordLimits.praise else {
      throw .praiseTooLong(count: count, max: WordLimits.praise)
    }
    guard source.count <= Self.longestSource, source.unicodeScalars.allSatisfy(Self.isPart) else {
      throw .praiseSourceNotUsable(source)
    }
    if now.policy == .moments, !now.plan.coversAll(on: now.today),
      moment.laterPraisesOfDay >= PaidPlan.freeLaterPraises
    {
      throw .notInPlan(
        PolicyRefusal(policy: .moments, rule: .enhancedPraise, section: "S2 3.7"))
    }
    let enhanced = PraiseEnhanced(praise: .inline(praise), source: source)
    return PendingEvent(.praiseEnhanced(enhanced), about: moment.id, in: now)
  }

  /// A host name, at its longest (RFC 1035, section 2.3.4).
  package static let longestSource = 255

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", ":": true
    default: false
    }
  }
}

/// Notes that no later praise came, so that the moment says so beside the praise it has (S2 5).
///
///     try await diary.perform(NotePraiseFailure(of: id, .offline))
public struct NotePraiseFailure: Equatable, Sendable {
  package let id: EntryID
  package let reason: PraiseFailure

  /// Of a moment, and why none came.
  public init(of id: EntryID, _ reason: PraiseFailure) {
    self.id = id
    self.reason = reason
  }

  /// Asking again and failing again is not noted twice.
  ///
  /// - Throws: as the public one.
  package func decide(_ moment: MomentFacts, in now: Now) throws(Rejection) -> PendingEvent {
    try moment.checkIsOpen()
    guard !moment.hasPraiseFailed else { throw .praiseFailureNoted }
    let failed = PraiseEnhancementFailed(reason: reason)
    return PendingEvent(.praiseEnhancementFailed(failed), about: moment.id, in: now)
  }
}

/// What decisions about the praise of a moment depend on.
package struct MomentFacts: Equatable, Sendable {
  package let id: EventName
  /// Removed by itself or with the batch that brought it.
  package let isRemoved: Bool
  /// What can be undone of that, as a person names it.
  package let removedBy: String?
  package let isForgotten: Bool
  /// A later praise has come.
  package let hasLaterPraise: Bool
  /// That none came was noted.
  package let hasPraiseFailed: Bool
  /// How many moments of its day have a later praise.
  package let laterPraisesOfDay: Int

  package init(
    id: EventName, isRemoved: Bool = false, removedBy: String? = nil, isForgotten: Bool = false,
    hasLaterPraise: Bool = false, hasPraiseFailed: Bool = false, laterPraisesOfDay: Int = 0
  ) {
    self.id = id
    self.isRemoved = isRemoved
    self.removedBy = removedBy
    self.isForgotten = isForgotten
    self.hasLaterPraise = hasLaterPraise
    self.hasPraiseFailed = hasPraiseFailed
    self.laterPraisesOfDay = laterPraisesOfDay
  }

  fileprivate func checkIsOpen() throws(Rejection) {
    guard !isRemoved else { throw .alreadyRemoved(.moment, by: removedBy) }
    guard !isForgotten else { throw .forgotten(.moment) }
    guard !hasLaterPraise else { throw .praiseAlreadyEnhanced }
  }
}

extension EnhancePraise: Command {
  /// Records it.
  ///
  /// - Throws: `praiseEmpty`, `praiseTooLong`, `praiseSourceNotUsable`, `textTooLarge`,
  ///   `alreadyRemoved`, `forgotten`, `praiseAlreadyEnhanced`; `notInPlan` where the policy asks
  ///   for a plan and enough moments of the day have one; `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<Void> {
    guard let facts = history.momentFacts(id) else { throw missing(.moment, id, history) }
    return .records(try decide(facts, in: now))
  }
}

extension NotePraiseFailure: Command {
  /// Records it.
  ///
  /// - Throws: `alreadyRemoved`, `forgotten`, `praiseAlreadyEnhanced`, `praiseFailureNoted`,
  ///   `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<Void> {
    guard let facts = history.momentFacts(id) else { throw missing(.moment, id, history) }
    return .records(try decide(facts, in: now))
  }
}
