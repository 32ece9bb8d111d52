extension Table where Row == NamedStreak {
  /// What was kept up, and for how long.
  package static let streaks = Table(
    "streaks", "Streaks of each activity logged, then of each goal by each definition",
    key: ["activity", "goal", "definition"],
    Column.streak { $0 } + [
      Column.count("current", unit: "as `unit` says", "how long it goes on by now") {
        $0.streak.current
      },
      Column.count("longest", unit: "as `unit` says", "how long the longest was") {
        $0.streak.longest
      },
      Column.day("since", "the first day of the current one") { $0.streak.startedOn },
    ] + Column.calendar("the current one began on") { row, _ in row.streak.startedOn } + [
      Column.day("longestStartedOn", "the first day of the longest one") {
        $0.streak.longestStartedOn
      },
      Column.flag("isPending", "whether today or this week is still open") { $0.streak.isPending },
      Column("nextDeadline", .time, "until when it has to go on; null where nothing counts") {
        row, view in
        .optional(view.history.deadline(of: row.streak, at: view.viewpoint)) {
          .time($0, in: view)
        }
      },
      Column(
        "nextDeadlineMs", .number, unit: "milliseconds since 1970", "the same as a number"
      ) { row, view in
        .optional(view.history.deadline(of: row.streak, at: view.viewpoint)) {
          .number($0.milliseconds)
        }
      },
      Column.flag("isAtRisk", "whether it ends unless something is done by then") {
        $0.streak.isAtRisk
      },
    ]
  ) { view, filter in
    view.history.everyStreak(today: view.viewpoint.today, filter).rows(\.self)
  }
}

/// A streak from its first day to its last one.
package struct RunOfStreak: Equatable, Sendable {
  package let streak: NamedStreak
  package let run: Streak.Run
}

extension Table where Row == RunOfStreak {
  /// Everything that was ever kept up.
  package static let runs = Table(
    "runs", "Every streak that there was, in the order of streaks, the first one first",
    key: ["activity", "goal", "definition", "firstDay"],
    Column.streak { $0.streak } + [
      Column.count("length", unit: "as `unit` says", "how long it was") { $0.run.length }
    ] + Column.calendar("it began on") { row, _ in row.run.firstDay } + [
      Column.day("firstDay", "its first day") { $0.run.firstDay },
      Column.day("lastDay", "its last day that counts") { $0.run.lastDay },
      Column.day("endedOn", "the day, or the first of the week, without; null while it goes on") {
        $0.run.endedOn
      },
    ]
  ) { view, filter in
    view.history.everyStreak(today: view.viewpoint.today, filter).rows(\.self)
      .flatMapped { streak in streak.streak.runs.map { RunOfStreak(streak: streak, run: $0) } }
  }
}

extension Column {
  fileprivate static func streak(
    _ named: @escaping @Sendable (Row) -> NamedStreak
  ) -> [Column] {
    [
      Column.word("activity", "what is kept up") { named($0).activity.label },
      Column.id("goal", "by which goal; null where any log counts") { named($0).goal?.id },
      Column.word("period", "whether that asks for each day or each week") {
        named($0).goal?.period.label
      },
      Column.word("definition", "what counts: loggedNonZero, goalMet or period") {
        named($0).definition.rawValue
      },
      Column.word("unit", "whether days or weeks are counted") {
        named($0).streak.unit.rawValue
      },
    ]
  }
}

extension History {
  /// The streak of each activity that was logged, and of each goal by each definition.
  fileprivate func everyStreak(today: CivilDay, _ filter: RowFilter) -> [NamedStreak] {
    let logged = allActivities.filter { filter.allows($0) && !totals(of: $0).isEmpty }
    return logged.map { namedStreak(of: $0, today: today) }
      + allGoals().filter { filter.allows($0.activity) }.flatMap { goal in
        StreakDefinition.allCases.map { namedStreak(of: goal, $0, today: today) }
      }
  }

  /// The end of the day or week that has to be fulfilled next: when the day after it starts.
  package func deadline(of streak: Streak, at view: Now) -> Instant? {
    streak.nextDeadline.map { view.zone.instant(of: $0 + 1, atMinute: settings.dayStart.minutes) }
  }
}
