import Echolog
import Interop
import Platform
import Testing

/// Files that come once more under the name of an earlier one, with other clocks.
@Suite struct EarlierRunsTests {
  /// What comes of 250 ml of water at each of these times.
  private func perform(
    _ times: [String], _ zone: String = "", into vault: SimulatedVault
  ) async throws -> Int {
    let text = times.reduce("t,v\n") { $0 + $1 + zone + ",250\n" }
    let mapping = try ImportMapping(
      .log, map: ["date=t,value=v"], set: ["activity=water", "unit=ml"])
    let source = ImportSource(name: "water.csv", holding: Array(text.utf8))
    return try await ImportRun(source, by: RowInterpreter(mapping: mapping), into: vault.diary)
      .perform().written
  }

  private func expectRefusal(
    of times: [String], _ zone: String = "", rows: Int, in vault: SimulatedVault
  ) async throws {
    do {
      _ = try await perform(times, zone, into: vault)
      Issue.record("kept twice: \(times)")
    } catch ImportError.importedOtherwise(_, let told) {
      #expect(told == rows, "\(times)")
    }
  }

  @Test func `The same once more later on the day is a new row, in a file of old rows or without`()
    async throws
  {
    let vault = try await SimulatedVault()
    let morning = ["2020-01-01 08:00", "2020-01-01 10:00", "2020-01-01 12:00"]
    let evening = ["2020-01-01 14:00", "2020-01-01 16:00"]
    #expect(try await perform(morning, into: vault) == 3)
    #expect(try await perform(evening, into: vault) == 2)
    #expect(try await perform(morning + evening + ["2020-01-01 18:00"], into: vault) == 1)
    let other = try await SimulatedVault()
    #expect(try await perform(["2020-01-01 08:00"], into: other) == 1)
    #expect(try await perform(["2020-01-01 18:00"], into: other) == 1)
  }

  @Test func `Rows at irregular times beside earlier ones of their days are new`() async throws {
    let vault = try await SimulatedVault()
    let first = (1...5).map { "2020-01-0\($0) 08:00" }
    #expect(try await perform(first, into: vault) == 5)
    #expect(try await perform((1...5).map { "2020-01-0\($0) 1\($0):00" }, into: vault) == 5)
  }

  @Test func `One shift of all clocks on several days shows another mapping`() async throws {
    let vault = try await SimulatedVault()
    let days = (1...5).flatMap { ["2020-01-0\($0) 08:00", "2020-01-0\($0) 12:30"] }
    #expect(try await perform(days, into: vault) == 10)
    try await expectRefusal(of: days, "+01:00", rows: 10, in: vault)
    let shifted = (1...5).flatMap { ["2020-01-0\($0) 10:00", "2020-01-0\($0) 14:30"] }
    try await expectRefusal(of: shifted, rows: 10, in: vault)
    // A file with an old row as it was has old clocks.
    #expect(try await perform(shifted + ["2020-01-01 08:00"], into: vault) == 10)
  }

  @Test func `Clocks on one side alone show another mapping, however few rows there are`()
    async throws
  {
    for (first, other) in [("2020-01-01 08:00", "2020-01-01"), ("2020-01-01", "2020-01-01 08:00")] {
      let vault = try await SimulatedVault()
      #expect(try await perform([first], into: vault) == 1)
      try await expectRefusal(of: [other], rows: 1, in: vault)
    }
  }
}
