import Echolog
import Interop
import Platform
import Testing

/// Which rows count.
@Suite struct RowConditionTests {
  private func holds(_ filter: String, _ cell: String?) throws -> Bool {
    let mapping = try ImportMapping(.moment, map: ["date=d,text=t"], where: [filter])
    #expect(mapping.columns.last == "a b", "\(filter)")
    let row = SourceRow(line: 2, values: ["2020-01-01", "x", cell])
    return try RowInterpreter(mapping: mapping).selects(row)
  }

  @Test
  func `Numbers are compared as numbers, dates as dates, and other words are the same or not`()
    throws
  {
    let cases: [(String, holding: [String?], others: [String?])] = [
      ("a b=log", ["log"], ["Log", "", nil]),
      ("a b == log", ["log"], ["logs"]),
      ("a b!=log", ["Log", "", nil], ["log"]),
      ("a b=17", ["17", "17.0", "017", "+17"], ["170", "", nil]),
      ("\"a b\"='017'", ["017"], ["17"]),
      ("a b!=\"\"", ["x"], ["", nil]),
      (
        "a b>=1000", ["1000", "1 000.5", "1,000", "9007199254740993"], ["999.9", "-1000", "", "x"]
      ),
      ("a b<9007199254740993", ["9007199254740992", "-1"], ["9007199254740993"]),
      ("a b > -0.5", ["0", "-0.25", "-0"], ["-0.5", "-1"]),
      ("a b<=2024-03-10", ["2024-03-10 23:59", "3/31/2023", "2024"], ["2024-03-11", "10.3", ""]),
      ("a b>2024-03", ["2024-04-01", "2025-01-01T00:00Z"], ["2024-03-31", "2024-02-01"]),
      ("a b>=2024", ["2024-01-01", "2024", "2025"], ["2023-12-31", "1999"]),
      ("a b=2024-03-10", ["2024-03-10", "2024-03-10 08:00", "10 March 2024"], ["2024-03-11"]),
      ("a b>2024-03-10 08:00", ["2024-03-10 08:01"], ["2024-03-10 08:00", "2024-03-10"]),
    ]
    for (filter, holding, others) in cases {
      for cell in holding { #expect(try holds(filter, cell), "\(filter) of \(cell ?? "nil")") }
      for cell in others { #expect(try !holds(filter, cell), "\(filter) of \(cell ?? "nil")") }
    }
  }

  @Test func `A filter without a condition is refused`() {
    for (filter, error) in [
      ("kind", ImportMappingError.notACondition("kind")), ("=log", .notACondition("=log")),
      ("kind=", .notACondition("kind=")), ("a=>3", .notACondition("a=>3")),
      ("a!3", .notACondition("a!3")), ("mood<good", .notOrdered("good")),
      ("d>=01/02/2024", .notOrdered("01/02/2024")), ("a<'3'", .notOrdered("'3'")),
    ] {
      #expect(throws: error, "\(filter)") {
        try ImportMapping(.moment, map: ["date=d,text=t"], where: [filter])
      }
    }
  }

  @Test func `A date of a condition that can mean two days is decided by the whole file`()
    async throws
  {
    let vault = try await SimulatedVault()
    let text = "d,t,e\n2024-01-01,a,01/02/2024\n2024-01-02,b,01/31/2024\n2024-01-03,c,02/01/2024\n"
    let mapping = try ImportMapping(.moment, map: ["date=d,text=t"], where: ["e<2024-01-31"])
    let source = ImportSource(name: "m.csv", holding: Array(text.utf8))
    let run = ImportRun(source, by: RowInterpreter(mapping: mapping), into: vault.diary)
    let report = try await run.survey()
    #expect(report.accepted == 1 && report.rowsElsewhere == 2)
  }

  @Test func `A factor is a number, and there is something to multiply`() throws {
    let steps = { (scale: String) in
      try ImportMapping(.log, map: ["date=d,value=v"], set: ["activity=steps"], scale: scale)
    }
    let row = SourceRow(line: 2, values: ["2020-01-01", "8000000"])
    guard case .log(let log) = try RowInterpreter(mapping: steps("0.001")).entry(of: row) else {
      return #expect(Bool(false), "no log")
    }
    #expect(log.amount == 8000)
    #expect(throws: ImportMappingError.notAScale("x")) { try steps("x") }
    #expect(throws: ImportMappingError.nothingToScale) {
      try ImportMapping(.moment, map: ["date=d,text=t"], scale: "2")
    }
    #expect(throws: ImportMappingError.nothingToScale) {
      try ImportMapping(.log, map: ["date=d,end=e"], set: ["activity=sleep"], scale: "2")
    }
  }
}
