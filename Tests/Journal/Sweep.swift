import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// One file's faults, one after the other, and the count of what they did.
struct Sweep {
  private let journal: SweptJournal
  private let file: SweptFile
  private let isThorough: Bool
  private var tried: [String: Int] = [:]
  private var costly = 0
  private var readWhole = 0
  private var recovered = 0
  private var largestLoss: UInt64 = 0
  /// Draws which faults are followed by reading everything, and what a power cut leaves.
  private var random = SeededRandom(seed: SweepTests.seed)

  /// - Parameter isThorough: whether after each fault everything is read, by name too, and not
  ///   only the faulty file; and whether segments are also written anew.
  init(_ journal: SweptJournal, _ file: SweptFile, isThorough: Bool = false) {
    self.journal = journal
    self.file = file
    self.isThorough = isThorough
  }

  mutating func run(
    _ faults: [SweptFault], _ isDrawn: (SweptFault, Int) -> Bool
  ) throws {
    for (position, fault) in faults.enumerated() where isDrawn(fault, position) {
      try apply(fault)
      tried[fault.kind, default: 0] += 1
      let loss = fault.loss(in: file)
      let context = context(of: fault)
      if !loss.isEmpty { costly += 1 }
      if case .flip = fault {
        largestLoss = max(largestLoss, loss.count)
        #expect(loss.isEmpty || file.isOneFrame(loss), "\(context) costs more than a frame")
      }
      let shown = journal.content.after(fault, in: file)
      let opened = try journal.bench.open()
      let isReadWhole = isThorough || random.next() % Self.wholeShare == 0
      if isReadWhole { readWhole += 1 }
      try Self.expect(shown, in: opened, around: isReadWhole ? nil : file, context)
      if isThorough { try Self.expectNamed(shown, in: opened, context) }
      let found = try opened.check()
      expectTold(found, fault, context)
      Self.expectGaps(shown, toldBy: found, context)
      if position % Self.recoveryShare(of: fault) == 0 {
        try recover(shown, context)
        if isThorough { try writeAnew(shown, context) }
      }
      if fault == .remove { try restore() }
    }
    try restore()
  }

  /// Faults that nobody can notice: a writer or a crash may leave the same, or there is nothing of
  /// a log in the file. Only the last segment of another device's log costs anything, and a writer
  /// goes on.
  mutating func runUnnoticed(_ faults: [SweptFault]) throws {
    for fault in faults {
      try apply(fault)
      let context = context(of: fault)
      let shown = journal.content.after(fault, in: file)
      let opened = try journal.bench.open()
      try Self.expect(shown, in: opened, context)
      let found = try opened.check()
      #expect(found == journal.known, "\(context)")
      try recover(shown, isNoticed: false, context)
      try restore()
    }
  }

  /// Otherwise everything is read after one in so many.
  private static let wholeShare: UInt64 = 50

  /// A writer comes after one in so many.
  private static func recoveryShare(of fault: SweptFault) -> Int {
    switch fault {
    case .flip, .cut, .copy, .misdirect: 512
    case .zero, .swap, .double, .delete: 8
    case .replace, .remove: 1
    }
  }

  private func context(of fault: SweptFault) -> String {
    "\(file.path.text), \(fault), bytes \(fault.extent(in: file)?.told ?? [])"
  }

