extension AnyTable {
  /// The words of the tables, for `MATCH`.
  package static let search = AnyTable(
    "search",
    "Every text that tables show, found by its words whatever their case and accents, as in "
      + "`FROM search WHERE search MATCH 'rain*'`, the best first with `ORDER BY rank`; asked in "
      + "SQL alone",
    inJournal: [
      ColumnHeading(name: "id", kind: .id, about: "the entry; null for the summary of a day"),
      ColumnHeading(name: "kind", kind: .word, about: "what it is, as moment"),
      ColumnHeading(name: "field", kind: .word, about: "which of its columns, as text"),
      ColumnHeading(name: "day", kind: .day, about: "the day that it counts for"),
      ColumnHeading(name: "text", kind: .text, about: "the words"),
    ])
}

/// The table `search`, which SQLite's FTS5 holds in memory for a query that asks it: every text
/// that tables show, each word of it found by `MATCH` whatever its case and its accents.
///
/// It is filled from the tables themselves, so that it has the times of the query, and neither what
/// was forgotten nor what a note says before it is opened.
enum SearchTable {
  /// What SQLite says where a query asks the table and it is not there yet.
  static let isMissing = "no such table: search"

  /// A row a text: whose it is, what that is and which of its columns, and the day it counts for.
  static let lines = [
    """
    CREATE VIRTUAL TABLE search USING fts5(
      id UNINDEXED, kind UNINDEXED, field UNINDEXED, day UNINDEXED, text,
      tokenize = 'unicode61 remove_diacritics 2')
    """,
    "INSERT INTO search " + texts.map(rows).joined(separator: " UNION ALL "),
  ]

  private static let texts: [(table: String, kind: String, column: String)] = [
    ("moments", "'moment'", "text"), ("echoes", "'echo'", "text"), ("echoes", "'echo'", "answer"),
    ("memories", "'memory'", "title"), ("memories", "'memory'", "text"),
    ("labels", "kind", "label"), ("logs", "'log'", "note"), ("excuses", "kind", "reason"),
    ("days", "'day'", "summary"),
  ]

  private static func rows(of text: (table: String, kind: String, column: String)) -> String {
    let (id, day) =
      switch text.table {
      case "labels": ("memory", "NULL")
      case "excuses": ("goal", "firstDay")
      case "days": ("NULL", "day")
      default: ("id", "day")
      }
    return """
      SELECT \(id), \(text.kind), '\(text.column)', \(day), \(text.column) FROM \(text.table)
      WHERE \(text.column) IS NOT NULL
      """
  }
}
