/// A row that stands for an event, so that evidence is weighed without reading the journal. Facts
/// are folded in their order: a goal before what is said of it, and each kind as its rows are.
enum Fact: Hashable, Comparable {
  case log(Int)
  /// A row of the table of changes.
  case correction(Int)
  case moment(Int), goal(Int), goalChange(Int), badge(Int)
}

extension History {
  func name(of fact: Fact) -> EventName {
    switch fact {
    case .goal(let row): name(of: goals[row])
    case .goalChange(let row): name(of: goalChanges[row])
    case .log(let row): name(of: activities[row])
    case .correction(let row): name(of: changes.rows[row])
    case .moment(let row): name(of: moments[row])
    case .badge(let row): name(of: badgeRows[row])
    }
  }

  func citation(of fact: Fact) -> CitedEvent {
    let name = name(of: fact)
    switch fact {
    case .goal(let row):
      return CitedEvent(
        name, .goal, CivilDay(daysSinceEpoch: goals[row].firstDay), goals[row].target,
        of: activity(of: goals[row]))
    case .goalChange(let row):
      let change = goalChanges[row]
      let day = CivilDay(daysSinceEpoch: change.day)
      return switch GoalChangeRow.Kind(rawValue: change.kind) {
      case .target:
        CitedEvent(
          name, .target, day, change.value, of: activity(of: goals[Int(change.goal)]))
      case .activeness: CitedEvent(name, change.value == 0 ? .rest : .takenUp, day)
      case .skip: CitedEvent(name, .skip, day)
      case .pause: CitedEvent(name, .pause, day)
      case .freeze: CitedEvent(name, .freeze, day)
      case .resume, nil: CitedEvent(name, .resume, day)
      }
    case .log(let row):
      let log = activities[row]
      let day = CivilDay(daysSinceEpoch: log.day)
      return CitedEvent(name, .log, day, log.amount, of: activity(of: log))
    case .correction(let row):
      let change = changes.rows[row]
      let log = activities[EntitySlot(rawValue: change.slot).row]
      let day = CivilDay(daysSinceEpoch: log.day)
      return CitedEvent(name, .correction, day, change.value, of: activity(of: log))
    case .moment(let row):
      return CitedEvent(name, .moment, CivilDay(daysSinceEpoch: moments[row].day))
    case .badge(let row):
      return CitedEvent(name, .badge, CivilDay(daysSinceEpoch: badgeRows[row].earnedDay))
    }
  }

  // MARK: What counts

  /// The rows of logs that count on these days, in the order of days.
  func countingLogs(of activity: Activity, on days: ClosedRange<CivilDay>) -> [Int] {
    // What is of no activity is in no sum.
    guard activity != .unspecified, let number = number(of: activity) else { return [] }
    return (days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch).flatMap { day in
      activities.chain(from: self.days.row(on: day)?.lastActivity).filter { _, log in
        log.flags.isDisjoint(with: .gone) && settled(log.flags.activityNumber) == number
      }.map(\.index)
    }
  }

  /// The fewest of some logs whose sum is enough, the largest of them; all where no fewer are.
  func fewest(_ logs: [Int], where isEnough: (Int64) -> Bool) -> [Int] {
    let smallestFirst = logs.sorted { (activities[$0].amount, $1) < (activities[$1].amount, $0) }
    var sum = logs.reduce(Int64(0)) { $0 &+ activities[$1].amount }
    return smallestFirst.filter { row in
      let rest = sum &- activities[row].amount
      guard isEnough(rest) else { return true }
      sum = rest
      return false
    }
  }

  /// Facts, each log followed by the corrections that give it the amount, day and zone that are
  /// printed with it.
  ///
  /// - Complexity: linear in all changes where any log was corrected.
  func withCorrections(_ facts: [Fact]) -> [Fact] {
    var chains: [UInt32: [Int]] = [:]
    for case .log(let row) in facts where activities[row].flags.contains(.corrected) {
      chains[EntitySlot(.activity, row: row).rawValue] = []
    }
    if chains.isEmpty { return facts }
    for index in changes.rows.indices(where: { chains[$0.slot] != nil }) {
      chains[changes.rows[index].slot]?.append(index)
    }
    return facts.flatMap { fact in
      guard case .log(let row) = fact,
        let chain = chains[EntitySlot(.activity, row: row).rawValue]
      else { return [fact] }
      return [fact] + neededCorrections(ofLog: row, chain).map { .correction($0) }
    }
  }

  private func neededCorrections(ofLog row: Int, _ chain: [Int]) -> [Int] {
    let held = chain.filter {
      changes.rows[$0].isInForce && changes.rows[$0].type == .activityCorrected
    }
    let base = chain.first { changes.rows[$0].isBase }.map { changes.rows[$0] }
    func corrected(by rows: [Int]) -> LogContent {
      rows.reduce(into: LogContent(activities[row], base)) { $0.correct(by: changes.rows[$1]) }
    }
    let all = corrected(by: held)
    let deciding = [held.last { changes.rows[$0].flags.contains(.dated) }, held.last]
    var needed = Set(deciding.compactMap(\.self)).sorted()
    for index in needed {
      let others = needed.filter { $0 != index }
      if corrected(by: others) == all { needed = others }
    }
    return needed
  }

  /// What was said of some goals and holds.
  func heldChanges(ofGoals rows: Set<Int>, where isWanted: (GoalChangeRow) -> Bool) -> [Fact] {
    goalChanges.indices.filter { index in
      let change = goalChanges[index]
      return rows.contains(Int(change.goal)) && change.isTakenBack == 0
        && !isUndone(batch: change.batch) && isWanted(change)
    }.map { .goalChange($0) }
  }

  /// The rows of goals for an activity that stand.
  func standingGoals(of activity: Activity) -> [Int] {
    let number = number(of: activity)
    return goals.indices.filter { settled(Int(goals[$0].activity)) == number && isStanding($0) }
  }

  /// Whether a goal was neither taken back nor its import.
  func isStanding(_ goal: Int) -> Bool {
    goals[goal].isTakenBack == 0 && !isUndone(batch: goals[goal].batch)
  }
}

/// What a correction changes of a log, as far as a figure may rest on it.
private struct LogContent: Equatable {
  var amount: Int64
  var day: Int32
  var utcOffset: Int32

  init(_ log: ActivityRow, _ base: ChangeRow?) {
    amount = base?.value ?? log.amount
    day = base?.day ?? log.day
    utcOffset = base?.utcOffset ?? log.utcOffset
  }

  mutating func correct(by change: ChangeRow) {
    amount = change.value
    guard change.flags.contains(.dated) else { return }
    day = change.day
    utcOffset = change.utcOffset
  }
}
