import Foundation
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Every single fault of a journal: each bit flipped, each cut, each sector zeroed, each frame
/// swapped, doubled, copied elsewhere, written over another one and deleted, in segments, commit
/// pointers and snapshot; here of a journal with a record a frame, in `SweepTests+LivedIn.swift` of
/// one with what years bring. A test run draws one fault in `share` of flips, cuts, copies,
/// misdirected writes, exchanges and insertions, by seed, and takes all others. With
/// `ECHOLOG_SWEEP=all` it takes every one; the result is on the format page.
@Suite struct SweepTests {
  static let share: UInt64 =
    switch ProcessInfo.processInfo.environment["ECHOLOG_SWEEP"] {
    case "all": 1
    case let share?: UInt64(share) ?? 128
    case nil: 128
    }

  private static let sample = Sample()
  static let seed = firstSeed(.random(in: 0..<1_000_000))

  func isDrawn(_ fault: SweptFault, _ position: Int) -> Bool {
    fault.isDrawn ? Self.isDrawn(position) : Self.sample.holds(position)
  }

  /// Whether one of many is in a test run's share.
  static func isDrawn(_ position: Int, oneIn share: UInt64 = share) -> Bool {
    var random = SeededRandom(seed: seed &* 0x1_0000_0001 &+ UInt64(position))
    return random.next() % share == 0
  }

  @Test func everyFaultOfTheFirstSegmentIsNoticed() throws { try sweepSegment(0) }

  @Test func everyFaultOfTheMiddleSegmentIsNoticed() throws { try sweepSegment(1) }

  @Test func everyFaultOfTheLastSegmentIsNoticed() throws { try sweepSegment(2) }

  @Test func everyFaultOfTheActiveSegmentIsNoticed() throws {
    let journal = try SweptJournal()
    var sweep = Sweep(journal, journal.active)
    try sweep.run(
      SweptFault.all(of: journal.active) + SweptFault.misdirected(in: journal.active)
        + journal.replacements(of: journal.active) + [.remove], isDrawn)
    sweep.report(seed: Self.seed, share: Self.share)
  }

  @Test func everyFaultOfACommitPointerIsNoticed() throws {
    let journal = try SweptJournal()
    for commitPointer in journal.commitPointers {
      var sweep = Sweep(journal, commitPointer)
      // A state folder may go at any time, so only the vault's commit pointer is missed.
      let removed: [SweptFault] =
        commitPointer.path == Workbench.paths.commitPointer ? [.remove] : []
      try sweep.run(
        SweptFault.all(of: commitPointer) + journal.replacements(of: commitPointer) + removed,
        isDrawn)
      sweep.report(seed: Self.seed, share: Self.share)
    }
  }

  @Test func everyFaultOfASnapshotIsNoticed() throws {
    let journal = try SweptJournal()
    let file = journal.snapshot
    let others = journal.segments + [journal.active] + journal.commitPointers
    var tried = 0
    let faults = SweptFault.all(of: file) + SweptFault.misdirected(in: file)
    for (position, fault) in faults.enumerated() where isDrawn(fault, position) {
      tried += 1
      try expectNoticed(fault.applied(to: file), journal, "\(fault)")
    }
    for (position, other) in others.enumerated() {
      tried += 1
      try expectNoticed(other.bytes, journal, "replaced by \(other.path.lastComponent)")
      for frame in file.frames.indices {
        tried += 2
        let theirs = other.frames[(frame + position) % other.frames.count]
        let context = "\(theirs) of \(other.path.text)"
        var bytes = file.bytes
        bytes.replaceSubrange(file.frames[frame], with: other.bytes[theirs])
        try expectNoticed(bytes, journal, "\(frame) replaced by \(context)")
        bytes = file.bytes
        bytes.insert(contentsOf: other.bytes[theirs], at: file.frames[frame].upperBound)
        try expectNoticed(bytes, journal, "\(context) behind \(frame)")
      }
    }
    try journal.bench.disk.remove(file.path)
    #expect(Snapshot(file.path, on: journal.bench.disk, keys: try Workbench.keys()) == nil)
    #expect(try journal.bench.open().check().isEmpty, "a snapshot only saves work")
    print("Sweep of \(file.path.text): \(tried) faults, all noticed (1 in \(Self.share))")
  }

  /// A damaged snapshot gives less than was written, and nothing else.
  private func expectNoticed(
    _ bytes: [UInt8], _ journal: SweptJournal, _ context: String
  ) throws {
    let path = journal.snapshot.path
    try journal.bench.overwrite(path, bytes)
    let keys = try Workbench.keys()
    let isTold = !Snapshot.isWhole(path, on: journal.bench.disk, keys: keys)
    #expect(isTold, "\(context) was not told")
    guard let snapshot = Snapshot(path, on: journal.bench.disk, keys: keys) else { return }
    let names = SweptJournal.sections.map(\.name)
    #expect(snapshot.names == names, "\(context): other sections")
    var isWhole = true
    for section in SweptJournal.sections {
      guard let bytes = snapshot.section(section.name) else {
        isWhole = false
        continue
      }
      #expect(bytes == section.bytes, "\(context): something was invented")
    }
    #expect(!isWhole, "\(context) was not noticed")
  }

  private func sweepSegment(_ position: Int) throws {
    let journal = try SweptJournal()
    let file = journal.segments[position]
    var sweep = Sweep(journal, file)
    try sweep.run(
      SweptFault.all(of: file) + SweptFault.misdirected(in: file)
        + journal.replacements(of: file) + [.remove], isDrawn)
    sweep.report(seed: Self.seed, share: Self.share)
  }
}
