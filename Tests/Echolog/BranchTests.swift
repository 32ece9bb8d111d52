import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Histories that parted come together: every device has all of them, under the same names.
@Suite struct BranchTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  @Test func `Whatever is set back, copied or restored, all devices come to have everything`()
    async throws
  {
    let first = testSeed()
    let count = campaignSize("ECHOLOG_PARALLEL_LIVES", usual: Sample().count(of: 12))
    for seed in first..<first + UInt64(count) {
      var lives = try await ParallelLives(seed: seed)
      try await lives.active(40)
      try await lives.agree()
      try await lives.goOn()
    }
  }

  private func write(_ text: String, on device: String) async throws -> EventName {
    clock.advance(byMinutes: 1)
    return try await bench.open(device, clock).commit(LogMoment(text)).name
  }

  @discardableResult
  private func sync(_ devices: String...) async throws -> Int {
    var forks = 0
    for device in devices {
      clock.advance(byMinutes: 1)
      forks += try await bench.open(device, clock).sync(bench.shared).forks.count
    }
    return forks
  }

  private func moments(_ device: String) async throws -> [String] {
    let diary = try bench.open(device, clock)
    var texts: [String] = []
    for moment in try await diary.view().history.moments() {
      texts.append(try await diary.words(moment.text) ?? "gone")
    }
    return texts.sorted()
  }

  private func expectAgreement(
    of devices: [String], on texts: [String], at location: SourceLocation = #_sourceLocation
  ) async throws {
    var hashes: Set<[[UInt8]]> = []
    for device in devices {
      #expect(try await moments(device) == texts.sorted(), "\(device)", sourceLocation: location)
      let diary = try bench.open(device, clock)
      _ = try await diary.view()
      hashes.insert([try await diary.stateHash(), await diary.historyHash()])
    }
    #expect(hashes.count == 1, sourceLocation: location)
  }

  /// A laptop and a phone that both have what the laptop wrote before it was set back, and what it
  /// was set back to.
  private func part(keeping first: [String] = ["first"], sharing texts: [String] = ["one", "two"])
    async throws
  {
    _ = try await bench.create("laptop", clock)
    for text in first { _ = try await write(text, on: "laptop") }
    try await sync("laptop")
    _ = try await bench.join("phone", clock)
    try await sync("phone", "laptop")
    try bench.copy("/laptop", to: "/backup")
    for text in texts { _ = try await write(text, on: "laptop") }
    try await sync("laptop", "phone")
    try bench.rewind("/laptop", to: "/backup")
  }

  @Test(arguments: [["a"], ["a", "b"], ["a", "b", "c"]])
  func `Both histories are on every device, and on one that joins later`(
    _ texts: [String]
  ) async throws {
    try await part()
    for text in texts { _ = try await write(text, on: "laptop") }
    #expect(try await sync("laptop") == 1)
    try await sync("phone", "laptop", "phone")
    let all = ["first", "one", "two"] + texts
    try await expectAgreement(of: ["laptop", "phone"], on: all)
    _ = try await bench.join("late", clock)
    try await sync("laptop", "phone", "late")
    try await expectAgreement(of: ["laptop", "phone", "late"], on: all)
    let names = try await bench.open("late", clock).view().history.devices.map(\.label)
    #expect(Set(names).count == names.count && names.count(where: { $0.hasPrefix("laptop.") }) == 3)
    #expect(try await sync("laptop", "phone", "late") == 0, "nothing parts again")
  }

  @Test func `A check reports it until the person acknowledges it, on whatever device`()
    async throws
  {
    try await part()
    _ = try await write("a", on: "laptop")
    try await sync("laptop", "phone", "laptop", "phone")
    for device in ["laptop", "phone"] {
      let health = try await bench.open(device, clock).check()
      #expect(health.findings.map(\.cause) == [.fork])
      let parting = try #require(health.partings.first)
      #expect(parting.branches.map(\.eventCount).sorted() == [2, 3])
    }
    let known = try await bench.open("phone", clock).acknowledgePartings()
    #expect(known.count == 1)
    #expect(try await bench.open("phone", clock).acknowledgePartings().isEmpty)
    try await sync("phone", "laptop")
    for device in ["laptop", "phone"] {
      #expect(try await bench.open(device, clock).check().isSound)
    }
    // Another history from the same place is another matter.
    try bench.rewind("/laptop", to: "/backup")
    _ = try await write("b", on: "laptop")
    try await sync("laptop", "phone")
    let told = try await bench.open("phone", clock).check().partings
    #expect(told.map(\.branches.count) == [3])
  }

  @Test func `Three histories from one place, and two from a later one, all stay`() async throws {
    try await part()
    let first = try await write("a", on: "laptop")
    try bench.copy("/laptop", to: "/later")
    _ = try await write("a1", on: "laptop")
    try await sync("laptop")
    try bench.rewind("/laptop", to: "/later")
    let other = try await write("a2", on: "laptop")
    #expect(other.log == first.log && other.number == first.number + 1)
    try await sync("laptop")
    try bench.rewind("/laptop", to: "/backup")
    _ = try await write("b", on: "laptop")
    try await sync("laptop", "phone", "laptop", "phone")
    try await expectAgreement(
      of: ["laptop", "phone"], on: ["first", "one", "two", "a", "a1", "a2", "b"])
    let partings = try await bench.open("phone", clock).check().partings
    #expect(partings.map(\.branches.count).sorted() == [2, 3])
  }

  /// Under one and the same name two devices mean two moments, before either knows of the other.
  @Test func `What was recorded about an event means the one that was seen`() async throws {
    try await part()
    let one = try #require(
      try await bench.open("phone", clock).view().history.moments().max { $0.id < $1.id })
    let a = try await write("a", on: "laptop")
    let b = try await write("b", on: "laptop")
    #expect(one.id == b, "two is what both call so")
    _ = try await bench.open("phone", clock).commit(RemoveEntry(one.id))
    _ = try await bench.open("laptop", clock).commit(RemoveEntry(a))
    try await sync("phone", "laptop", "phone", "laptop")
    try await expectAgreement(of: ["laptop", "phone"], on: ["first", "one", "b"])
    // And it is taken back as what it was.
    _ = try await bench.open("phone", clock).commit(Undo())
    try await sync("phone", "laptop")
    try await expectAgreement(of: ["laptop", "phone"], on: ["first", "one", "two", "b"])
  }

  @Test func `An import that parted midway is taken back in both histories`() async throws {
    _ = try await bench.create("laptop", clock)
    let diary = try bench.open("laptop", clock)
    let context = try await diary.importContext()
    let rows = try ["x", "y", "z"].map {
      try LogMoment($0, eventTime: .now).decide(in: context)
    }
    let batch = try #require(try await diary.take(rows, from: "old.csv"))
    try await sync("laptop")
    _ = try await bench.join("phone", clock)
    try bench.copy("/laptop", to: "/backup")
    _ = try await write("one", on: "laptop")
    try await sync("laptop", "phone")
    try bench.rewind("/laptop", to: "/backup")
    _ = try await write("a", on: "laptop")
    try await sync("laptop", "phone", "laptop", "phone")
    _ = try await bench.open("phone", clock).commit(UndoImport(batch))
    try await sync("phone", "laptop")
    try await expectAgreement(of: ["laptop", "phone"], on: ["one", "a"])
  }

  @Test func `A log that was left for another history begins with where its own one ended`()
    async throws
  {
    try await part()
    let last = try await write("a", on: "laptop")
    try await sync("laptop", "phone")
    #expect(try await write("later", on: "laptop").log != last.log)
    try await sync("laptop", "phone")
    for device in ["laptop", "phone"] {
      let devices = try await bench.open(device, clock).view().history.devices
      let next = try #require(devices.first { $0.name == "laptop-2" })
      let continued = try #require(next.continues)
      #expect(continued.number == last.number && continued.log != last.log)
      let moments = try await bench.open(device, clock).view().history.moments()
      let named = try #require(moments.first { $0.id == continued })
      #expect(try await bench.open(device, clock).words(named.text) == "a")
    }
  }

  /// The shared folder lacks what the other history wrote; only the phone's word for it came.
  @Test func `Who learns of more of its log than it has goes on in another`() async throws {
    try await part()
    let log = try await write("a", on: "laptop").log
    _ = try await write("seen", on: "phone")
    try await sync("phone")
    let disk = bench.machine.startProcess()
    let held = try bench.journal("laptop").end(of: log).number
    for segment in try bench.journal("phone").sealedSegments
    where segment.extent.log == log && segment.extent.last > held {
      try disk.remove(bench.shared.appending("segments").appending(segment.name))
    }
    try await sync("laptop")
    #expect(try await write("b", on: "laptop").log != log)
    try await sync("phone", "laptop", "phone", "laptop")
    try await expectAgreement(
      of: ["laptop", "phone"], on: ["first", "one", "two", "seen", "a", "b"])
  }

  @Test func `A snapshot from before is not taken for what is there since`() async throws {
    try await part()
    for number in 0..<2100 { _ = try await write("more \(number)", on: "phone") }
    let kept = try bench.open("phone", clock)
    _ = try await kept.view()
    await kept.saveSnapshotIfWorthwhile()
    _ = try await write("a", on: "laptop")
    try await sync("phone", "laptop", "phone", "laptop")
    let texts = try await moments("laptop")
    #expect(texts.count == 2104)
    try await expectAgreement(of: ["laptop", "phone"], on: texts)
  }

  @Test func `A repair with another folder takes the other history too`() async throws {
    try await part()
    _ = try await write("a", on: "laptop")
    let disk = bench.machine.startProcess()
    let report = try Diary.repair(
      bench.place("laptop"), into: bench.place("copy").vault, from: bench.shared,
      secret: bench.secret(on: disk), on: disk)
    #expect(report.outcome == .copied(bench.place("copy").vault) && report.losses.isEmpty)
    #expect(report.returned.numberCount == 3, "both, and a receipt before them")
    #expect(try await moments("copy") == ["a", "first", "one", "two"])
  }

  /// A segment of before they parted lists what is forgotten of one of them by the name that
  /// something else has in the others.
  @Test func `What is forgotten in one history takes no words from another`() async throws {
    _ = try await bench.create("laptop", clock)
    let first = try await write("first", on: "laptop")
    try await sync("laptop")
    _ = try await bench.join("phone", clock)
    try await sync("phone", "laptop")
    try bench.copy("/laptop", to: "/backup")
    let secret = try await write("secret", on: "laptop")
    for id in [secret, first] {
      clock.advance(byMinutes: 1)
      _ = try await bench.open("laptop", clock).commit(ForgetEntry(id))
    }
    try await sync("laptop")
    // Of so many histories it would be by chance that the right one is meant.
    let texts = (0..<4).map { "kept \($0)" }
    for text in texts {
      try bench.rewind("/laptop", to: "/backup")
      #expect(try await write(text, on: "laptop") == secret)
      try await sync("laptop")
    }
    try await sync("phone", "laptop", "phone", "laptop")
    for device in ["laptop", "phone"] {
      #expect(try await moments(device) == ["gone", "gone"] + texts, "\(device)")
    }
  }

  @Test func `What is forgotten has no words in any history, and the names stay as they are`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let id = try await laptop.commit(CaptureMemory(text: "by the lake", title: "Lake")).recorded[0]
      .name
    try await sync("laptop")
    _ = try await bench.join("phone", clock)
    try bench.copy("/laptop", to: "/backup")
    for (title, isAnother) in [("Still lake", false), ("Wide lake", true)] {
      if isAnother { try bench.rewind("/laptop", to: "/backup") }
      clock.advance(byMinutes: 1)
      _ = try await bench.open("laptop", clock).commit(EditMemory(id, title: title))
      try await sync("laptop", "phone")
    }
    try await sync("laptop", "phone")
    let journal = try bench.journal("phone")
    let logs = journal.logs
    let phone = try bench.open("phone", clock)
    _ = try await phone.view()
    let told = try await phone.events(about: id)
    #expect(told.count == 3 && Set(told.map(\.name.log)).count == 3)
    let appender = try journal.beginAppending()
    for name in told.map(\.name) {
      try appender.redact(
        NumberRanges([name.number...name.number]), of: name.log, forgetting: [id]
      ) { _, record in wordlessEvent(record) }
    }
    try appender.close()
    try await sync("phone", "laptop", "phone", "laptop")
    for device in ["laptop", "phone"] {
      let diary = try bench.open(device, clock)
      _ = try await diary.view()
      let events = try await diary.events(about: id)
      #expect(events.count == 3)
      for event in events { #expect(event.event == event.event.withoutWords(), "\(event.name)") }
      let held = try bench.journal(device)
      #expect(Set(held.logs) == Set(logs), "\(device)")
      for segment in held.sealedSegments {
        #expect(segment.extent.redacted.isSuperset(of: concerned(segment, told, held)))
      }
    }
    try await expectAgreement(of: ["laptop", "phone"], on: [])
  }

  /// Which of the events are in a segment.
  private func concerned(
    _ segment: SegmentFile, _ told: [NamedEvent], _ journal: JournalFolder
  ) -> NumberRanges {
    let names = told.map(\.name).filter { name in
      journal.extents(of: name.log).contains(segment.extent)
        && segment.extent.numbers.contains(name.number)
    }
    return NumberRanges(names.map(\.number).sorted().map { $0...$0 })
  }
}
