import Bytes
import CivilTime
import Domain
import Events
import ReadModels
import Rendering
import Testing

@Suite struct MemoryPastTests {
  @Test func `Undos that name each other or come later are told, each by its name`() throws {
    // Given a memory, and undos as only a damaged or a foreign journal can hold them.
    let log = LogID(high: 1, low: 1)
    let name = { (number: UInt64) in EventName(log: log, number: number) }
    let event = { (number: UInt64, body: Event.Body) in
      Event(clock: number << 16, subjectNumber: number == 1 ? 0 : 1, body: body)
    }
    let bodies: [Event.Body] = [
      .memoryCaptured(MemoryCaptured(text: "still")),
      .memoryTextChanged(MemoryTextChanged(text: "so still")),
      .undone(Undone(undoneNumber: 4)), .undone(Undone(undoneNumber: 3)),
      .undone(Undone(undoneNumber: 5)), .undone(Undone(undoneNumber: 2)),
      .memoryRemoved(MemoryRemoved()),
    ]
    let events = zip(1..., bodies).map { (name: name($0), event: event($0, $1)) }
    var history = History(forgotten: [])
    let met = history.meet(log)
    let index = try #require(met)
    for told in events { history.fold(told.event, log: index, number: told.name.number) }
    let memory = try #require(history.memory(name(1)))
    // When its page is told.
    let view = history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    let page = Telling(history: history, view: view) { _ in "" }
      .memory(memory, events: events, related: [])
    // Then only what came before is looked into.
    let text = Sheet(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
    let told = text.split(separator: "\n").compactMap { row in
      row.firstMatch(of: /undone: (?<what>.*?) {2}/).map { String($0.what) }
    }
    let names = [4, 5].map { history.label(of: name($0)) }
    #expect(
      told == [names[0], "undone: " + names[0], names[1], "rewritten: “so still”"], "\(text)")
  }
}
