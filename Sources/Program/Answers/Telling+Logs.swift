package import Echolog
import Platform

extension Telling {
  /// A page of logs, with what was there before each was corrected.
  ///
  /// - Parameter total: how many the filter admits.
  package func logs(_ logs: [ActivityLog], total: Int, request: LogsRequest) -> Page {
    let steps = history.steps(of: logs)
    var page = Page(
      schema: "logs/1",
      members: request.part.members(total: total) + [
        ("logs", .array(logs.map { .object(json($0, steps[$0.id] ?? [])) }))
      ])
    page.rows = logs.map { log in
      [
        label(log.id), log.time.day.description, clock(log.time), log.activity.label,
        String(log.amount), note(log),
        log.isRemoved ? "removed" : log.isCorrected ? "corrected" : "",
      ]
    }
    page.blocks = [.table(table(logs, steps))]
    if total == 0, request.isNarrowed { page.exit = .negative }
    if logs.isEmpty {
      page.blocks = [.line(["No logs here."])]
      page.notes = [
        total > 0
          ? Catalogue.onEarlierPages(Catalogue.count(total, "log"))
          : "echolog log water 0.5 L keeps one; echolog logs --all shows those taken back too."
      ]
      return page
    }
    let following = request.part.countBehind(logs.count, of: total)
    if following > 0 {
      page.notes = [
        Catalogue.onNextPage(Catalogue.count(following, "more log"), of: request.part)
      ]
    }
    return page
  }

  func note(_ log: ActivityLog) -> String {
    log.isForgotten || log.note != nil ? text(log.note, gone: log.isForgotten) : ""
  }

  private func table(_ logs: [ActivityLog], _ steps: [EventName: [LogStep]]) -> TextTable {
    TextTable(
      [
        .init("Day"), .init("Time"), .init("Logged"), .init("Note", isFlexible: true),
        .init("", isProse: true), .init("ID"),
      ],
      logs.map { log in
        [
          Span(day(log.time.day)), Span(time(log.time), .faint),
          Span(
            Catalogue.amountNamed(log.amount, of: log.activity), log.isRemoved ? .faint : .plain),
          Span(VisibleText.line(note(log))), Span(past(log, steps[log.id] ?? []), .waiting),
          Span(label(log.id), .faint),
        ]
      })
  }

  /// `was 500 ml`, `was 500 ml on Mon 2025-11-17, taken back`.
  func past(_ log: ActivityLog, _ steps: [LogStep]) -> String {
    var words: [String] = []
    let amounts = steps.filter { $0.amount != nil && ($0.kind == .logged || !$0.isUndone) }
    for (index, step) in amounts.dropLast().enumerated() {
      guard let amount = step.amount else { continue }
      let moved = step.day.map { $0 != log.time.day } ?? false
      let day = moved ? step.day.map { " on " + Catalogue.day($0) } ?? "" : ""
      let said = Catalogue.amount(amount, of: log.activity) + day
      words.append(index == 0 ? "was " + said : "then " + said)
    }
    if log.isRemoved { words.append("taken back") }
    return words.joined(separator: ", ")
  }

  func json(_ log: ActivityLog, _ steps: [LogStep]) -> [JSON.Member] {
    [
      ("id", .string(label(log.id))), ("activity", .string(log.activity.label)),
      ("amount", .integer(log.amount)),
    ] + json(log.time) + [
      ("recordedAt", .string(iso(log.time.recordedAt, log.time.utcOffset ?? .utc))),
      ("note", .string(note(log))), ("isCorrected", .bool(log.isCorrected)),
      ("isRemoved", .bool(log.isRemoved)),
      (
        "history",
        .array(
          steps.map { step in
            .object([
              ("event", .string(label(step.event))), ("step", .string(step.kind.rawValue)),
              ("amount", step.amount.map { .integer($0) } ?? .null),
              ("day", .optional(step.day?.description)), ("isUndone", .bool(step.isUndone)),
            ])
          })
      ),
    ]
  }
}
