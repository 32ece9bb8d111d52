import Echolog
import Interop

struct SQLCommand: ProgramCommand {
  static let declaration = Declaration(
    "sql", [Operand(.words)],
    [
      .limit, Flag("--to", .file, "write the answer to this file instead"),
      Flag(
        "--as", .choice(TableForm.ofTables.map(\.rawValue)),
        "the form to write; else the ending of the file's name tells it"),
    ],
    "ask your history anything in SQL; it only reads",
    [
      "sql \"SELECT weekday, count(*) FROM moments GROUP BY weekday\"",
      "sql \"SELECT goal, current FROM streaks('2025-03-01')\"",
      "sql \"SELECT week, sum(amount) AS ml FROM logs WHERE activity = 'water' GROUP BY week\" "
        + "--to water.parquet",
      "sql \"EXPLAIN SELECT * FROM logs WHERE day = '2025-11-18'\"",
    ], [.asks, .givesRows],
    remarks: .lines(of: PackageResources.help_sql_txt) + [
      "Besides SQLite's own functions there are "
        + QueryFunction.all.map { function in
          "\(function.name)(\(function.parameters.joined(separator: ", "))), \(function.about)"
        }.joined(separator: "; ") + "."
    ])

  let query: String
  /// Nil where the answer is shown.
  let export: TableExport?

  init(_ line: Arguments) throws {
    query = line.rest(from: 0)
    export = line.has("--to") || line.has("--as") ? try TableExport(ofAnswer: line) : nil
  }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    // What can not be written is not asked for.
    if let export { _ = try session.requiredForm(of: export, console) }
    var answer = try await session.answer(to: query)
    if var export {
      answer.rows = console.options.choice.part.rows(of: answer.rows)
      export.tables = [answer.table]
      return try await session.export(export, console)
    }
    let part = TypedQuery.hasLimit(query) ? console.options.choice.part : console.fitting()
    return try console.show(
      Presenter.queryAnswer(answer, part.rows(of: answer.rows), of: answer.rows.count))
  }
}

/// A table that no command is about can also be listed by its name alone.
struct ListCommand: PageCommand {
  static let declaration = Declaration(
    "list", [Operand(.choice(Tables.listed.map(\.name)))], [.limit],
    "the rows of any table, as those of runs, targets or conflicts",
    ["list runs --where \"unit = 'weeks'\"", "list activities", "watch list streaks"],
    [.asks, .listsRows])

  let table: AnyTable

  init(_ line: Arguments) throws { table = try line.table(line.needed(0), among: Tables.listed) }

  func page(in session: Session, _ console: Console) async throws -> Page {
    let choice = console.options.choice
    let isBrief =
      table.name == "attachments" && console.options.form == .people
      && !choice.asksColumns(in: .people)
    // A terminal has no room for all of a file's times beside its name.
    let brief = isBrief ? "id, fileName, sizeBytes, memory, mediaType, day" : nil
    let answer = try await session.answer(to: try choice.query(of: table, showing: brief))
    return choice.page(of: answer, console.fitting(), schema: "list/1")
  }
}

struct TablesCommand: PageCommand {
  static let declaration = Declaration(
    "tables", [Operand(.choice(Tables.asked.map(\.name)), .optional)], [],
    "the tables that sql and diff can ask, or the columns of one", ["tables", "tables moments"])

  let table: AnyTable?

  init(_ line: Arguments) throws {
    table = try line.operand(0).map { word in try line.table(word, among: Tables.asked) }
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    table.map(Presenter.columns) ?? Presenter.tables
  }
}

struct DiffCommand: PageCommand {
  static let declaration = Declaration(
    "diff",
    [
      Operand(.tableOrWhen, .optional), Operand(.whenOrMonth, .optional),
      Operand(.whenOrMonth, .optional),
    ],
    [
      Flag("--recorded", "compare what was known at these times, not what held then"),
      Flag("--where", .text("CONDITION"), "only rows of which this is true before or after"),
      Flag("--fields", .text("COLUMN,…"), "compare these columns of the table"), .limitOfRows,
    ],
    "the rows of a table that came, went or changed between two times, or would by --whatif",
    [
      "diff streaks 2025-03-01", "diff goals \"last monday\" yesterday --recorded",
      "diff goals 2025-03-01 --where \"activity = 'water'\" --fields target,isMet",
      "diff streaks --whatif \"goal target laptop:7 3 L\"",
      "diff --whatif \"set day-start 05:00\" --whatif \"without laptop:142\"",
    ], [.speaksOfDays, .asks, .givesRows])

  /// Nil for all tables, of which only the numbers of rows are shown.
  let table: AnyTable?
  /// Nil for what is, beside what would be.
  let from: Instant?
  let to: Instant?
  let isOfRecorded: Bool
  let fields: [Int]?

