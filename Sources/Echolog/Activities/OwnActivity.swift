/// What one event added to what can be logged, with the sums of its days. Those of the standard
/// activities are in the days themselves (`DayRow`). Those of one kind are one activity.
struct OwnActivity: Sendable {
  /// The most there are: a row has room for no more numbers.
  static let most = Int(EntryFlags.activityMask >> EntryFlags.activityShift) - standardCount
  private static let standardCount = Activity.standard.count

  /// The event that added it.
  let event: EventName
  let dimension: Dimension
  /// As the event says; empty where that is forgotten.
  fileprivate(set) var addedName: String
  fileprivate(set) var unit: String
  /// What it is called since, by those `ActivityRenaming` that hold.
  fileprivate(set) var name: String
  fileprivate(set) var wasRetired = false
  /// The import that brought it; nil for none.
  let batch: EventName?
  /// Whether that was taken back.
  var isUndone: Bool
  /// Worked out of all of them: that of the first of its kind, under a label that no other has.
  fileprivate(set) var activity = Activity.unspecified
  /// By their days.
  var days: [OwnDay] = []

  init(
    event: EventName, dimension: Dimension, name: String, unit: String, wasRetired: Bool = false,
    batch: EventName? = nil, isUndone: Bool = false
  ) {
    (self.event, self.dimension, self.unit) = (event, dimension, unit)
    (addedName, self.name, self.wasRetired) = (name, name, wasRetired)
    (self.batch, self.isUndone) = (batch, isUndone)
  }

  /// Whether it is no longer offered.
  var isRetired: Bool { wasRetired || isUndone }

  /// Its place among those of the history.
  static func index(of number: Int) -> Int { number - standardCount - 1 }

  static func number(at index: Int) -> UInt8 { UInt8(index + standardCount + 1) }

  /// Whether it is the same activity. What was forgotten is like nothing else.
  func isSame(as other: OwnActivity) -> Bool {
    !name.isEmpty && name == other.name && dimension == other.dimension
      && (unit == other.unit || dimension.baseUnit != nil)
  }

  /// The sums of a day; nil where nothing is logged.
  func day(_ day: Int32) -> OwnDay? {
    let index = index(of: day)
    return index < days.count && days[index].day == day && days[index].logCount > 0
      ? days[index] : nil
  }

  /// Adds logs to a day, or takes them away with a count below zero.
  mutating func count(_ amount: Int64, _ logs: Int32, on day: Int32) {
    let index = index(of: day)
    if index == days.count || days[index].day != day {
      days.insert(OwnDay(amount: 0, day: day, logCount: 0), at: index)
    }
    days[index].amount &+= amount
    days[index].logCount &+= logs
  }

  /// Where a day is, or would be; mostly the last.
  private func index(of day: Int32) -> Int {
    guard let last = days.last, last.day >= day else { return days.count }
    return last.day == day ? days.count - 1 : days.partitioningIndex { $0.day >= day }
  }
}

/// Another name of what was added. Together with the additions these are all that names are worked
/// out of, so that what is undone or forgotten is as if it had never been.
struct ActivityRenaming: Sendable {
  let event: EventName
  /// The addition that it names, by its index.
  let index: Int
  /// How many additions there were: those after it keep their names.
  let additionCount: Int
  /// Empty where it is forgotten.
  fileprivate(set) var name: String
  fileprivate(set) var isUndone = false
  /// Worked out: what it was called until then.
  fileprivate(set) var former = ""
}

/// What was logged of one of the person's own activities on a day. Sums wrap, as in `DayRow`.
struct OwnDay: PlainRow, Equatable {
  var amount: Int64
  let day: Int32
  var logCount: Int32
}

// MARK: - Asking

extension History {
  /// Those that can be logged: the standard ones and then the person's own, as they were added.
  package var activitiesInUse: [Activity] { allActivities.filter { !isRetired($0) } }

  /// The same with those that were retired, of which there may be logs.
  package var allActivities: [Activity] {
    Activity.standard
      + ownActivities.enumerated().lazy
      .filter { $1.activity.number == OwnActivity.number(at: $0) }.map(\.element.activity)
  }

  /// The same but for what was retired before anything was logged of it.
  package var listedActivities: [Activity] {
    allActivities.filter { !isRetired($0) || !totals(of: $0).isEmpty }
  }

  /// All of them, those in use first.
  package var namedActivities: [Activity] {
    activitiesInUse + allActivities.filter { isRetired($0) }
  }

  /// Whether an activity of the person's own is no longer offered.
  package func isRetired(_ activity: Activity) -> Bool {
    activity.id != nil && additions(of: activity).allSatisfy(\.isRetired)
  }

  /// Whether all that added an activity came by imports that were taken back.
  package func wasTakenBack(_ activity: Activity) -> Bool {
    activity.id != nil && additions(of: activity).allSatisfy(\.isUndone)
  }

  /// What added an activity of the person's own; nothing for a standard one, and for one that is
  /// not here.
  func additions(of activity: Activity) -> [OwnActivity] {
    guard activity.id != nil, let number = number(of: activity) else { return [] }
    return ownActivities.filter { Int($0.activity.number) == number }
  }

