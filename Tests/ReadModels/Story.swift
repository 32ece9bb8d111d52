import Echolog
import Platform

/// Records events in the given order and folds them.
struct Story {
  /// An event with the name it was recorded under.
  struct Recorded {
    let name: EventName
    let event: Event
  }

  static let laptop = LogID(high: 1, low: 1)
  static let phone = LogID(high: 2, low: 2)
  /// 2025-11-18, a Tuesday.
  static let tuesday = CivilDay(daysSinceEpoch: 20_410)

  private(set) var told: [Recorded] = []
  private(set) var history: History
  private var numbers: [LogID: UInt64] = [:]
  private var clock: UInt64 = UInt64(20_410 * 86_400_000 + 43_200_000) << 16

  init(forgotten: Set<EventName> = []) {
    history = History(forgotten: forgotten)
  }

  /// Records an event at noon of the day.
  @discardableResult
  mutating func tell(
    _ body: Event.Body, about subject: EventName? = nil, on day: CivilDay = Self.tuesday,
    from log: LogID = Self.laptop, batch: EventName? = nil, happenedAt: Instant? = nil,
    precision: Precision = .unspecified, offsetHours: Int32 = 0
  ) throws -> EventName {
    let number = (numbers[log] ?? 0) + 1
    numbers[log] = number
    clock += 1
    let event = Event(
      clock: clock, utcOffsetSeconds: offsetHours * 3600, civilDay: day.daysSinceEpoch,
      subjectNumber: subject?.number ?? 0,
      subjectLog: subject.flatMap { $0.log == log ? nil : $0.log },
      carriesText: body.texts.contains { !$0.text.isEmpty },
      happenedAtMs: happenedAt?.milliseconds, happenedPrecision: precision,
      importBatch: batch?.number ?? 0, body: body)
    let name = EventName(log: log, number: number)
    told.append(Recorded(name: name, event: event))
    try history.fold([told[told.count - 1]])
    return name
  }

  /// Words of the given events, as a journal would read them.
  func words(_ reference: WordsReference) -> String? {
    let found = told.first { $0.name == reference.event }?.event.body.texts
      .first { $0.field == UInt32(reference.field) }
    guard let words = found?.text.inline, !words.isEmpty else { return nil }
    return words
  }
}

extension History {
  /// Folds events that are in total order.
  mutating func fold(_ events: [Story.Recorded]) throws {
    for recorded in events {
      guard let log = meet(recorded.name.log) else { throw TooManyLogs() }
      fold(recorded.event, log: log, number: recorded.name.number)
    }
  }

  /// The sections of a snapshot, as whoever keeps them would hand them out.
  func snapshot() -> [SnapshotSection] {
    var whole = self
    whole.materializeRows()
    var sections: [SnapshotSection] = []
    whole.forEachSection { name, bytes in
      var copy = ByteWriter()
      copy.append(contentsOf: bytes)
      sections.append(SnapshotSection(name: name, bytes: copy.bytes))
    }
    return sections
  }

  /// The canonical bytes, with words read from the story.
  func canonical(_ words: @escaping (WordsReference) -> String?) -> [UInt8] {
    var writer = ByteWriter()
    encodeCanonically(into: &writer, words: words)
    return writer.bytes
  }
}

struct TooManyLogs: Error {}

extension SnapshotSection {
  init(name: String, bytes: [UInt8]) {
    self.init(name: name, byteCount: bytes.count) { Array(bytes[$0]) }
  }

  /// The same without its last byte.
  var cut: SnapshotSection { SnapshotSection(name: name, byteCount: byteCount - 1, bytes: bytes) }

  /// The same, of which nothing can be read.
  var unreadable: SnapshotSection {
    SnapshotSection(name: name, byteCount: byteCount) { _ in nil }
  }
}
