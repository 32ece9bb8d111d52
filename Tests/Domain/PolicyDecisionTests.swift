import Echolog
import Platform
import Testing

@Suite struct PolicyDecisionTests {
  private func context(_ policy: Policy, hasSentVibe: Bool = false) -> Now {
    Now(
      at: Given.tuesday.instant, utcOffset: Given.tuesday.utcOffset, policy: policy,
      hasSentVibe: hasSentVibe)
  }

  private func pending() throws -> [PolicyRule: PendingEvent] {
    let given = Given.tuesday
    return [
      .summaries: try SummariseDay("slow").decide(over: nil, in: given),
      .echoes: try SendVibe("hi", emotion: .joy, returningAfter: .day).decide(in: given),
      .moments: try LogMoment("walked").decide(in: given),
      .activities: try LogActivity(activity: .steps, amount: 5).decide(in: given),
      .memories: try CaptureMemory(text: "lake").decide(in: given).draft,
      .importing: try StartImport(sourceName: "a.csv", kind: .log).decide(in: given),
    ]
  }

  @Test func `Everything is allowed until a policy is chosen`() throws {
    for policy in [Policy.all, .unspecified] {
      for rule in PolicyRule.allCases { #expect(policy.section(against: rule) == nil) }
    }
    for (_, draft) in try pending() {
      #expect(throws: Never.self) { try Given.tuesday.requireAllowed([draft]) }
    }
  }

  @Test func `A policy allows its own product and keeps out the others, by rule and section`()
    throws
  {
    let own: [Policy: Set<PolicyRule>] = [
      .echo: [.echoes], .moments: [.moments, .summaries, .importing], .health: [.activities],
      .emma: [.memories, .importing],
    ]
    for (policy, allowed) in own {
      for (rule, draft) in try pending() {
        guard let section = policy.section(against: rule) else {
          #expect(allowed.contains(rule), "\(policy) \(rule)")
          #expect(throws: Never.self) { try context(policy).requireAllowed([draft]) }
          continue
        }
        #expect(!allowed.contains(rule), "\(policy) \(rule)")
        let refusal = PolicyRefusal(policy: policy, rule: rule, section: section)
        #expect(throws: Rejection.refusedByPolicy(refusal)) {
          try context(policy).requireAllowed([draft])
        }
      }
    }
  }

  @Test func `The sections are those of the specifications`() {
    let rows: [(Policy, PolicyRule, String?)] = [
      (.echo, .importing, "S0 1.4"), (.echo, .exporting, "S0 1.4"),
      (.echo, .attachments, "S0 1.4"), (.echo, .syncing, "S0 5.5 BR-006"),
      (.echo, .deliveryTime, "S0 5.5 BR-003"), (.echo, .severalVibesPerSession, "S0 5.5 BR-001"),
      (.echo, .enhancedPraise, "S0 5.5 BR-009"), (.echo, .purchases, "S0 5.5 BR-007"),
      (.echo, .notifications, nil),
      (.moments, .notifications, "S2 9"), (.moments, .reminders, "S2 9"),
      (.moments, .syncing, "S2 9"), (.moments, .toneSelection, "S2 9"),
      (.moments, .purchases, nil), (.moments, .enhancedPraise, nil),
      (.moments, .summaries, nil), (.echo, .summaries, "S0 1.4"), (.health, .summaries, "S3 1.2"),
      (.emma, .summaries, "S4 Scope"),
      (.health, .ownActivities, "S3 FR1.4.1"), (.echo, .ownActivities, "S0 1.4"),
      (.health, .importing, "S3 4.1 C3"), (.health, .syncing, nil), (.health, .reminders, nil),
      (.emma, .reminders, "S4 Out of Scope"), (.emma, .importing, nil), (.emma, .exporting, nil),
      (.emma, .attachments, nil), (.emma, .syncing, nil),
    ]
    for (policy, rule, section) in rows {
      #expect(policy.section(against: rule) == section, "\(policy) \(rule)")
    }
  }

