/// What a policy allows or keeps out.
///
///     let policy = try await diary.read { $0.settings.policy }
///     let allowed = PolicyRule.allCases.filter { policy.section(against: $0) == nil }
///     show(allowed.map(\.rawValue))
///
/// A policy keeps new things out of a product that does not have them. Whatever is there already
/// can be opened, put right, put away and taken back under every policy, so that choosing one
/// never locks anybody out of what they wrote. A setting that is kept out holds as if it had never
/// been changed, and is what it was under the next policy.
public enum PolicyRule: String, CaseIterable, Sendable {
  /// New Vibes.
  case echoes
  case moments
  /// New logs, goals and targets.
  case activities
  case memories
  case attachments
  /// Reminders of goals.
  case reminders
  /// Turning notifications on.
  case notifications
  case importing, exporting, syncing
  /// Praise that is asked for over the network.
  case enhancedPraise
  /// A person's own words about a whole day.
  case summaries
  case purchases
  case severalVibesPerSession
  /// Echoes at another time than 09:00.
  case deliveryTime
  /// How streaks are worded.
  case toneSelection
}

extension Policy {
  /// As a person writes it.
  package var label: String { "\(self == .unspecified ? .all : self)" }

  /// - Throws: `unknownPolicy`, with the nearest one there is.
  package init(named word: String) throws(Rejection) {
    try self.init(labelled: word, or: Rejection.unknownPolicy)
  }

  /// The section of the specification by which this policy keeps out what the rule names; nil
  /// where it is allowed. S0 to S4 are the specifications of REQUIREMENTS; where one does not
  /// mention a product at all, its section on scope stands.
  public func section(against rule: PolicyRule) -> String? {
    switch self {
    case .all, .unspecified: nil
    case .echo: Self.echoSection(against: rule)
    case .moments: Self.momentsSection(against: rule)
    case .health: Self.healthSection(against: rule)
    case .emma: Self.emmaSection(against: rule)
    }
  }

  private static func echoSection(against rule: PolicyRule) -> String? {
    switch rule {
    case .echoes, .notifications, .toneSelection: nil
    case .moments, .activities, .reminders, .summaries: "S0 1.4"
    // "Prevent long-form journaling (out of scope)."
    case .memories: "S0 5.5 BR-004"
    case .attachments, .importing, .exporting: "S0 1.4"
    case .syncing: "S0 5.5 BR-006"
    case .enhancedPraise: "S0 5.5 BR-009"
    case .purchases: "S0 5.5 BR-007"
    case .severalVibesPerSession: "S0 5.5 BR-001"
    case .deliveryTime: "S0 5.5 BR-003"
    }
  }

  private static func momentsSection(against rule: PolicyRule) -> String? {
    switch rule {
    case .moments, .enhancedPraise, .summaries, .purchases, .importing, .exporting,
      .severalVibesPerSession, .deliveryTime:
      nil
    case .echoes, .activities, .memories, .attachments: "S2 8"
    case .reminders, .notifications, .syncing, .toneSelection: "S2 9"
    }
  }

  private static func healthSection(against rule: PolicyRule) -> String? {
    switch rule {
    case .activities, .reminders, .notifications, .syncing, .exporting, .severalVibesPerSession,
      .deliveryTime, .toneSelection:
      nil
    case .echoes, .moments, .summaries, .memories, .attachments, .enhancedPraise, .purchases:
      "S3 1.2"
    // "All activity data must be entered manually by the user."
    case .importing: "S3 4.1 C3"
    }
  }

  private static func emmaSection(against rule: PolicyRule) -> String? {
    switch rule {
    // Devices meet by hand, through a folder that the person carries; nothing runs by itself.
    case .memories, .attachments, .importing, .exporting, .syncing, .severalVibesPerSession,
      .deliveryTime, .toneSelection:
      nil
    case .echoes, .moments, .summaries, .activities, .purchases: "S4 Scope"
    case .reminders, .notifications: "S4 Out of Scope"
    case .enhancedPraise: "S4 Non-Goals"
    }
  }
}

extension Event.Body {
  /// The rule that recording this by a command falls under; nil where every policy allows it.
  package var policyRule: PolicyRule? {
    switch self {
    case .vibeSent: .echoes
    case .momentLogged: .moments
    // Without words it takes back what was said.
    case .daySummarySet(let set): set.summary.isEmpty ? nil : .summaries
    case .praiseEnhanced, .praiseEnhancementFailed: .enhancedPraise
    case .activityLogged, .goalSet, .goalTargetChanged, .goalReactivated, .daySkipped, .goalPaused,
      .goalResumed, .dayFrozen:
      .activities
    case .memoryCaptured: .memories
    case .attachmentAdded: .attachments
    case .reminderSet, .reminderChanged: .reminders
    case .importStarted: .importing
    case .vaultExported: .exporting
    case .entitlementChanged: .purchases
    case .settingChanged(let change): change.policyRule
    case .logStarted, .vaultCreated, .seen, .forgotten, .importUndone, .importFinished, .undone,
      .policySelected, .deviceRetired, .branchesAcknowledged, .echoRevealed, .echoReflected,
      .echoDismissed,
      .echoCancelled, .echoReopened, .quoteFavourited, .quoteUnfavourited, .momentRemoved,
      .activityCorrected, .activityRemoved, .goalDeactivated, .reminderRemoved, .badgeShown,
      .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged, .memoryLabelled,
      .memoryTimeChanged, .memoryUnlabelled, .memoryRemoved, .attachmentRemoved, .notificationShown,
      .permissionChanged, .promptAnswered, .consentGiven, .consentWithdrawn, .healthChecked,
      .keyRotated, .unknown:
      nil
    }
  }
}

extension ImportKind {
  /// The rule that the rows of an import fall under.
  package var policyRule: PolicyRule {
    switch self {
    case .moment: .moments
    case .log, .goal: .activities
    case .memory: .memories
    case .unspecified: .importing
    }
  }
}

extension SettingChanged {
  fileprivate var policyRule: PolicyRule? {
    guard let setting, let declaration = SettingName(setting)?.declaration else { return nil }
    if case .notificationsEnabled(true) = setting { return .notifications }
    return setting.integers.value == declaration.standard ? nil : declaration.policyRule
  }
}
