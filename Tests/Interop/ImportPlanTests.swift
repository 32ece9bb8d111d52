import Echolog
import Interop
import Platform
import Seeds
import Testing

@Suite struct ImportPlanTests {
  private let context = Now(
    at: Instant(milliseconds: 1_790_000_000_000), utcOffset: nil, isImport: true)

  private func reading(
    _ csv: String, as form: ImportForm = .moment, map: String = "date=date,text=text",
    plan: ImportPlan = ImportPlan()
  ) throws -> (pending: [PendingEvent], known: Int, report: ImportReport) {
    let mapping = try ImportMapping(form, map: [map])
    var reading = ImportReading(interpreter: RowInterpreter(mapping: mapping), context: context)
    try reading.read(Array(csv.utf8))
    try reading.read([])
    var plan = plan
    let read = reading.takeCandidates()
    let pending = read.filter { plan.standing(of: $0.row) == .new }.map(\.draft)
    return (pending, known: read.count - pending.count, reading.report)
  }

  /// The plan after these events went through a journal and some of their words were forgotten.
  private func plan(after pending: [PendingEvent], forgetting words: Set<String> = []) throws
    -> ImportPlan
  {
    var plan = ImportPlan()
    for draft in pending {
      let event = draft.event(
        clock: .zero, recordedAt: context.instant, log: LogID(high: 1, low: 2), importedWith: 3)
      var writer = ByteWriter()
      event.encode(into: &writer)
      let decoded = try Event(decoding: writer.span, words: .inline)
      let isForgotten = decoded.body.texts.contains { text in
        if let held = text.text.inline { words.contains(held) } else { false }
      }
      let known = isForgotten ? decoded.withoutWords() : decoded
      plan.know(
        try #require(ImportedRow(known, in: LogID(high: 1, low: 2), of: History())))
    }
    return plan
  }

  @Test func `A second run adds nothing, however often a row is in the file`() throws {
    let csv = "date,text\n2020-01-01,walk\n2020-01-01,walk\n2020-01-01T10:00Z,walk\n2020-01-02,🥳\n"
    let first = try reading(csv)
    #expect(first.pending.count == 4)
    let second = try reading(csv, plan: try plan(after: first.pending))
    #expect(second.pending.isEmpty)
    #expect(second.known == 4)
  }

  @Test func `A longer export adds only what it has more`() throws {
    let first = try reading("date,text\n2020-01-01,walk\n2020-01-02,walk\n")
    let csv = "date,text\n2020-01-03,walk\n2020-01-01,walk\n2020-01-01,walk\n2020-01-02,walk\n"
    let second = try reading(csv, plan: try plan(after: first.pending))
    #expect(second.pending.count == 2)
    #expect(second.known == 2)
  }

  @Test func `What only another file brought is named by its entry, behind what this one did`()
    throws
  {
    let csv = "date,text\n2020-01-01,walk\n2020-01-01,walk\n2020-01-01,walk\n"
    let pending = try reading(csv).pending
    var plan = try plan(after: [pending[0]])
    let row = try #require(ImportedRow(pending[0]))
    let entry = EventName(log: LogID(high: 3, low: 4), number: 9)
    plan.know(row, elsewhere: entry)
    let standings = (0..<3).map { _ in plan.standing(of: row) }
    #expect(standings == [.known, .knownElsewhere(entry), .new])
  }

  @Test func `A given zone and precision distinguish rows, and which zone does not`() throws {
    let first = try reading("date,text\n2020-01-01T12:00:00Z,walk\n")
    let csv = """
      date,text
      2020-01-01,walk
      2020-01-01T12:00,walk
      2020-01-01T13:00:00+01:00,walk
      2020-01-01T12:00:00Z,walk
      """
    let second = try reading(csv, plan: try plan(after: first.pending))
    // The last row is the one before it once more.
    #expect(second.pending.count == 3)
    #expect(second.known == 1)
    let elsewhere = "date,text\n2020-01-01T13:00:00+01:00,walk\n"
    #expect(try reading(elsewhere, plan: try plan(after: first.pending)).known == 1)
  }

  @Test func `What was forgotten does not come back, and hides nothing else`() throws {
    let csv = "date,text\n2020-01-01,secret\n2020-01-01,walk\n"
    let first = try reading(csv)
    let plan = try plan(after: first.pending, forgetting: ["secret"])
    #expect(try reading(csv, plan: plan).pending.isEmpty)
    let longer = csv + "2020-01-01,swim\n2020-01-02,swim\n"
    #expect(try reading(longer, plan: plan).pending.count == 2)
  }

  @Test func `A memory is known by title and text, and is no moment of the same words`() throws {
    let csv = "date,text,title\n2020-01-01,walk,\n2020-01-01,walk,Lake\n2020-01-02,secret,Lake\n"
    let map = "date=date,text=text,title=title"
    let moments = try reading(csv)
    let first = try reading(csv, as: .memory, map: map, plan: try plan(after: moments.pending))
    #expect(first.pending.count == 3)
    let plan = try plan(after: first.pending, forgetting: ["secret"])
    #expect(try reading(csv, as: .memory, map: map, plan: plan).pending.isEmpty)
    let longer = csv + "2020-01-01,walk,Sea\n"
    #expect(try reading(longer, as: .memory, map: map, plan: plan).pending.count == 1)
  }

  @Test func `Bad rows are refused one by one and counted by reason`() throws {
    let csv = "date,text\n2020-01-01,\n2020-99-01,x\n3020-01-01,x\n2020-01-01,ok\n"
    let (pending, _, report) = try reading(csv)
    #expect(pending.count == 1)
    #expect(
      report.refused == ["valueMissing": 1, "dateNotUnderstood": 1, "happenedInFuture": 1])
    #expect(report.refusedRows == 3)
  }
}

