import Journal
import Platform
import SimulatedMachine

/// Genuine journals, as recipes.
enum JournalSeeds {
  private typealias Place = JournalTargets.Place

  static func segments() -> [[UInt8]] {
    let files = segmentFiles()
    return sound(files)
      + (files.first.map { untrue($0, from: 96).map { entry(.first, $0) } } ?? [])
  }

  private static func segmentFiles() -> [[UInt8]] {
    let disk = written { journal throws(StorageError) in
      try append([3, 200, 40], to: journal)
      let appender = try journal.beginAppending()
      try appender.seal()
      try appender.close()
      try append([5], to: journal)
    }
    guard let disk else { return [] }
    return names(disk).map { bytes(disk, JournalTargets.paths.segments.appending($0)) }
  }

  private static func sound(_ files: [[UInt8]]) -> [[UInt8]] {
    let recipes = files.map { ForgedFile.recipe(of: $0, from: 96) }
    return recipes.map { entry(.first, $0) } + files.map { entry(.second, $0, isRaw: true) }
      + [zip([Place.first, .second, .third], recipes).flatMap { entry($0, $1) }]
  }

  static func snapshots() -> [[UInt8]] {
    let disk = written { journal throws(StorageError) in
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
      ] + untrue(file, from: 96).map { entry(.snapshot, $0) }
    } ?? []
  }

  static func folders() -> [[UInt8]] {
    let disk = written { journal throws(StorageError) in try append([1, 3, 2], to: journal) }
    guard let disk else { return [] }
    let paths = JournalTargets.paths
    let active = Array(bytes(disk, paths.active).prefix(9000))
    let (commitPointer, outside) = (
      bytes(disk, paths.commitPointer), bytes(disk, paths.outsideCommitPointer)
    )
    let recipe = ForgedFile.recipe(of: active, from: 8192)
    let slot = Array(commitPointer.prefix(124))
    return [
      entry(.active, active, isRaw: true) + entry(.commitPointer, commitPointer, isRaw: true)
        + entry(.outsideCommitPointer, outside, isRaw: true),
      entry(.active, active, isRaw: true) + entry(.commitPointer, slot), entry(.active, recipe),
      entry(.active, recipe) + entry(.commitPointer, slot) + entry(.outsideCommitPointer, slot),
    ] + sound(segmentFiles()).map { entry(.active, recipe) + $0 }
      + untrue(active, from: 8192).map { entry(.active, $0) + entry(.commitPointer, slot) }
  }

  /// Recipes of a genuine file, in each of which one header has something untrue.
  private static func untrue(_ file: [UInt8], from start: Int) -> [[UInt8]] {
    typealias Header = ForgedHeader.Field
    typealias Frame = ForgedFrame.Field
    let headers: [(Header, [UInt8])] = [
      (.version, [2, 0]), (.kind, [9, 0]), (.epoch, [9, 0, 0, 0]), (.salt, [9]),
      ([.salt, .sealedSo], [9]), ([.salt, .firstOnly], [9]),
      (.keyCheck, [UInt8](repeating: 9, count: 16)),
    ]
    let lengths: [[UInt8]] = [
      [0, 0, 0, 0], [5, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 16], [255, 255, 255, 255],
    ]
    let frames: [(Frame, [UInt8])] =
      lengths.map { (.length, $0) } + [
        (.flags, [0, 0, 0, 128]), (.nonce, [UInt8](repeating: 9, count: 12)),
        (.marker, [0, 0, 0, 0]), (.tag, []),
      ]
    return headers.map {
      ForgedFile.recipe(of: file, from: start, header: [$0.rawValue] + $1)
    } + frames.map { ForgedFile.recipe(of: file, from: start, frames: [1: [$0.rawValue] + $1]) }
  }

  // MARK: Making them

  private static func entry(_ place: Place, _ content: [UInt8], isRaw: Bool = false) -> [UInt8] {
    [place.rawValue | (isRaw ? Place.isRaw : 0)] + counted(Array(content.prefix(60_000)))
  }

  private static func written(
    _ body: (JournalFolder) throws(StorageError) -> Void
  ) -> SimulatedDisk? {
    let disk = SimulatedMachine().startProcess()
    guard let master = ForgedFile.master else { return nil }
    do throws(StorageError) {
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

  private static func append(_ counts: [Int], to journal: JournalFolder) throws(StorageError) {
    for count in counts {
      let appender = try journal.beginAppending()
      let records = (0..<count).map { Array("record \(Int(appender.next) + $0)".utf8) }
      _ = try appender.append(RecordBatch(records))
      try appender.close()
    }
  }

  private static func names(_ disk: SimulatedDisk) -> [String] {
    do throws(StorageError) {
      return try disk.list(JournalTargets.paths.segments).map(\.name)
    } catch {
      return []
    }
  }

  private static func bytes(_ disk: SimulatedDisk, _ path: Path) -> [UInt8] {
    do throws(StorageError) { return try disk.readAll(path) } catch { return [] }
  }
}
