import Echolog
import Platform

extension Telling {
  /// The badges that were shown, and whether what is recorded now would still earn them.
  package func badges() -> Page {
    let standings = history.badges(today: view.today)
    var page = Page(
      schema: "badges/1", members: [("badges", .array(standings.map { .object(json($0)) }))])
    page.rows = standings.map { standing in
      [
        standing.badge.label, standing.activity.label, goal(standing),
        earnedOn(standing)?.description ?? "",
        standing.shown == nil ? "waiting" : "shown",
        standing.earned == nil ? "shownThen" : "stillTrue",
      ]
    }
    page.blocks = [.table(table(standings))]
    if standings.isEmpty {
      page.blocks = [.line(["No badges yet."])]
      page.notes = ["The first comes with the first goal met, or with seven days in a row."]
    } else if standings.contains(where: { $0.earned == nil }) {
      page.notes = [
        "A badge once shown stays. “As it was then” stands where the days behind it were changed "
          + "since."
      ]
    }
    return page
  }

  /// The day that it was shown for, which stays; of one still to be shown, that of now.
  private func earnedOn(_ standing: BadgeStanding) -> CivilDay? {
    standing.shown?.earnedOn ?? standing.earned?.earnedOn
  }

  private func goal(_ standing: BadgeStanding) -> String {
    (standing.shown?.goal ?? standing.earned?.goal).map(label) ?? ""
  }

  private func table(_ standings: [BadgeStanding]) -> TextTable {
    TextTable(
      [
        .init("Badge"), .init("For"), .init("Earned"), .init("Today", isProse: true), .init("Goal"),
      ],
      standings.map { standing in
        [
          Span(Catalogue.title(of: standing.badge), .strong), Span(standing.activity.label),
          Span(earnedOn(standing).map { Catalogue.day($0) } ?? ""), stands(standing),
          Span(goal(standing), .faint),
        ]
      })
  }

  private func stands(_ standing: BadgeStanding) -> Span {
    guard let earned = standing.earned else { return Span("as it was then", .waiting) }
    guard let shown = standing.shown else { return Span("shown with your next log", .faint) }
    return earned.earnedOn == shown.earnedOn
      ? Span("still true", .good)
      : Span("true since " + Catalogue.day(earned.earnedOn), .good)
  }

  private func json(_ standing: BadgeStanding) -> [JSON.Member] {
    [
      ("badge", .string(standing.badge.label)),
      ("title", .string(Catalogue.title(of: standing.badge))),
      ("activity", .string(standing.activity.label)), ("goal", .string(goal(standing))),
      ("isStillTrue", .bool(standing.earned != nil)),
      ("earnedOn", .optional(earnedOn(standing)?.description)),
      ("earnedNowOn", .optional(standing.earned?.earnedOn.description)),
      (
        "shown",
        standing.shown.map { shown in
          .object([
            ("event", .string(label(shown.event))), ("day", .string(shown.day.description)),
          ])
        } ?? .null
      ),
    ]
  }

  /// Badges that were shown just now, as they stand below what earned them.
  func lines(_ badges: [EarnedBadge]) -> [Page.Block] {
    badges.map { earned in
      let day =
        earned.earnedOn == view.today ? "" : ", earned on " + Catalogue.day(earned.earnedOn)
      return .line([
        Span("★ ", .good), Span(Catalogue.title(of: earned.badge), .strong),
        Span(history.goalFacts(earned.goal).map { "  " + $0.activity.label } ?? ""),
        Span(day, .faint),
      ])
    }
  }

  func json(_ earned: EarnedBadge) -> JSON {
    .object([
      ("badge", .string(earned.badge.label)),
      ("title", .string(Catalogue.title(of: earned.badge))),
      ("goal", .string(label(earned.goal))), ("earnedOn", .string(earned.earnedOn.description)),
    ])
  }
}

extension Catalogue {
  /// S3 FR3.4 names the first two; the others follow them.
  static func title(of badge: Badge) -> String {
    if let days = badge.streakDays { return "\(days)-Day Streak" }
    return badge == .firstGoalMet ? "First Goal Met" : "Badge"
  }
}
