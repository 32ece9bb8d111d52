package import Echolog
import Platform

extension Presenter {
  /// What this device plans to show.
  package func notifications(
    _ plan: NotificationPlan, _ planned: [PlannedNotification],
    permission: NotificationPermission
  ) -> Page {
    let warning = Messages.tooMany(plan)
    let asks = permission.isAskedAgain(on: view.today)
    let resting = history.reminders(at: view).filter { $0.rest != nil }
    let listing = TableRows(presenter: self, table: .notifications, rows: planned, besides: besides)
    var page = Page(
      schema: "notifications/1",
      [
        "badgeCount": history.badgeCount(at: view), "capacity": plan.capacity,
        "slotRule": value(of: .slotRule, for: nil), "obstacle": plan.obstacle?.rawValue,
        "permission": word(permission.permission), "asksAgainOn": permission.asksAgainOn,
        "asksNow": asks, "isNearlyFull": plan.isNearlyFull, "warning": warning,
        "waiting": plan.waitingCount,
      ],
      listing: listing, as: "planned",
      plain: [
        "id", "kind", "at", .init("place") { $0.holdsSlot ? "held" : "waiting" },
      ],
      behind: ["resting": resting.map { json($0) }])
    if let obstacle = plan.obstacle {
      page.blocks = [.line([Span(Messages.told(obstacle))])]
      page.notes = [
        obstacle == .turnedOff
          ? "echolog set notifications on turns them on."
          : "echolog echoes shows what is on its way."
      ]
      if asks, let refusedOn = permission.changedOn {
        page.blocks.append(
          .line([Span(Messages.thinkAgain(refusedOn: refusedOn, today: view.today))]))
        page.notes = [Messages.waysToThinkAgain]
      }
      return page
    }
    page.blocks = [
      plan.planned.isEmpty ? .line(["No notification is planned."]) : table(plan, listing)
    ]
    page.notes = [warning ?? Messages.nearlyFull(plan)].compactMap { $0 } + self.resting(resting)
    return page
  }

  private func table(
    _ plan: NotificationPlan, _ listing: TableRows<PlannedNotification>
  ) -> Page.Block {
    let isLimited = plan.waitingCount > 0
    return listing.text([
      .init(heading: .init("When")) {
        Span(Messages.delivery(shownHere($0.request.delivery)))
      }, .init(heading: .init("Says", isFlexible: true)) { Span(saying($0.request)) },
      .init(heading: .init(isLimited ? "Place" : "")) {
        isLimited ? Span($0.holdsSlot ? "held" : "waits", .waiting) : ""
      }, listing.shown("ID", "id"),
    ])
  }

  private func besides(_ planned: PlannedNotification) -> JSON {
    let shown = ArrivedNotification(
      subject: planned.request.subject, kind: planned.request.kind,
      delivery: planned.request.delivery, badge: planned.badge)
    return content(shown).with(["holdsSlot": planned.holdsSlot])
  }

  /// The payload of S0 4.5, with the civil time that K-17 settles on.
  private func content(_ shown: ArrivedNotification) -> JSON {
    let id = label(shown.subject)
    return [
      "id": id, "kind": shown.kind.rawValue,
      "title": title(of: shown), "body": body(of: shown),
      "deliveryDay": shown.delivery.day,
      "deliveryTime": Messages.time(minuteOfDay: shown.delivery.minute),
      "sound": "default", "badge": shown.badge,
      "link": shown.kind == .reminder ? "echo://goals" : History.revealLink + id,
    ]
  }

  private func title(of shown: ArrivedNotification) -> String {
    shown.kind == .reminder
      ? title(ofReminder: shown.subject, at: shown.delivery) : Messages.notificationTitle
  }

  private func body(of shown: ArrivedNotification) -> String {
    shown.kind == .reminder
      ? body(ofReminder: shown.subject, at: shown.delivery) : excerpt(of: shown.subject)
  }

  private func saying(_ request: NotificationRequest) -> String {
    guard request.kind == .reminder else {
      // An announcement has fifty characters when it comes; until then thirty are shown.
      return gist(text(history.text(ofEcho: request.subject), gone: true))
    }
    let days = history.reminder(request.subject, at: view)?.schedule.weekdays ?? .daily
    return title(ofReminder: request.subject) + ", " + Messages.days(days)
  }

  private func excerpt(of echo: EventName) -> String {
    VisibleText.line(VibeExcerpt.inNotification(text(history.text(ofEcho: echo), gone: true)))
  }

  /// Notifications that were shown just now.
  func shown(_ notifications: [ArrivedNotification]) -> Page {
    var page = Page(["schema": "shown/1", "notifications": notifications.map(content)])
    page.rows = notifications.map {
      [label($0.subject), title(of: $0), body(of: $0)]
    }
    page.blocks = notifications.flatMap { notification -> [Page.Block] in
      [
        .line([
          Span(title(of: notification), .good), Span(past(notification)),
          Span("  " + label(notification.subject), .faint),
        ]), .line([Span("  " + body(of: notification))]),
      ]
    }
    if notifications.isEmpty, !history.settings.notificationsAreOn {
      page.notes = [Messages.remindersAreQuiet]
    } else if notifications.isEmpty {
      page.notes = ["No notification has come since the last one."]
    } else if notifications.contains(where: { $0.kind == .echo }) {
      page.notes = ["echolog reveal opens the first one."]
    }
    return page
  }

  /// When a reminder was due that is shown on a later day: `, yesterday 20:30`.
  private func past(_ shown: ArrivedNotification) -> String {
    let delivery = shownHere(shown.delivery)
    guard shown.kind == .reminder, delivery.day < view.today else { return "" }
    return ", \(day(delivery.day)) \(Messages.time(minuteOfDay: delivery.minute))"
  }

  /// How a concern is put to who did not ask for the plan.
  func told(_ concern: NotificationConcern) -> [String] {
    switch concern {
    case .denied(let refusedOn?):
      [
        Messages.thinkAgain(refusedOn: refusedOn, today: view.today),
        Messages.waysToThinkAgain,
      ]
    case .denied: [Messages.told(.denied)]
    case .tooFewPlaces(let plan): Messages.tooMany(plan).map { [$0] } ?? []
    }
  }

  private func word(_ permission: Permission) -> String {
    switch permission {
    case .unspecified: "notAsked"
    case .granted: "granted"
    case .denied: "denied"
    }
  }
}
