import Echolog
import Platform

/// A query in SQL over every table.
struct SQLCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "sql", [Operand(.words)], [],
    "ask your history anything in SQL; it only reads",
    [
      "sql \"SELECT weekday, count(*) FROM moments GROUP BY weekday\"",
      "sql \"SELECT goal, current FROM streaks('2025-03-01')\"",
      "sql \"EXPLAIN QUERY PLAN SELECT * FROM logs WHERE day = '2025-11-18'\"",
    ], [.asks, .givesRows],
    remarks: [
      "Times are texts by the clock where they were: order, compare and take the latest by the "
        + "column beside them that ends in Ms. At the prompt a query may begin with SELECT.",
      "Besides SQLite's own functions there are "
        + QueryFunction.all.map { "\($0.name)(\($0.parameters.joined(separator: ", ")))" }
        .joined(separator: ", ") + ".",
    ])

  let query: String

  init(_ line: Arguments) throws(LineError) { query = line.rest(from: 0) }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let answer = try await session.answer(to: query)
    return try console.show(Presenter.queryAnswer(answer.columns, answer.rows))
  }
}

/// The tables that can be asked, or the columns of one.
struct TablesCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "tables", [Operand(.choice(Tables.asked.map(\.name)), .optional)], [],
    "the tables that sql and diff can ask, or the columns of one",
    ["tables", "tables moments"])

  let table: AnyTable?

  init(_ line: Arguments) throws(LineError) {
    table = try line.operand(0).map { word throws(LineError) in
      try line.table(word, among: Tables.asked)
    }
  }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    try console.show(table.map(Presenter.columns) ?? Presenter.tables)
  }
}

/// What changed in a table from one time to another, or would be different in one or all by what is
/// supposed.
struct DiffCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "diff",
    [
      Operand(.choice(Tables.all.map(\.name)), .optional), Operand(.whenOrMonth, .optional),
      Operand(.whenOrMonth, .optional),
    ],
    [Flag("--recorded", "compare what was known at these times, not what held then")],
    "the rows of a table that came, went or changed between two times, or would by --whatif",
    [
      "diff streaks 2025-03-01", "diff goals \"last monday\" yesterday --recorded",
      "diff streaks --whatif \"goal target laptop:7 3 L\"",
      "diff --whatif \"set day-start 05:00\" --whatif \"without laptop:142\"",
    ], [.speaksOfDays, .asks, .givesRows])

  /// Nil for all tables, of which only the numbers of rows are shown.
  let table: AnyTable?
  /// Nil for what is, beside what would be.
  let from: Instant?
  let to: Instant?
  let isOfRecorded: Bool

  init(_ line: Arguments) throws(LineError) {
    table = try line.operand(0).map { word throws(LineError) in try line.table(word) }
    from = try line.operand(1).map { words throws(LineError) in try line.end(words) }
    to = try line.operand(2).map { words throws(LineError) in try line.end(words) }
    isOfRecorded = line.has("--recorded")
  }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    guard from != nil || session.time.whatIf != nil else {
      let missing = Self.declaration.operands[table == nil ? 0 : 1].name
      throw .programError(
        Messages.programError(UsageError.operandMissing(missing, command: Self.declaration.name)))
    }
    let earlier = from.map(time) ?? QueryTime(whatIf: .nothing)
    let later = to.map(time) ?? .present
    var found: [(table: AnyTable, changes: [RowChange])] = []
    for table in table.map({ [$0] }) ?? Tables.all {
      let changes = try await session.withDiary { diary throws(DiaryError) in
        try await diary.changes(of: table, from: earlier, to: later)
      }
      found.append((table, changes))
    }
    guard table != nil else { return try console.show(Presenter.differences(found)) }
    return try console.show(Presenter.differences(found[0].table, found[0].changes))
  }

  private func time(_ instant: Instant) -> QueryTime {
    isOfRecorded ? QueryTime(known: instant) : QueryTime(asOf: instant)
  }
}

/// Which event changed an answer.
struct BisectCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "bisect", [Operand(.words)],
    [
      Flag("--is", .text("VALUE"), "find since when it is this, as it is now"),
      Flag("--not", .text("VALUE"), "find since when it is anything but this"),
    ],
    "the event since which a query answers what it does",
    [
      "bisect \"SELECT longest FROM streaks WHERE goal = 'laptop:4'\"",
      "bisect \"SELECT count(*) FROM badges WHERE activity = 'water'\" --not 0",
    ])

  let query: String
  let wanted: String?
  let unwanted: String?

  init(_ line: Arguments) throws(LineError) {
    try line.exclude("--is", "--not")
    query = line.rest(from: 0)
    wanted = line.value("--is")
    unwanted = line.value("--not")
  }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let (wanted, unwanted) = (wanted, unwanted)
    let answer = try await session.withDiary { diary throws(DiaryError) in
      let now = wanted == nil && unwanted == nil ? try await diary.firstAnswer(to: query) : .null
      let point = try await diary.turningPoint(of: query) { @Sendable value in
        if let wanted {
          value.text == wanted
        } else if let unwanted {
          value.text != unwanted
        } else {
          value == now
        }
      }
      return (point, try await diary.events(named: point?.events ?? []))
    }
    let presenter = try await session.makePresenter()
    return try console.show(presenter.turningPoint(answer.0, events: answer.1))
  }
}

extension Arguments {
  /// The table of a name.
  func table(
    _ word: String, for flag: String? = nil, among tables: [AnyTable] = Tables.all
  ) throws(LineError) -> AnyTable {
    let words = tables.map(\.name)
    guard let table = tables.first(where: { $0.name == word.lowercased() }) else {
      throw .usage(
        .unknownChoice(
          word, flag: flag ?? line.command.name, choices: words,
          nearest: Nearest.suggestion(for: word, among: words)))
    }
    return table
  }
}
