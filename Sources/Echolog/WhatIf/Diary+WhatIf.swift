extension Diary {
  /// Lets the commands that follow add to what is supposed, instead of recording anything.
  ///
  /// They are decided by the history that would be. A target without a day, and a goal, hold from
  /// the beginning on.
  ///
  /// - Parameter time: at which questions are asked meanwhile, with what is supposed already.
  package func beginSupposing(at time: QueryTime) throws(DiaryError) {
    try settleGathered()
    try catchUp()
    try suppose(time)
  }

  /// Comes back to the present.
  ///
  /// - Returns: all that is supposed by now.
  package func endSupposing() -> WhatIf {
    defer { (time, fork) = (.present, nil) }
    return time.whatIf ?? .nothing
  }

  /// Supposes that an event had not been recorded: what it did, and what is about an entry that it
  /// made, falls away, and of an import all that it brought.
  ///
  /// - Throws: `DiaryError.query` with `nothingChanged`.
  package func supposeWithout(_ event: EventName) throws(DiaryError) {
    try suppose { $0.dropped.insert(event) }
  }

  /// Supposes that nothing had been logged of an activity.
  ///
  /// - Throws: `DiaryError.query` with `nothingChanged`.
  package func supposeWithout(logsOf activity: Activity) throws(DiaryError) {
    guard let fork else { preconditionFailure("supposing has begun") }
    let unlogged = UnloggedActivity(activity, in: fork.history)
    try suppose { $0.dropLogs(of: unlogged) }
  }

  private func suppose(_ change: (inout WhatIf) -> Void) throws(DiaryError) {
    guard let before = fork else { preconditionFailure("supposing has begun") }
    let time = supposing(change)
    let after = try view(at: time, now: dependencies.now())
    let states = try [before, after].map { view throws(DiaryError) in
      try stateHash(of: view.history.withoutCounts) { _ in "" }
    }
    guard states[0] != states[1] else { throw .query(.nothingChanged) }
    try suppose(time)
  }

  /// The times with a change of what is supposed.
  private func supposing(_ change: (inout WhatIf) -> Void) -> QueryTime {
    var whatIf = time.whatIf ?? .nothing
    change(&whatIf)
    return QueryTime(asOf: time.asOf, known: time.known, whatIf: whatIf)
  }

  private func suppose(_ time: QueryTime) throws(DiaryError) {
    fork = try view(at: time, now: dependencies.now())
    self.time = time
  }

  /// As `commit`, into what is supposed.
  func suppose<Answer>(
    in fork: DiaryView,
    _ decide: (History, Now) throws(DiaryError) -> Decided<Answer>
  ) throws(DiaryError) -> (recorded: [NamedEvent], answer: Answer) {
    let (now, place) = nextSupposed
    let (events, _, answer) = try decided(at: now, from: place, in: fork.history, decide)
    guard !events.isEmpty else { return ([], answer) }
    try suppose(events)
    return (named(events, from: place), answer)
  }

  /// When the next supposed event is recorded, which is the time about which questions are asked
  /// where that is past, and its name.
  var nextSupposed: (now: Instant, place: EventName) {
    let now = dependencies.now()
    return (time.asOf.map { min($0, now) } ?? now, (time.whatIf ?? .nothing).next)
  }

  func suppose(_ events: [Event]) throws(DiaryError) {
    try suppose(supposing { $0.events += events })
  }
}

extension History {
  /// The same without what counts events.
  fileprivate var withoutCounts: History {
    var bare = self
    (bare.eventCount, bare.unknownCount, bare.highestClockValue) = (0, 0, 0)
    for index in bare.logs.indices {
      (bare.logs[index].eventCount, bare.logs[index].lastNumber) = (0, 0)
      bare.logs[index].lastRecordedAt = 0
    }
    return bare
  }
}