  /// The number of an activity, as rows have it once it is `settled`; nil for one that is not here.
  func number(of activity: Activity) -> Int? {
    guard let id = activity.id else { return Int(activity.number) }
    return ownNumbers[id].map { settled(Int($0)) }
  }

  /// The number of the activity that a row names by its own.
  func settled(_ number: Int) -> Int {
    let index = OwnActivity.index(of: number)
    return ownActivities.indices.contains(index)
      ? Int(ownActivities[index].activity.number) : number
  }

  func activity(of row: ActivityRow) -> Activity {
    activity(numbered: row.flags.activityNumber)
  }

  func activity(of row: GoalRow) -> Activity { activity(numbered: Int(row.activity)) }

  /// What a log counts.
  ///
  /// - Parameter log: that holds the event.
  package func activity(of logged: ActivityLogged, in log: LogID) -> Activity {
    activity(numbered: activityNumber(logged.activity, logged.ownNumber, logged.ownLog ?? log))
  }

  /// What a goal is set for.
  ///
  /// - Parameter log: as above.
  package func activity(of goal: GoalSet, in log: LogID) -> Activity {
    activity(numbered: activityNumber(goal.activity, goal.ownNumber, goal.ownLog ?? log))
  }

  /// The activity of the person's own that an event added; `unspecified` for any other event.
  package func activity(addedBy event: EventName) -> Activity {
    activity(numbered: ownNumbers[event].map(Int.init) ?? 0)
  }

  /// What an event renamed, and the names before and after; nil for any other event. A name that is
  /// forgotten is empty.
  package func renaming(
    by event: EventName
  ) -> (activity: Activity, former: String, name: String)? {
    activityRenamings.first { $0.event == event }.map { renaming in
      (ownActivities[renaming.index].activity, renaming.former, renaming.name)
    }
  }

  /// The events that gave what was added its names, in the order of their names.
  func namings(of additions: Set<EventName>) -> [EventName] {
    let renamings = activityRenamings.filter { additions.contains(ownActivities[$0.index].event) }
    return additions.sorted() + renamings.map(\.event)
  }

  private func activity(numbered number: Int) -> Activity {
    let index = OwnActivity.index(of: number)
    if index < 0 { return number == 0 ? .unspecified : Activity.standard[number - 1] }
    return ownActivities.indices.contains(index) ? ownActivities[index].activity : .unspecified
  }

  /// The number by which a row names what an event counts.
  ///
  /// - Parameter number: of the event that added it, and `log` its log; 0 for a standard one.
  func activityNumber(_ standard: StandardActivity, _ number: UInt64, _ log: LogID) -> Int {
    if number == 0 { return Int(standard.rawValue) }
    return ownNumbers[EventName(log: log, number: number)].map(Int.init) ?? 0
  }
}

// MARK: - Folding

extension History {
  mutating func addActivity(
    _ body: borrowing ActivityAdded, _ event: borrowing Event, at place: Place
  ) {
    guard ownActivities.count < OwnActivity.most else { return }
    let isForgotten = isForgotten(place)
    let batch = batchRow(of: event, at: place)
    take(
      OwnActivity(
        event: name(log: place.log, number: place.number), dimension: body.dimension,
        name: isForgotten ? "" : body.name.inline?.lowercased() ?? "",
        unit: isForgotten ? "" : body.unit.inline?.lowercased() ?? "",
        batch: batch.map { name(of: batches[$0]) },
        isUndone: batch.map { batches[$0].flags.contains(.undone) } ?? false))
  }

  mutating func renameActivity(
    _ body: borrowing ActivityRenamed, _ event: borrowing Event, at place: Place
  ) {
    let log = body.ownLog ?? logs[Int(place.log)].id
    guard let number = ownNumbers[EventName(log: log, number: body.ownNumber)] else { return }
    let slot = EntitySlot(.ownActivity, row: OwnActivity.index(of: Int(number)))
    logs[Int(place.log)].enter(slot, number: place.number)
    // What is forgotten takes no name any more, whatever is folded later.
    let isForgotten = isForgotten(place) || forgotten.contains(ownActivities[slot.row].event)
    activityRenamings.append(
      ActivityRenaming(
        event: name(log: place.log, number: place.number), index: slot.row,
        additionCount: ownActivities.count,
        name: isForgotten ? "" : body.name.inline?.lowercased() ?? ""))
    note(.activityRenamed, Int64(activityRenamings.count - 1), on: slot, event, at: place)
    areNamesSettled = false
  }

  private mutating func rename(by index: Int) {
    let renaming = activityRenamings[index]
    let renamed = ownActivities[renaming.index]
    activityRenamings[index].former = renamed.name
    guard !renaming.isUndone, !renaming.name.isEmpty else { return }
    for own in ownActivities.indices.prefix(renaming.additionCount)
    where own == renaming.index || ownActivities[own].isSame(as: renamed) {
      ownActivities[own].name = renaming.name
    }
  }