  /// The findings blame this file, by the bytes of the fault and none further away, and call it
  /// damage where no crash leaves the same.
  private func expectTold(_ told: [Finding], _ fault: SweptFault, _ context: String) {
    // Of numbers that were lost before, nothing is known from a file that went with them.
    for known in journal.known where known.log != file.log || !fault.leavesUnopened(file) {
      #expect(told.contains(known), "\(context) hides what was lost before: \(told)")
    }
    let found = journal.news(in: told)
    let isLeftByCrash = fault.isLeftByCrash(in: file)
    #expect(!found.isEmpty, "\(context) was not noticed")
    #expect(found.contains(where: \.isDamage) != isLeftByCrash, "\(context): \(found)")
    let blamed = found.filter { $0.path != nil }
    #expect(blamed.allSatisfy { $0.path == file.path }, "\(context): \(found)")
    let bytes = blamed.flatMap(\.bytes)
    guard let extent = fault.extent(in: file) else {
      #expect(bytes.isEmpty, "\(context): \(found)")
      return
    }
    #expect(extent.allows(bytes), "\(context) is told elsewhere: \(found)")
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
  private mutating func recover(
    _ shown: SweptContent, isNoticed: Bool = true, _ context: String
  ) throws {
    recovered += 1
    let copy = journal.bench.copy()
    let writer = try copy.open()
    let appender = try writer.beginAppending()
    #expect(appender.next == shown.last(of: Workbench.log) + 1, "\(context): the next number")
    let record = Array("what came after".utf8)
    _ = try appender.append(RecordBatch([record]))
    try appender.close()
    var shown = shown
    shown.append(record, to: Workbench.log)
    if random.next() % 2 == 0 {
      let fates = copy.machine.pendingOperations().map { _ in Fate.lost }
      try expectKept(
        copy.machine.crashImage(fates), shown, isNoticed, mayBeTorn: [],
        "\(context), recovered and cut")
    } else {
      try expectKept(
        copy.machine.drawCrashImage(using: &random), shown, isNoticed,
        mayBeTorn: [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer],
        "\(context), recovered and cut anyhow")
    }
  }

  /// After the power cut the answered record is there, no more is lost than before and no file is
  /// blamed but the faulty one; and a writer goes on again.
  ///
  /// - Parameter commitPointers: those of which an unsynced write may have left anything.
  private func expectKept(
    _ image: CrashImage, _ shown: SweptContent, _ isNoticed: Bool, mayBeTorn commitPointers: [Path],
    _ context: String
  ) throws {
    let bench = Workbench(restartedFrom: image)
    let opened = try bench.open()
    try Self.expect(shown, in: opened, context)
    let found = try opened.check()
    Self.expectGaps(shown, toldBy: found, context)
    let blamed = Set(found.compactMap(\.path))
    // The writer has quarantined a faulty active segment.
    let mayBeBlamed = Set([file.path] + commitPointers).subtracting([Workbench.paths.active])
    #expect(blamed.isSubset(of: mayBeBlamed), "\(context): \(found)")
    let isLeft = isNoticed && file.path.parent == Workbench.paths.segments
    let isTold = !journal.news(in: found).isEmpty
    #expect(!isLeft || isTold, "\(context): the fault is not told any more")
    let appender = try opened.beginAppending()
    let next = shown.last(of: Workbench.log) + 1
    #expect(appender.next == next, "\(context): the number after the next")
    try appender.close()
    try Self.expect(shown, in: try bench.open(), "\(context), recovered again")
  }

  /// Before a sync damaged segments are written anew and quarantined: what can be read stays so,
  /// and the rest stays a gap, also where there is a text beside its redacted record.
  private func writeAnew(_ shown: SweptContent, _ context: String) throws {
    guard file.path.parent == Workbench.paths.segments else { return }
    let copy = journal.bench.copy()
    let appender = try copy.open().beginAppending()
    _ = try appender.setDamageInQuarantine()
    try appender.close()
    let opened = try copy.open()
    try Self.expect(shown, in: opened, "\(context), written anew")
    try Self.expectNamed(shown, in: opened, "\(context), written anew")
    Self.expectGaps(shown, toldBy: try opened.check(), "\(context), written anew")
  }

  func report(seed: UInt64, share: UInt64) {
    let counts = tried.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print(
      """
      Sweep of \(file.path.lastComponent): \(counts.joined(separator: ", ")), all noticed; \
      \(costly) cost records, a flip at most \(largestLoss), of one frame; \
      \(readWhole) read whole, \(recovered) recovered and cut. \
      One in \(share) of flips, cuts, copies and misdirected writes, ECHOLOG_SEED=\(seed)
      """)
  }
}
