import Echolog
import Platform
import SimulatedMachine
import Testing

@Suite struct UnfinishedLinesTests {
  private let clock = TestClock(Workbench.noon2025)
  private let words = "remember \"the lake was quite still\nand nobody"

  /// Every file below a folder.
  private func files(_ folder: Path, on disk: SimulatedDisk) throws -> [Path] {
    try disk.list(folder).flatMap { entry in
      let path = folder.appending(entry.name)
      return entry.kind == .directory ? try files(path, on: disk) : [path]
    }
  }

  @Test func `A line is there for the next process as it was last kept, until it is let go`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    #expect(try diary.unfinishedLines.all().isEmpty)
    try diary.unfinishedLines.discardOwn()
    try diary.unfinishedLines.keep("moment \"a", at: clock.now)
    try diary.unfinishedLines.keep(words, at: clock.now)
    let next = try bench.open("laptop", clock)
    let found = try next.unfinishedLines.all()
    #expect(found.map(\.text) == [words] && found.map(\.keptAt) == [clock.now])
    try next.unfinishedLines.discard(found[0])
    #expect(try diary.unfinishedLines.all().isEmpty)
    try diary.unfinishedLines.discard(found[0])
    #expect(try await diary.check().isSound)
  }

  @Test func `A line that was refused stays beside what is typed, until it is let go itself`()
    async throws
  {
    let bench = Workbench()
    let lines = try await bench.create("laptop", clock).unfinishedLines
    for text in ["moment one", "moment two"] { try lines.keepRefused(text, at: clock.now) }
    try lines.keep("moment \"a", at: clock.now)
    #expect(try lines.all().count == 3)
    #expect(try lines.all().filter(\.isRefused).count == 2)
    try lines.discardOwn()
    #expect(try lines.all().map(\.text).sorted() == ["moment one", "moment two"])
    let one = try #require(try lines.all().first { $0.text == "moment one" })
    try lines.discard(one)
    #expect(try lines.all().map(\.text) == ["moment two"])
  }

  @Test func `What a crashed process kept outlives the next one with its number`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    try diary.unfinishedLines.keep("crashed", at: clock.now)
    let disk = bench.machine.startProcess()
    let path = try #require(
      try files("/laptop/state", on: disk).first { $0.text.contains("/unfinished/") })
    let folder = path.text.prefix(through: try #require(path.text.lastIndex(of: "/")))
    let numbered = Path(folder + String(Machine.processNumber))
    let bytes = try disk.readAll(path)
    try disk.replace(
      numbered, with: bytes.rawSpan, through: Path(numbered.text + ".new"))
    try diary.unfinishedLines.keep("typed since", at: clock.now)
    #expect(try diary.unfinishedLines.all().map(\.text).sorted() == ["crashed", "typed since"])
  }

  @Test func `Nothing of its words is on the disk in clear, nor in the journal`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let before = await diary.historyHash()
    try diary.unfinishedLines.keep(words, at: clock.now)
    #expect(await diary.historyHash() == before)
    let disk = bench.machine.startProcess()
    let paths = try files("/laptop", on: disk)
    #expect(paths.contains { $0.text.contains("/unfinished/") })
    for path in paths {
      let bytes = try disk.readAll(path)
      #expect(!String(decoding: bytes, as: UTF8.self).contains("lake"), "\(path.text)")
    }
  }

  @Test func `What is damaged, foreign or of another vault is passed over`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    try diary.unfinishedLines.keep(words, at: clock.now)
    let disk = bench.machine.startProcess()
    let path = try #require(
      try files("/laptop/state", on: disk).first { $0.text.contains("/unfinished/") })
    let sound = try disk.readAll(path)
    func put(_ bytes: [UInt8]) throws {
      try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    }
    for index in sound.indices {
      var damaged = sound
      damaged[index] ^= 1
      try put(damaged)
      #expect(try diary.unfinishedLines.all().isEmpty, "byte \(index)")
    }
    for count in 0..<sound.count {
      try put(Array(sound.prefix(count)))
      #expect(try diary.unfinishedLines.all().isEmpty, "\(count) bytes")
    }
    let stranger = try await bench.create("stranger", clock)
    try stranger.unfinishedLines.keep(words, at: clock.now)
    let foreign = try #require(
      try files("/stranger/state", on: disk).first { $0.text.contains("/unfinished/") })
    try put(try disk.readAll(foreign))
    #expect(try diary.unfinishedLines.all().isEmpty)
    try put(sound)
    #expect(try diary.unfinishedLines.all().count == 1)
  }

  @Test func `What can not be read keeps no other line from being read`() async throws {
    let bench = Workbench()
    let lines = try await bench.create("laptop", clock).unfinishedLines
    try lines.keepRefused("moment one", at: clock.now)
    let disk = bench.machine.startProcess()
    let path = try #require(
      try files("/laptop/state", on: disk).first { $0.text.contains("/unfinished/") })
    try lines.keep(words, at: clock.now)
    try disk.makeDirectory(path.parent.appending("folder"))
    #expect(try lines.all().count == 2)
    for cause in [StorageError.Refusal.io, .notFound, .notFile, .permission] {
      bench.machine.add(Fault(.fail(cause), .forGood, in: [.open], pathEnd: path.text))
      #expect(try lines.all().map(\.text) == [words], "\(cause)")
      bench.machine.removeFaults()
      #expect(try lines.all().count == 2, "\(cause)")
    }
    // A failure that does not last is none.
    bench.machine.add(Fault(.fail(.io), in: [.read], pathEnd: path.text))
    #expect(try lines.all().count == 2)
    bench.machine.add(Fault(.fail(.tooManyFiles), in: [.open], pathEnd: path.text))
    #expect(throws: DiaryError.self) { try lines.all() }
  }

  @Test func `A power cut leaves the line as it was kept before or now, wherever it comes`()
    async throws
  {
    let rehearsal = Workbench()
    let rehearsed = try await rehearsal.create("laptop", clock)
    try rehearsed.unfinishedLines.keep("before", at: clock.now)
    let callsBefore = rehearsal.machine.callCount
    try rehearsed.unfinishedLines.keep("now", at: clock.now)
    let calls = rehearsal.machine.callCount - callsBefore
    #expect(calls > 3)
    for call in 0...calls {
      let bench = Workbench()
      let diary = try await bench.create("laptop", clock)
      try diary.unfinishedLines.keep("before", at: clock.now)
      bench.machine.add(Fault(.powerOff, .once, callsBefore: call))
      var isKept = false
      do {
        try diary.unfinishedLines.keep("now", at: clock.now)
        isKept = true
      } catch {
        // The power went off, which is the point.
      }
      for fates in FateCombinations.few(of: bench.machine.pendingOperations()) {
        let restarted = Workbench(
          machine: SimulatedMachine(restartedFrom: bench.machine.crashImage(fates)))
        let texts = try restarted.open("laptop", clock).unfinishedLines.all().map(\.text)
        #expect(isKept ? texts == ["now"] : texts == ["now"] || texts == ["before"], "\(call)")
      }
    }
  }
}
