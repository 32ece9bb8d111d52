import Journal

/// An event by its name: with its words as a scan hands it out, or as it was just recorded.
package struct NamedEvent: Sendable {
  package let name: EventName
  package let event: Event
}

/// A walk over all events in total order that is under way.
struct Scan {
  var merge: LogsInOrder
  let sources: [ReplaySource]
  /// Whether all events are read, so that what can not be read is known at the end.
  let isWhole: Bool

  init(
    _ sources: [ReplaySource], _ supposed: SupposedEvents?, isWhole: Bool
  ) throws(DiaryError) {
    merge = try LogsInOrder(sources, supposed)
    (self.sources, self.isWhole) = (sources, isWhole)
  }
}

extension Diary {
  /// Begins a walk over every event from the first, words included; an earlier walk ends.
  ///
  /// - Parameter selection: which events are wanted; of the others many are passed over. Nil for
  ///   all.
  package func beginScan(for selection: EventSelection? = nil) throws(DiaryError) {
    try refresh()
    // The rows say where events stand, so that none may be missing there.
    if selection != nil { try catchUp() }
    let numbers = selection.flatMap { replay.history.numbers(of: $0) }
    scan = try Scan(
      sources(of: numbers, at: time), supposedEvents(at: time), isWhole: numbers == nil)
  }

  /// The next events of the walk in total order; none at its end.
  package func nextOfScan(_ count: Int = 2048) throws(DiaryError) -> [NamedEvent] {
    guard var walk = scan else { return [] }
    scan = nil
    var found: [NamedEvent] = []
    let past = time == .present ? nil : try view()
    // Reached through the actor, all that it holds would be counted again for each event.
    let replay = replay
    let history = replay.history
    try walk.merge.run(words: .inline) { name, event throws(DiaryError) in
      if let past, !time.tells(of: event, name, past) { return true }
      let meant = replay.meant(event, in: name)
      let isForgotten = history.isForgotten(meant, in: name)
      found.append(NamedEvent(name: name, event: isForgotten ? meant.withoutWords() : meant))
      return found.count < count
    }
    if walk.merge.next != nil {
      scan = walk
    } else if walk.isWhole {
      noteUnread(of: walk.sources)
    }
    return found
  }

  /// Folds everything again from zero, on one core, and says how long that took.
  package func replayFromZero()
    throws(DiaryError) -> (eventCount: UInt64, nanoseconds: UInt64)
  {
    try refresh()
    let start = SystemClock.monotonicNanoseconds
    var fresh = try emptyReplay()
    let sources = journal.sources(behind: [:])
    _ = try fresh.fold(sources, isCancelled: { Interruption.isRequested })
    let nanoseconds = SystemClock.monotonicNanoseconds - start
    replay = fresh
    noteUnread(of: sources)
    noteFingerprint()
    return (fresh.history.eventCount, nanoseconds)
  }

  /// How many events of each type the journal held when it was looked at last, in the order of the
  /// schema; only types that there are.
  package func countTypes() throws(DiaryError) -> [TypeCount] {
    let sources = journal.sources(behind: [:])
    var merge = try LogsInOrder(sources)
    var counts: [UInt32: TypeCount] = [:]
    let isCancelled = { Interruption.isRequested }
    try merge.run(words: .recorded, isCancelled: isCancelled) { _, event throws(DiaryError) in
      let body = event.body
      counts[body.fieldNumber, default: TypeCount(name: body.typeName, count: 0)].count += 1
      return true
    }
    noteUnread(of: sources)
    return counts.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// How many events there are of a type, by its name.
package struct TypeCount: Equatable, Sendable {
  package let name: String
  package fileprivate(set) var count: UInt64
}
