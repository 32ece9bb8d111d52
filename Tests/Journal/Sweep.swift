import Bytes
import Files
import Journal
import Seeds
import Testing

/// One file's faults, one after the other, and the count of what they did.
struct Sweep {
  private let journal: SweptJournal
  private let file: SweptFile
  private var tried: [String: Int] = [:]
  private var costly = 0
  private var readWhole = 0
  private var recovered = 0
  private var largestLoss: UInt64 = 0
  /// Draws which faults are followed by reading everything, and what a power cut leaves.
  private var random = SeededRandom(seed: SweepTests.seed)

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
      let isReadWhole = random.next() % Self.wholeShare == 0
      if isReadWhole { readWhole += 1 }
      try Self.expect(
        loss: loss, in: opened, around: isReadWhole ? nil : file.numbers, context)
      let found = try opened.check()
      expectTold(found, fault, context)
      var told = NumberRanges()
      for finding in found { told.formUnion(finding.numbers) }
      #expect(told == loss, "\(context): \(found)")
      if position % Self.recoveryShare(of: fault) == 0 { try recover(loss, context) }
      if fault == .remove { try restore() }
    }
    try restore()
  }

  /// Faults that nobody can tell: a writer or a crash may leave the same, or the file holds nothing
  /// of a log. They cost nothing, and a writer goes on.
  mutating func runUnnoticed(_ faults: [SweptFault]) throws {
    for fault in faults {
      try apply(fault)
      let context = "\(file.path.lastComponent), \(fault)"
      let opened = try journal.bench.open()
      try Self.expect(loss: NumberRanges(), in: opened, around: nil, context)
      let found = try opened.check()
      #expect(found.isEmpty, "\(context): \(found)")
      try recover(NumberRanges(), context)
      try restore()
    }
  }

  /// One in so many faults is followed by reading everything, not only the faulty file.
  private static let wholeShare: UInt64 = 50

  /// A writer comes after one in so many.
  private static func recoveryShare(of fault: SweptFault) -> Int {
    switch fault {
    case .flip, .cut, .copy, .misdirect: 512
    case .zero, .swap, .double, .delete: 8
    case .replace, .remove: 1
    }
  }

  /// The findings blame this file, by the bytes of the fault and none further away, and call it
  /// damage where no crash leaves the same.
  private func expectTold(_ found: [Finding], _ fault: SweptFault, _ context: String) {
    let isLeftByCrash = fault.isLeftByCrash(in: file)
    #expect(!found.isEmpty, "\(context) was not noticed")
    #expect(found.contains(where: \.isDamage) != isLeftByCrash, "\(context): \(found)")
    let blamed = found.filter { $0.path != nil }
    #expect(blamed.allSatisfy { $0.path == file.path }, "\(context): \(found)")
    let told = blamed.flatMap(\.bytes)
    guard let extent = fault.extent(in: file) else {
      #expect(told.isEmpty, "\(context): \(found)")
      return
    }
    let isNear = told.allSatisfy {
      $0.lowerBound >= extent.atMost.lowerBound && $0.upperBound <= extent.atMost.upperBound
    }
    #expect(isNear, "\(context) is told elsewhere: \(found)")
    let counted = blamed.filter { $0.isDamage != isLeftByCrash }.flatMap(\.bytes)
    let isCovered = extent.told.allSatisfy { range in
      counted.contains { $0.contains(range.lowerBound) && $0.upperBound >= range.upperBound }
    }
    #expect(isCovered, "\(context) is not told: \(found)")
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

  /// A writer comes, and then the power is cut: of what it did not sync nothing or anything is
  /// left. No number is used again.
  private mutating func recover(_ loss: NumberRanges, _ context: String) throws {
    recovered += 1
    let copy = journal.bench.copy()
    let writer = try copy.open()
    let appender = try writer.beginAppending()
    let next = SweptJournal.last + 1
    #expect(appender.next == next, "\(context): the next number")
    _ = try appender.append(RecordBatch([SweptJournal.record(next)]))
    try appender.close()
    if random.next() % 2 == 0 {
      let fates = copy.machine.pendingOperations().map { _ in Fate.lost }
      try expectKept(
        copy.machine.crashImage(fates), loss, mayBeTorn: [], "\(context), recovered and cut")
    } else {
      try expectKept(
        copy.machine.drawCrashImage(using: &random), loss,
        mayBeTorn: [Workbench.paths.head, Workbench.paths.outsideHead],
        "\(context), recovered and cut anyhow")
    }
  }

  /// After the power cut the answered record is there, no more is lost than before and no file is
  /// blamed but the faulty one; and a writer goes on again.
  ///
  /// - Parameter heads: those of which an unsynced write may have left anything.
  private func expectKept(
    _ image: CrashImage, _ loss: NumberRanges, mayBeTorn heads: [Path], _ context: String
  ) throws {
    let bench = Workbench(restartedFrom: image)
    let last = SweptJournal.last + 1
    let opened = try bench.open()
    try Self.expect(loss: loss, in: opened, around: nil, last: last, context)
    let found = try opened.check()
    var told = NumberRanges()
    for finding in found { told.formUnion(finding.numbers) }
    #expect(told == loss, "\(context): \(found)")
    let blamed = Set(found.compactMap(\.path))
    // The writer has set a faulty live file aside.
    let mayBeBlamed = Set([file.path] + heads).subtracting([Workbench.paths.live])
    #expect(blamed.isSubset(of: mayBeBlamed), "\(context): \(found)")
    let isLeft = file.path.parent == Workbench.paths.segments
    #expect(!isLeft || !found.isEmpty, "\(context): the fault is not told any more")
    let appender = try opened.beginAppending()
    #expect(appender.next == last + 1, "\(context): the number after the next")
    try appender.close()
    try Self.expect(
      loss: loss, in: try bench.open(), around: nil, last: last, "\(context), recovered again")
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
      \(costly) cost records, a flip at most \(largestLoss); \(readWhole) read whole, \
      \(recovered) recovered and cut. \
      One in \(share) of flips, cuts and copies, ECHOLOG_SEED=\(seed)
      """)
  }
}
