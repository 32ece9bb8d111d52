package import Echolog

/// The messages about Echoes, word for word where S0 gives the words; its dates are in US style.
extension Messages {
  /// `You stayed with half of them for no longer than 2 minutes.`, rounded up.
  static func timeWithEchoes(seconds: Int64) -> String {
    let time =
      switch seconds {
      case ..<90: count(seconds, "second")
      case ..<5400: count((seconds + 59) / 60, "minute")
      case ..<172_800: count((seconds + 3599) / 3600, "hour")
      default: count((seconds + 86_399) / 86_400, "day")
      }
    return "You stayed with half of them for no longer than \(time)."
  }

  /// S0 4.2: the text of the preview, repeated when it is sent.
  static func arrives(_ delivery: Delivery) -> String { "Arrives on " + Self.delivery(delivery) }

  /// S0 2.2.
  package static func scheduled(days: Int) -> String {
    "Echo scheduled. See you in \(count(days, "day"))."
  }

  /// S0 FR-001.
  package static func scheduled(for day: CivilDay) -> String {
    "Echo scheduled for " + longDate(day)
  }

  /// S0 UI-003 and 4.6.
  static func echo(from day: CivilDay) -> String { "An Echo from " + longDate(day) }

  /// S0 4.6.
  static func newEchoes(_ number: Int) -> String {
    number == 1 ? "New Echo Available" : "\(grouped(number)) New Echoes Available"
  }

  /// S0 UI-001.
  static func echoesScheduled(_ number: Int) -> String {
    count(number, "Echo", "Echoes") + " scheduled"
  }

  static func next(_ delivery: Delivery, of number: Int) -> String {
    (number == 1 ? "It arrives on " : "The next arrives on ") + Self.delivery(delivery) + "."
  }

  static func sent(_ echo: Echo, _ shown: Delivery) -> String {
    "A note of \(echo.emotion.label), "
      + (echo.state == .scheduled ? "arrives on " + longDate(shown.day) : word(echo.state))
  }

  static func nothingKept(_ hasKept: Bool) -> String {
    hasKept ? "What you kept today is of other days." : "Nothing kept yet today."
  }

  static func word(_ state: EchoState) -> String {
    switch state {
    case .scheduled: "on its way"
    case .due, .delivered: "arrived"
    case .revealed: "opened"
    case .reflected: "answered"
    case .dismissed: "put away"
    case .cancelled: "cancelled"
    }
  }

  static let allAreOpened = "You have opened all that arrived."

  /// S0 4.4 and FR-005.
  static func attribution(_ author: String) -> String { "— " + author }

  // MARK: Statistics (S0 1.4 and FR-007)

  static func sent(_ number: Int) -> String { "You've sent " + count(number, "Echo", "Echoes") }

  static func mostCommon(_ emotions: [Emotion]) -> String {
    "Most common emotion: " + emotions.map { name($0) }.joined(separator: ", ")
      + (emotions.count > 1 ? " (as often)" : "")
  }

  /// S0 FR-007, which counts from the first note, not from the first day of the vault.
  static func usingEcho(days: Int, since first: CivilDay) -> String {
    "Using Echo for \(count(days, "day")), since your first note on \(longDate(first))"
  }

  /// S0 1.4 for comfort, which one needs; App. C for what one chooses.
  static func pattern(_ pattern: EmotionPatterns.Pattern) -> String {
    let days = capitalised(pattern.weekday.label) + "s"
    guard pattern.emotion != .comfort else { return "You tend to need comfort on \(days)" }
    return "You use '\(name(pattern.emotion))' most on \(days)"
  }

  /// `Comfort`, as S0 4.1 writes it.
  package static func name(_ emotion: Emotion) -> String { capitalised(emotion.label) }

  // MARK: Notifications (S0 4.5)

  /// The warning of S0, as far as it is true: by the rule of the nearest nothing is cancelled.
  static func tooMany(_ plan: NotificationPlan) -> String? {
    guard plan.waitingCount > 0 else { return nil }
    let reminders = plan.held.count { $0.request.kind == .reminder }
    let echoes = plan.held.count - reminders
    let kinds = [
      echoes > 0 ? count(echoes, "Echo", "Echoes") : nil,
      reminders > 0 ? count(reminders, "reminder") : nil,
    ]
    let held = "You have \(kinds.compactMap(\.self).joined(separator: " and ")) scheduled. "
    guard plan.rule != .cancelEarliest else { return held + "Older Echoes may be cancelled." }
    return held + "\(grouped(plan.waitingCount)) more "
      + (plan.waitingCount == 1 ? "waits" : "wait") + " for a free place and will not be lost."
  }

  static func nearlyFull(_ plan: NotificationPlan) -> String? {
    guard plan.isNearlyFull, plan.waitingCount == 0, let capacity = plan.capacity else {
      return nil
    }
    return "\(grouped(plan.planned.count)) of \(count(capacity, "place")) for notifications are "
      + "taken on this device."
  }

  static func told(_ obstacle: NotificationPlan.Obstacle) -> String {
    switch obstacle {
    case .turnedOff: "Notifications are turned off. Echoes arrive all the same, only quietly."
    case .denied:
      "This device may not show notifications. Echoes arrive all the same, only quietly."
    }
  }

  static let waysToThinkAgain = "echolog notifications allow, or echolog notifications later."

  /// - Parameter refusedOn: the day on which the person declined, a week ago or longer.
  static func thinkAgain(refusedOn: CivilDay, today: CivilDay) -> String {
    (today - refusedOn == 7 ? "A week ago" : "On " + longDate(refusedOn))
      + " you said no to notifications. They are how an Echo reaches you on its day: would you "
      + "like to think again?"
  }

