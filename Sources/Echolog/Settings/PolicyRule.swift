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
  /// Activities beside the standard ones.
  case ownActivities
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
    Self.sections[self]?[rule]
  }

  /// What each policy keeps out; it allows the other rules.
  private static let sections: [Policy: [PolicyRule: String]] = [
    .echo: [
      .moments: "S0 1.4", .activities: "S0 1.4", .ownActivities: "S0 1.4", .reminders: "S0 1.4",
      .summaries: "S0 1.4",
      .attachments: "S0 1.4", .importing: "S0 1.4", .exporting: "S0 1.4",
      // "Prevent long-form journaling (out of scope)."
      .memories: "S0 5.5 BR-004",
      .syncing: "S0 5.5 BR-006", .enhancedPraise: "S0 5.5 BR-009", .purchases: "S0 5.5 BR-007",
      .severalVibesPerSession: "S0 5.5 BR-001", .deliveryTime: "S0 5.5 BR-003",
    ],
    .moments: [
      .echoes: "S2 8", .activities: "S2 8", .ownActivities: "S2 8", .memories: "S2 8",
      .attachments: "S2 8",
      .reminders: "S2 9", .notifications: "S2 9", .syncing: "S2 9", .toneSelection: "S2 9",
    ],
    .health: [
      .echoes: "S3 1.2", .moments: "S3 1.2", .summaries: "S3 1.2", .memories: "S3 1.2",
      .attachments: "S3 1.2", .enhancedPraise: "S3 1.2", .purchases: "S3 1.2",
      // "A type selected from a predefined list."
      .ownActivities: "S3 FR1.4.1",
      // "All activity data must be entered manually by the user."
      .importing: "S3 4.1 C3",
    ],
    // Not syncing: devices meet by hand, through a folder that the person carries; nothing runs by
    // itself.
    .emma: [
      .echoes: "S4 Scope", .moments: "S4 Scope", .summaries: "S4 Scope", .activities: "S4 Scope",
      .ownActivities: "S4 Scope",
      .purchases: "S4 Scope", .reminders: "S4 Out of Scope", .notifications: "S4 Out of Scope",
      .enhancedPraise: "S4 Non-Goals",
    ],
  ]
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
    case .activityAdded: .ownActivities
    case .memoryCaptured: .memories
    case .attachmentAdded: .attachments
    case .reminderSet, .reminderChanged: .reminders
    case .importStarted: .importing
    case .vaultExported: .exporting
    case .entitlementChanged: .purchases
    case .settingChanged(let change): change.policyRule
    case .logStarted, .vaultCreated, .seen, .forgotten, .importUndone, .importFinished, .undone,
      .policySelected, .deviceRetired, .branchesAcknowledged, .echoRevealed, .echoReflected,
      .echoDismissed, .echoCancelled, .echoReopened, .quoteFavourited, .quoteUnfavourited,
      .momentTextChanged, .momentTimeChanged, .momentRemoved, .activityCorrected,
      .activityNoteChanged, .activityRemoved, .activityRetired, .activityRenamed, .goalDeactivated,
      .reminderRemoved,
      .badgeShown,
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
