/// Lets something of the person's own be logged, with goals, streaks and charts as the standard
/// activities have them. One that was retired is taken up again.
///
///     let reading = try await diary.perform(AddActivity("reading", counting: "pages")).answer
///     try await diary.perform(SetGoal(reading, target: 20, per: .day))
public struct AddActivity: Command, Equatable {
  package let name: String
  package let dimension: Dimension
  /// Of a count what is counted, in the plural; of others what a bare number is in, empty for
  /// nothing.
  package let unit: String

  /// What is measured: a volume, a duration, a distance or a mass.
  ///
  /// - Parameters:
  ///   - name: one word, as it is to be typed.
  ///   - dimension: a count is of how many times.
  public init(_ name: String, in dimension: Dimension) {
    let isMeasured = dimension.baseUnit != nil
    self.init(
      name, dimension == .unspecified ? .count : dimension,
      unit: isMeasured ? "" : Self.standardUnit)
  }

  /// What is counted.
  ///
  /// - Parameters:
  ///   - name: one word, as it is to be typed.
  ///   - unit: what these are, in the plural.
  ///   - hasDecimals: whether parts of one count too; then amounts are in thousandths of it.
  public init(_ name: String, counting unit: String = "times", decimals hasDecimals: Bool = false) {
    self.init(name, hasDecimals ? .decimal : .count, unit: unit)
  }

  private init(_ name: String, _ dimension: Dimension, unit: String) {
    let unit = unit.lowercased()
    (self.name, self.dimension) = (name.lowercased(), dimension)
    self.unit = unit == Activity.singular(Self.standardUnit) ? Self.standardUnit : unit
  }

  /// What is counted where nothing is said: how often.
  package static let standardUnit = "times"

  /// Reads a unit as people write it: `km`, `min`, `ml`, `kg`, or a word for what is counted, with
  /// decimals.
  ///
  /// - Throws: `unitAmbiguous` for `m`.
  package init(_ name: String, unit word: String?) throws(Rejection) {
    let word = word?.lowercased() ?? Self.standardUnit
    let measured = Dimension.allCases.filter { dimension in
      dimension.units.contains { $0.names.contains(word) }
    }
    guard measured.count < 2 else { throw .unitAmbiguous(word) }
    self.init(name, measured.first ?? .decimal, unit: OtherUnit(named: word)?.names[0] ?? word)
  }

  /// Answers the activity.
  ///
  /// - Throws: `activityNameNotUsable`, `activityNameTaken`, `activityExists`,
  ///   `tooManyActivities`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Activity> {
    try checkWords()
    let kept = dimension.baseUnit ?? Activity.plural(unit)
    let same = history.allActivities.first {
      $0.id != nil && $0.dimension.baseUnit == dimension.baseUnit && $0.plural == kept
        && ($0.label == name || history.additions(of: $0).contains { $0.name == name })
    }
    let rival = same ?? history.allActivities.first { $0.label == name && !history.isRetired($0) }
    if let rival, !history.isRetired(rival) { throw .activityExists(rival) }
    let most = same == nil ? Self.most : OwnActivity.most
    guard history.ownActivities.count < most else { throw .tooManyActivities(max: Self.most) }
    let first = same.flatMap { history.additions(of: $0).first }
    let added = ActivityAdded(
      name: .inline(first?.name ?? name), dimension: first?.dimension ?? dimension,
      unit: .inline(first?.unit ?? unit))
    let activity =
      same
      ?? Activity(
        number: OwnActivity.number(at: history.ownActivities.count), label: name, dimension,
        unit: unit, id: now.next)
    return .records([PendingEvent(.activityAdded(added), in: now)], activity)
  }

  private func checkWords() throws(Rejection) {
    let unit = dimension.baseUnit == nil ? unit : nil
    try Self.check(name: name, unit: unit)
    guard let unit, ActivityWord.unit(unit) != unit else { return }
    throw .activityNameNotUsable(unit, name: name, unit: ActivityWord(near: unit)?.text)
  }

  /// - Throws: `activityNameNotUsable`, `activityNameTaken`.
  fileprivate static func check(name: String, unit: String? = nil) throws(Rejection) {
    guard ActivityWord(name) != nil else {
      throw .activityNameNotUsable(
        name, name: ActivityWord(near: name)?.text,
        unit: unit.flatMap { ActivityWord(near: $0)?.text })
    }
    guard !reserved.contains(name) else { throw .activityNameTaken(name) }
  }

  /// How many more an import may add, each with an event of its own.
  package static func room(in history: History) -> Int { most - history.ownActivities.count }

  /// So many can be added; what other devices add meanwhile still has room in the fold.
  package static let most = 40

  /// What a command would not take for an activity, or a table would not for its label.
  private static let reserved = Set(
    ["activity", "all", "goal", "a", "per", "each", "every", "day", "daily", "week", "weekly"]
      + ["notes", "unspecified"] + Tables.all.map(\.name))
}

