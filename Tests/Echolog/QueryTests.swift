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
      sql, at: time, start: { _, _ in },
      take: { row in
        rows.withLock { $0.append(row) }
        return true
      })
    return rows.withLock { $0 }
  }

  private func lived() async throws -> Diary {
    let diary = try await bench.create("laptop", clock)
    for emotion in [Emotion.hope, .joy, .hope] {
      _ = try await diary.commit(SendVibe("You can.", emotion: emotion, returningAfter: .day))
      clock.advance(byMinutes: 24 * 60)
    }
    return diary
  }

  @Test func `A week that began before its goal is found by its day`() async throws {
    let diary = try await bench.create("laptop", clock)
    // A Monday is the first day of the week that holds today.
    let today = try await diary.view().viewpoint.today
    _ = try await diary.commit(SetGoal(.steps, target: 9, per: .week))
    let week = today.startOfWeek(startingOn: .monday)
    for condition in ["day = '\(week)'", "day < '\(week + 1)'", "+day = '\(week)'"] {
      #expect(
        try await ask(diary, "SELECT day FROM progress WHERE \(condition)")
          == [[.text(week.description)]], "\(condition)")
    }
    #expect(try await ask(diary, "SELECT day FROM progress WHERE day < '\(week)'") == [])
  }

  @Test func `A text with a zero in it is answered whole`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("one\0two"))
    #expect(try await ask(diary, "SELECT text FROM moments") == [[.text("one\0two")]])
    #expect(try await ask(diary, "SELECT upper(text) || 'x' FROM moments").count == 1)
  }

  @Test func `An answer is a table whose columns have one kind each, by origin or by values`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("12"))
    _ = try await diary.commit(LogActivity(.water, amount: 250))
    let rows: [(sql: String, kinds: [ColumnKind])] = [
      (
        "SELECT id, day, month, happenedAt, amount, isCorrected, note FROM logs",
        [.text, .day, .word, .time, .real, .flag, .text]
      ),
      ("SELECT text FROM moments", [.text]),
      ("SELECT longestStartedOn, current FROM streaks('2025-12-01')", [.day, .number]),
      ("SELECT l.day, m.day FROM logs l LEFT JOIN moments m ON m.day > l.day", [.day, .day]),
      ("SELECT day FROM logs UNION SELECT 'all'", [.text]),
      ("SELECT isCorrected FROM logs UNION SELECT 7", [.number]),
      ("SELECT count(*), avg(amount), max(day), NULL FROM logs", [.number, .real, .text, .text]),
      ("SELECT 1 AS n UNION SELECT 2.5", [.real]), ("SELECT 1 AS n UNION SELECT 'a'", [.text]),
      ("SELECT 1 AS n UNION SELECT NULL", [.number]), ("SELECT 1 AS n WHERE 0", [.text]),
    ]
    for (sql, kinds) in rows {
      let answer = try await diary.answer(to: sql)
      let table = answer.table
      #expect(table.columns.map(\.kind) == kinds, "\(sql)")
      try await diary.beginRows(of: table, withTexts: true)
      let batch = try await diary.nextRows()
      for row in 0..<answer.rows.count {
        let left = batch?.columns.map { $0.value(row).text }
        #expect(left == answer.rows[row].map(\.text) || kinds == [.real], "\(sql)")
      }
    }
    let same = try await diary.answer(to: "SELECT 1 AS n, 2 AS N, 3 AS n, 4 AS \"n_1\"")
    #expect(same.table.columns.map(\.name) == ["n", "N_1", "n_2", "n_1_1"])
  }

  @Test func `When an Echo is due can be subtracted from when it was opened`() async throws {
    let diary = try await bench.create("laptop", clock)
    let echo = try await diary.commit(SendVibe("a", emotion: .joy, returningAfter: .day)).name
    clock.advance(byMinutes: 3 * 1440)
    _ = try await diary.commit(RevealEcho(echo))
    // Sent on 1 December at noon, due on the next day at nine, opened on the fourth at noon.
    #expect(
      try await ask(diary, "SELECT dueAt, (openedMs - dueMs) / 3600000 FROM echoes")
        == [[.text("2025-12-02T09:00:00Z"), .integer(51)]])
    let settled = "SELECT state, settledAt, (settledMs - openedMs) / 60000 FROM echoes"
    #expect(try await ask(diary, settled) == [[.text("revealed"), .null, .null]])
    clock.advance(byMinutes: 10)
    _ = try await diary.commit(DismissEcho(echo))
    let dismissed: [[QueryValue]] = [
      [.text("dismissed"), .text("2025-12-04T12:10:00Z"), .integer(10)]
    ]
    #expect(try await ask(diary, settled) == dismissed)
    #expect(
      try await ask(diary, settled + "('2025-12-03')") == [[.text("due"), .null, .null]])
    clock.advance(byMinutes: 10)
    let answer = try await diary.commit(ReflectOnEcho(echo, note: "b")).name
    let answered: [[QueryValue]] = [
      [.text("reflected"), .text("2025-12-04T12:20:00Z"), .integer(20)]
    ]
    #expect(try await ask(diary, settled) == answered)
    #expect(try await ask(diary, settled + "('2025-12-04')") == answered)
    _ = try await diary.commit(Undo(answer))
    #expect(try await ask(diary, settled) == dismissed, "an answer that is taken back")
  }

  @Test func `What an event says is asked as JSON, without the words of an unopened note`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let moment = try await diary.commit(LogMoment("A walk")).name
    let echo = try await diary.commit(SendVibe("You can.", emotion: .joy, returningAfter: .day))
      .name
    let words = "SELECT event_json(id) ->> '$.momentLogged.text' FROM events WHERE id = ?"
    let json = "SELECT event_json('laptop:\(echo.number)') ->> "
    #expect(
      try await diary.answer(to: words, with: [.text("laptop:\(moment.number)")]).rows
        == [[.text("A walk")]])
    #expect(try await ask(diary, json + "'$.vibeSent.intervalDays'") == [[.integer(1)]])
    #expect(try await ask(diary, json + "'$.vibeSent.text'") == [[.null]], "it is sealed")
    let before = QueryTime(asOf: Workbench.noon2025.advanced(byMilliseconds: -1))
    let early = try await ask(diary, "SELECT event_json('\(echo.number)')", at: before)
    #expect(early == [[.null]], "it is not there yet")
    clock.advance(byMinutes: 2 * 1440)
    _ = try await diary.commit(RevealEcho(echo))
    #expect(try await ask(diary, json + "'$.vibeSent.text'") == [[.text("You can.")]])
    let all = "SELECT count(*) FROM events WHERE json_valid(event_json(id))"
    #expect(try await ask(diary, all) == ask(diary, "SELECT count(*) FROM events"))
    for name in ["'laptop:99'", "'nobody:1'", "''", "7", "NULL"] {
      #expect(try await ask(diary, "SELECT event_json(\(name))") == [[.null]], "\(name)")
    }
  }

  @Test func `An undo of adding an activity is among the events of its day`() async throws {
    let diary = try await bench.create("laptop", clock)
    let day = try await diary.view().viewpoint.today
    _ = try await diary.commit(Undo(diary.commit(AddActivity("yoga")).name))
    clock.advance(byMinutes: 2 * 1440)
    let events = "SELECT type FROM events"
    #expect(try await ask(diary, events + "('\(day)')") == ask(diary, events))
  }

  @Test func `What was recorded between two times is a change of the table of events`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let day = try await diary.view().viewpoint.today
    clock.advance(byMinutes: 2 * 1440)
    let moment = try await diary.commit(LogMoment("A walk")).name
    for times in ["'\(day)'", "'\(day)', '\(day + 2)'", "'\(day)', NULL, 'recorded'"] {
      let changes = "SELECT key, change, after FROM changes('events', \(times))"
      #expect(
        try await ask(diary, changes + " WHERE \"column\" = 'type'")
          == [[.text("laptop:\(moment.number)"), .text("came"), .text("momentLogged")]], "\(times)")
    }
    let end = day.instant(atMillisecond: 86_400_000, offset: .utc)
    let found = try await diary.changes(
      of: .events, from: QueryTime(known: end), to: .present, where: "type = 'momentLogged'")
    #expect(found.count == 1 && found[0].before == nil, "\(found)")
  }

  @Test func `What changed in a table between two times is asked by SQL`() async throws {
    let diary = try await bench.create("laptop", clock)
    let first = try await diary.commit(SendVibe("a", emotion: .joy, returningAfter: .week)).name
    let day = try await diary.view().viewpoint.today
    clock.advance(byMinutes: 2 * 1440)
    _ = try await diary.commit(CancelEcho(first))
    let second = try await diary.commit(SendVibe("b c", emotion: .hope, returningAfter: .week)).name
    for times in ["'\(day)'", "'\(day)', '\(day + 2)'", "'\(day)', NULL, 'recorded'"] {
      let changes = "FROM changes('echoes', \(times))"
      #expect(
        try await ask(diary, "SELECT * \(changes) WHERE \"column\" = 'state' ORDER BY change") == [
          [
            .text("laptop:\(second.number)"), .text("came"), .text("state"), .null,
            .text("scheduled"),
          ],
          [
            .text("laptop:\(first.number)"), .text("changed"), .text("state"), .text("scheduled"),
            .text("cancelled"),
          ],
        ])
      #expect(
        try await ask(diary, "SELECT after + 1 \(changes) WHERE \"column\" = 'characters'")
          == [[.integer(4)]])
    }
    let rows = """
      SELECT rowBefore ->> 'state', rowAfter ->> 'state', rowAfter ->> 'characters'
      FROM changes('echoes', '\(day)') WHERE "column" = 'state' ORDER BY change
      """
    #expect(
      try await ask(diary, rows) == [
        [.null, .text("scheduled"), .integer(3)],
        [.text("scheduled"), .text("cancelled"), .integer(1)],
      ])
    let none = "SELECT count(*) FROM changes('echoes', '\(day + 2)', '\(day + 2)')"
    #expect(try await ask(diary, none) == [[.integer(0)]])
    #expect(
      try await ask(
        diary,
        "SELECT c.after FROM echoes e, changes('echoes', e.day) c WHERE c.\"column\" = 'state'")
        == [[.text("cancelled")], [.text("scheduled")]])
    await #expect(throws: DiaryError.query(.notUnderstood("no such table: wells", offset: nil))) {
      _ = try await ask(diary, "SELECT * FROM changes('wells', '\(day)')")
    }
    #expect(
      try await ask(
        diary, "SELECT DISTINCT key, change FROM changes('calendar', '\(day)', '\(day + 1)')")
        == [[.text("\(day + 1)"), .text("came")]])
    let search =
      "search has no rows to compare: texts change with what has them, as in "
      + "changes('moments', '2025-03-01')"
    await #expect(throws: DiaryError.query(.notUnderstood(search, offset: nil))) {
      _ = try await ask(diary, "SELECT * FROM changes('search', '\(day)')")
    }
    await #expect(throws: DiaryError.query(.timeNotUnderstood("noonish"))) {
      _ = try await ask(diary, "SELECT * FROM changes('echoes', 'noonish')")
    }
    let axis = "the fourth word of changes is 'happened' or 'recorded'"
    await #expect(throws: DiaryError.query(.notUnderstood(axis, offset: nil))) {
      _ = try await ask(diary, "SELECT * FROM changes('echoes', '\(day)', NULL, 'known')")
    }
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

  @Test func `A query only reads, is one, and names what it does not understand`() async throws {
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

  @Test func `A time is given to a table, in words or as a year, and never taken from its rows`()
    async throws
  {
    let diary = try await lived()
    let years = ["2020", "'2020'", "2030", "NULL"]
    var counts: [[[QueryValue]]] = []
    for year in years {
      counts.append(try await ask(diary, "SELECT count(*) FROM echoes(\(year))"))
    }
    #expect(counts[0] == counts[1] && counts[0] == [[.integer(0)]] && counts[2] == counts[3])
    await #expect(throws: DiaryError.query(.timeNotUnderstood("1735689600000"))) {
      try await ask(diary, "SELECT * FROM echoes(1735689600000)")
    }
    for sql in [
      "SELECT count(*) FROM echoes(day)", "SELECT count(*) FROM echoes a, echoes(b.day) b",
      "SELECT asof FROM echoes", "SELECT known FROM echoes",
    ] {
      await #expect(throws: DiaryError.self, "\(sql)") { try await ask(diary, sql) }
    }
  }

  @Test func `Events tell what is counted, and how much of it`() async throws {
    let diary = try await bench.create("laptop", clock)
    let log = try await diary.commit(LogActivity(.water, amount: 500)).name
    _ = try await diary.commit(CorrectActivity(log, amount: 700))
    let goal = try await diary.commit(SetGoal(.steps, target: 8000, per: .day)).name
    _ = try await diary.commit(ChangeGoalTarget(goal, target: 9000))
    _ = try await diary.commit(LogMoment("Walked"))
    let (water, steps) = (QueryValue.text("water"), QueryValue.text("steps"))
    #expect(
      try await ask(
        diary, "SELECT activity, amount FROM events WHERE sequence >= \(log.number)") == [
          [water, .integer(500)], [water, .integer(700)], [steps, .integer(8000)],
          [steps, .integer(9000)], [.null, .null],
        ])
  }

  @Test func `A whole amount is an integer, however a query comes by it`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogActivity(.water, amount: 301))
    for ending in [
      "", " WHERE amount > 0.5", " ORDER BY amount", " GROUP BY amount", " GROUP BY 1 ORDER BY 2",
    ] {
      let found = try await ask(diary, "SELECT amount, amount / 2 FROM logs" + ending)
      #expect(found == [[.integer(301), .integer(150)]], "\(ending)")
    }
  }

  @Test func `A query stops when it is cancelled`() async throws {
    let diary = try await lived()
    await #expect(throws: DiaryError.cancelled) {
      try await diary.query(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
        isCancelled: { true }, start: { _, _ in }, take: { _ in true })
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

  @Test func `Numbers are told by their middle, their spread and what goes with them`()
    async throws
  {
    let diary = try await lived()
    let numbers = "FROM (SELECT column1 AS y, column2 AS x FROM (VALUES (1, 2.0), (2, 4.0), "
    let values = try await ask(
      diary,
      """
      SELECT median(y), median(x), quantile(y, 0.5), quantile(x, 0.75), quantile(y, 0),
        quantile(y, 1), quantile(y, NULL), round(stddev(y), 6), round(covar(y, x), 6),
        round(corr(y, x), 6), corr(y, 1), median(z)
      \(numbers) (3, 6.0), (10, 20.0), (NULL, 7), ('word', NULL))), (SELECT NULL AS z)
      """)
    #expect(
      values == [
        [
          .real(2.5), .real(6), .integer(2), .real(7), .integer(1), .integer(10), .null,
          .real(4.082483), .real(33.333333), .real(1), .null, .null,
        ]
      ])
    let none = try await ask(
      diary,
      "SELECT median(y), quantile(y, 0.5), stddev(y), covar(y, y), corr(y, y) FROM "
        + "(SELECT 5 AS y WHERE 0)")
    #expect(none == [[.null, .null, .null, .null, .null]])
    await #expect(
      throws: DiaryError.query(
        .notUnderstood("quantile takes a share from 0 to 1, as 0.9 for 90 %", offset: nil))
    ) {
      _ = try await ask(diary, "SELECT quantile(column1, 90) FROM (VALUES (1), (2))")
    }
  }

  @Test func `A text is held to a regular expression`() async throws {
    let diary = try await lived()
    for (pattern, text, expected) in [
      ("a", "cat", true), ("^a", "cat", false), ("^c.t$", "cat", true), ("a|x", "cot", false),
      ("(ab)+$", "xabab", true), ("[a-c]{2,3}z", "aabz", true), ("[^a-c]", "abc", false),
      ("\\d{3}", "ab12", false), ("\\d{3,}", "ab1234", true), ("\\bwalk\\b", "a walk.", true),
      ("\\bwalk\\b", "sidewalk", false), ("(?i)WALK", "a Walk", true), ("(?i)[^a]", "A", false),
      ("Ä.e", "Älte", false), ("Ä..e", "Älte", true), ("\\w+", "é", true), ("a.c", "a\nc", false),
      ("[]x]", "]", true), ("[a\\]-]", "-", true), ("a{0}b", "b", true), ("x*", "", true),
      ("(a*)*b", String(repeating: "a", count: 3000), false), ("(?:a|b)c", "bc", true),
      ("colou?r", "color", true), ("a+?b", "aab", true), ("\\.", "a", false),
    ] {
      let values = try await ask(diary, "SELECT '\(text)' REGEXP '\(pattern)'")
      #expect(values == [[.integer(expected ? 1 : 0)]], "\(pattern) in \(text.prefix(20))")
    }
    for pattern in [
      "(a", "a)", "[a", "*a", "a{2", "a{3,2}", "a{1001}", "\\", "\\1", "(?<a>b)",
      "((a{100}){100}){100}", String(repeating: "(", count: 90) + String(repeating: ")", count: 90),
    ] {
      await #expect(throws: DiaryError.self, "\(pattern)") {
        _ = try await ask(diary, "SELECT 'a' REGEXP '\(pattern)'")
      }
    }
    #expect(try await ask(diary, "SELECT NULL REGEXP 'a', 'a' REGEXP NULL") == [[.null, .null]])
  }

  @Test func `The plan lists in words what a table leaves out by itself`() async throws {
    let diary = try await lived()
    let plan = try await ask(
      diary, "EXPLAIN QUERY PLAN SELECT * FROM echoes('2025-12-02') WHERE id = 'laptop:3'")
    guard case .text(let words) = plan[0][0] else { return #expect(Bool(false), "no plan") }
    #expect(words.contains("id is") && words.contains("as of"))
    let among = try await ask(
      diary,
      """
      explain -- as it is
      SELECT * FROM logs WHERE activity IN ('steps', 'water') AND amount > 5 AND hour <= 9
      """)
    guard case .text(let words) = among[0][0] else { return #expect(Bool(false), "no plan") }
    #expect(words == "SCAN logs: activity is one of, amount is at least, hour is at most")
    let nested = try await ask(
      diary, "EXPLAIN SELECT day FROM moments UNION SELECT day FROM logs ORDER BY day")
    #expect(nested.first == [.text("MERGE (UNION)")])
    #expect(nested.last == [.text("    SCAN logs: earliest day first")])
  }

  @Test func `Words are searched in SQL, of nothing that is sealed or gone`() async throws {
    let diary = try await lived()
    let walk = try await diary.commit(LogMoment("Walked in the RAIN to the café"))
    _ = try await diary.commit(LogMoment("Rained out"))
    let found = "SELECT id, kind, field, day FROM search WHERE search MATCH 'rain*' ORDER BY rank"
    #expect(await !diary.keepsSearch)
    #expect(try await ask(diary, found).count == 2)
    #expect(await diary.keepsSearch, "for the next query")
    #expect(try await ask(diary, found).count == 2)
    let cafe = "SELECT id FROM search('cafe')"
    #expect(try await ask(diary, cafe) == [[.text(diary.view().history.label(of: walk.name))]])
    let sealed = "SELECT count(*) FROM search WHERE search MATCH 'can'"
    #expect(try await ask(diary, sealed) == [[.integer(0)]])
    _ = try await diary.commit(RevealEcho())
    #expect(try await ask(diary, sealed) == [[.integer(1)]])
    let joined = "SELECT m.year FROM search s JOIN moments m USING (id) WHERE s.text MATCH 'cafe'"
    #expect(try await ask(diary, joined) == [[.integer(2025)]])
    let told = "SELECT text FROM search WHERE search MATCH 'rain*' AND text MATCH 'cafe OR out'"
    #expect(
      try await ask(diary, told)
        == [[.text("Walked in the RAIN to the café")], [.text("Rained out")]])
    let joinedById = """
      SELECT count(*) FROM moments m
      WHERE EXISTS (SELECT 1 FROM search s WHERE s.id = m.id AND s.search MATCH 'rain*')
      """
    #expect(try await ask(diary, joinedById) == [[.integer(2)]])
    let days = """
      SELECT DISTINCT s.kind, s.field FROM search('rain*') s
      JOIN moments m USING (id, day, week, month, year, weekday)
      """
    #expect(try await ask(diary, days) == [[.text("moment"), .text("text")]])
    let all = "SELECT count(*), count(rank), count(text) FROM search"
    #expect(try await ask(diary, all)[0][1] == .integer(0), "nothing was looked for")
    #expect(try await ask(diary, all)[0][0] == ask(diary, all)[0][2])
    let plan = "EXPLAIN SELECT id FROM search('rain', '2025-06-01') ORDER BY rank"
    #expect(
      try await ask(diary, plan) == [[.text("SCAN search: words match, as of, best first")]])
    let then = QueryTime(known: Workbench.noon2025)
    #expect(try await ask(diary, found, at: then).isEmpty)
    // One query joins two times.
    let news = """
      SELECT s.text FROM search('rain*') s LEFT JOIN search('rain*', NULL, ?) t USING (id)
      WHERE t.id IS NULL ORDER BY s.rank DESC
      """.replacing("?", with: "'2025-06-01'")
    #expect(try await ask(diary, news).count == 2)
    #expect(try await ask(diary, "SELECT * FROM search(NULL)").isEmpty)
    await #expect(throws: DiaryError.self) { try await ask(diary, "SELECT * FROM search('\"')") }
    _ = try await diary.commit(RemoveEntry(walk.name))
    #expect(try await ask(diary, cafe).isEmpty)
    for sql in ["INSERT INTO search VALUES (1, 2, 3, 4, 5)", "DROP TABLE search"] {
      await #expect(throws: DiaryError.self) { try await ask(diary, sql) }
    }
  }

  @Test func `The present of a query is the time that it is asked at`() async throws {
    let diary = try await lived()
    _ = try await diary.commit(LogMoment("Walked"))
    let sql = "SELECT today(), date('now'), CURRENT_DATE, (SELECT max(day) FROM moments)"
    let now = try await ask(diary, sql)[0]
    #expect(Set(now).count == 1, "\(now)")
    let before = QueryTime(asOf: Instant(milliseconds: 1_700_000_000_000))
    let then = QueryValue.text("2023-11-14")
    #expect(try await ask(diary, sql, at: before) == [[then, then, then, .null]])
  }

  @Test func `A condition leaves out nothing that SQLite takes for the same`() async throws {
    let diary = try await lived()
    _ = try await diary.commit(LogActivity(.steps, amount: 7))
    for condition in [
      "activity = 'STEPS' COLLATE NOCASE", "amount = '7'", "amount > 6.5", "amount < '8'",
      "day > 2025", "activity IN ('steps', 5)", "amount IN (7.0, 9)", "isCorrected = '0'",
    ] {
      let found = try await ask(diary, "SELECT amount FROM logs WHERE \(condition)")
      #expect(found == [[.integer(7)]], "\(condition)")
    }
  }

  @Test func `Rows of which one or another thing is true are each found, and once`() async throws {
    let diary = try await lived()
    _ = try await diary.commit(RevealEcho())
    let or = "WHERE id = 'laptop:4' OR day = '2025-12-01' OR emotion = 'hope' ORDER BY sentMs"
    #expect(
      try await ask(diary, "SELECT id FROM echoes \(or)")
        == [[.text("laptop:3")], [.text("laptop:4")], [.text("laptop:5")]])
    let settings = try await ask(
      diary, "SELECT count(*) FROM settings WHERE name = 'day-start' OR device IS NULL")
    let named = try await ask(diary, "SELECT count(*) FROM settings WHERE device IS NULL")
    #expect(settings == named)
    for id in ["laptop:1", "laptop:3", "laptop:6"] {
      let event = try await ask(diary, "SELECT id FROM events WHERE id = '\(id)'")
      #expect(event == [[.text(id)]], "also where it made no entry, or is about one")
    }
    let quotes = "SELECT count(*) FROM quotes WHERE id = (SELECT max(id) FROM quotes)"
    #expect(try await ask(diary, quotes) == [[.integer(1)]])
    let events = try await ask(diary, "SELECT count(*) FROM events WHERE type = 'vibeSent'")
    #expect(events == [[.integer(3)]])
  }
}
