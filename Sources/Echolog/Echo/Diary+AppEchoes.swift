public import Platform

// What an app asks about notes on their way, and what it tells of the notifications it shows.

/// A note that came back, with what was said about it.
public struct OpenedNote: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// As the person wrote it.
  public let text: String
  /// The feeling the note was sent with.
  public let emotion: Emotion
  /// One or two sentences of encouragement; empty where damage took them.
  public let recommendation: String
  /// Empty when none was drawn, and where damage took it.
  public let quote: String
  /// Empty when no quote was drawn.
  public let quoteAuthor: String
  /// Whether both comfort, because the note is heavy or the person wants no praise: an app does not
  /// celebrate then.
  public let isQuiet: Bool
  /// As in `QuietAnswer`.
  public let help: [String]
  /// What the person wrote back, the earliest first, but for what can not be read any more. There
  /// is more than one where devices answered without knowing of each other.
  public let answers: [String]
  /// Notes that have been due for longer and whose words can not be read here: to be told to the
  /// person, who may put them away. See `DiaryFailure.unreadable`.
  public let passedOver: [EntryID]
}

/// A note that is on its way, or that has come and was not opened.
public struct WaitingNote: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The first thirty characters; empty where the words are gone.
  public let preview: String
  /// The feeling it was sent with.
  public let emotion: Emotion
  /// The date on which it returns.
  public let returnsOn: CivilDate
  /// The time of day, in minutes after midnight, wherever the person is then.
  public let minuteOfDay: Int
  /// It can be opened.
  public let hasArrived: Bool
}

/// A notification that the system of a device should hold now.
public struct NoteNotification: Sendable {
  /// The note to open when the person taps on it; or the reminder. Its text, `id.description`, goes
  /// with the notification, and `EntryID(_:)` reads it when the app is opened by it.
  public let id: EntryID
  /// The first fifty characters of the note, with three dots where more follow; empty for a
  /// reminder.
  public let body: String
  /// What it reminds of; nil where it announces a note.
  public let reminder: GoalReminder?
  /// When to show it: a date and minutes after midnight, wherever the person is then.
  public let date: CivilDate
  /// From 0 to 1439.
  public let minuteOfDay: Int
  /// The number on the app's icon from then on.
  public let badge: Int
}

/// What a reminder is about. A system repeats it by itself, in one of its places.
public struct GoalReminder: Sendable {
  /// What to keep up.
  public let activity: Activity
  /// The days on which it comes, by ISO number: 1 is Monday, 7 is Sunday.
  public let weekdays: [Int]
}

extension Diary {
  /// When a note that is sent now would return.
  ///
  /// - Returns: the date, and the time of day in minutes after midnight.
  /// - Throws: `DiaryFailure.refused` where sending would be, whatever the note says: with
  ///   `refusedByPolicy` and `deliveryNotInFuture`.
  public func previewReturn(
    after interval: EbbinghausInterval
  ) throws -> (date: CivilDate, minuteOfDay: Int) {
    try failing { () throws(DiaryError) in
      // Any words that can be sent would do.
      let draft = try preview(SendVibe(text: "…", emotion: .hope, interval: interval))
      if let rejection = draft.rejection { throw .rejected(rejection) }
      let delivery = draft.previews[0].delivery
      return (delivery.day.date, delivery.minute)
    }
  }

  /// Notes that wait to come or to be opened, the earliest first.
  ///
  /// - Throws: `DiaryFailure`.
  public func waitingNotes() throws -> [WaitingNote] {
    try failing { () throws(DiaryError) in
      var notes: [WaitingNote] = []
      for echo in try readLazily({ $0.history.openEchoes(at: $0.viewpoint) }).answer {
        notes.append(
          WaitingNote(
            id: EntryID(name: echo.id),
            preview: VibeExcerpt.inList(try words(echo.text) ?? ""), emotion: echo.emotion,
            returnsOn: echo.delivery.day.date, minuteOfDay: echo.delivery.minute,
            hasArrived: echo.state.hasArrived))
      }
      return notes
    }
  }

  /// Opens the note that has been due the longest of those that can be read; nil when none is due.
  ///
  /// - Throws: `DiaryFailure.unreadable` where none of those that are due can be read.
  public func openNextNote() throws -> OpenedNote? {
    try failing { () throws(DiaryError) in
      do throws(DiaryError) {
        return try openedNote(nil)
      } catch .rejected(.notFound) {
        return nil
      }
    }
  }

