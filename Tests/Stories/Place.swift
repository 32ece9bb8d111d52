import Echolog
import Platform
import Seeds
import Synchronization

/// Where people of the stories live or go, with the rules of its clocks since 2007, so that no
/// story depends on a machine's tables.
enum Place: String {
  case chicago = "Chicago"
  case newYork = "New York"
  case berlin = "Berlin"

  func zone() throws -> TimeZoneRules {
    switch self {
    case .chicago: try TimeZoneRules(posixRule: "CST6CDT,M3.2.0,M11.1.0")
    case .newYork: try TimeZoneRules(posixRule: "EST5EDT,M3.2.0,M11.1.0")
    case .berlin: try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
    }
  }
}

/// Clock, zone and chance of a story.
final class StoryWorld: Sendable {
  private struct State {
    var now = Instant(milliseconds: 0)
    var day = CivilDay.epoch
    var minute = 0
    var zone: TimeZoneRules
    var random: SeededRandom
  }

  private let state: Mutex<State>

  init(in place: Place, seed: UInt64) throws {
    state = Mutex(State(zone: try place.zone(), random: SeededRandom(seed: seed)))
  }

  /// What the clock on the wall shows.
  var wall: (day: CivilDay, minute: Int) { state.withLock { ($0.day, $0.minute) } }

  func travel(to place: Place) throws {
    let zone = try place.zone()
    state.withLock { $0.zone = zone }
  }

  func move(to day: CivilDay, _ minute: Int) {
    state.withLock {
      $0.now = $0.zone.instant(of: day, atMinute: minute)
      ($0.day, $0.minute) = (day, minute)
    }
  }

  var dependencies: Dependencies {
    Dependencies(
      now: { self.state.withLock { $0.now } }, zone: { self.state.withLock { $0.zone } },
      draw: { self.state.withLock { $0.random.next() } })
  }
}
