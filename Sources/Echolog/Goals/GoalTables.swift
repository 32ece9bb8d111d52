extension Table where Row == GoalProgress {
  /// What the person wants to reach.
  package static let goals = Table(
    "goals", "Goals with the day or week that today is in, in the order they were set",
    Column.entry { row, _ in row.goal.id } + kept + [
      Column.word("weekStart", "on which day its weeks begin") { $0.goal.weekStart.label }
    ] + Column.calendar("it counts from") { row, _ in row.goal.firstDay } + [
      Column.day("firstDay", "where the day or week begins") { $0.period.lowerBound }
    ] + reached + standing + [
      Column("pausesFrom", .day, "the first day of the next pause that is planned") { row, view in
        .day(row.isActive ? row.goal.pause(after: view.viewpoint.today)?.firstDay : nil)
      }
    ] + bound
  ) { view, filter in
    goals(filter, in: view).rows { view.history.progress(of: $0, asOf: view.viewpoint.today) }
  }

  /// How far every goal was, day for day or week for week.
  package static let progress = Table(
    "progress", "Every day or week of each goal up to today, goal by goal, the first one first",
    key: ["goal", "day"], size: { $0.days.rows.count * $0.goals.count },
    [Column("goal", .id, "of which goal") { row, _ in .id(row.goal.id) }] + kept
      + Column.calendar("it begins on") { row, _ in row.period.lowerBound } + reached + [
        Column.flag("isAsked", "whether it is a success or a miss: it counts and has no excuse") {
          $0.isAsked
        },
        Column.id("targetEvent", "what set its target") { row in
          row.goal.targets.change(on: row.period.upperBound)?.event
        },
      ] + standing + bound
  ) { view, filter in
    let today = view.viewpoint.today
    // A foreign writer may have let a goal begin millions of years ago.
    let lived = max(today - 73_050, filter.days?.lowerBound ?? today - 73_050)
    return goals(filter, in: view).rows(\.self).flatMapped { goal in
      let first = max(goal.firstDay, lived)
      // A week may begin before its goal does.
      let last = goal.period(holding: min(today, filter.days?.upperBound ?? today)).upperBound
      guard first <= min(last, today) else { return [] }
      return view.history.progress(of: goal, in: first...last, today: today).filter {
        filter.allows(day: $0.period.lowerBound)
      }
    }
  }

  private static func goals(_ filter: RowFilter, in view: DiaryView) -> [Goal] {
    view.history.allGoals().filter { filter.allows($0.activity) && filter.allows($0.id) }
  }

  private static var kept: [Column<GoalProgress>] {
    Column.activity { row, _ in row.goal.activity } + [
      Column.word("period", "whether it asks for each day or each week") { $0.goal.period.label }
    ]
  }

  private static var reached: [Column<GoalProgress>] {
    [
      Column.day("lastDay", "where the day or week ends") { $0.period.upperBound },
      Column.amount("amount", "how much there was by now", \.amount) { row, _ in
        row.goal.activity
      },
      Column.amount("target", "how much is asked for, by `bound`", \.target) { row, _ in
        row.goal.activity
      },
      Column.flag(
        "isMet",
        "whether that is reached; of at most only once what counts is over and not above it"
      ) { $0.isMet },
    ]
  }

  private static var bound: [Column<GoalProgress>] { [Column.bound { $0.goal }] }

  private static var standing: [Column<GoalProgress>] {
    [
      Column.flag("isActive", "whether it counts; else it rests") { $0.isActive },
      Column.word("excuse", "why it asks nothing: skip, pause or freeze") {
        $0.excuse?.kind.rawValue
      },
    ]
  }
}

extension Column {
  fileprivate static func bound(_ goal: @escaping @Sendable (Row) -> Goal) -> Column {
    Column.word("bound", "whether it asks for at least its target or at most: atLeast, atMost") {
      goal($0).bound.rawValue
    }
  }
}

/// A goal with a range of days that something applies to.
package struct OfGoal<Part: Equatable & Sendable>: Equatable, Sendable {
  package let goal: Goal
  package let part: Part

  fileprivate static func columns() -> [Column<OfGoal>] {
    [Column("goal", .id, "of which goal") { row, _ in .id(row.goal.id) }]
      + Column.activity { row, _ in row.goal.activity }
  }

  fileprivate static func rows(
    _ view: DiaryView, _ filter: RowFilter, _ parts: @escaping (Goal) -> [Part]
  ) -> AnyIterator<OfGoal> {
    view.history.allGoals().filter { filter.allows($0.activity) }.rows(\.self)
      .flatMapped { goal in parts(goal).map { OfGoal(goal: goal, part: $0) } }
  }
}

extension Table where Row == OfGoal<TargetStretch> {
  /// Which target applied when.
  package static let targets = Table(
    "targets", "Every target that a goal had, goal by goal, the first one first",
    key: ["goal", "firstDay"], size: { $0.goals.count + $0.goalChanges.count },
    Row.columns() + Column.calendar("it begins on") { row, _ in row.part.firstDay } + [
      Column.day("firstDay", "from when on it held") { $0.part.firstDay },
      Column.day("lastDay", "the day before the next one; null for the last") { $0.part.lastDay },
      Column.amount("target", "how much was asked for, by `bound`", \.part.target) { row, _ in
        row.goal.activity
      },
      Column.count(
        "metCount",
        "how many days, or weeks of a weekly goal, reached or kept it while the goal did not rest"
      ) { $0.part.metCount },
      Column.id("event", "what set it") { $0.part.event }, Column.bound { $0.goal },
    ]
  ) { view, filter in
    Row.rows(view, filter) { view.history.targetHistory(of: $0, today: view.viewpoint.today) }
  }
}

extension Table where Row == OfGoal<Excuse> {
  /// When goals asked nothing.
  package static let excuses = Table(
    "excuses", "Days on which a goal asks nothing, goal by goal, in the order they were said",
    key: ["event", "goal"],
    Row.columns() + [
      Column.word("kind", "skip, pause or freeze") { $0.part.kind.rawValue }
    ] + Column.calendar("it begins on") { row, _ in row.part.firstDay } + [
      Column.day("firstDay", "the first of the days") { $0.part.firstDay },
      Column.day("lastDay", "the last of them; null until the goal is resumed") { $0.part.lastDay },
      Column.text("reason", "why, in the person's words") { $1.history.reason(of: $0.part) },
      Column.id("event", "what said it") { $0.part.event },
    ]
  ) { view, filter in Row.rows(view, filter, \.excuses) }
}
