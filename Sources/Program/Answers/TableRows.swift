package import Echolog
import Interop
import Platform

/// A value of `--plain`: a column, or what is made of a row in another way.
struct PlainColumn<Row>: ExpressibleByStringLiteral, Sendable {
  let name: String
  let value: (@Sendable (Row) -> String)?

  init(_ name: String, _ value: @escaping @Sendable (Row) -> String) {
    self.name = name
    self.value = value
  }

  init(stringLiteral name: String) {
    self.name = name
    value = nil
  }
}

/// Rows of a table, from which every form of an answer is drawn.
struct TableRows<Row: Sendable>: Sendable {
  struct Shown: Sendable {
    let heading: TextTable.Column
    let span: @Sendable (Row) -> Span
  }

  let table: Table<Row>
  let rows: [Row]
  let presenter: Presenter
  let view: DiaryView
  let columns: [Column<Row>]
  private let besides: @Sendable (Row) -> JSON

  /// `besides` has members that no column has, or in the place of one.
  init(
    presenter: Presenter, table: Table<Row>, rows: [Row], without: Set<String> = [],
    besides: @escaping @Sendable (Row) -> JSON = { _ in [:] }
  ) {
    self.presenter = presenter
    self.table = table
    self.rows = rows
    self.besides = besides
    view = presenter.asked
    columns = table.columns.filter { !without.contains($0.heading.name) }
  }

  func json(_ row: Row) -> JSON {
    let besides = besides(row)
    let cells = columns.map { column in
      let name = column.heading.name
      return besides.members.first { $0.name == name }
        ?? (name, presenter.json(column.cell(row, view)))
    }
    return .object(cells).with(besides)
  }

  /// All columns with a row of their names in front (RFC 4180).
  var csv: String {
    CSV.row(columns.map(\.heading.name))
      + rows.map { row in
        CSV.row(columns.map { presenter.json($0.cell(row, view)).plain })
      }.joined()
  }

  func plain(_ chosen: [PlainColumn<Row>]) -> [[String]] {
    let values = chosen.map { plain -> (Row) -> String in
      let cell = column(plain.name)?.cell
      return plain.value ?? { row in cell.map { presenter.json($0(row, view)).plain } ?? "" }
    }
    return rows.map { row in values.map { $0(row) } }
  }

  func text(_ columns: [Shown]) -> Page.Block {
    .table(columns.map(\.heading), rows.map { row in columns.map { $0.span(row) } })
  }

  /// A column as people read it: days in words, texts on one line, names faint.
  func shown(
    _ heading: String, _ name: String, _ style: Style = .plain, isFlexible: Bool = false
  ) -> Shown {
    guard let column = column(name) else { preconditionFailure("no column is called \(name)") }
    let (presenter, view) = (presenter, view)
    let isNumber = column.heading.kind == .number
    return Shown(
      heading: TextTable.Column(heading, isRight: isNumber, isFlexible: isFlexible)
    ) { row in
      let cell = column.cell(row, view)
      return Span(
        presenter.seen(cell, of: column.heading), column.heading.kind == .id ? .faint : style)
    }
  }

  private func column(_ name: String) -> Column<Row>? {
    table.columns.first { $0.heading.name == name }
  }
}

extension Page {
  /// The answer that lists rows as the member `name`, and for `--plain` by these columns.
  init<Row>(
    schema: String, _ members: JSON = [:], listing rows: TableRows<Row>, as name: String,
    plain: [PlainColumn<Row>], shown: [TableRows<Row>.Shown] = [], behind: JSON = [:]
  ) {
    self.init(["schema": schema])
    if !shown.isEmpty { blocks = [rows.text(shown)] }
    makeRows = { rows.plain(plain) }
    makeJSON = {
      JSON(schema).with(members)
        .with([name: rows.rows.map { rows.json($0) }]).with(behind)
    }
    choose(from: rows, schema: schema, as: name)
  }

  /// Lets rows that the page shows be chosen, counted, or shown by their columns.
  mutating func choose<Row>(from rows: TableRows<Row>, schema: String, as name: String) {
    makeCSV = { rows.csv }
    cells = ListedCells(
      rowCount: rows.rows.count, columns: rows.table.columns.map(\.heading.name), line: rows.why)
    drawRows = { choice throws(UsageError) in
      try rows.page(schema: schema, as: name, choice)
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
    case .time(let instant, let offset): .string(iso(instant, offset))
    case .id(let name): .string(label(name))
    }
  }

  func seen(_ cell: Cell, of heading: ColumnHeading) -> String {
    switch cell {
    // A year is no amount.
    case .number(let number):
      heading.name == "year" ? String(number) : Messages.grouped(number)
    case .day(let day): self.day(day)
    case .null, .word, .month, .device, .text, .real, .flag, .time, .id:
      VisibleText.line(json(cell).plain)
    }
  }
}

extension JSON {
  var plain: String {
    switch self {
    case .null: ""
    case .string(let text): text
    case .real(let number): String(number)
    case .array(let values): values.map(\.plain).joined(separator: ",")
    case .bool, .integer, .object: text
    }
  }
}
