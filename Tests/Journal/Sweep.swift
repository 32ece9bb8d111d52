import Bytes
import Files
import Journal
import Testing

/// One file's faults, one after the other, and the count of what they did.
struct Sweep {
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
      expectTold(found, fault, context)
      var told = NumberRanges()
      for finding in found { told.formUnion(finding.numbers) }
      #expect(told == loss, "\(context): \(found)")
      let isRare =
        switch fault {
        case .flip, .cut, .copy: false
        default: true
        }
      if isRare && position % 8 == 0 || position % 512 == 0 { try recover(loss, context) }
      if fault == .remove { try restore() }
    }
    try restore()
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
      One in \(share) of flips, cuts and copies, ECHOLOG_SEED=\(seed)
      """)
  }
}
