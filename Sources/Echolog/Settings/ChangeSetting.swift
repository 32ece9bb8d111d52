import Platform

/// Changes a setting of the vault, or of this device. What is already recorded stays on its days.
///
///     try await diary.perform(ChangeSetting.praise(.quiet))
public enum ChangeSetting: Equatable, Sendable {
  case dayStart(minutes: Int)
  /// By ISO number, 1 for Monday.
  case weekStart(Int)
  /// Minutes after midnight at which Vibes sent from now on return.
  case deliveryTime(minutes: Int)
  case notifications(isOn: Bool)
  /// How many notifications this device can hold; 0 is unlimited.
  case notificationSlots(Int)
  case slotRule(SlotRule)
  case echoHistory(isShown: Bool)
  case quoteAuthor(isShown: Bool)
  /// How streaks that ended are spoken of.
  case tone(Tone)
  /// Which streak is told first.
  case streakRule(StreakRule)
  /// After how many days without one an export is suggested; 0 is never.
  case exportNudge(days: Int)
  /// What answers words that the person keeps.
  case praise(PraiseMode)
  /// Whom a person in danger can turn to, in their own words; empty for nobody.
  case helpLine(String)

  /// - Parameter isInForce: whether a setting is like that already.
  /// - Throws: as the public one.
  package func decide(
    isInForce: (SettingChanged.Setting) -> Bool = { _ in false }, in now: Now
  ) throws(Rejection) -> PendingEvent {
    let setting = try checked()
    if let name = SettingName(setting), isInForce(setting) { throw .settingUnchanged(name) }
    var change = SettingChanged(setting: setting)
    if case .helpLine(let words) = self, !words.isBlank { change.helpLine = .inline(words) }
    return PendingEvent(.settingChanged(change), in: now)
  }

  private func checked() throws(Rejection) -> SettingChanged.Setting {
    switch self {
    case .dayStart(let minutes):
      guard let start = DayStart(minutes: minutes) else {
        throw .dayStartOutOfRange(minutes: minutes)
      }
      return .dayStartMinutes(UInt32(start.minutes))
    case .weekStart(let number):
      guard let weekday = Weekday(rawValue: number) else { throw .weekStartOutOfRange(number) }
      return .weekStart(UInt32(weekday.rawValue))
    case .deliveryTime(let minutes):
      guard (0..<1440).contains(minutes) else { throw .deliveryTimeOutOfRange(minutes: minutes) }
      return .deliveryMinute(UInt32(minutes))
    case .notificationSlots(let count):
      guard (0...Self.mostSlots).contains(count) else {
        throw .slotsOutOfRange(count, max: Self.mostSlots)
      }
      return .deviceNotificationSlots(UInt32(count))
    case .notifications(let isOn): return .notificationsEnabled(isOn)
    case .slotRule(let rule): return .slotRule(rule)
    case .echoHistory(let isShown): return .echoHistoryShown(isShown)
    case .quoteAuthor(let isShown): return .quoteAuthorShown(isShown)
    case .tone(let tone): return .tone(tone)
    case .streakRule(let rule): return .streakRule(rule)
    case .exportNudge(let days):
      guard (0...Self.mostNudgeDays).contains(days) else {
        throw .exportNudgeOutOfRange(days, max: Self.mostNudgeDays)
      }
      return .exportNudgeDays(UInt32(days))
    case .praise(let mode): return .praise(mode)
    case .helpLine(let words):
      _ = try WordLimits.count(words, bytes: WordLimits.helpLineBytes)
      return .hasHelpLine(!words.isBlank)
    }
  }

  /// More than any system holds.
  package static let mostSlots = 100_000

  /// A year between two exports is long.
  package static let mostNudgeDays = 365
}

extension ChangeSetting: Command {
  /// Records it.
  ///
  /// - Throws: `dayStartOutOfRange`, `weekStartOutOfRange`, `deliveryTimeOutOfRange`,
  ///   `slotsOutOfRange`, `exportNudgeOutOfRange`, `textTooLarge`; `settingUnchanged`.
  public func decide(
    _ history: History, _ now: Now
  ) throws(Rejection) -> Decision<Void> {
    .records(try decide(isInForce: { history.isInForce($0, on: now.device) }, in: now))
  }
}
