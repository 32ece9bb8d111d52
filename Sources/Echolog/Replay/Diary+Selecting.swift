import Journal

/// Some of the events of a vault.
package struct EventSelection: Equatable, Sendable {
  package let from: Instant?
  package let to: Instant?
  /// By which time `from` and `to` select.
  package let axis: Axis
  /// Names of event types, as `vibeSent`; none for all.
  package let types: [String]
  /// The log that holds them; nil for all.
  package let log: LogID?
  /// Those of one entry; nil for all.
  package let names: Set<EventName>?
  /// Leave out what was recorded later; nil for nothing.
  package var known: Instant?
  /// Of each log no more than so many of its last events need be read; nil for all.
  package let latest: Int?

  /// The two times of an event.
  package enum Axis: String, CaseIterable, Sendable {
    /// When what it tells happened; of most events when they were recorded.
    case happened
    /// When a device wrote it.
    case recorded
  }

  package init(
    from: Instant? = nil, to: Instant? = nil, by axis: Axis = .happened, types: [String] = [],
    of log: LogID? = nil, among names: Set<EventName>? = nil, known: Instant? = nil,
    latest: Int? = nil
  ) {
    (self.from, self.to, self.axis, self.types) = (from, to, axis, types)
    (self.log, self.names, self.known, self.latest) = (log, names, known, latest)
  }

  /// Whether it leaves none out.
  package var isOfAll: Bool { self == EventSelection(by: axis) }

  /// Whether an event is one of them.
  package func contains(_ name: EventName, _ event: borrowing Event) -> Bool {
    var time = Instant(milliseconds: event.recordedAt)
    if axis == .happened, let happened = event.happenedAtMs {
      time = Instant(milliseconds: happened)
    }
    return from.map { $0 <= time } ?? true && to.map { time <= $0 } ?? true
      && log.map { $0 == name.log } ?? true && names?.contains(name) ?? true
      && known.map { event.recordedAt <= $0.milliseconds } ?? true
      && (types.isEmpty || types.contains(event.body.typeName))
  }
}

extension Diary {
  /// The hashes of some events, and of what they fold into, as if there were no others. What was
  /// forgotten is so here too.
  ///
  /// The state hash is the one of a history of these events alone. The history hash is a chain over
  /// the name and the record of each in total order, because the links of a log tell of whole
  /// commits; so it is never that of `historyHash()`, also where the events are all there are.
  ///
  /// - Complexity: reads every event, and the wanted ones once more.
  package func hashes(
    of selection: EventSelection
  ) throws(DiaryError) -> (eventCount: UInt64, state: [UInt8], history: [UInt8]) {
    var link = [UInt8](repeating: 0, count: SHA256.byteCount)
    let history = replay.history
    let chosen = try fold(into: nothingFolded()) {
      name, event throws(DiaryError) in
      guard selection.contains(name, event) else { return false }
      var writer = ByteWriter()
      writer.append(contentsOf: link)
      writer.append(contentsOf: name.log.bytes)
      writer.append(littleEndian: name.number)
      let isForgotten = history.isForgotten(replay.meant(event, in: name), in: name)
      writer.append(contentsOf: try recordBytes(of: name, isForgotten: isForgotten))
      link = SHA256.digest(of: writer.span)
      return true
    }
    return (chosen.eventCount, try stateHash(of: chosen), link)
  }

  func nothingFolded() throws(DiaryError) -> History {
    var empty = Replay(history: History(forgotten: replay.history.forgotten))
    try empty.take(journal.branches)
    return empty.history
  }

  private func recordBytes(
    of name: EventName, isForgotten: Bool
  ) throws(DiaryError) -> [UInt8] {
    guard let record = try record(name) else { throw .unreadable([name]) }
    return isForgotten ? try decoding(name, try Event.redacted(of: record.rawSpan)) : record
  }

  /// Folds the wanted events of the journal, in total order, into a history; or those that there
  /// would be.
  func fold(
    into empty: History, _ supposed: SupposedEvents? = nil,
    where isWanted: (EventName, Event) throws(DiaryError) -> Bool
  ) throws(DiaryError) -> History {
    var history = empty
    // Reached through the actor, all that it holds would be retained for each event.
    let replay = replay
    try eachEvent(supposed) { name, event throws(DiaryError) in
      guard try isWanted(name, event) else { return true }
      guard let index = history.meet(name.log) else { throw .tooManyLogs }
      history.foldUnsettled(replay.meant(event, in: name), log: index, number: name.number)
      return true
    }
    history.settleNames()
    return history
  }

  /// Hands out the events of the journal in total order, without words, until `take` returns false.
  func eachEvent(
    _ supposed: SupposedEvents? = nil, _ take: (EventName, Event) throws(DiaryError) -> Bool
  ) throws(DiaryError) {
    var merge = try LogsInOrder(journal.sources(behind: [:]), supposed)
    try merge.run(words: .recorded, isCancelled: { Interruption.isRequested }, take)
  }
}
