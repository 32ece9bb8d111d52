import Echolog
import Platform
import Seeds
import Testing

/// A history as of an earlier time, made from rows, is what folding the events of then gives.
@Suite struct AsOfTests {
  /// `ECHOLOG_FOLDS` says how many; half of them are of events that mostly name what is there.
  @Test func `As of any time a random history is what a replay to that time gives`() throws {
    let first = firstSeed(27_000_000)
    let count = UInt64(campaignSize("ECHOLOG_FOLDS", usual: 10_000))
    print("Times: \(count) histories, ECHOLOG_SEED=\(first)")
    for seed in first..<first + count {
      var random = SeededRandom(seed: seed)
      let drawn =
        seed.isMultiple(of: 2) ? RandomEvents.history(&random) : CoherentEvents.history(&random)
      let events = spread(drawn, &random)
      var whole = Self.nothing()
      try whole.fold(events)
      for _ in 0..<3 {
        let now = Instant(milliseconds: Self.begin + Int64(random.next() % 600) * Self.hour)
        try compare(whole, events, asOf: now, isThorough: seed % 50 < 2, "seed \(seed)")
      }
    }
  }

  /// A history that knows its logs, as that of a journal does.
  private static func nothing(forgotten: Set<EventName> = []) -> History {
    var history = History(forgotten: forgotten)
    for log in RandomEvents.logs { _ = history.meet(log) }
    return history
  }

  /// 2023-11-07, when the days begin that random events mostly name.
  private static let begin: Int64 = 19_668 * 86_400_000
  private static let hour: Int64 = 3_600_000

  /// The same events, of which most were recorded and happened within a few weeks; some clocks go
  /// wrong, and some entries are of long before or of days to come.
  private func spread(
    _ events: [Story.Recorded], _ random: inout SeededRandom
  ) -> [Story.Recorded] {
    events.enumerated().map { index, told in
      var event = told.event
      func near(_ hours: UInt64) -> Int64 {
        let late = random.next() % hours
        return Self.begin + Int64(index) * 12 * Self.hour + Int64(late) * Self.hour
      }
      if random.next() % 16 != 0 {
        let recordedAt = near(random.next() % 5 == 0 ? 400 : 12)
        event.recordedLagMs = recordedAt &- Int64(truncatingIfNeeded: event.clock >> 16)
      }
      if event.happenedAtMs != nil, random.next() % 16 != 0 {
        event.happenedAtMs = near(300) - 200 * Self.hour
      }
      return Story.Recorded(name: told.name, event: event)
    }
  }

  private func compare(
    _ whole: History, _ events: [Story.Recorded], asOf now: Instant, isThorough: Bool,
    _ seed: String
  ) throws {
    let zone = try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
    let view = whole.viewpoint(now: now, zone: zone)
    let past = try whole.asOf(view) { name in
      try #require(events.first { $0.name == name }).event
    }
    var fresh = Self.nothing(forgotten: whole.forgotten)
    try fresh.fold(events.filter { !whole.isLater($0.event, $0.name, than: view) })
    let words = { (reference: WordsReference) in RandomEvents.words(reference, in: events) }
    let (found, expected) = (past.canonical(words), fresh.canonical(words))
    #expect(try withoutClock(found) == withoutClock(expected), "\(seed), as of \(now)")
    guard isThorough else { return }
    #expect(Visible(past) == Visible(fresh), "\(seed), as of \(now)")
    // The days of a goal may be those of two hundred years.
    for table in Tables.all where table.name != "progress" {
      #expect(
        rows(of: table, past, view) == rows(of: table, fresh, view),
        "\(table.name), \(seed), as of \(now)")
    }
  }

  private func withoutClock(_ canonical: [UInt8]) throws -> [UInt8] {
    var reader = ByteReader(canonical.rawSpan)
    let numbers = [
      try reader.readVarint(), try reader.readVarint(), try reader.readVarint(),
    ]
    _ = try reader.readVarint()
    return numbers.flatMap { $0.description.utf8 } + canonical[reader.position...]
  }

  private func rows(of table: AnyTable, _ history: History, _ view: Now) -> [[Cell]] {
    let told = DiaryView(history: history, viewpoint: view)
    return Array(table.cursor(told).eachRow(of: table.columns.count))
  }
}
