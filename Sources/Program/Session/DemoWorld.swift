import Echolog
import Platform
import Synchronization

/// Where and when the invented person is, and what chance deals them: a simulation of everything
/// that a diary would ask the system for.
final class DemoWorld: Sendable {
  enum Place {
    case home, abroad

    var zone: TimeZoneRules {
      switch self {
      case .home: DemoWorld.home
      case .abroad: DemoWorld.abroad
      }
    }
  }

  private let milliseconds = Atomic<Int64>(0)
  private let isAbroad = Atomic(false)
  private let chance: Atomic<UInt64>

  init(seed: UInt64) { chance = Atomic(seed) }

  var dependencies: Dependencies {
    Dependencies(
      now: { Instant(milliseconds: self.milliseconds.load(ordering: .relaxed)) },
      zone: { (self.isAbroad.load(ordering: .relaxed) ? Place.abroad : .home).zone },
      draw: {
        let step = Chance.step
        return Chance.mixed(self.chance.wrappingAdd(step, ordering: .relaxed).newValue)
      })
  }

  func move(to instant: Instant, in place: Place) {
    milliseconds.store(instant.milliseconds, ordering: .relaxed)
    isAbroad.store(place == .abroad, ordering: .relaxed)
  }

  /// Berlin's clocks since 1996, in the form of `TZ`.
  static let homeRule = "CET-1CEST,M3.5.0,M10.5.0/3"

  /// The same by its name.
  static let homeName = "Europe/Berlin"

  private static let home: TimeZoneRules = {
    do throws(TimeZoneError) {
      return try TimeZoneRules(posixRule: homeRule)
    } catch {
      preconditionFailure("the rule above is one")
    }
  }()

  /// Tokyo's clocks, which never change.
  private static let abroad = TimeZoneRules(fixed: UTCOffset(seconds: 9 * 3600))
}

/// SplitMix64 (Steele, Lea and Flood 2014): from one seed the same numbers for everyone.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  mutating func happens(_ percent: UInt64) -> Bool { next() % 100 < percent }

  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[pick(0...(choices.count - 1))]
  }
}
