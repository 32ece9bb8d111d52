/// Leaves one day out of a goal's streaks, as for an illness; it may be still to come. Of a weekly
/// goal that is the day's whole week, so a second day of it would say nothing.
///
///     try await diary.perform(ExcuseGoals(.skip(SkipDay(reason: "a cold")), of: [goal]))
public struct SkipDay: Equatable, Sendable {
  package let day: CivilDay?
  package let reason: String

  /// Today unless a day is said, with a reason in the person's words, which may be empty.
  public init(_ day: CivilDay? = nil, reason: String = "") {
    self.day = day
    self.reason = reason
  }

  /// - Throws: `timeOutOfRange`, `effectiveBeforeGoal`, `goalAlreadyInactive`, `reasonTooLong`,
  ///   `textTooLarge`; `dayAlreadyExcused` when it does not count as it is; `weekAlreadyExcused`
  ///   when another day of a weekly goal's week is left out.
  package func decide(_ goal: Goal, in now: Now) throws(Rejection) -> PendingEvent {
    let day = try goal.countingDay(day, else: now.today)
    try WordLimits.check(reason, atMost: WordLimits.reason, Rejection.reasonTooLong)
    try goal.requireAsking(on: day)
    let skip = DaySkipped(day: day.daysSinceEpoch, reason: .inline(reason))
    return PendingEvent(.daySkipped(skip), about: goal.id, in: now)
  }
}

/// Leaves a stretch of days out of a goal's streaks, as for a holiday.
///
///     let lastDay = CivilDay(year: 2030, month: 8, day: 14)
///     let holiday = PauseGoal(to: lastDay, reason: "a holiday")
///     try await diary.perform(ExcuseGoals(.pause(holiday)))
public struct PauseGoal: Equatable, Sendable {
  package let firstDay: CivilDay?
  package let lastDay: CivilDay?
  package let reason: String

  /// From today on, and until they are resumed, unless days are said.
  public init(from firstDay: CivilDay? = nil, to lastDay: CivilDay? = nil, reason: String = "") {
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.reason = reason
  }

  /// - Throws: as `SkipDay`, with `goalAlreadyPaused` when pauses contain all of these days;
  ///   `pauseEndsBeforeBegin`.
  package func decide(_ goal: Goal, in now: Now) throws(Rejection) -> PendingEvent {
    let first = try goal.countingDay(firstDay, else: now.today)
    if let lastDay {
      guard lastDay >= first else { throw .pauseEndsBeforeBegin(firstDay: first) }
      guard SettledEventTime.writtenDays.contains(lastDay) else { throw .timeOutOfRange }
    }
    try WordLimits.check(reason, atMost: WordLimits.reason, Rejection.reasonTooLong)
    if let around = goal.pause(on: first),
      lastDay.map(around.reaches) ?? (around.lastDay == nil)
    {
      throw .goalAlreadyPaused(
        from: around.firstDay, until: around.lastDay, GoalName(goal), asked: lastDay)
    }
    let pause = GoalPaused(
      firstDay: first.daysSinceEpoch, lastDay: lastDay?.daysSinceEpoch, reason: .inline(reason))
    return PendingEvent(.goalPaused(pause), about: goal.id, in: now)
  }
}

/// Ends the pauses of a goal: days from one on count again.
///
///     try await diary.perform(ExcuseGoals(.resume(ResumeGoal()), of: [goal]))
public struct ResumeGoal: Equatable, Sendable {
  package let effectiveDay: CivilDay?

  /// From today on unless a day is said.
  public init(from effectiveDay: CivilDay? = nil) {
    self.effectiveDay = effectiveDay
  }

  /// - Throws: `timeOutOfRange`, `effectiveBeforeGoal`; `goalNotPaused` when the days count as it
  ///   is.
  package func decide(_ goal: Goal, in now: Now) throws(Rejection) -> PendingEvent {
    let day = try goal.writtenDay(effectiveDay, else: now.today)
    guard goal.excuses.contains(where: { $0.kind == .pause && $0.reaches(day) }) else {
      throw .goalNotPaused
    }
    let resumed = GoalResumed(effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalResumed(resumed), about: goal.id, in: now)
  }
}

/// Forgives one missed day, out of a budget: two days in any thirty.
///
///     try await diary.perform(ExcuseGoals(.freeze(FreezeDay()), of: [goal]))
public struct FreezeDay: Equatable, Sendable {
  package let day: CivilDay?

  /// Yesterday unless a day is said.
  public init(_ day: CivilDay? = nil) {
    self.day = day
  }

  /// How many days of a goal can be forgiven in any `budgetDays` that follow each other.
  package static let budget = 2
  package static let budgetDays = 30

