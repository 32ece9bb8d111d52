/// A setting of the vault, or of a device where each has its own.
package struct SettingOfDevice: Equatable, Sendable {
  package let name: SettingName
  /// The log of the device; nil for a setting of the vault.
  package let device: LogID?

  package init(_ name: SettingName, of device: LogID?) {
    self.name = name
    self.device = name.declaration.isOfDevice ? device : nil
  }
}

extension Table where Row == SettingOfDevice {
  /// What the person chose.
  package static let settings = Table(
    "settings", "Every setting as it is, of each device where each has its own",
    key: ["name", "device"],
    [
      Column.word("name", "the setting, as day-start") { $0.name.rawValue },
      Column("value", .text, "what it is") { row, view in view.history.value(of: row) },
      Column("device", .word, "whose it is; null where it holds for all") { row, _ in
        .optional(row.device, Cell.device)
      },
    ]
  ) { view, _ in
    SettingName.allCases.rows(\.self).flatMapped { name in
      name.declaration.isOfDevice
        ? view.history.devices.map { SettingOfDevice(name, of: $0.log) }
        : [SettingOfDevice(name, of: nil)]
    }
  }
}

extension History {
  /// What a setting is, in the words by which it is set.
  package func value(of setting: SettingOfDevice) -> Cell {
    let declaration = setting.name.declaration
    if case .words = declaration.kind, let line = settings.helpLine { return .text(line) }
    let number =
      declaration.isOfDevice
      ? notificationSlots(of: setting.device) ?? 0 : settings[setting.name]
    return .word(declaration.kind.word(number))
  }
}
