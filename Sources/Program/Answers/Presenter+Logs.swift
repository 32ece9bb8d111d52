import Echolog
package import Platform

extension Presenter {
  /// A page of logs, with what was there before each was corrected.
  ///
  /// - Parameter total: how many the filter admits.
  func logs(_ logs: [ActivityLog], total: Int, request: LogsRequest) -> Page {
    let steps = history.steps(of: logs)
    let listing = listing(logs, steps)
    var page = Page(
      schema: "logs/1", request.part.members(total: total), listing: listing, as: "logs",
      plain: [
        "id", "day", .init("time") { clock($0.time) }, "activity", "amount",
        .init("note", note),
        .init("standing") { $0.isRemoved ? "removed" : $0.isCorrected ? "corrected" : "" },
      ])
    page.blocks = [
      listing.text([
        listing.shown("Day", "day"),
        .init(heading: "Time") { Span(time($0.time), .faint) },
        .init(heading: "Logged") { log in
          Span(Messages.amountNamed(log.amount, of: log.activity), log.isRemoved ? .faint : .plain)
        },
        .init(heading: .flexible("Note")) { Span(VisibleText.line(note($0))) },
        .init(heading: .prose("")) { Span(past($0, steps[$0.id] ?? []), .waiting) },
        listing.shown("ID", "id"),
      ])
    ]
    if total == 0, request.isNarrowed { page.exit = .negative }
    if logs.isEmpty {
      page.blocks = [.line("No logs here.")]
      page.notes = [
        total > 0
          ? Messages.onEarlierPages(Messages.count(total, "log"))
          : "echolog log water 0.5 L keeps one; echolog logs --all shows those taken back too."
      ]
      return page
    }
    let following = request.part.countBehind(logs.count, of: total)
    if following > 0 {
      page.notes = [Messages.onNextPage(Messages.count(following, "more log"), of: request.part)]
    }
    return page
  }

  func note(_ log: ActivityLog) -> String {
    log.isForgotten || log.note != nil ? text(log.note, gone: log.isForgotten) : ""
  }

  /// `was 500 ml`, `was 500 ml on Mon 2025-11-17, taken back`.
  func past(_ log: ActivityLog, _ steps: [LogStep]) -> String {
    var words: [String] = []
    let amounts = steps.filter { $0.amount != nil && ($0.kind == .logged || !$0.isUndone) }
    for (index, step) in amounts.dropLast().enumerated() {
      guard let amount = step.amount else { continue }
      let moved = step.day.map { $0 != log.time.day } ?? false
      let day = moved ? step.day.map { " on " + Messages.day($0) } ?? "" : ""
      let said = Messages.amount(amount, of: log.activity) + day
      words.append(index == 0 ? "was " + said : "then " + said)
    }
    if log.isRemoved { words.append("taken back") }
    return words.joined(separator: ", ")
  }

  func json(_ log: ActivityLog, _ steps: [LogStep]) -> JSON {
    listing([log], [log.id: steps]).json(log)
  }

  private func listing(
    _ logs: [ActivityLog], _ steps: [EventName: [LogStep]]
  ) -> TableRows<ActivityLog> {
    TableRows(presenter: self, table: .logs, rows: logs) { log in
      [
        "note": note(log), "isRemoved": log.isRemoved,
        "history": steps[log.id, default: []].map(json),
      ]
    }
  }

  private func json(_ step: LogStep) -> JSON {
    [
      "event": label(step.event), "step": step.kind.rawValue, "amount": step.amount,
      "day": step.day, "isUndone": step.isUndone,
    ]
  }
}

/// Which logs to list, and how many of them.
package struct LogsRequest: Equatable, Sendable {
  var activity: Activity?
  /// A goal by its id or its activity.
  var goal: String?
  package var first: CivilDay?
  /// Included.
  package var last: CivilDay?
  /// What is in their notes, whatever its case and accents.
  package var text: String?
  var includesRemoved = false
  var part: ListPart

  /// Whether it names what the logs are to be like, beyond that they are there.
  var isNarrowed: Bool {
    activity != nil || goal != nil || first != nil || last != nil || text != nil
  }

  package init(_ part: ListPart = ListPart()) { self.part = part }
}
