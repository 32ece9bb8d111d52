/// Rows of one kind of thing, declared once: listings, `--json`, `--plain`, `--csv`, SQL and
/// exports are drawn from the declaration.
///
/// A table copies nothing: a row is made when it is asked for, and a person's words stay in the
/// journal until their cell is shown.
package struct Table<Row>: Sendable {
  /// As one types it in a query: `echoes`.
  package let name: String
  /// One sentence.
  package let about: String
  package let columns: [Column<Row>]
  /// The columns that name a row, at whatever time.
  package let key: [String]
  /// Whether the rows come by their days where a filter asks for it; then each has one.
  package let goesByDay: Bool
  /// About how many rows there are, as far as that is known before they are made.
  let size: @Sendable (borrowing History) -> Int
  let source: @Sendable (DiaryView, RowFilter) -> RowSource<Row>

  package init(
    _ name: String, _ about: String, key: [String] = ["id"],
    size: @escaping @Sendable (borrowing History) -> Int = { _ in 100 }, _ columns: [Column<Row>],
    rows: @escaping @Sendable (DiaryView, RowFilter) -> AnyIterator<Row>
  ) {
    self.init(name, about, key: key, size: size, columns) { .listed(rows($0, $1)) }
  }

  init(
    _ name: String, _ about: String, key: [String] = ["id"], goesByDay: Bool = false,
    size: @escaping @Sendable (borrowing History) -> Int, _ columns: [Column<Row>],
    source: @escaping @Sendable (DiaryView, RowFilter) -> RowSource<Row>
  ) {
    (self.name, self.about, self.columns, self.key) = (name, about, columns, key)
    (self.goesByDay, self.size, self.source) = (goesByDay, size, source)
  }

  /// The same with a column behind the others.
  package func adding(_ column: Column<Row>) -> Table {
    Table(
      name, about, key: key, goesByDay: goesByDay, size: size, columns + [column], source: source)
  }

  /// The rows at a moment, in the order that `about` names, without those that were taken back.
  package func rows(_ view: DiaryView, _ filter: RowFilter) -> AnyIterator<Row> {
    let source = source(view, filter)
    if case .listed(let rows) = source { return rows }
    let cursor = RowCursor(columns, view, source)
    let batches = sequence(state: ()) { _ in cursor.advance(256) > 0 ? cursor.batch.rows : nil }
    return AnyIterator(batches.joined().makeIterator())
  }
}

extension Table {
  /// The same table with rows of another type, each with one of these as its `inner` row.
  func with<Outer>(
    _ inner: @escaping @Sendable (Outer, DiaryView) -> Row,
    _ outer: @escaping @Sendable (Row, DiaryView) -> Outer
  ) -> Table<Outer> {
    let columns = columns.map { column in
      let cell = column.cell
      return Column<Outer>(heading: column.heading) { cell(inner($0, $1), $1) }
    }
    return Table<Outer>(name, about, key: key, size: size, columns) { view, filter in
      let rows = rows(view, filter)
      return AnyIterator { rows.next().map { outer($0, view) } }
    }
  }
}

/// What each row of a table has under one name.
package struct Column<Row>: Sendable {
  package let heading: ColumnHeading
  package let cell: @Sendable (Row, DiaryView) -> Cell
  /// The cells of some rows. It is made where the type of the rows is known, or each cell would
  /// look for that.
  let append: @Sendable ([Row], DiaryView, inout ColumnCells) -> Void

  package init(
    _ name: String, _ kind: ColumnKind, unit: String? = nil, _ about: String,
    _ cell: @escaping @Sendable (Row, DiaryView) -> Cell
  ) {
    self.init(heading: ColumnHeading(name, kind, unit: unit, about), cell)
  }

  fileprivate init(
    heading: ColumnHeading, _ cell: @escaping @Sendable (Row, DiaryView) -> Cell
  ) {
    self.heading = heading
    self.cell = cell
    append = { rows, view, cells in
      for row in rows { cells.append(cell(row, view), in: view) }
    }
  }
}

/// What is said of a column.
package struct ColumnHeading: Hashable, Sendable {
  /// Also the name of the member in JSON. SQL does not tell capitals from small letters.
  package let name: String
  package let kind: ColumnKind
  /// What numbers count, as `days`; nil where there is nothing to say.
  package let unit: String?
  /// One sentence without a full stop.
  package let about: String

  package init(_ name: String, _ kind: ColumnKind, unit: String? = nil, _ about: String) {
    (self.name, self.kind, self.unit, self.about) = (name, kind, unit, about)
  }

  /// Whether its words are ordered as the days of a week are, by `Weekday.precedes`.
  var isWeekday: Bool { kind == .word && name == "weekday" }
}

/// What the cells of a column hold, where they hold anything.
package enum ColumnKind: String, Hashable, Sendable {
  /// One of the program's words, as `comfort`.
  case word
  /// The person's own words, or words that were drawn for them; a `Cell.word` where these stand in
  /// no event.
  case text
  case number, flag
  /// A number, whole or not.
  case real
  /// A civil day: `2025-11-18`.
  case day
  /// An instant by the clock where it was: `2025-11-18T21:30:00+01:00`.
  case time
  /// The name of an entry or event: `laptop:3`.
  case id

  /// Whether what is in a column can be added up.
  package var isOfNumbers: Bool { [.number, .real, .flag].contains(self) }
}