  init(_ line: Arguments) throws {
    var words = line.line.operands
    // The table stands before the times or behind them.
    if let place = words.firstIndex(where: { Tables.named($0) != nil }) {
      table = Tables.named(words.remove(at: place))
    } else {
      table = nil
      if let unknown = words.first(where: { !line.isEnd($0) }) ?? words.dropFirst(2).first {
        _ = try line.table(unknown)
      }
    }
    for flag in ["--where", "--fields", "--limit"] where table == nil && line.has(flag) {
      throw UsageError.operandMissing(Self.declaration.operands[0].name, command: "diff")
    }
    fields = try table.flatMap { table in
      try line.value("--fields").map { words in
        let names = words.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        return try RowChoice.places(of: names, among: table.columns.map(\.name), for: "--fields")
      }
    }
    from = try words.first.map(line.end)
    to = try words.dropFirst().first.map(line.end)
    isOfRecorded = line.has("--recorded")
  }

  func page(in session: Session, _ console: Console) async throws -> Page {
    guard from != nil || session.time.whatIf != nil else {
      let missing = Self.declaration.operands[table == nil ? 0 : 1].name
      throw UsageError.operandMissing(missing, command: Self.declaration.name)
    }
    let earlier = from.map(time) ?? QueryTime(whatIf: .nothing)
    let later = to.map(time) ?? .present
    var found: [(table: AnyTable, changes: [RowChange])] = []
    // Of all tables it would take as long to walk over every event as over all else.
    for table in table.map({ [$0] }) ?? Tables.all.filter({ $0.name != AnyTable.events.name }) {
      let changes = try await session.opened()
        .changes(of: table, from: earlier, to: later, where: console.options.choice.condition)
      found.append((table, changes))
    }
    guard let table else { return Presenter.differences(found) }
    return Presenter.differences(
      table, found[0].changes, in: fields ?? Array(table.columns.indices),
      console.options.choice.part)
  }

  private func time(_ instant: Instant) -> QueryTime {
    isOfRecorded ? QueryTime(known: instant) : QueryTime(asOf: instant)
  }
}

struct BisectCommand: QuestionCommand {
  static let declaration = Declaration(
    "bisect", [Operand(.words)],
    [
      Flag("--is", .text("VALUE"), "find since when it is this, as it is now"),
      Flag("--not", .text("VALUE"), "find since when it is anything but this"),
      Flag(
        "--by", .choice(EventSelection.Axis.allCases.map(\.rawValue)),
        "whether events are taken as they were recorded (the default), an import as one, or as "
          + "they happened"),
    ],
    "the event since which a query answers what it does",
    [
      "bisect \"SELECT longest FROM streaks WHERE goal = 'laptop:4' AND definition = 'goalMet'\"",
      "bisect \"SELECT count(*) FROM badges WHERE activity = 'water'\" --not 0",
      "bisect \"SELECT count(*) FROM logs\" --is 500 --by happened",
    ])

  let query: String
  let wanted: String?
  let unwanted: String?
  let axis: EventSelection.Axis

  init(_ line: Arguments) throws {
    try line.exclude("--is", "--not")
    axis = try line.given("--by") ?? .recorded
    query = line.rest(from: 0)
    wanted = line.value("--is")
    unwanted = line.value("--not")
  }

  func page(of question: Question) async throws -> Page {
    let part = question.console.fitting(ListPart())
    let diary = try question.session.opened()
    let now = try await diary.onlyAnswer(to: query)
    let isWanted = { @Sendable (value: QueryValue) in
      wanted.map { value.text == $0 } ?? unwanted.map { value.text != $0 } ?? (value == now)
    }
    var point = try await diary.turningPoint(
      of: query, by: axis, mayHaveEnded: wanted != nil, where: isWanted)
    if point == nil, !isWanted(now), let wanted = wanted.flatMap(Double.init) {
      point = try await passing(wanted, to: now, in: diary)
    }
    let events = try await diary.events(named: part.rows(of: point?.events ?? []))
    var page = question.presenter.turningPoint(
      point, events: events, otherwise: isWanted(now) ? nil : now)
    if let wanted, let point, !isWanted(now) {
      page.notes.append(
        isWanted(point.after) ? Messages.endedSince(now) : Messages.passed(wanted, now))
    }
    return page
  }

  /// Where a number on its way to what it is now came past another one, or to it.
  private func passing(
    _ wanted: Double, to now: QueryValue, in diary: Diary
  ) async throws -> TurningPoint? {
    guard let now = now.double else { return nil }
    let point = try await diary.turningPoint(of: query, by: axis) { value in
      guard let value = value.double else { return false }
      return now > wanted ? value >= wanted : value <= wanted
    }
    guard let point, let after = point.after.double else { return nil }
    if after == wanted { return point }
    let before = point.before.double ?? 0
    return (min(before, after)...max(before, after)).contains(wanted) ? point : nil
  }
}

extension Arguments {
  func table(
    _ word: String, for flag: String? = nil, among tables: [AnyTable] = Tables.all
  ) throws -> AnyTable {
    if let table = tables.first(where: { $0.name == word.lowercased() }) { return table }
    throw UsageError.unknownChoice(
      word, flag: flag ?? line.command.name, choices: tables.map(\.name))
  }
}
