package import Echolog

/// Brings a backup of Loop Habit Tracker into a diary as one batch, in one commit: activities,
/// goals, logs, skips and reminders. What an earlier backup brought stays as it is here.
package struct LoopImport: Sendable {
  private let backup: LoopBackup
  private let diary: Diary

  package init(_ backup: LoopBackup, into diary: Diary) {
    (self.backup, self.diary) = (backup, diary)
  }

  /// Reports what an import would do.
  package func survey() async throws(ImportError) -> ImportReport {
    let (start, backup) = (start, backup)
    return try await onDiary(as: ImportError.diary) { () async throws(DiaryError) in
      try await diary.requireAllowed(start)
      let known = try await diary.logsOfImports(from: start)
      let history = try await diary.view().history
      let nobody = EventName(log: LogID(high: 0, low: 0), number: 1)
      let context = try await diary.importContext()
      return LoopPlan(backup, on: history, known, first: nobody, in: context).report
    }
  }

  /// Imports what is new.
  package func perform() async throws(ImportError) -> ImportOutcome {
    let (start, backup) = (start, backup)
    let part = try await onDiary(as: ImportError.diary) { () async throws(DiaryError) in
      try await diary.recordImport(of: start, into: nil, isLast: true) {
        diary, desk throws(DiaryError) in
        let known = try diary.logsOfImports(from: start)
        let plan = LoopPlan(backup, on: desk.history, known, first: desk.first, in: desk.context)
        try diary.requireSpace(forEvents: plan.pending.count)
        return (pending: plan.pending, answer: plan.report)
      }
    }
    return ImportOutcome(part.answer, batch: part.batch, written: part.answer.accepted)
  }

  private var start: StartImport { StartImport(sourceName: LoopBackup.program, kind: .log) }
}

private struct LoggedDay: Hashable, Sendable {
  let activity: Activity
  let day: CivilDay
}

private struct KnownLog: Sendable {
  let amount: Int64
  /// Nil where the person asked for it to be forgotten.
  let note: String?
  let isOfLoop: Bool
}

extension Diary {
  /// What imports logged and nobody took back as a whole.
  fileprivate func logsOfImports(
    from source: StartImport
  ) throws(DiaryError) -> [LoggedDay: [KnownLog]] {
    let own = try importBatches(of: source.sourceName)
    let history = try view().history
    var found: [LoggedDay: [KnownLog]] = [:]
    _ = try importedEvents(behind: [:]) { name, event in
      guard let row = ImportedRow(event, in: name.log, of: history), row.fact.kind == .log else {
        return
      }
      let isOfLoop = own.contains(EventName(log: name.log, number: event.importBatch))
      found[LoggedDay(activity: row.fact.activity, day: row.day), default: []].append(
        KnownLog(amount: row.fact.amount, note: row.words, isOfLoop: isOfLoop))
    }
    return found
  }
}

/// What a backup comes to in a history.
private struct LoopPlan: Sendable {
  private(set) var pending: [PendingEvent] = []
  private(set) var report = ImportReport()
  private let history: History
  private let first: EventName
  private let context: Now
  private var known: [LoggedDay: [KnownLog]]
  /// What other habits of the backup are here.
  private var claimed: Set<String> = []
  private var additionCount = 0

  /// - Parameter first: the name that the first event will have.
  init(
    _ backup: LoopBackup, on history: History, _ known: [LoggedDay: [KnownLog]],
    first: EventName, in context: Now
  ) {
    (self.history, self.known, self.first, self.context) = (history, known, first, context)
    for habit in backup.habits { take(habit) }
    sayWhereRenamed()
  }

  /// Of a habit a history keeps the name alone. One that is new here and has all that an earlier
  /// backup brought of an activity, of which this one has nothing, is probably that.
  private mutating func sayWhereRenamed() {
    let gone = Dictionary(
      grouping: known.filter { place, logs in
        !claimed.contains(place.activity.label) && logs.contains(where: \.isOfLoop)
      }, by: \.key.activity)
    for place in report.habits.indices where report.habits[place].isNew {
      guard let activity = report.habits[place].activity else { continue }
      let former = gone.filter { former, days in
        former.unit == activity.unit
          && days.allSatisfy { day, logs in has(logs, of: activity, on: day.day) }
      }
      let longest = former.max { ($0.value.count, $1.key.label) < ($1.value.count, $0.key.label) }
      if let longest { report.habits[place].left.append(.perhaps(longest.key)) }
    }
  }

  private func has(_ logs: [KnownLog], of activity: Activity, on day: CivilDay) -> Bool {
    let own = known[LoggedDay(activity: activity, day: day), default: []]
    return logs.allSatisfy { log in
      own.contains { $0.amount == log.amount && ($0.note ?? log.note) == (log.note ?? $0.note) }
    }
  }

