import Echolog
import Platform
import Testing

/// Moments as an app lives with them, on one device and between two.
@Suite struct MomentLifeTests {
  private let clock = TestClock(Workbench.noon2025)

  @Test func `An app brings a later praise, or reports that none came`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let first = try await laptop.perform(LogMoment("walked")).answer
    clock.advance(byMinutes: 10)
    let second = try await laptop.perform(LogMoment("sang")).answer
    try await laptop.ensure(NotePraiseFailure(of: second.id, .offline))
    try await laptop.ensure(NotePraiseFailure(of: second.id, .timeout))
    try await laptop.perform(EnhancePraise(of: first.id, "That took courage.", from: "example.org"))
    await #expect(throws: DiaryFailure.refused(.praiseAlreadyEnhanced)) {
      try await laptop.perform(EnhancePraise(of: first.id, "Another"))
    }
    await #expect(throws: DiaryFailure.refused(.praiseEmpty)) {
      try await laptop.perform(EnhancePraise(of: second.id, " "))
    }
    clock.advance(byMinutes: 1440)
    let days = try await bench.open("laptop", clock).momentDays()
    #expect(days.count == 1 && days[0].daysAgo == 1)
    let shown = days[0].moments
    #expect(shown.map(\.text) == ["sang", "walked"])
    #expect(shown.map(\.praise) == [second.praise, "That took courage."])
    #expect(shown.map(\.isPraiseLater) == [false, true])
    #expect(shown.map(\.missesLaterPraise) == [true, false])
    try await laptop.perform(EnhancePraise(of: second.id, "Better late."))
    let later = try await laptop.momentDays(limit: 1)[0].moments
    #expect(later.count == 1 && later[0].praise == "Better late." && !later[0].missesLaterPraise)
  }

  @Test func `Praise for a moment that is gone, or never was, is refused`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let kept = try await laptop.perform(LogMoment("walked")).answer
    _ = try await laptop.commit(Undo(kept.id))
    #expect(
      try await refusal { try await laptop.perform(EnhancePraise(of: kept.id, "Lovely")) }
        == "momentAlreadyRemoved")
    let memory = try await laptop.perform(CaptureMemory("snow")).answer.id
    #expect(
      try await refusal { try await laptop.perform(EnhancePraise(of: memory, "Lovely")) }
        == "momentNotFound")
    #expect(
      try await refusal { try await laptop.ensure(NotePraiseFailure(of: memory, .refused)) }
        == "momentNotFound")
  }

  @Test func `Of two devices that bring praise at once both show the first`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let kept = try await laptop.perform(LogMoment("walked")).answer
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    clock.advance(byMinutes: 1)
    try await phone.perform(EnhancePraise(of: kept.id, "From the phone"))
    clock.advance(byMinutes: 1)
    try await laptop.perform(EnhancePraise(of: kept.id, "From the laptop"))
    for device in [laptop, phone, laptop] { _ = try await device.sync(bench.shared) }
    for device in [laptop, phone] {
      #expect(try await device.momentDays()[0].moments[0].praise == "From the phone")
    }
    #expect(try await laptop.stateHash() == phone.stateHash())
    _ = try await laptop.replayFromZero()
    #expect(try await laptop.stateHash() == phone.stateHash())
  }

  @Test func `A day is described in the person's own words until they take them back`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    func said() async throws -> String? {
      let view = try await laptop.view()
      let today = view.viewpoint.today
      let summary = view.history.journey(in: today...today).first?.summary
      return try await laptop.words(summary)
    }
    try await laptop.ensure(SummariseDay("slow"))
    #expect(try await said() == "slow")
    try await laptop.ensure(SummariseDay("quick"))
    #expect(try await said() == "quick")
    _ = try await laptop.perform(Undo())
    #expect(try await said() == "slow")
    let today = try await laptop.view().viewpoint.today
    try await laptop.ensure(SummariseDay("long ago", day: today - 3))
    #expect(try await said() == "slow")
    try await laptop.ensure(SummariseDay(""))
    #expect(try await said() == nil)
    let refusals: [(Int, String, Rejection)] = [
      (0, " ", .summaryEmpty), (-1, "x", .happenedInFuture), (.min, "x", .happenedInFuture),
      (.max, "x", .timeOutOfRange),
      (
        0, String(repeating: "x", count: 10_001),
        .summaryTooLong(count: 10_001, max: 10_000)
      ),
    ]
    for (daysAgo, words, rule) in refusals {
      await #expect(throws: DiaryFailure.refused(rule)) {
        try await laptop.ensure(SummariseDay(words, day: today - daysAgo))
      }
    }
  }

  @Test func `The phrase of a day is the same all day and another one the next`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let phrase = try await laptop.phraseOfToday()
    clock.advance(byMinutes: 60)
    #expect(try await laptop.phraseOfToday() == phrase)
    clock.advance(byMinutes: 1440)
    #expect(try await laptop.phraseOfToday() != phrase)
  }
}
