import Journal

/// The two times at which a history can be asked, and what is supposed; see *Time and evidence* of
/// the design.
package struct QueryTime: Equatable, Sendable {
  /// Leave out what holds only after this; nil for now.
  package var asOf: Instant?
  /// Leave out what was recorded after this; nil for nothing.
  package var known: Instant?
  /// Ask as if this were so; nil where nothing is said of that.
  package var whatIf: WhatIf?

  package static let present = QueryTime()

  package init(asOf: Instant? = nil, known: Instant? = nil, whatIf: WhatIf? = nil) {
    (self.asOf, self.known, self.whatIf) = (asOf, known, whatIf)
  }

  /// Times in seconds since 1970, as an app says them.
  ///
  /// - Throws: `rejected` with `timeOutOfRange`.
  init(secondsAsOf instant: Double?, knownAt knowledge: Double?) throws(DiaryError) {
    self = try rejecting { () throws(Rejection) in
      try QueryTime(
        asOf: instant.map(Instant.init(secondsSince1970:)),
        known: knowledge.map(Instant.init(secondsSince1970:)))
    }
  }

  /// This, and for what it does not say another.
  func completed(by other: QueryTime) -> QueryTime {
    QueryTime(
      asOf: asOf ?? other.asOf, known: known ?? other.known, whatIf: whatIf ?? other.whatIf)
  }

  /// The same times with nothing supposed.
  package var recorded: QueryTime { QueryTime(asOf: asOf, known: known) }

  /// Whether an event had been recorded by then; what is supposed always is.
  func isKnown(_ event: borrowing Event, _ name: EventName) -> Bool {
    name.log == WhatIf.log || known.map { event.recordedAt <= $0.milliseconds } ?? true
  }

  /// Whether an event belongs to these times, by what a view at them knows.
  func tells(of event: borrowing Event, _ name: EventName, _ view: DiaryView) -> Bool {
    isKnown(event, name)
      && (asOf == nil || !view.history.leavesOut(event, name, asOf: view.viewpoint))
  }
}

/// A history of another time, kept for the next question.
struct Past {
  let time: QueryTime
  let folded: [LogID: UInt64]
  let history: History
  /// Whether all that it has comes before all that it has not, in total order, so that it can be
  /// gone on from.
  let isBeginning: Bool
  /// The revision of the journal of which it is without what could not be read; nil where it has
  /// all there is.
  let partOf: Int?
}

extension Diary {
  /// Asks every question from now on at other times, and refuses commands meanwhile.
  ///
  /// What was true then follows from all that is known today, as far as `known` leaves it; what was
  /// forgotten since is gone then too.
  package func travel(to time: QueryTime) { self.time = time }

  /// Leaves out of every answer from now on what was the case only after this moment, as where a
  /// simulated clock is before the last event.
  package func leaveOutLater() throws(DiaryError) {
    try catchUp()
    time = time(leavingOutAfter: dependencies.now())
  }

  /// The history at other times than now, with the point of view that belongs to it.
  ///
  /// - Complexity: as a replay from zero where `whatIf` is given, or `known`, unless an earlier
  ///   one was asked for lately and only what came since is folded; else linear in the rows of the
  ///   history. Asked again with nothing new, constant for the times asked for last.
  package func view(at time: QueryTime) throws(DiaryError) -> DiaryView {
    try catchUp()
    return try view(at: time.completed(by: self.time), now: dependencies.now())
  }

  func view(at time: QueryTime, now: Instant) throws(DiaryError) -> DiaryView {
    let history = try history(at: time)
    let viewpoint = viewpoint(at: time.asOf.map { min($0, now) } ?? now)
    return DiaryView(
      history: history, viewpoint: history.viewpoint(now: viewpoint.instant, zone: viewpoint.zone))
  }

