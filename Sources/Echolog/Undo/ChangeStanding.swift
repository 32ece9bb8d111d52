/// What became of a change of an entry.
package enum ChangeStanding: String, Sendable {
  /// It holds, and others of its kind, or before a removal, do not.
  case holds
  /// Another one holds, whichever device made either.
  case replaced
  case undone
}

extension History {
  /// What became of the changes that were undone or that others took the place of, and of these;
  /// nothing for those that stand for themselves.
  ///
  /// - Complexity: linear in all changes.
  package var changeStandings: [EventName: ChangeStanding] {
    var chains: [UInt32: [ChangeRow]] = [:]
    for row in changes.rows where !row.isUndoing { chains[row.slot, default: []].append(row) }
    var found: [EventName: ChangeStanding] = [:]
    for chain in chains.values {
      for (row, standing) in standings(of: chain) {
        found[name(of: row)] = standing
      }
    }
    return found
  }

  /// - Parameter chain: the changes of one entry in the order of the fold.
  private func standings(of chain: [ChangeRow]) -> [(ChangeRow, ChangeStanding)] {
    let undone = chain.filter { $0.flags.contains(.undone) }.map { ($0, ChangeStanding.undone) }
    let applied = chain.filter { $0.isInForce && $0.type?.takesPlaceOfOthers == true }
    if let removal = applied.last(where: { $0.type?.isRemoval == true }) {
      guard applied.count > 1 else { return undone }
      return undone
        + applied.map { row in
          (row, row.number == removal.number && row.log == removal.log ? .holds : .replaced)
        }
    }
    let kinds = Dictionary(grouping: applied, by: part).values.filter { $0.count > 1 }
    return undone
      + kinds.flatMap { rows in
        // A correction of the amount leaves the time as the one before corrected it.
        let holding = [rows.last, rows.last { $0.flags.contains(.dated) }]
        return rows.map { row in
          let holds = holding.contains { $0?.number == row.number && $0?.log == row.log }
          return (row, holds ? ChangeStanding.holds : .replaced)
        }
      }
  }

  /// What of its entry a change is about: of two about the same, one holds. Targets from different
  /// days do not get in each other's way.
  private func part(of change: ChangeRow) -> [Int] {
    guard change.type == .goalTargetChanged else { return [Int(change.kind)] }
    return [Int(change.kind), Int(goalChanges[Int(change.value)].day)]
  }
}

extension EventType {
  /// Whether an entry has one such change at most.
  fileprivate var takesPlaceOfOthers: Bool {
    guard case .takesBack(let field) = undo else { return false }
    return field.isReplaced || isRemoval
  }

  fileprivate var isRemoval: Bool {
    [.activityRemoved, .momentRemoved, .memoryRemoved, .reminderRemoved].contains(self)
  }
}
