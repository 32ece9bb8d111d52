package import Platform

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
package struct ShowNotification: Equatable, Sendable {
  package init() {}

  /// - Throws: `notificationNotDueYet`, `notificationAlreadyShown`.
  package func decide(
    _ notification: NotificationFacts, in context: Context
  ) throws(Rejection) -> PendingEvent {
    let delivery = notification.delivery
    guard !notification.isShown else { throw .notificationAlreadyShown }
    guard notification.isDue else {
      let shown = context.shown(delivery)
      throw .notificationNotDueYet(day: shown.day, minute: shown.minute)
    }
    let shown = NotificationShown(
      plannedDay: delivery.day.daysSinceEpoch, plannedMinute: UInt32(delivery.minute))
    return PendingEvent(.notificationShown(shown), about: notification.subject, in: context)
  }
}
