import Echolog
import Interop
import Platform

/// Which rows of a listing a line asks for, and what of them.
struct RowChoice: Equatable, Sendable {
  /// What is true of each of them, as a condition of SQL over the listing's table; nil for all
  /// rows.
  private(set) var condition: String?
  private(set) var isReversed = false
  /// The columns to show; nil for those that the listing shows.
  fileprivate var fields: [String]?
  /// The columns by which rows are counted.
  fileprivate var groups: [String] = []
  /// Which of these counts are shown.
  fileprivate var part = ListPart()
  /// Whether the answer counts rows and shows none.
  private(set) var counts = false
  /// How many rows are kept of a listing whose command leaves that to this.
  private var limit: Int?

  /// All rows, as the listing shows them.
  init() {}

  /// - Throws: `flagsExclude` where rows are to be shown and counted; `notANumber`.
  init(_ line: ParsedLine) throws(UsageError) {
    condition = line.value("--where")
    isReversed = line.has("--reverse")
    fields = line.value("--fields").map(Self.names)
    groups = line.value("--group-by").map(Self.names) ?? []
    counts = line.has("--count") || line.has("--group-by")
    let most = try Self.number("--limit", in: line)
    part = ListPart(limit: most, page: try Self.number("--page", in: line))
    limit = counts || line.command.ownsLimit ? nil : most
    if fields != nil, counts {
      throw .flagsExclude("--fields", line.has("--count") ? "--count" : "--group-by")
    }
  }

  private static func number(_ flag: String, in line: ParsedLine) throws(UsageError) -> Int? {
    guard let word = line.value(flag) else { return nil }
    guard let number = Int(word), number > 0 else { throw .notANumber(word, flag: flag) }
    return number
  }

  private static func names(_ words: String) -> [String] {
    words.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// Those of the words of rows that are to be read: none where no column is shown that has any.
  func wanted<Row>(_ words: [WordsReference], of table: Table<Row>) -> [WordsReference] {
    guard let names = counts ? groups : fields else { return words }
    let hasText = table.columns.contains { column in
      column.heading.kind == .text
        && names.contains { $0.lowercased() == column.heading.name.lowercased() }
    }
    return hasText ? words : []
  }

  /// The page of a listing as the line wants it; every other page as it is.
  func drawn(_ page: Page) throws -> Page {
    guard let draw = page.drawRows else { return page }
    var drawn = page
    if fields != nil || counts { drawn = try draw(self) }
    if condition != nil, page.cells?.rowCount == 0 {
      // The listing's message for having nothing at all would be wrong.
      if !counts { drawn.blocks = [.line(Messages.noRows)] }
      (drawn.notes, drawn.exit) = ([], .negative)
    }
    return drawn
  }
}

extension Session {
  /// The rows of a listing that meet the condition of the line, in the order it asks for.
  ///
  /// - Throws: what a query throws that is not understood.
  func chosen<Row>(
    _ rows: [Row], of table: Table<Row>, _ presenter: Presenter, _ console: Console
  ) async throws -> [Row] {
    let choice = console.options.choice
    var rows = rows
    if let condition = choice.condition {
      let keys = try await keys(of: table, where: condition)
      let columns = table.columns.filter { table.key.contains($0.heading.name) }
      let all = rows
      rows = rows.filter { row in
        keys.contains(columns.map { presenter.json($0.cell(row, presenter.asked)).plain })
      }
      if rows.isEmpty {
        for line in Self.values(namedIn: condition, all, table, presenter.asked) {
          try console.note(line)
        }
      }
    }
    if choice.isReversed { rows.reverse() }
    return try choice.limited(rows, console)
  }

  /// Which values the columns have that a condition names, where these are a few words.
  private static func values<Row>(
    namedIn condition: String, _ rows: [Row], _ table: Table<Row>, _ view: DiaryView
  ) -> [String] {
    let words = Set(
      condition.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return table.columns.compactMap { column in
      guard column.heading.kind == .word, words.contains(column.heading.name.lowercased()) else {
        return nil
      }
      let values = Set(
        rows.compactMap { row in
          if case .word(let word) = column.cell(row, view) { word } else { nil }
        })
      guard (1...12).contains(values.count) else { return nil }
      return Messages.values(values.sorted(), of: column.heading.name)
    }
  }

  private func keys<Row>(
    of table: Table<Row>, where condition: String
  ) async throws -> Set<[String]> {
    let names = table.columns.map(\.heading.name).filter(table.key.contains)
    // Behind a line end, or a comment in the condition would take the bracket along.
    let query = "SELECT \(names.joined(separator: ", ")) FROM \(table.name) WHERE (\(condition)\n)"
    let own = Tables.named(table.name) == nil ? AnyTable(table) : nil
    return Set(try await answer(to: query, over: own).rows.map { $0.map(\.text) })
  }
}

// MARK: Without rows

extension RowChoice {
  /// Whether a line asks for columns of the table, or counts of its rows.
  func asksColumns(in form: Options.Form) -> Bool { fields != nil || counts || form == .csv }

