import Echolog
import Platform

extension Presenter {
  /// The badges that were shown, and whether what is recorded now would still earn them.
  ///
  /// - Parameter isPast: whether that is asked as of another time, so that nothing comes next.
  func badges(_ standings: [BadgeStanding], isPast: Bool = false) -> Page {
    let listing = TableRows(presenter: self, table: .badges, rows: standings) { standing in
      ["title": Messages.title(of: standing.badge)]
    }
    var page = Page(
      schema: "badges/1", listing: listing, as: "badges",
      plain: [
        "badge", "activity", "goal", "earnedOn",
        .init("shown") { $0.shown == nil ? "waiting" : "shown" },
        .init("standing") { $0.earned == nil ? "shownThen" : "stillTrue" },
      ])
    page.blocks = [
      listing.text([
        .init(heading: "Badge") { Span(Messages.title(of: $0.badge), .strong) },
        listing.shown("For", "activity"),
        .init(heading: "Earned") { Span($0.earnedOn.map { Messages.day($0) } ?? "") },
        .init(heading: .prose(isPast ? "Then" : "Today")) { stands($0, isPast) },
        listing.shown("Goal", "goal"),
      ])
    ]
    if standings.isEmpty {
      page.blocks = [.line("No badges yet.")]
      page.notes = ["The first comes with the first goal met, or with seven days in a row."]
    } else if standings.contains(where: { $0.earned == nil }) {
      page.notes = [
        "A badge once shown stays. “As it was then” stands where the days behind it were changed "
          + "since."
      ]
    }
    return page
  }

  private func stands(_ standing: BadgeStanding, _ isPast: Bool) -> Span {
    guard let earned = standing.earned else { return Span("as it was then", .waiting) }
    guard let shown = standing.shown else {
      return Span(isPast ? "earned, shown later" : "shown with your next log", .faint)
    }
    // The first goal met may be another one by now.
    let other = earned.goal == shown.goal ? nil : history.goal(earned.goal)
    let goal = other.flatMap { $0.activity == standing.activity ? nil : " of " + Messages.name($0) }
    return earned.earnedOn == shown.earnedOn && goal == nil
      ? Span("still true", .good)
      : Span("true\(goal ?? "") since " + Messages.day(earned.earnedOn), .good)
  }

  /// Badges that were shown just now, for the lines below what earned them.
  func lines(_ badges: [EarnedBadge]) -> [Page.Block] {
    badges.map { earned in
      let day =
        earned.earnedOn == view.today ? "" : ", earned on " + Messages.day(earned.earnedOn)
      return .line([
        Span("★ ", .good), Span(Messages.title(of: earned.badge), .strong),
        Span(history.goal(earned.goal).map { "  " + $0.activity.label } ?? ""),
        Span(day, .faint),
      ])
    }
  }

  func json(_ earned: EarnedBadge) -> JSON {
    [
      "badge": earned.badge.label, "title": Messages.title(of: earned.badge),
      "goal": label(earned.goal), "earnedOn": earned.earnedOn,
    ]
  }
}

extension Messages {
  /// S3 FR3.4 names the first two; the others follow them.
  static func title(of badge: Badge) -> String {
    if let days = badge.streakDays { return "\(days)-Day Streak" }
    return badge == .firstGoalMet ? "First Goal Met" : "Badge"
  }
}