  /// A week of a weekly goal is forgiven by any of its days, so a second day of it would be spent
  /// for nothing.
  ///
  /// - Parameter isMet: whether the goal was reached in the period of a day.
  /// - Throws: `timeOutOfRange`, `effectiveBeforeGoal`, `goalAlreadyInactive`, `dayAlreadyExcused`;
  ///   `weekAlreadyExcused` when another day of a weekly goal's week is; `dayFulfilled`;
  ///   `dayNotOver` while the day, or `weekNotOver` while the week of a weekly goal, can still be
  ///   reached; `freezesSpent`.
  package func decide(
    _ goal: Goal, isMet: (CivilDay) -> Bool, in now: Now
  ) throws(Rejection) -> PendingEvent {
    let day = try goal.countingDay(day, else: now.today - 1)
    let period = goal.period(holding: day)
    guard period.upperBound < now.today else {
      throw goal.period == .week
        ? .weekNotOver(until: period.upperBound) : .dayNotOver(period.upperBound)
    }
    try goal.requireAsking(on: day)
    guard !isMet(day) else { throw .dayFulfilled(day, goal.bound) }
    if let days = Self.fullWindow(holding: day, of: goal) { throw .freezesSpent(on: days) }
    return PendingEvent(
      .dayFrozen(DayFrozen(day: day.daysSinceEpoch)), about: goal.id, in: now)
  }

  /// Whether one more day can be forgiven: no three within thirty that follow each other, wherever
  /// among them this one is.
  package static func isWithinBudget(_ day: CivilDay, of goal: Goal) -> Bool {
    fullWindow(holding: day, of: goal) == nil
  }

  /// The forgiven days that with this one would be too many within `budgetDays`; nil where there
  /// are none.
  private static func fullWindow(holding day: CivilDay, of goal: Goal) -> [CivilDay]? {
    let days = (frozenDays(of: goal, near: day) + [day]).sorted()
    let windows = days.indices.dropFirst(budget).map { days[($0 - budget)...$0] }
    let full = windows.first { window in
      window.contains(day) && window[window.endIndex - 1] - window[window.startIndex] < budgetDays
    }
    return full?.filter { $0 != day }
  }

  /// How many more can be forgiven of the `budgetDays` up to yesterday, the last day that is over.
  package static func left(of goal: Goal, on today: CivilDay) -> Int {
    max(0, budget - frozenDays(of: goal, near: today - 1).count { $0 < today })
  }

  /// One for each week of a weekly goal, whatever devices forgave of it.
  private static func frozenDays(of goal: Goal, near day: CivilDay) -> [CivilDay] {
    var days: [CivilDay: CivilDay] = [:]
    for excuse in goal.excuses where excuse.kind == .freeze {
      let begin = goal.period(holding: excuse.firstDay).lowerBound
      days[begin] = min(days[begin] ?? excuse.firstDay, excuse.firstDay)
    }
    return days.values.filter { abs($0 - day) < budgetDays }.sorted()
  }
}

/// Which days of goals do not count, or count again.
///
///     let command = ExcuseCommand.skip(SkipDay(reason: "a cold"))
///     let leftOut = try await diary.perform(ExcuseGoals(command)).answer
///     for left in leftOut { show(left.goal, left.why.word) }
public enum ExcuseCommand: Equatable, Sendable {
  case skip(SkipDay)
  case pause(PauseGoal)
  case resume(ResumeGoal)
  case freeze(FreezeDay)

  /// Decides about several goals as one.
  ///
  /// - Parameters:
  ///   - isNamed: whether the person named these goals: then one refusal refuses all. Else they are
  ///     all goals there are, and those to which it does not apply are left out.
  ///   - isMet: whether a goal was reached in the period of a day.
  ///   - vain: why a freeze of the day would save no streak of the goal; nil where it saves one. Of
  ///     a goal that was named the first of two days may be frozen that save a streak together.
  /// - Returns: a pending event for each goal that it applies to, at least one, and of all goals
  ///   those that were left out although they count at present.
  /// - Throws: as the commands; `noStreakGoesOn` when to forgive a day would save no streak;
  ///   `notFound` when no goal counts on the day.
  package func decide(
    _ goals: [Goal], isNamed: Bool, in now: Now,
    isMet: (Goal, CivilDay) -> Bool, vain: (Goal, CivilDay) -> VainFreeze?
  ) throws(Rejection) -> (pending: [PendingEvent], leftOut: [LeftOut]) {
    let day = day(in: now)
    var pending: [PendingEvent] = []
    var leftOut: [LeftOut] = []
    var refusals: [Rejection] = []
    for goal in goals {
      guard isNamed || goal.isActive(on: day) else {
        guard goal.isActive(on: now.today) else { continue }
        let begins = Rejection.effectiveBeforeGoal(firstDay: goal.firstDay)
        leftOut.append(LeftOut(goal.id, day < goal.firstDay ? begins : .goalAlreadyInactive))
        continue
      }
      do throws(Rejection) {
        let draft = try decide(goal, in: now) { isMet(goal, $0) }
        if case .freeze = self, let vain = vain(goal, day), !isNamed || vain.way != .freeze {
          throw .noStreakGoesOn(vain)
        }
        pending.append(draft)
      } catch {
        if isNamed { throw error }
        refusals.append(error)
        // To resume asks nothing of a goal that counts as it is.
        if error != .goalNotPaused { leftOut.append(LeftOut(goal.id, error)) }
      }
    }
    guard !pending.isEmpty else { throw Self.mostHelpful(of: refusals) }
    return (pending, leftOut)
  }

