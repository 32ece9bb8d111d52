package import Echolog
package import Platform

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

  /// `December 18, 2025`.
  static func longDate(_ day: CivilDay) -> String {
    let date = day.date
    return "\(months[date.month - 1]) \(date.day), \(date.year)"
  }

  /// `9:00 AM`; midnight is `12:00 AM`.
  static func longTime(minuteOfDay minute: Int) -> String {
    let (hours, minutes) = minute.quotientAndRemainder(dividingBy: 60)
    let hour = hours % 12 == 0 ? 12 : hours % 12
    return "\(hour):\(minutes < 10 ? "0" : "")\(minutes) \(hours < 12 ? "AM" : "PM")"
  }

  /// `December 18, 2025 at 9:00 AM`.
  static func delivery(_ delivery: Delivery) -> String {
    longDate(delivery.day) + " at " + longTime(minuteOfDay: delivery.minute)
  }

  /// `2025-12-18T09:00`, wherever the person is then.
  static func iso(_ delivery: Delivery) -> String {
    delivery.day.description + "T" + time(minuteOfDay: delivery.minute)
  }

  /// What became of a note to the future self, for who reads it elsewhere.
  ///
  /// - Parameter shown: when it comes, by the clocks there.
  static func fate(of echo: Echo, shown: Delivery) -> String {
    switch echo.state {
    case .scheduled: "sealed until " + delivery(shown)
    case .due, .delivered: "arrived on " + longDate(shown.day) + " and still sealed"
    case .revealed, .reflected, .dismissed: "returned on " + longDate(shown.day)
    case .cancelled: "taken back before it returned"
    }
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

  static func answer(of day: CivilDay) -> String { "Your answer of " + longDate(day) }

  /// S0 SW-002 and 4.5.
  static let notificationTitle = "An Echo has arrived"

  /// S0 4.6.
  static func newEchoes(_ number: Int) -> String {
    number == 1 ? "New Echo Available" : "\(grouped(number)) New Echoes Available"
  }

  /// S0 UI-001.
  static func echoesScheduled(_ number: Int) -> String {
    count(number, "Echo", "Echoes") + " scheduled"
  }

  /// When the next of the Echoes on their way comes.
  static func next(_ delivery: Delivery, of number: Int) -> String {
    (number == 1 ? "It arrives on " : "The next arrives on ") + Self.delivery(delivery) + "."
  }

  /// What a note was, on the day on which it was sent: its words are kept for later.
  static func sent(_ echo: Echo, _ shown: Delivery) -> String {
    "A note of \(echo.emotion.label), "
      + (echo.state == .scheduled ? "arrives on " + longDate(shown.day) : word(echo.state))
  }

  /// - Parameter hasKept: whether something was kept today, of other days.
  static func nothingKept(_ hasKept: Bool) -> String {
    hasKept ? "What you kept today is of other days." : "Nothing kept yet today."
  }

  package static func word(_ state: EchoState) -> String {
    switch state {
    case .scheduled: "on its way"
    case .due, .delivered: "arrived"
    case .revealed: "opened"
    case .reflected: "answered"
    case .dismissed: "put away"
    case .cancelled: "cancelled"
    }
  }

  /// For help.
  static let aboutSealedNotes =
    "Until you open a note, lists show at most its first 30 characters, its announcement on the "
    + "day 50, and nothing but a jsonl export all of it."

  /// Where none waits to be opened any more.
  static let allAreOpened = "You have opened all that arrived."

  /// S0 4.4 and FR-005.
  static func attribution(_ author: String) -> String { "— " + author }

  // MARK: Statistics (S0 1.4 and FR-007)

  static func sent(_ number: Int) -> String {
    "You've sent " + count(number, "Echo", "Echoes")
  }

  static func sentThisMonth(_ number: Int) -> String { sent(number) + " this month" }

  /// Two or more are a tie, the one that came to it first in front.
  static func mostCommon(_ emotions: [Emotion]) -> String {
    let names = emotions.map { name($0) }
    guard names.count > 1 else { return "Most common emotion: " + names.joined() }
    return "Most common emotion: " + names.joined(separator: ", ") + " (as often)"
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

  static func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  // MARK: Notifications (S0 4.5)

  /// The warning of S0, as far as it is true: by the rule that gives slots to the nearest nothing
  /// is ever cancelled.
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

  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