/// Gives an activity of the person's own another name. Its logs, goals and streaks stay with it.
///
///     let own = try await diary.read { $0.activities.last { $0.id != nil } }
///     if let own { try await diary.perform(RenameActivity(own, to: "jogging")) }
public struct RenameActivity: Command, Equatable {
  package let activity: Activity
  package let name: String

  /// Of those of the person's own, also of what was retired.
  ///
  /// - Parameters:
  ///   - activity: what is called otherwise from now on.
  ///   - name: one word, as it is to be typed.
  public init(_ activity: Activity, to name: String) {
    (self.activity, self.name) = (activity, name.lowercased())
  }

  /// Records it.
  ///
  /// - Throws: `activityIsStandard`, `unknownActivity`, `alreadyForgotten`,
  ///   `activityNameUnchanged`, `activityNameNotUsable`, `activityNameTaken`, `activityExists`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard activity.id != nil else { throw .activityIsStandard(activity) }
    guard let added = history.additions(of: activity).first else {
      throw .unknownActivity(activity.label, nearest: nil)
    }
    guard !history.forgotten.contains(added.event) else { throw .alreadyForgotten }
    guard added.activity.label != name else { throw .activityNameUnchanged(added.activity) }
    try AddActivity.check(name: name)
    // By the name of what was retired the two would become one, with the logs of both.
    let others = history.listedActivities.filter { $0 != added.activity }
    if let rival = others.first(where: { $0.label == name }) { throw .activityExists(rival) }
    let renamed = ActivityRenamed(
      ownNumber: added.event.number, ownLog: added.event.log, name: .inline(name))
    return .records(PendingEvent(.activityRenamed(renamed), in: now))
  }
}

/// No longer offers an activity of the person's own. What was logged stays, under its name.
///
///     let own = try await diary.read { $0.activities.last { $0.id != nil } }
///     if let own { try await diary.perform(RetireActivity(own)) }
public struct RetireActivity: Command, Equatable {
  package let activity: Activity

  /// Of those of the person's own.
  public init(_ activity: Activity) { self.activity = activity }

  /// Records it.
  ///
  /// - Throws: `activityIsStandard`, `activityRetired`, `activityHasGoal`, `unknownActivity`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard activity.id != nil else { throw .activityIsStandard(activity) }
    try history.requireInUse(activity)
    if let goal = history.allGoals(of: activity).first(where: { $0.isActive(asOf: now.today) }) {
      throw .activityHasGoal(activity, goal: history.label(of: goal.id))
    }
    let offered = history.additions(of: activity).filter { !$0.isRetired }
    return .records(offered.map { Self.retiring($0.event, in: now) }, ())
  }

  /// For an import too, which may bring what another program keeps no more.
  ///
  /// - Parameter event: that added it.
  package static func retiring(_ event: EventName, in now: Now) -> PendingEvent {
    let retired = ActivityRetired(ownNumber: event.number, ownLog: event.log)
    return PendingEvent(.activityRetired(retired), in: now)
  }
}

extension History {
  /// Holds what is to be logged to what is offered.
  ///
  /// - Throws: `unknownActivity` for one that is not here, or that only a later version measures;
  ///   `activityRetired`.
  func requireInUse(_ activity: Activity) throws(Rejection) {
    guard number(of: activity) != nil, activity.dimension != .unspecified else {
      throw .unknownActivity(activity.label, nearest: nil)
    }
    if isRetired(activity) { throw .activityRetired(activity) }
  }
}
