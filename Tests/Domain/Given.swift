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

  static func echo(
    isDue: Bool = true, isCancelled: Bool = false, reveal: EventName? = nil,
    isReflected: Bool = false, isDismissed: Bool = false, isForgotten: Bool = false
  ) -> EchoFacts {
    EchoFacts(
      id: id, delivery: Delivery(day: day("2025-12-18"), minute: 540), isDue: isDue,
      isCancelled: isCancelled, reveal: reveal, isReflected: isReflected,
      isDismissed: isDismissed, isForgotten: isForgotten)
  }
}

extension Command {
  /// The first event that it comes to, after others of the same device.
  func decided(after bodies: [Event.Body] = [], in now: Now) throws -> PendingEvent {
    var (history, now) = (History(), now)
    now.device = Given.log
    let met = history.meet(Given.log)
    let log = try #require(met)
    for (number, body) in zip(UInt64(1)..., bodies) {
      history.fold(Event(clock: number << 16, body: body), log: log, number: number)
    }
    guard case .records(let pending, _) = try decide(history, now).outcome else {
      preconditionFailure("it reads words of the journal")
    }
    return try #require(pending.first)
  }
}
