import Journal
import Platform
import SimulatedMachine

/// The fuzzer's bytes as a journal on a simulated disk: entries of a place, a length and a content.
enum JournalTargets {
  static let paths = JournalPaths(folder: "/vault/journal", state: "/state")
  static let snapshotPath: Path = "/state/snapshot"

  /// Where an entry goes, in its lowest bits; a content may be forged, or the file as it is.
  enum Place: UInt8, CaseIterable {
    case active, commitPointer, outsideCommitPointer, first, second, third, wholeCommitPointer,
      snapshot

    static let isRaw: UInt8 = 8

    var path: Path {
      switch self {
      case .active: paths.active
      case .commitPointer, .wholeCommitPointer: paths.commitPointer
      case .outsideCommitPointer: paths.outsideCommitPointer
      case .first: paths.segments.appending("1.segment")
      case .second: paths.segments.appending("2.segment")
      case .third: paths.segments.appending("3.segment")
      case .snapshot: snapshotPath
      }
    }

    func file(_ content: [UInt8]) -> [UInt8] {
      switch self {
      case .active: ForgedFile.bytes(.active, recipe: content)
      case .first, .second, .third: ForgedFile.bytes(.sealed, recipe: content)
      case .snapshot: ForgedFile.bytes(.snapshot, recipe: content)
      case .commitPointer, .outsideCommitPointer, .wholeCommitPointer: Self.commitPointer(content)
      }
    }

    /// Two slots whose checksums fit.
    private static func commitPointer(_ content: [UInt8]) -> [UInt8] {
      var file = [UInt8](repeating: 0, count: 8192)
      var supply = Supply(content)
      for offset in [0, 4096] where !supply.isEmpty {
        var slot = supply.bytes(124)
        slot += [UInt8](repeating: 0, count: 124 - slot.count)
        let checksum = CRC32C.checksum(of: slot.rawSpan)
        slot += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
        file.replaceSubrange(offset..<offset + slot.count, with: slot)
      }
      return file
    }
  }

  static func judgeSegments(_ bytes: [UInt8]) throws(BrokenPromise) {
    let disk = try disk(holding: bytes)
    guard let journal = try open(disk) else { return }
    _ = try read(journal)
    try check(journal)
  }

  /// Reads, appends a record to what recovery makes of the folder, and reads again.
  static func judgeFolder(_ bytes: [UInt8]) throws(BrokenPromise) {
    let disk = try disk(holding: bytes)
    guard let journal = try open(disk) else { return }
    let before = try read(journal)
    let isForked = isForked(journal)
    try check(journal)
    guard let (log, number) = try append(to: journal) else { return }
    guard let reopened = try open(disk) else {
      throw BrokenPromise("what was just written does not open")
    }
    let after = try read(reopened)
    try promise(after[log]?.contains(number) == true, "the new record \(number) is not there")
    if isForked { return }
    for (log, numbers) in before {
      let lost = numbers.ranges.filter { range in
        !(after[log]?.isSuperset(of: NumberRanges([range])) ?? false)
      }
      try promise(lost.isEmpty, "recovery lost \(lost) of \(log)")
    }
  }

  static func judgeSnapshot(_ bytes: [UInt8]) throws(BrokenPromise) {
    let disk = try disk(holding: bytes)
    guard let keys, let snapshot = Snapshot(snapshotPath, on: disk, keys: keys) else { return }
    for name in snapshot.names {
      guard let count = snapshot.byteCount(of: name) else {
        throw BrokenPromise("a section without length")
      }
      let section = snapshot.section(name)
      try promise(section == nil || section?.count == count, "a section of another length")
      let middle = snapshot.bytes(count / 3..<count / 2, of: name)
      if let section, let middle {
        try promise(Array(section[count / 3..<count / 2]) == middle, "a part unlike the whole")
      }
    }
  }

  private static let keys = ForgedFile.master.map { KeyRing(epoch: 1, key: $0) }

  private static func disk(holding bytes: [UInt8]) throws(BrokenPromise) -> SimulatedDisk {
    let disk = SimulatedMachine().startProcess()
    do {
      try JournalFolder.create(at: paths, on: disk)
      var supply = Supply(bytes)
      while !supply.isEmpty {
        let tag = supply.byte()
        guard let place = Place(rawValue: tag & 7) else { continue }
        let content = supply.counted()
        let file = tag & Place.isRaw != 0 ? content : place.file(content)
        try disk.replace(place.path, with: file.rawSpan, through: "/new")
      }
    } catch {
      throw BrokenPromise("the simulated disk refuses: \(error)")
    }
    return disk
  }

  private static func open(_ disk: SimulatedDisk) throws(BrokenPromise) -> JournalFolder? {
    guard let keys else { return nil }
    do throws(StorageError) {
      return try JournalFolder(at: paths, on: disk, keys: keys, machineID: "here")
    } catch {
      if case .disk = error { throw BrokenPromise("the disk is blamed: \(error)") }
      return nil
    }
  }

  private static func check(_ journal: JournalFolder) throws(BrokenPromise) {
    do throws(StorageError) {
      _ = try journal.check()
    } catch {
      if case .file = error { return }
      throw BrokenPromise("a check fails with \(error)")
    }
  }

  private static func isForked(_ journal: JournalFolder) -> Bool {
    journal.logs.contains { !journal.forks(of: $0).isEmpty }
  }

  /// Every number of every log is read once or reported as a gap, and none is both.
  private static func read(
    _ journal: JournalFolder
  ) throws(BrokenPromise) -> [LogID: NumberRanges] {
    var result: [LogID: NumberRanges] = [:]
    for log in journal.logs {
      var held: [ClosedRange<UInt64>] = []
      var cursor = journal.cursor(of: log)
      do throws(StorageError) {
        while try cursor.advance() {
          let frame = cursor.frame
          var records = frame.records
          let first = records.number
          while records.next() != nil {}
          guard records.number - first == UInt64(frame.count), frame.count > 0 else {
            throw StorageError.journal(.emptyCommit)
          }
          held.append(first...records.number - 1)
        }
      } catch {
        throw BrokenPromise("reading \(log) fails with \(error)")
      }
      let told = (held + cursor.gaps.map(\.numbers)).sorted { $0.lowerBound < $1.lowerBound }
      var next: UInt64 = 1
      for range in told {
        try promise(range.lowerBound == next, "\(told) of \(log) overlap or leave out")
        next = range.upperBound + 1
      }
      try promise(next >= journal.end(of: log).number + 1, "\(told) ends before the log")
      result[log] = NumberRanges(held)
    }
    return result
  }

  /// Nil when the folder reports why it does not take it.
  private static func append(
    to journal: JournalFolder
  ) throws(BrokenPromise) -> (LogID, UInt64)? {
    do throws(StorageError) {
      let appender = try beginAppending(journal)
      let log = appender.log
      let commit = try appender.append(RecordBatch([[1, 2, 3]]))
      try appender.close()
      return (log, commit.first)
    } catch {
      switch error {
      case .file, .journal(.incarnationNeeded): return nil
      default: throw BrokenPromise("appending fails with \(error)")
      }
    }
  }

  private static func beginAppending(
    _ journal: JournalFolder
  ) throws(StorageError) -> LogAppender {
    do throws(StorageError) {
      return try journal.beginAppending()
    } catch .journal(.incarnationNeeded) {
      return try journal.beginLog(LogID(high: 0xf, low: 0xf))
    }
  }
}
