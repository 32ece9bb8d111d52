import Platform

extension Table where Row == BadgeStanding {
  /// What was achieved.
  package static let badges = Table(
    "badges", "Badges in the order they were shown, and behind them those still to be shown",
    key: ["badge", "activity", "goal"],
    [
      Column("badge", .word, "which one, as streak7Days") { row, _ in .word(row.badge.label) },
      Column("activity", .word, "for what it was earned") { row, _ in .word(row.activity.label) },
      Column("goal", .id, "by which goal") { row, _ in .id(row.shown?.goal ?? row.earned?.goal) },
      Column("earnedOn", .day, "the day that it was shown for, which stays") { row, _ in
        .day(row.earnedOn)
      },
      Column("earnedNowOn", .day, "the day by what is recorded now; null for none") { row, _ in
        .day(row.earned?.earnedOn)
      },
      Column("isStillTrue", .flag, "whether what is recorded now earns it") { row, _ in
        .flag(row.earned != nil)
      },
      Column("shownOn", .day, "when the person saw it first; null before") { row, _ in
        .day(row.shown?.day)
      },
      Column("shownBy", .id, "the event that tells so") { row, _ in .id(row.shown?.event) },
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
