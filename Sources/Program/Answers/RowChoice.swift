import Echolog

/// Which rows of a listing a line asks for, and what of them.
package struct RowChoice: Equatable, Sendable {
  /// A condition of SQL over the listing's table that is true of each of them; nil for all rows.
  private(set) var condition: String?
  private(set) var isReversed = false
  /// The columns to show; nil for those that the listing shows.
  fileprivate var fields: [String]?
  fileprivate var groups: [String] = []
  private(set) var part = ListPart()
  private(set) var counts = false
  /// How many rows are kept of a listing whose command leaves that to this.
  fileprivate var limit: Int?

  /// The rows that are listed; all where they are counted, and the part is of the counts.
  package var listed: ListPart { counts ? ListPart() : part }

  init() {}

  /// What a line asks for of the rows that its command lists.
  ///
  /// - Throws: `flagsExclude` where rows are to be shown and counted; `notANumber`.
  package init(_ line: ParsedLine) throws(UsageError) {
    condition = line.value("--where")
    isReversed = line.has("--reverse")
    fields = line.value("--fields").map(Self.names)
    groups = line.value("--group-by").map(Self.names) ?? []
    counts = line.has("--count") || line.has("--group-by")
    let most = try line.number("--limit")
    part = ListPart(limit: most, page: try line.number("--page"))
    limit = counts || line.command.ownsLimit ? nil : most
    if fields != nil, counts {
      throw .flagsExclude("--fields", line.has("--count") ? "--count" : "--group-by")
    }
  }

  private static func names(_ words: String) -> [String] {
    words.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// The places of columns that are named, each once, in any case of letters.
  static func places(
    of names: [String], among known: [String], for flag: String
  ) throws(UsageError) -> [Int] {
    var places: [Int] = []
    for name in names {
      guard let place = known.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
        throw .unknownChoice(name, flag: flag, choices: known)
      }
      if !places.contains(place) { places.append(place) }
    }
    return places
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

extension Question {
  /// The rows of a listing that meet the condition of the line, in the order it asks for.
  func chosen<Row: Sendable>(_ rows: [Row], of table: Table<Row>) async throws -> [Row] {
    try await chosen(
      ListedRows(presenter, table, rows), key: table.key,
      own: Tables.named(table.name) == nil ? AnyTable(table) : nil
    ).map { rows[$0] }
  }

  private func chosen(_ rows: ListedRows, key: [String], own: AnyTable?) async throws -> [Int] {
    let choice = console.options.choice
    var places = Array(0..<rows.count)
    if let condition = choice.condition {
      let columns = rows.headings.indices.filter { key.contains(rows.headings[$0].name) }
      let names = columns.map { rows.headings[$0].name }.joined(separator: ", ")
      // Behind a line end, or a comment in the condition would take the bracket along.
      let query = "SELECT \(names) FROM \(rows.table) WHERE (\(condition)\n)"
      let keys = Set(try await session.answer(to: query, over: own).rows.map { $0.map(\.text) })
      places = places.filter { row in keys.contains(columns.map { rows.word(row, $0) }) }
      if places.isEmpty {
        for line in Self.values(namedIn: condition, rows) { try console.note(line) }
      }
    }
    if choice.isReversed { places.reverse() }
    guard let limit = choice.limit, places.count > limit else { return places }
    try console.note(Messages.moreRows(places.count - limit))
    return Array(places.prefix(limit))
  }

  private static func values(namedIn condition: String, _ rows: ListedRows) -> [String] {
    let words = Set(
      condition.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    return rows.headings.indices.compactMap { column in
      let heading = rows.headings[column]
      guard heading.kind == .word, words.contains(heading.name.lowercased()) else { return nil }
      let values = Set(
        (0..<rows.count).compactMap { row in
          if case .word(let word) = rows.cell(row, column) { word } else { nil }
        })
      guard (1...12).contains(values.count) else { return nil }
      return Messages.values(values.sorted(), of: heading.name)
    }
  }
}

// MARK: Without rows

extension RowChoice {
  func asksColumns(in form: Options.Form) -> Bool { fields != nil || counts || form == .csv }

  /// What a line asks for of a table, as a query; `column` in place of what the line shows.
  func query(
    of table: AnyTable, among names: [String]? = nil, showing column: String? = nil
  ) throws(UsageError) -> String {
    let known = table.columns.map(\.name)
    for (flag, words) in [("--fields", fields ?? []), ("--group-by", groups)] {
      _ = try Self.places(of: words, among: known, for: flag)
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

  /// The page of that answer, of which a part is shown, counted from its end where `areLast`.
  func page(
    of answer: QueryAnswer, _ part: ListPart, areLast: Bool = false, schema: String
  ) -> Page {
    if counts, groups.isEmpty { return .count(answer.rows[0][0].number, schema: schema) }
    var rows = answer.rows
    if areLast, !counts { rows = rows.suffix(part.limit ?? rows.count) }
    if isReversed { rows.reverse() }
    if counts { rows = self.part.rows(of: rows) } else if !areLast { rows = part.rows(of: rows) }
    return Presenter.queryAnswer(answer, rows, of: counts ? nil : answer.rows.count, schema: schema)
  }
}

// MARK: Other columns

extension ListedRows {
  func page(schema: String, as name: String, _ choice: RowChoice) throws(UsageError) -> Page {
    if choice.counts { return try counted(schema: schema, as: name, by: choice) }
    let columns = try columns(choice.fields ?? [], for: "--fields")
    let cells = (0..<count).map { row in columns.map { cell(row, $0) } }
    return page(schema: schema, [:], as: name, columns.map { headings[$0] }, cells)
  }

  private func counted(
    schema: String, as name: String, by choice: RowChoice
  ) throws(UsageError) -> Page {
    guard !choice.groups.isEmpty else { return .count(Int64(count), schema: schema) }
    let columns = try columns(choice.groups, for: "--group-by")
    var counts: [[Cell]: Int] = [:]
    var order: [[Cell]] = []
    for row in 0..<count {
      let group = columns.map { cell(row, $0) }
      if counts.updateValue(counts[group, default: 0] + 1, forKey: group) == nil {
        order.append(group)
      }
    }
    let weekStart = presenter.history.settings.weekStart
    let sorted = order.sorted { precedes($0, $1, weekStart) }
    let cells = choice.part.rows(of: choice.isReversed ? sorted.reversed() : sorted).map { group in
      group + [.number(counts[group, default: 0])]
    }
    let counted = ColumnHeading("count", .number, unit: "rows", "how many")
    return page(
      schema: schema, ["total": count], as: name, columns.map { headings[$0] } + [counted], cells)
  }

  private func precedes(_ one: [Cell], _ other: [Cell], _ weekStart: Weekday) -> Bool {
    for (left, right) in zip(one, other) where left != right {
      return switch (left, right) {
      case (.number(let left), .number(let right)): left < right
      case (.real(let left), .real(let right)): left < right
      case (.number(let left), .real(let right)): Double(left) < right
      case (.real(let left), .number(let right)): left < Double(right)
      case (.word(let left), .word(let right)): weekStart.precedes(left.utf8, right.utf8)
      default: presenter.json(left).plain < presenter.json(right).plain
      }
    }
    return false
  }

  private func page(
    schema: String, _ members: JSON, as name: String, _ headings: [ColumnHeading], _ cells: [[Cell]]
  ) -> Page {
    Page(columns: headings.map(\.name)) {
      let objects = cells.map { cells in
        JSON.object(zip(headings, cells).map { ($0.name, presenter.json($1)) })
      }
      return JSON(schema).with(members).with([name: objects])
    } rows: {
      cells.map { $0.map { presenter.json($0).plain } }
    } table: {
      TextTable(
        headings.map {
          .init($0.name, isRight: [.number, .real].contains($0.kind), isFlexible: $0.kind == .text)
        },
        cells.map { zip(headings, $0).map { Span(presenter.seen($1, of: $0)) } },
        namesLeftOut: true)
    }
  }

  private func columns(_ names: [String], for flag: String) throws(UsageError) -> [Int] {
    try RowChoice.places(of: names, among: columns.map { headings[$0].name }, for: flag)
      .map { columns[$0] }
  }
}

extension Page {
  fileprivate static func count(_ count: Int64, schema: String) -> Page {
    Page(
      ["schema": schema, "count": count], blocks: [.line(Messages.grouped(count))],
      rows: [[String(count)]], columns: ["count"])
  }
}

/// Which part of a long list is asked for.
package struct ListPart: Equatable, Sendable {
  /// How many rows a page has; nil for all of them on one.
  package let limit: Int?
  /// From 1.
  package let page: Int

  /// How many rows are shown to a person who asks for no number.
  static let usualLimit = 20

  /// Nil where none was given; pages have the usual length unless one is.
  package init(limit: Int? = nil, page: Int? = nil) {
    self.limit = limit ?? page.map { _ in Self.usualLimit }
    self.page = page ?? 1
  }

  /// The rows of the page; none behind the last one, however far.
  package func rows<Row>(of all: [Row]) -> [Row] {
    guard let limit else { return all }
    let (start, isFar) = (page - 1).multipliedReportingOverflow(by: limit)
    return isFar ? [] : Array(all.dropFirst(start).prefix(limit))
  }

  func members(total: Int) -> JSON { ["total": total, "page": page, "limit": limit] }
}

extension Messages {
  /// How many more there are behind a page that shows so many, and how to see them.
  static func following(
    _ part: ListPart, _ shown: Int, of total: Int, named: (Int) -> String
  ) -> String? {
    guard shown > 0 else { return nil }
    let rest = total - (part.page - 1) * (part.limit ?? total) - shown
    return rest > 0 ? "\(named(rest)): the same with --page \(part.page + 1)" : nil
  }

  static func moreRows(_ number: Int) -> String {
    count(number, "more row") + ": --limit shows them."
  }

  static func onEarlierPages(_ all: String) -> String { "\(all) on earlier pages." }
}