  private var next: EventName {
    EventName(log: first.log, number: first.number + UInt64(pending.count))
  }

  private mutating func take(_ habit: LoopHabit) {
    var came = ImportedHabit(habit.name)
    do throws(Rejection) {
      let unit = LoopUnit(of: habit)
      let (activity, addition) = try activity(for: habit, in: unit)
      (came.activity, came.isNew) = (activity, addition != nil)
      if addition != nil, unit.isOtherwise { came.left.append(.unit) }
      for record in habit.records where record.value != LoopRecord.skip {
        log(record, of: habit, in: unit, as: activity, &came)
      }
      let isKept = !habit.isArchived && (addition != nil || !history.isRetired(activity))
      let goal = isKept ? goal(of: habit, in: unit, as: activity, &came) : nil
      skip(habit, goal, as: activity, &came)
      came.goal = goal
      if let addition, habit.isArchived {
        pending.append(RetireActivity.retiring(addition, in: context))
      }
      if addition != nil, habit.hasWords { came.left.append(.words) }
      for _ in 0..<habit.undatedCount { refuse(.timeOutOfRange, &came) }
    } catch {
      came.left.append(.habit(error))
      for _ in habit.records { report.refuse(RowRefusal(line: 0, .rejected(error))) }
    }
    report.habits.append(came)
  }

  private mutating func refuse(_ rejection: Rejection, _ came: inout ImportedHabit) {
    came.left.append(.refused(rejection))
    report.refuse(RowRefusal(line: 0, .rejected(rejection)))
  }

  private mutating func leave(_ left: ImportedHabit.Left, _ came: inout ImportedHabit) {
    came.left.append(left)
    report.rowsElsewhere += 1
  }
}

// Activities.
extension LoopPlan {
  /// What the habit is here, and the event that adds it, if it is new. One that counts something
  /// else under the same name stays what it is.
  private mutating func activity(
    for habit: LoopHabit, in unit: LoopUnit
  ) throws(Rejection) -> (Activity, addition: EventName?) {
    let isNamed = habit.name.contains(where: \.isLetter)
    let near = DeviceName(near: (isNamed ? habit.name : "habit").lowercased())
    var tried: Set<String> = []
    while true {
      let name = near.fresh(among: tried).text
      tried.insert(name)
      guard !claimed.contains(name) else { continue }
      let command = unit.adding(name)
      if let here = counted(by: command) {
        claimed.insert(here.label)
        return (here, nil)
      }
      do throws(Rejection) {
        let (addition, activity) = (next, try add(command))
        claimed.insert(name)
        return (activity, addition)
      } catch {
        switch error {
        case .activityExists, .activityNameTaken: continue
        default: throw error
        }
      }
    }
  }

  /// What is here already. What an import brought that was taken back is added anew.
  private func counted(by command: AddActivity) -> Activity? {
    let kept = command.dimension.baseUnit ?? Activity.plural(command.unit)
    let fitting = history.allActivities.filter { activity in
      activity.dimension.baseUnit == command.dimension.baseUnit && activity.plural == kept
        && !claimed.contains(activity.label) && !history.wasTakenBack(activity)
    }
    return fitting.first { $0.label == command.name }
      ?? fitting.first { $0.wasCalled(command.name) }
  }

  private mutating func add(_ command: AddActivity) throws(Rejection) -> Activity {
    guard additionCount < AddActivity.room(in: history) else {
      throw .tooManyActivities(max: AddActivity.most)
    }
    var now = context
    now.next = next
    guard case .records(let events, let activity) = try command.decide(history, now).outcome else {
      preconditionFailure("adding an activity reads nothing")
    }
    pending += events
    additionCount += events.count
    return activity
  }
}

// Logs.
extension LoopPlan {
  private mutating func log(
    _ record: LoopRecord, of habit: LoopHabit, in unit: LoopUnit, as activity: Activity,
    _ came: inout ImportedHabit
  ) {
    do throws(Rejection) {
      var (amount, note) = (Int64(0), record.note)
      switch (habit.isMeasured, record.value) {
      case (false, LoopRecord.yes): amount = try unit.amount("1", of: activity)
      case (false, LoopRecord.yesByItself) where note.isEmpty: return leave(.byItself, &came)
      case (false, -1...0) where note.isEmpty: return leave(.notDone, &came)
      case (true, -1) where note.isEmpty: return leave(.notDone, &came)
      case (false, -1...LoopRecord.yesByItself), (true, -1): break
      case (true, 0...): amount = try self.amount(record, habit, unit, activity, &note, &came)
      default: throw .amountNotANumber("\(record.value)", activity: activity)
      }
      try log(amount, note, on: record.day, of: activity, &came)
    } catch {
      refuse(error, &came)
    }
  }

