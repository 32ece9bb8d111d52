import Journal
import Platform
import SimulatedMachine
import Testing

/// The same of the active segment and of commit pointers.
extension BadSectorTests {
  /// Numbers 1 to 6 sealed, and an active segment of several pages of frames.
  private func livedOn() throws -> Workbench {
    let bench = try lived().bench
    let journal = try bench.open()
    for _ in 0..<60 { try Workbench.append([3], to: journal, scale: 40) }
    return bench
  }

  @Test func `Of an active segment with a bad sector the rest is read, and none is lost`() throws {
    let whole = try livedOn()
    let bytes = try whole.disk.readAll(Workbench.paths.active)
    let used = try #require(bytes.lastIndex { $0 != 0 })
    let pages = pages(of: bytes.count)
    let last = used / Self.pageByteCount
    #expect(last > 5)
    for index in [0, 1, 2, 3, 4, last - 1, last, last + 1, pages.count - 1] {
      let bench = whole.copy()
      bench.machine.add(badPage(pages[index], of: Workbench.paths.active))
      let journal = try bench.open()
      let (numbers, gaps) = try Workbench.read(journal, scale: nil)
      let isOfFrames = (2...last).contains(index)
      #expect(gaps.isEmpty != isOfFrames, "page \(index): \(gaps)")
      #expect(numbers.count + Int(NumberRanges(gaps.map(\.numbers)).count) == 188, "page \(index)")
      let found = try journal.check()
      let causes: [Finding.Cause] = isOfFrames ? [.unread, .missing] : [.unread]
      #expect(found.map(\.cause) == causes, "page \(index): \(found)")
      #expect(found[0].path == Workbench.paths.active, "page \(index)")
      #expect(found[0].bytes.contains { $0.contains(pages[index].lowerBound) }, "page \(index)")
      #expect(found[0].numbers == NumberRanges(gaps.map(\.numbers)), "page \(index)")
      #expect(journal.hidesCommits == isOfFrames, "page \(index)")
      if isOfFrames {
        #expect(throws: StorageError.file(Workbench.paths.active, .unread), "page \(index)") {
          try journal.beginAppending().close()
        }
        bench.machine.removeFaults()
        #expect(try bench.disk.readAll(Workbench.paths.active) == bytes, "page \(index)")
      }
      try Workbench.append([1], to: journal)
      // Where no commit can be in what was not read, the rest is sealed and the file quarantined.
      let isSealed = journal.lastRecovery?.quarantine != nil
      #expect(isSealed != isOfFrames && journal.lastRecovery?.lost.isEmpty != false)
      bench.machine.removeFaults()
      let opened = try bench.open()
      #expect(try Workbench.read(opened, scale: nil).numbers.count == 189, "page \(index)")
      #expect(try opened.check().isEmpty, "page \(index)")
    }
  }

  @Test func `What was read before a sector went bad is sealed from memory`() throws {
    let whole = try livedOn()
    let bytes = try whole.disk.readAll(Workbench.paths.active)
    let last = try #require(bytes.lastIndex { $0 != 0 }) / Self.pageByteCount
    for index in [2, 4, last] {
      let bench = whole.copy()
      let journal = try bench.open()
      bench.machine.add(badPage(pages(of: bytes.count)[index], of: Workbench.paths.active))
      let found = try journal.check()
      #expect(found.map(\.cause) == [.unread] && found[0].numbers.isEmpty, "\(found)")
      #expect(try Workbench.read(journal, scale: nil).numbers.count == 188, "page \(index)")
      try Workbench.append([1], to: journal)
      #expect(try Workbench.read(journal, scale: nil).numbers.count == 189, "page \(index)")
      bench.machine.removeFaults()
      let opened = try bench.open()
      #expect(try Workbench.read(opened, scale: nil).numbers.count == 189, "page \(index)")
      #expect(try opened.check().isEmpty, "page \(index)")
    }
  }

  @Test func `What was read before a sector went bad counts only while it is all there is`() throws
  {
    let bench = try livedOn()
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    let journal = try bench.open()
    try Workbench.append([1], to: try bench.open())
    bench.machine.add(badPage(pages(of: bytes.count)[3], of: Workbench.paths.active))
    #expect(throws: StorageError.file(Workbench.paths.active, .unread)) {
      try journal.beginAppending().close()
    }
    bench.machine.removeFaults()
    try Workbench.append([1], to: journal)
    #expect(try Workbench.read(try bench.open(), scale: nil).numbers.count == 190)
  }

  /// The last byte that can be read is a zero, and so is what the medium does not give back.
  @Test func `A commit that goes on behind a zero into a bad page is not taken for torn`() throws {
    let bench = try livedOn()
    var bytes = try bench.disk.readAll(Workbench.paths.active)
    let file = SweptFile(bytes: bytes, framesFrom: 8_192)
    let last = try #require(bytes.lastIndex { $0 != 0 })
    let page = last / Self.pageByteCount * Self.pageByteCount
    let frame = try #require(file.frames.last { $0.lowerBound < page && $0.upperBound > page })
    for place in frame.upperBound..<bytes.count { bytes[place] = 0 }
    for place in page - 5..<page { bytes[place] = 0 }
    try bench.overwrite(Workbench.paths.active, bytes)
    for commitPointer in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      try bench.disk.remove(commitPointer)
    }
    bench.machine.add(badPage(page..<page + Self.pageByteCount, of: Workbench.paths.active))
    let journal = try bench.open()
    #expect(journal.hidesCommits)
    let found = try journal.check().filter { $0.path == Workbench.paths.active }
    #expect(found.map(\.cause) == [.unread], "\(found)")
  }

  /// The commit pointer lags, because it could not be written; the answer was that the commit was
  /// kept. Nil means the page in which the commit ends, so that none of it is genuine.
  @Test(arguments: [12_288..<16_384, 0..<8_192, nil] as [Range<Int>?])
  func `What was read before a sector went bad gives way to a commit in no commit pointer`(
    _ bad: Range<Int>?
  ) throws {
    let bench = try livedOn()
    let journal = try bench.open()
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.write], pathEnd: "/head"))
    try Workbench.append([1], to: try bench.open(bench.machine.startProcess()), scale: 2_000)
    bench.machine.removeFaults()
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    let last = try #require(bytes.lastIndex { $0 != 0 }) / Self.pageByteCount
    bench.machine.add(badPage(bad ?? pages(of: bytes.count)[last], of: Workbench.paths.active))
    #expect(throws: StorageError.file(Workbench.paths.active, .unread)) {
      try journal.beginAppending().close()
    }
    bench.machine.removeFaults()
    let numbers = try Workbench.read(try bench.open(), scale: nil).numbers
    #expect(numbers.count == 189)
  }

  @Test func `After a write that failed on a bad sector, what was kept before is sealed`() throws {
    let bench = try livedOn()
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    let last = try #require(bytes.lastIndex { $0 != 0 }) / Self.pageByteCount
    let journal = try bench.open()
    let appender = try journal.beginAppending()
    let page = last * Self.pageByteCount..<(last + 2) * Self.pageByteCount
    bench.machine.add(
      Fault(
        .fail(.io), .forGood, in: [.read, .write], pathEnd: Workbench.paths.active.text, bytes: page
      ))
    #expect(throws: StorageError.self) {
      _ = try appender.append(RecordBatch([Workbench.record(189)]))
    }
    bench.machine.add(Fault(.fail(.io), in: [.write], pathEnd: ".segment.partial"))
    #expect(throws: StorageError.self) { try appender.recover() }
    #expect(throws: StorageError.journal(.recoveryNeeded)) {
      _ = try appender.append(RecordBatch([Workbench.record(189)]))
    }
    try appender.recover()
    #expect(appender.next == 189)
    bench.machine.removeFaults()
    _ = try appender.append(RecordBatch([Workbench.record(189)]))
    try appender.close()
    let opened = try bench.open()
    #expect(try Workbench.read(opened, scale: nil).numbers.count == 189)
    #expect(try opened.check().isEmpty)
  }

  @Test func `An active segment that can not be opened is reported, and all else is read`() throws {
    let whole = try lived().bench
    for operation in [StorageError.Operation.open, .read] {
      let bench = whole.copy()
      bench.machine.add(
        Fault(.fail(.io), .forGood, in: [operation], pathEnd: Workbench.paths.active.text))
      let journal = try bench.open()
      #expect(try Workbench.read(journal).numbers == Array(1...6), "\(operation)")
      let found = try journal.check()
      #expect(found.first?.cause == .unread, "\(operation): \(found)")
      #expect(found.first?.path == Workbench.paths.active, "\(operation): \(found)")
      #expect(found.contains { $0.numbers == NumberRanges([7...8]) }, "\(operation): \(found)")
      #expect(throws: StorageError.file(Workbench.paths.active, .unread), "\(operation)") {
        try journal.beginAppending().close()
      }
      bench.machine.removeFaults()
      try Workbench.append([1], to: journal)
      #expect(try Workbench.read(journal).numbers == Array(1...9), "\(operation)")
      #expect(try journal.check().isEmpty, "\(operation)")
    }
  }

  @Test func `A pointer's bad sector hides nothing, and the next writer puts a new one there`()
    throws
  {
    let whole = try lived().bench
    for commitPointer in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      for (operation, page) in [
        (StorageError.Operation.read, 0..<4_096), (.read, 4_096..<8_192), (.read, 0..<8_192),
        (.open, nil),
      ] {
        let said: Comment = "\(commitPointer) \(operation) \(String(describing: page))"
        let bench = whole.copy()
        bench.machine.add(
          Fault(.fail(.io), .forGood, in: [operation], pathEnd: commitPointer.text, bytes: page))
        let journal = try bench.open()
        #expect(try Workbench.read(journal).numbers == Array(1...8), said)
        let found = try journal.check()
        #expect(found.map(\.cause) == [.unread], said)
        #expect(found[0].path == commitPointer && found[0].numbers.isEmpty, said)
        // One that only the state folder's commit pointer can show: that the vault was set back.
        let isUnknown =
          commitPointer == Workbench.paths.outsideCommitPointer || page == nil || page == 0..<8_192
        let old = try bench.disk.status(of: commitPointer).inode
        if isUnknown {
          #expect(throws: StorageError.journal(.incarnationNeeded(.unread)), said) {
            try journal.beginAppending().close()
          }
          if operation == .open { bench.machine.removeFaults() }
          let appender = try journal.beginLog(LogID(high: 7, low: 7))
          _ = try appender.append(RecordBatch([[1]]))
          try appender.close()
        } else {
          try Workbench.append([1], to: journal)
        }
        let new = try bench.disk.status(of: commitPointer).inode
        #expect(operation == .open || new != old, said)
        bench.machine.removeFaults()
        let opened = try bench.open()
        let numbers = try Workbench.read(opened).numbers
        #expect(numbers == Array(1...(isUnknown ? 8 : 9)), said)
        #expect(try opened.check().isEmpty, said)
      }
    }
  }

  @Test func `A commit pointer with a bad sector stays until a new one takes its place`() throws {
    let bench = try lived().bench
    let commitPointer = Workbench.paths.commitPointer
    let old = try bench.disk.status(of: commitPointer).inode
    bench.machine.add(badPage(4_096..<8_192, of: commitPointer))
    bench.machine.add(Fault(.fail(.noSpace), .forGood, in: [.open], pathEnd: "head.partial"))
    try Workbench.append([1], to: try bench.open())
    #expect(try bench.disk.statusIfPresent(of: commitPointer)?.inode == old)
    bench.machine.removeFaults()
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == Array(1...9))
    #expect(try opened.check().isEmpty)
  }

  @Test func `A vault set back beside an unread commit pointer gives no number again`() throws {
    let bench = try lived().bench
    let before = try bench.disk.readAll(Workbench.paths.active)
    let commitPointer = try bench.disk.readAll(Workbench.paths.commitPointer)
    try Workbench.append([1], to: try bench.open())
    try bench.overwrite(Workbench.paths.active, before)
    try bench.overwrite(Workbench.paths.commitPointer, commitPointer)
    bench.machine.add(badPage(0..<4_096, of: Workbench.paths.outsideCommitPointer))
    let journal = try bench.open()
    #expect(throws: StorageError.journal(.incarnationNeeded(.unread))) {
      try journal.beginAppending().close()
    }
    // What is read again is what it always was.
    bench.machine.removeFaults()
    #expect(throws: StorageError.journal(.incarnationNeeded(.restored(held: 8, seen: 9)))) {
      try journal.beginAppending().close()
    }
  }

  @Test func `A passing failure of the active segment or a commit pointer costs nothing`() throws {
    let whole = try lived().bench
    for path in [
      Workbench.paths.active, Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer,
    ] {
      for call in 0..<8 {
        let bench = whole.copy()
        bench.machine.add(Fault(.fail(.io), in: [.read], pathEnd: path.text, callsBefore: call))
        let journal = try bench.open()
        #expect(try Workbench.read(journal).numbers == Array(1...8), "\(path), call \(call)")
        #expect(try journal.check().isEmpty, "\(path), call \(call)")
        try Workbench.append([1], to: journal)
        #expect(try Workbench.read(journal).numbers == Array(1...9), "\(path), call \(call)")
      }
    }
  }

  @Test func `A commit pointer that once fails to be read still shows a lost commit`() throws {
    let whole = try lived().bench
    let bytes = try whole.disk.readAll(Workbench.paths.active)
    try whole.flip(Workbench.paths.active, bit: 8 * #require(bytes.lastIndex { $0 != 0 }))
    try whole.disk.remove(Workbench.paths.outsideCommitPointer)
    for call in 0..<6 {
      let bench = whole.copy()
      bench.machine.add(Fault(.fail(.io), in: [.read], pathEnd: "/head", callsBefore: call))
      let journal = try bench.open()
      try journal.beginAppending().close()
      #expect(journal.lastRecovery?.lost == NumberRanges([7...8]), "call \(call)")
    }
  }
}
