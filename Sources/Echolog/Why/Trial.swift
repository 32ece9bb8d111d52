/// A small history made of some facts of a larger one, to see what they come to.
///
/// Its events are numbered anew, in one log, so that folding few of them costs little wherever they
/// stand; names are given as the larger history has them.
struct Trial {
  private(set) var history: History
  private let source: History
  private let log: LogIndex
  private let logID: LogID
  /// The names in the larger history, by number here less one.
  private var names: [EventName] = []
  private var numbers: [EventName: UInt64] = [:]

  /// - Parameter facts: each behind those that it is about.
  init(_ facts: [Fact], of source: History) {
    self.source = source
    history = History(withSettingsOf: source)
    logID = LogID(high: 0, low: 1)
    guard let log = history.meet(logID) else { preconditionFailure("one log is not too many") }
    self.log = log
    add(facts)
  }

  mutating func add(_ facts: [Fact]) {
    for fact in facts {
      let name = source.name(of: fact)
      names.append(name)
      if case .goal = fact { numbers[name] = UInt64(names.count) }
      guard var event = event(of: fact) else { continue }
      event.clock = UInt64(names.count)
      history.fold(event, log: log, number: UInt64(names.count))
    }
  }

  /// The name here of an entity; nil where it is not a part of this.
  func name(of entity: EventName) -> EventName? {
    numbers[entity].map { EventName(log: logID, number: $0) }
  }

  /// The name in the larger history of an event here.
  func original(_ name: EventName) -> EventName { names[Int(name.number) - 1] }

  private func event(of fact: Fact) -> Event? {
    switch fact {
    case .goal(let row):
      let goal = source.goals[row]
      guard let period = Period(rawValue: Int32(goal.period)) else { return nil }
      let set = GoalSet(
        of: source.activity(of: goal), target: goal.target, period: period,
        bound: goal.bound, weekStart: UInt32(goal.weekStart), firstDay: goal.firstDay)
      return Event(body: .goalSet(set))
    case .goalChange(let row): return event(of: source.goalChanges[row])
    case .log(let row):
      let log = source.activities[row]
      let logged = ActivityLogged(of: source.activity(of: log), amount: log.amount)
      return entry(.activityLogged(logged), log)
    // The rows of logs hold what corrections made of them.
    case .correction: return nil
    case .moment(let row): return entry(.momentLogged(MomentLogged()), source.moments[row])
    case .badge(let row):
      let shown = source.badgeRows[row]
      guard let badge = Badge(rawValue: Int32(shown.badge)) else { return nil }
      return Event(
        civilDay: shown.shownDay, subjectNumber: number(ofGoal: shown.goal),
        body: .badgeShown(BadgeShown(badge: badge, earnedDay: shown.earnedDay)))
    }
  }

  private func entry(_ body: Event.Body, _ row: some EntryRow) -> Event {
    Event(
      utcOffsetSeconds: row.utcOffset == noOffset ? nil : row.utcOffset, civilDay: row.day,
      happenedAtMs: row.happenedAt, happenedPrecision: row.precision, body: body)
  }

  private func event(of change: GoalChangeRow) -> Event? {
    guard let kind = GoalChangeRow.Kind(rawValue: change.kind) else { return nil }
    let (day, value) = (change.day, change.value)
    let body: Event.Body =
      switch kind {
      case .target: .goalTargetChanged(GoalTargetChanged(target: value, effectiveDay: day))
      case .activeness where value == 0: .goalDeactivated(GoalDeactivated(effectiveDay: day))
      case .activeness: .goalReactivated(GoalReactivated(effectiveDay: day))
      case .skip: .daySkipped(DaySkipped(day: day))
      case .freeze: .dayFrozen(DayFrozen(day: day))
      case .pause: .goalPaused(GoalPaused(firstDay: day, lastDay: Int32(exactly: value)))
      case .resume: .goalResumed(GoalResumed(effectiveDay: day))
      }
    return Event(subjectNumber: number(ofGoal: change.goal), body: body)
  }

  /// Zero, which is no event, where the goal is left out.
  private func number(ofGoal row: UInt32) -> UInt64 {
    numbers[source.name(of: .goal(Int(row)))] ?? .max
  }

  /// The fewest of some facts that are enough: none of them can be left out.
  ///
  /// Halves are left out first, so that where few facts of many are needed few trials find them.
  static func fewest(_ facts: [Fact], where isEnough: ([Fact]) -> Bool) -> [Fact] {
    var kept = facts
    var count: Int
    repeat {
      count = kept.count
      kept = needed(kept, beside: [], isEnough)
      // What held another one back may be gone with it.
    } while kept.count < count
    return kept
  }

  private static func needed(
    _ part: [Fact], beside others: [Fact], _ isEnough: ([Fact]) -> Bool
  ) -> [Fact] {
    if part.isEmpty || isEnough(others) { return [] }
    guard part.count > 1 else { return part }
    let half = part.count / 2
    let first = needed(Array(part[..<half]), beside: others + part[half...], isEnough)
    return first + needed(Array(part[half...]), beside: others + first, isEnough)
  }
}
