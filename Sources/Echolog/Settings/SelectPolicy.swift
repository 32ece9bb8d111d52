/// Chooses what the vault allows from now on; what is recorded stays.
///
///     try await diary.perform(SelectPolicy(.health))
public struct SelectPolicy: Command, Equatable {
  package let policy: Policy

  /// What the diary is to be.
  public init(_ policy: Policy) {
    self.policy = policy
  }

  /// Records it.
  ///
  /// - Throws: `policyUnchanged`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard policy != now.policy else { throw .policyUnchanged(policy) }
    return .records(PendingEvent(.policySelected(PolicySelected(policy: policy)), in: now))
  }
}

/// A policy's no: what it keeps out, and the section of the specification that says so.
///
///     do {
///       try await diary.perform(LogMoment("Took a short walk"))
///     } catch DiaryFailure.refused(.refusedByPolicy(let refusal)) {
///       show(refusal.policy, refusal.rule, refusal.section)
///     }
public struct PolicyRefusal: Equatable, Sendable {
  /// The one in force.
  public let policy: Policy
  /// What it keeps out.
  public let rule: PolicyRule
  /// Of the specification, such as `S0 1.4`.
  public let section: String

  package init(policy: Policy, rule: PolicyRule, section: String) {
    self.policy = policy
    self.rule = rule
    self.section = section
  }
}

extension Now {
  /// Holds a command to the policy in force. Asked when a command is given, never on replay.
  ///
  /// - Throws: `refusedByPolicy`.
  package func require(_ rule: PolicyRule) throws(Rejection) {
    guard let section = policy.section(against: rule) else { return }
    throw .refusedByPolicy(PolicyRefusal(policy: policy, rule: rule, section: section))
  }

  /// Holds what a command decided to the policy in force: the one place that all of them pass.
  ///
  /// - Throws: `refusedByPolicy`.
  package func requireAllowed(_ pending: [PendingEvent]) throws(Rejection) {
    for draft in pending {
      if let rule = draft.body.policyRule { try requireAllowed(rule) }
    }
  }

  /// The same for what a rule is about, before anything is decided.
  func requireAllowed(_ rule: PolicyRule) throws(Rejection) {
    try require(rule)
    if rule == .echoes, hasSentVibe { try require(.severalVibesPerSession) }
  }
}
