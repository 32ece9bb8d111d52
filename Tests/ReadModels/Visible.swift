import Echolog
import Platform

/// Everything that a person can see of a history, but for what only counts events.
struct Visible: Equatable {
  let echoes: [Echo]
  let openEchoes: [Echo]
  let moments: [Moment]
  let momentsByDay: [[Moment]]
  let logs: [ActivityLog]
  let logsByDay: [[ActivityLog]]
  let memories: [Memory]
  let goals: [Goal]
  let journey: [JourneyDay]
  let statistics: Statistics
  let activities: [String]
  let streaks: [Streak]
  let batches: [Bool]
  let badges: [EarnedBadge]
  let reminders: [Reminder]
  let dayStart: DayStart
  let weekStart: Weekday
  let policy: Policy

  init(_ history: History) {
    let view = history.viewpoint(now: Instant(milliseconds: 1_763_500_000_000), zone: .utc)
    echoes = history.echoes(at: view)
    openEchoes = history.openEchoes(at: view)
    moments = history.moments()
    logs = history.logs()
    let journey = history.journey()
    self.journey = journey
    momentsByDay = journey.map { history.moments(on: $0.day) }
    logsByDay = journey.map { history.logs(on: $0.day) }
    memories = history.memories()
    let goals = history.allGoals()
    self.goals = goals
    var counts = history.statistics(at: view)
    counts.events = 0
    statistics = counts
    activities = history.allActivities.map { $0.label + " " + $0.unit }
    streaks =
      history.allActivities.map { history.streak(of: $0, today: view.today) }
      + goals.flatMap { goal in
        [StreakDefinition.loggedNonZero, .goalMet, .period].map {
          history.streak(of: goal, $0, today: view.today)
        }
      }
    batches = history.importBatches.map(\.isUndone)
    reminders = history.reminders(at: view)
    badges = history.badges(today: view.today).compactMap(\.earned)
    dayStart = history.settings.dayStart
    weekStart = history.settings.weekStart
    policy = history.settings.policy
  }
}