  /// What is finer than the amounts of the activity is cut, and goes into the note as it is.
  private func amount(
    _ record: LoopRecord, _ habit: LoopHabit, _ unit: LoopUnit, _ activity: Activity,
    _ note: inout String, _ came: inout ImportedHabit
  ) throws(Rejection) -> Int64 {
    let (whole, rest) = record.value.quotientAndRemainder(dividingBy: 1000)
    var decimals = String("\(1000 + rest)".dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    let words = decimals.isEmpty ? "\(whole)" : "\(whole).\(decimals)"
    do throws(Rejection) {
      return try unit.amount(words, of: activity)
    } catch {
      guard case .amountTooFine = error else { throw error }
      came.left.append(.cut)
      let exact = String("\(words) \(habit.unit)"[...].trimmed)
      note = note.isEmpty ? exact : "\(exact): \(note)"
      let one = try unit.amount("1", of: activity)
      return try unit.amount("\(whole)", of: activity) + rest * one / 1000
    }
  }

  private mutating func log(
    _ amount: Int64, _ note: String, on day: CivilDay, of activity: Activity,
    _ came: inout ImportedHabit
  ) throws(Rejection) {
    let place = LoggedDay(activity: activity, day: day)
    let before = known[place, default: []]
    if before.contains(where: { $0.amount == amount && ($0.note ?? note) == note }) {
      report.known += 1
      return
    }
    guard !before.contains(where: \.isOfLoop) else {
      came.differingDays.append(day)
      return leave(.otherwise, &came)
    }
    let log = LogActivity(activity: activity, amount: amount, note: note, eventTime: .on(day))
    pending.append(try log.decide(in: context.withoutZone))
    report.accept(ImportedTime(day: day), activity, amount: amount)
    if history.total(of: activity, on: day) != nil { report.sharedDays.insert(day) }
    known[place, default: []].append(KnownLog(amount: amount, note: note, isOfLoop: true))
    came.logs += 1
  }
}

// Goals.
extension LoopPlan {
  /// The goal of a habit, which begins with its first record; nil where none can say the same.
  private mutating func goal(
    of habit: LoopHabit, in unit: LoopUnit, as activity: Activity, _ came: inout ImportedHabit
  ) -> Goal? {
    let isDaily = habit.isMeasured ? habit.days == 1 : habit.times >= habit.days
    guard isDaily || habit.days == 7 else {
      came.left.append(.frequency(times: habit.times, days: habit.days))
      return nil
    }
    let (period, bound): (Period, Bound) = (
      isDaily ? .day : .week, habit.isMeasured && habit.isAtMost ? .atMost : .atLeast
    )
    do throws(Rejection) {
      let words = habit.isMeasured ? habit.target : isDaily ? "1" : "\(habit.times)"
      let target = try unit.amount(words, of: activity)
      let same = history.allGoals(of: activity)
        .filter { $0.period == period && $0.bound == bound }
      if let goal = same.first(where: { $0.isActive(asOf: context.today) }) ?? same.last {
        if goal.target(on: max(context.today, goal.firstDay)) != target {
          came.left.append(.goalOtherwise(goal.id))
        }
        // To take an import back does not take reminders of earlier goals back.
        let reminders = history.keptReminders.filter { $0.goal == goal.id }.map(\.schedule)
        if let reminder = habit.reminder, !reminders.contains(reminder) {
          came.left.append(.reminderOfGoalHere)
        }
        return goal
      }
      let days = habit.records.map(\.day).filter { $0 <= context.today }
      let firstDay = days.first ?? context.today
      let command = SetGoal(activity, target: target, per: period, bound: bound, from: firstDay)
      let goal = Goal(
        activity, target: target, per: period, bound: bound, weekStart: context.weekStart,
        from: firstDay, by: next)
      pending.append(try command.decide(in: context))
      remind(of: goal, habit, &came)
      return goal
    } catch {
      came.left.append(.target(error))
      return nil
    }
  }

  private mutating func remind(of goal: Goal, _ habit: LoopHabit, _ came: inout ImportedHabit) {
    guard let schedule = habit.reminder else { return }
    do throws(Rejection) {
      pending.append(try SetReminder(of: goal.id, schedule).decide(in: context))
    } catch {
      came.left.append(.reminder)
    }
  }

  /// The note of a skip that can not be kept as one is kept as that of a day not done.
  private mutating func keepNote(
    of skip: LoopRecord, _ left: ImportedHabit.Left, as activity: Activity,
    _ came: inout ImportedHabit
  ) {
    guard !skip.note.isEmpty else { return leave(left, &came) }
    let logs = came.logs
    do throws(Rejection) {
      try log(0, skip.note, on: skip.day, of: activity, &came)
      if came.logs > logs { came.left += [left, .noteOfSkip] }
    } catch {
      refuse(error, &came)
    }
  }

