public import Platform

/// What a decision about one notification depends on.
package struct NotificationFacts: Equatable, Sendable {
  /// The entity it speaks of.
  package let subject: EventName
  package let kind: EntityKind
  /// When it is planned, in whatever zone the person is then.
  package let delivery: Delivery
  package let isDue: Bool
  /// By any device: what one has shown, no other shows again.
  package let isShown: Bool

  package init(
    subject: EventName, kind: EntityKind, delivery: Delivery, isDue: Bool, isShown: Bool
  ) {
    self.subject = subject
    self.kind = kind
    self.delivery = delivery
    self.isDue = isDue
    self.isShown = isShown
  }
}

/// Keeps that this device showed a notification.
///
///     try await diary.perform(ShowNotification(of: id))
public struct ShowNotification: Equatable, Sendable {
  package let id: EntryID

  /// Of an Echo or a reminder.
  public init(of id: EntryID) {
    self.id = id
  }

  /// - Throws: as the public one.
  package func decide(
    _ notification: NotificationFacts, in now: Now
  ) throws(Rejection) -> PendingEvent {
    let delivery = notification.delivery
    guard !notification.isShown else { throw .notificationAlreadyShown }
    guard notification.isDue else {
      let shown = now.shown(delivery)
      throw .notificationNotDueYet(day: shown.day, minute: shown.minute)
    }
    let shown = NotificationShown(
      plannedDay: delivery.day.daysSinceEpoch, plannedMinute: UInt32(delivery.minute))
    return PendingEvent(.notificationShown(shown), about: notification.subject, in: now)
  }
}

extension ShowNotification: Command {
  /// Records it.
  ///
  /// - Throws: `notificationNotDueYet`, `notificationAlreadyShown`, `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<Void> {
    guard let facts = history.notificationFacts(id, at: now) else {
      throw missing(.echo, id, history)
    }
    return .records(try decide(facts, in: now))
  }
}

/// A notification that has come, or as it will be shown.
package struct ArrivedNotification: Sendable {
  package let subject: EventName
  /// An Echo or a reminder.
  package let kind: EntityKind
  package let delivery: Delivery
  /// What the badge shows once it came.
  package let badge: Int

  package init(subject: EventName, kind: EntityKind, delivery: Delivery, badge: Int) {
    self.subject = subject
    self.kind = kind
    self.delivery = delivery
    self.badge = badge
  }
}

/// Keeps that the notifications which have come were shown on this device. None where notifications
/// are off.
package struct ShowArrivedNotifications: Command {
  package init() {}

  /// Answers them, the earliest first.
  package func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<[ArrivedNotification]> {
    let plan = history.notificationPlan(of: now.device, at: now)
    let arrived = plan.obstacle == nil ? history.arrivedNotifications(at: now) : []
    let pending = try arrived.map { facts throws(Rejection) in
      try ShowNotification(of: facts.subject).decide(facts, in: now)
    }
    var badge = history.badgeCount(at: now) - arrived.count { $0.kind == .echo }
    let answer = arrived.map { notification in
      if notification.kind == .echo { badge += 1 }
      return ArrivedNotification(
        subject: notification.subject, kind: notification.kind,
        delivery: notification.delivery, badge: badge)
    }
    return .records(pending, answer)
  }
}
