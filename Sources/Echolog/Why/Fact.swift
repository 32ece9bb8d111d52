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
    Self.fewest(logs, of: { activities[$0].amount }, where: isEnough)
  }

  fileprivate static func fewest(
    _ logs: [Int], of amount: (Int) -> Int64, where isEnough: (Int64) -> Bool
  ) -> [Int] {
    let smallestFirst = logs.sorted { (amount($0), $1) < (amount($1), $0) }
    var sum = logs.reduce(Int64(0)) { $0 &+ amount($1) }
    return smallestFirst.filter { row in
      let rest = sum &- amount(row)
      guard isEnough(rest) else { return true }
      sum = rest
      return false
    }
  }

  /// Logs with those of their corrections without which they would have another day, zone or
  /// amount.
  ///
  /// - Complexity: linear in all changes where any log was corrected.
  func facts(ofLogs logs: [Int]) -> [Fact] {
    var amounts = LogAmounts()
    return facts(ofLogs: logs, &amounts)
  }

  /// The same where amounts do not matter as long as they are enough: without logs that are not
  /// needed where others have the amounts from before their corrections.
  ///
  /// - Parameter amounts: those of the logs; returns those that they have as they are cited.
  func facts(ofLogs logs: [Int], _ amounts: inout LogAmounts) -> [Fact] {
    let corrected = logs.filter { activities[$0].flags.contains(.corrected) }
    let slots = Set(corrected.map { EntitySlot(.activity, row: $0).rawValue })
    let ofThese = slots.isEmpty ? [] : changes.rows.indices { slots.contains($0.slot) }
    let chains = Dictionary(grouping: ofThese) { changes.rows[$0].slot }
    var corrections: [Int: [Fact]] = [:]
    for row in corrected {
      let chain = chains[EntitySlot(.activity, row: row).rawValue] ?? []
      corrections[row] = neededCorrections(ofLog: row, chain, &amounts).map { .correction($0) }
    }
    let spare = amounts.spare
    let needed = spare.isEmpty ? logs : logs.filter { !spare.contains($0) }
    return needed.map { .log($0) } + needed.flatMap { corrections[$0] ?? [] }
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
    let number = number(of: activity)
    return goals.indices.filter { settled(Int(goals[$0].activity)) == number && isStanding($0) }
  }

  /// Whether a goal was neither taken back nor its import.
  func isStanding(_ goal: Int) -> Bool {
    goals[goal].isTakenBack == 0 && !isUndone(batch: goals[goal].batch)
  }
}

/// The amounts of logs whose sum has to be enough and no more is asked of it.
struct LogAmounts {
  /// The logs that a day or a week needs.
  private struct Part {
    var amounts: [Int: Int64]
    /// What they have to come to.
    let least: Int64
    /// Those of them without which they must not reach it.
    let decisive: Set<Int>
    var hasOther = false

    func isEnough(_ sum: Int64) -> Bool { sum >= least }
  }

  private var parts: [Part] = []
  private var places: [Int: Int] = [:]

  mutating func add(
    _ logs: [Int], in rows: RowTable<ActivityRow>, least: Int64, decisive: Set<Int> = []
  ) {
    for row in logs { places[row] = parts.count }
    let amounts = Dictionary(uniqueKeysWithValues: logs.map { ($0, rows[$0].amount) })
    parts.append(Part(amounts: amounts, least: least, decisive: decisive))
  }

  /// What a log has without the corrections that are not needed; nil for one that is not among
  /// these.
  func amount(of row: Int) -> Int64? { places[row].flatMap { parts[$0].amounts[row] } }

  /// Takes another amount for a log, if the logs are enough with it.
  mutating func take(_ amount: Int64, of row: Int) -> Bool {
    guard let place = places[row] else { return false }
    var part = parts[place]
    part.amounts[row] = amount
    part.hasOther = true
    let before = part.amounts.filter { !part.decisive.contains($0.key) }.values.reduce(0, &+)
    let isTooEarly = !part.decisive.isEmpty && part.isEnough(before)
    guard part.isEnough(part.amounts.values.reduce(0, &+)), !isTooEarly else { return false }
    parts[place] = part
    return true
  }

  /// The logs that are not needed with the amounts that were taken.
  var spare: Set<Int> {
    var spare: Set<Int> = []
    for part in parts where part.hasOther {
      let needed = History.fewest(
        Array(part.amounts.keys), of: { part.amounts[$0] ?? 0 }, where: part.isEnough)
      spare.formUnion(Set(part.amounts.keys).subtracting(needed))
    }
    return spare
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
