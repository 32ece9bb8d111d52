/// Where the person is, by which their days begin and end and their notes return.
///
///     try await diary.setZone(.named("Europe/Rome"))
///
/// A diary never assumes a zone: where none can be found, it throws `DiaryFailure.noZone`.
public enum DiaryZone: Hashable, Sendable {
  /// The zone of this device when the diary is opened or `Diary.setZone(_:)` is called: by the
  /// variable `TZ`, else by `/etc/localtime`.
  case device
  /// A name of the system's zone database, such as `Europe/Rome`. Foundation's
  /// `TimeZone.current.identifier` is one.
  case named(String)
  /// The bytes of a zone file (RFC 8536), for a system that lets an app read no database. On iOS
  /// and macOS `(TimeZone.current as NSTimeZone).data` has such bytes, and an app may bring files
  /// of its own.
  case file([UInt8])
  /// For an app that wants it so.
  case utc

  /// - Throws: `DiaryFailure.noZone`.
  package func rules(in zones: SystemZones) throws(DiaryFailure) -> TimeZoneRules {
    let found = Result { () throws(TimeZoneError) -> TimeZoneRules? in
      switch self {
      case .device: if let zone = try zones.ofEnvironment() { zone } else { zones.ofMachine }
      case .named(let name): zones.named(name)
      case .file(let bytes): try TimeZoneRules(reading: bytes)
      case .utc: .utc
      }
    }
    guard case .success(let rules?) = found else { throw .noZone }
    return rules
  }
}
