/// A badge, as it was shown and as it is now.
package struct BadgeStanding: Equatable, Sendable {
  package let badge: Badge
  /// Of what it was kept up; of the goal that was met.
  package let activity: Activity
  /// When the person saw it first, on whatever device; nil while nobody did.
  package let shown: Showing?
  /// What earns it by what is recorded now; nil where nothing does, as after a correction.
  package let earned: EarnedBadge?

  /// The day that it was shown for, which stays; of one still to be shown, that of now.
  package var earnedOn: CivilDay? { shown?.earnedOn ?? earned?.earnedOn }

  /// A badge as it was shown. It stays so, whatever becomes of what it was shown for.
  package struct Showing: Equatable, Sendable {
    package let event: EventName
    package let goal: EventName
    package let day: CivilDay
    /// The day on which it was earned, as it was known then.
    package let earnedOn: CivilDay
  }
}

/// What makes two badges the same: the first goal met is one in a life, and a streak is one for
/// each activity, however many goals share it.
struct BadgeKey: Hashable {
  let badge: Badge
  let activity: Activity?

  init(_ badge: Badge, _ activity: Activity) {
    self.badge = badge
    self.activity = badge.streakDays == nil ? nil : activity
  }
}

extension History {
  /// The badges that were shown, in the order in which they were, and behind them those earned
  /// that were not shown yet.
  ///
  /// A streak badge takes so many days in a row with something logged, as `loggedNonZero` counts
  /// them for a goal; one that has rested is a streak all the same. A goal of at most earns none:
  /// nothing is to be done for it.
  ///
  /// - Complexity: linear in the days for each goal, times the logarithm of the days for each
  ///   badge.
  package func badges(today: CivilDay) -> [BadgeStanding] {
    var earned = earnedBadges(today: today) { _ in true }
    var standings = shownBadges.map { key, row in
      let shown = showing(row)
      let now = earned.removeValue(forKey: key).map {
        self.earned($0, for: shown.goal, today: today)
      }
      return BadgeStanding(
        badge: key.badge, activity: goalActivity(of: row), shown: shown, earned: now)
    }
    standings += Self.inOrder(earned.values).map { badge in
      BadgeStanding(
        badge: badge.badge, activity: activity(of: badge), shown: nil, earned: badge)
    }
    return standings
  }

  /// The badges earned that no device has shown, the first one earned in front.
  ///
  /// - Complexity: as `badges`, for those that were not shown.
  package func waitingBadges(today: CivilDay) -> [EarnedBadge] {
    let shown = Set(shownBadges.map(\.key))
    return Self.inOrder(earnedBadges(today: today) { !shown.contains($0) }.values)
  }

  private static func inOrder(_ badges: some Sequence<EarnedBadge>) -> [EarnedBadge] {
    badges.sorted { left, right in
      (left.earnedOn, left.badge.rawValue, left.goal)
        < (right.earnedOn, right.badge.rawValue, right.goal)
    }
  }

  /// The first showing of each badge. Badges of a later version are left out.
  var shownBadges: [(key: BadgeKey, row: BadgeRow)] {
    var met: Set<BadgeKey> = []
    var found: [(key: BadgeKey, row: BadgeRow)] = []
    for row in badgeRows {
      guard let badge = Badge(rawValue: Int32(row.badge)), badge != .unspecified else { continue }
      let key = BadgeKey(badge, goalActivity(of: row))
      if met.insert(key).inserted { found.append((key, row)) }
    }
    return found
  }

  private func goalActivity(of row: BadgeRow) -> Activity {
    activity(of: goals[Int(row.goal)])
  }

  private func activity(of badge: EarnedBadge) -> Activity {
    row(of: badge.goal, .goal).map { activity(of: goals[$0]) } ?? .unspecified
  }

  private func showing(_ row: BadgeRow) -> BadgeStanding.Showing {
    let goal = goals[Int(row.goal)]
    return BadgeStanding.Showing(
      event: name(of: row), goal: name(of: goal), day: CivilDay(daysSinceEpoch: row.shownDay),
      earnedOn: CivilDay(daysSinceEpoch: row.earnedDay))
  }

  /// Of goals that are first met on one day, the one that the badge was shown for.
  private func earned(
    _ badge: EarnedBadge, for goal: EventName, today: CivilDay
  ) -> EarnedBadge {
    guard badge.badge == .firstGoalMet, badge.goal != goal, let facts = self.goal(goal),
      facts.bound == .atLeast, firstDayMet(by: facts, today: today) == badge.earnedOn
    else { return badge }
    return EarnedBadge(badge: badge.badge, goal: goal, earnedOn: badge.earnedOn)
  }

