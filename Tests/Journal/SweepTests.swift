import Bytes
import Files
import Foundation
import Journal
import Seeds
import Testing

/// Every single fault of a journal: each bit flipped, each cut, each sector zeroed, each frame
/// swapped, doubled, copied elsewhere and deleted, in segments, live file, heads and snapshot. A
/// test run draws one fault in `share` of flips, cuts and copies, by seed, and takes all others.
/// With `ECHOLOG_SWEEP=all` it takes every one; the result stands on the format page beside the
/// decision table.
@Suite struct SweepTests {
  static let share: UInt64 =
    switch ProcessInfo.processInfo.environment["ECHOLOG_SWEEP"] {
    case "all": 1
    case let share?: UInt64(share) ?? 16
    case nil: 16
    }

  private static let sample = Sample()
  static let seed = firstSeed(.random(in: 0..<1_000_000))

  private func isDrawn(_ fault: SweptFault, _ position: Int) -> Bool {
    switch fault {
    case .flip, .cut, .copy: Self.isDrawn(position)
    default: Self.sample.holds(position)
    }
  }

  /// Whether one of many is in a test run's share.
  static func isDrawn(_ position: Int) -> Bool {
    var random = SeededRandom(seed: seed &* 0x1_0000_0001 &+ UInt64(position))
    return random.next() % share == 0
  }

  @Test func everyFaultOfTheFirstSegmentIsNoticed() throws { try sweepSegment(0) }

  @Test func everyFaultOfTheMiddleSegmentIsNoticed() throws { try sweepSegment(1) }

  @Test func everyFaultOfTheLastSegmentIsNoticed() throws { try sweepSegment(2) }

  @Test func everyFaultOfTheLiveFileIsNoticed() throws {
    let journal = try SweptJournal()
    var sweep = Sweep(journal, journal.live)
    try sweep.run(SweptFault.all(of: journal.live) + [.remove], isDrawn)
    sweep.report(seed: Self.seed, share: Self.share)
  }

  @Test func everyFaultOfAHeadIsNoticed() throws {
    let journal = try SweptJournal()
    for head in journal.heads {
      var sweep = Sweep(journal, head)
      // A state folder may go at any time, so only the vault's head is missed.
      let removed: [SweptFault] = head.path.parent == Workbench.paths.folder ? [.remove] : []
      try sweep.run(SweptFault.all(of: head) + removed, isDrawn)
      sweep.report(seed: Self.seed, share: Self.share)
    }
  }

  @Test func everyFaultOfASnapshotIsNoticed() throws {
    let journal = try SweptJournal()
    let file = journal.snapshot
    var tried = 0
    for (position, fault) in SweptFault.all(of: file).enumerated() where isDrawn(fault, position) {
      tried += 1
      try expectNoticed(fault.applied(to: file), journal, "\(fault)")
    }
    for (position, other) in (journal.segments + [journal.live]).enumerated() {
      tried += 1
      try expectNoticed(other.bytes, journal, "replaced by \(other.path.lastComponent)")
      for frame in file.frames.indices {
        tried += 1
        let theirs = other.frames[(frame + position) % other.frames.count]
        var bytes = file.bytes
        bytes.replaceSubrange(file.frames[frame], with: other.bytes[theirs])
        try expectNoticed(bytes, journal, "\(frame) replaced by \(theirs) of \(other.path.text)")
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
    let others = journal.segments.filter { $0.path != file.path } + [journal.live]
    var sweep = Sweep(journal, file)
    try sweep.run(
      SweptFault.all(of: file) + others.map { .replace(by: $0.path) } + [.remove], isDrawn)
    sweep.report(seed: Self.seed, share: Self.share)
  }
}
