import Bytes
import Files
import Foundation
import Journal
import Seeds
import Testing

/// Every single fault of a journal: each bit flipped, each cut, each sector zeroed, each frame
/// swapped, doubled and deleted, in segments, live file, heads and snapshot. A test run draws one
/// fault in `share` of flips and cuts, by seed, and takes all others. With `ECHOLOG_SWEEP=all` it
/// takes every one; the result stands on the format page beside the decision table.
@Suite struct SweepTests {
  private static let share: UInt64 =
    switch ProcessInfo.processInfo.environment["ECHOLOG_SWEEP"] {
    case "all": 1
    case let share?: UInt64(share) ?? 16
    case nil: 16
    }

  private static let sample = Sample()
  private static let seed = firstSeed(.random(in: 0..<1_000_000))

  private func isDrawn(_ fault: SweptFault, _ position: Int) -> Bool {
    switch fault {
    case .flip, .cut:
      var random = SeededRandom(seed: Self.seed &* 0x1_0000_0001 &+ UInt64(position))
      return random.next() % Self.share == 0
    default: return Self.sample.holds(position)
    }
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
      try journal.bench.overwrite(file.path, fault.applied(to: file))
      let keys = try Workbench.keys()
      let snapshot = Snapshot(file.path, on: journal.bench.disk, keys: keys)
      var isWhole = snapshot != nil
      for section in SweptJournal.sections {
        guard let bytes = snapshot?.section(section.name) else {
          isWhole = false
          continue
        }
        #expect(bytes == section.bytes, "\(fault): something was invented")
      }
      #expect(!isWhole, "\(fault) was not noticed")
    }
    print("Sweep of \(file.path.text): \(tried) faults, all noticed (1 in \(Self.share))")
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

  /// Under another's name a segment costs nothing and is told.
  @Test func doubledSegmentsAndExchangedNamesAreNoticedAndHarmless() throws {
    let journal = try SweptJournal()
    for file in journal.segments {
      let copy = journal.bench.copy()
      let name = Workbench.paths.segments.appending(String(repeating: "e", count: 32) + ".segment")
      try copy.disk.open(name, for: .creating).close()
      try copy.overwrite(name, file.bytes)
      #expect(try copy.open().check().map(\.cause) == [.duplicate])
      try Sweep.expect(loss: NumberRanges(), in: try copy.open(), around: nil, "\(file.path.text)")
    }
    let copy = journal.bench.copy()
    try copy.overwrite(journal.segments[0].path, journal.segments[2].bytes)
    try copy.overwrite(journal.segments[2].path, journal.segments[0].bytes)
    #expect(try copy.open().check().map(\.cause) == [.misnamed, .misnamed])
    try Sweep.expect(loss: NumberRanges(), in: try copy.open(), around: nil, "exchanged names")
  }
}

/// One file's faults, one after the other, and the count of what they did.
private struct Sweep {
  private let journal: SweptJournal
  private let file: SweptFile
  private var tried: [String: Int] = [:]
  private var costly = 0
  private var recovered = 0
  private var largestLoss: UInt64 = 0

  init(_ journal: SweptJournal, _ file: SweptFile) {
    self.journal = journal
    self.file = file
  }

  mutating func run(
    _ faults: [SweptFault], _ isDrawn: (SweptFault, Int) -> Bool
  ) throws {
    for (position, fault) in faults.enumerated() where isDrawn(fault, position) {
      try apply(fault)
      tried[fault.kind, default: 0] += 1
      let loss = fault.loss(in: file)
      if !loss.isEmpty { costly += 1 }
      if case .flip = fault {
        largestLoss = max(largestLoss, loss.count)
        #expect(loss.count <= 1)
      }
      let context = "\(file.path.lastComponent), \(fault)"
      let opened = try journal.bench.open()
      try Self.expect(loss: loss, in: opened, around: file.numbers, context)
      let found = try opened.check()
      #expect(!found.isEmpty, "\(context) was not noticed")
      var told = NumberRanges()
      for finding in found { told.formUnion(finding.numbers) }
      #expect(told == loss, "\(context): \(found)")
      let isRare = if case .flip = fault { false } else if case .cut = fault { false } else { true }
      if isRare && position % 8 == 0 || position % 512 == 0 { try recover(loss, context) }
      if fault == .remove { try restore() }
    }
    try restore()
  }

  private func apply(_ fault: SweptFault) throws {
    switch fault {
    case .remove: try journal.bench.disk.remove(file.path)
    case .replace(let other):
      try journal.bench.overwrite(file.path, try journal.bench.disk.readAll(other))
    default: try journal.bench.overwrite(file.path, fault.applied(to: file))
    }
  }

  private func restore() throws {
    if try journal.bench.disk.statusIfPresent(of: file.path) == nil {
      try journal.bench.disk.open(file.path, for: .creating).close()
    }
    try journal.bench.overwrite(file.path, file.bytes)
  }

  /// A writer comes: nothing more is lost, no number is used again, and it is cut once more.
  private mutating func recover(_ loss: NumberRanges, _ context: String) throws {
    recovered += 1
    let copy = journal.bench.copy()
    let writer = try copy.open()
    let appender = try writer.beginAppending()
    #expect(appender.next == SweptJournal.last + 1, "\(context): the next number")
    _ = try appender.append(RecordBatch([SweptJournal.record(SweptJournal.last + 1)]))
    try appender.close()
    let again = try copy.copy().open()
    try Self.expect(
      loss: loss, in: again, around: nil, last: SweptJournal.last + 1, context + ", recovered")
  }

  /// Every number is either read as it was written or told as a gap, and the gaps are `loss`.
  ///
  /// - Parameter around: the numbers to be read, with one before and one behind; nil for all.
  static func expect(
    loss: NumberRanges, in journal: JournalFolder, around numbers: ClosedRange<UInt64>?,
    last: UInt64 = SweptJournal.last, _ context: String
  ) throws {
    let first = max(1, (numbers?.lowerBound ?? last) - 1)
    let from = numbers == nil ? 1 : first
    let to = min(last, (numbers?.upperBound ?? last) + 1)
    var held = NumberRanges()
    var cursor = journal.cursor(of: Workbench.log, from: from)
    reading: while try cursor.advance() {
      let frame = cursor.frame
      var records = frame.records
      while true {
        let number = records.number
        guard let bytes = records.next() else { break }
        if number > to, to < last { break reading }
        let expected = SweptJournal.record(number)
        #expect([UInt8](copying: bytes) == expected, "\(context): \(number) is not as written")
        #expect(!held.contains(number), "\(context): \(number) came twice")
        held.insert(number...number)
      }
    }
    var gaps = NumberRanges()
    for gap in cursor.gaps where gap.numbers.lowerBound <= to { gaps.insert(gap.numbers) }
    let wanted = loss.intersection(from...to)
    #expect(gaps == wanted, "\(context): \(cursor.gaps)")
    held.formUnion(gaps)
    #expect(held == NumberRanges([from...to]), "\(context): \(held.ranges)")
    #expect(journal.logs == [Workbench.log], "\(context)")
  }

  func report(seed: UInt64, share: UInt64) {
    let counts = tried.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      """
      Sweep of \(file.path.lastComponent): \(counts.joined(separator: ", ")), all noticed; \
      \(costly) cost records, a flip at most \(largestLoss); \(recovered) recovered. \
      One in \(share) of flips and cuts, ECHOLOG_SEED=\(seed)
      """)
  }
}