  private func earnedBadges(
    today: CivilDay, where isWanted: (BadgeKey) -> Bool
  ) -> [BadgeKey: EarnedBadge] {
    var found: [BadgeKey: EarnedBadge] = [:]
    for goal in allGoals() where goal.bound == .atLeast {
      let streaks = Badge.registry.filter { badge in
        let key = BadgeKey(badge, goal.activity)
        return badge.streakDays != nil && found[key] == nil && isWanted(key)
      }
      for earned in streakBadges(streaks, of: goal, today: today) {
        found[BadgeKey(earned.badge, goal.activity)] = earned
      }
      let key = BadgeKey(.firstGoalMet, goal.activity)
      guard isWanted(key), let day = firstDayMet(by: goal, today: today) else { continue }
      if let other = found[key], other.earnedOn <= day { continue }
      found[key] = EarnedBadge(badge: .firstGoalMet, goal: goal.id, earnedOn: day)
    }
    return found
  }

  private func streakBadges(
    _ badges: [Badge], of goal: Goal, today: CivilDay
  ) -> [EarnedBadge] {
    guard !badges.isEmpty else { return [] }
    let ground = StreakGround(goal, .loggedNonZero, in: self, today: today)
    let longest = ground.streak(today: today).longest
    return badges.compactMap { badge in
      guard let length = badge.streakDays, length <= longest else { return nil }
      return EarnedBadge(
        badge: badge, goal: goal.id, earnedOn: firstDay(of: ground, keptUpFor: length, today: today)
      )
    }
  }

  /// The day on which a streak came to a length that it has by now: as days pass, the longest one
  /// only grows, so that the day can be searched for by halves.
  ///
  /// - Complexity: linear in the days up to it, times their logarithm.
  private func firstDay(
    of ground: StreakGround, keptUpFor length: Int, today: CivilDay
  ) -> CivilDay {
    let days = ground.fulfilled.prefix { $0 <= today }
    func isKeptUp(_ place: Int) -> Bool { ground.streak(today: days[place]).longest >= length }
    // Most are of the first years of a long life, which cost the least to look through.
    var (low, high) = (0, min(length, days.count) - 1)
    while high < days.count - 1, !isKeptUp(high) {
      (low, high) = (high + 1, min(2 * high + 1, days.count - 1))
    }
    while low < high {
      let middle = (low + high) / 2
      if isKeptUp(middle) { high = middle } else { low = middle + 1 }
    }
    return days[low]
  }

  /// The day on which a goal's target was reached for the first time, within a week too.
  private func firstDayMet(by goal: Goal, today: CivilDay) -> CivilDay? {
    var period: ClosedRange<CivilDay>?
    var sum: Int64 = 0
    for total in totals(of: goal.activity) where total.day <= today {
      if period?.contains(total.day) != true {
        period = goal.period(holding: total.day)
        sum = 0
      }
      sum &+= total.amount
      guard goal.isActive(on: total.day), let period else { continue }
      if goal.isKept(by: sum, in: period) { return total.day }
    }
    return nil
  }

  mutating func showBadge(
    onGoal row: Int, _ body: borrowing BadgeShown, _ event: borrowing Event, at place: Place
  ) {
    badgeRows.append(
      BadgeRow(
        number: place.number, goal: UInt32(row), shownDay: event.civilDay,
        earnedDay: body.earnedDay, log: place.log,
        badge: UInt16(truncatingIfNeeded: body.badge.rawValue)))
  }
}

/// A badge that a device showed, in the order of the fold.
struct BadgeRow: NamedRow {
  var number: UInt32
  var goal: UInt32
  var shownDay: Int32
  var earnedDay: Int32
  var log: UInt16
  /// As the schema numbers it.
  var badge: UInt16
}

extension Badge {
  /// How many days in a row with something logged earn it (S3 FR3.3); nil for what is no streak.
  package var streakDays: Int? {
    switch self {
    case .unspecified, .firstGoalMet: nil
    case .streak7Days: 7
    case .streak30Days: 30
    case .streak100Days: 100
    case .streak365Days: 365
    }
  }
}

extension Table where Row == BadgeStanding {
  /// What was achieved.
  package static let badges = Table(
    "badges", "Badges in the order they were shown, and behind them those still to be shown",
    key: ["badge", "activity", "goal"],
    [
      Column.word("badge", "which one, as streak7Days") { $0.badge.label },
      Column.word("activity", "for what it was earned") { $0.activity.label },
      Column.id("goal", "by which goal") { $0.shown?.goal ?? $0.earned?.goal },
      Column.day("earnedOn", "the day that it was shown for, which stays") { $0.earnedOn },
      Column.day("earnedNowOn", "the day by what is recorded now; null for none") {
        $0.earned?.earnedOn
      },
      Column.flag("isStillTrue", "whether what is recorded now earns it") { $0.earned != nil },
      Column.day("shownOn", "when the person saw it first; null before") { $0.shown?.day },
      Column.id("shownBy", "the event that tells so") { $0.shown?.event },
    ] + Column.calendar("it was shown for") { row, _ in row.earnedOn }
  ) { view, filter in
    view.history.badges(today: view.viewpoint.today).filter { filter.allows($0.activity) }
      .rows(\.self)
  }
}
