import Platform
import Synchronization

/// The zones that rows name, each looked up once, because a lookup reads a file.
final class NamedZones: Sendable {
  private let find: @Sendable (String) -> TimeZoneRules?
  private let found = Mutex<[String: TimeZoneRules?]>([:])

  /// - Parameter find: nil where nobody knows the zone.
  init(_ find: @escaping @Sendable (String) -> TimeZoneRules?) {
    self.find = find
  }

  /// The rules of a zone; nil where nobody knows it.
  func zone(_ name: String) -> TimeZoneRules? {
    found.withLock { found in
      if let known = found[name] { return known }
      let zone = find(name)
      found[name] = .some(zone)
      return zone
    }
  }
}
