import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Synchronization
import Testing

/// One file that fails or goes away keeps the others from nothing.
@Suite struct SyncFaultsTests {
  let clock = TestClock(Workbench.noon2025)

  /// A shared folder with two segments of a laptop, the first with the laptop's first moment.
  func shared(_ bench: Workbench) async throws -> (laptop: Diary, names: [String]) {
    let laptop = try await bench.create("laptop", clock)
    var names: [String] = []
    for text in ["first", "second"] {
      _ = try await laptop.commit(LogMoment(text))
      names += try await laptop.sync(bench.shared).shipped
    }
    #expect(names.count == 2)
    return (laptop, names)
  }

  @Test func `A file of the shared folder that goes away in a sync ends it for no other`()
    async throws
  {
    // First it is opened for the names of devices; it goes before it is looked at, or before it is
    // fetched.
    for callsBefore in [1, 2] {
      let bench = Workbench()
      let names = try await shared(bench).names
      bench.machine.add(
        Fault(
          .fail(.notFound), in: [.open], pathEnd: "/shared/segments/\(names[1])",
          callsBefore: callsBefore))
      let phone = try await bench.join("phone", clock)
      #expect(try await phone.view().history.moments().count == 1, "\(callsBefore) calls before")
      let report = try await phone.sync(bench.shared)
      #expect(report.received == [names[1]] && report.setAside.isEmpty)
      #expect(try await phone.view().history.moments().count == 2)
    }
  }

  @Test func `A file of the shared folder that can not be read waits, and no other does`()
    async throws
  {
    // It fails while it is looked at, or while it is fetched; what fails once is read again.
    for callsBefore in 0..<4 {
      let bench = Workbench()
      let laptop = try await bench.create("laptop", clock)
      _ = try await laptop.sync(bench.shared)
      let phone = try await bench.join("phone", clock)
      var names: [String] = []
      for text in ["first", "second"] {
        _ = try await laptop.commit(LogMoment(text))
        names += try await laptop.sync(bench.shared).shipped
      }
      let name = try #require(names.last)
      bench.machine.add(
        Fault(
          .fail(.io), .forGood, in: [.open, .read], pathEnd: "/shared/segments/\(name)",
          callsBefore: callsBefore))
      let report = try await phone.sync(bench.shared)
      bench.machine.removeFaults()
      #expect(report.setAside.map(\.name) == [name], "\(callsBefore) calls before")
      #expect(try await phone.view().history.moments().count == 1, "\(callsBefore) calls before")
      _ = try await phone.sync(bench.shared)
      #expect(try await phone.view().history.moments().count == 2, "\(callsBefore) calls before")
    }
  }

  @Test func `A length that is forged in a shared segment takes no memory of who syncs`()
    async throws
  {
    let bench = Workbench()
    let (laptop, names) = try await shared(bench)
    let disk = bench.machine.startProcess()
    let place = bench.shared.appending("segments").appending(names[1])
    // Anybody can: salt and key check of a genuine header, another length, and its checksum.
    var forged = try disk.readAll(place)
    for (offset, byte) in zip(64..<72, [UInt8](arrayLiteral: 0, 0, 0, 0, 2, 0, 0, 0)) {
      forged[offset] = byte
    }
    let checksum = CRC32C.checksum(of: Array(forged[..<92]).rawSpan)
    for byte in 0..<4 { forged[92 + byte] = UInt8(truncatingIfNeeded: checksum >> (8 * byte)) }
    let file = try disk.open(place, for: .writing)
    try file.write(forged.rawSpan, at: 0)
    try file.truncate(to: 1 << 27)
    try file.close()
    bench.machine.recordsTrace = true
    let phone = try await bench.join("phone", clock)
    #expect(try await laptop.sync(bench.shared).replaced == [names[1]])
    let trace = bench.machine.trace
    #expect(trace.allSatisfy { $0.byteCount <= 1 << 20 })
    bench.machine.recordsTrace = false
    _ = try await phone.sync(bench.shared)
    #expect(try await phone.view().history.moments().count == 2)
  }

