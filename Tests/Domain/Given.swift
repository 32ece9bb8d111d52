import Echolog
import Platform
import Testing

/// Circumstances that tests share: a Tuesday afternoon, and ids of things made before it.
enum Given {
  /// 2025-11-18 14:30 in Berlin, the example of S0 4.2.
  static let tuesday = context(on: "2025-11-18", hour: 14, minute: 30)
  static let log = LogID(high: 1, low: 2)
  static let id = EventName(log: log, number: 7)

  static func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(isoText: text) else { preconditionFailure("no date: \(text)") }
    return day
  }

  static func context(
    on date: String, hour: Int, minute: Int = 0, offset: Int32 = 3600,
    dayStart: DayStart = .standard, isImport: Bool = false
  ) -> Now {
    let offset = UTCOffset(seconds: offset)
    let now = day(date).instant(atMillisecond: (hour * 60 + minute) * 60_000, offset: offset)
    return Now(at: now, utcOffset: offset, dayStart: dayStart, isImport: isImport)
  }

  /// A Vibe that came back on the day before, or one that is on its way.
  static func vibe(isDue: Bool = true, isForgotten: Bool = false) -> History {
    let back = day(isDue ? "2025-11-17" : "2025-12-18").daysSinceEpoch
    return History(forgotten: isForgotten ? [id] : [])
      .after(.vibeSent(VibeSent(text: "Rest.", deliveryDay: back, deliveryMinute: 540)))
  }
}

extension History {
  /// The same with one more event of `Given.log`, where the first one is `Given.id`.
  ///
  /// - Parameters:
  ///   - number: of the event that it is about.
  ///   - date: the day that it counts for.
  func after(
    _ body: Event.Body, about number: UInt64 = Given.id.number, on date: String = "2025-11-18",
    happenedAt: Instant? = nil, precision: Precision = .unspecified
  ) -> History {
    var history = self
    guard let log = history.meet(Given.log) else { preconditionFailure("it is the only log") }
    let place = Given.id.number + history.eventCount
    let event = Event(
      clock: place << 16, civilDay: Given.day(date).daysSinceEpoch,
      subjectNumber: place == number ? 0 : number, happenedAtMs: happenedAt?.milliseconds,
      happenedPrecision: precision, body: body)
    history.fold(event, log: log, number: place)
    return history
  }

  /// What a person is told to bring back of an entry that is gone.
  func alreadyRemoved(_ kind: EntityKind, by number: UInt64) -> Rejection {
    .alreadyRemoved(kind, by: label(of: EventName(log: Given.log, number: number)))
  }
}

extension Command {
  /// The first event that it comes to, by a history.
  ///
  /// - Parameter canBeRead: whether words can be, where that is asked.
  func decided(
    by history: History = History(), in now: Now = Given.tuesday, canBeRead: Bool = true
  ) throws -> PendingEvent {
    var now = now
    now.device = Given.log
    var decision = try decide(history, now)
    if case .asks(_, let decide) = decision.outcome { decision = try decide(canBeRead) }
    guard case .records(let pending, _) = decision.outcome else {
      preconditionFailure("it reads words of the journal")
    }
    return try #require(pending.first)
  }

  /// The same, after events of the same device.
  func decided(after bodies: [Event.Body], in now: Now) throws -> PendingEvent {
    try decided(by: bodies.reduce(History()) { $0.after($1) }, in: now)
  }
}
