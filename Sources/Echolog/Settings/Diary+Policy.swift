extension Diary {
  /// Holds something that records no event, such as an export, to the policy in force.
  ///
  /// - Throws: `DiaryError.rejected` with `refusedByPolicy`.
  package func require(_ rule: PolicyRule) throws(DiaryError) {
    let now = try view().viewpoint
    try rejecting { () throws(Rejection) in try now.require(rule) }
  }

  func requireAllowed(_ pending: [PendingEvent], in now: Now) throws(DiaryError) {
    try rejecting { () throws(Rejection) in try now.requireAllowed(pending) }
  }
}