/// One value.
package enum Cell: Hashable, Sendable {
  case null
  case word(String)
  /// A month, counted from that of January of the year 0, as the word `2025-11`.
  case month(Int)
  /// What the device of a log is called, as a word.
  case device(LogID)
  /// Words in the journal; whoever shows them reads them there.
  case text(WordsReference)
  case number(Int64)
  case real(Double)
  case flag(Bool)
  case day(CivilDay)
  /// Nil offset: the clock of a row that tells no zone.
  case time(Instant, UTCOffset?)
  case id(EventName)

  /// An instant by the clock where one asks.
  static func time(_ instant: Instant, in view: DiaryView) -> Cell {
    .time(instant, view.viewpoint.zone.offset(at: instant))
  }

  /// A value or nothing.
  package static func optional<Value>(_ value: Value?, _ cell: (Value) -> Cell) -> Cell {
    value.map(cell) ?? .null
  }

  static func month(of day: CivilDay) -> Cell { .month(day.monthNumber) }

  /// A count.
  package static func number(_ value: Int) -> Cell { .number(Int64(value)) }
  /// A time of day, as `09:00`.
  package static func clock(minute: Int) -> Cell { .word(ClockTime.word(minute: minute)) }
  /// Words, where there are any.
  package static func text(_ reference: WordsReference?) -> Cell { optional(reference, Cell.text) }
  /// An entry, where there is one.
  package static func id(_ name: EventName?) -> Cell { optional(name, Cell.id) }
  /// A day, where it is known.
  package static func day(_ day: CivilDay?) -> Cell { optional(day, Cell.day) }
}

/// Which rows somebody wants: a table may leave out the others, and need not.
package struct RowFilter: Equatable, Sendable {
  /// Only rows whose column `day` is one of these.
  package var days: ClosedRange<CivilDay>?
  /// Only the row of this entry.
  package var id: EventName?
  /// Only rows whose column `activity` is this.
  package var activity: Activity?
  /// Only events that were recorded in these milliseconds since 1970.
  var recorded: ClosedRange<Int64>?
  /// Only events of what happened in these.
  var happened: ClosedRange<Int64>?
  /// Only events about this entry, and the one that made it.
  var entity: EventName?
  /// Only events of these types.
  var types: Set<EventType>?
  /// Only events of devices of these names.
  var devices: Set<String>?
  /// The rows by their days, where the table can (`Table.goesByDay`).
  package var order: DayOrder?

  package static let all = RowFilter()

  package init(
    days: ClosedRange<CivilDay>? = nil, id: EventName? = nil, activity: Activity? = nil
  ) {
    (self.days, self.id, self.activity) = (days, id, activity)
  }

  init(recorded: ClosedRange<Int64>) { self.recorded = recorded }
}

/// In which order days come.
package enum DayOrder: String, Sendable {
  case earliestFirst = "earliest day first"
  case latestFirst = "latest day first"
}

// MARK: Without the type of the rows

/// A table of whatever rows.
package struct AnyTable: Sendable {
  package let name: String
  package let about: String
  package let columns: [ColumnHeading]
  /// Where the columns stand that name a row, at whatever time.
  package let key: [Int]
  /// As `Table.goesByDay`.
  let goesByDay: Bool
  /// Whether its rows stand in the journal, where a diary reads them.
  let isInJournal: Bool
  /// As `Table.size`; of one in the journal all events.
  package let size: @Sendable (borrowing History) -> Int
  private let makeCursor: @Sendable (DiaryView, RowFilter) -> TableCursor

  /// A table whose rows stand in the journal.
  init(_ name: String, _ about: String, inJournal columns: [ColumnHeading]) {
    (self.name, self.about, self.columns, key) = (name, about, columns, [0])
    (goesByDay, isInJournal) = (false, true)
    size = { Int(clamping: $0.eventCount) }
    makeCursor = { _, _ in TableCursor() }
  }

  package init<Row>(_ table: Table<Row>) {
    name = table.name
    about = table.about
    (goesByDay, isInJournal, size) = (table.goesByDay, false, table.size)
    let columns = table.columns.map(\.heading)
    self.columns = columns
    key = table.key.map { name in
      guard let index = columns.firstIndex(where: { $0.name == name }) else {
        preconditionFailure("\(table.name) has no column \(name)")
      }
      return index
    }
    makeCursor = { RowCursor(table.columns, $0, table.source($0, $1)) }
  }

  /// A walk over the rows.
  package func cursor(_ view: DiaryView, _ filter: RowFilter = .all) -> TableCursor {
    makeCursor(view, filter)
  }

  /// Where a column stands; nil where there is none of the name.
  package func index(of column: String) -> Int? {
    columns.firstIndex { $0.name.lowercased() == column.lowercased() }
  }
}

/// Every table that can be asked, in the order of help.
package enum Tables {
  package static let all: [AnyTable] = [
    AnyTable(.echoes), AnyTable(Table<MomentRow>.moments), AnyTable(.memories), AnyTable(.labels),
    AnyTable(.attachments), AnyTable(.days),
    AnyTable(Table<ActivityRow>.logs), AnyTable(.activities), AnyTable(.goals), AnyTable(.targets),
    AnyTable(.progress), AnyTable(.streaks), AnyTable(.runs), AnyTable(.excuses),
    AnyTable(.badges), AnyTable(.reminders), AnyTable(.notifications), AnyTable(.devices),
    AnyTable(.conflicts), AnyTable(.batches), AnyTable(.settings), AnyTable(.quotes),
    .events,
  ]

  /// These, and the days that are theirs, with which nothing is compared.
  package static let listed = all + [calendar]
  /// These, and those that SQL alone knows.
  package static let asked = listed + [.changes, .search]
  static let calendar = AnyTable(Table<CivilDay>.calendar)

  /// The table of a name; nil for none.
  package static func named(_ name: String) -> AnyTable? {
    all.first { $0.name == name.lowercased() }
  }
}
