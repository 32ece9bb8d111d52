import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Files
import Interop
import Testing

@Suite struct ImportRunTests {
  private func run(
    _ text: String, into diary: HeldDiary, form: ImportForm = .moment,
    map: String = "date=date,text=text", set: [String] = []
  ) throws -> ImportRun {
    let mapping = try ImportMapping(form, map: [map], set: set)
    let source = ImportSource(name: "moments.csv", holding: Array(text.utf8))
    return ImportRun(source, by: RowInterpreter(mapping: mapping), into: diary.port)
  }

  private func moments(_ count: Int) -> String {
    (1...count).reduce("date,text\n") { $0 + "2020-01-\($1 % 28 + 10 > 28 ? 10 : 20),walk \($1)\n" }
  }

  @Test func `Rows come in as one batch, in commits of a thousand, and once only`() async throws {
    let diary = HeldDiary()
    let text = moments(2_500)
    var progress: [Int] = []
    let first = try await run(text, into: diary).perform(mayGoOn: {
      progress.append($0.written)
      return true
    })
    #expect(first.written == 2_500)
    #expect(first.isComplete)
    #expect(progress == [1_000, 2_000, 2_500])
    #expect(await diary.commits == [1, 1_000, 1_000, 500])
    #expect(await Set(diary.events.dropFirst().map(\.importBatch)) == [1])
    let second = try await run(text, into: diary).perform()
    #expect(second.written == 0)
    #expect(second.batch == nil)
    #expect(second.report.known == 2_500)
    #expect(await diary.events.count == 2_501)
  }

  @Test func `Stopped between commits it keeps what is in, and a second run goes on`() async throws
  {
    let diary = HeldDiary()
    let text = moments(2_500)
    let first = try await run(text, into: diary).perform(mayGoOn: { $0.written < 2_000 })
    #expect(first.written == 2_000)
    #expect(!first.isComplete)
    let second = try await run(text, into: diary).perform()
    #expect(second.written == 500)
    #expect(second.isComplete)
  }

  @Test func `A commit that fails ends the run and takes nothing back`() async throws {
    let diary = HeldDiary(room: 1_500)
    let text = moments(2_500)
    await #expect(throws: ImportError.self) {
      _ = try await run(text, into: diary).perform()
    }
    #expect(await diary.events.count == 1_001)
  }

  @Test func `A dry run writes nothing and says what would come`() async throws {
    let diary = HeldDiary()
    var refused: [Int] = []
    let report = try await run("date,text\n2020-01-01,a\n2020-01-02,\n2021-05-05,b\n", into: diary)
      .survey(onRefusal: { refused.append($0.line) })
    #expect(report.accepted == 2)
    #expect(report.refused == ["valueMissing": 1])
    #expect(refused == [3])
    #expect(!report.endsOpen)
    #expect(try await run("date,text\n2020-01-01,a cut wo", into: diary).survey().endsOpen)
    #expect(report.lastDay == CivilDay(year: 2021, month: 5, day: 5))
    #expect(await diary.events.isEmpty)
  }

  @Test func `A file that turns out bad at its end leaves no trace`() async throws {
    for end in ["2020-01-01,\"open", "2020", "2020-01-01,\u{0}\n"] {
      let diary = HeldDiary()
      await #expect(throws: ImportError.self) {
        _ = try await run(moments(2_500) + end, into: diary).perform()
      }
      #expect(await diary.events.isEmpty)
    }
  }

  @Test func `Today is a day wherever one is, and the same day from everywhere`() async throws {
    // 2024-06-01T23:30Z, which is 08:30 on 2 June in Tokyo.
    let now = Instant(milliseconds: 1_717_284_600_000)
    let diary = HeldDiary(now: now, offset: UTCOffset(seconds: 32_400))
    let text = "date,text\n2024-06-02,today\n2024-06-03,tomorrow\n"
    let first = try await run(text, into: diary).perform()
    #expect(first.written == 1)
    #expect(first.report.refused == ["happenedInFuture": 1])
    #expect(await diary.events[1].utcOffsetSeconds == nil)
    #expect(await diary.events[1].happenedPrecision == .day)
    await diary.move(to: UTCOffset(seconds: -18_000))
    #expect(try await run("date,text\n2024-06-02,today\n", into: diary).survey().known == 0)
    await diary.move(to: .utc, now: now.advanced(byMilliseconds: 86_400_000))
    #expect(try await run("date,text\n2024-06-02,today\n", into: diary).survey().known == 1)
  }

  @Test func `Targets become one goal that changes, and a second run changes nothing`() async throws
  {
    let diary = HeldDiary()
    let text = "day,goal\n2021-05-26,8000\n2021-05-25,5000\n2021-05-27,NO_GOAL\n2021-05-29,8000\n"
    let words = (map: "date=day,target=goal", set: ["activity=steps", "none=NO_GOAL"])
    let first = try await run(text, into: diary, form: .goal, map: words.map, set: words.set)
      .perform()
    #expect(first.written == 4)
    let bodies = await diary.events.map(\.body)
    guard case .goalSet(let goal) = bodies[1], case .goalTargetChanged(let change) = bodies[2]
    else {
      Issue.record("\(bodies)")
      return
    }
    #expect(goal.target == 5000)
    #expect(change.effectiveDay == goal.firstDay + 1)
    #expect(bodies[3] == .goalDeactivated(GoalDeactivated(effectiveDay: goal.firstDay + 2)))
    #expect(bodies[4] == .goalReactivated(GoalReactivated(effectiveDay: goal.firstDay + 4)))
    let second = try await run(text, into: diary, form: .goal, map: words.map, set: words.set)
      .perform()
    #expect(second.written == 0)
    #expect(second.batch == nil)
  }
}
