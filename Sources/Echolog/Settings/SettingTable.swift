import Platform

/// A setting of the vault, or of a device where each has its own.
package struct SettingOfDevice: Equatable, Sendable {
  package let name: SettingName
  /// The log of the device; nil for a setting of the vault.
  package let device: LogID?

  package init(_ name: SettingName, of device: LogID?) {
    self.name = name
    self.device = name == .notificationSlots ? device : nil
  }
}

extension Table where Row == SettingOfDevice {
  /// What the person chose.
  package static let settings = Table(
    "settings", "Every setting as it is, of each device where each has its own",
    key: ["name", "device"],
    [
      Column("name", .word, "the setting, as day-start") { row, _ in .word(row.name.rawValue) },
      Column("value", .text, "what it is") { row, view in view.history.value(of: row) },
      Column("device", .word, "whose it is; null where it holds for all") { row, _ in
        .optional(row.device, Cell.device)
      },
    ]
  ) { view, _ in
    SettingName.allCases.rows(\.self).flatMapped { name in
      name == .notificationSlots
        ? view.history.devices.map { SettingOfDevice(name, of: $0.log) }
        : [SettingOfDevice(name, of: nil)]
    }
  }
}

extension History {
  /// What a setting is, in the words by which it is set.
  package func value(of setting: SettingOfDevice) -> Cell {
    switch setting.name {
    case .dayStart: .clock(minute: settings.dayStart.minutes)
    case .weekStart: .word(settings.weekStart.label)
    case .deliveryTime: .clock(minute: settings.deliveryMinute)
    case .notifications: .word(settings.notificationsAreOn ? "on" : "off")
    case .notificationSlots:
      .word(notificationSlots(of: setting.device).map(String.init) ?? "unlimited")
    case .slotRule: .word(settings.slotRule.label)
    case .echoHistory: .word(settings.showsEchoHistory ? "shown" : "hidden")
    case .quoteAuthor: .word(settings.showsQuoteAuthor ? "shown" : "hidden")
    case .tone: .word(settings.tone.label)
    case .streakRule: .word(StreakRule(settings.streakRule).label)
    case .exportNudge:
      .word(settings.exportNudgeDays == 0 ? "never" : String(settings.exportNudgeDays))
    case .praise: .word(settings.praise.label)
    case .helpLine: settings.helpLine.map(Cell.text) ?? .word("none")
    }
  }
}

extension StreakRule {
  fileprivate init(_ definition: StreakDefinition) {
    switch definition {
    case .loggedNonZero: self = .loggedNonZero
    case .goalMet: self = .goalMet
    case .period: self = .period
    }
  }
}
