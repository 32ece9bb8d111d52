import Journal

/// A history together with how far it has come in each log.
struct Replay: Sendable {
  private(set) var history = History()
  /// The highest number folded of each log; zero and absent mean none.
  private(set) var folded: [LogID: UInt64] = [:]
  /// The log of the event that was folded last, which decides between equal clocks.
  private(set) var lastLog: LogID?
  /// Which numbers up to those folded were not, because they could not be read then.
  private(set) var passedOver: [LogID: NumberRanges] = [:]
  /// Where logs part, by which the names in events are understood.
  private(set) var branches = Branches()
  /// What was below all this in the journal when it was folded, as `Diary.fingerprintBytes` returns
  /// it.
  var fingerprint: [UInt8] = []

  /// An event with the names that it means.
  func meant(_ event: Event, in name: EventName) -> Event {
    branches.isEmpty ? event : event.meant(in: name, branches, told: history.told)
  }

  /// Takes in where logs part, before any event of a branch is folded.
  mutating func take(_ branches: Branches) throws(DiaryError) {
    self.branches = branches
    for run in branches.runs where run.first <= run.last {
      guard let index = history.meet(run.id) else { throw .tooManyLogs }
      guard let parent = branches.parent(of: run), let before = history.index(of: parent.id) else {
        continue
      }
      history.goOn(index, from: before, at: run.first)
    }
  }

  /// Reads what is still in the snapshot that this began with.
  ///
  /// - Returns: false when that could not be read; then the caller begins again from zero.
  mutating func materializeRows() -> Bool {
    history.materializeRows()
    return history.isSound
  }

  /// Folds what an append made durable; own events sort behind everything folded before.
  mutating func fold(_ events: [Event], of log: LogID, from first: UInt64) throws(DiaryError) {
    guard let index = history.meet(log) else { throw .tooManyLogs }
    for (offset, event) in events.enumerated() {
      history.foldUnsettled(event, log: index, number: first + UInt64(offset))
    }
    history.settleNames()
    let before = folded[log] ?? 0
    if first > before + 1 {
      passedOver[log, default: NumberRanges()].insert(before + 1...first - 1)
    }
    folded[log] = first + UInt64(events.count) - 1
    lastLog = log
  }

  /// Folds every event of the sources, merged in total order.
  ///
  /// - Parameter isCancelled: asked once a frame; then `DiaryError.cancelled` is thrown.
  /// - Returns: false, with nothing taken over, when an event sorts before one that was folded
  ///   already; then the caller begins again from zero.
  mutating func fold(
    _ sources: [ReplaySource], isCancelled: () -> Bool = { false }
  ) throws(DiaryError) -> Bool {
    var merge = try LogsInOrder(sources)
    if let first = merge.next, let lastLog,
      first.isBefore(OrderPlace(clock: history.highestClock, log: lastLog))
    {
      return false
    }
    var current: (log: LogID, index: LogIndex)?
    // Asked for each event, all that it holds would be retained again.
    let areAsMeant = branches.isEmpty
    try merge.run(words: .recorded, isCancelled: isCancelled) { name, event throws(DiaryError) in
      let index: LogIndex
      // Word by word, because `==` of another module is a call, and this is asked for every event.
      if let current, current.log.low == name.log.low, current.log.high == name.log.high {
        index = current.index
      } else {
        guard let met = history.meet(name.log) else { throw .tooManyLogs }
        current = (name.log, met)
        index = met
      }
      if areAsMeant {
        history.foldUnsettled(event, log: index, number: name.number)
      } else {
        history.foldUnsettled(meant(event, in: name), log: index, number: name.number)
      }
      return true
    }
    history.settleNames()
    for source in sources where source.reader.lastNumber > 0 {
      folded[source.reader.log] = source.reader.lastNumber
      // A gap behind the last event is met again, with whatever comes behind it.
      for gap in source.reader.cursor.gaps where gap.numbers.upperBound < source.reader.lastNumber {
        passedOver[source.reader.log, default: NumberRanges()].insert(gap.numbers)
      }
    }
    if let last = current { lastLog = last.log }
    return true
  }
}

/// One log on its way into a history: a box, so that several can be kept in order.
final class ReplaySource {
  var reader: LogReader

  /// - Parameter folded: the number that `cursor` begins behind.
  init(log: LogID, behind folded: UInt64, cursor: consuming LogCursor) {
    reader = LogReader(log: log, lastNumber: folded, cursor: cursor)
  }

  func isBefore(_ other: ReplaySource) -> Bool {
    guard let mine = reader.next, let theirs = other.reader.next else { return reader.next != nil }
    return mine.isBefore(theirs)
  }
}

enum ReadingEnd {
  case ofLog, atBound, byTaker
}

/// Decodes one log, record by record, and remembers where it stopped.
struct LogReader: ~Copyable {
  let log: LogID
  /// Where the next event is in the total order; nil before `findNext` and at the end.
  var next: OrderPlace?
  var lastNumber: UInt64
  var cursor: LogCursor
  /// Where to go on in the cursor's frame; nil for its beginning.
  var place: RecordPlace?

  /// Looks at the first event, without taking it. Returns false when there is none.
  mutating func findNext() throws(DiaryError) -> Bool {
    guard try advance() else { return false }
    // Nothing sorts before the least place there is.
    let least = OrderPlace(clock: .zero, log: LogID(high: 0, low: 0))
    next = try readFrame(before: least, words: .recorded) { _, _ in true }.stop?.next
    return next != nil
  }

  /// Reads events as long as they sort before `bound` and `take` wants more.
  mutating func read(
    before bound: OrderPlace?, words: Event.WordsForm, isCancelled: () -> Bool,
    _ take: (EventName, Event) throws(DiaryError) -> Bool
  ) throws(DiaryError) -> ReadingEnd {
    repeat {
      guard !isCancelled() else { throw .cancelled }
      let end = try readFrame(before: bound, words: words, take)
      lastNumber = end.lastNumber
      if let stop = end.stop {
        next = stop.next
        place = stop.place
        return stop.end
      }
    } while try advance()
    next = nil
    return .ofLog
  }

  /// How far reading a frame came, and before which event it stopped if that was short of the end.
  private struct FrameEnd {
    var lastNumber: UInt64
    var stop: (next: OrderPlace, place: RecordPlace, end: ReadingEnd)?
  }

  private func readFrame(
    before bound: OrderPlace?, words: Event.WordsForm,
    _ take: (EventName, Event) throws(DiaryError) -> Bool
  ) throws(DiaryError) -> FrameEnd {
    let frame = cursor.frame
    var records = if let place { frame.records(from: place) } else { frame.records }
    var end = FrameEnd(lastNumber: lastNumber)
    var isWanted = true
    while true {
      let place = records.place
      guard let record = records.next() else { return end }
      let name = EventName(log: log, number: place.number)
      let event: Event
      do throws(EventDecodingError) {
        event = try Event(decoding: record, words: words)
      } catch {
        throw .undecodable(name, error)
      }
      let position = OrderPlace(clock: HybridClock(event.clock), log: log)
      let isInBounds = if let bound { position.isBefore(bound) } else { true }
      guard isWanted, isInBounds else {
        end.stop = (next: position, place: place, end: isWanted ? .atBound : .byTaker)
        return end
      }
      isWanted = try take(name, event)
      end.lastNumber = place.number
    }
  }

  private mutating func advance() throws(DiaryError) -> Bool {
    place = nil
    return try onStorage(try cursor.advance())
  }
}
