/// The system's zone database, and the zone that this machine is set to.
package struct SystemZones: Sendable {
  private let environment: Environment
  private let disk: any Disk

  package init(_ environment: Environment, on disk: any Disk) {
    self.environment = environment
    self.disk = disk
  }

  /// Where the system keeps its zones.
  package var folder: String { environment["TZDIR"] ?? "/usr/share/zoneinfo" }

  /// The zone of a name such as `Europe/Rome`; nil where the database has none, or none that can be
  /// read.
  package func named(_ name: String) -> TimeZoneRules? {
    guard name != "UTC" else { return .utc }
    guard !name.isEmpty, !name.contains(".."), !name.hasPrefix("/") else { return nil }
    return read(Path(folder + "/" + name))
  }

  /// The zone by `TZ`, a name or a rule; nil where it is not set.
  ///
  /// - Throws: `TimeZoneError` where it is set to neither.
  package func ofEnvironment() throws(TimeZoneError) -> TimeZoneRules? {
    guard let value = environment["TZ"], !value.isEmpty else { return nil }
    if let zone = named(value.hasPrefix(":") ? String(value.dropFirst()) : value) { return zone }
    return try TimeZoneRules(posixRule: value)
  }

  /// The zone that the machine is set to; nil where there is none.
  package var ofMachine: TimeZoneRules? { read("/etc/localtime") }

  private func read(_ path: Path) -> TimeZoneRules? {
    Result { () throws(StorageError) in try disk.readAll(path) }.value.flatMap { bytes in
      Result { () throws(TimeZoneError) in try TimeZoneRules(reading: bytes) }.value
    }
  }
}
