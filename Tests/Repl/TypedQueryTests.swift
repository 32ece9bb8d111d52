import Program
import Testing

/// Queries at the prompt, of one line and of several.
@Suite struct TypedQueryTests {
  @Test(arguments: [
    "SELECT day,", "SELECT day, sum(amount)", "select *", "SELECT day FROM logs WHERE",
    "SELECT count(*) FROM (SELECT day", "WITH c AS (", "SELECT day FROM logs ORDER BY",
    "SELECT day FROM logs\nWHERE amount > 5", "WITH c AS (SELECT day FROM logs)",
    "-- mine\nSELECT day,", "SELECT 'a;', day", "SELECT count(DISTINCT day), x",
  ])
  func `A query goes on where it can not end`(text: String) {
    #expect(TypedQuery.goesOn(text))
  }

  @Test(arguments: [
    "SELECT 1", "SELECT day FROM logs", "SELECT day FROM logs;", "SELECT count(*) FROM moments",
    "VALUES (1, 2)", "SELECT day FROM logs\nWHERE amount > 5;", "SELECT day,\n",
    "SELECT day FROM logs\n ", "SELECT 'it', 2 AS two", "SELECT date('now') AS today",
    "SELECT CASE WHEN 1 THEN 'a' ELSE 'b' END", "select a day for the walk", "moment \"SELECT (\"",
    "with ana by the lake (again",
  ])
  func `A query ends where it may, and what is none goes on by other rules`(text: String) {
    #expect(!TypedQuery.goesOn(text))
  }

  @Test func `Only the limit of the outermost query is its own`() {
    for query in [
      "SELECT day FROM logs LIMIT 5", "SELECT day FROM logs limit(5)",
      "SELECT day FROM logs LIMIT 40 OFFSET 1 + 2 * 3; -- a page",
      "WITH c AS (SELECT 1) SELECT * FROM c LIMIT\n5",
    ] {
      #expect(TypedQuery.hasLimit(query), "\(query)")
    }
    for query in [
      "SELECT day FROM logs", "SELECT day FROM logs WHERE id IN (SELECT id FROM logs LIMIT 5)",
      "SELECT text FROM moments WHERE text = 'no limit'", "SELECT day FROM logs -- LIMIT 5",
      "SELECT day FROM logs /* LIMIT 5 */", "SELECT 1 AS [limit]", "SELECT 1 AS `limit`",
      "SELECT 1 AS \"limit\"", "SELECT 1 AS limits",
    ] {
      #expect(!TypedQuery.hasLimit(query), "\(query)")
    }
  }

  @Test func `A line that begins with an option is no comment`() {
    let lines = ["SELECT 1;", "--zone UTC log steps 5", "-- zone", "--zones are far"]
    #expect(TypedQuery.joined(lines) == ["SELECT 1;", "--zone UTC log steps 5"])
  }

  @Test func `Rows of a query that is pasted are one`() {
    let lines = [
      "today", "-- by day", "SELECT day, sum(amount)", "FROM logs", "WHERE activity = 'water'",
      "GROUP BY day;",
      "SELECT day FROM moments", "LIMIT 3", "moment \"from the lake\"", "WITH c AS (",
      "  SELECT 1)", "SELECT * FROM c", "", "today",
    ]
    #expect(
      TypedQuery.joined(lines) == [
        "today",
        "SELECT day, sum(amount)\nFROM logs\nWHERE activity = 'water'\nGROUP BY day;",
        "SELECT day FROM moments\nLIMIT 3", "moment \"from the lake\"",
        "WITH c AS (\n  SELECT 1)\nSELECT * FROM c", "", "today",
      ])
  }
}
