import Echolog
import Platform
import Testing

/// Agreements, the plan, and when an export is suggested.
@Suite struct CareDecisionTests {
  private let today = Given.day("2025-11-18")

  private func context(_ policy: Policy = .all, plan: PaidPlan = PaidPlan()) -> Now {
    Now(
      at: Given.tuesday.instant, utcOffset: Given.tuesday.utcOffset, policy: policy, plan: plan)
  }

  @Test func `A document is agreed to once a version, and taken back once`() throws {
    for document in ConsentDocument.registry {
      let give = GiveConsent(to: document, version: "2")
      let given = Event.Body.consentGiven(ConsentGiven(document: document, version: "2"))
      let first = Event.Body.consentGiven(ConsentGiven(document: document, version: "1"))
      let withdrawn = Event.Body.consentWithdrawn(ConsentWithdrawn(document: document))
      for before in [[], [first], [given, withdrawn]] {
        #expect(try give.decided(after: before, in: context()).body == given)
      }
      #expect(throws: Rejection.consentAlreadyGiven(document)) {
        try give.decided(after: [given], in: context())
      }
      let withdraw = WithdrawConsent(to: document)
      #expect(try withdraw.decided(after: [given], in: context()).body == withdrawn)
      for before in [[], [given, withdrawn]] {
        #expect(throws: Rejection.consentNotGiven(document)) {
          try withdraw.decided(after: before, in: context())
        }
      }
      let agreed = Consent(document, isGiven: true, version: "2", changedOn: today)
      #expect(throws: Never.self) { try agreed.require("2") }
      for missing in [Consent(document), Consent(document, isGiven: true, version: "1")] {
        #expect(throws: Rejection.consentMissing(document)) { try missing.require("2") }
      }
      #expect(try ConsentDocument(named: document.label.uppercased()) == document)
    }
    #expect(throws: Rejection.unknownDocument("privac", nearest: .privacyPolicy)) {
      try ConsentDocument(named: "privac")
    }
    #expect(throws: Rejection.unknownDocument("", nearest: nil)) { try ConsentDocument(named: "") }
  }

  @Test func `A trial lasts seven days, and a term that is over has lapsed`() throws {
    let trial = try NotePlan(.trial).decided(in: context())
    #expect(
      trial.body
        == .entitlementChanged(
          EntitlementChanged(
            entitlement: .trial, lastDay: (today + 6).daysSinceEpoch, source: .purchase)))
    let plan = PaidPlan(.trial, until: today + 6, source: .purchase)
    #expect(plan.inForce(on: today + 6) == .trial && plan.coversAll(on: today + 6))
    #expect(plan.inForce(on: today + 7) == .lapsed && !plan.coversAll(on: today + 7))
    #expect(PaidPlan(.active).coversAll(on: today + 9999), "without end")
    #expect(PaidPlan().coversAll(on: today), "nobody said anything")
    #expect(!PaidPlan(.free).coversAll(on: today) && !PaidPlan(.lapsed).coversAll(on: today))
    let active = try NotePlan(.active, until: today, source: .restore)
      .decided(after: [trial.body], in: context())
    #expect(
      active.body
        == .entitlementChanged(
          EntitlementChanged(
            entitlement: .active, lastDay: today.daysSinceEpoch, source: .restore)))
  }

  @Test func `A plan with nothing new, or a term that can not be, is refused`() {
    let rows: [(NotePlan, PaidPlan, Rejection)] = [
      (NotePlan(.free, until: today), PaidPlan(), .planWithoutTerm(.free)),
      (NotePlan(.lapsed, until: today), PaidPlan(), .planWithoutTerm(.lapsed)),
      (NotePlan(.active, until: today - 1), PaidPlan(), .planEndsInPast(today - 1)),
      (NotePlan(.trial, until: today - 1), PaidPlan(), .planEndsInPast(today - 1)),
      (NotePlan(.free), PaidPlan(.free, source: .purchase), .planUnchanged(.free)),
      (
        NotePlan(.trial), PaidPlan(.trial, until: today + 6, source: .purchase),
        .planUnchanged(.trial)
      ),
    ]
    for (command, plan, rejection) in rows {
      let noted = EntitlementChanged(
        entitlement: plan.entitlement, lastDay: plan.lastDay?.daysSinceEpoch, source: plan.source)
      #expect(throws: rejection) {
        try command.decided(after: [.entitlementChanged(noted)], in: context())
      }
    }
  }

  @Test func `Only the policy of moments asks for a plan, and only for what S2 sells`() throws {
    let free = [
      try LogMoment("walked").decide(in: context()),
      try SummariseDay("slow").decide(over: nil, in: context()),
      try SummariseDay(" ").decide(over: "Rain", in: context()),
    ]
    func praise(_ policy: Policy, _ plan: PaidPlan, after others: Int) throws -> PendingEvent {
      var history = History().after(.momentLogged(MomentLogged(text: "walked")))
      for other in 0..<UInt64(others) {
        history = history.after(.momentLogged(MomentLogged(text: "walked")))
          .after(.praiseEnhanced(PraiseEnhanced(praise: "kind")), about: 8 + other * 2)
      }
      return try EnhancePraise(of: Given.id, "kind")
        .decided(by: history, in: context(policy, plan: plan))
    }
    let refusal = PolicyRefusal(policy: .moments, rule: .enhancedPraise, section: "S2 3.7")
    for plan in [PaidPlan(.free), PaidPlan(.lapsed), PaidPlan(.trial, until: today - 1)] {
      #expect(throws: Never.self) { try context(.moments, plan: plan).requireAllowed(free) }
      for others in 0..<3 {
        #expect(throws: Never.self) { try praise(.moments, plan, after: others) }
      }
      #expect(throws: Rejection.notInPlan(refusal)) { try praise(.moments, plan, after: 3) }
      #expect(throws: Never.self) { try praise(.all, plan, after: 3) }
      #expect(!Policy.moments.summarisesDays(on: plan, today))
      #expect(Policy.all.summarisesDays(on: plan, today))
    }
    for plan in [PaidPlan(), PaidPlan(.active), PaidPlan(.trial, until: today)] {
      #expect(throws: Never.self) { try praise(.moments, plan, after: 300) }
      #expect(Policy.moments.summarisesDays(on: plan, today))
    }
    let noted = try NotePlan(.active).decided(in: context())
    for (policy, section) in [
      (Policy.echo, "S0 5.5 BR-007"), (.health, "S3 1.2"), (.emma, "S4 Scope"),
    ] {
      let refusal = PolicyRefusal(policy: policy, rule: .purchases, section: section)
      #expect(throws: Rejection.refusedByPolicy(refusal)) {
        try context(policy).requireAllowed([noted])
      }
    }
  }

  @Test func `An export is suggested a month after the last one, and put off for another`() throws {
    func facts(_ last: CivilDay?, _ vault: CivilDay?, _ later: CivilDay? = nil, _ days: Int = 30)
      -> ExportState
    {
      ExportState(lastDay: last, vaultDay: vault, postponedOn: later, nudgeDays: days)
    }
    let rows: [(ExportState, CivilDay?)] = [
      (facts(nil, nil), nil), (facts(nil, today), today + 30),
      (facts(today - 5, today - 99), today + 25),
      (facts(today - 40, today - 99, today - 2), today + 28),
      (facts(today - 2, nil, today - 40), today + 28), (facts(today, today, nil, 0), nil),
      (facts(nil, CivilDay(daysSinceEpoch: .max)), CivilDay(daysSinceEpoch: .max)),
    ]
    for (exports, day) in rows { #expect(exports.suggestedFrom == day) }
    let due = facts(nil, today - 30)
    #expect(due.isSuggested(on: today) && !due.isSuggested(on: today - 1))
    func vault(on date: String) -> History {
      History().after(.vaultCreated(VaultCreated()), on: date)
    }
    #expect(
      try PostponeExport().decided(by: vault(on: "2025-10-19")).body
        == .promptAnswered(PromptAnswered(prompt: .exportNudge, accepted: false)))
    #expect(throws: Rejection.exportNotSuggested(until: today + 1)) {
      try PostponeExport().decided(by: vault(on: "2025-10-20"))
    }
    #expect(throws: Rejection.exportNotSuggested(until: nil)) {
      let never = Event.Body.settingChanged(SettingChanged(setting: .exportNudgeDays(0)))
      return try PostponeExport().decided(by: vault(on: "2025-11-18").after(never))
    }
    #expect(
      try NoteExport(.events).decided(in: context()).body
        == .vaultExported(VaultExported(kind: .events)))
    for days in [-1, 366] {
      #expect(throws: Rejection.exportNudgeOutOfRange(days, max: 365)) {
        try ChangeSetting.exportNudge(days: days).decide(in: context())
      }
    }
  }

  @Test func `Each place where histories part is acknowledged by an event of its own`() throws {
    let logs = (1...3).map { LogID(high: 0, low: $0) }
    let forks = [(logs[0], 4), (logs[1], 9)].map { log, number in
      (EventName(log: log, number: number), Array(logs.dropFirst()))
    }
    let bodies = AcknowledgeBranches(forks).decide(in: context()).map(\.body)
    let branches = logs.dropFirst().map { KnownBranch(log: $0.bytes) }
    #expect(
      bodies == [
        .branchesAcknowledged(
          BranchesAcknowledged(log: logs[0].bytes, number: 4, branches: branches)),
        .branchesAcknowledged(
          BranchesAcknowledged(log: logs[1].bytes, number: 9, branches: branches)),
      ])
  }
}