  /// What was the case by a moment, by what was known by another one, or would have been.
  private func history(at time: QueryTime) throws(DiaryError) -> History {
    // What nobody recorded later is all there is.
    var time = time
    if let known = time.known, !replay.history.isAhead(of: known) { time.known = nil }
    if time.whatIf == .nothing { time.whatIf = nil }
    if time == .present { return replay.history }
    pasts.removeAll { past in
      past.folded != replay.folded || past.partOf.map { $0 != journal.revision } ?? false
    }
    if let past = pasts.first(where: { $0.time == time }) { return past.history }
    var isBeginning = false
    var history =
      if time.asOf == nil, time.whatIf == nil, let known = time.known {
        try fold(knownBy: known, isBeginning: &isBeginning)
      } else {
        try fold(at: time, time.whatIf.map { SupposedEvents($0) })
      }
    if let whatIf = time.whatIf {
      let settings = try self.history(at: time.recorded).settings
      let placed = SupposedEvents(whatIf, settings: (settings, history.settings))
      if placed.changesDays { history = try fold(at: time, placed) }
    }
    if pasts.count == Self.keptPasts { pasts.removeFirst() }
    pasts.append(
      Past(
        time: time, folded: replay.folded, history: history, isBeginning: isBeginning,
        partOf: unreadNumbers.isEmpty ? nil : journal.revision))
    return history
  }

  /// What was known by a moment, from what was by the latest earlier one that is kept.
  ///
  /// - Parameter isBeginning: see `Past`.
  private func fold(
    knownBy known: Instant, isBeginning: inout Bool
  ) throws(DiaryError) -> History {
    let earlier = pasts.filter { $0.isBeginning && $0.time.known.map { $0 < known } ?? false }
      .max { ($0.time.known ?? known) < ($1.time.known ?? known) }
    if let earlier {
      // It stays the longest, as the next moment likely is between these two.
      pasts.removeAll { $0.time == earlier.time }
      pasts.append(earlier)
    }
    var history = if let earlier { earlier.history } else { try emptyPast() }
    let wanted = RowFilter(recorded: .min...known.milliseconds)
    let numbers = replay.history.numbers(of: wanted) ?? [:]
    var lasts = numbers.compactMapValues(\.ranges.last?.upperBound)
    let folded = history.logs.map { ($0.id, $0.lastNumber) }
    let sources = journal.sources(behind: Dictionary(uniqueKeysWithValues: folded))
    var merge = try LogsInOrder(sources)
    // Reached through the actor, all that it holds would be retained for each event.
    let replay = replay
    var isAhead = false
    isBeginning = true
    let isCancelled = { Interruption.isRequested || Task.isCancelled }
    try merge.run(words: .recorded, isCancelled: isCancelled) { name, event throws(DiaryError) in
      if event.recordedAt > known.milliseconds {
        isAhead = true
      } else {
        if isAhead { isBeginning = false }
        guard let index = history.meet(name.log) else { throw .tooManyLogs }
        history.foldUnsettled(replay.meant(event, in: name), log: index, number: name.number)
      }
      if let last = lasts[name.log], name.number >= last { lasts[name.log] = nil }
      return !lasts.isEmpty
    }
    history.settleNames()
    noteUnread(of: sources)
    return history
  }

  /// Nothing folded yet, with all that is forgotten by now: it is so at every time.
  private func emptyPast() throws(DiaryError) -> History {
    var history = try emptyReplay().history
    history.forgotten.formUnion(replay.history.forgotten)
    return history
  }

  private func fold(
    at time: QueryTime, _ supposed: SupposedEvents?
  ) throws(DiaryError) -> History {
    var empty = try emptyPast()
    if time.whatIf != nil { try empty.meetSupposed() }
    guard let asOf = time.asOf else {
      return try fold(into: empty, supposed) { time.isKnown($1, $0) }
    }
    let all = try history(at: QueryTime(known: time.known, whatIf: time.whatIf))
    let view = all.viewpoint(now: asOf, zone: viewpoint(at: asOf).zone)
    if supposed == nil {
      return try all.asOf(view) { name throws(DiaryError) in
        let event = try readEvent(name)
        if event == nil { noteUnread(name.number...name.number, of: name.log) }
        return event
      }
    }
    return try fold(into: empty, supposed) { name, event in
      time.isKnown(event, name) && !all.isLater(event, name, than: view)
    }
  }

  /// What there would be of events at these times; nil where it is as they were recorded.
  func supposedEvents(at time: QueryTime) throws(DiaryError) -> SupposedEvents? {
    guard let whatIf = time.whatIf else { return nil }
    return SupposedEvents(
      whatIf,
      settings: (try history(at: time.recorded).settings, try history(at: time).settings))
  }

  /// How many histories of other times are kept: as many as one query likely compares.
  private static let keptPasts = 4
}
