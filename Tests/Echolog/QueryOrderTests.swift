import Echolog
import Platform
import Seeds
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
          CorrectActivity(log, amount: Int64(step + 1), eventTime: eventTime))
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

  @Test func `A join is what it is of native tables, however often its inner table is walked`()
    async throws
  {
    let seed = testSeed()
    var random = SeededRandom(seed: seed)
    let diary = try await life(&random)
    _ = try await diary.commit(SetGoal(activity: .water, target: 5, period: .day))
    for (outer, inner) in [("days", "streaks"), ("logs", "runs"), ("days", "moments")] {
      let part = "SELECT a.day, b.* FROM \(outer) a CROSS JOIN"
      let joined = try await diary.answer(to: "\(part) \(inner) b")
      let native = try await diary.answer(
        to: "WITH c AS MATERIALIZED (SELECT * FROM \(inner)) \(part) c b")
      #expect(joined.rows == native.rows, "\(outer) and \(inner), ECHOLOG_SEED=\(seed)")
    }
  }

  @Test func `Nothing is sorted that days are the order of, and all else is`() async throws {
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
    for sql in [
      "SELECT * FROM logs ORDER BY weekday", "SELECT * FROM logs ORDER BY day, month DESC",
      "SELECT * FROM logs ORDER BY day, amount", "SELECT * FROM memories ORDER BY day",
    ] {
      let plan = try await plan(sql)
      #expect(plan.contains("TEMP B-TREE") && !plan.contains("day first"), "\(sql)")
    }
  }
}
