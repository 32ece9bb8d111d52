/// What is supposed beside what was recorded, to see what would follow: a history without some
/// events and with some more.
///
/// It has no way to the journal; see *Time and evidence* of the design.
package struct WhatIf: Equatable, Sendable {
  /// Events that had not been recorded, and imports of which nothing had come.
  var dropped: Set<EventName> = []
  /// Activities of which nothing had been logged.
  private var unlogged: [UnloggedActivity] = []
  /// Events that had been recorded as well, behind all others, by their numbers less one.
  var events: [Event] = []

  /// Nothing is supposed: what is.
  package static let nothing = WhatIf()

  /// The log that names the events, and what it is called before the colon.
  static let log = LogID(high: 0, low: 2)
  static let device = "whatif"

  /// The name that the next event gets.
  var next: EventName { Self.name(at: events.count) }

  /// Also those that were added before; what is added later stays.
  mutating func dropLogs(of activity: UnloggedActivity) {
    unlogged.append(activity)
    for (index, event) in events.enumerated() where activity.holds(event, in: Self.log) {
      dropped.insert(Self.name(at: index))
    }
  }

  /// Whether an event logs what had not been logged.
  func isUnlogged(_ event: Event, _ name: EventName) -> Bool {
    unlogged.contains { $0.holds(event, in: name.log) }
  }

  static func name(at index: Int) -> EventName {
    EventName(log: log, number: UInt64(index + 1))
  }

  /// An event in the form in which a journal would keep it; nil for a name that there is not.
  func record(_ name: EventName) -> [UInt8]? {
    guard name.number > 0, name.number <= UInt64(events.count) else { return nil }
    var writer = ByteWriter()
    events[Int(name.number - 1)].encode(into: &writer)
    return writer.bytes
  }
}

/// An activity of which nothing had been logged, as events name it.
struct UnloggedActivity: Equatable {
  private let standard: StandardActivity
  /// The events that added it; none of a standard one.
  private let added: Set<EventName>

  init(_ activity: Activity, in history: History) {
    standard = StandardActivity(activity)
    added = Set(history.additions(of: activity).map(\.event))
  }

  /// Whether an event logs it.
  func holds(_ event: Event, in log: LogID) -> Bool {
    guard case .activityLogged(let body) = event.body else { return false }
    if body.ownNumber == 0 { return body.activity == standard && added.isEmpty }
    return added.contains(EventName(log: body.ownLog ?? log, number: body.ownNumber))
  }
}

/// The events that there would be, of all that there are.
struct SupposedEvents {
  private let whatIf: WhatIf
  /// How many of the added events were handed out.
  private var handedOut = 0
  /// By which the days of entries are worked out anew, and the weeks of goals; nil where they stay.
  private let dayStart: DayStart?
  private let weekStart: Weekday?

  /// - Parameters:
  ///   - settings: those in force without and with what is supposed. What is set otherwise by it
  ///     holds as if it always had.
  init(_ whatIf: WhatIf, settings: (is: SettingsInForce, wouldBe: SettingsInForce)? = nil) {
    self.whatIf = whatIf
    func changed<Value: Equatable>(_ value: KeyPath<SettingsInForce, Value>) -> Value? {
      guard let settings, settings.is[keyPath: value] != settings.wouldBe[keyPath: value] else {
        return nil
      }
      return settings.wouldBe[keyPath: value]
    }
    (dayStart, weekStart) = (changed(\.dayStart), changed(\.weekStart))
  }

  /// Whether events are not as they were recorded.
  var changesDays: Bool { dayStart != nil || weekStart != nil }

  /// A recorded event as it would be; nil for one that would not be there.
  func event(_ event: Event, _ name: EventName) -> Event? {
    let batch = EventName(log: name.log, number: event.importBatch)
    if whatIf.dropped.contains(name) || whatIf.dropped.contains(batch) { return nil }
    if whatIf.isUnlogged(event, name) { return nil }
    return changesDays ? placed(event) : event
  }

  /// The next event that would be there beside the recorded ones.
  var next: (name: EventName, event: Event)? {
    let index = whatIf.events.indices.dropFirst(handedOut).first { index in
      !whatIf.dropped.contains(WhatIf.name(at: index))
    }
    return index.map { (WhatIf.name(at: $0), placed(whatIf.events[$0])) }
  }

  mutating func takeNext() -> (name: EventName, event: Event)? {
    guard let next else { return nil }
    handedOut = Int(next.name.number)
    return next
  }

  /// What has a time of day counts for the day that the time then lies in; days that were named
  /// stay.
  private func placed(_ event: Event) -> Event {
    var event = event
    if let weekStart, case .goalSet(var goal) = event.body, goal.period == .week {
      goal.weekStart = UInt32(weekStart.rawValue)
      event.body = .goalSet(goal)
    }
    guard let dayStart else { return event }
    switch event.happenedPrecision {
    case .day, .month, .year: break
    case .unspecified, .minute, .hour:
      event.civilDay =
        civilDay(
          at: Instant(milliseconds: event.happenedAtMs ?? event.recordedAt),
          offsetSeconds: event.utcOffsetSeconds ?? 0, dayStart: dayStart
        ).daysSinceEpoch
    }
    return event
  }
}

extension History {
  /// Gives the events of a what-if a log of their own.
  mutating func meetSupposed() throws(DiaryError) {
    guard let index = meet(WhatIf.log) else { throw .tooManyLogs }
    logs[Int(index.rawValue)].deviceName = WhatIf.device
  }
}
