/// A part of what a figure rests on: its goal, or days, with the events that make them.
package struct EvidencePart: Equatable, Sendable {
  package let kind: Kind
  /// Nil of a goal.
  package let days: ClosedRange<CivilDay>?
  /// As `StreakReasons.Bridge` calls it; nil where the days are none that a streak went over.
  package let cause: String?
  /// Those that the figure needs in front.
  package fileprivate(set) var events: [CitedEvent]
  package fileprivate(set) var parts: [EvidencePart] = []

  /// What a part is of. The raw value is its stable name for scripts.
  package enum Kind: String, Sendable {
    /// What was said of the goal, which holds from its day on.
    case goal
    /// Days that a streak went over.
    case bridge
    case day, week, month, year
  }

  init(
    _ kind: Kind, _ days: ClosedRange<CivilDay>?, cause: String? = nil, _ events: [CitedEvent] = []
  ) {
    (self.kind, self.days, self.cause, self.events) = (kind, days, cause, events)
  }

  /// All events of it, from top to bottom.
  fileprivate var all: [CitedEvent] { events + parts.flatMap(\.all) }

  /// Days that a streak went over come before what was logged on them all the same.
  fileprivate var place: (Int32, Int) {
    (days?.lowerBound.daysSinceEpoch ?? .min, kind == .bridge ? 0 : 1)
  }
}

extension FigureEvidence {
  /// More days of a total than these are gathered by months, and more months by years.
  private static let (mostDays, mostMonths) = (31, 12)

  /// What is needed and what is not, in the order of the tree.
  package func all(in history: History) -> [CitedEvent] {
    var met: Set<CitedEvent> = []
    return tree(of: cited + spare, in: history).flatMap(\.all).filter { met.insert($0).inserted }
  }

  /// Some of the events as a tree: the goal in front, then day by day, in their place those that a
  /// streak went over; days of weekly goals by weeks, and many of a total by months and years.
  package func tree(of shown: [CitedEvent], in history: History) -> [EvidencePart] {
    var bridges: [EvidencePart] = []
    if case .streak(let streak) = value {
      bridges = streak.bridges.map { bridge in
        EvidencePart(
          .bridge, bridge.days, cause: bridge.word, shown.filter { $0.event == bridge.event })
      }
    }
    let bridging = Set(bridges.flatMap(\.events))
    let others = shown.filter { !bridging.contains($0) }
    let first = cited.lazy.compactMap(\.day).first
    let days = Dictionary(grouping: others.filter { !$0.isOfGoal }) { cited in
      cited.day ?? history.day(ofEntityIn: cited.event) ?? first
    }
    var parts = days.compactMap { day, events in day.map { EvidencePart(.day, $0...$0, events) } }
    let known = parts.compactMap(\.days?.lowerBound)
    let span = known.min().map { $0...(known.max() ?? $0) }
    parts += bridges.filter { bridge in
      !bridge.events.isEmpty || bridge.days.flatMap { span?.overlaps($0) } ?? false
    }
    let ofGoal = EvidencePart(.goal, nil, others.filter(\.isOfGoal))
    return (ofGoal.events.isEmpty ? [] : [ofGoal])
      + gathered(parts.sorted { $0.place < $1.place }, in: history)
  }

  private func gathered(_ parts: [EvidencePart], in history: History) -> [EvidencePart] {
    if let goal = weeklyGoal(in: history) {
      return parts.gathered(as: .week) { goal.period(holding: $0) }
    }
    let isTotal = [.counts, .amounts].contains(rule)
    guard isTotal, parts.count > Self.mostDays else { return parts }
    let months = parts.gathered(as: .month) { MonthOrYear(monthOf: $0).days }
    guard months.count > Self.mostMonths else { return months }
    return months.gathered(as: .year) { MonthOrYear(yearOf: $0).days }
  }

  private func weeklyGoal(in history: History) -> Goal? {
    let goal: Goal? =
      switch figure {
      case .progress(let id): history.goal(id)
      case .streak(let streak):
        if rule == .weeks, case .goal(let id) = streak.subject { history.goal(id) } else { nil }
      default: nil
      }
    return goal?.period == .week ? goal : nil
  }
}

extension [EvidencePart] {
  fileprivate func gathered(
    as kind: EvidencePart.Kind, by stretch: (CivilDay) -> ClosedRange<CivilDay>
  ) -> [EvidencePart] {
    var found: [EvidencePart] = []
    for part in self {
      guard let days = part.days.map({ stretch($0.lowerBound) }) else { continue }
      if found.last?.days != days { found.append(EvidencePart(kind, days)) }
      found[found.count - 1].parts.append(part)
    }
    return found
  }
}

extension History {
  /// The day of the entry that an event is about.
  fileprivate func day(ofEntityIn event: EventName) -> CivilDay? {
    let slot = slot(of: event)
    let day: Int32? =
      switch slot.kind {
      case .echo: echoes[slot.row].sentDay
      case .moment: moments[slot.row].day
      case .memory: memories[slot.row].day
      case .activity: activities[slot.row].day
      default: nil
      }
    return day.map { CivilDay(daysSinceEpoch: $0) }
  }
}
