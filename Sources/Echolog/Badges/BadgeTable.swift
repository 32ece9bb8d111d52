import Platform

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

extension BadgeStanding {
  /// The day that it was shown for, which stays; of one still to be shown, that of now.
  package var earnedOn: CivilDay? { shown?.earnedOn ?? earned?.earnedOn }
}
