package import Echolog

extension Messages {
  /// Of a day that was forgiven and lets a streak go on with another one only.
  static func inVain(_ vain: VainFreeze) -> String {
    let said = noStreakGoesOn(vain) + " over it: " + open(beside: vain)
    guard let first = vain.open.first else { return said }
    return said + " \(freezing(first, vain.goal)) forgives that as well."
  }

  /// That a day was not forgiven, because no streak would go on over it, and what lets one.
  private static func notForgiven(_ vain: VainFreeze) -> RejectionWords {
    let words = noStreakGoesOn(vain) + " over \(day(vain.day)), so it was not forgiven: "
    guard let first = vain.open.first, let last = vain.open.last, let way = vain.way else {
      return say(words + open(beside: vain))
    }
    return say(
      words + open(beside: vain),
      way == .freeze
        ? "\(freezing(vain.day, vain.goal)) and then \(freezing(first, vain.goal)) forgive both."
        : "echolog goal pause \"\(vain.goal.words)\" --from \(min(first, vain.day)) "
          + "--to \(max(last, vain.day)) leaves them all out.")
  }

  private static func noStreakGoesOn(_ vain: VainFreeze) -> String {
    let period = vain.goal.period.map { " a " + $0.label } ?? ""
    return "No streak of \(vain.goal.activity.label)\(period) goes on"
  }

  private static func open(beside vain: VainFreeze) -> String {
    guard let first = vain.open.first else { return "none had begun." }
    guard vain.way != .freeze else {
      return "\(day(first)) \(first < vain.day ? "before" : "after") it is open too."
    }
    let unit = vain.unit == .weeks ? "week" : "day"
    return count(vain.open.count, "more \(unit) is", "more \(unit)s are") + " open."
  }

  private static func freezing(_ day: CivilDay, _ goal: GoalName) -> String {
    "echolog freeze \(day) --goal \"\(goal.words)\""
  }

  /// How a pause gets an earlier end; nil where that is its end as it is.
  private static func ending(
    _ asked: CivilDay, before last: CivilDay?, _ goal: GoalName
  ) -> String? {
    guard last.map({ asked < $0 }) ?? true else { return nil }
    return "echolog goal resume \"\(goal.words)\" --from \(asked + 1) ends it on \(day(asked))."
  }

  private static let everyExcuse = "echolog excuses shows every such day."