  static func aboutEchoes(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .echoNotDueYet(let day, let minute):
      say("This Echo is on its way. \(arrives(Delivery(day: day, minute: minute))).")
        .next("echolog echoes shows all that are scheduled.")
    case .echoCancelled:
      say("This Echo was cancelled.", "echolog echoes shows what is on its way.")
    case .echoAlreadyDue:
      say("This Echo has arrived, so it can not be cancelled.", "echolog reveal opens it.")
    case .echoAlreadyRevealed:
      say("This Echo was opened before, so it can not be cancelled.")
        .next("echolog reveal with its name shows it again.")
    case .echoNotRevealedYet: say("This Echo has not been opened yet.", "echolog reveal opens it.")
    case .echoAlreadyReflected:
      say("You answered this Echo before.", "echolog undo with its name takes the answer back.")
    case .echoAlreadyDismissed:
      say("This Echo was put away before.", "echolog reveal with its name opens it again.")
    case .deliveryNotInFuture(let day, let minute):
      say("\(delivery(Delivery(day: day, minute: minute))) is past where you are.")
        .next("Choose a longer interval.")
    case .echoWithoutQuote:
      say("No quote was shown with this Echo.", "echolog reveal opens one that has arrived.")
    case .quoteAlreadyFavourite:
      say("This quote is a favourite already.", "echolog quotes shows them.")
    case .quoteNotFavourite: say("This quote is no favourite.", "echolog quotes shows them.")
    default: nil
    }
  }

  static func aboutNotifications(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .notificationNotDueYet(let day, let minute):
      say("Its time has not come. \(arrives(Delivery(day: day, minute: minute))).")
        .next("echolog notifications shows what is planned.")
    case .notificationAlreadyShown:
      say("This notification was shown before.", "echolog reveal opens the Echo.")
    case .permissionUnchanged(.granted):
      say("This device may show notifications already.", "echolog notifications shows them.")
    case .permissionUnchanged:
      say("This device does not show notifications, as you chose.", "echolog notifications allow")
    case .notificationsNotAsked(let until?):
      say("You are not asked before \(longDate(until)).")
    case .notificationsNotAsked(nil):
      say("Nothing asks you to think again about notifications.")
    case .timeOfDayNotUnderstood(let words):
      say("\(quoted(words)) is not a time of day.", "Write it as 20:00 or 8pm.")
    case .reminderTimeOutOfRange:
      say("A reminder can only come at a time of day.", "Choose a time from 00:00 to 23:59.")
    case .unknownWeekdays(let word, let nearest):
      say("\(quoted(word)) names no days.")
        .next(didYouMean(nearest) ?? "Write daily, weekdays, weekends, or days such as mon,thu.")
    case .reminderWithoutDays:
      say("A reminder needs at least one day to come on.", "For example: --on mon,thu")
    case .reminderAlreadySet(let name):
      say(
        "The goal has a reminder at that time already: \(VisibleText.line(name)).",
        advice(
          "Choose another time, or",
          toCopy: "echolog remind change \(VisibleText.line(name)) --at 20:30"))
    case .reminderUnchanged:
      say("The reminder comes like that already.")
        .next("Give another time with --at or other days with --on.")
    default: nil
    }
  }

  /// Why Echoes return when they do, and what that does not claim (S0 App. B).
  static func aboutIntervals() -> Page {
    let points = RetentionCurve.points
    let intervals = EbbinghausInterval.allCases
    var page = Page([
      "schema": "intervals/1", "text": forgetting,
      "retention": points.map { ["hours": $0.hours, "percent": $0.percent] as JSON },
      "intervals": intervals.map { ["interval": $0.label, "purpose": purpose(of: $0)] as JSON },
      "disclaimer": disclaimer,
    ])
    page.rows = intervals.map { [$0.label, purpose(of: $0)] }
    page.blocks =
      [
        .line(forgetting), .blank,
        .chart(
          BarChart(
            points.map { point in
              BarChart.Row(
                label: point.hours < 24
                  ? "after \(count(point.hours, "hour"))" : count(point.hours / 24, "day"),
                bars: [
                  .init(
                    value: Double(point.percent), mark: 100, said: Span("\(point.percent) %"),
                    style: .waiting)
                ])
            })), .blank,
        .table(
          ["Interval", .prose("What it is for")],
          intervals.map { [Span($0.label, .strong), Span(purpose(of: $0))] }), .blank,
        .line(disclaimer, .faint),
      ]
    return page
  }

  static func wayOfReturn(_ command: String, _ flag: String) -> String? {
    guard command == "send", ["--at", "--on", "--day", "--date", "--when"].contains(flag) else {
      return nil
    }
    return "A note returns after --in \(intervals). "
  }

  private static let forgetting =
    "Hermann Ebbinghaus measured in 1885 how memory fades when nothing recalls it: about half of "
    + "what is new is gone within an hour, and 70 % within a day. What comes back at growing "
    + "distances stays longer. He learnt syllables; Echoes apply his idea to what you felt."

  private static let disclaimer =
    "Echolog is not a medical device and does not claim to treat mental illness. The Ebbinghaus "
    + "model is applied metaphorically for wellness purposes, not clinical therapy."

  private static func purpose(of interval: EbbinghausInterval) -> String {
    switch interval {
    case .day: "reinforce daily affirmations before they fade"
    case .threeDays: "catch what matters before it fades"
    case .week: "the weekly rhythm of work and life"
    case .month: "monthly milestones, to see how far you came"
    case .quarter: "the view from a quarter of a year away"
    }
  }
}
