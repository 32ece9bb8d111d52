import Echolog
import Interop

extension Presenter {
  /// What a query found; `rows` are shown, which are some of `total`, or all.
  static func queryAnswer(
    _ answer: QueryAnswer, _ rows: [[QueryValue]], of total: Int? = nil, schema: String = "sql/1"
  ) -> Page {
    let members = answer.distinctColumns
    let total = total ?? rows.count
    var page = listing(
      answer.columns, rows, schema: schema,
      members: ["columns": members, "total": total, "rows": rows.map { object(members, $0) }])
    page.cells = ListedCells(answer, named: members, rows)
    page.makeCSV = {
      let kinds = answer.table.columns.map(\.kind)
      let cells = rows.map { row in
        zip(kinds, row).map { kind, value in
          kind == .flag && value != .null ? String(value == .integer(1)) : value.text
        }
      }
      return ([answer.columns] + cells).map(CSV.row).joined()
    }
    if rows.isEmpty { page.say(Messages.noRows, exit: .negative) }
    if total > rows.count {
      let more = Messages.count(total - rows.count, "more row")
      page.note("\(more); LIMIT, --limit or a pipe shows them.")
    }
    return page
  }

  private static func listing(
    _ columns: [String], _ rows: [[QueryValue]], schema: String,
    members: @autoclosure @escaping @Sendable () -> JSON
  ) -> Page {
    Page(
      columns: columns, json: { JSON(schema).with(members()) },
      rows: { rows.map { $0.map(\.text) } }, table: { table(columns, rows) })
  }

  private static func object(_ columns: [String], _ row: [QueryValue]) -> JSON {
    .object(zip(columns, row).map { ($0, $1.json) })
  }

  private static func table(_ columns: [String], _ rows: [[QueryValue]]) -> TextTable {
    let areNumbers = columns.indices.map { column in
      rows.contains { $0[column].isNumber }
        && rows.allSatisfy { $0[column].isNumber || $0[column] == .null }
    }
    let areEmpty = columns.indices.map { column in rows.allSatisfy { $0[column].text.isEmpty } }
    return TextTable(
      columns.indices.map { column in
        .init(
          VisibleText.line(columns[column]), isRight: areNumbers[column],
          isFlexible: !areNumbers[column], isSpare: areEmpty[column])
      },
      rows.map { row in
        // An empty text is no missing one.
        row.map { $0 == .null ? Span("·", .faint) : Span(VisibleText.line($0.text)) }
      }, namesLeftOut: true)
  }

  static var tables: Page {
    let all = Tables.asked
    return Page(
      ["schema": "tables/1", "tables": all.map(json)],
      blocks: [
        .table(["Table", .prose("Holds")], all.map { [Span($0.name, .strong), Span($0.about)] })
      ], rows: all.map { [$0.name, $0.about] },
      notes: ["echolog tables NAME shows the columns of one."])
  }

  static func columns(of table: AnyTable) -> Page {
    var page = Page(
      JSON("columns/1").with(json(table)), blocks: [.line(table.about + "."), .blank],
      rows: table.columns.map { [$0.name, $0.kind.rawValue, $0.unit ?? "", $0.about] })
    page.table(
      ["Column", "Kind", .prose("Holds")],
      table.columns.map { column in
        let unit = column.unit.map { " (\($0))" } ?? ""
        return [
          Span(column.name, .strong), Span(column.kind.rawValue, .faint), Span(column.about + unit),
        ]
      })
    return page
  }

  private static func json(_ table: AnyTable) -> JSON {
    ["name": table.name, "about": table.about, "columns": table.columns.map(json)]
  }

  private static func json(_ column: ColumnHeading) -> JSON {
    ["name": column.name, "kind": column.kind.rawValue, "unit": column.unit, "about": column.about]
  }

  /// The rows that are not the same at two times, by the columns at these places; a part of them.
  static func differences(
    _ table: AnyTable, _ changes: [RowChange], in fields: [Int], _ part: ListPart
  ) -> Page {
    let all = changes.filter { change in
      guard let before = change.before, let after = change.after else { return true }
      return fields.contains { before[$0] != after[$0] }
    }
    let changes = part.rows(of: all)
    let shown = table.key.filter { !fields.contains($0) } + fields
    let columns = shown.map { table.columns[$0].name }
    let values = { @Sendable (row: [QueryValue]) in shown.map { row[$0] } }
    var page = Page([
      "schema": "diff/1", "table": table.name, "total": all.count,
      "changes": changes.map { change in
        [
          "before": change.before.map { object(columns, values($0)) } ?? .null,
          "after": change.after.map { object(columns, values($0)) } ?? .null,
        ] as JSON
      },
    ])
    let sides = { @Sendable (before: String, after: String) in
      changes.flatMap { change in
        [(before, change.before), (after, change.after)].compactMap { side, row in
          row.map { [side] + values($0).map(\.text) }
        }
      }
    }
    page.rows = sides("-", "+")
    page.makeCSV = { ([["side"] + columns] + sides("before", "after")).map(CSV.row).joined() }
    page.blocks = changes.flatMap { lines(of: $0, in: table, fields) }
    if all.isEmpty { page.say(Messages.nothingDifferent) }
    if all.count > changes.count { page.note(Messages.moreRows(all.count - changes.count)) }
    return page
  }

