import Journal
import Platform
import Testing

/// Under which names the histories of a parted log are read, and what is meant by a name that was
/// given without knowing of it. Section "Parted logs" of the format page.
@Suite struct BranchesTests {
  private static let log = Workbench.log
  private static let other = LogID(high: 7, low: 7)

  /// Writes and seals a commit of a record for each scale, which distinguishes histories.
  private func write(_ scales: [Int], to journal: JournalFolder) throws {
    for scale in scales { try Workbench.append([1], to: journal, scale: scale) }
    try Workbench.seal(journal)
  }

  /// As many folders that are one up to a number.
  private func folders(_ count: Int, after number: Int) throws -> [Workbench] {
    let bench = try Workbench()
    let journal = try bench.begin()
    if number > 0 { try write([Int](repeating: 3, count: number), to: journal) }
    return (0..<count).map { _ in bench.copy() }
  }

  /// A folder with what is in all of these, in the order in which they are named.
  private func union(_ benches: [Workbench], merging: Bool = false) throws -> JournalFolder {
    let bench = try Workbench()
    let journal = try bench.begin()
    let appender = try journal.beginAppending()
    for from in benches {
      let source = try from.open()
      for segment in source.sealedSegments {
        let bytes = try segment.readAll()
        _ = try appender.adopt(bytes.rawSpan, name: segment.name)
      }
      if merging { appender.merge(Self.log) }
    }
    try appender.close()
    return journal
  }

  /// Which scale the records of a log have, by number.
  private func scales(_ journal: JournalFolder, _ log: LogID) throws -> [UInt64: Int] {
    var found: [UInt64: Int] = [:]
    for number in try Workbench.read(journal, log: log, scale: nil).numbers {
      let record = try journal.record(EventName(log: log, number: number)) ?? []
      found[number] = record.count / (String(number).utf8.count + 1)
    }
    return found
  }

  @Test func `What comes before a fork keeps its name, and each branch has its own`() throws {
    let benches = try folders(2, after: 3)
    try write([4, 4], to: benches[0].open())
    try write([5, 5, 5], to: benches[1].open())
    let journal = try union(benches)
    let runs = journal.branches.runs(of: Self.log)
    #expect(runs.count == 3 && journal.logs.count == 3)
    #expect(try scales(journal, Self.log) == [1: 3, 2: 3, 3: 3])
    let root = try #require(journal.branches.run(Self.log))
    let branches = journal.branches.branches(of: root)
    let held = try branches.map { try scales(journal, $0.id) }
    #expect(held.contains([4: 4, 5: 4]) && held.contains([4: 5, 5: 5, 6: 5]))
    #expect(journal.forks(of: Self.log) == [4])
    for branch in branches {
      #expect(journal.branches.parent(of: branch)?.id == Self.log && branch.log == Self.log)
    }
  }

  @Test func `The names depend on the records alone`() throws {
    let benches = try folders(3, after: 2)
    for (bench, scale) in zip(benches, [4, 5, 6]) {
      let journal = try bench.open()
      for _ in 0..<4 { try write([scale, scale], to: journal) }
    }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    var known: Set<[LogID: [UInt64: Int]]> = []
    for order in orders {
      for merging in [false, true] {
        let journal = try union(order.map { benches[$0] }, merging: merging)
        var held: [LogID: [UInt64: Int]] = [:]
        for log in journal.logs { held[log] = try scales(journal, log) }
        known.insert(held)
      }
    }
    #expect(known.count == 1 && known.first?.count == 4)
  }

  @Test func `Where the first records differ nothing is left of the log itself`() throws {
    let benches = try folders(2, after: 0)
    try write([4, 4], to: benches[0].open())
    try write([5], to: benches[1].open())
    let journal = try union(benches)
    #expect(!journal.logs.contains(Self.log) && journal.logs.count == 2)
    #expect(journal.forks(of: Self.log) == [1])
    let held = try journal.logs.map { try scales(journal, $0) }
    #expect(held.contains([1: 4, 2: 4]) && held.contains([1: 5]))
    let root = try #require(journal.branches.run(Self.log))
    #expect(root.last == 0 && root.isForked)
    #expect(try journal.check().map(\.cause) == [.fork])
  }