  static func aboutExcuses(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .dayAlreadyExcused(let day, let kind):
      say("\(Self.day(day)) is \(word(kind)) already, so no streak ends there.", everyExcuse)
    case .weekAlreadyExcused(let day, let kind):
      say(
        "A day of the week from \(Self.day(day)) is \(word(kind)) already, so no streak of weeks "
          + "ends there.",
        everyExcuse)
    case .dayNotOver(let day):
      say("\(Self.day(day)) is not over, so there is nothing to forgive yet.")
        .next("echolog skip leaves a day out beforehand.")
    case .weekNotOver(let end):
      say("The week to \(day(end)) is not over, so there is nothing to forgive yet.")
        .next("echolog skip leaves a week out beforehand.")
    case .dayFulfilled(let day, let bound):
      say("The goal was \(met(bound)) on \(Self.day(day)); there is nothing to forgive.")
    case .noStreakGoesOn(let vain): notForgiven(vain)
    case .freezesSpent(let days):
      say(
        "\(count(FreezeDay.budget, "day")) in any \(FreezeDay.budgetDays) can be forgiven; "
          + "\(all(days.map { day($0) })) are.",
        "echolog skip leaves a day out for a reason, as often as you need.")
    case .pauseEndsBeforeBegin(let first):
      say("The pause begins on \(day(first)).", "Give --to that day or a later one.")
    case .goalAlreadyPaused(let first, let last, let goal, let asked):
      say(
        "This goal is paused already, \(paused(from: first, until: last)).",
        asked.flatMap { ending($0, before: last, goal) }
          ?? "echolog goal resume lets it count again.")
    case .goalNotPaused:
      say("This goal is not paused.", "echolog goal pause leaves days out of its streaks.")
    default: nil
    }
  }

  /// What a day that does not count is, after "is" or alone.
  package static func word(_ kind: Excuse.Kind) -> String {
    switch kind {
    case .skip: "skipped"
    case .pause: "paused"
    case .freeze: "forgiven"
    }
  }

  /// `paused until Sun 2025-11-23`; of another day of the week that it leaves out, without the end.
  static func said(_ excuse: Excuse, on today: CivilDay) -> String {
    guard excuse.kind == .pause, excuse.contains(today), let last = excuse.lastDay else {
      return word(excuse.kind)
    }
    return word(excuse.kind) + " until " + day(last)
  }

  /// - Parameter goals: those of which something is logged on the day that is left out.
  static func whatCounts(_ goals: [Goal]) -> String {
    let bounds = Set(goals.map(\.bound))
    guard let first = bounds.first else { return "" }
    guard bounds.count == 1 else {
      return " What you logged then still counts, but for no goal of at most."
    }
    return " What you logged then " + (first == .atMost ? "does not either." : "still counts.")
  }

  static let reasonIsNoDay = "timeNotUnderstood"

  static func reasonIsNoDay(_ words: String, _ command: [String]) -> ProgramError {
    ProgramError(
      reasonIsNoDay, .usage, "\(quoted(words)) is no day that I can read.",
      next: "As a reason it is written so: "
        + Words.line(["echolog"] + command + ["--reason", VisibleText.line(words)]))
  }

  /// Behind a new goal, where an earlier one rests.
  static func rests(_ id: String) -> String {
    "An earlier goal for the same rests: to go on with that one and its days, echolog undo, then "
      + "echolog goal reactivate \(id)."
  }

  /// `starts on Tue 2026-09-01`.
  static func starts(on first: CivilDay) -> String { "starts on " + day(first) }

  /// Of a goal of at most that does not hold in all of its week, or on a date that was skipped.
  static func notAsked(of period: Period) -> String {
    period == .week ? "counts from next week" : "does not count"
  }

  static func cancelled(_ pause: Excuse, of goal: Goal) -> String {
    "Cancelled: the pause of \(name(goal)) "
      + paused(from: pause.firstDay, until: pause.lastDay) + "."
  }

  static func encouragement(_ kind: Excuse.Kind) -> String {
    switch kind {
    case .skip: "Left out for now. Nothing is asked of you."
    case .pause: "Paused. It will be here when you are."
    case .freeze: "Forgiven, and the streak goes on."
    }
  }

  static func leftOut(by body: Event.Body) -> String {
    switch body {
    case .dayFrozen: "Not forgiven: "
    case .daySkipped: "Not skipped: "
    case .goalPaused: "Not paused: "
    default: "As before: "
    }
  }

  /// `water a day`.
  package static func name(_ goal: Goal) -> String {
    goal.activity.label + " a " + goal.period.label
  }

  private static func met(_ bound: Bound) -> String { bound == .atMost ? "kept" : "met" }

  static func briefly(_ rejection: Rejection) -> String {
    switch rejection {
    case .dayAlreadyExcused(_, let kind): "\(word(kind)) already"
    case .weekAlreadyExcused(_, let kind): "a day of that week is \(word(kind)) already"
    case .weekNotOver: "its week is not over"
    case .dayFulfilled(_, let bound): "it was " + met(bound)
    case .noStreakGoesOn: "no streak goes on over it"
    case .freezesSpent:
      "\(count(FreezeDay.budget, "day")) in any \(FreezeDay.budgetDays) are forgiven already"
    case .effectiveBeforeGoal(let firstDay): "it begins on \(day(firstDay))"
    case .goalAlreadyInactive: "it rests then"
    case .goalAlreadyPaused: "paused already"
    default: programError(rejection).sentence
    }
  }

  /// Goals that count for the same, as two devices may have set them.
  ///
  /// - Parameter name: `water a day`.
  static func doubled(_ name: String, _ ids: [String]) -> String {
    "\(all(ids.map { VisibleText.line($0) })) are both for \(name), and both count. "
      + "echolog goal deactivate ID lets one of them rest."
  }

  /// - Parameter goals: their names and what they are about.
  static func waking(_ goals: [(id: String, name: String)]) -> String? {
    guard goals.count > 1 else {
      return goals.first.map { "echolog goal reactivate \($0.id) wakes \($0.name)." }
    }
    let names = goals.map { "\($0.id) (\($0.name))" }
    return "echolog goal reactivate ID wakes one: \(choices(names))."
  }

  static func rests(from day: CivilDay?) -> String {
    "It rests from \(day.map { Self.day($0) } ?? "today") on. Days of rest end no streak of this "
      + "goal; that of any log goes on with logs alone."
  }

  /// `2.5 L a day counts from Mon 2025-12-01.`
  static func counts(_ what: String, _ day: CivilDay) -> String {
    "\(what) counts from \(Self.day(day))."
  }

  /// `Replaced: 1.5 L from Tue 2025-11-18 (laptop:12)`, and how it comes back.
  static func replaced(
    _ target: String, from day: CivilDay, _ event: String?, by name: String
  ) -> String {
    "Replaced: \(target) from \(self.day(day))"
      + (event.map { " (" + VisibleText.line($0) + ")" } ?? "")
      + "; echolog undo \(VisibleText.line(name)) brings it back."
  }

  static func days(_ days: ClosedRange<CivilDay>) -> String {
    days.lowerBound == days.upperBound
      ? day(days.lowerBound) : day(days.lowerBound) + " to " + day(days.upperBound)
  }

  /// `from Sun 2025-11-16 until you resume`.
  static func paused(from first: CivilDay, until last: CivilDay?) -> String {
    "from \(day(first)) " + until(last)
  }

  /// - Parameter last: of a pause; nil where its end is not known.
  static func until(_ last: CivilDay?) -> String {
    last.map { "until " + day($0) } ?? "until you resume"
  }

  /// `this week`, or `the week from Mon 2025-11-17`.
  static func week(_ days: ClosedRange<CivilDay>, today: CivilDay) -> String {
    days.contains(today) ? "this week" : "the week from " + day(days.lowerBound)
  }

  /// That a skipped day leaves out a whole week of a goal, as weeks are counted whole.
  ///
  /// - Parameter week: `this week`.
  static func leavesOut(_ week: String, of goal: Goal) -> String {
    "For \(name(goal)) all of \(week) does not count: weeks are left out whole."
  }

  /// `week of Wed 2025-11-19: Mon 2025-11-17 to Sun 2025-11-23`, where one day leaves it out.
  static func week(_ week: ClosedRange<CivilDay>, of day: CivilDay) -> String {
    "week of \(Self.day(day)): \(days(week))"
  }

  /// `goal 1 L a day, from Fri 2026-09-04 2 L`.
  static func asked(
    _ target: Int64, _ later: [Timeline<Int64>.Change], of goal: Goal
  ) -> String {
    later.reduce("goal \(self.target(target, of: goal)) a \(goal.period.label)") {
      $0 + ", from \(day($1.day)) \(amount($1.value, of: goal.activity))"
    }
  }

  static let anyLog = "any log"

  static func counted(by goal: Goal) -> String {
    (goal.period == .week ? "weekly " : "daily ") + (goal.bound == .atMost ? "limit" : "goal")
  }

  /// `1 day counts: 7,133 of 8,000 steps`, where the others asked nothing.
  static func counted(
    days: Int, _ amount: Int64, of target: Int64, _ activity: Activity
  ) -> String {
    let said = Self.amount(amount, of: activity)
    let amount = activity.dimension.baseUnit == nil ? said.prefix { $0 != " " } : said[...]
    return count(days, "day") + (days == 1 ? " counts: " : " count: ") + amount + " of "
      + Self.amount(target, of: activity)
  }

  static func phrase(
    _ definition: StreakDefinition, _ unit: Streak.Unit, _ bound: Bound?
  ) -> String {
    guard definition != .loggedNonZero else { return "with a log" }
    return (bound == .atMost ? "kept" : "reached") + (unit == .weeks ? ", week by week" : "")
  }
}
