import Journal
import Platform
import SimulatedMachine
import Testing

/// What is no file and is where a file of the journal belongs: readers pass it over, a check
/// reports it, and a writer quarantines it, untouched, or reports what is in the way.
@Suite struct StrayTests {
  /// Three sealed records and two active ones, by the name of the segment.
  private func lived() throws -> (bench: Workbench, segment: String) {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    let segment = try #require(journal.sealedSegments.first)
    try Workbench.append([2], to: journal)
    return (bench, segment.name)
  }

  /// Puts a folder that is not empty where a file was.
  private func putFolder(_ path: Path, on disk: SimulatedDisk) throws {
    try disk.remove(path)
    try disk.makeDirectories(path)
    try disk.open(path.appending("letter"), for: .creating).close()
  }

  /// Whether such a folder lies in another by now.
  private func isKept(in folder: Path, on disk: SimulatedDisk) throws -> Bool {
    try disk.list(folder).contains { entry in
      try entry.kind == .directory
        && disk.statusIfPresent(of: folder.appending(entry.name).appending("letter")) != nil
    }
  }

  @Test func `A folder in the place of a commit pointer costs nothing, and is moved away`()
    throws
  {
    let paths = Workbench.paths
    for (commitPointer, quarantine) in [
      (paths.commitPointer, paths.quarantine), (paths.outsideCommitPointer, paths.state),
    ] {
      let bench = try lived().bench
      try putFolder(commitPointer, on: bench.disk)
      let opened = try bench.open()
      #expect(try Workbench.read(opened).numbers == Array(1...5))
      let found = try opened.check()
      #expect(found.map(\.cause) == [.damaged] && found.map(\.path) == [commitPointer])
      try Workbench.append([1], to: opened)
      let again = try bench.open()
      #expect(try again.check().isEmpty)
      #expect(try Workbench.read(again).numbers == Array(1...6))
      #expect(try isKept(in: quarantine, on: bench.disk))
    }
  }

  @Test func `A folder in the place of the active segment is shown, and quarantined`()
    throws
  {
    let bench = try lived().bench
    try putFolder(Workbench.paths.active, on: bench.disk)
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [1, 2, 3])
    let found = try opened.check()
    #expect(found.contains { $0.cause == .damaged && $0.path == Workbench.paths.active })
    try Workbench.append([1], to: opened)
    let (numbers, gaps) = try Workbench.read(try bench.open())
    #expect(numbers == [1, 2, 3, 6] && gaps == [Gap(numbers: 4...5, reason: .lost)])
    #expect(try isKept(in: Workbench.paths.quarantine, on: bench.disk))
  }

  @Test func `A folder in a segment's place is quarantined, and the segment comes back`() throws {
    let (bench, name) = try lived()
    let path = Workbench.paths.segments.appending(name)
    let bytes = try bench.disk.readAll(path)
    // What was quarantined before stays, too.
    for _ in 0..<2 {
      try putFolder(path, on: bench.disk)
      let opened = try bench.open()
      let (numbers, gaps) = try Workbench.read(opened)
      #expect(numbers == [4, 5] && gaps.map(\.numbers) == [1...3])
      let found = try opened.check()
      #expect(found.contains { $0.cause == .damaged && $0.path == path })
      let appender = try opened.beginAppending()
      #expect(try appender.setDamageInQuarantine())
      _ = try appender.adopt(bytes.rawSpan, name: name)
      try appender.close()
      #expect(try Workbench.read(try bench.open()).numbers == Array(1...5))
      #expect(try bench.open().check().isEmpty)
      #expect(try isKept(in: Workbench.paths.quarantine, on: bench.disk))
    }
    #expect(try bench.disk.list(Workbench.paths.quarantine).count == 2)
  }

  @Test func `A link that can not be followed in a segment's place is reported and hides no other`()
    throws
  {
    // It leads through a file, or the system refuses to follow it for a reason of its own.
    for cause in [StorageError.Refusal.notDirectory, .other(code: 40)] {
      let (bench, name) = try lived()
      bench.machine.add(Fault(.fail(cause), .forGood, in: [.open], pathEnd: name))
      let opened = try bench.open()
      let (numbers, gaps) = try Workbench.read(opened)
      #expect(numbers == [4, 5] && gaps.map(\.numbers) == [1...3], "\(cause)")
      let path = Workbench.paths.segments.appending(name)
      let found = try opened.check()
      #expect(found.contains { $0.cause == .unread && $0.path == path }, "\(cause)")
      try Workbench.append([1], to: opened)
      bench.machine.removeFaults()
      #expect(try Workbench.read(try bench.open()).numbers == Array(1...6), "\(cause)")
    }
  }

  @Test func `A folder in the place of the lock keeps writers out and no reader`() throws {
    let bench = try lived().bench
    let lock = Workbench.paths.lock
    try putFolder(lock, on: bench.disk)
    let opened = try bench.open()
    #expect(try opened.check().map(\.path) == [lock])
    #expect(try Workbench.read(opened).numbers == Array(1...5))
    #expect(try opened.keepWritersOut() == nil)
    #expect(throws: StorageError.disk(.open, lock, .notFile)) {
      try opened.beginAppending().close()
    }
  }

  @Test func `A file in the place of the segments is reported, and what else is there can be read`()
    throws
  {
    let (bench, name) = try lived()
    let segments = Workbench.paths.segments
    try bench.disk.remove(segments.appending(name))
    try bench.disk.removeDirectory(segments)
    try bench.disk.open(segments, for: .creating).close()
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [4, 5])
    #expect(try opened.check().contains { $0.cause == .damaged && $0.path == segments })
    // The active segment goes on; into a file nothing can be sealed.
    let appender = try opened.beginAppending()
    do throws(StorageError) {
      try appender.seal()
      Issue.record("sealed without a folder for it")
    } catch {
      guard case .disk = error else { throw error }
    }
    try appender.close()
  }
}