  @Test func `A bad sector of an own segment keeps no news from either side`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    let name = try #require(try bench.journal("laptop").sealedSegments.first).name
    _ = try await phone.commit(LogMoment("news"))
    _ = try await phone.sync(bench.shared)
    _ = try await laptop.commit(LogMoment("other news"))
    bench.machine.add(
      Fault(
        .fail(.io), .forGood, in: [.read], pathEnd: "/laptop/vault/journal/segments/\(name)",
        bytes: 300..<310))
    let again = try bench.open("laptop", clock)
    #expect(try await !again.sync(bench.shared).received.isEmpty)
    _ = try await phone.sync(bench.shared)
    #expect(try await phone.view().history.moments().count == 2)
    bench.machine.removeFaults()
    #expect(try await bench.open("laptop", clock).view().history.moments().count == 2)
  }

  @Test func `A damaged copy in the shared folder is reported where the own one can not be read`()
    async throws
  {
    // So long that its opening is in another page than the bad one.
    var random = SeededRandom(seed: 1)
    let words = (0..<1_500).map { _ in String(random.next(), radix: 36) }
    for isEmpty in [true, false] {
      let bench = Workbench()
      let laptop = try await bench.create("laptop", clock)
      _ = try await laptop.commit(CaptureMemory(text: words.joined(separator: " "), title: "long"))
      let name = try #require(try await laptop.sync(bench.shared).shipped.first)
      let disk = bench.machine.startProcess()
      let there = bench.shared.appending("segments")
      let sound = try disk.readAll(there.appending(name))
      let cut = isEmpty ? [] : Array(sound.dropLast())
      try disk.replace(
        there.appending(name), with: cut.rawSpan, through: there.appending("new"))
      let own = bench.place("laptop").vault.appending("journal/segments").appending(name)
      bench.machine.add(
        Fault(.fail(.io), .forGood, in: [.read], pathEnd: own.text, bytes: 8_200..<8_210))
      let report = try await bench.open("laptop", clock).sync(bench.shared)
      #expect(report.setAside.map(\.name) == [name] && report.replaced.isEmpty)
      bench.machine.removeFaults()
      #expect(try await bench.open("laptop", clock).sync(bench.shared).replaced == [name])
      #expect(try disk.readAll(there.appending(name)) == sound)
    }
  }

  @Test func `A file that this device has too and that fails there takes the good copy`()
    async throws
  {
    let bench = Workbench()
    let (laptop, names) = try await shared(bench)
    bench.machine.add(
      Fault(.fail(.io), in: [.read], pathEnd: "/shared/segments/\(names[0])"))
    let report = try await laptop.sync(bench.shared)
    #expect(report.replaced == [names[0]] && report.setAside.isEmpty)
    let calm = try await laptop.sync(bench.shared)
    #expect(calm.replaced.isEmpty && calm.shipped.isEmpty)
  }

  @Test func `A copy in the shared folder that is longer than memory takes the good one`()
    async throws
  {
    let bench = Workbench()
    let (laptop, names) = try await shared(bench)
    let disk = bench.machine.startProcess()
    let path = bench.shared.appending("segments").appending(names[0])
    let sound = try disk.readAll(path)
    let file = try disk.open(path, for: .writing)
    try file.truncate(to: 1 << 27)
    try file.close()
    bench.machine.recordsTrace = true
    #expect(try await laptop.sync(bench.shared).replaced == [names[0]])
    #expect(bench.machine.trace.allSatisfy { $0.byteCount < 1 << 25 })
    #expect(try disk.readAll(path) == sound)
  }

  @Test func `A segment that was copied over another here takes nothing from the shared folder`()
    async throws
  {
    for (target, source) in [(0, 1), (1, 0)] {
      let bench = Workbench()
      let (laptop, names) = try await shared(bench)
      let expected = try await laptop.stateHash()
      let disk = bench.machine.startProcess()
      let there = bench.shared.appending("segments")
      let before = try names.map { try disk.readAll(there.appending($0)) }
      let own = bench.place("laptop").vault.appending("journal/segments")
      let other = before[source]
      try disk.replace(
        own.appending(names[target]), with: other.rawSpan, through: own.appending("new"))
      let hurt = try bench.open("laptop", clock)
      let found = try await hurt.check()
      #expect(found.findings.contains { $0.cause == .duplicate } && !found.isSound)
      let report = try await hurt.sync(bench.shared)
      #expect(report.received == [names[target]] && report.replaced.isEmpty)
      #expect(try names.map { try disk.readAll(there.appending($0)) } == before)
      #expect(try await hurt.stateHash() == expected)
      #expect(try await hurt.check().isSound)
    }
  }

  @Test func `A segment that was moved over another in the shared folder gets its name back`()
    async throws
  {
    let bench = Workbench()
    let (laptop, names) = try await shared(bench)
    let disk = bench.machine.startProcess()
    let there = bench.shared.appending("segments")
    let before = try names.map { try disk.readAll(there.appending($0)) }
    try disk.rename(there.appending(names[1]), to: there.appending(names[0]))
    // Who has neither takes what is there; who has both puts the other one back.
    let phone = try await bench.join("phone", clock)
    #expect(try disk.list(there).contains { $0.name == names[1] })
    #expect(try disk.list(there).allSatisfy { $0.name != names[0] })
    _ = try await laptop.sync(bench.shared)
    #expect(try names.map { try disk.readAll(there.appending($0)) } == before)
    _ = try await phone.sync(bench.shared)
    #expect(try await phone.view().history.moments().count == 2)
    try disk.rename(there.appending(names[1]), to: there.appending(names[0]))
    _ = try await laptop.sync(bench.shared)
    #expect(try names.map { try disk.readAll(there.appending($0)) } == before)
  }

  @Test func `A whole segment counts under another name where the file under its own is damaged`()
    async throws
  {
    // Nothing is left of it, or all but its end; the other name sorts before it, or behind.
    for (isEmpty, isBefore) in [(true, true), (true, false), (false, true), (false, false)] {
      let bench = Workbench()
      let name = try #require(try await shared(bench).names.last)
      let disk = bench.machine.startProcess()
      let there = bench.shared.appending("segments")
      let copy = there.appending(isBefore ? " \(name)" : "\(name) (conflicted copy)")
      let sound = try disk.readAll(there.appending(name))
      let cut = isEmpty ? [] : Array(sound.dropLast())
      try disk.rename(there.appending(name), to: copy)
      try disk.replace(
        there.appending(name), with: cut.rawSpan, through: there.appending("new"))
      let phone = try Diary.join(
        bench.shared, at: bench.place("phone"), deviceName: DeviceName("phone"),
        secret: bench.secret(on: disk), dependencies: bench.dependencies(clock, hoursEast: 0),
        on: disk)
      let report = try await phone.sync(bench.shared)
      #expect(report.received.contains(name))
      #expect(report.setAside.map(\.name) == (isEmpty ? [name] : []))
      #expect(try await phone.view().history.moments().count == 2)
      #expect(try await phone.check().isSound)
      #expect(try disk.readAll(there.appending(name)) == cut)
      // Whoever has it puts it there again, as after any damage.
      #expect(try await phone.sync(bench.shared).replaced == [name])
      #expect(try disk.readAll(there.appending(name)) == sound)
      #expect(try disk.readAll(copy) == sound)
      let calm = try await phone.sync(bench.shared)
      #expect(calm.replaced.isEmpty && calm.shipped.isEmpty && calm.received.isEmpty)
    }
  }

  @Test func `The only whole copy of a segment under another's name outlasts what is put there`()
    async throws
  {
    // Nothing is left under its own name, or all but the end; it can not be fetched from one name
    // or the other.
    for (isEmpty, isOther) in [(true, true), (true, false), (false, true), (false, false)] {
      let bench = Workbench()
      let laptop = try await bench.create("laptop", clock)
      let other = try #require(try await laptop.sync(bench.shared).shipped.first)
      let phone = try await bench.join("phone", clock)
      _ = try await phone.commit(LogMoment("from afar"))
      let name = try #require(try await phone.sync(bench.shared).shipped.first)
      let disk = bench.machine.startProcess()
      let there = bench.shared.appending("segments")
      let (sound, own) = (
        try disk.readAll(there.appending(name)), try disk.readAll(there.appending(other))
      )
      let cut = isEmpty ? [] : Array(sound.dropLast())
      for (place, bytes) in [(other, sound), (name, cut)] {
        try disk.replace(
          there.appending(place), with: bytes.rawSpan, through: there.appending("new"))
      }
      // The first is opened to be compared and to be read, the other to be read.
      bench.machine.add(
        Fault(
          .fail(.io), .forGood, in: [.open],
          pathEnd: "/shared/segments/\(isOther ? other : name)", callsBefore: isOther ? 2 : 1))
      let again = try bench.open("laptop", clock)
      _ = try await again.sync(bench.shared)
      bench.machine.removeFaults()
      let context = "empty: \(isEmpty), from the other's name: \(isOther)"
      #expect(try disk.readAll(there.appending(name)) == sound, "\(context)")
      #expect(try disk.readAll(there.appending(other)) == own, "\(context)")
      _ = try await again.sync(bench.shared)
      #expect(try await again.view().history.moments().count == 1, "\(context)")
      let calm = try await again.sync(bench.shared)
      #expect(calm.replaced.isEmpty && calm.setAside.isEmpty, "\(context)")
    }
  }

  @Test func `A merge beside it takes nothing from a sync that is under way`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await shared(bench).laptop
    let expected = try await laptop.stateHash()
    let disk = bench.machine.startProcess()
    let segments = bench.place("laptop").vault.appending("journal/segments")
    let isDone = Atomic(false)
    // The lock is let go when the first file is asked about; then another process may tidy.
    let report = try await laptop.sync("/stick", mayCreate: true) {
      guard !isDone.exchange(true, ordering: .relaxed) else { return false }
      do throws(StorageError) {
        for entry in try disk.list(segments) { try disk.remove(segments.appending(entry.name)) }
      } catch {
        Issue.record("\(error)")
      }
      return false
    }
    #expect(report.shipped.count == 2)
    let source = Workbench(machine: bench.machine)
    let phone = try Diary.join(
      "/stick", at: source.place("phone"), deviceName: DeviceName("phone"),
      secret: source.secret(on: disk), dependencies: source.dependencies(clock, hoursEast: 0),
      on: disk)
    _ = try await phone.sync("/stick")
    #expect(try await phone.view().history.moments().count == 2)
    #expect(try await laptop.stateHash() == expected)
  }
}
