@unsafe @preconcurrency private import CSQLite
import Synchronization

/// A clock for SQLite that stands still, so that `date('now')` and `CURRENT_DATE` tell the time of
/// the question.
///
/// SQLite asks the time of the system that a connection was opened with: this is the usual one
/// under another name and with that time. It outlives its connections.
@safe final class QueryClock {
  @safe private struct System {
    var base: sqlite3_vfs
    /// In milliseconds since noon of day zero of the Julian period.
    var time: Int64
  }

  let name: String
  private let system: UnsafeMutablePointer<System>
  private let nameBytes: UnsafeMutablePointer<CChar>

  private static let count = Atomic(0)
  /// What SQLite counts from, before 1970.
  private static let julianPeriod: Int64 = 210_866_760_000_000

  init(_ now: Instant) {
    name = "echolog\(Self.count.add(1, ordering: .relaxed).newValue)"
    let bytes = name.utf8CString
    unsafe nameBytes = .allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe nameBytes[index] = byte }
    unsafe system = .allocate(capacity: 1)
    // Sound: SQLite has a system that is its own, and keeps it.
    guard var base = unsafe sqlite3_vfs_find(nil)?.pointee else {
      preconditionFailure("SQLite has a system")
    }
    unsafe base.zName = UnsafePointer(nameBytes)
    unsafe base.xCurrentTimeInt64 = { system, time in
      // Sound: SQLite gives the system that it was given here, which begins with its own part.
      guard let system = unsafe system, let time = unsafe time else { return SQLITE_ERROR }
      unsafe time.pointee =
        UnsafeMutableRawPointer(system)
        .assumingMemoryBound(to: System.self).pointee.time
      return SQLITE_OK
    }
    let time = now.milliseconds + Self.julianPeriod
    unsafe system.initialize(to: System(base: base, time: time))
    unsafe sqlite3_vfs_register(
      UnsafeMutableRawPointer(system)
        .assumingMemoryBound(to: sqlite3_vfs.self), 0)
  }

  deinit {
    // Sound: no connection is open on it any more, and SQLite forgets it here.
    unsafe sqlite3_vfs_unregister(
      UnsafeMutableRawPointer(system)
        .assumingMemoryBound(to: sqlite3_vfs.self))
    unsafe system.deallocate()
    unsafe nameBytes.deallocate()
  }
}
