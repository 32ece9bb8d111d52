import Echolog
import Platform

extension Telling {
  /// What has been kept up, and by which rule.
  package func streaks() -> Page {
    let streaks = history.streaks(today: view.today)
    var page = Page(schema: "streaks/1")
    page.json = .object([("schema", "streaks/1"), ("streaks", .array(streaks.map(json)))])
    page.rows = streaks.map {
      [
        $0.activity.label, $0.definition.rawValue, String($0.streak.current),
        String($0.streak.longest), $0.streak.unit.rawValue,
        $0.streak.isPending ? "pending" : "", deadline($0.streak).map { iso($0, .utc) } ?? "",
        $0.streak.isAtRisk ? "atRisk" : "",
      ]
    }
    page.blocks = [
      .table(
        TextTable(
          [
            .init("What", isFlexible: true), .init("Counted"), .init("Now", isRight: true),
            .init("Longest", isRight: true), .init("Since"),
            .init("", isProse: true),
          ],
          streaks.map { named in
            [
              Span(named.activity.label), Span(counted(named)), now(named.streak),
              Span(length(named.streak.longest, named.streak.unit)),
              Span(named.streak.startedOn.map { Catalogue.day($0) } ?? ""),
              remark(named.streak),
            ]
          }))
    ]
    if streaks.isEmpty { page.blocks = [.line(["A streak begins with the first log."])] }
    return page
  }

  /// Gently, nothing is counted down to zero: the longest one stands beside it.
  private func now(_ streak: Streak) -> Span {
    guard streak.current > 0 || history.settings.tone == .plain else { return Span("·", .faint) }
    return Span(length(streak.current, streak.unit), .strong)
  }

  /// What is still open; in plain words also when the last streak ended.
  private func remark(_ streak: Streak) -> Span {
    let open = streak.isPending ? pending(streak) : ""
    guard history.settings.tone == .plain, streak.current == 0, let end = streak.breaks.last else {
      return Span(open, .waiting)
    }
    let ended = "ended on \(Catalogue.day(end.day)) after \(length(end.length, streak.unit))"
    return Span(open.isEmpty ? ended : ended + "; " + open, .waiting)
  }

  /// Which days a streak counts, in words that stand whole in the narrowest table.
  func counted(_ named: NamedStreak) -> String {
    guard let goal = named.goal else { return Catalogue.anyLog }
    let isDoubled = history.doubledGoals(on: view.today).contains { $0.contains(goal) }
    return Catalogue.counted(by: goal.period) + (isDoubled ? " " + label(goal.id) : "")
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
      ("period", .optional(named.goal?.period.label)),
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
      ("nextDeadline", .optional(deadline(streak).map { iso($0, .utc) })),
      ("atRisk", .bool(streak.isAtRisk)),
    ]
  }
}