  private mutating func skip(
    _ habit: LoopHabit, _ goal: Goal?, as activity: Activity, _ came: inout ImportedHabit
  ) {
    let skips = habit.records.filter { $0.value == LoopRecord.skip }
    var weeks: Set<CivilDay> = []
    guard var goal else {
      for skip in skips { keepNote(of: skip, .skipWithoutGoal, as: activity, &came) }
      if habit.reminder != nil, !habit.isArchived { came.left.append(.reminder) }
      return
    }
    for record in skips {
      do throws(Rejection) {
        let skip = SkipDay(record.day, reason: record.note)
        let excuse = Excuse(.skip, from: record.day, to: record.day, by: next)
        pending.append(try skip.decide(goal, in: context))
        goal.excuses.append(excuse)
        report.accept(ImportedTime(day: record.day))
        came.skips += 1
        guard goal.period == .week else { continue }
        came.left.append(.skippedWeek)
        weeks.insert(goal.period(holding: record.day).lowerBound)
      } catch {
        switch error {
        case .weekAlreadyExcused(let week, _) where !record.note.isEmpty || weeks.contains(week):
          keepNote(of: record, .skippedWeek, as: activity, &came)
        case .dayAlreadyExcused, .weekAlreadyExcused: report.known += 1
        default: refuse(error, &came)
        }
      }
    }
  }
}

/// What a habit counts, as it can be counted here.
private struct LoopUnit {
  private let word: String
  /// Whether the word is not the one that Loop shows.
  let isOtherwise: Bool

  init(of habit: LoopHabit) {
    let said = habit.isMeasured ? habit.unit[...].trimmed.lowercased() : ""
    let near = DeviceName(near: said).text
    let isWord = near.contains(where: \.isLetter) && !near.contains(where: \.isNumber)
    let steps = Activity.steps
    let isSteps = habit.isMeasured && said.isEmpty && habit.name.lowercased() == steps.label
    let usual = isSteps ? steps.unit : AddActivity.standardUnit
    word = said.contains(where: \.isLetter) && isWord ? near : usual
    isOtherwise = !said.isEmpty && word != said
  }

  /// What has several meanings, as `m`, is counted as what it says.
  func adding(_ name: String) -> AddActivity {
    Result { () throws(Rejection) in try AddActivity(name, unit: word) }.value
      ?? AddActivity(name, counting: word, decimals: true)
  }

  /// - Throws: as `Quantity.baseUnits`.
  func amount(_ words: String, of activity: Activity) throws(Rejection) -> Int64 {
    let isCount = activity.dimension.baseUnit == nil
    return try Quantity.baseUnits(
      isCount ? words : "\(words) \(word)", of: activity, decimal: .point)
  }
}

/// A habit of another program, as it came, and what of it did not.
package struct ImportedHabit: Equatable, Sendable {
  package let name: String
  /// What it is here; nil where nothing of it came.
  package fileprivate(set) var activity: Activity?
  package fileprivate(set) var goal: Goal?
  /// New ones.
  package fileprivate(set) var logs = 0
  package fileprivate(set) var skips = 0
  /// Each as often as there is a day of it.
  package fileprivate(set) var left: [Left] = []
  /// Whether it was added as something new.
  fileprivate(set) var isNew = false
  /// Those that an earlier backup had otherwise.
  package fileprivate(set) var differingDays: [CivilDay] = []

  /// What did not come, or came otherwise.
  package enum Left: Equatable, Sendable {
    /// All of it.
    case habit(Rejection)
    /// A goal of so many times in so many days.
    case frequency(times: Int64, days: Int64)
    /// A goal of a target that none can have.
    case target(Rejection)
    /// Its goal here has another target.
    case goalOtherwise(EventName)
    case reminder, skipWithoutGoal
    /// A reminder that a goal from before does not have.
    case reminderOfGoalHere
    /// Of a weekly goal a skip leaves out its week.
    case skippedWeek
    /// The words of a skip that came as a log.
    case noteOfSkip
    /// What it may have been called in an earlier backup, of which this one has nothing.
    case perhaps(Activity)
    /// An amount that is finer than what is kept, which its note has.
    case cut
    case refused(Rejection)
    /// A day marked as not done, or by Loop itself.
    case notDone, byItself
    /// A day that an earlier backup had otherwise.
    case otherwise
    /// What is counted has another name here.
    case unit
    /// Its question or description.
    case words
  }

  fileprivate init(_ name: String) { self.name = name }
}
