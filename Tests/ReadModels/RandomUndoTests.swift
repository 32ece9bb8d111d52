import Echolog
import Platform
import Seeds
import Testing

/// Undoing in histories that nobody thought of.
@Suite struct RandomUndoTests {
  private let view = History().viewpoint(
    now: Instant(milliseconds: 1_763_500_000_000), zone: .utc)

  /// Who skips what was undone, and undoing itself, sees what the fold shows that takes it back.
  @Test func `Random undoing leaves what a history without the undone events would show`() throws {
    for seed in UInt64(11_000_000)..<11_020_000 {
      var random = SeededRandom(seed: seed)
      try compare(RandomEvents.history(&random), "seed \(seed)")
    }
  }

  /// `ECHOLOG_FOLDS` sets how many.
  @Test func `So does undoing in lives whose events mostly name what is there`() throws {
    let first = firstSeed(12_000_000)
    let count = UInt64(campaignSize("ECHOLOG_FOLDS", usual: 10_000))
    print("Undoing: \(count) lives, ECHOLOG_SEED=\(first)")
    for seed in first..<first + count {
      var random = SeededRandom(seed: seed)
      try compare(CoherentEvents.history(&random), "seed \(seed)")
    }
  }

  private func compare(_ events: [Story.Recorded], _ seed: String) throws {
    var history = History()
    try history.fold(events)
    var other = History()
    try other.fold(Undoing.removed(from: events))
    #expect(Visible(history) == Visible(other), "\(seed)")
  }

  @Test func `Undoing an undo restores, whatever it is about and wherever it is`() throws {
    let first = firstSeed(13_000_000)
    var undone = 0
    for seed in first..<first + 4_000 {
      var random = SeededRandom(seed: seed)
      let events = CoherentEvents.history(&random)
      var history = History()
      try history.fold(events)
      guard let target = events.randomElement(using: &random),
        let type = target.event.body.type
      else { continue }
      let state = history.undoState(target.name, type, at: view)
      guard type.undo != .asBatch, state.changed != nil, state.isInForce else { continue }
      let before = Visible(history)
      let clock = events.map(\.event.clock).max() ?? 0
      var name = target.name
      for round in 0..<4 {
        let log = RandomEvents.logs[Int(random.next() % 3)]
        let next = EventName(log: log, number: 1_000 + UInt64(round))
        let body = Undone(undoneNumber: name.number, undoneLog: name.log)
        let event = Event(clock: clock, subjectNumber: 0, body: .undone(body))
        try history.fold([Story.Recorded(name: next, event: event)])
        name = next
        if round % 2 == 1 { #expect(Visible(history) == before, "ECHOLOG_SEED=\(seed)") }
      }
      undone += 1
    }
    print("Undoing undone: \(undone) of 4000 histories, ECHOLOG_SEED=\(first)")
    #expect(undone > 500)
  }
}

/// Undoing as the schema describes it, over a list of events and without a fold.
private enum Undoing {
  /// The same events, where those that are undone and those that undo do nothing.
  static func removed(from events: [Story.Recorded]) -> [Story.Recorded] {
    var places: [EventName: Int] = [:]
    var roots: [Int: (root: Int, restores: Bool)] = [:]
    var holds = [Bool](repeating: true, count: events.count)
    for (index, recorded) in events.enumerated() {
      defer { places[recorded.name] = index }
      guard case .undone(let body) = recorded.event.body else { continue }
      let target = EventName(
        log: body.undoneLog ?? recorded.name.log, number: body.undoneNumber)
      guard let about = places[target] else { continue }
      let own = roots[about].map { ($0.root, !$0.restores) } ?? (about, false)
      guard isTakenBack(events[own.0].event) else { continue }
      roots[index] = own
      holds[own.0] = own.1
    }
    // What was opened stays opened, whoever took its sending back.
    for recorded in events where recorded.event.body.type == .echoRevealed {
      let subject = EventName(
        log: recorded.event.subjectLog ?? recorded.name.log, number: recorded.event.subjectNumber)
      guard let opened = echo(subject, in: events), let own = places[recorded.name], opened < own
      else { continue }
      holds[opened] = true
    }
    return events.enumerated().map { index, recorded in
      let isUndoing = recorded.event.body.type == .undone
      guard isUndoing || !holds[index] else { return recorded }
      var event = recorded.event
      event.body = .healthChecked(HealthChecked())
      return Story.Recorded(name: recorded.name, event: event)
    }
  }

  /// The Vibe that a name means: its own event, or one that is about it.
  private static func echo(_ name: EventName, in events: [Story.Recorded]) -> Int? {
    events.firstIndex { $0.name == name && $0.event.body.type == .vibeSent }
  }

  private static func isTakenBack(_ event: Event) -> Bool {
    guard let type = event.body.type, case .takesBack = type.undo else { return false }
    return true
  }
}
