package import Echolog
import Interop

/// A value of `--plain`: a column, or what is made of a row in another way.
struct PlainColumn<Row>: ExpressibleByStringLiteral, Sendable {
  let name: String
  let value: (@Sendable (Row) -> String)?

  init(_ name: String, _ value: (@Sendable (Row) -> String)? = nil) {
    (self.name, self.value) = (name, value)
  }

  init(stringLiteral name: String) { self.init(name) }
}

/// What people read of a row: a column, or what is made of it in another way.
struct ShownColumn<Row>: Sendable {
  let heading: TextTable.Column
  private(set) var name = ""
  private(set) var style = Style.plain
  private(set) var span: (@Sendable (Row) -> Span)?

  init(_ heading: TextTable.Column, span: @escaping @Sendable (Row) -> Span) {
    (self.heading, self.span) = (heading, span)
  }

  init(_ heading: TextTable.Column, _ name: String, _ style: Style = .plain) {
    (self.heading, self.name, self.style) = (heading, name, style)
  }
}

/// Rows of a table, of whatever type, so that what draws an answer from them is compiled once.
struct ListedRows: Sendable {
  let presenter: Presenter
  let table: String
  /// Of all columns.
  let headings: [ColumnHeading]
  /// The columns that are listed.
  let columns: [Int]
  let count: Int
  let cell: @Sendable (_ row: Int, _ column: Int) -> Cell
  private let besides: @Sendable (_ row: Int) -> JSON

  /// `besides` has members that no column has, or in the place of one.
  init<Row: Sendable>(
    _ presenter: Presenter, _ table: Table<Row>, _ rows: [Row], without: Set<String> = [],
    besides: @escaping @Sendable (Row) -> JSON = { _ in [:] }
  ) {
    self.presenter = presenter
    self.table = table.name
    headings = table.columns.map(\.heading)
    columns = headings.indices.filter { [headings] in !without.contains(headings[$0].name) }
    count = rows.count
    let (all, view) = (table.columns, presenter.asked)
    cell = { row, column in all[column].cell(rows[row], view) }
    self.besides = { besides(rows[$0]) }
  }

  /// What a script reads in a column.
  func word(_ row: Int, _ column: Int) -> String { presenter.json(cell(row, column)).plain }

  /// What people read in a column: days in words, texts on one line, names faint.
  private func span(_ row: Int, _ column: Int, _ style: Style) -> Span {
    Span(
      presenter.seen(cell(row, column), of: headings[column]),
      headings[column].kind == .id ? .faint : style)
  }

  func json(_ row: Int) -> JSON {
    let besides = besides(row)
    let cells = columns.map { column in
      let name = headings[column].name
      return besides.members.first { $0.name == name } ?? (name, presenter.json(cell(row, column)))
    }
    return .object(cells).with(besides)
  }

  /// All columns with a row of their names in front (RFC 4180).
  var csv: String {
    CSV.row(columns.map { headings[$0].name })
      + (0..<count).map { row in CSV.row(columns.map { word(row, $0) }) }.joined()
  }

  func column(_ name: String) -> Int? { headings.firstIndex { $0.name == name } }

  fileprivate func plain<Row>(_ rows: [Row], _ chosen: [PlainColumn<Row>]) -> [[String]] {
    let columns = chosen.map { column($0.name) }
    return rows.indices.map { row in
      zip(chosen, columns).map { plain, column in
        plain.value?(rows[row]) ?? column.map { word(row, $0) } ?? ""
      }
    }
  }

  fileprivate func text<Row>(_ rows: [Row], _ chosen: [ShownColumn<Row>]) -> TextTable {
    let columns = chosen.map { shown in
      let column = column(shown.name)
      precondition(column != nil || shown.span != nil, "no column is called \(shown.name)")
      return column
    }
    return TextTable(
      chosen.map(\.heading),
      rows.indices.map { row in
        zip(chosen, columns).map { shown, column in
          shown.span?(rows[row]) ?? column.map { span(row, $0, shown.style) } ?? ""
        }
      })
  }
}

extension Page {
  /// The answer that lists rows as the member `name`, and for `--plain` by these columns.
  init<Row: Sendable>(
    schema: String, _ members: JSON = [:], listing listed: ListedRows, of rows: [Row],
    as name: String, plain: [PlainColumn<Row>], shown: [ShownColumn<Row>] = [], behind: JSON = [:]
  ) {
    self.init(["schema": schema])
    if !shown.isEmpty { blocks = [.listing { listed.text(rows, shown) }] }
    makeRows = { listed.plain(rows, plain) }
    makeJSON = {
      JSON(schema).with(members).with([name: (0..<listed.count).map(listed.json)]).with(behind)
    }
    choose(from: listed, schema: schema, as: name)
  }

  /// Lets rows that the page shows be chosen, counted, or shown by their columns.
  mutating func choose(from rows: ListedRows, schema: String, as name: String) {
    makeCSV = { rows.csv }
    cells = ListedCells(rowCount: rows.count, columns: rows.headings.map(\.name), line: rows.why)
    drawRows = { choice throws(UsageError) in try rows.page(schema: schema, as: name, choice) }
  }
}

extension Activity {
  /// An amount as scripts have it, in `unit`.
  package func figure(_ amount: Int64) -> JSON {
    if case .real(let number) = cell(amount) {
      .real(number)
    } else {
      .integer(amount / amountsInUnit)
    }
  }
}

extension Presenter {
  /// The value of a cell; words that were erased are null, and those that damage took a remark.
  package func json(_ cell: Cell) -> JSON {
    switch cell {
    case .null: .null
    case .word(let word): .string(word)
    case .month(let number): .string(CivilDay.text(ofMonth: number))
    case .device(let log): .string(history.label(ofLog: log))
    case .text(let reference): .string(text(reference))
    case .number(let number): .integer(number)
    case .real(let number): .real(number)
    case .flag(let flag): .bool(flag)
    case .day(let day): .string(day.description)
    case .time(let instant, let offset): .string(instant.isoText(offset: offset))
    case .id(let name): .string(label(name))
    }
  }

  func seen(_ cell: Cell, of heading: ColumnHeading) -> String {
    switch cell {
    // A year is no amount.
    case .number(let number): heading.name == "year" ? String(number) : Messages.grouped(number)
    case .day(let day): self.day(day)
    case .null, .word, .month, .device, .text, .real, .flag, .time, .id:
      VisibleText.line(json(cell).plain)
    }
  }
}