  static func differences(_ tables: [(table: AnyTable, changes: [RowChange])]) -> Page {
    let columns = ["table", "came", "changed", "went"]
    let rows: [[QueryValue]] = tables.filter { !$0.changes.isEmpty }.map { table, changes in
      let came = changes.count { $0.before == nil }
      let went = changes.count { $0.after == nil }
      let counts = [came, changes.count - came - went, went]
      return [.text(table.name)] + counts.map { .integer(Int64($0)) }
    }
    var page = listing(
      columns, rows, schema: "diffs/1",
      members: ["total": rows.count, "tables": rows.map { object(columns, $0) }])
    if rows.isEmpty { page.blocks = [.line(Messages.nothingDifferent)] }
    return page
  }

  /// What became of a row: its name, and each value that changed, of all columns or of these.
  static func lines(
    of change: RowChange, in table: AnyTable, _ fields: [Int]? = nil
  ) -> [Page.Block] {
    let names = table.columns.map(\.name)
    // What the day of a row says already is left out.
    let fields = (fields ?? Array(names.indices)).filter {
      !["week", "month", "year", "weekday"].contains(names[$0])
    }
    guard let row = change.after ?? change.before else { return [] }
    let name = Messages.facts(table.key.map { VisibleText.line(row[$0].text) }, by: " ")
    guard let before = change.before, let after = change.after else {
      let isNew = change.before == nil
      let held = fields.filter { !table.key.contains($0) && row[$0] != .null }
      let told = held.prefix(6).map { names[$0] + " " + VisibleText.line(row[$0].text) }
      return [
        .line([
          Span(isNew ? "+ " : "− ", isNew ? .good : .faint), Span(name, .strong),
          Span("  " + told.joined(separator: ", ") + (held.count > 6 ? ", …" : "")),
        ])
      ]
    }
    // What another column says too is left out here.
    let changed = fields.filter { before[$0] != after[$0] && !names[$0].hasSuffix("Ms") }
    return [.line([Span("~ ", .waiting), Span(name, .strong)])]
      + changed.map { column in
        .line([
          Span("    \(names[column])  ", .faint), Span(before[column].shown), Span(" → "),
          Span(after[column].shown, .strong),
        ])
      }
  }

  /// Since which event a query answers what it does, or what else it answers now.
  func turningPoint(
    _ point: TurningPoint?, events: [NamedEvent], otherwise other: QueryValue?
  ) -> Page {
    guard let point else {
      var page = Page(json(ofBisect: nil, []))
      page.say(
        other.map { "It is not so: the query answers \($0.shown)." }
          ?? "No event made it so: it was so before any of them.", exit: .negative)
      return page
    }
    let at = here(point.at)
    var page = Page(
      json(ofBisect: point, events),
      rows: events.map { [label($0.name), $0.event.body.typeName, at] })
    page.line(
      Span(point.before.shown), " → ", Span(point.after.shown, .strong),
      Span("  \(point.axis.rawValue) \(at)", .faint))
    page.blocks += blocks(events, imports: point.batch.map { [$0: point.eventCount] } ?? [:])
    if point.batch != nil {
      page.note("--by happened looks among what it brought, by when that happened.")
    } else if point.eventCount > events.count {
      page.notes = [Messages.moreOfMoment(point.eventCount - events.count)]
    }
    if !point.isLatest { page.notes.append(Messages.mayHaveComeBack) }
    return page
  }

  private func json(ofBisect point: TurningPoint?, _ events: [NamedEvent]) -> JSON {
    let at = point.map { here($0.at) }
    return [
      "schema": "bisect/1", "changed": point != nil,
      "recordedAt": point?.axis == .recorded ? at : nil,
      "happenedAt": point?.axis == .happened ? at : nil, "before": point?.before.json,
      "after": point?.after.json, "isLatest": point?.isLatest, "import": point?.batch.map(label),
      "total": point?.eventCount ?? 0,
      "events": events.map { ["id": label($0.name), "type": $0.event.body.typeName] as JSON },
    ]
  }

  func steps(_ steps: [RecordedStep], _ events: [NamedEvent]) -> Page {
    let rows = events.map { named in
      [label(named.name), named.event.body.typeName, named.event.day.description]
        .map(QueryValue.text)
    }
    var page = Self.queryAnswer(QueryAnswer(["id", "type", "day"], rows), rows)
    let imports = steps.compactMap { step in step.batch.map { ($0, step.eventCount) } }
    page.blocks = blocks(events, imports: Dictionary(uniqueKeysWithValues: imports))
    let following = steps.reduce(0) { $0 + $1.events.count } - events.count
    if following > 0 { page.notes = [Messages.moreOfMoment(following)] }
    return page
  }

  /// Events that were recorded together; an import is one line, with the count of its events.
  private func blocks(_ events: [NamedEvent], imports: [EventName: Int]) -> [Page.Block] {
    let lines = events.compactMap { named -> Page.Block? in
      guard case .importStarted(let body) = named.event.body, let count = imports[named.name]
      else { return nil }
      return .line([
        Span(Messages.imported(inline(body.sourceName), events: count)), id(named.name, gap: "  "),
      ])
    }
    let others = events.filter { imports[$0.name] == nil }
    return lines + Self.events(others.map { row($0.name, $0.event) })
  }
}

extension QueryValue {
  var shown: String { self == .null ? "nothing" : VisibleText.line(text) }

  fileprivate var json: JSON {
    switch self {
    case .null: .null
    case .integer(let number): .integer(number)
    case .real(let number): .real(Self.rounded(number))
    case .text(let text): .string(text)
    }
  }

  var isNumber: Bool { double != nil }

  var amount: Double? { double.flatMap { $0.isFinite ? $0 : nil } }

  var number: Int64 {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number.rounded()) ?? 0
    case .null, .text: 0
    }
  }
}
