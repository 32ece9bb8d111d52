import Platform

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

  /// - Throws: `unknownSetting`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    if let name = Self(rawValue: word.lowercased()) {
      self = name
      return
    }
    let nearest = Nearest.suggestion(for: word, among: Self.allCases.map(\.rawValue))
    throw .unknownSetting(word, nearest: nearest.flatMap(Self.init(rawValue:)))
  }

  /// The words that it can be; one of them is an example where others can be written too.
  package var values: [String] {
    switch self {
    case .dayStart: ["04:00"]
    case .weekStart: Weekday.allCases.map(\.label)
    case .deliveryTime: ["09:00"]
    case .notifications: ["on", "off"]
    case .notificationSlots: ["64", "unlimited"]
    case .slotRule: SlotRule.registry.map(\.label)
    case .echoHistory, .quoteAuthor: ["shown", "hidden"]
    case .tone: Tone.registry.map(\.label)
    case .streakRule: StreakRule.registry.map(\.label)
    case .exportNudge: ["30", "never"]
    case .praise: PraiseMode.registry.map(\.label)
    case .helpLine: ["none"]
    }
  }
}

extension SettingName {
  /// The setting that an event changes; nil for one that has no name yet.
  package init?(_ setting: SettingChanged.Setting?) {
    switch setting {
    case .dayStartMinutes: self = .dayStart
    case .weekStart: self = .weekStart
    case .deliveryMinute: self = .deliveryTime
    case .notificationsEnabled: self = .notifications
    case .deviceNotificationSlots: self = .notificationSlots
    case .slotRule: self = .slotRule
    case .echoHistoryShown: self = .echoHistory
    case .quoteAuthorShown: self = .quoteAuthor
    case .tone: self = .tone
    case .streakRule: self = .streakRule
    case .exportNudgeDays: self = .exportNudge
    case .praise: self = .praise
    case .hasHelpLine: self = .helpLine
    case .deviceSessionTimeoutMinutes, .deviceBackupExcluded, nil: return nil
    }
  }
}

extension SlotRule {
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which a person chooses it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .nearestFirst: "nearest-first"
    case .cancelEarliest: "cancel-earliest"
    }
  }
}

extension Tone {
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which a person chooses it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .gentle: "gentle"
    case .plain: "plain"
    }
  }
}

extension PraiseMode {
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which a person chooses it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .on: "on"
    case .quiet: "quiet"
    case .off: "off"
    }
  }
}

extension StreakRule {
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which a person chooses it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .loggedNonZero: "logged"
    case .goalMet: "goal-met"
    case .period: "period"
    }
  }
}

extension ChangeSetting {
  /// Reads what a setting is to be, as `delivery-time` and `08:30`.
  ///
  /// - Throws: `settingNotUnderstood`, and `slotsOutOfRange` for no slot at all; what else is
  ///   understood and not possible, `decide` refuses.
  package init(_ name: SettingName, to words: String) throws(Rejection) {
    let word = words.lowercased()
    func understood<Value>(_ value: Value?) throws(Rejection) -> Value {
      guard let value else { throw .settingNotUnderstood(words, name) }
      return value
    }
    switch name {
    case .dayStart: self = .dayStart(minutes: try understood(ClockTime.minute(word)))
    case .deliveryTime: self = .deliveryTime(minutes: try understood(ClockTime.minute(word)))
    case .weekStart:
      let day = Weekday.allCases.first { $0.label == word || String($0.label.prefix(3)) == word }
      self = .weekStart(try understood(day).rawValue)
    case .notifications:
      self = .notifications(isOn: try understood(["on": true, "off": false][word]))
    case .notificationSlots:
      let count = try understood(word == "unlimited" ? 0 : Int(word))
      // No bound is kept as 0, which a person who types it means the other way round.
      guard count != 0 || word == "unlimited" else {
        throw .slotsOutOfRange(0, max: ChangeSetting.mostSlots)
      }
      self = .notificationSlots(count)
    case .slotRule:
      self = .slotRule(try understood(SlotRule.registry.first { $0.label == word }))
    case .echoHistory: self = .echoHistory(isShown: try understood(Self.isShown[word]))
    case .quoteAuthor: self = .quoteAuthor(isShown: try understood(Self.isShown[word]))
    case .tone: self = .tone(try understood(Tone.registry.first { $0.label == word }))
    case .streakRule:
      self = .streakRule(try understood(StreakRule.registry.first { $0.label == word }))
    case .exportNudge:
      self = .exportNudge(days: try understood(word == "never" ? 0 : Int(word)))
    case .praise:
      self = .praise(try understood(PraiseMode.registry.first { $0.label == word }))
    case .helpLine:
      self = .helpLine(try understood(words.isBlank ? nil : word == "none" ? "" : words))
    }
  }

  private static let isShown = ["shown": true, "hidden": false]
}
