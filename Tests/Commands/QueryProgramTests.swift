import Foundation
import RunningProgram
import Testing

/// Asking one's history: SQL, tables, other times, what changed and since when.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct QueryProgramTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let days: [(String, [[String]])] = [
      (
        "2025-11-10T09:00:00Z",
        [
          ["init", "--name", "laptop", "--key-file", "key"], ["goal", "set", "water", "2", "L"],
          ["moment", "Walked to the lake"], ["log", "water", "2", "L"],
        ]
      ),
      ("2025-11-11T09:00:00Z", [["log", "water", "2.5", "L"], ["moment", "Called Ana"]]),
      (
        "2025-11-13T09:00:00Z",
        [
          ["moment", "Ran", "--at", "2025-11-10"], ["log", "water", "1", "L"],
        ]
      ),
    ]
    for (now, lines) in days {
      for line in lines {
        let answer = try echolog.run(line: line, at: now)
        #expect(answer.exit == 0, "\(line) \(answer)")
      }
    }
    try body(echolog)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
  }

  @Test func `A query may be typed at the prompt as it is, and what is misspelled has a neighbour`()
    throws
  {
    try withLife { echolog in
      let lines = [
        "select count(*) FROM moments", "WITH m AS (SELECT 7) SELECT * FROM m",
      ]
      let typed = try echolog.run("repl", "--plain", input: lines.joined(separator: "\n") + "\n")
      #expect(typed.output.hasPrefix("3\n7\n"), "\(typed)")
      let more = [
        "SELECT count(*)", "FROM moments", "WHERE 0;", "-- mine", ";", "SELECT momets;", "/* a */",
      ]
      let behind = try echolog.run("repl", "--plain", input: more.joined(separator: "\n") + "\n")
      #expect(behind.output == "0\n", "rows that are there already are one query: \(behind)")
      #expect(behind.errors.contains("no such column: momets"), "\(behind)")
      let rows = [
        "select activity, count(*)", "from activities", "group by activity", "SELECT 40 + 2",
        "-- and", "goals --count", "SELECT text,", "40", "FROM moments LIMIT 1",
      ]
      let script = try echolog.run("repl", "--plain", input: rows.joined(separator: "\n") + "\n")
      #expect(script.exit == 0 && script.output.contains("\n42\n"), "\(script)")
      #expect(script.output.hasSuffix("\t40\n"), "\(script)")
      for line in ["with Ana", "select a gift for Ana", "explain it to Ana"] {
        let own = try echolog.run("repl", input: line + "\n")
        #expect(own.errors.contains("“\(line.split(separator: " ")[0])” is not a command."))
      }
      let refused = [
        ("SELECT momets FROM days", "Did you mean “moments”?"),
        ("SELECT l.amont FROM logs l", "Did you mean “amount”?"),
        ("SELECT * FROM dayz", "Did you mean “days”?"),
        (#"SELECT "momets" FROM days"#, "no such column"),
        ("SELECT * FROM changes('streaks')", "changes needs a table and a time"),
        ("SELECT * FROM search('year-old')", #"stand in double quotes, as '"year-old"'"#),
        ("SELECT * FROM search WHERE NOT search MATCH 'a'", "id IN (SELECT id FROM search"),
      ]
      for (sql, sentence) in refused {
        let answer = try echolog.run("sql", sql)
        #expect(answer.exit == 64 && answer.errors.contains(sentence), "\(answer)")
      }
      let joined = "SELECT m.id, o.id, m.id FROM moments m JOIN moments o USING (id) LIMIT 1"
      let page = try json(try echolog.run("sql", joined, "--json").output)
      #expect(page["columns"] as? [String] == ["id", "id_1", "id_2"], "\(page)")
      #expect(try echolog.run("tables", "search").output.contains("MATCH"))
      let years = try echolog.run("moments", "--group-by", "year").output
      #expect(years.contains("2025") && !years.contains("2,025"), "\(years)")
      let none = try echolog.run("moments", "--where", "precision = 'exact' AND day > '2025'")
      #expect(none.exit == 1 && none.errors.contains("precision here is "), "\(none)")
      let schema = try echolog.run("repl", input: ".schema badges\n.tables\n").output
      #expect(
        try schema == echolog.run("tables", "badges").output + echolog.run("tables").output)
      let share = try echolog.run("sql", "SELECT quantile(amount, 90) FROM logs")
      #expect(share.exit == 64 && share.errors.contains("0.9 for 90 %"), "\(share)")
      let goto = try echolog.run("repl", input: ".goto\n")
      #expect(goto.errors.contains("“.goto” needs ID.") && goto.errors.contains(".help shows it."))
    }
  }

  @Test func `A query is answered as a table, as rows and as objects`() throws {
    try withLife { echolog in
      let sql = "SELECT day, count(*) AS moments FROM moments GROUP BY day ORDER BY day"
      let people = try echolog.run("sql", sql)
      #expect(people.exit == 0 && people.output.contains("2025-11-10        2"), "\(people)")
      let plain = try echolog.run("sql", sql, "--plain").output
      #expect(plain == "2025-11-10\t2\n2025-11-11\t1\n")
      let csv = try echolog.run("sql", sql, "--csv").output
      #expect(csv == "day,moments\r\n2025-11-10,2\r\n2025-11-11,1\r\n")
      let page = try json(try echolog.run("sql", sql, "--json").output)
      let rows = try #require(page["rows"] as? [[String: Any]])
      #expect(rows.map { $0["moments"] as? Int } == [2, 1])
      let none = try echolog.run("sql", "SELECT * FROM moments WHERE day = '1999-01-01'")
      #expect(none.exit == 1, "as a search that finds nothing")
      let texts = try echolog.run("sql", "SELECT text FROM moments WHERE id = 'laptop:4'")
      #expect(texts.output.contains("Walked to the lake"), "\(texts)")
    }
  }

  @Test func `A sum of decimals has the digits that were added`() throws {
    try withLife { echolog in
      let sums = "SELECT 0.1 + 0.2, -36.464999999999996, 1.0 / 3, 1e300, 5e-9, 0.0, 1.25e-21"
      let shown = "0.3\t-36.465\t0.333333333333333\t1e+300\t5e-09\t0.0\t1.25e-21\n"
      #expect(try echolog.run("sql", sums, "--plain").output == shown)
      let table = try echolog.run("sql", "SELECT 0.1 + 0.2 AS sum", "--as", "csv").output
      #expect(table.contains("0.3\n") || table.contains("0.3\r\n"), "\(table)")
      let object = try echolog.run("sql", "SELECT 0.1 + 0.2 AS sum", "--json").output
      #expect(object.contains(#""sum":0.3}"#), "\(object)")
    }
  }

  @Test func `A flag is one word in every CSV, and an answer has one form`() throws {
    try withLife { echolog in
      let query = "SELECT isCorrected, count(*) AS n FROM logs GROUP BY 1"
      #expect(try echolog.run("sql", query, "--csv").output == "isCorrected,n\r\nfalse,3\r\n")
      #expect(
        try echolog.run("sql", query, "--as", "csv").output.hasSuffix(
          "isCorrected,n\r\nfalse,3\r\n"))
      for line in [["sql", query], ["export"], ["replay"]] {
        let two = try echolog.run(line: line + ["--as", "csv", "--json"])
        #expect(two.exit == 64 && two.output.isEmpty, "\(line) \(two)")
        #expect(two.errors.contains("--as csv and --json do not go together."), "\(line) \(two)")
      }
      let written = try echolog.run("sql", query, "--to", "a.csv", "--as", "csv", "--json")
      #expect(written.exit == 0 && written.output.hasPrefix("{"), "\(written)")
    }
  }

  @Test func `What is no query is refused, with how to go on`() throws {
    try withLife { echolog in
      let refused: [(sql: String, word: String)] = [
        ("SELECT colour FROM moments", "queryNotUnderstood"),
        ("DELETE FROM moments", "queryNotReading"), ("SELECT 1; SELECT 2", "queryNotOne"),
        ("SELECT * FROM moments('someday')", "queryTimeNotUnderstood"),
        ("SELECT 1 FROM moments WHERE day > 2023-01-01", "queryNotUnderstood"),
        ("SELECT 1 FROM moments WHERE month = 2023-01", "queryNotUnderstood"),
      ]
      for (sql, word) in refused {
        let answer = try echolog.run("sql", sql, "--json")
        let error = try json(answer.errors)
        #expect(error["error"] as? String == word, "\(answer)")
        #expect(error["next"] is String && answer.exit == 64, "\(answer)")
      }
      let listed = try echolog.run("moments", "--where", "day > 2023-01-01")
      #expect(listed.exit == 64 && listed.errors.contains("as '2023-01-01'"), "\(listed)")
      let quoted = "SELECT '2023-01-01' /* 2023-01 */, 2023 - 01 AS \"2023-01\" -- 2023-01"
      #expect(try echolog.run("sql", quoted, "--plain").output == "2023-01-01\t2022\n")
      #expect(
        try json(try echolog.run("sql", "SELECT count(*) n FROM moments", "--json").output)["total"]
          as? Int == 1)
    }
  }

  @Test func `Tables and their columns are listed`() throws {
    try withLife { echolog in
      let all = try echolog.run("tables", "--plain").output.split(separator: "\n")
      for name in ["echoes", "moments", "logs", "goals", "streaks", "events", "settings"] {
        #expect(all.contains { $0.hasPrefix(name + "\t") }, "\(name)")
      }
      let columns = try echolog.run("tables", "moments").output
      for name in ["id", "day", "weekday", "hour", "text"] { #expect(columns.contains(name)) }
      #expect(try echolog.run("tables", "momentts").errors.contains("moments"))
      let days = try echolog.run("list", "calendar", "--fields", "day", "--plain").output
      let named = try echolog.run("calendar", "--fields", "day", "--plain").output
      #expect(!days.isEmpty && days == named, "\(named)")
      let written = try echolog.run("export", "--table", "calendar", "days.csv")
      #expect(written.exit == 0, "\(written)")
      // Every table can be asked whole, and shows what it has.
      for table in all.map({ $0.prefix { $0 != "\t" } }) {
        let table = table == "changes" ? "changes('logs', '2025-11-10')" : String(table)
        let answer = try echolog.run("sql", "SELECT count(*) FROM \(table)", "--plain")
        #expect(answer.exit == 0 && Int(answer.output.dropLast()) != nil, "\(table) \(answer)")
        let rows = try echolog.run("sql", "SELECT * FROM \(table) LIMIT 3", "--json")
        #expect(rows.exit <= 1, "\(table) \(rows)")
      }
    }
  }

  @Test func `Every question can be asked as of a day, and as it was known then`() throws {
    try withLife { echolog in
      func moments(_ words: String...) throws -> Int? {
        try json(try echolog.run(line: words + ["moments", "--json"]).output)["total"] as? Int
      }
      #expect(try moments() == 3)
      #expect(try moments("--asof", "2025-11-10") == 2, "what came late holds then")
      #expect(try moments("--known", "2025-11-10") == 1, "and was not known")
      #expect(try moments("--asof", "2025-11-10", "--known", "2025-11-11") == 1)
      let sql = try echolog.run(
        "--known", "2025-11-11", "sql", "SELECT count(*) FROM logs", "--plain")
      #expect(sql.output == "2\n", "\(sql)")
      let written = try echolog.run("--asof", "2025-11-10", "moment", "late", "--json")
      #expect(try json(written.errors)["error"] as? String == "pastIsRead", "\(written)")
      #expect(try moments() == 3)
    }
  }

  @Test func `A prompt goes from event to event, as they were recorded`() throws {
    try withLife { echolog in
      let count = "moments --count"
      let lines = [
        ".known 2025-11-11", ".step", count, ".back", count, ".goto laptop:5", count, ".step 99",
        count, ".back 99",
      ]
      let walk = try echolog.run("repl", "--plain", input: lines.joined(separator: "\n") + "\n")
      let told = walk.output.split(separator: "\n")
      #expect(told.filter { Int($0) != nil } == ["3", "2", "1", "3"], "\(walk)")
      for row in ["laptop:9\tmomentLogged\t2025-11-10", "laptop:8\tmomentLogged\t2025-11-11"] {
        #expect(told.contains { $0 == row }, "\(walk)")
      }
      #expect(walk.exit == 2 && walk.errors.contains("Nothing had been recorded before"), "\(walk)")
      let off = [".known 2025-11-10", count, ".known off", count, ".asof 2020-01-01", ".asof off"]
      let present = try echolog.run(
        "repl", "--plain", input: (off + [count]).joined(separator: "\n") + "\n")
      #expect(present.output == "1\n3\n3\n" && present.exit == 0, "\(present)")
      let none = try echolog.run("repl", input: ".goto laptop:99\n")
      #expect(none.exit == 2 && none.errors.contains("laptop:99"), "\(none)")
      let days = [".goto 2025-11-11", count, ".goto last monday", ".goto 2019"]
      let times = try echolog.run(
        "repl", "--plain", input: (days + [count]).joined(separator: "\n") + "\n")
      #expect(times.output.contains("\n2\n") || times.output.hasPrefix("2\n"), "\(times)")
      #expect(times.errors.contains("Nothing had been recorded before"), "\(times)")
    }
  }

  @Test func `What changed between two times is shown, and since which event`() throws {
    try withLife { echolog in
      let diff = try echolog.run("diff", "moments", "2025-11-11", "--json")
      #expect(try json(diff.output)["total"] as? Int == 0, "it held then already: \(diff)")
      let known = try echolog.run("diff", "moments", "2025-11-11", "--recorded")
      #expect(known.output.contains("+") && known.output.contains("+ laptop:9"), "\(known)")
      let changed = try echolog.run("diff", "streaks", "2025-11-10", "2025-11-11")
      let columns = changed.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
        .compactMap { $0.split(separator: " ").first }
      let derived = columns.filter { $0.hasSuffix("Ms") || $0 == "week" || $0 == "weekday" }
      #expect(derived.isEmpty && columns.contains("current"), "\(changed)")
      #expect(changed.output.contains("current") && changed.output.contains("→"), "\(changed)")
      let since = try echolog.run("bisect", "SELECT sum(amount) FROM logs", "--is", "5500")
      #expect(since.output.contains("4500 → 5500"), "\(since)")
      let never = try echolog.run("bisect", "SELECT count(*) FROM moments", "--is", "99")
      let answers = "It is not so: the query answers "
      #expect(never.exit == 1 && never.output.hasPrefix(answers), "\(never)")
      let always = try echolog.run("bisect", "SELECT 1", "--is", "1")
      #expect(always.exit == 1 && always.output.contains("before any of them"), "\(always)")
    }
  }

  /// A vault into which a file of thirty days was imported, between two moments.
  private func withImport(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let rows = (1...30).map { "2025-10-\($0 < 10 ? "0" : "")\($0),walk \($0)\n" }
    try echolog.write("walks.csv", "date,text\n" + rows.joined())
    let lines = [
      ("10", ["init", "--name", "laptop", "--key-file", "key"]), ("11", ["moment", "Before"]),
      ("12", ["import", "walks.csv", "--as", "moment", "--map", "date=date,text=text"]),
      ("13", ["moment", "Behind"]),
    ]
    for (day, line) in lines {
      let answer = try echolog.run(line: line, at: "2025-11-\(day)T09:00:00Z")
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
    try body(echolog)
  }

  @Test func `An import is one step, and one line`() throws {
    try withImport { echolog in
      let count = "moments --count"
      let lines = [".back", count, ".back", count, ".step", count, ".goto laptop:20", count]
      let walk = try echolog.run("repl", input: lines.joined(separator: "\n") + "\n")
      let counts = walk.output.split(separator: "\n").filter { Int($0) != nil }
      #expect(counts == ["31", "1", "31", "31"], "\(walk)")
      #expect(
        walk.output.matches(of: /import of walks.csv, 32 events {2}laptop:4\n/).count == 3,
        "\(walk)")
      #expect(walk.output.split(separator: "\n").count < 16, "\(walk)")
    }
  }

  @Test func `What an import changed is found as one, or within it by when things happened`() throws
  {
    try withImport { echolog in
      let query = "SELECT count(*) >= 12 FROM moments"
      let recorded = try echolog.run("bisect", query)
      #expect(recorded.output.contains("0 → 1  recorded 2025-11-12T09:00:00Z"), "\(recorded)")
      #expect(recorded.output.hasSuffix("import of walks.csv, 32 events  laptop:4\n"))
      #expect(recorded.errors.contains("--by happened"), "\(recorded)")
      let page = try json(try echolog.run("bisect", query, "--json").output)
      #expect(page["import"] as? String == "laptop:4" && page["total"] as? Int == 32, "\(page)")
      let happened = try echolog.run("bisect", query, "--by", "happened", "--plain")
      let row = "laptop:16\tmomentLogged\t2025-10-12T04:00:00Z\n"
      #expect(happened.output == row && happened.exit == 0, "\(happened)")
      let by = ["--by", "happened"]
      let then = try json(
        try echolog.run(line: ["bisect", query, "--json", "--asof", "2025-10-20"] + by).output)
      #expect(then["happenedAt"] as? String == "2025-10-12T04:00:00Z", "\(then)")
      #expect(try echolog.run(line: ["bisect", query, "--asof", "2025-10-02"] + by).exit == 1)
    }
  }

  @Test func `A screen shows some of the rows of a query, and a pipe or a limit what it asks for`()
    throws
  {
    try withImport { echolog in
      func lines(_ line: String...) throws -> (rows: Int, output: String) {
        let answer = try echolog.converse(["sql"] + line, [])
        return (answer.output.matches(of: /walk \d/).count, answer.output)
      }
      let query = "SELECT text FROM moments WHERE text LIKE 'walk%'"
      let screen = try lines(query)
      let rest = "10 more rows; LIMIT, --limit or a pipe shows them."
      #expect(screen.rows == 20 && screen.output.contains(rest), "\(screen)")
      #expect(try lines(query, "--limit", "25").rows == 25)
      #expect(try lines(query + " LIMIT 30").rows == 30)
      #expect(try lines(query + " LIMIT 30 OFFSET 1;").rows == 29)
      #expect(try echolog.run("sql", query).output.split(separator: "\n").count == 31)
      let some = try json(try echolog.run("sql", query, "--limit", "3", "--json").output)
      #expect((some["rows"] as? [Any])?.count == 3 && some["total"] as? Int == 30, "\(some)")
    }
  }

  @Test func `NULL is no empty text, and columns left out of a narrow table are named`() throws {
    try withLife { echolog in
      let both = try echolog.run("sql", "SELECT NULL AS a, '' AS b, 'x' AS c").output
      #expect(both == "a  b  c\n·     x\n", "\(both)")
      let json = try echolog.run("sql", "SELECT NULL AS a, '' AS b", "--json").output
      #expect(json.contains(#""rows":[{"a":null,"b":""}]"#), "\(json)")
      var narrow = echolog
      narrow.variables["COLUMNS"] = "70"
      let table = try narrow.run("sql", "SELECT * FROM logs LIMIT 1").output
      #expect(table.hasSuffix("Not shown, as nothing is in them: note, batch.\n"), "\(table)")
      let fields = try narrow.run("logs", "--fields", "note,day,recordedAt,happenedAt,id").output
      #expect(fields.hasSuffix("Not shown, as nothing is in it: note.\n"), "\(fields)")
    }
  }

  @Test func `A comparison shows the rows and columns that are asked for`() throws {
    try withLife { echolog in
      let all = try echolog.run("diff", "moments", "2025-11-09", "2025-11-11")
      #expect(all.output.split(separator: "\n").count == 3, "\(all)")
      let ran = try echolog.run(
        "diff", "moments", "2025-11-09", "2025-11-11", "--where", "text = 'Ran'", "--plain")
      #expect(ran.output.hasPrefix("+\tlaptop:9\t") && ran.output.contains("\tRan\t"), "\(ran)")
      let days = ["diff", "days", "2025-11-09", "2025-11-11", "--json"]
      let some = try echolog.run(line: days + ["--limit", "1"])
      let shown = try json(some.output)
      #expect((shown["changes"] as? [Any])?.count == 1, "\(some)")
      let total = try json(echolog.run(line: days).output)["total"] as? Int
      #expect(shown["total"] as? Int == total, "\(some)")
      let line = ["diff", "streaks", "2025-11-10", "2025-11-11"]
      let fields = try echolog.run(line: line + ["--fields", "current", "--plain"])
      #expect(
        fields.output.contains("-\twater\tlaptop:3\tgoalMet\t1\n+\twater\tlaptop:3\tgoalMet\t2\n"),
        "\(fields)")
      let none = try echolog.run(line: line + ["--fields", "goal,period"])
      #expect(none.output == "Nothing is different.\n", "\(none)")
      let before = try echolog.run(
        line: line + ["--where", "definition = 'goalMet' AND current = 1", "--json"])
      #expect(try json(before.output)["total"] as? Int == 1, "as it was before: \(before)")
      let refused = try echolog.run(line: line + ["--fields", "curent"])
      #expect(refused.exit == 64 && refused.errors.contains("current"), "\(refused)")
      let behind = try echolog.run("diff", "2025-11-10", "2025-11-11", "streaks", "--plain")
      #expect(try behind.output == echolog.run(line: line + ["--plain"]).output, "\(behind)")
      let whole = try echolog.run("diff", "2025-11-10", "2025-11-11", "--plain").output
      #expect(whole.contains("streaks\t"), "of all tables: \(whole)")
      let unknown = try echolog.run("diff", "2025-11-10", "streks")
      #expect(unknown.exit == 64 && unknown.errors.contains("“streaks”"), "\(unknown)")
      let bare = try echolog.run("diff", "--where", "1", "--whatif", "without laptop:4")
      #expect(bare.exit == 64, "\(bare)")
    }
  }

  @Test func `A screen shows the last events of a history, and a pipe or a limit what it asks for`()
    throws
  {
    try withImport { echolog in
      let screen = try echolog.converse(["history"], []).output
      #expect(screen.split(separator: "\n").count { $0.hasPrefix("laptop:") } == 20, "\(screen)")
      #expect(screen.contains("laptop:36 "), "\(screen)")
      #expect(screen.contains("16 earlier events; --limit or a pipe shows them."), "\(screen)")
      #expect(try echolog.run("history", "--plain").output.split(separator: "\n").count == 36)
      let two = try echolog.run("history", "--limit", "2", "--plain").output
      #expect(two.split(separator: "\n").map { $0.prefix(9) } == ["laptop:35", "laptop:36"])
    }
  }
}
