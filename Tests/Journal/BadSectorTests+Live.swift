import Bytes
import Files
import Journal
import Testing

/// The same of the live file and of heads.
extension BadSectorTests {
  /// Numbers 1 to 6 sealed, and a live file of several pages of frames.
  private func livedOn() throws -> Workbench {
    let bench = try lived().bench
    let journal = try bench.open()
    for _ in 0..<60 { try Workbench.append([3], to: journal, scale: 40) }
    return bench
  }

  @Test func `Of a live file with a bad sector the rest is read, and no writer touches it`() throws
  {
    let whole = try livedOn()
    let bytes = try whole.disk.readAll(Workbench.paths.live)
    let used = try #require(bytes.lastIndex { $0 != 0 })
    let pages = pages(of: bytes.count)
    let last = used / Self.pageByteCount
    #expect(last > 5)
    for index in [0, 1, 2, 3, 4, last - 1, last, last + 1, pages.count - 1] {
      let bench = whole.copy()
      bench.machine.add(badPage(pages[index], of: Workbench.paths.live))
      let journal = try bench.open()
      let (numbers, gaps) = try Workbench.read(journal, scale: nil)
      let isOfFrames = (2...last).contains(index)
      #expect(gaps.isEmpty != isOfFrames, "page \(index): \(gaps)")
      #expect(numbers.count + Int(NumberRanges(gaps.map(\.numbers)).count) == 188, "page \(index)")
      let found = try journal.check()
      let causes: [Finding.Cause] = isOfFrames ? [.unread, .missing] : [.unread]
      #expect(found.map(\.cause) == causes, "page \(index): \(found)")
      #expect(found[0].path == Workbench.paths.live, "page \(index)")
      #expect(found[0].bytes.contains { $0.contains(pages[index].lowerBound) }, "page \(index)")
      #expect(found[0].numbers == NumberRanges(gaps.map(\.numbers)), "page \(index)")
      #expect(throws: JournalError.file(Workbench.paths.live, .unread), "page \(index)") {
        try journal.beginAppending().close()
      }
      #expect(try whole.copy().disk.readAll(Workbench.paths.live) == bytes, "page \(index)")
      bench.machine.removeFaults()
      try Workbench.append([1], to: journal)
      #expect(journal.lastRecovery == nil, "page \(index)")
      #expect(
        try Workbench.read(try bench.open(), scale: nil).numbers.count == 189, "page \(index)")
    }
  }

  @Test func `A live file that the system does not hand out is told, and all else is read`() throws
  {
    let whole = try lived().bench
    for operation in [DiskError.Operation.open, .read] {
      let bench = whole.copy()
      bench.machine.add(
        Fault(.fail(.io), .forGood, in: [operation], pathEnd: Workbench.paths.live.text))
      let journal = try bench.open()
      #expect(try Workbench.read(journal).numbers == Array(1...6), "\(operation)")
      let found = try journal.check()
      #expect(found.first?.cause == .unread, "\(operation): \(found)")
      #expect(found.first?.path == Workbench.paths.live, "\(operation): \(found)")
      #expect(found.contains { $0.numbers == NumberRanges([7...8]) }, "\(operation): \(found)")
      #expect(throws: JournalError.self, "\(operation)") {
        try journal.beginAppending().close()
      }
      bench.machine.removeFaults()
      try Workbench.append([1], to: journal)
      #expect(try Workbench.read(journal).numbers == Array(1...9), "\(operation)")
      #expect(try journal.check().isEmpty, "\(operation)")
    }
  }

  @Test func `A head's bad sector hides nothing, and the next writer writes the head anew`() throws
  {
    let whole = try lived().bench
    for head in [Workbench.paths.head, Workbench.paths.outsideHead] {
      for page in [0..<4_096, 4_096..<8_192, 0..<8_192] {
        let bench = whole.copy()
        bench.machine.add(badPage(page, of: head))
        let journal = try bench.open()
        #expect(try Workbench.read(journal).numbers == Array(1...8), "\(head) \(page)")
        let found = try journal.check()
        #expect(found.map(\.cause) == [.unread], "\(head) \(page): \(found)")
        #expect(found[0].path == head && found[0].numbers.isEmpty, "\(head) \(page): \(found)")
        try Workbench.append([1], to: journal)
        // The sector is the old file's, and the head is a new one.
        bench.machine.removeFaults()
        let opened = try bench.open()
        #expect(try Workbench.read(opened).numbers == Array(1...9), "\(head) \(page)")
        #expect(try opened.check().isEmpty, "\(head) \(page)")
      }
    }
  }

  @Test func `A failure of the live file or a head that does not last costs nothing`() throws {
    let whole = try lived().bench
    for path in [Workbench.paths.live, Workbench.paths.head, Workbench.paths.outsideHead] {
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

  @Test func `A head that fails to be read once still tells that a commit is lost`() throws {
    let whole = try lived().bench
    let bytes = try whole.disk.readAll(Workbench.paths.live)
    try whole.flip(Workbench.paths.live, bit: 8 * #require(bytes.lastIndex { $0 != 0 }))
    try whole.disk.remove(Workbench.paths.outsideHead)
    for call in 0..<6 {
      let bench = whole.copy()
      bench.machine.add(Fault(.fail(.io), in: [.read], pathEnd: "/head", callsBefore: call))
      let journal = try bench.open()
      try journal.beginAppending().close()
      #expect(journal.lastRecovery?.lost == NumberRanges([7...8]), "call \(call)")
    }
  }
}