  /// Takes over from changes which renamings are undone.
  mutating func resetNames(_ chain: [Int]) {
    for index in chain where !changes.rows[index].isUndoing {
      let change = changes.rows[index]
      activityRenamings[Int(change.value)].isUndone = change.flags.contains(.undone)
    }
    areNamesSettled = false
  }

  /// Works all names out anew where one was changed, as they depend on each other.
  ///
  /// - Complexity: linear in all renamings, so that many events are folded before it is called.
  package mutating func settleNames() {
    if areNamesSettled { return }
    areNamesSettled = true
    for index in ownActivities.indices {
      ownActivities[index].name = ownActivities[index].addedName
    }
    for index in activityRenamings.indices { rename(by: index) }
    settleOwnActivities()
  }

  mutating func offerActivity(addedBy event: EventName) { setRetired(false, event) }

  mutating func retireActivity(_ body: borrowing ActivityRetired, at place: Place) {
    let log = body.ownLog ?? logs[Int(place.log)].id
    setRetired(true, EventName(log: log, number: body.ownNumber))
  }

  private mutating func setRetired(_ isRetired: Bool, _ event: EventName) {
    guard let number = ownNumbers[event] else { return }
    ownActivities[OwnActivity.index(of: Int(number))].wasRetired = isRetired
    areNamesSettled = false
  }

  /// Takes back what an import added, or puts it back.
  mutating func markActivities(of batch: EventName, isUndone: Bool) {
    for index in ownActivities.indices where ownActivities[index].batch == batch {
      ownActivities[index].isUndone = isUndone
      areNamesSettled = false
    }
  }

  mutating func forgetActivity(_ event: EventName) {
    if let number = ownNumbers[event] {
      let index = OwnActivity.index(of: Int(number))
      (ownActivities[index].addedName, ownActivities[index].unit) = ("", "")
      for renaming in activityRenamings.indices where activityRenamings[renaming].index == index {
        activityRenamings[renaming].name = ""
      }
    } else if let index = activityRenamings.firstIndex(where: { $0.event == event }) {
      activityRenamings[index].name = ""
    } else {
      return
    }
    areNamesSettled = false
  }

  /// As `addActivity`.
  mutating func take(_ own: OwnActivity) {
    areNamesSettled = false
    ownNumbers[own.event] = OwnActivity.number(at: ownActivities.count)
    ownActivities.append(own)
  }

  /// Works out which of them are one activity, and what each is called: those in use first, in
  /// their order, so that what is retired gives its label up.
  private mutating func settleOwnActivities() {
    let first = ownActivities.map { own in
      ownActivities.firstIndex { $0.isSame(as: own) }
    }
    let groups = ownActivities.indices.map { first[$0] ?? $0 }
    let inUse = Set(
      ownActivities.indices.filter { !ownActivities[$0].isRetired }.map { groups[$0] })
    var taken = Set(Activity.standard.map(\.label))
    let ordered = Set(groups).sorted { left, right in
      inUse.contains(left) == inUse.contains(right) ? left < right : inUse.contains(left)
    }
    var former: [Int: Set<String>] = [:]
    for renaming in activityRenamings
    where !renaming.isUndone && !renaming.name.isEmpty && !renaming.former.isEmpty {
      former[groups[renaming.index], default: []].insert(renaming.former)
    }
    var settled: [Int: Activity] = [:]
    for index in ordered {
      let own = ownActivities[index]
      let label = ActivityWord(near: own.name)?.text ?? "activity"
      let fresh = DeviceName(near: label).fresh(among: taken).text
      taken.insert(fresh)
      settled[index] = Activity(
        number: OwnActivity.number(at: index), label: fresh, own.dimension,
        unit: forgotten.contains(own.event) ? nil : own.unit, id: own.event,
        former: former[index] ?? [])
    }
    for index in ownActivities.indices {
      ownActivities[index].activity = settled[groups[index]] ?? .unspecified
    }
  }

  /// Adds a log to the sums of its day, or takes it away.
  ///
  /// - Parameter index: where the row of the day is.
  mutating func count(_ log: borrowing ActivityRow, inDay index: Int, isAdded: Bool) {
    guard log.flags.isDisjoint(with: .gone) else { return }
    let amount = isAdded ? log.amount : 0 &- log.amount
    let own = OwnActivity.index(of: log.flags.activityNumber)
    if own < 0 {
      days[index].count(amount, isAdded ? 1 : -1, of: log.flags.activityNumber)
    } else if ownActivities.indices.contains(own) {
      ownActivities[own].count(amount, isAdded ? 1 : -1, on: log.day)
    }
  }

  /// Takes over the activities of another history, without what was logged of them and whether they
  /// were retired.
  mutating func takeOwnActivities(of other: History) {
    for own in other.ownActivities {
      take(
        OwnActivity(
          event: own.event, dimension: own.dimension, name: own.addedName, unit: own.unit,
          batch: own.batch, isUndone: own.isUndone))
    }
    activityRenamings = other.activityRenamings
    settleNames()
  }
}
