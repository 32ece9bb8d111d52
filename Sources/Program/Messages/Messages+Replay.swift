package import Echolog

extension Messages {
  /// `412,000 events in 0.20 s, 2,060,000 events/s`.
  static func speed(events: UInt64, nanoseconds: UInt64) -> String {
    "\(count(events, "event")) in \(pace(events, nanoseconds))"
  }

  private static func pace(_ events: UInt64, _ nanoseconds: UInt64) -> String {
    let perSecond = UInt64(Double(events) * 1e9 / Double(max(nanoseconds, 1)))
    let hundredths = nanoseconds / 10_000_000
    let seconds = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return "\(seconds) s, \(grouped(perSecond)) events/s"
  }

  /// `of 3 types: logStarted 1, vaultCreated 1, momentLogged 12`.
  static func types(_ types: [TypeCount]) -> String {
    let counts = types.map { "\($0.name) \(grouped($0.count))" }.joined(separator: ", ")
    return "of \(count(types.count, "type")): \(counts)"
  }

  /// The same for a program, each count by the name of its type.
  package static func json(_ types: [TypeCount]) -> JSON {
    .object(types.map { ($0.name, $0.count.json) })
  }

  /// How quick a replay was, and of how many events some were listed.
  ///
  /// - Parameters:
  ///   - listed: how many; nil where none was to be, and the answer is about all.
  ///   - axis: by which time they were chosen; nil where by none.
  /// - Returns: nil where nobody waited and nothing was listed.
  static func pace(
    of events: UInt64, listed: UInt64?, by axis: EventSelection.Axis?, nanoseconds: UInt64
  ) -> String? {
    switch listed {
    case nil: nanoseconds < 100_000_000 ? nil : "In \(pace(events, nanoseconds))"
    case events? where axis == nil: speed(events: events, nanoseconds: nanoseconds)
    case let listed?:
      "\(grouped(listed)) of \(count(events, "event"))\(chosen(by: axis)); "
        + "all were read in \(pace(events, nanoseconds))"
    }
  }

  /// What a replay came to.
  static func replayed(
    _ events: UInt64, missing: UInt64, types: [TypeCount], listed: UInt64?,
    by axis: EventSelection.Axis?, hashes: (state: String, history: String)?, areOfSome: Bool
  ) -> Page {
    var page = Page([
      "schema": "replay/1", "events": events, "missing": missing, "types": json(types),
      "listed": listed,
      "by": axis?.rawValue, "historyHash": hashes?.history, "stateHash": hashes?.state,
    ])
    page.exit = listed == 0 ? .negative : .success
    if listed == nil { page.blocks = [.line("Replayed \(count(events, "event")).")] }
    page.rows = [["events", String(events)], ["missing", String(missing)]]
    guard let hashes else { return page }
    page.blocks += [
      .line([Span("History  ", .faint), Span(hashes.history)]),
      .line([Span("State    ", .faint), Span(hashes.state)]),
    ]
    page.rows += [["history", hashes.history], ["state", hashes.state]]
    if missing > 0 {
      page.notes = ["These hashes stand for what can be read here, and not for the whole history."]
    }
    if areOfSome {
      page.notes.append("These hashes are of the events asked for, as if there were no others.")
    }
    return page
  }

  /// `, by when they happened`.
  private static func chosen(by axis: EventSelection.Axis?) -> String {
    switch axis {
    case .happened: ", by when they happened"
    case .recorded: ", by when they were recorded"
    case nil: ""
    }
  }

  /// How two histories compare, before the row that parts them.
  static func compared(_ found: HistoryComparison, _ names: [String]) -> [String] {
    let names = names.map(side)
    if found.isEqual { return ["The same follows from both: \(names[0]) and \(names[1])."] }
    let counts = zip(names, found.sides).map { name, side in
      "\(name): \(count(side.eventCount, "event")), "
        + "\(grouped(side.aloneCount)) of them there alone."
    }
    let place =
      found.row.map { "The first row that is not the same is in \($0.table.name):" }
      ?? "No table tells the difference."
    return ["They are not the same."] + counts + [place]
  }

  /// Before the event that made a row another one.
  static func madeBy(_ name: String) -> String { "It comes from this event in \(side(name)):" }

  /// Whole, because paths often differ at their ends.
  private static func side(_ name: String) -> String { "“" + VisibleText.line(name) + "”" }

  /// A word that names no side of a comparison.
  static func noSide(_ word: String) -> ProgramError {
    ProgramError(
      "nothingToCompare", .usage, "\(quoted(word)) is no time, and no folder is there.",
      next: "Write now, a time such as “yesterday” or 2025-11-18, or the path of a vault or of a "
        + "folder that devices share.")
  }

  static let aboutReplays = [
    "A file or --as writes the chosen events: .csv, .parquet, .arrow and .sqlite as rows of the "
      + "table events; .jsonl as lines of JSON, as export does; .pb as records of "
      + "Schemas/echolog/v1/events.proto, each behind its length as a varint. Words are left out "
      + "unless --texts asks for them; a note that you have not opened stays sealed.",
    "--verify answers whether the same follows from both, and else names the first row that is not "
      + "the same and the event that made it so, and ends with 1. A time stands for what was known "
      + "then. A folder may be another vault, or one that devices share; nothing is written there.",
  ]
}
