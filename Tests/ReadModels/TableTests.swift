import Echolog
import Foundation
import Platform
import Seeds
import Testing

/// Tables show what the queries of each aggregate do.
@Suite struct TableTests {
  @Test func `Every column has a name of its own and a sentence`() {
    let names = Tables.all.map { $0.name.lowercased() }
    #expect(Set(names).count == names.count)
    for table in Tables.all {
      #expect(Tables.named(table.name.uppercased())?.name == table.name)
      let columns = table.columns.map { $0.name.lowercased() }
      #expect(Set(columns).count == columns.count, "\(table.name)")
      for (index, column) in table.columns.enumerated() {
        #expect(table.index(of: column.name) == index)
        #expect(!column.about.isEmpty && !column.about.hasSuffix("."), "\(column.name)")
      }
      #expect(!table.about.isEmpty && !table.about.hasSuffix("."), "\(table.name)")
    }
  }

  /// `ECHOLOG_RENEW=1` writes the page.
  @Test func `The page of tables lists every column`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Schemas/tables.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let begin = try #require(text.range(of: "\n## "))
    let expected =
      text[..<begin.lowerBound] + Self.functions + Tables.asked.map(Self.section).joined()
    if ProcessInfo.processInfo.environment["ECHOLOG_RENEW"] != nil {
      try Data(expected.utf8).write(to: page)
    } else {
      #expect(text == expected)
    }
  }

  private static var functions: String {
    "\n## Functions\n\nWhat SQL has besides SQLite's own functions, to which `now` is the time of "
      + "the question. Days are texts; what is no day or no number where one is expected is left "
      + "out or gives null.\n\n"
      + "| function | gives |\n|---|---|\n"
      + QueryFunction.all.map { function in
        let parameters = function.parameters.joined(separator: ", ")
        return "| `\(function.name)(\(parameters))` | \(function.about) |\n"
      }.joined()
  }

  private static func section(_ table: AnyTable) -> String {
    "\n## `\(table.name)`\n\n\(table.about).\n\n| column | kind | what |\n|---|---|---|\n"
      + table.columns.map { column in
        let kind = [column.kind.rawValue, column.unit].compactMap(\.self).joined(separator: ", ")
        return "| `\(column.name)` | \(kind) | \(column.about) |\n"
      }.joined()
  }

  @Test func `Rows are those of the queries, in their order`() throws {
    try eachHistory { history, view, seed in
      let told = DiaryView(history: history, viewpoint: view)
      func rows<Row>(_ table: Table<Row>) -> [Row] { Array(table.rows(told, .all)) }
      #expect(rows(.echoes) == history.echoes(at: view), "seed \(seed)")
      #expect(rows(.moments) == history.moments(), "seed \(seed)")
      #expect(rows(.memories) == history.memories(), "seed \(seed)")
      #expect(rows(.labels).map(\.label) == history.memories().flatMap(\.labels), "seed \(seed)")
      #expect(rows(.attachments) == history.memories().flatMap(\.attachments), "seed \(seed)")
      #expect(rows(.days) == history.journey().reversed(), "seed \(seed)")
      #expect(rows(.logs) == history.logs(), "seed \(seed)")
      #expect(
        rows(.activities).filter { $0.logCount > 0 } == history.statistics(at: view).activities,
        "seed \(seed)")
      let goals = history.allGoals()
      let now = goals.map { history.progress(of: $0, asOf: view.today) }
      #expect(rows(.goals) == now, "seed \(seed)")
      let targets = goals.flatMap { history.targetHistory(of: $0, today: view.today) }
      #expect(rows(.targets).map(\.part) == targets, "seed \(seed)")
      #expect(rows(.excuses).map(\.part) == goals.flatMap(\.excuses), "seed \(seed)")
      let streaks = rows(.streaks)
      #expect(history.streaks(today: view.today).allSatisfy(streaks.contains), "seed \(seed)")
      let runs = rows(.runs)
      #expect(runs.map(\.run) == streaks.flatMap(\.streak.runs), "seed \(seed)")
      #expect(runs.allSatisfy { $0.run.firstDay <= $0.run.lastDay }, "seed \(seed)")
      for streak in streaks.map(\.streak) {
        let last = streak.runs.last { $0.endedOn == nil }
        #expect(last?.length ?? 0 == streak.current, "seed \(seed)")
        #expect(last?.firstDay == streak.startedOn, "seed \(seed)")
        #expect(streak.runs.map(\.length).max() ?? 0 == streak.longest, "seed \(seed)")
      }
      #expect(rows(.badges) == history.badges(today: view.today), "seed \(seed)")
      #expect(rows(.reminders) == history.reminders(at: view), "seed \(seed)")
      #expect(
        rows(.notifications) == history.notificationPlan(of: nil, at: view).planned,
        "seed \(seed)")
      #expect(rows(.devices) == history.devices, "seed \(seed)")
      #expect(rows(.batches) == history.importBatches, "seed \(seed)")
    }
  }

  @Test func `A goal's progress has a row for each of its days or weeks`() throws {
    try eachHistory { history, view, seed in
      let days = view.today - 20...view.today
      let told = DiaryView(history: history, viewpoint: view)
      let expected = history.allGoals().flatMap { goal -> [GoalProgress] in
        guard goal.firstDay <= view.today else { return [] }
        let first = max(goal.firstDay, days.lowerBound)
        return history.progress(of: goal, in: first...view.today, today: view.today)
          .filter { days.contains($0.period.lowerBound) }
      }
      let rows = Array(Table.progress.rows(told, RowFilter(days: days)))
      #expect(rows == expected, "seed \(seed)")
    }
  }

  @Test func `A filter leaves out nothing that matches, and every cell is of its kind`() throws {
    try eachHistory { history, view, seed in
      let told = DiaryView(history: history, viewpoint: view)
      // More days than there are rows, and few.
      let spans = [view.today - 3...view.today, view.today - 1...view.today - 1]
      // All of its days may be those of two hundred years.
      for table in Tables.all where table.name != "progress" {
        let all = rows(of: table, told, .all)
        for row in all {
          for (cell, column) in zip(row, table.columns) {
            #expect(isFit(cell, for: column.kind), "\(table.name).\(column.name) seed \(seed)")
          }
        }
        if let day = table.index(of: "day") {
          for span in spans {
            let wanted = { (row: [Cell]) in
              if case .day(let day) = row[day] { span.contains(day) } else { false }
            }
            let found = rows(of: table, told, RowFilter(days: span)).filter(wanted)
            #expect(found == all.filter(wanted), "\(table.name) seed \(seed)")
          }
        }
        if let activity = table.index(of: "activity") {
          for one in history.allActivities {
            let wanted = { (row: [Cell]) in row[activity] == .word(one.label) }
            let found = rows(of: table, told, RowFilter(activity: one)).filter(wanted)
            #expect(found == all.filter(wanted), "\(table.name) seed \(seed)")
          }
        }
        guard let id = table.index(of: "id") else { continue }
        for row in all.prefix(5) {
          guard case .id(let name) = row[id] else { continue }
          let found = rows(of: table, told, RowFilter(id: name)).filter { $0[id] == row[id] }
          #expect(found == all.filter { $0[id] == row[id] }, "\(table.name) seed \(seed)")
        }
      }
    }
  }

  @Test func `What is known of a time is in its columns, and no more`() throws {
    var story = Story()
    let noon = Story.tuesday.instant(atMillisecond: 45_000_000, offset: .utc)
    try story.tell(.memoryCaptured(MemoryCaptured(text: "a")), happenedAt: noon)
    let year = MonthOrYear(yearOf: Story.tuesday).firstDay
    try story.tell(
      .memoryCaptured(MemoryCaptured(text: "b")), on: year, happenedAt: noon, precision: .year)
    let view = story.history.viewpoint(now: noon, zone: .utc)
    let told = DiaryView(history: story.history, viewpoint: view)
    let table = AnyTable(.memories)
    let names = ["day", "week", "month", "year", "weekday", "hour"]
    let cells = rows(of: table, told, .all).map { row in
      names.map { name in table.index(of: name).map { row[$0] } }
    }
    let monday = Story.tuesday - 1
    #expect(
      cells == [
        [
          .day(Story.tuesday), .day(monday), .month(2025 * 12 + 10), .number(2025),
          .word("tuesday"),
          .number(12),
        ], [.null, .null, .null, .number(2025), .null, .null],
      ])
  }

  private func rows(of table: AnyTable, _ view: DiaryView, _ filter: RowFilter) -> [[Cell]] {
    Array(table.cursor(view, filter).eachRow(of: table.columns.count))
  }

  private func isFit(_ cell: Cell, for kind: ColumnKind) -> Bool {
    switch cell {
    case .null: true
    case .word: kind == .word || kind == .text
    case .month, .device: kind == .word
    case .text: kind == .text
    case .number: kind == .number || kind == .real
    case .real: kind == .real
    case .flag: kind == .flag
    case .day: kind == .day
    case .time: kind == .time
    case .id: kind == .id
    }
  }

  private func eachHistory(_ body: (History, Now, UInt64) throws -> Void) throws {
    let first = firstSeed(4_100)
    for seed in first..<first + UInt64(campaignSize("ECHOLOG_FOLDS", usual: 60)) {
      var random = SeededRandom(seed: seed)
      var history = History()
      try history.fold(
        seed.isMultiple(of: 3) ? RandomEvents.history(&random) : CoherentEvents.history(&random))
      let now = Instant(milliseconds: 1_700_000_000_000)
      try body(history, history.viewpoint(now: now, zone: .utc), seed)
    }
  }
}
