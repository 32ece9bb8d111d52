import Content
package import Platform

/// The line that a moment was answered with; nil for words that are gone.
struct ShownPraise: Sendable {
  let reference: WordsReference
  let line: String?
}

extension Diary {
  /// Keeps a small win, with a line that none of the last twenty moments carries: praise, a plain
  /// one where it is unknown whether the words are heavy, or a quiet acknowledgement where they are
  /// or the person wants it so.
  ///
  /// - Throws: `DiaryError.rejected` as `LogMoment.decide`.
  package func logMoment(_ text: String, eventTime: EventTime) throws(DiaryError) -> Recorded {
    try answered(text, eventTime: eventTime).moment
  }

  /// As `logMoment`, with what it was answered.
  func answered(
    _ text: String, eventTime: EventTime
  ) throws(DiaryError) -> (moment: Recorded, answer: LogMoment) {
    let (recorded, command) = try commit { history, _, context throws(DiaryError) in
      let weight = Tact.weight(of: text)
      let mode = history.settings.praise
      let tone: Praise.Tone = mode == .quiet ? .quiet : weight.tone
      let line =
        mode == .off
        ? ""
        : Praise.line(
          tone, draw: dependencies.draw(),
          recentlyShown: try latestPraise(in: history).compactMap(\.line))
      let command = LogMoment(
        text: text, eventTime: eventTime, praise: line, isQuiet: tone == .quiet,
        help: weight.help)
      let draft = try rejecting { () throws(Rejection) in try command.decide(in: context) }
      return (pending: [draft], answer: command)
    }
    if let reference = replay.history.moment(recorded[0].name)?.praise {
      shownPraise.append(ShownPraise(reference: reference, line: command.praise))
    }
    return (recorded[0], command)
  }

  /// The praise of the latest moments, of which only what is new is read.
  private func latestPraise(in history: History) throws(DiaryError) -> [ShownPraise] {
    let references = history.latestMoments(Praise.freshness).compactMap(\.praise)
    shownPraise = try references.map { reference throws(DiaryError) in
      if let known = shownPraise.last(where: { $0.reference == reference }) { return known }
      return ShownPraise(reference: reference, line: try words(reference))
    }
    return shownPraise
  }

  /// What answers words that are kept and are no moment: nothing, unless they are heavy.
  func acknowledgement(of text: String, in history: History) -> Acknowledgement {
    let weight = Tact.weight(of: text)
    guard weight.isHeavy else { return .none }
    let isWanted = history.settings.praise != .off
    return Acknowledgement(
      line: isWanted ? Praise.line(.quiet, draw: dependencies.draw()) : "",
      help: weight.help)
  }

  /// Keeps an amount of an activity.
  package func log(_ command: LogActivity) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      var command = command
      command.acknowledgement = acknowledgement(of: command.note, in: history)
      return try command.decide(in: context)
    }
  }

  /// Replaces the amount of a log.
  package func correct(
    _ id: EventName, _ command: CorrectActivity
  ) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.logFacts(id) else { throw missing(.log, id, history) }
      return try command.decide(facts, in: context)
    }
  }

  /// Takes a moment, a log, a memory or a reminder out of its list.
  package func remove(_ id: EventName) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      if let facts = history.momentFacts(id) {
        let entry = EntryFacts(
          id: facts.id, isRemoved: facts.isRemoved, removedBy: facts.removedBy)
        return try RemoveMoment().decide(entry, in: context)
      }
      if let facts = history.logFacts(id) {
        return try RemoveActivity().decide(facts, in: context)
      }
      if let facts = history.reminderFacts(id) {
        return try RemoveReminder().decide(facts, in: context)
      }
      if let memory = history.memory(id) {
        let facts = history.entryFacts(memory.id, isRemoved: memory.isRemoved)
        return try RemoveMemory().decide(facts, in: context)
      }
      throw missing(.moment, id, history)
    }
  }
}

// MARK: Goals and settings

