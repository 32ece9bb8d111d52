package import Platform

/// The two times at which a history can be asked; see *Time and evidence* of the design.
package struct QueryTime: Hashable, Sendable {
  /// Leave out what holds only after this; nil for now.
  package var asOf: Instant?
  /// Leave out what was recorded after this; nil for nothing.
  package var known: Instant?

  package static let present = QueryTime()

  package init(asOf: Instant? = nil, known: Instant? = nil) {
    self.asOf = asOf
    self.known = known
  }

  /// This, and for what it does not say another.
  func completed(by other: QueryTime) -> QueryTime {
    QueryTime(asOf: asOf ?? other.asOf, known: known ?? other.known)
  }

  /// Whether an event had been recorded by then.
  func isKnown(_ event: borrowing Event) -> Bool {
    known.map { event.recordedAt <= $0.milliseconds } ?? true
  }
}

extension Diary {
  /// Asks every question from now on at other times, and refuses commands meanwhile.
  ///
  /// What was true then follows from all that is known today, as far as `known` leaves it; what was
  /// forgotten since is gone then too.
  package func travel(to time: QueryTime) { self.time = time }

  /// The history at other times than now, with the point of view that belongs to it.
  ///
  /// - Complexity: as a replay from zero, or two where both times are given; asked again with
  ///   nothing new, constant for the times that were asked for last.
  package func view(at time: QueryTime) throws(DiaryError) -> DiaryView {
    try catchUp()
    return try view(at: time.completed(by: self.time), now: surroundings.now())
  }

  func view(at time: QueryTime, now: Instant) throws(DiaryError) -> DiaryView {
    let history = try history(at: time)
    let viewpoint = viewpoint(at: time.asOf.map { min($0, now) } ?? now)
    return DiaryView(
      history: history, viewpoint: history.viewpoint(now: viewpoint.now, zone: viewpoint.zone))
  }

  /// What was the case by a moment, by what was known by another one.
  private func history(at time: QueryTime) throws(DiaryError) -> History {
    // What nobody recorded later is all there is.
    var time = time
    if let known = time.known, !replay.history.isAhead(of: known) { time.known = nil }
    if time == .present { return replay.history }
    pasts.removeAll { $0.folded != replay.folded }
    if let past = pasts.first(where: { $0.time == time }) { return past.history }
    let history: History
    if let asOf = time.asOf {
      let all = try self.history(at: QueryTime(known: time.known))
      let view = all.viewpoint(now: asOf, zone: viewpoint(at: asOf).zone)
      history = try fold(into: try emptyReplay().history) { name, event in
        time.isKnown(event) && !all.isLater(event, name, than: view)
      }
    } else {
      history = try fold(into: try emptyReplay().history) { _, event in time.isKnown(event) }
    }
    if pasts.count == Self.keptPasts { pasts.removeFirst() }
    pasts.append((time, replay.folded, history))
    return history
  }

  /// How many histories of other times are kept: as many as one query likely compares.
  private static let keptPasts = 4
}
