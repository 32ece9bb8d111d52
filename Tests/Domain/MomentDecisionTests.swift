import Echolog
import Platform
import Testing

/// Later praise, words about a day, and what a day is called.
@Suite struct MomentDecisionTests {
  private let kept = History().after(.momentLogged(MomentLogged(text: "walked")))
  private let failed = Event.Body.praiseEnhancementFailed(
    PraiseEnhancementFailed(reason: .offline))

  @Test func `A later praise is recorded with who gave it, also after a failure`() throws {
    for history in [kept, kept.after(failed)] {
      let draft = try EnhancePraise(of: Given.id, "That took courage.", from: "example.org")
        .decided(by: history)
      #expect(
        draft.body
          == .praiseEnhanced(PraiseEnhanced(praise: "That took courage.", source: "example.org")))
      #expect(draft.subject == Given.id)
    }
  }

  @Test func `A later praise has something to read and is not endless`() {
    #expect(throws: Rejection.praiseEmpty) {
      try EnhancePraise(of: Given.id, " \n").decided(by: kept)
    }
    let longest = String(repeating: "é", count: 1_000)
    #expect(throws: Never.self) {
      try EnhancePraise(of: Given.id, longest).decided(by: kept)
    }
    #expect(throws: Rejection.praiseTooLong(count: 1_001, max: 1_000)) {
      try EnhancePraise(of: Given.id, longest + "!").decided(by: kept)
    }
    #expect(throws: Rejection.textTooLarge(bytes: 49_153, max: 49_152)) {
      try EnhancePraise(of: Given.id, String(repeating: "x", count: 49_153)).decided(by: kept)
    }
  }

  @Test func `Who gave a praise is a word, such as a host`() {
    let longest = String(repeating: "x", count: 255)
    for source in ["", "example.org", "api.example.org:443", "kind-words_2", "::1", longest] {
      #expect(throws: Never.self, "\(source)") {
        try EnhancePraise(of: Given.id, "x", from: source).decided(by: kept)
      }
    }
    for source in [
      "my sister", " ", "Zoë", "a\nb", "[::1]", "e\u{301}", "\u{1B}[2J", longest + "x",
    ] {
      #expect(throws: Rejection.praiseSourceNotUsable(source)) {
        try EnhancePraise(of: Given.id, "x", from: source).decided(by: kept)
      }
    }
  }

  @Test func `Of two later praises the first counts, and a failure after it is nothing`() {
    let praised = kept.after(.praiseEnhanced(PraiseEnhanced(praise: "kind")))
    #expect(throws: Rejection.praiseAlreadyEnhanced) {
      try EnhancePraise(of: Given.id, "x").decided(by: praised)
    }
    #expect(throws: Rejection.praiseAlreadyEnhanced) {
      try NotePraiseFailure(of: Given.id, .offline).decided(by: praised)
    }
  }

  @Test func `A failure is noted once, with its reason`() throws {
    for reason in PraiseFailure.allCases {
      let draft = try NotePraiseFailure(of: Given.id, reason).decided(by: kept)
      #expect(
        draft.body == .praiseEnhancementFailed(PraiseEnhancementFailed(reason: reason)))
      #expect(draft.subject == Given.id)
    }
    #expect(throws: Rejection.praiseFailureNoted) {
      try NotePraiseFailure(of: Given.id, .timeout).decided(by: kept.after(failed))
    }
  }

  @Test func `What comes for a moment that is gone is not taken`() {
    let removed = kept.after(.momentRemoved(MomentRemoved()))
    let forgotten = History(forgotten: [Given.id])
      .after(.momentLogged(MomentLogged(text: "walked")))
    let rows: [(History, Rejection)] = [
      (removed, removed.alreadyRemoved(.moment, by: 8)), (forgotten, .forgotten(.moment)),
    ]
    for (history, rejection) in rows {
      #expect(throws: rejection) { try EnhancePraise(of: Given.id, "x").decided(by: history) }
      #expect(throws: rejection) {
        try NotePraiseFailure(of: Given.id, .refused).decided(by: history)
      }
    }
  }

  @Test func `Words about a day are of a day that has come`() throws {
    let today = Given.day("2025-11-18")
    let draft = try SummariseDay("A slow day.").decide(over: nil, in: Given.tuesday)
    #expect(
      draft.body
        == .daySummarySet(
          DaySummarySet(day: today.daysSinceEpoch, summary: "A slow day.")))
    #expect(draft.subject == nil && draft.eventTime.day == today)
    let past = try SummariseDay("Snow", day: today - 300).decide(
      over: "Rain", in: Given.tuesday)
    #expect(
      past.body
        == .daySummarySet(
          DaySummarySet(day: today.daysSinceEpoch - 300, summary: "Snow")))
    #expect(past.eventTime.day == today)
    #expect(throws: Rejection.happenedInFuture) {
      try SummariseDay("x", day: today + 1).decide(over: nil, in: Given.tuesday)
    }
    #expect(throws: Rejection.timeOutOfRange) {
      try SummariseDay("x", day: today - 800_000).decide(over: nil, in: Given.tuesday)
    }
  }

  @Test func `Words that a day has already are not recorded twice`() throws {
    #expect(throws: Rejection.summaryUnchanged) {
      try SummariseDay("Rain").decide(over: "Rain", in: Given.tuesday)
    }
    #expect(throws: Never.self) {
      try SummariseDay("Rain.").decide(over: "Rain", in: Given.tuesday)
    }
    // Words that can not be read are taken back all the same.
    #expect(throws: Never.self) { try SummariseDay("").decide(over: "", in: Given.tuesday) }
  }

  @Test func `Blank words take back those before, where there were any`() throws {
    let draft = try SummariseDay(" \n").decide(over: "Rain", in: Given.tuesday)
    #expect(draft.body == .daySummarySet(DaySummarySet(day: 20_410, summary: "")))
    #expect(throws: Rejection.summaryEmpty) {
      try SummariseDay(" ").decide(over: nil, in: Given.tuesday)
    }
  }

  @Test func `Words about a day are as long as a moment, and no longer`() {
    let longest = String(repeating: "한", count: 10_000)
    #expect(throws: Never.self) {
      try SummariseDay(longest).decide(over: nil, in: Given.tuesday)
    }
    #expect(throws: Rejection.summaryTooLong(count: 10_001, max: 10_000)) {
      try SummariseDay(longest + "x").decide(over: nil, in: Given.tuesday)
    }
    #expect(throws: Rejection.textTooLarge(bytes: 50_000, max: 49_152)) {
      try SummariseDay(String(repeating: "x", count: 50_000)).decide(
        over: nil, in: Given.tuesday)
    }
  }

  @Test func `A policy without moments keeps words about a day out, and most keep praise out`() {
    let summary = Event.Body.daySummarySet(DaySummarySet(summary: "slow"))
    let praise = Event.Body.praiseEnhanced(PraiseEnhanced())
    #expect(summary.policyRule == .summaries && praise.policyRule == .enhancedPraise)
    for policy in [Policy.echo, .health, .emma] {
      #expect(policy.section(against: .summaries) != nil)
      #expect(policy.section(against: .enhancedPraise) != nil)
    }
    for policy in [Policy.all, .moments] {
      #expect(policy.section(against: .enhancedPraise) == nil)
    }
  }

  @Test func `A day is called after how many moments it has and how far apart they are`() {
    let rows: [(Int, Int64, DayMood?)] = [
      (-1, 0, nil), (0, 0, nil), (1, 0, .quiet), (1, 900, .quiet), (2, 0, .calm),
      (3, 900, .calm), (4, 0, .lively), (4, 359, .lively), (4, 360, .steady), (7, 0, .lively),
      (7, .max, .steady), (8, 0, .full), (.max, .max, .full),
    ]
    for (count, spread, mood) in rows {
      #expect(DayMood(momentCount: count, spreadMinutes: spread) == mood, "\(count), \(spread)")
    }
  }
}