  @Test func `A fork that is found later renames nothing but what it parts`() throws {
    let benches = try folders(3, after: 2)
    try write([4, 4], to: benches[0].open())
    let later = benches[0].copy()
    try write([5], to: benches[1].open())
    let before = try union([benches[0], benches[1]])
    try write([6], to: later.open())
    try write([7, 7], to: benches[0].open())
    let after = try union([benches[0], benches[1], later])
    #expect(Set(before.logs).isSubset(of: after.logs) && after.logs.count == 5)
    #expect(after.forks(of: Self.log) == [3, 5])
    let added = try Set(after.logs).subtracting(before.logs).map { try scales(after, $0) }
    #expect(added.contains([5: 6]) && added.contains([5: 7, 6: 7]))
  }

  /// Two devices that wrote in one and the same millisecond.
  @Test func `Records that are alike without their words are distinguished by them`() throws {
    let benches = try folders(2, after: 1)
    try write([4], to: benches[0].open())
    try write([5], to: benches[1].open())
    let plain = try union(benches)
    let journal = try JournalFolder(
      at: Workbench.paths, on: plain.disk, keys: Workbench.keys(), machineID: "here",
      wordless: { _ in [1] }, refusesWaiting: false)
    #expect(journal.logs.count == 3)
    #expect(Set(plain.logs) == Set(journal.logs), "the words alone tell them apart")
  }

  @Test func `What is in a branch means that branch and what comes before it`() throws {
    let benches = try folders(2, after: 3)
    try write([4, 4], to: benches[0].open())
    try write([5, 5], to: benches[1].open())
    let branches = try union(benches).branches
    for run in branches.runs where run.id != Self.log {
      for number in 1...5 as ClosedRange<UInt64> {
        let name = EventName(log: Self.log, number: number)
        let meant = branches.meaning(of: name, by: run.id) { _ in [] }
        #expect(meant == EventName(log: number < 4 ? Self.log : run.id, number: number))
        let own = EventName(log: run.id, number: number)
        #expect(branches.meaning(of: own, by: run.id) { _ in [] } == meant)
      }
    }
    let foreign = EventName(log: Self.other, number: 4)
    #expect(branches.meaning(of: foreign, by: Self.log) { _ in [] } == foreign)
    #expect(branches.names(of: foreign) == [foreign])
    #expect(branches.names(of: EventName(log: Self.log, number: 4)).count == 2)
    #expect(branches.names(of: EventName(log: Self.log, number: 2)).count == 1)
  }

  @Test func `Another writer means the branch that it named, else one that all choose alike`()
    throws
  {
    let benches = try folders(2, after: 3)
    var ends: [KnownEnd] = []
    for (bench, scale) in zip(benches, [4, 5]) {
      let journal = try bench.open()
      try write([scale, scale], to: journal)
      ends.append(journal.end(of: Self.log))
    }
    let journal = try union(benches)
    let branches = journal.branches
    let name = EventName(log: Self.log, number: 5)
    for (end, scale) in zip(ends, [4, 5]) {
      let told = ToldEnd(log: Self.log, knownEnd: end)
      let meant = branches.meaning(of: name, by: Self.other) { $0 == Self.other ? [told] : [] }
      #expect(try scales(journal, meant.log)[5] == scale)
      #expect(branches.meaning(of: told) == meant)
      #expect(end.chainHash.flatMap(branches.place) == meant)
      let early = EventName(log: Self.log, number: 2)
      #expect(branches.meaning(of: early, by: Self.other) { _ in [told] } == early)
    }
    let smallest = try #require(branches.names(of: name).map(\.log).min())
    #expect(branches.meaning(of: name, by: Self.other) { _ in [] }.log == smallest)
    #expect(branches.certainMeaning(of: name, by: Self.other) == nil)
    // A number that no history has stays as it was named.
    let beyond = EventName(log: Self.log, number: 9)
    #expect(branches.meaning(of: beyond, by: Self.other) { _ in [] } == beyond)
  }
}
