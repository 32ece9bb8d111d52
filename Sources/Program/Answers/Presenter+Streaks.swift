import Echolog

extension Presenter {
  func streaks(_ streaks: [NamedStreak]) -> Page {
    var page = Page(
      schema: "streaks/1", listing: ListedRows(self, .streaks, streaks, besides: besides),
      of: streaks, as: "streaks",
      plain: [
        "activity", "definition", "current", "longest", "unit",
        .init("pending") { $0.streak.isPending ? "pending" : "" }, "nextDeadline",
        .init("risk") { $0.streak.isAtRisk ? "atRisk" : "" }, "goal",
        .init("bound") { $0.goal?.bound.rawValue ?? "" },
      ],
      shown: [
        .init(.flexible("What"), "activity"),
        .init("Counted") { Span(counted($0)) },
        .init(.right("Now")) { now($0.streak) },
        .init(.right("Longest")) { Span(length($0.streak.longest, $0.streak.unit)) },
        .init("Since") { Span($0.streak.startedOn.map { Messages.day($0) } ?? "") },
        .init(.prose("")) { remark($0.streak) },
      ])
    if streaks.isEmpty { page.say("A streak begins with the first log.") }
    return page
  }

  /// Gently, nothing is counted down to zero: the longest one is shown beside it.
  private func now(_ streak: Streak) -> Span {
    guard streak.current > 0 || history.settings.tone == .plain else { return Span("·", .faint) }
    return Span(length(streak.current, streak.unit), .strong)
  }

  private func remark(_ streak: Streak) -> Span {
    let open = streak.isPending ? pending(streak) : ""
    guard history.settings.tone == .plain, streak.current == 0, let end = streak.breaks.last else {
      return Span(open, .waiting)
    }
    let ended = "ended on \(Messages.day(end.day)) after \(length(end.length, streak.unit))"
    return Span(open.isEmpty ? ended : ended + "; " + open, .waiting)
  }

  /// Which days a streak counts, in words that fit whole in the narrowest table.
  func counted(_ named: NamedStreak) -> String {
    guard let goal = named.goal else { return Messages.anyLog }
    let isDoubled = history.doubledGoals(on: view.today).contains { $0.contains(goal) }
    return Messages.counted(by: goal) + (isDoubled ? " " + label(goal.id) : "")
  }

  func length(_ count: Int, _ unit: Streak.Unit) -> String {
    Messages.count(count, unit == .days ? "day" : "week")
  }

  /// `today is still open`, and for a streak that would end, until when.
  func pending(_ streak: Streak) -> String {
    let open = streak.unit == .days ? "today is still open" : "this week is still open"
    guard streak.isAtRisk, let end = history.deadline(of: streak, at: view) else { return open }
    let wall = WallTime(at: end, offset: view.zone.offset(at: end))
    return open + ", until " + (streak.unit == .days ? "" : Messages.day(wall.day) + " ")
      + Messages.time(minuteOfDay: wall.minuteOfDay)
  }

  private func besides(_ named: NamedStreak) -> JSON {
    [
      "neutralDays": named.streak.neutral.map(json),
      "breaks": named.streak.breaks.map { ["day": $0.day, "length": $0.length] as JSON },
    ]
  }
}

/// A goal with its streaks by every definition, or an activity without one with that of any log.
struct ExplainedGoal: Sendable {
  let goal: Goal?
  let activity: Activity
  let streaks: [StreakReasons]

  init(_ activity: Activity, in history: History, today: CivilDay) {
    (goal, self.activity) = (nil, activity)
    streaks = [history.streakReasons(ofAnyLogOf: activity, today: today)]
  }

  init(_ goal: Goal, in history: History, today: CivilDay) {
    (self.goal, activity) = (goal, goal.activity)
    streaks = StreakDefinition.allCases.map { history.streakReasons(of: goal, $0, today: today) }
  }

  func references(in history: History) -> [WordsReference] {
    Array(Set(streaks.flatMap(\.bridges).compactMap { $0.excuse.flatMap(history.reason) }))
  }
}

extension Presenter {
  func streaks(explained goals: [ExplainedGoal]) -> Page {
    var page = Page(["schema": "streak/1", "goals": goals.map(json)])
    page.rows = goals.flatMap { goal in goal.streaks.flatMap { rows(goal, $0) } }
    for goal in goals {
      if !page.blocks.isEmpty { page.blocks.append(.blank) }
      page.blocks.append(heading(of: goal))
      page.blocks += told(goal).flatMap { blocks($0, of: goal.goal) }
    }
    if goals.isEmpty {
      page.say(
        "No goal counts at present.", "echolog streaks shows what you have kept up all the same.")
      page.note(waking)
    } else if let (goal, day) = goals.lazy.compactMap({ goal in
      forgivable(goal).map { (goal.goal, $0) }
    }).first {
      let named = goal.map { " --goal " + label($0.id) } ?? ""
      page.note("echolog freeze \(day)\(named) forgives that day, and the streak goes on over it.")
    }
    return page
  }

  private func heading(of goal: ExplainedGoal) -> Page.Block {
    guard let facts = goal.goal else { return .line([Span(goal.activity.label, .strong)]) }
    return .line([
      Span(Messages.name(facts), .strong), id(facts.id, gap: "  "),
      Span(begin(of: facts).map { "  " + Messages.starts(on: $0) } ?? "", .faint),
    ])
  }

