/// A setting as two numbers, as its changes are kept.
struct SettingValue: Equatable {
  /// The field number in the schema.
  let number: UInt32
  let scalar: Int64

  /// Stands beside the settings: what the vault allows.
  static let policy: UInt32 = 0
  /// Whether there is a line of help, which stands in the event itself.
  static let helpLine: UInt32 = 15

  init(_ setting: SettingChanged.Setting) {
    let scalar: Int64
    switch setting {
    case .dayStartMinutes(let value): (number, scalar) = (1, Int64(value))
    case .weekStart(let value): (number, scalar) = (2, Int64(value))
    case .deliveryMinute(let value): (number, scalar) = (3, Int64(value))
    case .notificationsEnabled(let isOn): (number, scalar) = (4, isOn ? 1 : 0)
    case .deviceNotificationSlots(let value): (number, scalar) = (5, Int64(value))
    case .slotRule(let rule): (number, scalar) = (6, Int64(rule.rawValue))
    case .tone(let tone): (number, scalar) = (7, Int64(tone.rawValue))
    case .streakRule(let rule): (number, scalar) = (8, Int64(rule.rawValue))
    case .deviceSessionTimeoutMinutes(let value): (number, scalar) = (9, Int64(value))
    case .echoHistoryShown(let isOn): (number, scalar) = (10, isOn ? 1 : 0)
    case .quoteAuthorShown(let isOn): (number, scalar) = (11, isOn ? 1 : 0)
    case .deviceBackupExcluded(let isOn): (number, scalar) = (12, isOn ? 1 : 0)
    case .exportNudgeDays(let value): (number, scalar) = (13, Int64(value))
    case .praise(let mode): (number, scalar) = (14, Int64(mode.rawValue))
    case .hasHelpLine(let isOn): (number, scalar) = (Self.helpLine, isOn ? 1 : 0)
    }
    self.scalar = scalar
  }

  /// - Parameter scalar: nil for the default, as the schema documents it.
  init?(_ number: UInt32, _ scalar: Int64?) {
    guard let standard = Self.defaults[number] else { return nil }
    self.number = number
    self.scalar = scalar ?? standard
  }

  private static let defaults: [UInt32: Int64] = [
    1: 240, 2: 1, 3: 540, 4: 1, 5: 0, 6: Int64(SlotRule.nearestFirst.rawValue),
    7: Int64(Tone.gentle.rawValue), 8: Int64(StreakRule.loggedNonZero.rawValue), 9: 15, 10: 1,
    11: 1, 12: 0, 13: 30, 14: Int64(PraiseMode.on.rawValue), helpLine: 0,
  ]

  /// The setting itself; what is out of its range reads as none of its kind.
  var setting: SettingChanged.Setting {
    let amount = UInt32(truncatingIfNeeded: scalar)
    let choice = Int32(truncatingIfNeeded: scalar)
    return switch number {
    case 1: .dayStartMinutes(amount)
    case 2: .weekStart(amount)
    case 3: .deliveryMinute(amount)
    case 4: .notificationsEnabled(scalar != 0)
    case 5: .deviceNotificationSlots(amount)
    case 6: .slotRule(SlotRule(rawValue: choice) ?? .unspecified)
    case 7: .tone(Tone(rawValue: choice) ?? .unspecified)
    case 8: .streakRule(StreakRule(rawValue: choice) ?? .unspecified)
    case 9: .deviceSessionTimeoutMinutes(amount)
    case 10: .echoHistoryShown(scalar != 0)
    case 11: .quoteAuthorShown(scalar != 0)
    case 12: .deviceBackupExcluded(scalar != 0)
    case 14: .praise(PraiseMode(rawValue: choice) ?? .unspecified)
    case Self.helpLine: .hasHelpLine(scalar != 0)
    default: .exportNudgeDays(amount)
    }
  }

  /// Whether each device has its own; then the device is the one that wrote the change.
  var isOfDevice: Bool { [5, 9, 12].contains(number) }
}

extension EntitySlot {
  /// A setting, of the vault or of the device that writes a log.
  init(_ setting: UInt32, ofLog log: UInt16?) {
    let device = log.map { Int($0) + 1 } ?? 0
    self.init(.setting, row: device << 5 | Int(setting))
  }

  /// Which setting it is, and the log of the device that has it; nil for the vault's.
  var settingPlace: (number: UInt32, log: UInt16?) {
    (UInt32(row & 31), row >> 5 == 0 ? nil : UInt16(row >> 5 - 1))
  }
}
