/// A notification that is planned, or has come.
package struct NotificationState: Equatable, Sendable {
  /// The entity it speaks of.
  package let subject: EventName
  package let kind: EntityKind
  /// When it is planned, in whatever zone the person is then.
  package let delivery: Delivery
  package let isDue: Bool
  /// By any device: what one has shown, no other shows again.
  package let isShown: Bool

  /// Records that it is shown.
  fileprivate func showing(in now: Now) -> PendingEvent {
    let shown = NotificationShown(
      plannedDay: delivery.day.daysSinceEpoch, plannedMinute: UInt32(delivery.minute))
    return PendingEvent(.notificationShown(shown), about: subject, in: now)
  }
}

/// Keeps that this device showed a notification.
///
///     try await diary.perform(ShowNotification(of: id))
public struct ShowNotification: Command, Equatable {
  package let id: EntryID

  /// Of an Echo or a reminder.
  public init(of id: EntryID) {
    self.id = id
  }

  /// Records it.
  ///
  /// - Throws: `notificationNotDueYet`, `notificationAlreadyShown`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard let notification = history.notification(of: id, at: now) else {
      throw missing(.echo, id, history)
    }
    guard !notification.isShown else { throw .notificationAlreadyShown }
    guard notification.isDue else {
      let shown = notification.delivery.shown(in: now.zone)
      throw .notificationNotDueYet(day: shown.day, minute: shown.minute)
    }
    return .records(notification.showing(in: now))
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
}

extension PlannedNotification {
  /// As it will be shown.
  package var shown: ArrivedNotification {
    ArrivedNotification(
      subject: request.subject, kind: request.kind, delivery: request.delivery, badge: badge)
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
    var badge = history.badgeCount(at: now) - arrived.count { $0.kind == .echo }
    let answer = arrived.map { notification in
      if notification.kind == .echo { badge += 1 }
      return ArrivedNotification(
        subject: notification.subject, kind: notification.kind,
        delivery: notification.delivery, badge: badge)
    }
    return .records(arrived.map { $0.showing(in: now) }, answer)
  }
}
