extension Diary {
  /// The plan of this device.
  package func notificationPlan() throws(DiaryError) -> NotificationPlan {
    let device = ownLog
    return try readLazily { $0.history.notificationPlan(of: device, at: $0.viewpoint) }.answer
  }
}
