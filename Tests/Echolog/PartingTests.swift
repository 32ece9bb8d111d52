import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// A machine that was set back as a whole, as by a snapshot of it, wrote on, and then met what it
/// had written before.
@Suite struct PartingTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  /// A laptop that was set back to its first moment after it had shared two more, and has written
  /// others since; the phone has what was shared.
  ///
  /// - Parameter isAnswered: whether the phone has written since it received the two.
  private func setBack(
    writing texts: [String], isAnswered: Bool = false
  ) async throws -> (laptop: Diary, phone: Diary) {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("first"))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await phone.sync(bench.shared)
    _ = try await laptop.sync(bench.shared)
    try bench.copy("/laptop", to: "/backup")
    for text in ["one", "two"] { _ = try await laptop.commit(LogMoment(text)) }
    _ = try await laptop.sync(bench.shared)
    _ = try await phone.sync(bench.shared)
    if isAnswered {
      _ = try await phone.commit(LogMoment("seen"))
      _ = try await phone.sync(bench.shared)
    }
    try bench.rewind("/laptop", to: "/backup")
    let again = try bench.open("laptop", clock)
    for text in texts { _ = try await again.commit(LogMoment(text)) }
    return (again, phone)
  }

  private func moments(_ diary: Diary) async throws -> Set<String> {
    var texts: Set<String> = []
    for moment in try await diary.view().history.moments() {
      texts.insert(try await diary.words(moment.text) ?? "")
    }
    return texts
  }

  @Test(arguments: [["a"], ["a", "b"], ["a", "b", "c"]])
  func `Neither history takes the place of the other, and each device gets both`(
    _ texts: [String]
  ) async throws {
    let (laptop, phone) = try await setBack(writing: texts)
    let log = try #require(await laptop.ownLog)
    #expect(try await laptop.check().isSound)
    for round in 1...2 {
      let forks = round == 1 ? [log] : []
      #expect(try await laptop.sync(bench.shared).forks.map(\.log) == forks)
      #expect(try await moments(laptop) == Set(["first", "one", "two"] + texts))
      #expect(try await laptop.check().findings.map(\.cause) == [.fork])
      #expect(try await phone.sync(bench.shared).forks.map(\.log) == forks)
      #expect(try await moments(phone) == Set(["first", "one", "two"] + texts))
    }
    let anew = try bench.open("laptop", clock)
    #expect(try await moments(anew) == Set(["first", "one", "two"] + texts))
  }

  @Test func `What a device has seen of the other history lets a log begin that both know`()
    async throws
  {
    let (laptop, phone) = try await setBack(writing: ["a", "b"], isAnswered: true)
    let log = try #require(await laptop.ownLog)
    #expect(try await laptop.sync(bench.shared).forks.map(\.log) == [log])
    _ = try await laptop.commit(LogMoment("later"))
    #expect(await laptop.ownLog != log)
    _ = try await laptop.sync(bench.shared)
    _ = try await phone.sync(bench.shared)
    for device in [laptop, phone] {
      #expect(try await moments(device) == ["first", "one", "two", "a", "b", "seen", "later"])
    }
  }

  /// What the laptop had shared is gone from the folder; the phone's acknowledgement of it came
  /// alone.
  @Test(arguments: [[], ["a"], ["a", "b"]])
  func `An acknowledgement counts for the first entry of a process that had not read it yet`(
    _ texts: [String]
  ) async throws {
    let (laptop, _) = try await setBack(writing: texts, isAnswered: true)
    let log = try #require(await laptop.ownLog)
    let phone = try bench.journal("phone")
    let disk = bench.machine.startProcess()
    let held = try bench.journal("laptop").end(of: log).number
    for segment in phone.sealedSegments
    where segment.extent.log == log && segment.extent.last > held {
      try disk.remove(bench.shared.appending("segments").appending(segment.name))
    }
    _ = try await bench.open("laptop", clock).sync(bench.shared)
    let name = try await bench.open("laptop", clock).commit(LogMoment("later")).name
    // Before the entry stands the laptop's own receipt for what the phone has written.
    #expect(name.log != log || name.number > phone.end(of: log).number + 1, "\(name)")
  }

  @Test func `Who meets another history of its own log goes on in a new one`() async throws {
    let (laptop, phone) = try await setBack(writing: ["a", "b", "c"])
    let log = try #require(await laptop.ownLog)
    _ = try await laptop.sync(bench.shared)
    _ = try await bench.open("laptop", clock).commit(LogMoment("later"))
    let own = try #require(try bench.journal("laptop").ownLog)
    #expect(own != log)
    _ = try await bench.open("laptop", clock).sync(bench.shared)
    #expect(try bench.journal("laptop").ownLog == own)
    _ = try await phone.sync(bench.shared)
    #expect(try await moments(phone) == ["first", "one", "two", "a", "b", "c", "later"])
  }

  /// The phone was set back, too. The histories with the most records are reported first.
  @Test func `A log that parted is left though another one that parted is reported before it`()
    async throws
  {
    let (laptop, phone) = try await setBack(writing: ["a"])
    let log = try #require(await laptop.ownLog)
    let other = try #require(await phone.ownLog)
    try bench.copy("/phone", to: "/before")
    for text in ["p", "q", "r"] { _ = try await phone.commit(LogMoment(text)) }
    _ = try await phone.sync(bench.shared)
    try bench.rewind("/phone", to: "/before")
    let again = try bench.open("phone", clock)
    for text in ["x", "y", "z"] { _ = try await again.commit(LogMoment(text)) }
    _ = try await again.sync(bench.shared)
    #expect(try await laptop.sync(bench.shared).forks.map(\.log) == [other, log])
    #expect(try await laptop.commit(LogMoment("later")).name.log != log)
  }

  @Test func `What came is there where the disk lets no new log begin`() async throws {
    let (laptop, _) = try await setBack(writing: ["a", "b"], isAnswered: true)
    let log = try #require(await laptop.ownLog)
    bench.machine.add(Fault(.fail(.io), .forGood, pathEnd: "/laptop/vault/journal/live.partial"))
    let report = try await laptop.sync(bench.shared)
    #expect(!report.received.isEmpty && report.forks.map(\.log) == [log])
    await #expect(throws: DiaryError.self) { try await laptop.commit(LogMoment("no")) }
    bench.machine.removeFaults()
    _ = try await laptop.commit(LogMoment("later"))
    #expect(await laptop.ownLog != log)
    #expect(try await moments(laptop) == ["first", "one", "two", "a", "b", "seen", "later"])
  }

  /// It is opened to be looked at, and to be compared, before it would be fetched and once more
  /// before anything is shared.
  @Test(arguments: 0..<5)
  func `What can not be opened to be compared waits, and takes no own moment's place`(
    _ callsBefore: Int
  ) async throws {
    let (laptop, _) = try await setBack(writing: ["a"])
    let log = try #require(await laptop.ownLog)
    let other = try shared(of: log)
    bench.machine.add(
      Fault(
        .fail(.io), in: [.open, .status], pathEnd: "/shared/segments/\(other)",
        callsBefore: callsBefore))
    let report = try await laptop.sync(bench.shared)
    #expect(report.received.isEmpty)
    #expect(report.setAside.map(\.name) == [other])
    #expect(try await moments(laptop) == ["first", "a"])
    #expect(try await laptop.sync(bench.shared).forks.map(\.log) == [log])
    #expect(try await moments(laptop) == ["first", "one", "two", "a"])
    #expect(try await laptop.commit(LogMoment("later")).name.log != log)
  }

  /// Four reads fail: one and the same by pages, and both again where a walk looks for frames.
  @Test(arguments: 0..<9)
  func `What can not be read to be compared takes no own moment's place`(
    _ callsBefore: Int
  ) async throws {
    let (laptop, _) = try await setBack(writing: ["a"])
    let log = try #require(await laptop.ownLog)
    let other = try shared(of: log)
    for _ in 1...4 {
      bench.machine.add(
        Fault(
          .fail(.io), in: [.read], pathEnd: "/shared/segments/\(other)", callsBefore: callsBefore))
    }
    #expect(try await laptop.sync(bench.shared).received.isEmpty)
    #expect(try await moments(laptop) == ["first", "a"])
    bench.machine.removeFaults()
    #expect(try await laptop.sync(bench.shared).forks.map(\.log) == [log])
    #expect(try await moments(laptop) == ["first", "one", "two", "a"])
  }

  /// The name of what the phone has of a log and the laptop lacks.
  private func shared(of log: LogID) throws -> String {
    let held = Set(try bench.journal("laptop").sealedSegments.map(\.name))
    let segments = try bench.journal("phone").sealedSegments
    let segment = segments.first { $0.extent.log == log && !held.contains($0.name) }
    return try #require(segment).name
  }

  @Test(arguments: [false, true])
  func `A log that parted is left though nothing can be fetched, and the reason is reported`(
    _ isLeavingRefused: Bool
  ) async throws {
    let (laptop, _) = try await setBack(writing: ["a", "b"], isAnswered: true)
    let log = try #require(await laptop.ownLog)
    let partial = try shared(of: log) + ".partial"
    bench.machine.add(Fault(.fail(.io), pathEnd: "/laptop/vault/journal/segments/\(partial)"))
    if isLeavingRefused {
      bench.machine.add(Fault(.fail(.io), .forGood, pathEnd: "/laptop/vault/journal/live.partial"))
    }
    let failure = await #expect(throws: DiaryError.self) { try await laptop.sync(bench.shared) }
    // What else is there may have come before.
    let error: StorageError
    switch failure {
    case .sync(let cause)?, .unfinishedSync(_, let cause)?: error = cause
    default: throw try #require(failure)
    }
    #expect(error.refusal == .io && error.place?.lastComponent == partial)
    if !isLeavingRefused { #expect(await laptop.ownLog != log) }
    bench.machine.removeFaults()
    _ = try await laptop.sync(bench.shared)
    #expect(await laptop.ownLog != log)
    #expect(try await moments(laptop) == ["first", "one", "two", "a", "b", "seen"])
  }

  private func seal(_ record: [UInt8], in journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    _ = try appender.append(RecordBatch([record]))
    try appender.seal()
    try appender.close()
  }

  private func shareWhatNobodyCanDecode() throws {
    let phone = try bench.journal("phone")
    try seal([0xff], in: phone)
    let segments = phone.sealedSegments.filter { $0.extent.log == phone.ownLog }
    let newest = try #require(segments.max { $0.extent.last < $1.extent.last })
    let disk = bench.machine.startProcess()
    let place = bench.shared.appending("segments").appending(newest.name)
    let bytes = try disk.readAll(newest.path)
    try disk.replace(place, with: bytes.rawSpan, through: Path(place.text + ".new"))
  }

  @Test func `A log that parted is left though what came can not be folded`() async throws {
    let (laptop, _) = try await setBack(writing: ["a", "b"], isAnswered: true)
    let log = try #require(await laptop.ownLog)
    try shareWhatNobodyCanDecode()
    await #expect(throws: DiaryError.self) { try await laptop.sync(bench.shared) }
    let journal = try bench.journal("laptop")
    #expect(journal.ownLog == log && journal.isParted(log))
    #expect(throws: StorageError.self) { try seal([0xff], in: journal) }
    #expect(try bench.journal("laptop").heldNumbers == journal.heldNumbers)
  }

  @Test(arguments: [["a"], ["a", "b"], ["a", "b", "c"]])
  func `A repair takes from another folder what is damaged, and another history beside it`(
    _ texts: [String]
  ) async throws {
    let (laptop, _) = try await setBack(writing: texts)
    let log = try #require(await laptop.ownLog)
    let report = try repair(log, from: bench.shared)
    #expect(report.losses.isEmpty)
    let copy = try bench.open("copy", clock)
    #expect(try await moments(copy) == Set(["first", "one", "two"] + texts))
    #expect(try await copy.check().findings.map(\.cause) == [.fork])
  }

  /// The other folder is the vault as it was when it was set back, with that history unsealed.
  @Test func `A repair takes another history from an active segment too`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("first"))
    _ = try await laptop.sync(bench.shared)
    try bench.copy("/laptop", to: "/backup")
    for text in ["one", "two"] { _ = try await laptop.commit(LogMoment(text)) }
    try bench.copy("/laptop/vault", to: "/before")
    try bench.rewind("/laptop", to: "/backup")
    let log = try await bench.open("laptop", clock).commit(LogMoment("a")).name.log
    #expect(try bench.journal("laptop").end(of: log).number == 4)
    let report = try repair(log, from: "/before")
    #expect(report.losses.isEmpty)
    let copy = try bench.open("copy", clock)
    #expect(try await moments(copy) == ["first", "one", "two", "a"])
    #expect(try await copy.check().findings.map(\.cause) == [.fork])
  }

  /// Damages the beginning of the laptop's log, and repairs the laptop with another folder.
  private func repair(_ log: LogID, from other: Path) throws -> RepairReport {
    let oldest = try #require(
      try bench.journal("laptop").sealedSegments.first { $0.extent.log == log })
    #expect(oldest.extent.first == 1)
    let disk = bench.machine.startProcess()
    let file = try disk.open(oldest.path, for: .writing)
    // Behind header and opening, where the records are.
    var byte = try file.read(at: 300, count: 1)
    byte[0] ^= 1
    try file.write(byte.rawSpan, at: 300)
    try file.close()
    return try Diary.repair(
      bench.place("laptop"), into: bench.place("copy").vault, from: other,
      secret: bench.secret(on: disk), on: disk)
  }
}