  /// The first one that leaves the person something to do.
  private static func mostHelpful(of refusals: [Rejection]) -> Rejection {
    let vain = refusals.first { if case .noStreakGoesOn = $0 { true } else { false } }
    return vain ?? refusals.first ?? .notFound(.goal, "")
  }

  /// A goal to which a command about all goals does not apply.
  public struct LeftOut: Equatable, Sendable {
    /// The goal.
    public let goal: EntryID
    /// Why it does not.
    public let why: Rejection

    package init(_ goal: EventName, _ why: Rejection) {
      self.goal = goal
      self.why = why
    }
  }

  private func decide(
    _ goal: Goal, in now: Now, isMet: (CivilDay) -> Bool
  ) throws(Rejection) -> PendingEvent {
    switch self {
    case .skip(let command): try command.decide(goal, in: now)
    case .pause(let command): try command.decide(goal, in: now)
    case .resume(let command): try command.decide(goal, in: now)
    case .freeze(let command): try command.decide(goal, isMet: isMet, in: now)
    }
  }

  /// In the person's words; empty for none.
  fileprivate var reason: String {
    switch self {
    case .skip(let command): command.reason
    case .pause(let command): command.reason
    case .resume, .freeze: ""
    }
  }

  /// The first day that the command is about.
  private func day(in now: Now) -> CivilDay {
    switch self {
    case .skip(let command): command.day ?? now.today
    case .pause(let command): command.firstDay ?? now.today
    case .resume(let command): command.effectiveDay ?? now.today
    case .freeze(let command): command.day ?? now.today - 1
    }
  }
}

/// Says on which days goals ask nothing, or that they count again, as one commit.
///
///     try await diary.perform(ExcuseGoals(.skip(SkipDay(reason: "a cold"))))
public struct ExcuseGoals: Command, Equatable {
  package let command: ExcuseCommand
  package let ids: [EntryID]?

  /// Days, and the goals that they are of.
  ///
  /// - Parameters:
  ///   - command: which days, and why.
  ///   - ids: the goals; nil for every one that counts then.
  public init(_ command: ExcuseCommand, of ids: [EntryID]? = nil) {
    self.command = command
    self.ids = ids
  }

  /// Records an event for each goal, at least one, and answers which goals were left out, where
  /// none was named.
  ///
  /// - Throws: what the command that it carries is refused with; `forgotten` for a reason with a
  ///   goal of which the words are; `notFound`.
  public func decide(
    _ history: History, _ now: Now
  ) throws(Rejection) -> Decision<[ExcuseCommand.LeftOut]> {
    var named: [Goal] = []
    for id in ids ?? [] {
      let goal = try history.requiredGoal(id)
      guard command.reason.isEmpty || !history.forgotten.contains(goal.id) else {
        throw .forgotten(.goal)
      }
      if !named.contains(where: { $0.id == goal.id }) { named.append(goal) }
    }
    let (pending, leftOut) = try command.decide(
      ids == nil ? history.allGoals() : named, isNamed: ids != nil, in: now,
      isMet: { history.progress(of: $0, on: $1, today: now.today).isMet },
      vain: { history.vainFreeze($1, of: $0, today: now.today) })
    return .records(pending, leftOut)
  }
}

extension Goal {
  /// A day on which the goal counts, but for excuses.
  fileprivate func countingDay(
    _ day: CivilDay?, else standard: CivilDay
  ) throws(Rejection) -> CivilDay {
    let day = try writtenDay(day, else: standard)
    guard isActive(on: day) else { throw .goalAlreadyInactive }
    return day
  }

  /// Makes sure that the day, or of a weekly goal its week, is not left out as it is.
  fileprivate func requireAsking(on day: CivilDay) throws(Rejection) {
    if let excuse = excuse(on: day) { throw .dayAlreadyExcused(day, excuse.kind) }
    let period = period(holding: day)
    if let excuse = excuse(within: period) {
      throw .weekAlreadyExcused(period.lowerBound, excuse.kind)
    }
  }

  fileprivate func writtenDay(
    _ day: CivilDay?, else standard: CivilDay
  ) throws(Rejection) -> CivilDay {
    let day = day ?? standard
    guard SettledEventTime.writtenDays.contains(day) else { throw .timeOutOfRange }
    guard day >= firstDay else { throw .effectiveBeforeGoal(firstDay: firstDay) }
    return day
  }
}
