import Echolog
import Platform

extension Presenter {
  /// Every setting as it is.
  ///
  /// - Parameters:
  ///   - concern: about its notifications.
  ///   - plan: of its notifications.
  func settings(
    _ settings: [SettingOfDevice], concern: NotificationConcern?, plan: NotificationPlan
  ) -> Page {
    let concerns = concern.map(told) ?? []
    let listing = TableRows(
      presenter: self, table: .settings, rows: settings
    ) { setting in
      ["choices": setting.name.values]
    }
    var page = Page(
      schema: "settings/1", listing: listing, as: "settings", plain: ["name", "value"],
      behind: ["concern": concerns.first, "isNearlyFull": plan.isNearlyFull])
    page.blocks = [
      listing.text([
        listing.shown("Setting", "name"), listing.shown("Is", "value", .strong),
        .init(heading: .init("", isProse: true)) {
          Span(Messages.meaning(of: $0.name), .faint)
        },
      ])
    ]
    page.notes = concerns + [Messages.nearlyFull(plan)].compactMap(\.self)
    page.notes += ["echolog set NAME VALUE changes one."]
    return page
  }

  func value(of name: SettingName, for device: LogID?) -> String {
    switch history.value(of: SettingOfDevice(name, of: device)) {
    case .text(let words): text(words)
    case .word(let word): word
    default: ""
    }
  }

  /// A setting that was just changed on this device, with what it is now.
  func tellChanged(
    _ name: SettingName, by device: LogID, into page: inout Page
  ) {
    let value = value(of: name, for: device)
    page.blocks = [
      .line([Span(name.rawValue), " is ", Span(VisibleText.line(value), .good), Span(" now.")])
    ]
    page.notes = ["It says \(Messages.meaning(of: name))."]
    page.add(["setting": name.rawValue, "value": value])
  }
}

extension Messages {
  static func meaning(of name: SettingName) -> String {
    switch name {
    case .dayStart: "when your day begins; what is kept already stays on its day"
    case .weekStart: "when weeks begin, for goals set from now on"
    case .deliveryTime: "when notes that you send from now on return"
    case .notifications: "whether any device notifies, of Echoes and reminders alike"
    case .notificationSlots: "how many notifications this device can hold; an iPhone holds 64"
    case .slotRule: "who holds them when there are too few; Echoes arrive in any case"
    case .echoHistory: "whether opened Echoes are listed; nothing is deleted"
    case .quoteAuthor: "whether quotes show their author"
    case .tone: "how the end of a streak is told: gentle only looks ahead, plain names it"
    case .streakRule: "which streak is told first"
    case .exportNudge: "after how many days without one an export is suggested"
    case .praise: "what answers the words you keep; heavy ones are never praised"
    case .helpLine: "whom you can turn to, shown where your words speak of danger to yourself"
    }
  }
}
