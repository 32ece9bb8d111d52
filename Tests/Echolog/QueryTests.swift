import Echolog
import Platform
import Seeds
import Synchronization
import Testing

@Suite struct QueryTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func ask(
    _ diary: Diary, _ sql: String, at time: QueryTime = .present
  ) async throws -> [[QueryValue]] {
    let rows = Mutex<[[QueryValue]]>([])
    try await diary.query(
      sql, at: time, start: { _ in },
      take: { row in
        rows.withLock { $0.append(row) }
        return true
      })
    return rows.withLock { $0 }
  }

  private func lived() async throws -> Diary {
    let diary = try await bench.create("laptop", clock)
    for emotion in [Emotion.hope, .joy, .hope] {
      _ = try await diary.commit(SendVibe(text: "You can.", emotion: emotion, interval: .day))
      clock.advance(byMinutes: 24 * 60)
    }
    return diary
  }

  @Test func `Echoes are counted, grouped and joined by SQL`() async throws {
    let diary = try await lived()
    let groups = try await ask(
      diary, "SELECT emotion, count(*) FROM echoes GROUP BY emotion ORDER BY 2 DESC, 1")
    #expect(groups == [[.text("hope"), .integer(2)], [.text("joy"), .integer(1)]])
    let joined = try await ask(
      diary,
      "SELECT e.id, v.type FROM echoes e JOIN events v ON v.id = e.id WHERE e.emotion = 'joy'")
    #expect(joined == [[.text("laptop:4"), .text("vibeSent")]])
    let day = try await ask(diary, "SELECT count(*) FROM echoes WHERE day = '2025-12-02'")
    #expect(day == [[.integer(1)]])
    let span = try await ask(
      diary, "SELECT count(*) FROM echoes WHERE day > '2025-12-01' AND day <= '2025-12-02'")
    #expect(span == [[.integer(1)]])
  }

  @Test func `An unopened note is not read by a query`() async throws {
    let diary = try await lived()
    let texts = try await ask(diary, "SELECT text FROM echoes ORDER BY sentMs")
    #expect(texts == [[.null], [.null], [.null]])
    _ = try await diary.commit(RevealEcho())
    let opened = try await ask(diary, "SELECT text FROM echoes WHERE state = 'revealed'")
    #expect(opened == [[.text("You can.")]])
  }

  @Test func `A table is asked as of a day, and two times are joined`() async throws {
    let diary = try await lived()
    let then = try await ask(diary, "SELECT count(*) FROM echoes('2025-12-02')")
    #expect(then == [[.integer(2)]])
    let both = try await ask(
      diary, "SELECT a.state, b.state FROM echoes('2025-12-01') a JOIN echoes b USING (id)")
    #expect(both == [[.text("scheduled"), .text("due")]])
    let known = try await ask(diary, "SELECT count(*) FROM events WHERE known = '2025-12-01'")
    #expect(known == [[.integer(3)]])
    let all = try await ask(
      diary, "SELECT count(*) FROM echoes",
      at: QueryTime(known: Instant(milliseconds: Workbench.noon2025.milliseconds + 1)))
    #expect(all == [[.integer(1)]])
  }

  @Test func `A query only reads, is one, and says what it does not understand`() async throws {
    let diary = try await lived()
    let before = await diary.historyHash()
    for sql in [
      "DELETE FROM echoes", "CREATE TABLE a (b)", "ATTACH 'x.db' AS x", "PRAGMA user_version = 3",
      "CREATE TEMP TABLE a AS SELECT 1", "VACUUM INTO 'copy.db'", "UPDATE echoes SET id = 1",
    ] {
      await #expect(throws: DiaryError.query(.notReading), "\(sql)") { try await ask(diary, sql) }
    }
    for sql in ["", " ; ", "SELECT 1; SELECT 2"] {
      await #expect(throws: DiaryError.query(.notOneQuery), "\(sql)") { try await ask(diary, sql) }
    }
    await #expect(
      throws: DiaryError.query(.notUnderstood("no such column: colour", offset: 7))
    ) { try await ask(diary, "SELECT colour FROM echoes") }
    await #expect(throws: DiaryError.query(.timeNotUnderstood("someday"))) {
      try await ask(diary, "SELECT * FROM echoes('someday')")
    }
    #expect(await diary.historyHash() == before)
  }

  @Test func `A query stops when it is cancelled`() async throws {
    let diary = try await lived()
    await #expect(throws: DiaryError.cancelled) {
      try await diary.query(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
        isCancelled: { true }, start: { _ in }, take: { _ in true })
    }
  }

  @Test func `Days are counted by functions of their own`() async throws {
    let diary = try await lived()
    let values = try await ask(
      diary,
      """
      SELECT day_add('2024-02-28', 2), days_between('2025-01-01', '2025-03-01'),
        week_of('2025-12-04'), month_of('2025-12-04'), weekday_of('2025-12-04'), day_add('x', 1),
        (SELECT streak_length(day) FROM echoes), (SELECT streak_length(day) FROM echoes WHERE 0),
        (SELECT overlap(emotion = 'hope', day > '2025-12-01') FROM echoes)
      """)
    #expect(
      values == [
        [
          .text("2024-03-01"), .integer(59), .text("2025-12-01"), .text("2025-12"),
          .text("thursday"), .null, .integer(3), .integer(0), .real(1.0 / 3),
        ]
      ])
  }

  @Test func `The plan says in words what a table leaves out by itself`() async throws {
    let diary = try await lived()
    let plan = try await ask(
      diary, "EXPLAIN QUERY PLAN SELECT * FROM echoes('2025-12-02') WHERE id = 'laptop:3'")
    guard case .text(let words) = plan[0][3] else { return #expect(Bool(false), "no plan") }
    #expect(words.contains("id is") && words.contains("as of"))
  }
}
