import Echolog
import Platform
import Testing

/// What is shown of the vault as a whole.
@Suite struct CareModelTests {
  private let day = Story.tuesday

  @Test func `The last answer to each document counts, whichever device records it`() throws {
    var story = Story()
    #expect(story.history.consent(to: .privacyPolicy) == Consent(.privacyPolicy))
    for (document, version, log) in [
      (ConsentDocument.diagnostics, "1", Story.laptop), (.privacyPolicy, "1", Story.phone),
      (.terms, "7", Story.laptop), (.privacyPolicy, "2", Story.laptop),
    ] {
      try story.tell(
        .consentGiven(ConsentGiven(document: document, version: version)), from: log)
    }
    try story.tell(
      .consentWithdrawn(ConsentWithdrawn(document: .diagnostics)), on: day + 1, from: Story.phone)
    try story.tell(.consentWithdrawn(ConsentWithdrawn(document: .unspecified)))
    let history = story.history
    #expect(
      history.consent(to: .privacyPolicy)
        == Consent(.privacyPolicy, isGiven: true, version: "2", changedOn: day))
    #expect(history.consent(to: .terms).version == "7")
    #expect(
      history.consent(to: .diagnostics)
        == Consent(.diagnostics, isGiven: false, version: "1", changedOn: day + 1))
  }

  @Test func `The last plan, export and answer count`() throws {
    var story = Story()
    #expect(story.history.plan == PaidPlan())
    #expect(story.history.exports == ExportState(nudgeDays: 30))
    try story.tell(.vaultCreated(VaultCreated()), on: day - 40)
    try story.tell(.vaultCreated(VaultCreated()), on: day)
    #expect(story.history.exports.suggestedFrom == day - 10)
    try story.tell(
      .promptAnswered(PromptAnswered(prompt: .exportNudge, accepted: false)), on: day - 9)
    try story.tell(.promptAnswered(PromptAnswered(prompt: .exportNudge, accepted: true)))
    try story.tell(.promptAnswered(PromptAnswered(prompt: .welcome, accepted: false)))
    #expect(story.history.exports.suggestedFrom == day + 21)
    try story.tell(.vaultExported(VaultExported(kind: .events)), on: day + 1)
    #expect(story.history.exports.suggestedFrom == day + 31)
    try story.tell(.settingChanged(SettingChanged(setting: .exportNudgeDays(.max))))
    #expect(story.history.exports.suggestedFrom == CivilDay(daysSinceEpoch: .max))
    for (entitlement, last) in [(Entitlement.active, Int32?.none), (.trial, 20_500)] {
      try story.tell(
        .entitlementChanged(
          EntitlementChanged(entitlement: entitlement, lastDay: last, source: .grant)))
    }
    #expect(
      story.history.plan
        == PaidPlan(.trial, until: CivilDay(daysSinceEpoch: 20_500), source: .grant))
  }

  @Test func `All of it is part of the state and outlives a snapshot`() throws {
    var story = Story()
    var states: Set = [story.history.canonical(story.words)]
    let bodies: [Event.Body] = [
      .vaultCreated(VaultCreated()),
      .consentGiven(ConsentGiven(document: .terms, version: "süß")),
      .consentGiven(ConsentGiven(document: .privacyPolicy, version: "1")),
      .consentWithdrawn(ConsentWithdrawn(document: .terms)),
      .entitlementChanged(EntitlementChanged(entitlement: .trial, lastDay: .min)),
      .vaultExported(VaultExported(kind: .archive)),
      .promptAnswered(PromptAnswered(prompt: .exportNudge, accepted: false)),
      .settingChanged(SettingChanged(setting: .exportNudgeDays(7))),
    ]
    for body in bodies {
      try story.tell(body)
      states.insert(story.history.canonical(story.words))
      let loaded = try History(snapshot: story.history.snapshot(), forgotten: [])
      #expect(loaded.canonical(story.words) == story.history.canonical(story.words))
      #expect(loaded.plan == story.history.plan && loaded.exports == story.history.exports)
      for document in ConsentDocument.registry {
        #expect(loaded.consent(to: document) == story.history.consent(to: document))
      }
    }
    #expect(states.count == bodies.count + 1)
  }
}
