package import Echolog

extension Presenter {
  /// What this device plans to show.
  package func notifications(
    _ plan: NotificationPlan, _ planned: [PlannedNotification], permission: NotificationPermission
  ) -> Page {
    let (warning, isLimited) = (Messages.tooMany(plan), plan.waitingCount > 0)
    let (answer, asks) = (permission.permission, permission.isAskedAgain(on: view.today))
    let resting = history.reminders(at: view).filter { $0.rest != nil }
    var page = Page(
      schema: "notifications/1",
      [
        "badgeCount": history.badgeCount(at: view), "capacity": plan.capacity,
        "slotRule": value(of: .slotRule, for: nil), "obstacle": plan.obstacle?.rawValue,
        "permission": answer == .unspecified ? "notAsked" : answer.label,
        "asksAgainOn": permission.asksAgainOn,
        "asksNow": asks, "isNearlyFull": plan.isNearlyFull, "warning": warning,
        "waiting": plan.waitingCount,
      ],
      listing: ListedRows(self, .notifications, planned) {
        content($0.shown).with(["holdsSlot": $0.holdsSlot])
      }, of: planned, as: "planned",
      plain: ["id", "kind", "comesAt", .init("place") { $0.holdsSlot ? "held" : "waiting" }],
      shown: [
        .init("When") { Span(Messages.delivery(shownHere($0.request.delivery))) },
        .init(.flexible("Says")) { Span(saying($0.request)) },
        .init(.init(isLimited ? "Place" : "")) {
          isLimited ? Span($0.holdsSlot ? "held" : "waits", .waiting) : ""
        }, .init("ID", "id"),
      ],
      behind: ["resting": resting.map { json($0) }])
    if let obstacle = plan.obstacle {
      page.say(
        Messages.told(obstacle),
        obstacle == .turnedOff
          ? "echolog set notifications on turns them on."
          : "echolog echoes shows what is on its way.")
      if asks, let refusedOn = permission.changedOn {
        page.blocks.append(.line(Messages.thinkAgain(refusedOn: refusedOn, today: view.today)))
        page.notes = [Messages.waysToThinkAgain]
      }
      return page
    }
    if plan.planned.isEmpty { page.blocks = [.line("No notification is planned.")] }
    page.notes = [warning ?? Messages.nearlyFull(plan)].compactMap(\.self) + self.resting(resting)
    return page
  }

  /// The payload of S0 4.5, with the civil time that K-17 settles on.
  private func content(_ shown: ArrivedNotification) -> JSON {
    let id = label(shown.subject)
    return [
      "id": id, "kind": shown.kind.rawValue, "title": title(of: shown), "body": body(of: shown),
      "deliveryDay": shown.delivery.day, "deliveryTime": time(of: shown.delivery),
      "sound": "default", "badge": shown.badge,
      "link": shown.kind == .reminder ? "echo://goals" : History.revealLink + id,
    ]
  }

  private func title(of shown: ArrivedNotification) -> String {
    guard shown.kind == .reminder else { return "An Echo has arrived" }
    let goal = history.reminder(shown.subject, at: view)?.goal
    if let goal, progress(of: goal, at: shown.delivery).isMet {
      return "Your goal of \(goal.activity.label) is reached"
    }
    return Messages.timeFor(goal)
  }

  /// Of a reminder `0.5 L of 2 L so far today`, on the day for which it comes, which is named once
  /// over.
  private func body(of shown: ArrivedNotification) -> String {
    guard shown.kind == .reminder else {
      let words = text(history.text(ofEcho: shown.subject), gone: true)
      return VisibleText.line(VibeExcerpt.inNotification(words))
    }
    guard let goal = history.reminder(shown.subject, at: view)?.goal else { return "" }
    let progress = progress(of: goal, at: shown.delivery)
    let isOver = progress.period.upperBound < view.today
    return Messages.amount(progress.amount, of: goal.activity) + " of "
      + Messages.target(progress.target, of: goal) + " "
      + (isOver
        ? Messages.within(progress.period)
        : "so far " + (goal.period == .week ? "this week" : "today"))
  }