  @Test func `Each rule is asked about by a command, and each policy answers by name`() {
    let bodies: [Event.Body] = [
      .vibeSent(VibeSent()), .momentLogged(MomentLogged()), .activityLogged(ActivityLogged()),
      .activityAdded(ActivityAdded()), .memoryCaptured(MemoryCaptured()),
      .attachmentAdded(AttachmentAdded()),
      .reminderSet(ReminderSet()), .importStarted(ImportStarted()),
      .vaultExported(VaultExported()), .praiseEnhanced(PraiseEnhanced()),
      .daySummarySet(DaySummarySet(summary: "slow")), .entitlementChanged(EntitlementChanged()),
      .settingChanged(SettingChanged(setting: .notificationsEnabled(true))),
      .settingChanged(SettingChanged(setting: .deliveryMinute(600))),
      .settingChanged(SettingChanged(setting: .tone(.plain))),
    ]
    // A sync records nothing, and a session is known to the caller alone.
    let asked = bodies.compactMap(\.policyRule) + [.syncing, .severalVibesPerSession]
    #expect(Set(asked) == Set(PolicyRule.allCases))
    for policy in Policy.registry {
      for rule in PolicyRule.allCases {
        guard let section = policy.section(against: rule) else {
          #expect(throws: Never.self) { try context(policy).require(rule) }
          continue
        }
        #expect(section.hasPrefix("S"))
        let refusal = PolicyRefusal(policy: policy, rule: rule, section: section)
        #expect(throws: Rejection.refusedByPolicy(refusal)) { try context(policy).require(rule) }
      }
    }
  }

  @Test func `What is there already is opened, put right and taken back under every policy`() {
    let bodies: [Event.Body] = [
      .echoRevealed(EchoRevealed()), .echoReflected(EchoReflected()),
      .echoDismissed(EchoDismissed()), .echoCancelled(EchoCancelled()),
      .momentTextChanged(MomentTextChanged()), .momentTimeChanged(MomentTimeChanged()),
      .activityNoteChanged(ActivityNoteChanged()),
      .momentRemoved(MomentRemoved()), .activityCorrected(ActivityCorrected()),
      .activityRemoved(ActivityRemoved()), .goalDeactivated(GoalDeactivated()),
      .memoryTitleChanged(MemoryTitleChanged()), .memoryTimeChanged(MemoryTimeChanged()),
      .memoryRemoved(MemoryRemoved()),
      .daySummarySet(DaySummarySet()), .undone(Undone()), .importUndone(ImportUndone()),
      .forgotten(Forgotten()),
      .policySelected(PolicySelected()),
    ]
    for body in bodies { #expect(body.policyRule == nil, "\(body.typeName)") }
    let off = SettingChanged(setting: .notificationsEnabled(false))
    #expect(Event.Body.settingChanged(off).policyRule == nil)
    let on = SettingChanged(setting: .notificationsEnabled(true))
    #expect(Event.Body.settingChanged(on).policyRule == .notifications)
    let minute = SettingChanged(setting: .deliveryMinute(600))
    #expect(Event.Body.settingChanged(minute).policyRule == .deliveryTime)
    for standard: SettingChanged.Setting in [.deliveryMinute(540), .tone(.gentle)] {
      #expect(Event.Body.settingChanged(SettingChanged(setting: standard)).policyRule == nil)
    }
  }

  @Test func `Under echo a session takes one Vibe, elsewhere as many as wanted`() throws {
    let vibe = try #require(try pending()[.echoes])
    #expect(throws: Never.self) { try context(.echo).requireAllowed([vibe]) }
    let refusal = PolicyRefusal(
      policy: .echo, rule: .severalVibesPerSession, section: "S0 5.5 BR-001")
    #expect(throws: Rejection.refusedByPolicy(refusal)) {
      try context(.echo, hasSentVibe: true).requireAllowed([vibe])
    }
    #expect(throws: Never.self) { try context(.all, hasSentVibe: true).requireAllowed([vibe]) }
  }

  @Test func `A policy is chosen by name, once`() throws {
    let draft = try SelectPolicy(.emma).decided(in: context(.all))
    #expect(draft.body == .policySelected(PolicySelected(policy: .emma)))
    #expect(throws: Rejection.policyUnchanged(.emma)) {
      try SelectPolicy(.emma).decided(in: context(.emma))
    }
    for policy in Policy.registry { #expect(try Policy(named: policy.label) == policy) }
    #expect(throws: Rejection.unknownPolicy("heath", nearest: .health)) {
      try Policy(named: "heath")
    }
    #expect(throws: Rejection.unknownPolicy("xyzzy", nearest: nil)) { try Policy(named: "xyzzy") }
  }
}