  /// The person's rule in front, but of a goal of at most its own; of two that say the same of one
  /// goal only one.
  private func told(_ goal: ExplainedGoal) -> [StreakReasons] {
    let chosen = history.settings.streakRule
    let isOwnFirst = goal.goal?.bound == .atMost && chosen == .loggedNonZero
    let rule: StreakDefinition = isOwnFirst ? .goalMet : chosen
    let hidden: StreakDefinition = rule == .period ? .goalMet : .period
    let shown = goal.streaks.filter { $0.definition != hidden }
    return shown.filter { $0.definition == rule } + shown.filter { $0.definition != rule }
  }

  private func blocks(_ reasons: StreakReasons, of goal: Goal?) -> [Page.Block] {
    let streak = reasons.streak
    var spans: [Span] = [
      Span("  " + length(streak.current, streak.unit), .strong),
      Span(" " + Messages.phrase(reasons.definition, streak.unit, goal?.bound)),
    ]
    if let start = streak.startedOn { spans.append(Span(", since " + Messages.day(start))) }
    // With a goal of at most nobody waits for a log.
    let isAwaited = goal?.bound != .atMost || reasons.definition != .loggedNonZero
    if streak.isPending, isAwaited { spans.append(Span("; " + pending(streak), .waiting)) }
    let over = reasons.bridges.map { bridge in
      Page.Block.line([
        Span("    over " + Messages.days(bridge.days) + ": " + cause(of: bridge)),
        id(bridge.event, gap: "  "),
      ])
    }
    let before = reasons.breaks.last.map { said($0, streak, of: goal) }
    let longest = streak.longest > streak.current ? streak.longestStartedOn : nil
    let other = longest.map {
      "longest: \(length(streak.longest, streak.unit)) from \(Messages.day($0))"
    }
    return [.line(spans)] + over + [before, other].compactMap { $0.map { .line("    " + $0) } }
  }

  /// `before: 9 days; 500 ml of 2 L on Tue 2025-11-11`, or in plain words that it ended.
  private func said(_ end: StreakReasons.Break, _ streak: Streak, of goal: Goal?) -> String {
    let length = length(end.end.length, streak.unit)
    let before =
      history.settings.tone == .plain ? "a streak of \(length) ended: " : "before: \(length); "
    let target = goal.flatMap { goal in end.target.map { Messages.target($0, of: goal) } }
    let amounts = [Messages.amount(end.amount, of: end.activity), target].compactMap(\.self)
    let held = end.logCount > 0 ? amounts.joined(separator: " of ") : "nothing was logged"
    return before + held + " " + Messages.within(end.period)
  }

  private func cause(of bridge: StreakReasons.Bridge) -> String {
    guard let excuse = bridge.excuse else { return Messages.cause(bridge.word) }
    let reason = VisibleText.line(text(history.reason(of: excuse)))
    return Messages.word(excuse.kind) + (reason.isEmpty ? "" : ", " + reason)
  }

  /// The day that ended the last streak of a daily goal, where forgiving it would join two.
  private func forgivable(_ goal: ExplainedGoal) -> CivilDay? {
    let met = goal.streaks.first { $0.definition == .goalMet }
    guard let facts = goal.goal, facts.period == .day, let met, let end = met.breaks.last?.end,
      view.today - end.day <= 7, FreezeDay.isWithinBudget(end.day, of: facts),
      met.streak.startedOn.map({ $0 == end.day + 1 }) ?? (end.day == view.today - 1)
    else { return nil }
    return end.day
  }

  // MARK: For scripts

  private func rows(_ goal: ExplainedGoal, _ reasons: StreakReasons) -> [[String]] {
    let streak = reasons.streak
    func ends(_ days: ClosedRange<CivilDay>) -> [String] {
      [days.lowerBound.description, days.upperBound.description]
    }
    let rows =
      [
        ["current", String(streak.current), streak.unit.rawValue, ""],
        ["longest", String(streak.longest), streak.unit.rawValue, ""],
      ] + reasons.bridges.map { ["over"] + ends($0.days) + [$0.word] }
      + reasons.breaks.map { ["before"] + ends($0.period) + [String($0.end.length)] }
    let head = [goal.goal.map { label($0.id) } ?? "", reasons.definition.rawValue]
    return rows.map { head + $0 }
  }

  private func json(_ goal: ExplainedGoal) -> JSON {
    [
      "id": goal.goal.map { label($0.id) }, "activity": goal.activity.label,
      "period": goal.goal?.period.label, "asOf": view.today, "streaks": goal.streaks.map(json),
    ]
  }

  private func json(_ reasons: StreakReasons) -> JSON {
    let streak = reasons.streak
    let forgiven = reasons.bridges.filter { $0.word == Excuse.Kind.freeze.rawValue }
    let neutral = reasons.bridges.filter { $0.word != Excuse.Kind.freeze.rawValue }
    return [
      "definition": reasons.definition.rawValue, "unit": streak.unit.rawValue,
      "current": streak.current, "longest": streak.longest, "since": streak.startedOn,
      "longestStartedOn": streak.longestStartedOn, "isPending": streak.isPending,
      "nextDeadline": history.deadline(of: streak, at: view).map(here), "isAtRisk": streak.isAtRisk,
      "neutralDays": neutral.map(json), "forgivenDays": forgiven.map(json),
      "breaks": reasons.breaks.map { end in
        [
          "day": end.end.day, "length": end.end.length, "logs": end.logCount,
          "amount": end.activity.figure(end.amount), "target": end.target.map(end.activity.figure),
        ] as JSON
      },
    ]
  }

  private func json(_ bridge: StreakReasons.Bridge) -> JSON {
    let reason = bridge.excuse.flatMap(history.reason).map { text($0) }
    return json(bridge.days).with([
      "cause": bridge.word, "reason": reason, "event": bridge.event.map(label),
    ])
  }
}
