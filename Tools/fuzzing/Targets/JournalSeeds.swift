import Bytes
import Files
import Journal

/// Genuine journals, as recipes.
enum JournalSeeds {
  private typealias Place = JournalTargets.Place

  static func segments() -> [[UInt8]] {
    let disk = written { journal throws(JournalError) in
      try append([3, 200, 40], to: journal)
      let appender = try journal.beginAppending()
      try appender.seal()
      try appender.close()
      try append([5], to: journal)
    }
    guard let disk else { return [] }
    let files = names(disk).map { bytes(disk, JournalTargets.paths.segments.appending($0)) }
    let recipes = files.map { ForgedFile.recipe(of: $0, from: 96) }
    return recipes.map { entry(.first, $0) } + files.map { entry(.second, $0, isRaw: true) }
      + [zip([Place.first, .second, .third], recipes).flatMap { entry($0, $1) }]
  }

  static func snapshots() -> [[UInt8]] {
    let disk = written { journal throws(JournalError) in
      guard let master = ForgedFile.master else { return }
      let keys = KeyRing(epoch: 1, key: master)
      var writer = try SnapshotWriter(
        JournalTargets.snapshotPath, on: journal.disk, keys: keys)
      let sections: [(String, [UInt8])] = [
        ("echoes", [UInt8](repeating: 3, count: 100)), ("none", []), ("moments", Array(0..<255)),
      ]
      for (name, bytes) in sections { try writer.append(name, bytes.rawSpan) }
      let log = LogID(high: 1, low: 2)
      try writer.finish(
        SnapshotTag(
          foldVersion: 1, forgotten: [EventName(log: log, number: 4)],
          ends: [log: journal.end(of: log)]))
    }
    return disk.map { disk in
      let file = bytes(disk, JournalTargets.snapshotPath)
      return [
        entry(.snapshot, ForgedFile.recipe(of: file, from: 96)),
        entry(.snapshot, file, isRaw: true),
      ]
    } ?? []
  }

  static func folders() -> [[UInt8]] {
    let disk = written { journal throws(JournalError) in try append([1, 3, 2], to: journal) }
    guard let disk else { return [] }
    let paths = JournalTargets.paths
    let live = Array(bytes(disk, paths.live).prefix(9000))
    let (head, outside) = (bytes(disk, paths.head), bytes(disk, paths.outsideHead))
    let recipe = ForgedFile.recipe(of: live, from: 8192)
    let slot = Array(head.prefix(124))
    return [
      entry(.live, live, isRaw: true) + entry(.head, head, isRaw: true)
        + entry(.outsideHead, outside, isRaw: true),
      entry(.live, live, isRaw: true) + entry(.head, slot), entry(.live, recipe),
      entry(.live, recipe) + entry(.head, slot) + entry(.outsideHead, slot),
    ] + segments().map { entry(.live, recipe) + $0 }
  }

  // MARK: Making them

  private static func entry(_ place: Place, _ content: [UInt8], isRaw: Bool = false) -> [UInt8] {
    [place.rawValue | (isRaw ? Place.isRaw : 0)] + counted(Array(content.prefix(60_000)))
  }

  private static func written(
    _ body: (JournalFolder) throws(JournalError) -> Void
  ) -> SimulatedDisk? {
    let disk = SimulatedMachine().startProcess()
    guard let master = ForgedFile.master else { return nil }
    do throws(JournalError) {
      try JournalFolder.create(at: JournalTargets.paths, on: disk)
      let journal = try JournalFolder(
        at: JournalTargets.paths, on: disk, keys: KeyRing(epoch: 1, key: master),
        machineID: "here")
      try journal.beginLog(LogID(high: 1, low: 2)).close()
      try body(journal)
    } catch {
      return nil
    }
    return disk
  }

  private static func append(_ counts: [Int], to journal: JournalFolder) throws(JournalError) {
    for count in counts {
      let appender = try journal.beginAppending()
      let records = (0..<count).map { Array("record \(Int(appender.next) + $0)".utf8) }
      _ = try appender.append(RecordBatch(records))
      try appender.close()
    }
  }

  private static func names(_ disk: SimulatedDisk) -> [String] {
    do throws(DiskError) {
      return try disk.list(JournalTargets.paths.segments).map(\.name)
    } catch {
      return []
    }
  }

  private static func bytes(_ disk: SimulatedDisk, _ path: Path) -> [UInt8] {
    do throws(DiskError) { return try disk.readAll(path) } catch { return [] }
  }
}
