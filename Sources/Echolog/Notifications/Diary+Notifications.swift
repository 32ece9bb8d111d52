package import Platform

/// A notification that has come.
package struct ArrivedNotification: Sendable {
  package let subject: EventName
  /// An Echo or a reminder.
  package let kind: EntityKind
  package let delivery: Delivery
  /// What the badge shows once it came.
  package let badge: Int
}

extension Diary {
  /// The plan of this device.
  package func notificationPlan() throws(DiaryError) -> NotificationPlan {
    let device = ownLog
    return try readLazily { $0.history.notificationPlan(of: device, at: $0.viewpoint) }.answer
  }

  /// Records that the notifications which have come were shown on this device, and answers them,
  /// the earliest first. None where notifications are off.
  ///
  /// - Throws: `DiaryError` and nothing recorded.
  package func showArrivedNotifications() throws(DiaryError) -> [ArrivedNotification] {
    try commit { history, view, context throws(DiaryError) in
      let plan = history.notificationPlan(of: ownLog, at: view)
      let arrived = plan.obstacle == nil ? history.arrivedNotifications(at: view) : []
      var pending: [PendingEvent] = []
      for notification in arrived {
        pending.append(
          try rejecting { () throws(Rejection) in
            try ShowNotification().decide(notification, in: context)
          })
      }
      var badge = history.badgeCount(at: view) - arrived.count { $0.kind == .echo }
      let answer = arrived.map { notification in
        if notification.kind == .echo { badge += 1 }
        return ArrivedNotification(
          subject: notification.subject, kind: notification.kind,
          delivery: notification.delivery, badge: badge)
      }
      return (pending: pending, answer: answer)
    }.answer
  }

  /// Records that the system of this device showed the notification of an entity.
  ///
  /// - Throws: `DiaryError.rejected` as `ShowNotification.decide`, and with `notFound` where
  ///   nothing is planned for it.
  package func notificationWasShown(_ id: EventName) throws(DiaryError) -> Recorded {
    try record { history, view, context throws(Rejection) in
      guard let facts = history.notificationFacts(id, at: view) else {
        throw missing(.echo, id, history)
      }
      return try ShowNotification().decide(facts, in: context)
    }
  }

  /// Records what the system of this device allows.
  ///
  /// - Throws: `DiaryError.rejected` as `ChangePermission.decide`.
  package func change(_ permission: ChangePermission) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try permission.decide(history.notificationPermission(of: ownLog), in: context)
    }
  }

  /// Records that the person does not want to think again about notifications now.
  ///
  /// - Throws: `DiaryError.rejected` as `PostponePermission.decide`.
  package func postponePermission() throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try PostponePermission().decide(history.notificationPermission(of: ownLog), in: context)
    }
  }
}
