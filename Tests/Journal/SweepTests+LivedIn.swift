import Journal
import Platform
import Testing

// The same faults of a journal with several records in a frame, with a second log and with what was
// merged, lost or removed for good.
extension SweepTests {
  @Test func everyFaultOfSegmentsThatWereMergedOrRewrittenIsNoticed() throws {
    let journal = try SweptJournal.livedIn()
    for file in journal.segments {
      // That the last segment of another log is gone, nobody can notice.
      let removed: [SweptFault] = file.isLastKnown ? [] : [.remove]
      try sweep(
        file, of: journal,
        SweptFault.all(of: file) + SweptFault.misdirected(in: file)
          + journal.replacements(of: file) + removed)
    }
  }

  @Test func everyFaultOfAnActiveSegmentWithCommitsOfSeveralRecordsAndFramesIsNoticed() throws {
    let journal = try SweptJournal.livedIn()
    let active = journal.active
    try sweep(
      active, of: journal,
      SweptFault.all(of: active) + SweptFault.misdirected(in: active)
        + journal.replacements(of: active) + [.remove])
  }

  @Test func everyFaultOfACommitPointerBesideSeveralLogsIsNoticed() throws {
    let journal = try SweptJournal.livedIn()
    for commitPointer in journal.commitPointers {
      let removed: [SweptFault] =
        commitPointer.path == Workbench.paths.commitPointer ? [.remove] : []
      try sweep(
        commitPointer, of: journal,
        SweptFault.all(of: commitPointer) + journal.replacements(of: commitPointer) + removed)
    }
  }

  /// Where a redacted record can not be read and the text that it took the place of is still in
  /// another file, only what was not removed is read from there.
  @Test func noFaultOfARedactedRecordBringsItsTextBack() throws {
    let journal = try SweptJournal.livedIn(isTextLeft: true)
    let files = journal.segments.filter { !$0.spared.isEmpty }
    #expect(files.count == 2, "a segment of each log")
    for file in files {
      // A file of which nothing can be read does not show what was removed either.
      let faults = SweptFault.all(of: file) + SweptFault.misdirected(in: file)
      try sweep(file, of: journal, faults.filter { !$0.leavesUnopened(file) })
    }
  }

  /// Nothing here names a later number of that log; section "What no reader can notice".
  @Test func withoutTheLastSegmentOfAnotherLogTheRestIsWhole() throws {
    let journal = try SweptJournal.livedIn()
    let last = journal.segments.filter(\.isLastKnown)
    #expect(last.count == 1)
    for file in last {
      var sweep = Sweep(journal, file)
      try sweep.runUnnoticed([.remove])
    }
  }

  private func sweep(
    _ file: SweptFile, of journal: SweptJournal, _ faults: [SweptFault]
  ) throws {
    let isSeveral = file.numbersOfFrame.contains { $0?.count ?? 1 > 1 }
    #expect(file.numbers == nil || isSeveral, "\(file.path.text): several records a frame")
    var sweep = Sweep(journal, file, isThorough: true)
    try sweep.run(faults) { fault, position in
      isDrawn(fault, position)
        && (Self.share == 1 || !fault.isDull(in: file)
          || Self.isDrawn(position, oneIn: Self.share * 32))
    }
    sweep.report(seed: Self.seed, share: Self.share)
  }
}
