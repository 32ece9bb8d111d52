// What an app asks about notes on their way and notifications.

/// A note that is on its way, or that has come and was not opened.
///
///     for echo in try await diary.waitingEchoes() where !echo.hasArrived {
///       show(echo.preview, echo.returnsOn)
///     }
public struct WaitingEcho: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The first thirty characters; empty where the words are gone.
  public let preview: String
  /// The feeling it was sent with.
  public let emotion: Emotion
  /// The date on which it returns.
  public let returnsOn: CivilDay
  /// The time of day, in minutes after midnight, wherever the person is then.
  public let minuteOfDay: Int
  /// It can be opened.
  public let hasArrived: Bool

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, preview: String, emotion: Emotion, returnsOn: CivilDay, minuteOfDay: Int,
    hasArrived: Bool
  ) {
    (self.id, self.preview, self.emotion, self.returnsOn) = (id, preview, emotion, returnsOn)
    (self.minuteOfDay, self.hasArrived) = (minuteOfDay, hasArrived)
  }
}

/// A notification that the system of a device should hold now.
///
///     for planned in try await diary.plannedNotifications() {
///       show(planned.id.description, planned.body, planned.date, planned.minuteOfDay)
///     }
public struct EchoNotification: Equatable, Identifiable, Sendable {
  /// The note to open when the person taps on it; or the reminder. Its text, `id.description`, goes
  /// with the notification, and `EntryID(_:)` reads it when the app is opened by it.
  public let id: EntryID
  /// The first fifty characters of the note, with three dots where more follow; empty for a
  /// reminder.
  public let body: String
  /// What it reminds of; nil where it announces a note.
  public let reminder: GoalReminder?
  /// When to show it: a date and minutes after midnight, wherever the person is then.
  public let date: CivilDay
  /// From 0 to 1439.
  public let minuteOfDay: Int
  /// The number on the app's icon from then on.
  public let badge: Int

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, body: String, reminder: GoalReminder? = nil, date: CivilDay, minuteOfDay: Int,
    badge: Int
  ) {
    (self.id, self.body, self.reminder, self.date) = (id, body, reminder, date)
    (self.minuteOfDay, self.badge) = (minuteOfDay, badge)
  }
}

/// What a reminder is about. A system repeats it by itself, in one of its places.
///
///     for planned in try await diary.plannedNotifications() {
///       if let reminder = planned.reminder { show(reminder.activity, reminder.weekdays) }
///     }
public struct GoalReminder: Equatable, Sendable {
  /// What to keep up.
  public let activity: Activity
  /// The days on which it comes, by ISO number: 1 is Monday, 7 is Sunday.
  public let weekdays: [Int]

  /// One made by hand, as for a preview or a test.
  public init(activity: Activity, weekdays: [Int]) {
    (self.activity, self.weekdays) = (activity, weekdays)
  }
}

extension Diary {
  /// When a note that is sent now would return.
  ///
  /// - Returns: the date, and the time of day in minutes after midnight.
  /// - Throws: `DiaryFailure.refused` where sending would be, whatever the note says: with
  ///   `refusedByPolicy` and `deliveryNotInFuture`.
  public func previewReturn(
    after interval: EbbinghausInterval
  ) throws -> (date: CivilDay, minuteOfDay: Int) {
    try failing { () throws(DiaryError) in
      // Any words that can be sent would do.
      let draft = try preview(SendVibe("…", emotion: .hope, returningAfter: interval))
      if let rejection = draft.rejection { throw .rejected(rejection) }
      let delivery = draft.previews[0].delivery
      return (delivery.day, delivery.minute)
    }
  }

  /// Notes that wait to come or to be opened, the earliest first.
  ///
  /// - Throws: `DiaryFailure`.
  public func waitingEchoes() throws -> [WaitingEcho] {
    try failing { () throws(DiaryError) in
      let echoes = try readLazily { $0.history.openEchoes(at: $0.viewpoint) }.answer
      return try echoes.map { echo throws(DiaryError) in
        WaitingEcho(
          id: echo.id, preview: VibeExcerpt.inList(try words(echo.text) ?? ""),
          emotion: echo.emotion, returnsOn: echo.delivery.day,
          minuteOfDay: echo.delivery.minute, hasArrived: echo.state.hasArrived)
      }
    }
  }

  /// How many notes have come and were not opened.
  ///
  /// - Throws: `DiaryFailure`.
  public func badgeCount() throws -> Int {
    try failing { () throws(DiaryError) in
      try readLazily { $0.history.badgeCount(at: $0.viewpoint) }.answer
    }
  }

  /// What the system of this device should hold now, the soonest first. An app brings its system
  /// in line with it at every start and after every change.
  ///
  /// - Throws: `DiaryFailure`.
  public func plannedNotifications() throws -> [EchoNotification] {
    try failing { () throws(DiaryError) in
      let device = ownLog
      let (plan, view) = try readLazily {
        $0.history.notificationPlan(of: device, at: $0.viewpoint)
      }
      return try plan.held.map { planned throws(DiaryError) in
        let request = planned.request
        let text = try words(view.history.text(ofEcho: request.subject)) ?? ""
        let reminder = view.history.reminder(request.subject, at: view.viewpoint)
        return EchoNotification(
          id: request.subject, body: VibeExcerpt.inNotification(text),
          reminder: reminder.map {
            GoalReminder(
              activity: $0.goal.activity, weekdays: $0.schedule.weekdays.days.map(\.rawValue))
          },
          date: request.delivery.day, minuteOfDay: request.delivery.minute,
          badge: planned.badge)
      }
    }
  }
}