  private func progress(of goal: Goal, at delivery: Delivery) -> GoalProgress {
    let day = history.viewpoint(now: view.instant(of: delivery), zone: view.zone).today
    return history.progress(of: goal, asOf: day)
  }

  private func saying(_ request: NotificationRequest) -> String {
    guard request.kind == .reminder else {
      // An announcement has fifty characters when it comes; until then thirty are shown.
      return gist(text(history.text(ofEcho: request.subject), gone: true))
    }
    let reminder = history.reminder(request.subject, at: view)
    return Messages.timeFor(reminder?.goal) + ", "
      + Messages.days(reminder?.schedule.weekdays ?? .daily)
  }

  func shown(_ notifications: [ArrivedNotification]) -> Page {
    var page = Page(
      ["schema": "shown/1", "notifications": notifications.map(content)],
      rows: notifications.map { [label($0.subject), title(of: $0), body(of: $0)] })
    for shown in notifications {
      page.line(Span(title(of: shown), .good), Span(past(shown)), id(shown.subject, gap: "  "))
      page.line(Span("  " + body(of: shown)))
    }
    if notifications.isEmpty {
      page.note(
        history.settings.notificationsAreOn
          ? "No notification has come since the last one." : Messages.remindersAreQuiet)
    } else if notifications.contains(where: { $0.kind == .echo }) {
      page.notes = ["echolog reveal opens the first one."]
    }
    return page
  }

  /// When a reminder was due that is shown on a later day: `, yesterday 20:30`.
  private func past(_ shown: ArrivedNotification) -> String {
    let delivery = shownHere(shown.delivery)
    guard shown.kind == .reminder, delivery.day < view.today else { return "" }
    return ", \(day(delivery.day)) \(time(of: delivery))"
  }

  func told(_ concern: NotificationConcern) -> [String] {
    switch concern {
    case .denied(let refusedOn?):
      [Messages.thinkAgain(refusedOn: refusedOn, today: view.today), Messages.waysToThinkAgain]
    case .denied: [Messages.told(.denied)]
    case .tooFewPlaces(let plan): Messages.tooMany(plan).map { [$0] } ?? []
    }
  }

  func reminders(_ reminders: [Reminder]) -> Page {
    var page = Page(
      schema: "reminders/1", listing: listing(reminders), of: reminders, as: "reminders",
      plain: ["id", "activity", "goal", "time", "weekdays", "nextAt"],
      shown: [
        .init("Time", "time", .strong),
        .init(.prose("Days")) { Span(Messages.days($0.schedule.weekdays)) },
        .init("Goal") { Span(Messages.name($0.goal)) },
        .init(.prose("Next"), span: next(of:)), .init("ID", "id"),
      ])
    if reminders.isEmpty {
      page.say("No reminders yet.", settingReminder)
    } else if !history.settings.notificationsAreOn {
      page.notes = [Messages.remindersAreQuiet]
    }
    return page
  }

  private var settingReminder: String {
    let goals = history.allGoals()
    guard let goal = goals.first(where: { $0.isActive(asOf: view.today) }) else {
      return waking.map { "A reminder comes for a goal that is active. " + $0 }
        ?? "A reminder is set for a goal. echolog goal set water 2 L --per day sets a first one."
    }
    let isAlone = goals.count { $0.activity == goal.activity } == 1
    let name = isAlone ? goal.activity.label : label(goal.id)
    return "echolog remind \(name) 20:00 sets one for the goal of \(goal.activity.label)."
  }

  private func next(of reminder: Reminder) -> Span {
    guard let next = reminder.next.map(shownHere) else {
      return Span(
        reminder.rest == nil ? "while the goal is active" : "when the goal is resumed", .faint)
    }
    return Span(day(next.day) + timeAndCause(of: reminder, next))
  }

