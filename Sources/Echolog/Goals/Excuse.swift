/// Days on which a goal asks nothing, and the event that recorded it.
///
///     for standing in try await diary.goals() {
///       if let excuse = standing.excuse { show(excuse.kind, excuse.lastDay) }
///     }
///
/// They break none of its streaks, and lengthen one only where they are fulfilled all the same
/// (STREAKS 2, "skip, sick, vacation").
public struct Excuse: Equatable, Identifiable, Sendable {
  /// Why they do not count.
  public let kind: Kind
  /// The first one.
  public let firstDay: CivilDay
  /// Nil: until the goal is resumed.
  public let lastDay: CivilDay?
  /// The event, which `Undo` takes.
  public let event: EntryID
  /// Whether the event has a reason in the person's words.
  public let hasReason: Bool

  /// The event.
  public var id: EntryID { event }

  /// Why the days do not count.
  public enum Kind: String, CaseIterable, Sendable {
    /// One day, for a reason.
    case skip
    /// A range of days, such as a holiday or an illness.
    case pause
    /// One missed day, forgiven out of a budget.
    case freeze
  }

  /// One made by hand, as for a preview or a test.
  public init(
    _ kind: Kind, from firstDay: CivilDay, to lastDay: CivilDay?, by event: EventName,
    hasReason: Bool = false
  ) {
    self.kind = kind
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.event = event
    self.hasReason = hasReason
  }

  /// Whether the day is one of them.
  package func contains(_ day: CivilDay) -> Bool {
    day >= firstDay && reaches(day)
  }

  /// Whether there are such days from this one on.
  func reaches(_ day: CivilDay) -> Bool {
    lastDay.map { $0 >= day } ?? true
  }
}

extension [Excuse] {
  /// Lets days from this one on count again, where a pause left them out: it ends on the day
  /// before, or never begins.
  package mutating func resume(from day: CivilDay) {
    self = compactMap { excuse in
      guard excuse.kind == .pause, excuse.reaches(day) else { return excuse }
      guard excuse.firstDay < day else { return nil }
      return Excuse(
        .pause, from: excuse.firstDay, to: day - 1, by: excuse.event, hasReason: excuse.hasReason)
    }
  }
}

extension History {
  /// The other goals that have a reason for the same days, as one skip gives it to all; none where
  /// an event gave none.
  package func goals(excusedWith event: EventName) -> [EventName] {
    let excuse = allGoals().flatMap(\.excuses).first { $0.event == event && $0.hasReason }
    guard let excuse else { return [] }
    return allGoals().filter { goal in
      !goal.excuses.contains(excuse)
        && goal.excuses.contains {
          $0.hasReason && ($0.kind, $0.firstDay) == (excuse.kind, excuse.firstDay)
        }
    }.map(\.id)
  }
}
