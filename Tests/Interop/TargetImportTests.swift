import Echolog
import Interop
import Platform
import Testing

/// Imports of the targets of goals.
@Suite struct TargetImportTests {
  private func run(_ text: String, into diary: Diary) throws -> ImportRun {
    let mapping = try ImportMapping(
      .goal, map: ["date=day,target=goal"], set: ["activity=steps", "none=NO_GOAL"])
    let source = ImportSource(name: "goals.csv", holding: Array(text.utf8))
    return ImportRun(source, by: RowInterpreter(mapping: mapping), into: diary)
  }

  private let text =
    "day,goal\n2021-05-26,8000\n2021-05-25,5000\n2021-05-27,NO_GOAL\n2021-05-29,8000\n"

  @Test func `Targets become one goal that changes, and a second run leaves no event`()
    async throws
  {
    let vault = try await SimulatedVault()
    let first = try await run(text, into: vault.diary).perform()
    #expect(first.written == 4)
    let events = try await vault.imported()
    #expect(events.count == 6 && events.last?.body == .importFinished(ImportFinished()))
    guard case .goalSet(let goal) = events[1].body,
      case .goalTargetChanged(let change) = events[2].body
    else {
      Issue.record("\(events)")
      return
    }
    #expect(goal.target == 5000)
    #expect(change.effectiveDay == goal.firstDay + 1)
    let rest = [events[3].body, events[4].body]
    #expect(rest[0] == .goalDeactivated(GoalDeactivated(effectiveDay: goal.firstDay + 2)))
    #expect(rest[1] == .goalReactivated(GoalReactivated(effectiveDay: goal.firstDay + 4)))
    let second = try await run(text, into: vault.diary).perform()
    #expect(second.written == 0 && second.batch == nil)
    #expect(second.report.known == 4 && second.report.accepted == 0)
    #expect(try await vault.imported().count == 6)
  }

  @Test func `Targets to reach leave a goal of at most as it is`() async throws {
    let vault = try await SimulatedVault()
    try await vault.diary.perform(SetGoal(.steps, target: 9, per: .day, bound: .atMost))
    #expect(try await run(text, into: vault.diary).perform().written == 4)
    let goals = try await vault.diary.goals()
    #expect(goals.map(\.bound) == [.atMost, .atLeast] && goals.map(\.target) == [9, 8000])
  }

  @Test func `A target that no goal can have is refused alone, and a dry run reports the same`()
    async throws
  {
    let vault = try await SimulatedVault()
    let text = self.text + "2021-05-30,0\n2021-05-31,-4\n2021-06-01,9000\n"
    for round in 0..<2 {
      var (dry, real): ([RowRefusal], [RowRefusal]) = ([], [])
      let survey = try await run(text, into: vault.diary).survey { dry.append($0) }
      let outcome = try await run(text, into: vault.diary).perform { real.append($0) }
      #expect(survey == outcome.report)
      #expect(dry == real)
      #expect(real.map(\.line) == [6, 7] && real.map(\.column) == ["goal", "goal"])
      #expect(outcome.report.refused == ["targetZero": 1, "amountNegative": 1])
      #expect(outcome.written == (round == 0 ? 5 : 0))
    }
  }

  @Test func `Days before the goal are refused one by one, with its first day`() async throws {
    let vault = try await SimulatedVault()
    _ = try await run(text, into: vault.diary).perform()
    var refusals: [RowRefusal] = []
    let early = "day,goal\n2021-05-24,NO_GOAL\n2021-05-20,100\n2021-05-25,5000\n"
    let outcome = try await run(early, into: vault.diary).perform { refusals.append($0) }
    #expect(outcome.written == 0 && outcome.report.known == 2)
    let first = try #require(CivilDay(year: 2021, month: 5, day: 25))
    #expect(
      refusals.map(\.reason) == [.rejected(.effectiveBeforeGoal(firstDay: first))])
    #expect(refusals.map(\.place) == [RowPlace(row: 2, line: 3)])
  }

  @Test func `Undone, an import takes its goal along, and its changes of another goal`()
    async throws
  {
    let vault = try await SimulatedVault()
    let first = try await run(text, into: vault.diary).perform()
    let later = "day,goal\n2021-05-26,100\n2021-06-02,200\n"
    let second = try await run(later, into: vault.diary).perform()
    let before = try await vault.diary.view().history.allGoals()
    #expect(before.count == 1)
    _ = try await vault.diary.commit(UndoImport(try #require(second.batch)))
    let goals = try await vault.diary.view().history.allGoals()
    let day = try #require(CivilDay(year: 2021, month: 6, day: 3))
    #expect(before.first?.target(on: day) == 200)
    #expect(goals.first?.target(on: day) == 8000)
    let batch = try #require(first.batch)
    _ = try await vault.diary.commit(UndoImport(batch))
    #expect(try await vault.diary.view().history.allGoals().isEmpty)
    #expect(try await run(text, into: vault.diary).perform().written == 4)
    #expect(try await vault.diary.view().history.allGoals().count == 1)
  }
}
