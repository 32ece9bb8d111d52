/// The settings, by the words that people use for them.
///
///     do {
///       try await diary.perform(ChangeSetting.dayStart(minutes: 240))
///     } catch DiaryFailure.refused(.settingUnchanged(let setting)) {
///       show(setting.rawValue)
///     }
public enum SettingName: String, CaseIterable, Sendable {
  case dayStart = "day-start"
  case weekStart = "week-start"
  case deliveryTime = "delivery-time"
  case notifications
  case notificationSlots = "notification-slots"
  case slotRule = "slot-rule"
  case echoHistory = "echo-history"
  case quoteAuthor = "quote-author"
  case tone
  case streakRule = "streak-rule"
  case exportNudge = "export-nudge"
  case praise
  case helpLine = "help-line"

  /// What there is to know of each; all else but its sentence follows from this.
  var declaration: SettingDeclaration {
    switch self {
    case .dayStart:
      .init(field: 1, kind: .clock(0...720), standard: 240) { .dayStartOutOfRange(minutes: $0) }
    case .weekStart: .init(field: 2, kind: .weekday, standard: 1) { .weekStartOutOfRange($0) }
    case .deliveryTime:
      .init(
        field: 3, kind: .clock(0...1439), standard: Delivery.standardMinute,
        policyRule: .deliveryTime
      ) { .deliveryTimeOutOfRange(minutes: $0) }
    case .notifications: .init(field: 4, kind: .flag(on: "on", off: "off"), standard: 1)
    case .notificationSlots:
      // More than any system holds.
      .init(
        field: 5, kind: .count(1...100_000, zero: "unlimited", example: 64), standard: 0,
        isOfDevice: true
      ) { .slotsOutOfRange($0, max: 100_000) }
    case .slotRule:
      .init(field: 6, kind: .choice(["nearest-first", "cancel-earliest"]), standard: 1)
    case .tone:
      .init(field: 7, kind: .choice(["gentle", "plain"]), standard: 1, policyRule: .toneSelection)
    case .streakRule: .init(field: 8, kind: .choice(["logged", "goal-met", "period"]), standard: 1)
    case .echoHistory: .init(field: 10, kind: .flag(on: "shown", off: "hidden"), standard: 1)
    case .quoteAuthor: .init(field: 11, kind: .flag(on: "shown", off: "hidden"), standard: 1)
    case .exportNudge:
      // A year between two exports is long.
      .init(field: 13, kind: .count(0...365, zero: "never", example: 30), standard: 30) {
        .exportNudgeOutOfRange($0, max: 365)
      }
    case .praise: .init(field: 14, kind: .choice(["on", "quiet", "off"]), standard: 1)
    case .helpLine: .init(field: 15, kind: .words(bytes: WordLimits.helpLineBytes), standard: 0)
    }
  }

  /// Whether each device has its own; the two that nothing sets yet are of that kind.
  static func isOfDevice(_ field: UInt32) -> Bool {
    field == 9 || field == 12 || Self(field: field)?.declaration.isOfDevice == true
  }
}

/// Each setting by its value.
extension ChangeSetting {
  /// Minutes after midnight at which the person's days begin.
  public static func dayStart(minutes: Int) -> Self { Self(.dayStart, minutes) }
  /// By ISO number, 1 for Monday.
  public static func weekStart(_ number: Int) -> Self { Self(.weekStart, number) }
  /// Minutes after midnight at which Vibes sent from now on return.
  public static func deliveryTime(minutes: Int) -> Self { Self(.deliveryTime, minutes) }
  /// Echoes and reminders alike.
  public static func notifications(isOn: Bool) -> Self { Self(.notifications, isOn ? 1 : 0) }
  /// How many notifications this device can hold; 0 is unlimited.
  public static func notificationSlots(_ count: Int) -> Self { Self(.notificationSlots, count) }
  /// Which notifications hold the slots when there are too few.
  public static func slotRule(_ rule: SlotRule) -> Self { Self(.slotRule, Int(rule.rawValue)) }
  /// Whether Echoes that were opened are listed.
  public static func echoHistory(isShown: Bool) -> Self { Self(.echoHistory, isShown ? 1 : 0) }
  /// Whether a quote is shown with its author's name.
  public static func quoteAuthor(isShown: Bool) -> Self { Self(.quoteAuthor, isShown ? 1 : 0) }
  /// How streaks that ended are spoken of.
  public static func tone(_ tone: Tone) -> Self { Self(.tone, Int(tone.rawValue)) }
  /// Which streak is told first.
  public static func streakRule(_ rule: StreakRule) -> Self {
    Self(.streakRule, Int(rule.rawValue))
  }
  /// After how many days without one an export is suggested; 0 is never.
  public static func exportNudge(days: Int) -> Self { Self(.exportNudge, days) }
  /// What answers words that the person keeps.
  public static func praise(_ mode: PraiseMode) -> Self { Self(.praise, Int(mode.rawValue)) }
  /// Whom a person in danger can turn to, in their own words; empty for nobody.
  public static func helpLine(_ words: String) -> Self {
    Self(.helpLine, words.isBlank ? 0 : 1, words: words)
  }
}

/// Each setting as it is read.
extension SettingsInForce {
  package var dayStart: DayStart { DayStart(minutes: self[.dayStart]) ?? .standard }
  /// When the person's day begins, in minutes after midnight.
  public var dayStartMinute: Int { self[.dayStart] }
  package var weekStart: Weekday { Weekday(rawValue: self[.weekStart]) ?? .monday }
  /// On which day weeks begin, by ISO number: 1 is Monday.
  public var weekStartISO: Int { self[.weekStart] }
  /// When Vibes sent from now on return, in minutes after midnight.
  public var deliveryMinute: Int { self[.deliveryTime] }
  /// Echoes and reminders alike.
  public var notificationsAreOn: Bool { self[.notifications] != 0 }
  /// Which notifications hold the slots when there are too few.
  public var slotRule: SlotRule { choice(.slotRule) ?? .nearestFirst }
  /// Whether Echoes that were opened are listed; their data is kept either way (S0 App. D 5).
  public var showsEchoHistory: Bool { self[.echoHistory] != 0 }
  /// Whether a quote is shown with its author's name (S0 App. D 4).
  public var showsQuoteAuthor: Bool { self[.quoteAuthor] != 0 }
  /// How streaks that ended are spoken of.
  public var tone: Tone { choice(.tone) ?? .gentle }
  /// Days after the last export at which another is suggested; 0 is never.
  public var exportNudgeDays: Int { self[.exportNudge] }
  /// What answers words that the person keeps.
  public var praise: PraiseMode { choice(.praise) ?? .on }

  /// The streak that is told first.
  package var streakRule: StreakDefinition {
    switch StreakRule(rawValue: Int32(self[.streakRule])) {
    case .goalMet: .goalMet
    case .period: .period
    case .loggedNonZero, .unspecified, nil: .loggedNonZero
    }
  }

  private func choice<Value: RawRepresentable<Int32>>(_ name: SettingName) -> Value? {
    Value(rawValue: Int32(self[name]))
  }
}
