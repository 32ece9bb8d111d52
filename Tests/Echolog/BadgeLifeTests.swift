import Echolog
import Platform
import Testing

@Suite struct BadgeLifeTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private let steps = LogActivity(activity: .steps, amount: 9000)
  private let goal = SetGoal(.steps, target: 8000, per: .day)

  private func types(_ diary: Diary) async throws -> [String] {
    var types: [String] = []
    try await diary.beginScan()
    while true {
      let events = try await diary.nextOfScan()
      if events.isEmpty { return types }
      types += events.map(\.event.body.typeName)
    }
  }

  @Test func `A badge is shown after the log that earns it, once, and is an event of its own`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let set = try await diary.commit(goal)
    #expect(try await diary.commit(ShowBadges()).answer.isEmpty)
    _ = try await diary.commit(steps)
    let shown = try await diary.commit(ShowBadges()).answer
    #expect(shown.map(\.badge) == [.firstGoalMet] && shown.map(\.goal) == [set.name])
    #expect(try await diary.commit(ShowBadges()).answer.isEmpty)
    let again = try bench.open("laptop", clock)
    _ = try await again.commit(steps)
    #expect(try await again.commit(ShowBadges()).answer.isEmpty, "another process shows it no more")
    #expect(try await types(diary).count { $0 == "badgeShown" } == 1)
  }

  @Test func `Undo takes the log back and passes by the badge, which stays as it was then`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(goal)
    let log = try await diary.commit(steps)
    #expect(try await diary.commit(ShowBadges()).answer.count == 1)
    let undone = try await diary.commit(Undo())
    #expect(undone.answer.events.map(\.name) == [log.name])
    let view = try await diary.view()
    let badges = view.history.badges(today: view.viewpoint.today)
    #expect(badges.count == 1 && badges[0].earned == nil)
    let event = try #require(badges[0].shown?.event)
    await #expect(throws: DiaryError.rejected(.notUndoable(.seen))) {
      _ = try await diary.commit(Undo(event))
    }
    _ = try await diary.commit(Undo(undone.recorded[0].name))
    let put = try await diary.view()
    #expect(put.history.badges(today: put.viewpoint.today).map { $0.earned != nil } == [true])
  }

  @Test func `Two devices that show the same badge apart have one badge once they meet`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(goal)
    _ = try await laptop.commit(steps)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    #expect(try await laptop.commit(ShowBadges()).answer.count == 1)
    clock.advance(byMinutes: 5)
    _ = try await phone.commit(steps)
    #expect(try await phone.commit(ShowBadges()).answer.count == 1)
    for device in [laptop, phone, laptop] { _ = try await device.sync(bench.shared) }
    for device in [laptop, phone] {
      let view = try await device.view()
      let badges = view.history.badges(today: view.viewpoint.today)
      #expect(badges.count == 1)
      #expect(view.history.label(of: try #require(badges[0].shown?.event)).hasPrefix("laptop"))
      _ = try await device.commit(steps)
      #expect(try await device.commit(ShowBadges()).answer.isEmpty)
    }
    #expect(try await types(laptop).count { $0 == "badgeShown" } == 2)
  }

  @Test func `What only synced badges show is shown by no log of another device`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(goal)
    _ = try await laptop.commit(steps)
    _ = try await laptop.commit(ShowBadges())
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await phone.commit(steps)
    #expect(try await phone.commit(ShowBadges()).answer.isEmpty)
  }
}
