/// Several logs, read as one in total order: (hybrid clock, log, number).
///
/// The clock rises along each log, so the logs are merged by runs: the one with the least next
/// event is read up to the least next event of the others.
struct LogsInOrder {
  /// Sources with more to come, the least next event first.
  private var open: [ReplaySource] = []
  /// What there would be of the events; nil where nothing is supposed.
  private var supposed: SupposedEvents?

  init(_ sources: [ReplaySource], _ supposed: SupposedEvents? = nil) throws(DiaryError) {
    self.supposed = supposed
    for source in sources where try source.reader.findNext() { open.append(source) }
    open.sort { $0.isBefore($1) }
  }

  /// Where the next event is; nil at the end.
  var next: OrderPlace? {
    open.first?.reader.next
      ?? supposed?.next.map { OrderPlace(clock: HybridClock($0.event.clock), log: $0.name.log) }
  }

  /// Hands out events until `take` returns false, which leaves the event after for the next run.
  ///
  /// - Parameter isCancelled: asked once a frame; then `DiaryError.cancelled` is thrown.
  mutating func run(
    words: Event.WordsForm, isCancelled: () -> Bool = { false },
    _ take: (EventName, Event) throws(DiaryError) -> Bool
  ) throws(DiaryError) {
    guard let supposed else {
      return try runRecorded(words: words, isCancelled: isCancelled, take)
    }
    var isWanted = true
    try runRecorded(words: words, isCancelled: isCancelled) { name, event throws(DiaryError) in
      if let event = supposed.event(event, name) { isWanted = try take(name, event) }
      return isWanted
    }
    while isWanted, let (name, event) = self.supposed?.takeNext() {
      isWanted = try take(name, event)
    }
  }

  private mutating func runRecorded(
    words: Event.WordsForm, isCancelled: () -> Bool,
    _ take: (EventName, Event) throws(DiaryError) -> Bool
  ) throws(DiaryError) {
    while let source = open.first {
      let bound = open.count > 1 ? open[1].reader.next : nil
      let end = try source.reader.read(
        before: bound, words: words, isCancelled: isCancelled, take)
      open.removeFirst()
      if end != .ofLog {
        open.insert(source, at: open.firstIndex { source.isBefore($0) } ?? open.count)
      }
      if end == .byTaker { return }
    }
  }
}

struct OrderPlace {
  let clock: HybridClock
  let log: LogID

  func isBefore(_ other: OrderPlace) -> Bool {
    clock == other.clock ? log < other.log : clock < other.clock
  }
}
