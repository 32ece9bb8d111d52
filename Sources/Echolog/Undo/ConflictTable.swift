/// Something that two devices did without knowing of each other and that is still to be seen.
package struct Conflict: Equatable, Sendable {
  package let kind: Kind
  package let entry: EventName
  /// The entry beside it, where there are two.
  package let other: EventName?

  /// What was done twice, or against the other.
  package enum Kind: String, CaseIterable, Sendable {
    /// Two goals count for the same.
    case doubledGoal
    /// One device opened an Echo that another cancelled; it stays open.
    case cancelOverruled
  }
}

extension Table where Row == Conflict {
  /// What two devices did without knowing of each other.
  package static let conflicts = Table(
    "conflicts", "What two devices did without knowing of each other: goals, then Echoes",
    key: ["kind", "entry", "other"],
    [
      Column.word("kind", "doubledGoal or cancelOverruled") { $0.kind.rawValue },
      Column.id("entry", "the goal or the Echo") { $0.entry },
      Column.id("other", "the goal that counts for the same") { $0.other },
    ]
  ) { view, filter in
    let history = view.history
    let doubled = history.doubledGoals(on: view.viewpoint.today).flatMap { goals in
      goals.dropFirst().map { Conflict(kind: .doubledGoal, entry: goals[0].id, other: $0.id) }
    }
    let overruled = history.echoes.indices { $0.flags.isSuperset(of: [.revealed, .cancelled]) }
      .map { row in
        let echo = history.name(of: history.echoes[row])
        return Conflict(kind: .cancelOverruled, entry: echo, other: nil)
      }
    return (doubled + overruled).filter { filter.allows($0.entry) }.rows(\.self)
  }
}