  /// Opens a note that has come, or shows an opened one again with the same words.
  ///
  /// - Throws: `DiaryFailure.refused` with `echoNotDueYet`, `echoCancelled`, `echoNotFound` and
  ///   others; `.unreadable` where damage took its words.
  public func openNote(_ id: EntryID) throws -> OpenedNote {
    try failing { () throws(DiaryError) in try openedNote(id.name) }
  }

  /// - Parameter id: nil for the one that has been due the longest.
  private func openedNote(_ id: EventName?) throws(DiaryError) -> OpenedNote {
    let opened = try reveal(id)
    var answers: [String] = []
    for answer in opened.answers {
      if let words = try words(answer.words) { answers.append(words) }
    }
    return OpenedNote(
      id: EntryID(name: opened.echo.id), text: opened.text, emotion: opened.echo.emotion,
      recommendation: opened.recommendation ?? "", quote: opened.quote ?? "",
      quoteAuthor: opened.quoteAuthor ?? "", isQuiet: opened.echo.isQuiet,
      help: try helpLines(opened.help), answers: answers,
      passedOver: opened.passedOver.map(EntryID.init))
  }

  /// Keeps what the person thinks of an opened note. It is durable when this returns.
  ///
  /// - Returns: nil unless the words are heavy.
  /// - Throws: `DiaryFailure.refused` with `reflectionEmpty`, `echoNotRevealedYet` and others.
  @discardableResult public func answerNote(
    _ id: EntryID, with words: String
  ) throws -> QuietAnswer? {
    try failing { () throws(DiaryError) in
      try quietAnswer(try reflect(id.name, note: words).event.acknowledgement)
    }
  }

  /// Puts an opened note away, or one that has come and can not be read. It is durable when this
  /// returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `echoNotRevealedYet` and others.
  public func putNoteAway(_ id: EntryID) throws {
    try failing(unless: .echoAlreadyDismissed) { () throws(DiaryError) in
      _ = try dismiss(id.name)
    }
  }

  /// Takes a note back that has not come yet. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `echoAlreadyDue` and others.
  public func cancelNote(_ id: EntryID) throws {
    try failing(unless: .echoCancelled) { () throws(DiaryError) in
      _ = try cancel(id.name)
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

  /// Says how many notifications the system of this device holds at a time; an iPhone holds 64.
  ///
  /// - Parameter count: 0 where nothing limits them.
  /// - Throws: `DiaryFailure.refused` with `slotsOutOfRange`.
  public func setNotificationSlots(_ count: Int) throws {
    try failing(unless: .settingUnchanged) { () throws(DiaryError) in
      _ = try change(ChangeSetting.notificationSlots(count))
    }
  }

  /// What the system of this device should hold now, the soonest first. An app brings its system
  /// in line with it at every start and after every change.
  ///
  /// - Throws: `DiaryFailure`.
  public func plannedNotifications() throws -> [NoteNotification] {
    try failing { () throws(DiaryError) in
      let device = ownLog
      let (plan, view) = try readLazily {
        $0.history.notificationPlan(of: device, at: $0.viewpoint)
      }
      var notifications: [NoteNotification] = []
      for planned in plan.held {
        let request = planned.request
        let text = try words(view.history.text(ofEcho: request.subject)) ?? ""
        let reminder = view.history.reminder(request.subject, at: view.viewpoint)
        notifications.append(
          NoteNotification(
            id: EntryID(name: request.subject), body: VibeExcerpt.inNotification(text),
            reminder: reminder.map(GoalReminder.init), date: request.delivery.day.date,
            minuteOfDay: request.delivery.minute,
            badge: planned.badge))
      }
      return notifications
    }
  }

  /// Records that the system showed the notification of a note, so that no device shows it again.
  ///
  /// - Throws: `DiaryFailure.refused` with `notificationNotDueYet`, `echoNotFound` and others.
  public func markNotificationShown(for id: EntryID) throws {
    try failing(unless: .notificationAlreadyShown) { () throws(DiaryError) in
      _ = try notificationWasShown(id.name)
    }
  }

  /// Records whether the system of this device lets the app notify; an app says it at every start.
  ///
  /// - Throws: `DiaryFailure`.
  public func setNotificationsAllowed(_ isAllowed: Bool) throws {
    try failing(unless: .permissionUnchanged) { () throws(DiaryError) in
      _ = try change(ChangePermission(isAllowed ? .granted : .denied))
    }
  }
}

extension GoalReminder {
  fileprivate init(_ reminder: Reminder) {
    self.init(
      activity: reminder.goal.activity,
      weekdays: reminder.schedule.weekdays.days.map(\.rawValue))
  }
}
