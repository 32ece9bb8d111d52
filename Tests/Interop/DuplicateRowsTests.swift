import Echolog
import Interop
import Platform
import Testing

/// Rows that a file brings twice, and rows of which it brings another version.
@Suite struct DuplicateRowsTests {
  private func run(
    _ rows: String, _ duplicates: DuplicateRows = .keep, into vault: SimulatedVault
  ) throws -> ImportRun {
    let mapping = try ImportMapping(
      .log, map: ["date=date,value=value,note=note"], set: ["activity=steps"])
    let source = ImportSource(
      name: "steps.csv", holding: Array(("date,value,note\n" + rows).utf8))
    return ImportRun(
      source, by: RowInterpreter(mapping: mapping), duplicates: duplicates, into: vault.diary)
  }

  private let twice = "2024-01-01,5,\n2024-01-02,6,\n2024-01-01,5,\n2024-01-01,5,a\n"

  @Test func `Equal rows are kept and reported, and come in once however often the file comes`()
    async throws
  {
    let vault = try await SimulatedVault()
    let outcome = try await run(twice, into: vault).perform()
    #expect(outcome.written == 4 && outcome.report.dropped == 0)
    #expect(outcome.report.copies == [RowPlace(row: 3, line: 4)])
    let again = try await run(twice, into: vault).perform()
    #expect(again.written == 0 && again.report.known == 4 && again.report.copies.isEmpty)
  }

  @Test func `Asked to drop them, an import leaves out every equal row but the first`() async throws
  {
    let vault = try await SimulatedVault()
    let survey = try await run(twice, .drop, into: vault).survey()
    let outcome = try await run(twice, .drop, into: vault).perform()
    #expect(outcome.written == 3 && outcome.report.dropped == 1 && survey == outcome.report)
    #expect(outcome.report.rowsRead == 4)
    #expect(outcome.report.copies == [RowPlace(row: 3, line: 4)])
    let again = try await run(twice, .drop, into: vault).perform()
    #expect(again.written == 0 && again.report.known == 3)
  }

  @Test func `A memory with other labels is no copy`() async throws {
    let vault = try await SimulatedVault()
    let text = "d,t,l\n2024-01-01,a,x\n2024-01-01,a,y\n2024-01-01,a,x\n"
    let mapping = try ImportMapping(.memory, map: ["date=d,text=t,tags=l"])
    let source = ImportSource(name: "m.csv", holding: Array(text.utf8))
    let run = ImportRun(
      source, by: RowInterpreter(mapping: mapping), duplicates: .drop, into: vault.diary)
    let outcome = try await run.perform()
    #expect(outcome.written == 2 && outcome.report.copies.map(\.row) == [3])
  }

  @Test func `A corrected cell names the entry that the file brought before, while it is there`()
    async throws
  {
    let vault = try await SimulatedVault()
    let rows = { (third: Int) in
      (1...5).map { "2024-01-0\($0),\($0 == 3 ? third : 1),\n" }.joined()
    }
    #expect(try await run(rows(1), into: vault).perform().written == 5)
    let logs = try await vault.diary.view().history.logs()
    let third = try #require(logs.first { $0.time.day.description == "2024-01-03" }?.id)
    let corrected = try await run(rows(8), into: vault).perform()
    #expect(corrected.written == 1 && corrected.report.standing == [third])
    // What is beside others on its day is a row of its own.
    let more = try await run(rows(8) + "2024-01-05,2,\n", into: vault).perform()
    #expect(more.written == 1 && more.report.standing.isEmpty)
    _ = try await vault.diary.commit(RemoveEntry(third))
    let last = try await run(rows(9), into: vault).perform()
    #expect(last.written == 1 && !last.report.standing.contains(third))
  }
}