@Suite struct TargetPlanTests {
  private func day(_ number: Int32) -> CivilDay { CivilDay(daysSinceEpoch: number) }

  private func rows(_ targets: (Int32, Int64?)...) -> [TargetOnDay] {
    targets.map { TargetOnDay(activity: .steps, day: day($0.0), target: $0.1) }
  }

  private func plan(_ rows: [TargetOnDay], on goal: Goal? = nil) throws(Rejection) -> TargetPlan {
    try TargetPlan(
      rows, goal: goal, first: EventName(log: LogID(high: 1, low: 1), number: 1),
      in: Now(at: Instant(milliseconds: 1_763_497_800_000), utcOffset: .utc, isImport: true))
  }

  private func told(_ plan: TargetPlan) -> [String] {
    plan.pending.map { event in
      switch event.body {
      case .goalSet(let goal): "\(goal.target) on \(goal.firstDay)"
      case .goalTargetChanged(let change): "\(change.target) from \(change.effectiveDay)"
      case .goalDeactivated(let change): "rest from \(change.effectiveDay)"
      case .goalReactivated(let change): "resume from \(change.effectiveDay)"
      default: "\(event)"
      }
    }
  }

  @Test func `Only targets that differ become changes, in the order of their days`() throws {
    let rows = rows((12, 8000), (10, 10_000), (11, 10_000), (13, nil), (14, nil), (15, 8000))
    let plan = try plan(rows)
    #expect(told(plan) == ["10000 on 10", "8000 from 12", "rest from 13", "resume from 15"])
    #expect(try self.plan(rows, on: plan.goal).pending.isEmpty)
  }

  @Test func `A late row changes its day and leaves the later ones as they were`() throws {
    let first = try plan(rows((10, 1), (20, 2), (30, 3))).goal
    let late = try plan(rows((15, 9)), on: first)
    #expect(told(late) == ["9 from 15", "2 from 20", "3 from 30"])
    #expect(late.goal?.target(on: day(25)) == 2)
  }

  @Test func `Rows before the goal are reported, not bent`() throws {
    let plan = try plan(rows((5, 7), (10, 1)), on: try plan(rows((10, 1))).goal)
    #expect(plan.pending.isEmpty)
    #expect(plan.standing(of: day(5)) == .beforeGoal(firstDay: day(10)))
    #expect(plan.standing(of: day(10)) == .known)
  }

  @Test func `Whatever was imported before, the whole file ends with its own targets`() throws {
    let seed: UInt64 = 7
    var random = SeededRandom(seed: seed)
    for round in 0..<500 {
      let told = (1...12).map { number in
        let target = number == 1 ? 2 : Int.random(in: 0..<4, using: &random)
        return TargetOnDay(
          activity: .steps, day: day(Int32(number)), target: target == 0 ? nil : Int64(target))
      }
      let sooner =
        told.prefix(1) + told.dropFirst().filter { _ in Int.random(in: 0..<2, using: &random) == 0 }
      let half = try plan(sooner.reversed()).goal
      let whole = try #require(try plan(told, on: half).goal)
      for row in told {
        let inForce = whole.isActive(on: row.day) ? whole.target(on: row.day) : nil
        #expect(inForce == row.target, "seed \(seed), round \(round), day \(row.day)")
      }
      #expect(try plan(told.reversed(), on: whole).pending.isEmpty)
    }
  }
}
