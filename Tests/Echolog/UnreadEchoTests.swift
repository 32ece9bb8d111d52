import Echolog
import Platform
import Testing

/// An Echo whose words damage took is in no other one's way, wherever the damage is.
@Suite struct UnreadEchoTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func vibe(_ text: String) -> SendVibe {
    SendVibe(text, emotion: .hope, returningAfter: .day)
  }

  /// A device with an Echo that can not be read, and one behind it that can, two days later.
  private func hurt(
    isSealed: Bool, hasSnapshot: Bool
  ) async throws -> (diary: Diary, lost: EventName, sound: EventName) {
    let diary = try await bench.create("laptop", clock)
    if hasSnapshot {
      let context = try await diary.importContext()
      let pending = try (0..<2_100).map { index in
        try LogMoment("moment \(index)").decide(in: context)
      }
      try await diary.take(pending, from: "old.csv")
    }
    let lost = try await diary.commit(vibe("First.")).name
    if isSealed { _ = try await diary.sync(bench.shared) }
    await diary.saveSnapshotIfWorthwhile()
    try bench.hurtLastFrame("laptop")
    let sound = try await bench.open("laptop", clock).commit(vibe("Second.")).name
    clock.advance(byMinutes: 2 * 1440)
    return (try bench.open("laptop", clock), lost, sound)
  }

  @Test func `Where a snapshot knows of it, the next one is opened, and it can be put away`()
    async throws
  {
    let (diary, lost, sound) = try await hurt(isSealed: true, hasSnapshot: true)
    let before = await diary.historyHash()
    for _ in 0..<2 {
      await #expect(throws: DiaryError.unreadable([lost])) {
        try await diary.commit(RevealEcho(lost)).answer
      }
      await #expect(throws: DiaryError.unreadable([lost])) {
        try await diary.commit(ReflectOnEcho(lost, note: "Still."))
      }
    }
    #expect(await diary.historyHash() == before, "nothing is recorded of it")
    let opened = try await diary.commit(RevealEcho()).answer
    #expect(opened.id == sound && opened.text == "Second." && opened.passedOver == [lost])
    await #expect(throws: DiaryError.unreadable([lost])) {
      try await diary.commit(RevealEcho()).answer
    }
    let cancelled = try await diary.commit(CancelEcho(lost))
    await #expect(throws: DiaryError.rejected(.notFound(.echo, ""))) {
      try await diary.commit(RevealEcho()).answer
    }
    _ = try await diary.commit(Undo(cancelled.name))
    _ = try await diary.commit(DismissEcho(lost))
    await #expect(throws: DiaryError.rejected(.notFound(.echo, ""))) {
      try await diary.commit(RevealEcho()).answer
    }
    let view = try await diary.view()
    #expect(view.history.echo(lost, at: view.viewpoint)?.state == .dismissed)
    #expect(view.history.badgeCount(at: view.viewpoint) == 0)
    let counts = view.history.statistics(at: view.viewpoint)
    #expect(counts.echoesRevealed == 1 && counts.echoesDismissed == 1, "it was never opened")
    #expect(view.history.echoUse.medianSeconds == nil, "nor did anybody stay with it")
    // Another device has the words; what was put away can be opened still.
    _ = try await diary.sync(bench.shared)
    #expect(try await diary.commit(RevealEcho(lost)).answer.text == "First.")
  }

  @Test func `Where nothing knows of it any more, the next one is opened`() async throws {
    for isSealed in [false, true] {
      let test = UnreadEchoTests()
      let (diary, lost, sound) = try await test.hurt(isSealed: isSealed, hasSnapshot: false)
      let opened = try await diary.commit(RevealEcho()).answer
      #expect(opened.id == sound && opened.passedOver.isEmpty, "sealed: \(isSealed)")
      #expect(try await diary.isMissing(lost), "sealed: \(isSealed)")
    }
  }

  @Test func `The face of the library goes past it too, and names it`() async throws {
    let (diary, lost, sound) = try await hurt(isSealed: true, hasSnapshot: true)
    let id = lost
    #expect(try await diary.waitingEchoes().map(\.preview) == ["", "Second."])
    let opened = try await diary.perform(RevealEcho()).answer
    #expect(opened.id == sound && opened.passedOver == [id])
    await #expect(throws: DiaryFailure.unreadable([id])) {
      try await diary.perform(RevealEcho()).answer
    }
    await #expect(throws: DiaryFailure.unreadable([id])) {
      try await diary.perform(RevealEcho(id)).answer
    }
    await #expect(throws: DiaryFailure.unreadable([id])) {
      try await diary.perform(ReflectOnEcho(id, note: "Still.")).answer
    }
    try await diary.ensure(DismissEcho(id))
    #expect(
      try await refusal { try await diary.perform(RevealEcho()) }
        == "echoNotFound")
  }

  @Test func `What came with an opened one may be gone, and its words are shown`() async throws {
    let diary = try await bench.create("laptop", clock)
    let context = try await diary.importContext()
    let pending = try (0..<2_100).map { index in
      try LogMoment("moment \(index)").decide(in: context)
    }
    let sent = try await diary.commit(vibe("First.")).name
    try await diary.take(pending, from: "old.csv")
    clock.advance(byMinutes: 2 * 1440)
    _ = try await diary.commit(RevealEcho())
    _ = try await diary.commit(ReflectOnEcho(sent, note: "So it was."))
    _ = try await diary.sync(bench.shared)
    await diary.saveSnapshotIfWorthwhile()
    try bench.hurtLastFrame("laptop")
    let hurt = try bench.open("laptop", clock)
    let again = try await hurt.commit(RevealEcho(sent)).answer
    #expect(again.text == "First." && again.isRepeated)
    #expect(again.recommendation == nil && again.quote == nil && again.answers.isEmpty)
  }
}