  /// ` 20:00, after the pause`.
  private func timeAndCause(of reminder: Reminder, _ next: Delivery) -> String {
    " " + time(of: next) + (reminder.rest.map { ", " + Messages.after($0.kind) } ?? "")
  }

  /// `water daily at 20:00`.
  func said(_ reminder: Reminder) -> String {
    reminder.goal.activity.label + " " + Messages.days(reminder.schedule.weekdays) + " at "
      + Messages.time(minuteOfDay: reminder.schedule.minute)
  }

  func json(_ reminder: Reminder) -> JSON { listing([reminder]).json(0) }

  private func listing(_ reminders: [Reminder]) -> ListedRows {
    ListedRows(self, .reminders, reminders) { reminder in
      ["weekdays": reminder.schedule.weekdays.days.map(\.label), "rest": json(reminder.rest)]
    }
  }

  private func json(_ rest: Excuse?) -> JSON {
    guard let rest else { return .null }
    return [
      "kind": rest.kind.rawValue, "from": rest.firstDay, "to": rest.lastDay,
      "event": label(rest.event),
    ]
  }

  /// Which reminders rest, now or the next time, because their goals ask nothing.
  func resting(_ reminders: [Reminder]) -> [String] {
    reminders.compactMap { reminder in
      reminder.rest.map { rest in
        Messages.rests(
          reminder.goal.activity.label, for: rest.kind, until: reminder.next.map { day($0.day) })
      }
    }
  }

  func tell(_ reminder: Reminder, _ id: Span, into page: inout Page) {
    let schedule = reminder.schedule
    page.line(
      Span("You will be reminded of \(reminder.goal.activity.label), ", .good),
      Span("\(Messages.days(schedule.weekdays)) at ", .good),
      Span(Messages.time(minuteOfDay: schedule.minute) + ".", .good), id)
    if let next = reminder.next.map(shownHere) {
      page.line(Span("Next on " + Messages.day(next.day) + timeAndCause(of: reminder, next) + "."))
    }
    if !history.settings.notificationsAreOn {
      page.notes.append(Messages.remindersAreQuiet)
    } else if reminder.next == nil {
      page.notes.append("It comes once its goal is taken up again.")
    }
    page.add(json(reminder))
  }
}

extension Messages {
  /// `daily`, `on weekdays`, `on Mon, Thu`.
  static func days(_ weekdays: Weekdays) -> String {
    switch weekdays {
    case .daily: "daily"
    case .workdays: "on weekdays"
    case .weekend: "on weekends"
    default: "on " + weekdays.days.map { weekday($0) }.joined(separator: ", ")
    }
  }

  static func after(_ kind: Excuse.Kind) -> String {
    switch kind {
    case .pause: "after the pause"
    case .skip: "after the skipped day"
    case .freeze: "after the forgiven day"
    }
  }

  /// - Parameter day: when the reminder comes again; nil where nobody knows yet.
  static func rests(_ activity: String, for kind: Excuse.Kind, until day: String?) -> String {
    let begin =
      "The reminder of \(activity) rests "
      + (kind == .pause ? "while the goal is paused" : "as the goal asks nothing that day")
    return day.map { begin + ", and comes again \($0)." }
      ?? begin + ". echolog goal resume lets it come again."
  }

  static let remindersAreQuiet =
    "Notifications are turned off, so nothing rings. echolog set notifications on turns them on."

  static func timeFor(_ goal: Goal?) -> String {
    (goal?.bound == .atMost ? "Your limit of " : "Time for ") + (goal?.activity.label ?? "")
  }

  /// `on Tue 2025-11-11`, `in the week of Mon 2025-11-10`.
  static func within(_ period: ClosedRange<CivilDay>) -> String {
    (period.lowerBound == period.upperBound ? "on " : "in the week of ") + day(period.lowerBound)
  }
}
