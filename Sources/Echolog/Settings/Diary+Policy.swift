extension Diary {
  /// Chooses what the vault allows from now on; what is there already stays within reach.
  ///
  /// - Throws: `DiaryError.rejected` with `policyUnchanged`.
  package func select(_ policy: Policy) throws(DiaryError) -> Recorded {
    try record { _, _, context throws(Rejection) in try SelectPolicy(policy).decide(in: context) }
  }

  /// Holds something that records no event, such as an export, to the policy in force.
  ///
  /// - Throws: `DiaryError.rejected` with `refusedByPolicy`.
  package func require(_ rule: PolicyRule) throws(DiaryError) {
    let context = context(at: try view().viewpoint.now)
    try rejecting { () throws(Rejection) in try context.require(rule) }
  }

  func requireAllowed(_ pending: [PendingEvent], in context: Context) throws(DiaryError) {
    try rejecting { () throws(Rejection) in try context.requireAllowed(pending) }
  }
}
