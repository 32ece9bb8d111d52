import Journal

/// Commits that are to become durable together. They are folded and can be read; the folder is
/// locked, so nobody else records anything meanwhile.
final class Gathering {
  let appender: LogAppender
  private let first: UInt64
  private(set) var events: [Event] = []
  private(set) var batch = RecordBatch()

  init(_ appender: consuming LogAppender) {
    first = appender.next
    self.appender = appender
  }

  var next: UInt64 { first + UInt64(events.count) }

  func add(_ more: [Event]) {
    events += more
    batch.append(more)
  }

  /// What is gathered of a name; nil for everything else.
  func record(_ name: EventName) -> [UInt8]? {
    guard name.log == appender.log, first..<next ~= name.number else { return nil }
    var writer = ByteWriter()
    events[Int(name.number - first)].encode(into: &writer)
    return writer.bytes
  }
}

extension RecordBatch {
  /// Appends events in the form in which a journal keeps them.
  mutating func append(_ events: [Event]) {
    var writer = ByteWriter()
    for event in events {
      writer.removeAll(keepingCapacity: true)
      event.encode(into: &writer)
      append(writer.span)
    }
  }
}

extension Diary {
  /// Lets the commands that follow become durable together, with one sync of the disk: the caller
  /// passes on none of their answers before `keepGathered()` has returned.
  ///
  /// What else is asked of the diary meanwhile sees them, and makes them durable first where it
  /// reads the journal itself.
  package func beginGathering() { isGathering = true }

  /// Makes durable what was gathered; from now on each command is durable by itself again.
  ///
  /// - Throws: as a command whose events could not be kept; then none of what was gathered is, but
  ///   for `.outcomeUnknown`, where it is in doubt.
  package func keepGathered() throws(DiaryError) {
    isGathering = false
    try settleGathered()
  }

  /// Makes durable what was gathered until now.
  func settleGathered() throws(DiaryError) {
    guard let gathered = gathering else { return }
    // Its lock is let go of with it.
    gathering = nil
    guard !gathered.batch.isEmpty else { return }
    do throws(DiaryError) {
      _ = try appendRememberingDoubt(
        gathered.batch, of: gathered.events, isOwn: false, through: gathered.appender)
    } catch {
      // What was folded did not happen.
      (replay, shownPraise) = (Replay(), [])
      throw error
    }
  }

  /// As `commit`, without making anything durable.
  func gather<Answer>(
    _ decide: (History, Now) throws(DiaryError) -> Decided<Answer>
  ) throws(DiaryError) -> (recorded: [NamedEvent], answer: Answer) {
    let gathered = if let gathering { gathering } else { Gathering(try beginCommand()) }
    gathering = gathered
    let now = dependencies.now()
    let place = EventName(log: gathered.appender.log, number: gathered.next)
    let (events, count, answer) = try decided(at: now, from: place, in: replay.history, decide)
    guard !events.isEmpty else { return ([], answer) }
    gathered.add(events)
    try fold(events, from: place)
    return (named(events, from: place).suffix(count), answer)
  }
}
