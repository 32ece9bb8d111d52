/// Says that the person knows where the histories of logs part, so that a check stops reporting it.
package struct AcknowledgeBranches: Command {
  /// Where logs part: the last event that all branches have in common, and these.
  package typealias Fork = (last: EventName, branches: [LogID])

  package let forks: [Fork]

  package init(_ forks: [Fork]) { self.forks = forks }

  /// One draft for each fork; whatever is known already is known once more.
  package func decide(in now: Now) -> [PendingEvent] {
    forks.map { fork in
      let body = BranchesAcknowledged(
        log: fork.last.log.bytes, number: fork.last.number,
        branches: fork.branches.map { KnownBranch(log: $0.bytes) })
      return PendingEvent(.branchesAcknowledged(body), in: now)
    }
  }

  /// Records them.
  package func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    .records(decide(in: now), ())
  }
}
