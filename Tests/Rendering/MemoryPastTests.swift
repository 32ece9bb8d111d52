import Echolog
import Platform
import Program
import Testing

@Suite struct MemoryPastTests {
  private let log = LogID(high: 1, low: 1)

  /// The rows about the past on the page of a memory with these events, without their times and
  /// names; and how events are named.
  private func told(_ bodies: [Event.Body]) throws -> (rows: [String], label: (UInt64) -> String) {
    let name = { [log] (number: UInt64) in EventName(log: log, number: number) }
    let event = { (number: UInt64, body: Event.Body) in
      Event(clock: number << 16, subjectNumber: number == 1 ? 0 : 1, body: body)
    }
    let events = zip(1..., bodies).map { (name: name($0), event: event($0, $1)) }
    var history = History(forgotten: [])
    let met = history.meet(log)
    let index = try #require(met)
    for told in events { history.fold(told.event, log: index, number: told.name.number) }
    let memory = try #require(history.memory(name(1)))
    let view = history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    let page = Presenter(DiaryView(history: history, viewpoint: view))
      .memory(memory, events: events, related: [])
    let text = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
    let rows = text.split(separator: "\n").compactMap { row in
      row.firstMatch(of: /\s\d\d:\d\d +(.*?) {2}/).map { String($0.1) }
    }
    #expect(rows.count == bodies.count, "\(text)")
    return (rows, { [history] in history.label(of: name($0)) })
  }

  @Test func `Undos that name each other or come later are shown, each by its name`() throws {
    // Given a memory, and undos as they can only be in a damaged or a foreign journal, its page
    // looks only into what came before.
    let (rows, label) = try told([
      .memoryCaptured(MemoryCaptured(text: "still")),
      .memoryTextChanged(MemoryTextChanged(text: "so still")),
      .undone(Undone(undoneNumber: 4)), .undone(Undone(undoneNumber: 3)),
      .undone(Undone(undoneNumber: 5)), .undone(Undone(undoneNumber: 2)),
      .memoryRemoved(MemoryRemoved()),
    ])
    #expect(
      rows == [
        "kept: “still”", "rewritten: “so still”", "undone: " + label(4), "done again: " + label(4),
        "undone: " + label(5), "undone: rewritten: “so still”", "removed",
      ])
  }

  @Test func `What was undone and put back in turn is shown as undone or done again`() throws {
    // Given a title that was taken back, and each undo by the next one.
    let undos = (2...801).map { Event.Body.undone(Undone(undoneNumber: $0)) }
    let (rows, _) = try told(
      [
        .memoryCaptured(MemoryCaptured(text: "still")),
        .memoryTitleChanged(MemoryTitleChanged(title: "Lake")),
      ] + undos)
    #expect(rows.count == 802 && rows[1] == "titled “Lake”")
    for (index, row) in rows.enumerated().dropFirst(2) {
      #expect(row == (index.isMultiple(of: 2) ? "undone: " : "done again: ") + "titled “Lake”")
    }
  }
}
