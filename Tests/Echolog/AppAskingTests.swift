import Echolog
import Foundation
import Synchronization
import Testing

/// What an app asks of the whole history, and how its devices meet.
@Suite struct AppAskingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "ask-\(UUID())")

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func withDiary(_ body: (Diary) async throws -> Void) async throws {
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    try await body(
      try await Diary.create(
        in: path("vault"), stateFolder: path("state"), owner: "Mika", device: "phone",
        secret: .keyFile(path("key")), zone: .utc))
  }

  @Test func `An app asks every table in SQL, also as of another time`() async throws {
    try await withDiary { diary in
      let day = try #require(CivilDay(year: 2025, month: 3, day: 1))
      try await diary.perform(LogMoment("Walked to the lake", happened: .on(day)))
      try await diary.perform(LogMoment("Called Ana"))
      let all = try await diary.ask("SELECT text FROM moments ORDER BY day")
      #expect(all.columns == ["text"])
      #expect(all.rows == [[.text("Walked to the lake")], [.text("Called Ana")]])
      let spring = Date(timeIntervalSince1970: 1_743_500_000).timeIntervalSince1970
      let then = try await diary.ask("SELECT count(*) FROM moments", asOf: spring)
      #expect(then.rows == [[.integer(1)]], "it happened by then, however late it was written down")
      let known = try await diary.ask("SELECT count(*) FROM moments", knownAt: spring)
      #expect(known.rows == [[.integer(0)]], "nobody had written anything down by then")
      #expect(try await diary.read { $0.journey().count } == 2)
      #expect(try await diary.read(asOf: spring) { $0.journey().count } == 1)
      #expect(try await diary.read(knownAt: spring) { $0.journey().count } == 0)
      await #expect(throws: DiaryFailure.notUnderstood("no such table: colours")) {
        try await diary.ask("SELECT * FROM colours")
      }
      for sql in ["DELETE FROM moments", "", "SELECT 1; SELECT 2", "SELECT 1\0", "SELECT ?1"] {
        do {
          _ = try await diary.ask(sql)
          Issue.record("\(sql) was answered")
        } catch DiaryFailure.notUnderstood {}
      }
      let quoted = "SELECT ?1, ?2, json_each.value FROM json_each('[7]')"
      #expect(
        try await diary.ask(quoted, with: [.text("O'Hara"), .real(0.5)]).rows
          == [[.text("O'Hara"), .real(0.5), .integer(7)]])
      for seconds in [Double.nan, .infinity, -.infinity, 1e300, 9e15, -9e15] {
        await #expect(throws: DiaryFailure.refused(.timeOutOfRange)) {
          try await diary.ask("SELECT 1", asOf: seconds)
        }
        await #expect(throws: DiaryFailure.refused(.timeOutOfRange)) {
          try await diary.ask("SELECT 1", knownAt: seconds)
        }
      }
      for seconds in [-377_705_116_800.0, 253_402_300_799] {
        _ = try await diary.ask("SELECT * FROM days", asOf: seconds, knownAt: seconds)
      }
    }
  }

  @Test func `What SQL calls an entry leads to it, and an empty calendar has its days`()
    async throws
  {
    try await withDiary { diary in
      let id = try await diary.perform(CaptureMemory(text: "The lake")).recorded[0].name
      let named = try #require(try await diary.ask("SELECT id FROM memories").rows.first?.first)
      guard case .text(let name) = named else { preconditionFailure("an id is a text") }
      #expect(try await diary.read { $0.entry(named: name) } == id)
      #expect(try await diary.read { $0.entry(named: "phone:99") } == nil)
      let day = try #require(CivilDay(year: 2025, month: 3, day: 1))
      try await diary.perform(LogMoment("Walked", happened: .on(day)))
      let days = try await diary.ask(
        "SELECT count(*), min(day), sum(moments), max(day) = today() FROM calendar "
          + "LEFT JOIN days USING (day)")
      #expect(days.rows[0][1...] == [.text("2025-03-01"), .integer(1), .integer(1)])
      #expect(try await diary.momentDays(limit: -1).isEmpty)
    }
  }

  @Test func `An app lists memories with their labels, and reminders with their goals`()
    async throws
  {
    try await withDiary { diary in
      let lake = try await diary.perform(
        CaptureMemory(
          "Still water.", title: "The lake", emotion: .joy, tags: ["summer", "Summer"],
          people: ["Ana"], happened: .inMonth(year: 2024, month: 7))
      ).answer.id
      try await diary.perform(CaptureMemory("Snow all day.", happened: .inYear(1999)))
      let memories = try await diary.memories()
      #expect(memories.map(\.text) == ["Still water.", "Snow all day."])
      #expect(memories[0].id == lake && memories[0].title == "The lake" && !memories[0].isEdited)
      #expect(memories[0].emotion == .joy && memories[0].time.precision == .month)
      #expect(memories[0].labels == [MemoryLabel(.tag, "summer"), MemoryLabel(.person, "Ana")])
      #expect(memories[1].title.isEmpty && memories[1].labels.isEmpty)
      #expect(try await diary.memories(having: MemoryLabel(.tag, "SUMMER")) == [memories[0]])
      #expect(try await diary.memories(having: MemoryLabel(.place, "Ana")).isEmpty)
      #expect(try await diary.memories(having: MemoryLabel(.unspecified, "ana")).count == 1)
      #expect(try await diary.memories(limit: 1) == [memories[0]])
      #expect(try await diary.memories(limit: -1).isEmpty)
      let goal = try await diary.perform(SetGoal(.water, target: 2000, per: .day)).answer
      let evening = ReminderSchedule(minute: 20 * 60, weekdays: .workdays)
      let id = try await diary.perform(SetReminder(of: goal, evening)).answer
      #expect(
        try await diary.reminders()
          == [ShownReminder(id: id, goal: goal, activity: .water, schedule: evening)])
      try await diary.perform(RemoveEntry(id))
      #expect(try await diary.reminders().isEmpty)
    }
  }

  @Test func `A label gets other words in all memories, and one undo takes them back`() async throws
  {
    try await withDiary { diary in
      let summer = MemoryLabel(.tag, "summer")
      for number in 1...300 {
        try await diary.perform(CaptureMemory("Lake \(number)", tags: ["summer"]))
      }
      let last = try await diary.perform(CaptureMemory("Snow", tags: ["winter"])).answer.id
      let before = try await diary.memories(limit: .max)
      let renamed = try await diary.perform(RenameLabel(summer, to: "Summer 2025"))
      #expect(renamed.answer == before.reversed().map(\.id).filter { $0 != last })
      #expect(try await diary.memories(having: summer).isEmpty)
      let new = MemoryLabel(.tag, "summer 2025")
      #expect(try await diary.memories(having: new, limit: .max).count == 300)
      #expect(try await diary.ensure(RenameLabel(summer, to: "Summer 2025")) == nil)
      let undoing = try await diary.perform(Undo())
      #expect(undoing.answer.undone.count == 600)
      #expect(try await diary.memories(limit: .max).map(\.labels) == before.map(\.labels))
      try await diary.perform(Undo(undoing.events[0]))
      #expect(try await diary.memories(having: new, limit: .max).count == 300)
    }
  }

  @Test func `A clock of the app's own moves time, and is asked each time`() async throws {
    let seconds = Mutex(1_764_590_400.0)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let diary = try await Diary.create(
      in: path("vault"), stateFolder: path("state"), owner: "Mika", device: "phone",
      secret: .keyFile(path("key")), zone: .utc,
      clock: DiaryClock { seconds.withLock(\.self) })
    let sent = try await diary.perform(
      SendVibe("Well done.", emotion: .joy, returningAfter: .threeDays)
    ).answer
    let today = try await diary.read { $0.today }
    #expect(today == CivilDay(year: 2025, month: 12, day: 1) && sent.returnsOn == today + 3)
    #expect(try await diary.badgeCount() == 0)
    seconds.withLock { $0 += 3 * 86_400 }
    #expect(try await diary.badgeCount() == 1)
    #expect(try await diary.read { $0.today } - today == 3)
    #expect(try await diary.perform(RevealEcho()).answer.text == "Well done.")
    try await diary.perform(LogMoment("Opened it"))
    let times: [(Double, DiaryFailure)] = [
      (.nan, .refused(.timeOutOfRange)), (.infinity, .refused(.timeOutOfRange)),
      (-1e300, .refused(.timeOutOfRange)), (-1, .failed("clock")),
      (7_258_118_400, .failed("clock")),
    ]
    for (time, failure) in times {
      seconds.withLock { $0 = time }
      await #expect(throws: failure, "\(time)") { try await diary.perform(LogMoment("Walked")) }
      _ = try await (diary.goals(), diary.waitingEchoes(), diary.plannedNotifications())
    }
    let other = try await Diary.open(
      in: path("vault"), stateFolder: path("state"), device: "phone",
      secret: .keyFile(path("key")), zone: .utc)
    #expect(try await other.momentDays().map(\.day) == [today + 3])
  }

  @Test func `What cards show can be made by hand, under names that no entry has`() async throws {
    let day = try #require(CivilDay(isoText: "2025-12-01"))
    let streak = Streak(
      current: 3, longest: 10, countsWeeks: true, startedOn: day - 20, isAtRisk: true,
      nextDeadline: day + 6)
    #expect(streak.isAtRisk && streak.countsWeeks && streak.current == 3 && streak.longest == 10)
    #expect(!Streak(current: 0, longest: 10, isAtRisk: true).isAtRisk)
    let journey = JourneyDay(day: day, momentCount: 2, mood: .quiet)
    #expect(journey.id == day && journey.totals.isEmpty && journey.mood == .quiet)
    #expect(Emotion.choices.count == 8 && !Emotion.choices.contains(.unspecified))
    #expect(Statistics().moments == 0 && SettingsInForce().policy == .all)
    let joys = EmotionPatterns([.init(emotion: .joy, counts: [15, 0, 0, 0, 0, 0, 0])])
    #expect(joys.patterns.map(\.id) == [.joy])
    #expect(EntryID.made(2) == EntryID("\(EntryID.made(2))") && EntryID.made(1) != .made(2))
    try await withDiary { diary in
      let refused = try await refusal { try await diary.perform(RevealEcho(.made())) }
      #expect(refused == "echoNotFound")
    }
  }

  @Test func `What an undo would take back is told before it does`() async throws {
    try await withDiary { diary in
      let moment = try await diary.perform(LogMoment("Called Ana")).answer.id
      try await diary.perform(LogActivity(.water, amount: 2100))
      let water = try #require(try await diary.preview().deeds.first)
      #expect(water.type == "activityLogged" && water.amount == 2100 && water.text == "")
      let called = try #require(try await diary.preview(Undo(moment)).deeds.first)
      #expect(called.text == "Called Ana" && called.entry == moment && called.amount == nil)
      #expect(try await diary.perform(Undo()).answer.deeds == [water])
      #expect(try await diary.preview().deeds == [called])
      #expect(try await diary.amounts().isEmpty)
    }
  }

  @Test func `A question ends with the task that asked it`() async throws {
    try await withDiary { diary in
      let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
      for question: @Sendable () async throws -> Void in [
        { _ = try await diary.ask(endless + "SELECT count(*) FROM n") },
        { _ = try await diary.search("lake") },
      ] {
        let task = Task {
          while !Task.isCancelled { await Task.yield() }
          try await question()
        }
        task.cancel()
        await #expect(throws: DiaryFailure.cancelled) { try await task.value }
      }
      let other = try await Diary.create(
        in: path("other"), stateFolder: path("states"), owner: "Ana", device: "phone",
        secret: .keyFile(path("other.key")), zone: .utc)
      try await other.sync(with: path("shared"))
      await #expect(throws: DiaryFailure.otherDiary) {
        try await diary.sync(with: path("shared"))
      }
      await #expect(throws: DiaryFailure.absent) {
        _ = try await diary.sync(with: path("none"), mayCreate: false)
      }
    }
  }

  @Test func `An app searches every word, and learns where it is`() async throws {
    try await withDiary { diary in
      let lake = try await diary.perform(LogMoment("Walked to the lake")).answer.id
      try await diary.perform(LogMoment("Called Ana"))
      let found = try await diary.search("LAK walk")
      #expect(found.map(\.id) == [lake])
      #expect(found.first.map { $0.before + $0.hit + $0.after } == "Walked to the lake")
      #expect(try await diary.search("sea").isEmpty)
      await #expect(throws: DiaryFailure.refused(.searchEmpty)) { try await diary.search(" – ") }
    }
  }

  @Test func `Two apps share one history through a folder`() async throws {
    try await withDiary { phone in
      try await phone.perform(LogMoment("on the phone"))
      #expect(try await phone.sync(with: path("shared")).arrivedCount == 0)
      let tablet = try await Diary.join(
        path("shared"), in: path("tablet"), stateFolder: path("tablet-state"), device: "tablet",
        secret: .keyFile(path("key")), zone: .utc)
      let texts = "SELECT text FROM moments ORDER BY text"
      #expect(try await tablet.ask(texts).rows == [[.text("on the phone")]])
      let before = try await tablet.view().history
      try await tablet.perform(LogMoment("on the tablet"))
      let after = try await tablet.view().history
      // The moment, behind an acknowledgement of what had come.
      #expect(after.arrivedCount(since: before, besides: nil) == 2)
      #expect(before.arrivedCount(since: after, besides: nil) == 0, "events may be fewer")
      try await tablet.sync(with: path("shared"))
      let outcome = try await phone.sync(with: path("shared"))
      #expect(outcome.arrivedCount > 0 && outcome.waitingFileCount == 0)
      #expect(try await phone.ask(texts).rows == tablet.ask(texts).rows)
      #expect(try await phone.ask(texts).rows.count == 2)
      await #expect(throws: DiaryFailure.self) {
        try await phone.sync(with: path("nowhere"), mayCreate: false)
      }
      await #expect(throws: DiaryFailure.wrongSecret) {
        _ = try await Diary.join(
          path("shared"), in: path("third"), stateFolder: path("third-state"), device: "third",
          secret: .keyBytes(Array(1...32)), zone: .utc)
      }
    }
  }

  @Test func `An app forgets words for good, and erases a diary with all that it holds`()
    async throws
  {
    try await withDiary { diary in
      let id = try await diary.perform(CaptureMemory(text: "The lake", title: "Lake")).answer.id
      let forgetting = try await diary.perform(ForgetEntry(id))
      #expect(forgetting.answer.forgotten == [id] && forgetting.answer.otherDeviceCount == 0)
      #expect(!forgetting.news.hasWordsToErase)
      #expect(try await diary.ask("SELECT text, title FROM memories").rows == [[.null, .null]])
      #expect(try await diary.search("lake").isEmpty)
      #expect(try await diary.verify().unerasedCount == 0)
      await #expect(throws: DiaryFailure.refused(.alreadyForgotten)) {
        try await diary.perform(ForgetEntry(id))
      }
      #expect(try await diary.ensure(ForgetEntry(id)) == nil)
      await #expect(throws: DiaryFailure.refused(.forgotten(.memory))) {
        try await diary.perform(EditMemory(id, text: "again"))
      }
      await diary.endSession()
      try Data("mine".utf8).write(to: folder.appending(path: "vault/notes.txt"))
      let left = try await Diary.erase(in: path("vault"), stateFolder: path("state"))
      #expect(left == [path("vault/notes.txt")])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: path("vault")) == ["notes.txt"])
      await #expect(throws: DiaryFailure.noVault) {
        _ = try await Diary.open(
          in: path("vault"), stateFolder: path("state"), device: "phone",
          secret: .keyFile(path("key")), zone: .utc)
      }
      await #expect(throws: DiaryFailure.noVault) {
        try await Diary.erase(in: path("vault"), stateFolder: path("state"))
      }
    }
  }
}
