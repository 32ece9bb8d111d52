@unsafe @preconcurrency private import CSQLite

// `FROM search('rain*', '2025-03-01')`: the texts of a time whose words FTS5 finds.

extension AnyTable {
  /// The words of the tables, for `MATCH`.
  package static let search = AnyTable(
    "search",
    "Every text of the person that tables show, found by its words whatever their case and "
      + "accents, as in `FROM search WHERE search MATCH 'rain*'`, the best first with "
      + "`ORDER BY rank`; `search('rain*', '2025-03-01')` finds those of a time; asked in SQL "
      + "alone",
    inJournal: [
      ColumnHeading("id", .id, "names it in commands"),
      ColumnHeading("kind", .word, "what it is, as moment"),
      ColumnHeading("field", .word, "where the words stand, as text or tag"),
      ColumnHeading("text", .text, "all the words there"),
    ] + calendar.map(\.heading))

  /// The columns of the day, behind those of the text.
  fileprivate static let calendar = Column<CivilDay>.calendar("it counts for") { day, _ in day }
}

final class SearchTable: SQLTable {
  /// What stands behind the columns, hidden: the parameters in their order, and how near a text is.
  fileprivate enum Hidden: String, CaseIterable {
    case search, asof, known, rank

    var column: Int { AnyTable.search.columns.count + (Self.allCases.firstIndex(of: self) ?? 0) }
  }

  /// What a condition is called in a plan.
  fileprivate enum Word: String {
    case matches = "words match"
    case id = "id is"
    case asOf = "as of"
    case known = "as known at"
    case bestFirst = "best first"
    case ranked = "with ranks"

    init?(_ condition: SQLWish.Condition) {
      let isEquality = condition.operation == SQLITE_INDEX_CONSTRAINT_EQ
      let isMatch = condition.operation == SQLITE_INDEX_CONSTRAINT_MATCH
      switch condition.column {
      case 0 where isEquality && condition.isExact && condition.isUsable: self = .id
      case 3 where isMatch: self = .matches
      case Hidden.search.column where isEquality || isMatch: self = .matches
      case Hidden.asof.column where isEquality: self = .asOf
      case Hidden.known.column where isEquality: self = .known
      default: return nil
      }
    }
  }

  init(_ host: QueryHost) {
    super.init(
      AnyTable.search.name, host, columns: AnyTable.search.columns.map(\.declaration),
      hidden: Hidden.allCases.map(\.rawValue))
  }

  override func plan(_ wish: SQLWish) -> SQLPlan? {
    var (plan, words) = (SQLPlan(), [Word]())
    for (index, condition) in wish.conditions.enumerated() {
      guard let word = Word(condition) else { continue }
      guard condition.isUsable else { return nil }
      plan.taken.append(index)
      if word != .id { plan.settled.insert(index) }
      words.append(word)
      if word == .asOf || word == .known { host.namesTimes = true }
    }
    let isFound = words.contains(.matches)
    if isFound, wish.order == [OrderTerm(column: Hidden.rank.column, isDescending: false)] {
      plan.isOrdered = true
      words.append(.bestFirst)
    } else if isFound, wish.columns >> UInt64(Hidden.rank.column) & 1 != 0 {
      words.append(.ranked)
    }
    plan.words = words.map(\.rawValue).joined(separator: ", ")
    plan.begin = { [unowned self, words] in SearchWalk(self, words, $0) }
    (plan.rowCount, plan.cost) =
      words.contains(.id) ? (1, 10) : isFound ? (100, 1000) : (1e6, 1e7)
    return plan
  }

  // MARK: What was found

  fileprivate struct Question: Hashable {
    /// As FTS5 understands it; nil for every text.
    var words: String?
    var isBestFirst = false
    var isRanked = false
  }

  /// What was found, which a join asks for again with each row of another table.
  fileprivate final class Answer {
    let index: SearchIndex
    let question: Question
    let hits: [SearchIndex.Hit]
    private(set) lazy var hitsByOwner = Dictionary(grouping: hits) { index.owner($0.place) }

    init(_ question: Question, in index: SearchIndex) throws(DiaryError) {
      (self.index, self.question) = (index, question)
      guard let words = question.words else {
        hits = (0..<index.count).map { SearchIndex.Hit(place: $0, rank: nil) }
        return
      }
      do throws(DiaryError) {
        hits = try index.hits(words, bestFirst: question.isBestFirst, isRanked: question.isRanked)
      } catch .query(.notUnderstood(let sentence, _)) {
        throw .query(.searchNotUnderstood(words, why: sentence))
      }
    }
  }

  private var answers: [Answer] = []
  private static let mostAnswers = 4

  /// What a question finds at a time; nil where it can not be answered, and then there is a
  /// failure.
  fileprivate func answer(_ question: Question, at time: QueryTime) -> Answer? {
    guard let index = host.searchIndex(at: time) else { return nil }
    if let known = answers.first(where: { $0.index === index && $0.question == question }) {
      return known
    }
    return host.attempt { () throws(DiaryError) in
      let answer = try Answer(question, in: index)
      answers = answers.suffix(Self.mostAnswers - 1) + [answer]
      return answer
    }
  }
}

private final class SearchWalk: SQLWalk {
  private let table: SearchTable
  private var index: SearchIndex?
  private var found: [SearchIndex.Hit] = []

  /// Nil where it can not begin, and then there is a failure.
  init?(_ table: SearchTable, _ plan: [SearchTable.Word], _ given: [[QueryValue]]) {
    self.table = table
    super.init()
    var (time, wanted, ids) = (QueryTime.present, [String](), [EventName?]())
    for (word, values) in zip(plan, given) {
      switch (word, values.first ?? .null) {
      case (.asOf, _): if !table.host.set(\.asOf, of: &time, to: values) { return nil }
      case (.known, _): if !table.host.set(\.known, of: &time, to: values) { return nil }
      case (_, .null): return
      case (.id, let value): ids.append(table.host.event(value.text))
      case (_, let value): wanted.append(value.text)
      }
    }
    // Each may be a query of several words.
    let words =
      wanted.count < 2 ? wanted.first : wanted.map { "(\($0))" }.joined(separator: " AND ")
    let isBestFirst = plan.contains(.bestFirst)
    let question = SearchTable.Question(
      words: words, isBestFirst: isBestFirst, isRanked: isBestFirst || plan.contains(.ranked))
    guard let answer = table.answer(question, at: time) else { return nil }
    index = answer.index
    found = ids.isEmpty ? answer.hits : ids[0].flatMap { answer.hitsByOwner[$0] } ?? []
    count = found.count
  }

  override func rowNumber(_ row: Int) -> Int64 { Int64(found[row].place) }

  override func value(_ column: Int, _ row: Int) -> QueryValue? {
    guard let index else { return .null }
    let place = found[row].place
    switch column {
    case 0: return table.host.value(of: .id(index.owner(place)))
    case 1: return .text(index.kind(place))
    case 2: return .text(index.field(place))
    case 3: return table.host.value(of: .text(index.words(place)))
    case SearchTable.Hidden.rank.column: return found[row].rank.map(QueryValue.real) ?? .null
    case SearchTable.Hidden.search.column...: return .null
    default:
      guard let day = index.day(place) else { return .null }
      return table.host.value(of: AnyTable.calendar[column - 4].cell(day, table.host.view))
    }
  }
}