extension Diary {
  /// Sets a goal, which counts from today on unless the command names another day.
  ///
  /// - Throws: `DiaryError.rejected` as `SetGoal.decide`.
  package func setGoal(_ command: SetGoal) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      var command = command
      if fork != nil, command.firstDay == nil {
        command.firstDay = history.firstDay(of: command.activity)
      }
      return try command.decide(beside: history.namedGoals, in: context)
    }
  }

  /// Changes a goal by one of its commands.
  package func changeGoal(
    _ id: EventName, _ change: GoalChange
  ) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.goalFacts(id) else { throw missing(.goal, id, history) }
      switch change {
      case .target(var command):
        if fork != nil, command.effectiveDay == nil { command.effectiveDay = facts.firstDay }
        return try command.decide(facts, in: context)
      case .deactivate(let command): return try command.decide(facts, in: context)
      case .reactivate(let command):
        return try command.decide(facts, beside: history.namedGoals, in: context)
      }
    }
  }

  /// Records on which days goals ask nothing, or that they count again, as one commit.
  ///
  /// - Parameter ids: the goals; nil for every one that counts then.
  /// - Returns: what was recorded, an event for each goal, at least one; and which goals were left
  ///   out, where none was named.
  /// - Throws: `DiaryError.rejected` as `ExcuseCommand.decide`, and with `notFound`.
  package func excuse(
    _ ids: [EventName]?, _ command: ExcuseCommand
  ) throws(DiaryError) -> (recorded: [Recorded], leftOut: [ExcuseCommand.LeftOut]) {
    let (recorded, leftOut) = try commit { history, _, context throws(DiaryError) in
      let (pending, leftOut) = try rejecting { () throws(Rejection) in
        let goals = try ids.map { ids throws(Rejection) in try history.goals(ids) }
        return try command.decide(
          goals ?? history.goalFacts(), isNamed: goals != nil, in: context,
          isMet: { history.progress(of: $0, on: $1).isMet },
          vain: { history.vainFreeze($1, of: $0, today: context.today) })
      }
      return (pending: pending, answer: leftOut)
    }
    return (recorded, leftOut)
  }

  /// Changes a setting of the vault from now on; what is recorded stays on its days.
  ///
  /// - Throws: `DiaryError.rejected` as `ChangeSetting.decide`.
  package func change(_ setting: ChangeSetting) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try setting.decide(isInForce: { history.isInForce($0, on: ownLog) }, in: context)
    }
  }
}

/// The ways in which a goal changes.
package enum GoalChange: Sendable {
  case target(ChangeGoalTarget)
  case deactivate(DeactivateGoal)
  case reactivate(ReactivateGoal)
}

// MARK: -

extension Diary {
  func record(
    _ decide: (History, Viewpoint, Context) throws(Rejection) -> PendingEvent
  ) throws(DiaryError) -> Recorded {
    let (recorded, _) = try commit { history, view, context throws(DiaryError) in
      let draft = try rejecting { () throws(Rejection) in try decide(history, view, context) }
      return (pending: [draft], answer: ())
    }
    return recorded[0]
  }
}

func rejecting<Result>(
  _ work: () throws(Rejection) -> Result
) throws(DiaryError) -> Result {
  do throws(Rejection) {
    return try work()
  } catch {
    throw .rejected(error)
  }
}

func missing(_ kind: EntityKind, _ id: EventName, _ history: History) -> Rejection {
  .notFound(kind, history.label(of: id))
}

extension Tact.Weight {
  /// Shown also to a person who wants no praise: it is none, and may be what they need most.
  var help: String { self == .danger ? Tact.help : "" }

  /// How a moment is answered.
  fileprivate var tone: Praise.Tone {
    switch self {
    case .light: .cheerful
    case .unclear: .plain
    case .heavy, .danger: .quiet
    }
  }
}

extension History {
  /// The goals of these names, each once.
  fileprivate func goals(_ ids: [EventName]) throws(Rejection) -> [GoalFacts] {
    var found: [GoalFacts] = []
    for id in ids {
      guard let facts = goalFacts(id) else { throw missing(.goal, id, self) }
      if !found.contains(where: { $0.id == facts.id }) { found.append(facts) }
    }
    return found
  }

  /// Every goal with the name that a person knows it by.
  fileprivate var namedGoals: [(name: String, facts: GoalFacts)] {
    goalFacts().map { (name: label(of: $0.id), facts: $0) }
  }
}