  /// What a line asks for of a table, as a query.
  ///
  /// - Parameters:
  ///   - names: the entries among which it is; nil for all.
  ///   - column: what is to be found of each row, in place of what the line shows.
  /// - Throws: `unknownChoice` for a column that the table does not have.
  func query(
    of table: AnyTable, among names: [String]? = nil, showing column: String? = nil
  ) throws(UsageError) -> String {
    let known = table.columns.map(\.name)
    for (flag, words) in [("--fields", fields ?? []), ("--group-by", groups)] {
      for word in words where table.index(of: word) == nil {
        throw .unknownChoice(word, flag: flag, choices: known)
      }
    }
    let among = names.map { names in
      let quoted = names.map { "'" + $0.replacing("'", with: "''") + "'" }
      return "id IN (\(quoted.joined(separator: ",")))"
    }
    let conditions = [condition.map { "(\($0)\n)" }, among].compactMap(\.self)
    let groups = groups.joined(separator: ", ")
    let counted = (groups.isEmpty ? "" : groups + ", ") + "count(*) AS count"
    let shown = counts ? counted : (fields ?? known).joined(separator: ", ")
    return "SELECT \(column ?? shown) FROM \(table.name)"
      + (conditions.isEmpty ? "" : " WHERE " + conditions.joined(separator: " AND "))
      + (groups.isEmpty ? "" : " GROUP BY \(groups) ORDER BY \(groups)")
  }

  /// The page of that answer.
  ///
  /// - Parameters:
  ///   - part: which of the rows are shown.
  ///   - areLast: whether these are counted from the last one on.
  func page(
    of answer: QueryAnswer, _ part: ListPart, areLast: Bool = false, schema: String
  ) -> Page {
    if counts, groups.isEmpty { return .count(answer.rows[0][0].number, schema: schema) }
    var rows = answer.rows
    if areLast, !counts { rows = rows.suffix(part.limit ?? rows.count) }
    if isReversed { rows.reverse() }
    if counts { rows = self.part.rows(of: rows) } else if !areLast { rows = part.rows(of: rows) }
    return Presenter.queryAnswer(
      answer, rows, of: counts ? nil : answer.rows.count, schema: schema)
  }

  fileprivate func limited<Row>(_ rows: [Row], _ console: Console) throws -> [Row] {
    guard let limit, rows.count > limit else { return rows }
    try console.note(Messages.count(rows.count - limit, "more row") + ": --limit shows them.")
    return Array(rows.prefix(limit))
  }
}

// MARK: Other columns

extension TableRows {
  /// The rows by the columns that were chosen, or counted.
  ///
  /// - Throws: `unknownChoice` for a column that the table does not have.
  func page(schema: String, as name: String, _ choice: RowChoice) throws(UsageError) -> Page {
    if choice.counts { return try counted(schema: schema, as: name, by: choice) }
    let columns = try columns(choice.fields ?? [], for: "--fields")
    let cells = rows.map { row in columns.map { $0.cell(row, view) } }
    let headings = columns.map(\.heading)
    return page(schema: schema, [:], as: name, headings, cells)
  }

  private func counted(
    schema: String, as name: String, by choice: RowChoice
  ) throws(UsageError) -> Page {
    guard !choice.groups.isEmpty else { return .count(Int64(rows.count), schema: schema) }
    let columns = try columns(choice.groups, for: "--group-by")
    var counts: [[Cell]: Int] = [:]
    var order: [[Cell]] = []
    for row in rows {
      let group = columns.map { $0.cell(row, view) }
      if counts.updateValue(counts[group, default: 0] + 1, forKey: group) == nil {
        order.append(group)
      }
    }
    let sorted = order.sorted(by: precedes)
    let cells = choice.part.rows(of: choice.isReversed ? sorted.reversed() : sorted).map { group in
      group + [.number(counts[group, default: 0])]
    }
    let count = ColumnHeading(name: "count", kind: .number, unit: "rows", about: "how many")
    return page(
      schema: schema, ["total": rows.count], as: name, columns.map(\.heading) + [count],
      cells)
  }

  /// Whether a group comes before another, by the first of their values that differ.
  private func precedes(_ one: [Cell], _ other: [Cell]) -> Bool {
    for (left, right) in zip(one, other) where left != right {
      return switch (left, right) {
      case (.number(let left), .number(let right)): left < right
      case (.real(let left), .real(let right)): left < right
      case (.word(let left), .word(let right)): Weekday.precedes(left.utf8, right.utf8)
      default: presenter.json(left).plain < presenter.json(right).plain
      }
    }
    return false
  }

  private func page(
    schema: String, _ members: JSON, as name: String, _ headings: [ColumnHeading],
    _ cells: [[Cell]]
  ) -> Page {
    let values = cells.map { $0.map(presenter.json) }
    let objects = values.map { JSON.object(zip(headings, $0).map { ($0.name, $1) }) }
    var page = Page(JSON(schema).with(members).with([name: objects]))
    page.rows = values.map { $0.map(\.plain) }
    let rows = [headings.map(\.name)] + page.rows
    page.makeCSV = { rows.map(CSV.row).joined() }
    let columns = headings.map { heading in
      TextTable.Column(
        heading.name, isRight: heading.kind == .number, isFlexible: heading.kind == .text)
    }
    page.blocks = [
      .table(
        TextTable(
          columns, cells.map { zip(headings, $0).map { Span(presenter.seen($1, of: $0)) } },
          namesLeftOut: true))
    ]
    return page
  }

  private func columns(_ names: [String], for flag: String) throws(UsageError) -> [Column<Row>] {
    var found: [Column<Row>] = []
    let known = columns.map(\.heading.name)
    for name in names {
      guard let column = columns.first(where: { $0.heading.name.lowercased() == name.lowercased() })
      else {
        throw .unknownChoice(name, flag: flag, choices: known)
      }
      // An object in JSON has a member once.
      if !found.contains(where: { $0.heading == column.heading }) { found.append(column) }
    }
    return found
  }
}

extension Page {
  /// How many rows a listing has, which it does not show.
  fileprivate static func count(_ count: Int64, schema: String) -> Page {
    var page = Page(["schema": schema, "count": count])
    page.rows = [[String(count)]]
    page.blocks = [.line(Messages.grouped(count))]
    page.makeCSV = { CSV.row(["count"]) + CSV.row([String(count)]) }
    return page
  }
}
