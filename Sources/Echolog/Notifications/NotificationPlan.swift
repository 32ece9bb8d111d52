/// A notification that an entity asks for, once.
package struct NotificationRequest: Equatable, Sendable {
  package let subject: EventName
  package let kind: EntityKind
  /// A date and a time of day, in whatever zone the person is then.
  package let delivery: Delivery
  package let requestedAt: Instant

  package init(
    subject: EventName, kind: EntityKind, delivery: Delivery, requestedAt: Instant
  ) {
    self.subject = subject
    self.kind = kind
    self.delivery = delivery
    self.requestedAt = requestedAt
  }

  /// Orders requests as they were made, and those of one moment in some way that never changes.
  fileprivate var age: (Instant, EventName) { (requestedAt, subject) }
}

/// A notification with its place in the plan of a device.
package struct PlannedNotification: Equatable, Sendable {
  package let request: NotificationRequest
  /// When it comes if the person stays where they are.
  package let instant: Instant
  /// False where the device has no slot for it yet; what it is about returns all the same.
  package let holdsSlot: Bool
  /// What the badge shows once it came, if nothing is opened before (S0 NS-003).
  package let badge: Int
}

/// Which notifications a device should have now, so that an adapter can bring its system in line
/// (S0 FR-002, 4.5; S3 FR5.2).
///
/// Pure: requests, now, zone and settings make it, and nothing that a system forgot.
package struct NotificationPlan: Equatable, Sendable {
  /// Those still to come, the soonest first.
  package let planned: [PlannedNotification]
  /// How many the device can keep; nil where nothing limits them.
  package let capacity: Int?
  package let rule: SlotRule
  /// Why nothing is planned at all.
  package let obstacle: Obstacle?

  /// What keeps a device from notifying.
  package enum Obstacle: String, Sendable {
    /// By the setting of the vault.
    case turnedOff
    /// By the system of this device, as the person chose there.
    case denied
  }

  package var held: [PlannedNotification] { planned.filter(\.holdsSlot) }
  package var waitingCount: Int { planned.count { !$0.holdsSlot } }

  /// S0 4.5 warns from 61 of 64 on.
  package var isNearlyFull: Bool {
    capacity.map { planned.count > max($0 - Self.warnedPlaces, 0) } ?? false
  }

  private static let warnedPlaces = 4

  /// - Parameter badgeCount: what the badge shows now.
  package init(
    _ requests: [NotificationRequest], capacity: Int? = nil, rule: SlotRule = .nearestFirst,
    obstacle: Obstacle? = nil, badgeCount: Int = 0, at view: Now
  ) {
    self.capacity = capacity
    self.rule = rule
    self.obstacle = obstacle
    var coming: [(request: NotificationRequest, instant: Instant)] = []
    for request in requests where obstacle == nil {
      let instant = view.instant(of: request.delivery)
      if instant > view.instant { coming.append((request, instant)) }
    }
    coming.sort { left, right in
      left.instant == right.instant
        ? left.request.age < right.request.age : left.instant < right.instant
    }
    let holders = Self.holders(among: coming.map(\.request), capacity: capacity, rule: rule)
    var badge = badgeCount
    planned = coming.enumerated().map { index, coming -> PlannedNotification in
      if coming.request.kind == .echo { badge += 1 }
      return PlannedNotification(
        request: coming.request, instant: coming.instant, holdsSlot: holders.contains(index),
        badge: badge)
    }
  }

  /// Which of the requests, soonest first, get a slot.
  ///
  /// Nearest first gives the slots to the soonest. S0's rule takes the requests in the order in
  /// which they were made, and each that finds no slot takes that of the soonest; what lost its
  /// slot has one again as soon as there is room.
  private static func holders(
    among requests: [NotificationRequest], capacity: Int?, rule: SlotRule
  ) -> Set<Int> {
    guard let capacity, requests.count > capacity else { return Set(requests.indices) }
    guard rule == .cancelEarliest else { return Set(requests.indices.prefix(capacity)) }
    var held: [Int] = []
    for index in requests.indices.sorted(by: { requests[$0].age < requests[$1].age }) {
      if held.count == capacity { held.removeFirst() }
      held.insert(index, at: held.firstIndex { $0 > index } ?? held.count)
    }
    return Set(held)
  }
}

/// What keeps notifications of a device from being shown as they come (S0 2.6, 4.5).
package enum NotificationConcern: Equatable, Sendable {
  /// Its system does not let the program show any; where the person is asked again now, the day on
  /// which they declined.
  case denied(askingSince: CivilDay?)
  /// It has no place for all of them.
  case tooFewPlaces(NotificationPlan)
}

extension Table where Row == PlannedNotification {
  /// What will ring.
  package static let notifications = Table(
    "notifications", "Notifications still to come where there is room for all, the soonest first",
    [
      Column.id("id", "the Echo or the reminder that it speaks of") { $0.request.subject },
      Column.word("kind", "echo or reminder") { $0.request.kind.rawValue },
      Column.day("deliveryDay", "the date on which it comes") { $0.request.delivery.day },
      Column.clock("deliveryTime", "when on that date, as 09:00") { $0.request.delivery.minute },
    ] + Column.times("comes", "it comes") { row, _ in row.instant }
      + Column.instant("requested", "when it was asked for") { row, _ in
        row.request.requestedAt
      } + [
        Column.count("badge", "how many Echoes wait then, if none is opened before") { $0.badge }
      ]
  ) { view, filter in
    view.history.notificationPlan(of: nil, at: view.viewpoint).planned
      .filter { filter.allows($0.request.subject) }.rows(\.self)
  }
}
