import Platform

extension Table where Row == NamedStreak {
  /// What was kept up, and for how long.
  package static let streaks = Table(
    "streaks", "Streaks of each activity logged, then of each goal by each definition",
    key: ["activity", "goal", "definition"],
    columns + [
      Column("current", .number, unit: "as `unit` says", "how long it goes on by now") {
        row, _ in .number(row.streak.current)
      },
      Column("longest", .number, unit: "as `unit` says", "how long the longest was") { row, _ in
        .number(row.streak.longest)
      },
      Column("since", .day, "the first day of the current one") { row, _ in
        .day(row.streak.startedOn)
      },
    ] + Column.calendar("the current one began on") { row, _ in row.streak.startedOn } + [
      Column("longestStartedOn", .day, "the first day of the longest one") { row, _ in
        .day(row.streak.longestStartedOn)
      },
      Column("isPending", .flag, "whether today or this week is still open") { row, _ in
        .flag(row.streak.isPending)
      },
      Column("nextDeadline", .time, "until when it has to go on; null where nothing counts") {
        row, view in
        .optional(view.history.deadline(of: row.streak, at: view.viewpoint)) { .time($0, .utc) }
      },
      Column(
        "nextDeadlineMs", .number, unit: "milliseconds since 1970", "the same as a number"
      ) { row, view in
        .optional(view.history.deadline(of: row.streak, at: view.viewpoint)) {
          .number($0.milliseconds)
        }
      },
      Column("isAtRisk", .flag, "whether it ends unless something is done by then") { row, _ in
        .flag(row.streak.isAtRisk)
      },
    ]
  ) { view, filter in
    view.history.everyStreak(today: view.viewpoint.today, filter).rows(\.self)
  }

  private static var columns: [Column<NamedStreak>] {
    Column.streak(goal: { $0.goal }, { ($0.activity, $0.definition, $0.streak.unit) })
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
    Column.streak(
      goal: { $0.streak.goal },
      { ($0.streak.activity, $0.streak.definition, $0.streak.streak.unit) }) + [
        Column("length", .number, unit: "as `unit` says", "how long it was") { row, _ in
          .number(row.run.length)
        }
      ] + Column.calendar("it began on") { row, _ in row.run.firstDay } + [
        Column("firstDay", .day, "its first day") { row, _ in .day(row.run.firstDay) },
        Column("lastDay", .day, "its last day that counts") { row, _ in .day(row.run.lastDay) },
        Column("endedOn", .day, "the day, or the first of the week, without; null while it goes on")
        { row, _ in .day(row.run.endedOn) },
      ]
  ) { view, filter in
    view.history.everyStreak(today: view.viewpoint.today, filter).rows(\.self)
      .flatMapped { streak in streak.streak.runs.map { RunOfStreak(streak: streak, run: $0) } }
  }
}

extension Column {
  fileprivate static func streak(
    goal: @escaping @Sendable (Row) -> Goal?,
    _ named: @escaping @Sendable (Row) -> (Activity, StreakDefinition, Streak.Unit)
  ) -> [Column] {
    [
      Column("activity", .word, "what is kept up") { row, _ in .word(named(row).0.label) },
      Column("goal", .id, "by which goal; null where any log counts") { row, _ in
        .id(goal(row)?.id)
      },
      Column("period", .word, "whether that asks for each day or each week") { row, _ in
        .optional(goal(row)) { .word($0.period.label) }
      },
      Column("definition", .word, "what counts: loggedNonZero, goalMet or period") { row, _ in
        .word(named(row).1.rawValue)
      },
      Column("unit", .word, "whether days or weeks are counted") { row, _ in
        .word(named(row).2.rawValue)
      },
    ]
  }
}

extension History {
  /// The streak of each activity that was logged, and of each goal by each definition.
  fileprivate func everyStreak(today: CivilDay, _ filter: RowFilter) -> [NamedStreak] {
    let logged = Activity.registry.filter { filter.allows($0) && !totals(of: $0).isEmpty }
    return logged.map {
      NamedStreak(
        goal: nil, activity: $0, definition: .loggedNonZero, streak: streak(of: $0, today: today))
    }
      + allGoals().filter { filter.allows($0.activity) }.flatMap { goal in
        StreakDefinition.allCases.map {
          NamedStreak(
            goal: goal, activity: goal.activity, definition: $0,
            streak: streak(of: goal, $0, today: today))
        }
      }
  }

  /// The end of the day or week that has to be fulfilled next: when the day after it starts.
  package func deadline(of streak: Streak, at view: Now) -> Instant? {
    streak.nextDeadline.map { view.zone.instant(of: $0 + 1, atMinute: settings.dayStart.minutes) }
  }
}
