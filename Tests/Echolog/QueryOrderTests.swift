import Echolog
import Platform
import Seeds
import Synchronization
import Testing

/// Rows that tables give by their days, so that SQLite need not sort them.
@Suite struct QueryOrderTests {
  /// A life whose entries come in any order of days, on some of which later ones are moved or
  /// taken back.
  private func life(_ random: inout SeededRandom) async throws -> Diary {
    let diary = try await Workbench().create("laptop", TestClock(Workbench.noon2025))
    let today = try #require(CivilDay(year: 2025, month: 11, day: 20))
    var logs: [EventName] = []
    for step in 0..<Int.random(in: 1...90, using: &random) {
      let eventTime = EventTime.on(today - Int.random(in: 0...70, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: _ = try await diary.commit(LogMoment("Moment \(step)", eventTime: eventTime))
      case 1 where !logs.isEmpty:
        let log = logs.remove(at: Int.random(in: 0..<logs.count, using: &random))
        _ = try await diary.commit(RemoveEntry(log))
      case 2 where !logs.isEmpty:
        let log = logs[Int.random(in: 0..<logs.count, using: &random)]
        _ = try await diary.commit(
          CorrectActivity(log, amount: Int64(step + 10), eventTime: eventTime))
      default:
        let amount = Int64.random(in: 1...9, using: &random)
        let log = LogActivity(
          activity: Bool.random(using: &random) ? .steps : .water, amount: amount,
          eventTime: eventTime)
        logs.append(try await diary.commit(log).name)
      }
    }
    return diary
  }

  @Test func `Rows that come by their days are those that SQLite sorts itself`() async throws {
    let seed = testSeed()
    for life in 0..<20 {
      var random = SeededRandom(seed: seed &+ UInt64(life))
      let diary = try await self.life(&random)
      for (table, number) in [("logs", "sum(amount)"), ("moments", "count(*)")] {
        for column in ["day", "week", "month", "year", "month, day"] {
          let sorted = column.split(separator: ", ").map { "\($0) || ''" }.joined(separator: ", ")
          let part = Bool.random(using: &random) ? "WHERE day >= '2025-10-01'" : ""
          for direction in ["", " DESC"] {
            let ordered = "ORDER BY \(column.replacing(",", with: direction + ","))\(direction)"
            let asked = "SELECT \(column), \(number) FROM \(table) \(part) GROUP BY \(column)"
            let plain = "SELECT \(column), \(number) FROM \(table) \(part) GROUP BY \(sorted)"
            #expect(
              try await diary.answer(to: "\(asked) \(ordered)")
                == diary.answer(to: "\(plain) \(ordered)"),
              "\(asked) \(ordered), ECHOLOG_SEED=\(seed)")
          }
          let days = "SELECT \(column) FROM \(table) \(part) ORDER BY "
          #expect(
            try await diary.answer(to: days + column) == diary.answer(to: days + sorted),
            "\(days), ECHOLOG_SEED=\(seed)")
        }
      }
    }
  }

  @Test func `Weekdays come as weeks begin, however they are sorted`() async throws {
    let diary = try await Workbench().create("laptop", TestClock(Workbench.noon2025))
    let monday = try #require(CivilDay(year: 2025, month: 11, day: 17))
    for days in [4, 0, 6, 2, 3, 1, 5, 0, 6] {
      _ = try await diary.commit(
        LogActivity(activity: .steps, amount: 10, eventTime: .on(monday - 7 + days)))
    }
    let week = [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    let questions: KeyValuePairs<String, [String]> = [
      "SELECT weekday FROM logs GROUP BY weekday": week,
      "SELECT weekday FROM logs GROUP BY weekday ORDER BY weekday DESC": week.reversed(),
      "SELECT DISTINCT weekday FROM logs ORDER BY weekday": week,
      "SELECT weekday FROM logs GROUP BY weekday HAVING count(*) > 1": ["monday", "sunday"],
      "SELECT weekday FROM (SELECT DISTINCT weekday FROM logs) ORDER BY weekday": week,
      "SELECT DISTINCT weekday FROM logs WHERE weekday >= 'saturday' ORDER BY weekday":
        ["saturday", "sunday"],
      "SELECT DISTINCT weekday FROM logs WHERE weekday IN ('sunday', 'friday') ORDER BY weekday":
        ["friday", "sunday"],
      "SELECT min(weekday) FROM logs UNION ALL SELECT max(weekday) FROM logs":
        ["monday", "sunday"],
      "SELECT weekday FROM logs WHERE weekday = 'Sunday'": [],
      "SELECT weekday FROM events WHERE type = 'activityLogged' GROUP BY weekday": week,
    ]
    for (question, days) in questions {
      let rows = try await diary.answer(to: question).rows
      #expect(rows.map { $0[0] } == days.map(QueryValue.text), "\(question)")
    }
    _ = try await diary.commit(ChangeSetting(.weekStart, to: "sunday"))
    let fromSunday = week.suffix(1) + week.dropLast()
    for (question, days) in questions.prefix(5) where days.count == 7 {
      let isLastFirst = question.contains("DESC")
      let rows = try await diary.answer(to: question).rows
      let wanted = isLastFirst ? fromSunday.reversed() : Array(fromSunday)
      #expect(rows.map { $0[0] } == wanted.map(QueryValue.text), "\(question)")
    }
    let least = try await diary.answer(to: "SELECT min(weekday), max(weekday) FROM logs").rows
    #expect(least == [[.text("sunday"), .text("saturday")]])
  }

  @Test func `A join is what it is of native tables, however often its inner table is walked`()
    async throws
  {
    let seed = testSeed()
    var random = SeededRandom(seed: seed)
    let diary = try await life(&random)
    _ = try await diary.commit(SetGoal(.water, target: 5, per: .day))
    for (outer, inner) in [("days", "streaks"), ("logs", "runs"), ("days", "moments")] {
      let part = "SELECT a.day, b.* FROM \(outer) a CROSS JOIN"
      let joined = try await diary.answer(to: "\(part) \(inner) b")
      let native = try await diary.answer(
        to: "WITH c AS MATERIALIZED (SELECT * FROM \(inner)) \(part) c b")
      #expect(joined.rows == native.rows, "\(outer) and \(inner), ECHOLOG_SEED=\(seed)")
    }
    for (outer, inner, condition) in [
      ("logs", "runs", "a.activity = b.activity"), ("logs", "moments", "a.day = b.day"),
      ("logs", "progress", "a.weekday = b.weekday AND a.amount >= b.amount"),
      ("logs", "events", "a.id = b.id"),
      ("events", "events", "a.day = b.day AND a.type = b.type"),
      ("days", "logs", "a.month = b.month"),
      ("moments", "logs", "a.hour = b.hour AND b.day >= a.day"),
    ] {
      let part = "SELECT a.day, b.* FROM \(outer) a CROSS JOIN"
      let joined = try await diary.answer(to: "\(part) \(inner) b ON \(condition)")
      let native = try await diary.answer(
        to: "WITH c AS MATERIALIZED (SELECT * FROM \(inner)) \(part) c b ON \(condition)")
      #expect(
        Set(joined.rows) == Set(native.rows) && joined.rows.count == native.rows.count,
        "\(outer) and \(inner) on \(condition), ECHOLOG_SEED=\(seed)")
    }
  }

  @Test func `A join finds the whole of an inner table, also where some of many rows are gone`()
    async throws
  {
    let diary = try await Workbench().create("laptop", TestClock(Workbench.noon2025))
    await diary.beginGathering()
    var logs: [EventName] = []
    for amount in 1...65_600 {
      logs.append(try await diary.commit(LogActivity(.steps, amount: Int64(amount))).name)
    }
    for log in logs.prefix(30) { _ = try await diary.commit(RemoveEntry(log)) }
    try await diary.keepGathered()
    let counted = try await diary.answer(
      to: """
        WITH five(n) AS (VALUES (1), (2), (3), (4), (5))
        SELECT n, count(*), max(amount) FROM five CROSS JOIN logs GROUP BY n
        """)
    #expect(counted.rows == (1...5).map { [.integer($0), .integer(65_570), .integer(65_600)] })
  }

  /// Conditions and orders over what a table leaves out and sorts by itself.
  private struct Draw {
    var random: SeededRandom
    let table: AnyTable
    /// Of each column, some of its values in SQL.
    let values: [[String]]

    mutating func condition() -> String {
      let place = Int.random(in: table.columns.indices, using: &random)
      let name = table.columns[place].name
      func value() -> String { values[place].randomElement(using: &random) ?? "NULL" }
      return switch Int.random(in: 0..<9, using: &random) {
      case 0: "(\(condition()) OR \(condition()))"
      case 1: "\(name) IN (\(value()), \(value()), \(value()))"
      case 2: "\(name) NOT IN (\(value()), \(value()))"
      case 3: "\(name) BETWEEN \(value()) AND \(value())"
      case 4: "\(name) = \(value()) COLLATE NOCASE"
      case 5: "\(name) <= \(value())"
      case 6: "\(name) > \(value())"
      case 7: "\(name) IS NULL"
      default: "\(name) = \(value())"
      }
    }

    mutating func columns() -> [String] {
      let count = Int.random(in: 1...3, using: &random)
      return table.columns.map(\.name).shuffled(using: &random).prefix(count).map(\.self)
    }

    /// What stands behind the name of the table, and in front of it.
    mutating func query() -> (begin: String, end: String) {
      let columns = columns()
      let conditions = (0..<Int.random(in: 0...2, using: &random)).map { _ in condition() }
      var end = conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND ")
      let names = columns.joined(separator: ", ")
      let order = columns.map { Bool.random(using: &random) ? $0 : $0 + " DESC" }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return ("SELECT DISTINCT \(names) FROM", end)
      case 1:
        end += " GROUP BY \(names) ORDER BY " + order.joined(separator: ", ")
        return ("SELECT \(names), count(*), max(\(columns[0])) FROM", end)
      case 2: return ("SELECT min(\(columns[0])), max(\(names.split(separator: ",")[0])) FROM", end)
      default:
        end += " ORDER BY " + order.joined(separator: ", ")
        if Bool.random(using: &random) { end += " LIMIT 5" }
        return ("SELECT \(names) FROM", end)
      }
    }
  }

  @Test func `Every query has the answer that it has of native tables`() async throws {
    let seed = testSeed()
    for life in 0..<4 {
      var random = SeededRandom(seed: seed &+ UInt64(life))
      let diary = try await self.life(&random)
      _ = try await diary.commit(SetGoal(.water, target: 5, per: .day))
      for name in [
        "logs", "moments", "days", "events", "progress", "goals", "streaks", "runs", "echoes",
        "memories",
      ] {
        let table = try #require(Tables.named(name))
        let all = try await diary.answer(to: "SELECT * FROM \(name)").rows
        let some = all.shuffled(using: &random).prefix(6)
        let values = table.columns.indices.map { place in
          some.map { row in row[place].inSQL }
            + ["'laptop'", "7", "-1.5", "2999", "'2999-12-28'", "'2999-12'", "'0004-02-29'"]
        }
        var draw = Draw(random: random, table: table, values: values)
        for _ in 0..<60 {
          let (begin, end) = draw.query()
          let found = try await diary.answer(to: "\(begin) \(name)\(end)").rows
          let native = try await diary.answer(
            to: "WITH c AS MATERIALIZED (SELECT * FROM \(name)) \(begin) c\(end)"
          ).rows
          let isOrdered = end.contains("ORDER BY")
          #expect(
            isOrdered ? found == native : Set(found) == Set(native),
            "\(begin) \(name)\(end), ECHOLOG_SEED=\(seed)")
        }
      }
    }
  }

  @Test func `Of the journal only the events are read that may be meant`() async throws {
    let seed = testSeed()
    var random = SeededRandom(seed: seed)
    try await expectEventsMeant(in: life(&random), seed, &random)
  }

  @Test func `Of a long journal only the frames are read that may hold such events`() async throws {
    let seed = testSeed()
    var random = SeededRandom(seed: seed)
    let (bench, clock) = (Workbench(), TestClock(Workbench.noon2025))
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    for diary in [laptop, phone, laptop, phone] {
      _ = try await diary.sync(bench.shared)
      await diary.beginGathering()
      for number in 0..<Int.random(in: 700...1600, using: &random) {
        clock.advance(byMinutes: 7)
        _ =
          if Int.random(in: 0..<1500, using: &random) == 0 {
            try await diary.commit(CaptureMemory(text: "Lake \(number)")).name
          } else {
            try await diary.commit(LogActivity(.steps, amount: Int64(number + 1))).name
          }
      }
      try await diary.keepGathered()
      _ = try await diary.sync(bench.shared)
    }
    _ = try await laptop.sync(bench.shared)
    try await expectEventsMeant(in: laptop, seed, &random)

    let all = try await read(EventSelection(), in: laptop)
    #expect(all.rows > 2800 && all.read > 2000, "ECHOLOG_SEED=\(seed)")
    let begun = try await read(EventSelection(types: ["logStarted"]), in: laptop)
    #expect(begun.rows == 2 && begun.read <= 2, "ECHOLOG_SEED=\(seed)")
    // A scan of some events finds also what came since anybody asked.
    let other = try bench.open("laptop", clock)
    _ = try await other.commit(LogMoment("from another process"))
    try await laptop.beginScan(for: EventSelection(types: ["momentLogged"]))
    #expect(try await laptop.nextOfScan().contains { $0.event.body.typeName == "momentLogged" })
  }

  /// How many rows there are of chosen events, and how many events were read for them, all but
  /// those of the last frame.
  private func read(
    _ events: EventSelection, in diary: Diary
  ) async throws -> (rows: Int, read: Int) {
    let read = Atomic(0)
    try await diary.beginRows(of: .events, withTexts: false, events) { count in
      read.store(count, ordering: .relaxed)
      return true
    }
    var rows = 0
    while let batch = try await diary.nextRows() { rows += batch.rowCount }
    return (rows, read.load(ordering: .relaxed))
  }

  /// Compares events that a condition leaves with those that SQLite takes from all of them.
  private func expectEventsMeant(
    in diary: Diary, _ seed: UInt64, _ random: inout SeededRandom
  ) async throws {
    let some = try #require(
      try await diary.answer(
        to: "SELECT id, recordedMs, day, type, device, happenedMs, month, year, week FROM events"
      ).rows
        .randomElement(using: &random))
    let (id, recorded, day, type) =
      (some[0].inSQL, some[1].inSQL, some[2].inSQL, some[3].inSQL)
    let (happened, month, year, week) =
      (some[5].inSQL, some[6].inSQL, some[7].inSQL, some[8].inSQL)
    for condition in [
      "id = \(id)", "id IN (\(id), 'laptop:1', 'laptop:0', 'x:9')",
      "id = 'laptop:0'", "id = 'laptop:100000'", "recordedMs = \(recorded)",
      "recordedMs >= \(recorded)", "recordedMs < \(recorded) AND id > 'laptop:3'",
      "recordedMs < 5", "recordedMs > \(recorded) AND recordedMs < \(recorded)",
      "recordedMs BETWEEN \(recorded) AND 1.5e300",
      "type = \(type)", "type = 'memoryCaptured'", "type IN ('vaultCreated', 'seen')",
      "type = 'walked'", "type IN ('vaultCreated', 'walked')",
      "type = 'logStarted' OR day = \(day)",
      "day = \(day)", "day < \(day) AND type <> 'activityLogged'", "device = 'phone'",
      "happenedMs = \(happened)", "happenedMs >= \(happened) AND month <> \(month)",
      "happenedMs < \(happened) AND type = \(type)", "month = \(month)", "month < \(month)",
      "month >= \(month) AND day <= \(day)", "year = \(year)", "year < \(year)", "year = 1e9",
      "week = \(week)", "week > \(week)", "week <= \(week) AND month >= \(month)",
      "entity = \(id)", "entity = 'laptop:3'", "entity IN (\(id), 'laptop:2')",
      "entity = 'phone:2' AND type <> \(type)", "activity = 'water' AND amount > 2",
      "device = 'laptop' AND day >= \(day)", "device IN ('phone', 'nobody') AND type = \(type)",
    ] {
      let found = try await diary.answer(to: "SELECT * FROM events WHERE \(condition)").rows
      let native = try await diary.answer(
        to: "WITH c AS MATERIALIZED (SELECT * FROM events) SELECT * FROM c WHERE \(condition)")
      #expect(found == native.rows, "\(condition), ECHOLOG_SEED=\(seed)")
    }
  }

  @Test func `Nothing is sorted that tables give in order, and all else is`() async throws {
    var random = SeededRandom(seed: 7)
    let diary = try await life(&random)
    func plan(_ sql: String) async throws -> String {
      let rows = try await diary.answer(to: "EXPLAIN QUERY PLAN " + sql).rows
      return rows.map { "\($0)" }.joined()
    }
    let grouped = try await plan("SELECT week, sum(amount) FROM logs GROUP BY week")
    #expect(grouped.contains("earliest day first") && !grouped.contains("TEMP B-TREE"))
    let latest = try await plan("SELECT * FROM moments ORDER BY day DESC LIMIT 3")
    #expect(latest.contains("latest day first") && !latest.contains("TEMP B-TREE"))
    for (sql, order) in [
      ("SELECT * FROM logs ORDER BY weekday", "sorted by weekday"),
      ("SELECT * FROM logs ORDER BY day, month DESC", "sorted by day and month descending"),
      ("SELECT day, activity FROM logs GROUP BY day, activity", "sorted by day and activity"),
      ("SELECT hour FROM moments GROUP BY hour", "sorted by hour"),
      ("SELECT max(happenedMs) FROM logs", "sorted by happenedMs descending"),
    ] {
      let plan = try await plan(sql)
      #expect(!plan.contains("TEMP B-TREE") && plan.contains(order), "\(sql): \(plan)")
    }
    // SQLite leaves out what came before in its own way, which rows in order make quicker.
    let distinct = try await plan("SELECT DISTINCT hour, weekday FROM logs")
    #expect(distinct.contains("sorted by hour and weekday"))
    for sql in [
      "SELECT * FROM logs ORDER BY happenedAt", "SELECT * FROM logs ORDER BY day, note",
      "SELECT * FROM events ORDER BY day", "SELECT * FROM logs ORDER BY id",
    ] {
      let plan = try await plan(sql)
      #expect(plan.contains("TEMP B-TREE") && !plan.contains("sorted by"), "\(sql)")
    }
  }
}

extension QueryValue {
  /// As SQL writes it.
  fileprivate var inSQL: String {
    switch self {
    case .null: "NULL"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): "'" + text.replacing("'", with: "''") + "'"
    }
  }
}
