import Journal
import Platform
import SimulatedMachine
import Testing

// Faults that cost nothing and that no check can notice; section "What no reader can notice".
extension SweepTests {
  /// Then both are equal, as in a commit pointer that was made anew.
  @Test func aSlotOfACommitPointerWrittenOverTheOtherCostsNothing() throws {
    let journal = try SweptJournal()
    for commitPointer in journal.commitPointers {
      let faults = SweptFault.misdirected(in: commitPointer)
      #expect(faults.count == 2)
      var sweep = Sweep(journal, commitPointer)
      try sweep.runUnnoticed(faults)
    }
  }

  /// The first write after a commit pointer was made is lost in a power cut, the next is not: one
  /// slot has what was written into both, and the other did not get what belongs there.
  @Test func aCommitPointerThatMissedAWriteIsAsAWriterLeavesIt() throws {
    for path in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      let bench = try Workbench()
      _ = try bench.begin()
      let made = try bench.disk.readAll(path)
      try Workbench.append([1], to: try bench.open())
      try bench.overwrite(path, made)
      try Workbench.append([1], to: try bench.open())
      let opened = try bench.open()
      #expect(try opened.check().isEmpty, "\(path.text)")
      #expect(try Workbench.read(opened).numbers == [1, 2], "\(path.text)")
    }
  }

  @Test func filesWithNothingOfALogAreNotMissed() throws {
    let journal = try SweptJournal()
    let segment = journal.segments[0].path
    let paths = Workbench.paths
    let faults: [(Path, [SweptFault])] = [
      (paths.outsideCommitPointer, [.remove]), (paths.ballast, [.remove, .replace(by: segment)]),
      (paths.lock, [.replace(by: segment)]),
    ]
    for (path, faults) in faults {
      let file = try SweptFile(path, on: journal.bench.disk, parts: [0])
      var sweep = Sweep(journal, file)
      try sweep.runUnnoticed(faults)
    }
  }

  /// The lock file is what shows that a folder was copied, so another one there is taken for a
  /// copy: readers notice nothing, the next writer begins a log of its own, and the old one is
  /// whole.
  @Test func withoutItsLockFileTheJournalGoesOnInANewLog() throws {
    let journal = try SweptJournal()
    try journal.bench.disk.remove(Workbench.paths.lock)
    let opened = try journal.bench.open()
    #expect(try opened.check().isEmpty)
    try Sweep.expect(journal.content, in: opened, "without a lock file")
    #expect(throws: StorageError.journal(.incarnationNeeded(.copied))) {
      try opened.beginAppending().close()
    }
    let next = LogID(high: 5, low: 6)
    let appender = try opened.beginLog(next)
    #expect(try appender.append(RecordBatch([[1, 2, 3]])).first == 1)
    try appender.close()
    let again = try journal.bench.open()
    #expect(try again.check().isEmpty)
    #expect(again.ownLog == next)
    let last = journal.content.last(of: Workbench.log)
    #expect(try Workbench.read(again, scale: nil).numbers == Array(1...last))
    #expect(try Workbench.read(again, log: next, scale: nil).numbers == [1])
  }
}
