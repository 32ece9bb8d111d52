import Platform

/// A row that stands for an event, so that evidence is weighed without reading the journal.
enum Fact: Hashable {
  case goal(Int), goalChange(Int), log(Int)
  /// A row of the table of changes.
  case correction(Int)
  case moment(Int), badge(Int)
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
        name, .goal, CivilDay(daysSinceEpoch: goals[row].firstDay), goals[row].target)
    case .goalChange(let row):
      let change = goalChanges[row]
      let day = CivilDay(daysSinceEpoch: change.day)
      return switch GoalChangeRow.Kind(rawValue: change.kind) {
      case .target: CitedEvent(name, .target, day, change.value)
      case .activeness: CitedEvent(name, change.value == 0 ? .rest : .takenUp, day)
      case .skip: CitedEvent(name, .skip, day)
      case .pause: CitedEvent(name, .pause, day)
      case .freeze: CitedEvent(name, .freeze, day)
      case .resume, nil: CitedEvent(name, .resume, day)
      }
    case .log(let row):
      let log = activities[row]
      return CitedEvent(name, .log, CivilDay(daysSinceEpoch: log.day), log.amount)
    case .correction(let row):
      let change = changes.rows[row]
      let log = activities[EntitySlot(rawValue: change.slot).row]
      return CitedEvent(name, .correction, CivilDay(daysSinceEpoch: log.day), change.value)
    case .moment(let row):
      return CitedEvent(name, .moment, CivilDay(daysSinceEpoch: moments[row].day))
    case .badge(let row):
      return CitedEvent(name, .badge, CivilDay(daysSinceEpoch: badgeRows[row].earnedDay))
    }
  }

  // MARK: What counts

  /// The rows of logs that count on these days, in the order of days.
  func countingLogs(of activity: Activity, on days: ClosedRange<CivilDay>) -> [Int] {
    var found: [Int] = []
    // What is of no activity is in no sum.
    guard activity != .unspecified else { return found }
    for day in days.lowerBound.daysSinceEpoch...days.upperBound.daysSinceEpoch {
      let logs = activities.chain(from: self.days.row(on: day)?.lastActivity)
      for (index, log) in logs
      where log.flags.isDisjoint(with: .gone)
        && log.flags.activityNumber == Int(activity.rawValue)
      {
        found.append(index)
      }
    }
    return found
  }

  /// The fewest of some logs whose sum is enough, the largest of them; all where no fewer are.
  func fewest(_ logs: [Int], where isEnough: (Int64) -> Bool) -> [Int] {
    let smallestFirst = logs.sorted {
      (activities[$0].amount, $1) < (activities[$1].amount, $0)
    }
    var sum = logs.reduce(Int64(0)) { $0 &+ activities[$1].amount }
    return smallestFirst.filter { row in
      let rest = sum &- activities[row].amount
      guard isEnough(rest) else { return true }
      sum = rest
      return false
    }
  }

  /// Logs with those of their corrections without which they would have another day or place in
  /// time, or an amount that matters.
  ///
  /// - Parameter amounts: those that do not matter as long as they are enough.
  /// - Complexity: linear in all changes where any log was corrected.
  func facts(ofLogs logs: [Int], _ amounts: LogAmounts = LogAmounts()) -> [Fact] {
    var amounts = amounts
    let corrected = logs.filter { activities[$0].flags.contains(.corrected) }
    var chains: [UInt32: [Int]] = [:]
    if !corrected.isEmpty {
      for row in corrected { chains[EntitySlot(.activity, row: row).rawValue] = [] }
      for index in changes.rows.indices(where: { chains[$0.slot] != nil }) {
        chains[changes.rows[index].slot]?.append(index)
      }
    }
    return logs.map { .log($0) }
      + corrected.flatMap { row -> [Fact] in
        let chain = chains[EntitySlot(.activity, row: row).rawValue] ?? []
        return neededCorrections(ofLog: row, chain, &amounts).map { .correction($0) }
      }
  }

  private func neededCorrections(
    ofLog row: Int, _ chain: [Int], _ amounts: inout LogAmounts
  ) -> [Int] {
    let held = chain.filter {
      changes.rows[$0].isInForce && changes.rows[$0].type == .activityCorrected
    }
    let base = chain.first { changes.rows[$0].isBase }.map { changes.rows[$0] }
    func corrected(by rows: [Int]) -> LogContent {
      rows.reduce(into: LogContent(activities[row], base)) { $0.correct(by: changes.rows[$1]) }
    }
    let all = corrected(by: held)
    var needed = held
    for index in held {
      let others = needed.filter { $0 != index }
      var content = corrected(by: others)
      let amount = content.amount
      content.amount = all.amount
      if content == all, amount == all.amount || amounts.take(amount, of: row) { needed = others }
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
    goals.indices.filter {
      goals[$0].goalActivity == activity && goals[$0].isTakenBack == 0
        && !isUndone(batch: goals[$0].batch)
    }
  }
}

/// The amounts of logs whose sum has to be enough and no more is asked of it.
struct LogAmounts {
  /// The amounts of the logs that a day or a week needs, and what they have to reach.
  private var sums: [(amounts: [Int: Int64], target: Int64?)] = []
  private var places: [Int: Int] = [:]

  /// - Parameter target: nil where any amount is enough.
  mutating func add(_ logs: [Int], in rows: RowTable<ActivityRow>, target: Int64?) {
    for row in logs { places[row] = sums.count }
    let amounts = logs.map { ($0, rows[$0].amount) }
    sums.append((Dictionary(uniqueKeysWithValues: amounts), target))
  }

  /// Takes another amount for a log, if the logs are enough with it and each of them is needed.
  mutating func take(_ amount: Int64, of row: Int) -> Bool {
    guard let place = places[row] else { return false }
    var (amounts, target) = sums[place]
    amounts[row] = amount
    func isEnough(_ sum: Int64) -> Bool { target.map { isReached(sum, target: $0) } ?? (sum > 0) }
    let sum = amounts.values.reduce(0, &+)
    guard isEnough(sum), !amounts.values.contains(where: { isEnough(sum &- $0) }) else {
      return false
    }
    sums[place].amounts = amounts
    return true
  }
}

/// What a correction changes of a log.
private struct LogContent: Equatable {
  var amount: Int64
  var day: Int32
  var happenedAt: Int64
  var utcOffset: Int32
  private var time: UInt16

  init(_ log: ActivityRow, _ base: ChangeRow?) {
    amount = base?.value ?? log.amount
    day = base?.day ?? log.day
    happenedAt = base?.happenedAt ?? log.happenedAt
    utcOffset = base?.utcOffset ?? log.utcOffset
    time = (base?.flags.rawValue ?? log.flags.rawValue) & ChangeRow.Flags.timeMask
  }

  mutating func correct(by change: ChangeRow) {
    amount = change.value
    guard change.flags.contains(.dated) else { return }
    day = change.day
    happenedAt = change.happenedAt
    utcOffset = change.utcOffset
    time = change.flags.rawValue & ChangeRow.Flags.timeMask
  }
}
