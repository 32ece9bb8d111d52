import CivilTime
import Domain
import Events
package import ReadModels

extension Telling {
  /// Goals and how far they are.
  package func goals(_ goals: [GoalProgress]) -> Page {
    var page = Page(schema: "goals/1")
    page.json = .object([
      ("schema", "goals/1"), ("goals", .array(goals.map { .object(json($0)) })),
    ])
    page.rows = goals.map {
      [
        label($0.goal.id), $0.goal.activity.label, $0.goal.period.label, String($0.amount),
        String($0.target), $0.isActive ? "active" : "resting",
      ]
    }
    page.blocks = [.table(table(goals))]
    if goals.isEmpty {
      page.blocks = [.line(["No goals yet."])]
      page.notes = ["echolog goal set water 2 L --per day sets one."]
    }
    return page
  }

  func json(_ progress: GoalProgress) -> [JSON.Member] {
    [
      ("id", .string(label(progress.goal.id))),
      ("activity", .string(progress.goal.activity.label)),
      ("period", .string(progress.goal.period.label)),
      ("from", .string(progress.period.lowerBound.description)),
      ("to", .string(progress.period.upperBound.description)),
      ("amount", .integer(progress.amount)), ("target", .integer(progress.target)),
      ("isMet", .bool(progress.isMet)), ("isActive", .bool(progress.isActive)),
      ("message", .string(encouragement(progress))),
    ]
  }

  func table(_ goals: [GoalProgress]) -> TextTable {
    TextTable(
      [
        .init("Goal"), .init("So far", isRight: true), .init("Target", isRight: true),
        .init(""), .init(""), .init("ID"),
      ],
      goals.map { progress in
        let activity = progress.goal.activity
        let bar = Self.bar(progress.amount, of: progress.target)
        return [
          Span(activity.label + " a " + progress.goal.period.label),
          Span(Catalogue.amount(progress.amount, of: activity)),
          Span(Catalogue.amount(progress.target, of: activity)),
          Span(bar, progress.isMet ? .good : .waiting),
          Span(progress.isMet ? "✓ reached" : progress.isActive ? "" : "resting", .faint),
          Span(label(progress.goal.id), .faint),
        ]
      })
  }

  /// Ten cells, filled by the share that is reached.
  private static func bar(_ amount: Int64, of target: Int64) -> String {
    guard target > 0, amount > 0 else { return String(repeating: "░", count: 10) }
    let filled = amount >= target ? 10 : Int(min(9, amount / max(1, target / 10)))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
  }

  /// A streak with what it is about.
  struct NamedStreak: Sendable {
    let goal: GoalFacts?
    let activity: Activity
    let definition: StreakDefinition
    let streak: Streak
  }

  /// Every streak there is to tell: of each activity that was logged, and of each active goal by
  /// its target.
  private var allStreaks: [NamedStreak] {
    var found = Activity.registry.filter { !history.totals(of: $0).isEmpty }.map {
      NamedStreak(
        goal: nil, activity: $0, definition: .loggedNonZero,
        streak: history.streak(of: $0, today: view.today))
    }
    for goal in history.goalFacts() where goal.isActive(on: view.today) {
      let definition: StreakDefinition = goal.period == .week ? .period : .goalMet
      found.append(
        NamedStreak(
          goal: goal, activity: goal.activity, definition: definition,
          streak: history.streak(of: goal, definition, today: view.today)))
    }
    return found
  }

  /// What has been kept up, and by which rule.
  package func streaks() -> Page {
    let streaks = allStreaks
    var page = Page(schema: "streaks/1")
    page.json = .object([("schema", "streaks/1"), ("streaks", .array(streaks.map(json)))])
    page.rows = streaks.map {
      [
        $0.activity.label, $0.definition.rawValue, String($0.streak.current),
        String($0.streak.longest), $0.streak.unit.rawValue,
        $0.streak.isPending ? "pending" : "", deadline($0.streak).map { iso($0, nil) } ?? "",
        $0.streak.isAtRisk ? "atRisk" : "",
      ]
    }
    page.blocks = [
      .table(
        TextTable(
          [
            .init("What"), .init("Now", isRight: true), .init("Longest", isRight: true),
            .init("Since"), .init("", isFlexible: true),
          ],
          streaks.map { named in
            [
              Span(what(named)), Span(length(named.streak.current, named.streak.unit), .strong),
              Span(length(named.streak.longest, named.streak.unit)),
              Span(named.streak.startedOn.map { Catalogue.day($0) } ?? ""),
              Span(named.streak.isPending ? pending(named.streak) : "", .waiting),
            ]
          }))
    ]
    if streaks.isEmpty { page.blocks = [.line(["A streak begins with the first log."])] }
    return page
  }

  private func what(_ named: NamedStreak) -> String {
    guard named.goal != nil else { return named.activity.label + " logged" }
    return named.activity.label + " goal reached"
  }

  private func length(_ count: Int, _ unit: Streak.Unit) -> String {
    Catalogue.count(count, unit == .days ? "day" : "week")
  }

  /// `today is still open`, and for a streak that would end, until when.
  private func pending(_ streak: Streak) -> String {
    let open = streak.unit == .days ? "today is still open" : "this week is still open"
    guard streak.isAtRisk, let end = deadline(streak) else { return open }
    let wall = WallTime(at: end, offset: view.zone.offset(at: end))
    let time = Catalogue.time(minuteOfDay: wall.minuteOfDay)
    return open + ", until " + (streak.unit == .days ? time : "\(Catalogue.day(wall.day)) \(time)")
  }

  /// The end of the day or week that has to be fulfilled next: when the day after it starts.
  private func deadline(_ streak: Streak) -> Instant? {
    streak.nextDeadline.map { day in
      view.zone.instant(of: day + 1, atMinute: history.settings.dayStart.minutes)
    }
  }

  private func json(_ named: NamedStreak) -> JSON {
    let streak = named.streak
    return .object([
      ("activity", .string(named.activity.label)),
      ("goal", .optional(named.goal.map { label($0.id) })),
      ("definition", .string(named.definition.rawValue)),
      ("unit", .string(streak.unit.rawValue)), ("current", .number(streak.current)),
      ("longest", .number(streak.longest)),
      ("startedOn", .optional(streak.startedOn?.description)),
      ("longestStartedOn", .optional(streak.longestStartedOn?.description)),
      ("pendingToday", .bool(streak.isPending)),
      ("nextDeadline", .optional(deadline(streak).map { iso($0, nil) })),
      ("atRisk", .bool(streak.isAtRisk)),
      (
        "neutralDays",
        .array(
          streak.neutral.map {
            .object([
              ("from", .string($0.lowerBound.description)),
              ("to", .string($0.upperBound.description)),
            ])
          })
      ),
      (
        "breaks",
        .array(
          streak.breaks.map {
            .object([
              ("day", .string($0.day.description)), ("length", .number($0.length)),
            ])
          })
      ),
    ])
  }
}
