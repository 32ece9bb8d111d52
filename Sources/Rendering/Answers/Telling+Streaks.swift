import CivilTime
import Domain
import Events
import ReadModels

extension Telling {
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

  func length(_ count: Int, _ unit: Streak.Unit) -> String {
    Catalogue.count(count, unit == .days ? "day" : "week")
  }

  /// `today is still open`, and for a streak that would end, until when.
  func pending(_ streak: Streak) -> String {
    let open = streak.unit == .days ? "today is still open" : "this week is still open"
    guard streak.isAtRisk, let end = deadline(streak) else { return open }
    let wall = WallTime(at: end, offset: view.zone.offset(at: end))
    let time = Catalogue.time(minuteOfDay: wall.minuteOfDay)
    return open + ", until " + (streak.unit == .days ? time : "\(Catalogue.day(wall.day)) \(time)")
  }

  /// The end of the day or week that has to be fulfilled next: when the day after it starts.
  func deadline(_ streak: Streak) -> Instant? {
    streak.nextDeadline.map { day in
      view.zone.instant(of: day + 1, atMinute: history.settings.dayStart.minutes)
    }
  }

  private func json(_ named: NamedStreak) -> JSON {
    let streak = named.streak
    var members: [JSON.Member] = [
      ("activity", .string(named.activity.label)),
      ("goal", .optional(named.goal.map { label($0.id) })),
    ]
    members += json(of: streak, named.definition)
    members += [
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
    ]
    return .object(members)
  }

  func json(of streak: Streak, _ definition: StreakDefinition) -> [JSON.Member] {
    [
      ("definition", .string(definition.rawValue)),
      ("unit", .string(streak.unit.rawValue)), ("current", .number(streak.current)),
      ("longest", .number(streak.longest)),
      ("startedOn", .optional(streak.startedOn?.description)),
      ("longestStartedOn", .optional(streak.longestStartedOn?.description)),
      ("pendingToday", .bool(streak.isPending)),
      ("nextDeadline", .optional(deadline(streak).map { iso($0, nil) })),
      ("atRisk", .bool(streak.isAtRisk)),
    ]
  }
}
