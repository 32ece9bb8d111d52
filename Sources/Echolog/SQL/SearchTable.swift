@unsafe @preconcurrency private import CSQLite
import Platform

// `FROM search('rain*', '2025-03-01')`: the texts of a time whose words FTS5 finds.

extension AnyTable {
  /// The words of the tables, for `MATCH`.
  package static let search = AnyTable(
    "search",
    "Every text that tables show, found by its words whatever their case and accents, as in "
      + "`FROM search WHERE search MATCH 'rain*'`, the best first with `ORDER BY rank`; "
      + "`search('rain*', '2025-03-01')` finds those of a time; asked in SQL alone",
    inJournal: [
      ColumnHeading(name: "id", kind: .id, about: "the entry; null for the summary of a day"),
      ColumnHeading(name: "kind", kind: .word, about: "what it is, as moment"),
      ColumnHeading(name: "field", kind: .word, about: "which of its columns, as text"),
      ColumnHeading(name: "day", kind: .day, about: "the day that it counts for"),
      ColumnHeading(name: "text", kind: .text, about: "the words"),
    ])
}

/// The table `search` on a connection.
final class SearchTable: SQLTable {
  /// What stands behind the columns, hidden: the parameters in their order, and how near a text is.
  fileprivate enum Hidden: String, CaseIterable {
    case search, asof, known, rank

    var column: Int { AnyTable.search.columns.count + (Self.allCases.firstIndex(of: self) ?? 0) }
  }

  init(_ host: QueryHost) { super.init(AnyTable.search.name, host) }

  override var declaration: String {
    let columns = AnyTable.search.columns.map { "\"\($0.name)\" \($0.kind.affinity)" }
    let hidden = Hidden.allCases.map { "\"\($0.rawValue)\" HIDDEN" }
    return "CREATE TABLE t(" + (columns + hidden).joined(separator: ", ") + ")"
  }

  /// The plan names what is given: words to look for, times.
  override func plan(_ wish: SQLWish) -> SQLPlan? {
    var (plan, words) = (SQLPlan(), [String]())
    for (index, condition) in wish.conditions.enumerated() {
      guard let word = SearchWalk.word(of: condition) else { continue }
      guard condition.isUsable else { return nil }
      plan.taken.append(index)
      plan.settled.insert(index)
      words.append(word)
      if word != SearchWalk.matches { host.namesTimes = true }
    }
    let isFound = words.contains(SearchWalk.matches)
    if isFound, wish.order == [OrderTerm(column: Hidden.rank.column, isDescending: false)] {
      plan.isOrdered = true
      words.append(SearchWalk.bestFirst)
    }
    let asksForRank = wish.columns >> UInt64(Hidden.rank.column) & 1 != 0
    if isFound, asksForRank, !plan.isOrdered { words.append(SearchWalk.ranked) }
    plan.words = words.joined(separator: ", ")
    (plan.rowCount, plan.cost) = isFound ? (100, 1000) : (1e6, 1e7)
    return plan
  }

  override func makeWalk() -> SQLWalk { SearchWalk(host) }
}

/// A walk of SQLite over texts.
private final class SearchWalk: SQLWalk {
  static let matches = "words match"
  static let asOf = "as of"
  static let known = "as known at"
  static let bestFirst = "best first"
  static let ranked = "with ranks"

  private let host: QueryHost
  private var index: SearchIndex?
  private var found: [SearchIndex.Hit] = []

  init(_ host: QueryHost) { self.host = host }

  /// What a condition is called in a plan; nil where SQLite is to check it.
  static func word(of condition: SQLWish.Condition) -> String? {
    let isEquality = condition.operation == SQLITE_INDEX_CONSTRAINT_EQ
    let isMatch = condition.operation == SQLITE_INDEX_CONSTRAINT_MATCH
    return switch condition.column {
    case SearchTable.Hidden.search.column where isEquality || isMatch: matches
    case SearchTable.Hidden.search.column - 1 where isMatch: matches
    case SearchTable.Hidden.asof.column where isEquality: asOf
    case SearchTable.Hidden.known.column where isEquality: known
    default: nil
    }
  }

  override var count: Int { found.count }

  override func goOn() -> Bool {
    found = []
    return true
  }

  override func begin(_ plan: String, _ given: [[QueryValue]]) -> Bool {
    found = []
    let words = plan.split(separator: ", ").map(String.init)
    var (time, wanted) = (QueryTime.present, [String]())
    for (word, values) in zip(words, given) {
      let value = values.first ?? .null
      switch word {
      // Nothing is found by null; a time that is null is none.
      case Self.matches where value == .null: return true
      case Self.matches: wanted.append(value.text)
      case _ where value == .null: break
      default:
        guard let instant = host.time(value.text) else { return false }
        if word == Self.asOf { time.asOf = instant } else { time.known = instant }
      }
    }
    guard let index = host.searchIndex(at: time) else { return false }
    self.index = index
    guard !wanted.isEmpty else {
      found = (0..<index.count).map { SearchIndex.Hit(place: $0, rank: nil) }
      return true
    }
    // Each may be a query of several words.
    let query = wanted.count == 1 ? wanted[0] : wanted.map { "(\($0))" }.joined(separator: " AND ")
    do throws(DiaryError) {
      let bestFirst = words.contains(Self.bestFirst)
      found = try index.hits(
        query, bestFirst: bestFirst, isRanked: bestFirst || words.contains(Self.ranked))
      return true
    } catch {
      host.fail(error)
      return false
    }
  }

  override func rowNumber(_ row: Int) -> Int64 { Int64(found[row].place) }

  override func value(_ column: Int, _ row: Int) -> QueryValue? {
    guard let index else { return .null }
    let place = found[row].place
    switch column {
    case 0: return host.value(of: index.owner(place))
    case 1: return .text(index.kind(place))
    case 2: return .text(index.field(place))
    case 3: return host.value(of: index.day(place))
    case 4: return host.value(of: .text(index.words(place)))
    case SearchTable.Hidden.rank.column: return found[row].rank.map(QueryValue.real) ?? .null
    default: return .null
    }
  }
}
