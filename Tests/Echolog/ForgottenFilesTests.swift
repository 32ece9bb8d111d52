import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

extension Workbench {
  /// The records of a journal as it is read.
  private func records(in journal: JournalFolder) throws -> [String] {
    var found: [String] = []
    for log in journal.logs {
      var cursor = journal.cursor(of: log)
      while try cursor.advance() {
        let frame = cursor.frame
        var records = frame.records
        while let record = records.next() {
          found.append(String(decoding: [UInt8](copying: record), as: UTF8.self))
        }
      }
    }
    return found
  }

  /// The records of each segment in a folder, read alone, so that no redacted record in another one
  /// hides a text.
  func recordsAlone(in folder: Path, _ keys: KeyRing) throws -> [String] {
    let disk = machine.startProcess()
    var found: [String] = []
    for entry in try disk.listIfFolder(folder) {
      #expect(SegmentFile.isName(entry.name), "\(entry.name)")
      let alone = Path("/alone").appending(String(UInt64.random(in: .min ... .max), radix: 16))
      let paths = JournalPaths(folder: alone, state: alone.appending("state"))
      try JournalFolder.create(at: paths, on: disk)
      let bytes = try disk.readAll(folder.appending(entry.name))
      try disk.replace(
        paths.segments.appending(entry.name), with: bytes.rawSpan,
        through: paths.segments.appending(entry.name + ".new"))
      let journal = try JournalFolder(at: paths, on: disk, keys: keys, machineID: Machine.id)
      #expect(journal.sealedSegments.count == 1, "\(entry.name)")
      found += try records(in: journal)
    }
    return found
  }

  /// Whether a word is in any file of a device's vault, sealed, active or quarantined.
  func holds(_ word: String, on device: String) throws -> Bool {
    let folder = place(device).vault.appending("journal")
    let quarantined = try machine.startProcess().listIfFolder(folder.appending("aside"))
    let alone = try recordsAlone(in: folder.appending("segments"), keys(device))
    let read = try records(in: journal(device))
    return !quarantined.isEmpty || (alone + read).contains { $0.contains(word) }
  }

  /// Whether a word is in any file of the shared folder.
  func holdsShared(_ word: String) throws -> Bool {
    try recordsAlone(in: shared.appending("segments"), keys("laptop")).contains {
      $0.contains(word)
    }
  }
}

/// What is forgotten is in no file any more, however it came there.
@Suite struct ForgottenFilesTests {
  let clock = TestClock(Workbench.noon2025)
  private let word = "glacier"

  /// A vault with a memory of two texts, of which one is sealed, and a moment.
  private func begun(_ bench: Workbench) async throws -> (diary: Diary, memory: EventName) {
    let diary = try await bench.create("laptop", clock)
    let memory = CaptureMemory(text: "by the glacier", title: "The glacier")
    let id = try await diary.commit(memory).recorded[0].name
    _ = try await diary.sync(bench.shared)
    _ = try await diary.commit(EditMemory(id, title: "Our glacier"))
    _ = try await diary.commit(LogMoment("walked home"))
    return (diary, id)
  }

  @Test func `After forgetting no file has the words, and all others stay`() async throws {
    let bench = Workbench()
    let (diary, id) = try await begun(bench)
    for line in ["remember \"by the glacier\"", "moment \"walked"] {
      try diary.unfinishedLines.keepRefused(line, at: clock.now)
    }
    #expect(try bench.holds(word, on: "laptop"))
    let forgetting = try await diary.commit(ForgetEntry(id))
    #expect(forgetting.answer.forgotten == [id] && forgetting.answer.otherDeviceCount == 0)
    #expect(!forgetting.news.hasWordsToErase)
    #expect(try !bench.holds(word, on: "laptop"))
    #expect(try bench.holds("walked home", on: "laptop"))
    #expect(try diary.unfinishedLines.all().map(\.text) == ["moment \"walked"])
    let anew = try bench.open("laptop", clock)
    let memory = try #require(try await anew.view().history.memory(id))
    #expect(memory.isForgotten && memory.text == nil && memory.title == nil)
    _ = try await diary.view()
    #expect(try await anew.stateHash() == diary.stateHash())
    let health = try await anew.check()
    #expect(health.isSound && health.unerasedCount == 0)
    // It goes on as before.
    _ = try await anew.commit(LogMoment("walked on"))
    #expect(try await anew.view().history.moments().count == 2)
  }

  @Test func `What was forgotten was never there at any time, also while its bytes still are`()
    async throws
  {
    for failsToErase in [false, true] {
      let bench = Workbench()
      let (diary, id) = try await begun(bench)
      let before = clock.now
      clock.advance(byMinutes: 5)
      if failsToErase {
        bench.machine.add(Fault(.fail(.io), .forGood, in: [.write], pathEnd: ".segment.partial"))
      }
      let forgetting = try await diary.commit(ForgetEntry(id))
      #expect(forgetting.news.hasWordsToErase == failsToErase)
      for time in [QueryTime(known: before), QueryTime(asOf: before)] {
        let memory = try #require(try await diary.view(at: time).history.memory(id))
        #expect(memory.isForgotten && memory.text == nil && memory.title == nil, "\(time)")
      }
    }
  }

  @Test func `A snapshot goes with the name of an activity that it has`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let added = try await diary.commit(AddActivity("glaciers", in: .count)).name
    let context = try await diary.importContext()
    let moments = try (0..<2_100).map { try LogMoment("moment \($0)").decide(in: context) }
    try await diary.take(moments, from: "old.csv")
    func snapshotCount() throws -> Int {
      let (caches, disk) = (bench.place("laptop").caches, bench.machine.startProcess())
      return try disk.list(caches).reduce(0) { count, folder in
        let files = try disk.list(caches.appending(folder.name))
        return count + files.count { $0.name.hasPrefix("snapshot") && $0.name != "snapshot.lock" }
      }
    }
    await diary.saveSnapshotIfWorthwhile()
    #expect(try snapshotCount() == 1)
    _ = try await diary.commit(ForgetEntry(added))
    #expect(try snapshotCount() == 0)
    #expect(try !bench.holds(word, on: "laptop"))
    _ = try await diary.view()
    await diary.saveSnapshotIfWorthwhile()
    #expect(try snapshotCount() == 1)
    let anew = try bench.open("laptop", clock)
    let activities = try await anew.view().activities
    #expect(!activities.contains { $0.label.contains(word) })
    #expect(try await anew.stateHash() == diary.stateHash())
  }

  @Test func `Once both devices have synced, neither has the words, nor has their folder`()
    async throws
  {
    let bench = Workbench()
    let (laptop, id) = try await begun(bench)
    let phone = try await bench.join("phone", clock)
    _ = try await laptop.sync(bench.shared)
    clock.advance(byMinutes: 1)
    _ = try await phone.commit(EditMemory(id, text: "the glacier by phone"))
    for diary in [phone, laptop, phone] { _ = try await diary.sync(bench.shared) }
    #expect(try bench.holdsShared(word))
    clock.advance(byMinutes: 1)
    let forgetting = try await laptop.commit(ForgetEntry(id))
    #expect(forgetting.answer.otherDeviceCount == 1)
    #expect(try !bench.holds(word, on: "laptop") && bench.holds(word, on: "phone"))
    let report = try await laptop.sync(bench.shared)
    #expect(!report.cleared.isEmpty && report.uncleared.isEmpty && report.isWhole)
    #expect(try !bench.holdsShared(word))
    _ = try await phone.sync(bench.shared)
    #expect(try !bench.holds(word, on: "phone") && !bench.holdsShared(word))
    _ = try await laptop.sync(bench.shared)
    for diary in [laptop, phone] { _ = try await diary.view() }
    #expect(try await laptop.stateHash() == phone.stateHash())
    #expect(await laptop.historyHash() == phone.historyHash())
    #expect(try await phone.view().history.memory(id)?.isForgotten == true)
    #expect(try await phone.view().history.moments().count == 1)
  }

  @Test func `A name that comes late goes with the activity that was forgotten`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let added = try await laptop.commit(AddActivity("walks", in: .count))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    clock.advance(byMinutes: 1)
    _ = try await laptop.commit(ForgetEntry(added.name))
    clock.advance(byMinutes: 1)
    _ = try await phone.commit(RenameActivity(added.answer, to: "glaciers"))
    for diary in [laptop, phone, laptop] { _ = try await diary.sync(bench.shared) }
    for device in ["laptop", "phone"] { #expect(try !bench.holds(word, on: device)) }
    #expect(try !bench.holdsShared(word))
    for diary in [laptop, phone] {
      let own = try await diary.view().history.allActivities.filter { $0.id != nil }
      #expect(own.map(\.label) == ["activity"])
    }
    #expect(try await laptop.stateHash() == phone.stateHash())
  }

  @Test func `What comes late, or is brought back, loses its words on arrival`() async throws {
    let bench = Workbench()
    let (laptop, id) = try await begun(bench)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    let tablet = try await bench.join("tablet", clock)
    for diary in [laptop, phone] { _ = try await diary.sync(bench.shared) }
    clock.advance(byMinutes: 1)
    _ = try await tablet.commit(EditMemory(id, text: "the glacier by tablet"))
    _ = try await tablet.commit(LogMoment("swam"))
    _ = try await laptop.commit(ForgetEntry(id))
    try bench.copy(bench.shared.appending("segments"), to: "/backup")
    for diary in [laptop, phone] { _ = try await diary.sync(bench.shared) }
    #expect(try !bench.holdsShared(word) && !bench.holds(word, on: "phone"))
    // As a carrier does that knows of no removal.
    try bench.copy("/backup", to: bench.shared.appending("segments"))
    #expect(try bench.holdsShared(word))
    let report = try await phone.sync(bench.shared)
    #expect(!report.cleared.isEmpty && report.uncleared.isEmpty)
    #expect(try !bench.holdsShared(word) && !bench.holds(word, on: "phone"))
    // What nobody else has seen comes without its words, and whatever else it brings with them.
    _ = try await tablet.sync(bench.shared)
    #expect(try !bench.holdsShared(word) && !bench.holds(word, on: "tablet"))
    for diary in [laptop, phone, tablet] { _ = try await diary.sync(bench.shared) }
    for device in ["laptop", "phone", "tablet"] {
      #expect(try !bench.holds(word, on: device), "\(device)")
      #expect(try bench.holds("swam", on: device), "\(device)")
    }
    let diaries = [laptop, phone, tablet]
    for diary in diaries { _ = try await diary.view() }
    let hash = try await laptop.stateHash()
    for diary in diaries { #expect(try await diary.stateHash() == hash) }
  }

  @Test func `Wherever power ends while something is forgotten, the next process ends the work`()
    async throws
  {
    let bench = Workbench()
    let (diary, id) = try await begun(bench)
    bench.machine.recordsMoments = true
    _ = try await diary.commit(ForgetEntry(id))
    let moments = bench.machine.moments
    #expect(moments.count > 10)
    for (index, moment) in moments.enumerated() {
      let pending = moment.pendingOperations()
      for fate in [Fate.lost, .kept] {
        var after = bench
        after.machine = SimulatedMachine(
          restartedFrom: moment.crashImage(pending.map { _ in fate }))
        let anew = try after.open("laptop", clock)
        if try await anew.view().history.forgotten.contains(id) {
          await anew.finishErasing()
        } else {
          _ = try await anew.commit(ForgetEntry(id))
        }
        #expect(try !after.holds(word, on: "laptop"), "\(index) \(fate)")
        #expect(try await anew.view().history.moments().count == 1, "\(index) \(fate)")
        #expect(try await anew.check().unerasedCount == 0, "\(index) \(fate)")
      }
    }
  }

  @Test func `Where the disk lets nothing be written anew, that is told, and done once it does`()
    async throws
  {
    let bench = Workbench()
    let (diary, id) = try await begun(bench)
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.write], pathEnd: ".segment.partial"))
    #expect(try await diary.commit(ForgetEntry(id)).news.hasWordsToErase)
    let memory = try await diary.view().history.memory(id)
    #expect(memory?.isForgotten == true && memory?.text == nil)
    #expect(try await diary.check().unerasedCount == 2)
    // What can not be erased here is not shipped either.
    let before = try bench.machine.startProcess().list(bench.shared.appending("segments"))
    let next = try bench.open("laptop", clock)
    await #expect(throws: DiaryError.self) { _ = try await next.sync(bench.shared) }
    #expect(try bench.machine.startProcess().list(bench.shared.appending("segments")) == before)
    bench.machine.removeFaults()
    let kept = try await bench.open("laptop", clock).commit(LogMoment("walked on"))
    #expect(!kept.news.hasWordsToErase)
    #expect(try !bench.holds(word, on: "laptop"))
    let report = try await bench.open("laptop", clock).sync(bench.shared)
    #expect(!report.cleared.isEmpty)
    #expect(try !bench.holdsShared(word))
  }

  @Test func `Words in a damaged file go with all that can not be read of it`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let id = try await diary.commit(LogMoment("by the glacier")).name
    _ = try await diary.sync(bench.shared)
    try bench.hurtLastFrame("laptop")
    #expect(try await !diary.commit(ForgetEntry(id)).news.hasWordsToErase)
    #expect(try !bench.holds(word, on: "laptop"))
    // The other copy of it has the rest.
    _ = try await diary.sync(bench.shared)
    #expect(try !bench.holdsShared(word) && !bench.holds(word, on: "laptop"))
    #expect(try await diary.view().history.moment(id)?.isForgotten == true)
  }

  @Test func `A line that was begun stays where it has but a label or a name that is forgotten`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let activity = try await diary.commit(AddActivity("pottery", in: .count)).name
    let memory = CaptureMemory(text: "By the glacier.", labels: [MemoryLabel(.person, "Margaret")])
    let id = try await diary.commit(memory).name
    let lines = ["log pottery 20 \"half", "remember \"With Margaret"]
    for line in lines { try diary.unfinishedLines.keepRefused(line, at: clock.now) }
    _ = try await diary.commit(ForgetEntry(id, activity))
    #expect(try Set(diary.unfinishedLines.all().map(\.text)) == Set(lines))
    for word in ["Margaret", "pottery"] { #expect(try !bench.holds(word, on: "laptop")) }
  }

  @Test func `A damaged file stays set aside while none of its words is forgotten`() async throws {
    let bench = Workbench()
    let home = try await bench.create("laptop", clock).commit(LogMoment("walked home")).name
    let aside = bench.place("laptop").vault.appending("journal/aside")
    _ = try await bench.open("laptop", clock).sync(bench.shared)
    try bench.hurtLastFrame("laptop")
    let diary = try bench.open("laptop", clock)
    _ = try await diary.sync(bench.shared)
    #expect(try bench.machine.startProcess().list(aside).count == 1)
    let id = try await diary.commit(LogMoment("by the glacier")).name
    #expect(try await !diary.commit(ForgetEntry(id)).news.hasWordsToErase)
    #expect(try bench.machine.startProcess().list(aside).count == 1)
    #expect(try await !diary.commit(ForgetEntry(home)).news.hasWordsToErase)
    #expect(try bench.machine.startProcess().list(aside).isEmpty)
    #expect(try !bench.holds("walked home", on: "laptop"))
  }

  @Test func `A goal that was forgotten takes no reason any more`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let goal = try await diary.commit(SetGoal(.water, target: 2000, per: .day)).name
    _ = try await diary.commit(ExcuseGoals(.skip(SkipDay(reason: "the glacier tour"))))
    _ = try await diary.commit(ForgetEntry(goal))
    #expect(try !bench.holds(word, on: "laptop"))
    let day = try await diary.view().viewpoint.today + 1
    let skip = ExcuseCommand.skip(SkipDay(day, reason: "another glacier"))
    await #expect(throws: DiaryError.rejected(.forgotten(.goal))) {
      _ = try await diary.commit(ExcuseGoals(skip, of: [goal]))
    }
    // Of all goals it is one that is left out all the same.
    _ = try await diary.commit(ExcuseGoals(skip))
    #expect(try await diary.view().history.allGoals()[0].excuses.count == 2)
    #expect(try !bench.holds(word, on: "laptop"))
    #expect(try await diary.check().unerasedCount == 0)
  }

  @Test func `A note that is forgotten returns no more, and keeps no other one from being opened`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let vibes = ["Rest by the glacier.", "Rest at home."].map {
      SendVibe($0, emotion: .comfort, returningAfter: .day)
    }
    let first = try await diary.commit(vibes[0]).name
    clock.advance(byMinutes: 1)
    _ = try await diary.commit(vibes[1])
    clock.advance(byMinutes: 3 * 24 * 60)
    #expect(try await diary.view().history.dueEchoes(at: diary.view().viewpoint).count == 2)
    _ = try await diary.commit(ForgetEntry(first))
    let view = try await diary.view()
    #expect(view.history.dueEchoes(at: view.viewpoint).count == 1)
    #expect(view.history.echo(first, at: view.viewpoint)?.isForgotten == true)
    #expect(try await diary.commit(RevealEcho()).answer.text == "Rest at home.")
    #expect(try !bench.holds(word, on: "laptop"))
  }

  @Test func `What has no words, or none any more, is not forgotten`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let log = try await diary.commit(LogActivity(activity: .water, amount: 500)).name
    await #expect(throws: DiaryError.rejected(.nothingToForget)) {
      _ = try await diary.commit(ForgetEntry(log))
    }
    let said = try await diary.commit(SummariseDay("a glacier day")).name
    #expect(try await diary.commit(ForgetEntry(said)).answer.forgotten == [said])
    #expect(try !bench.holds(word, on: "laptop"))
    await #expect(throws: DiaryError.rejected(.alreadyForgotten)) {
      _ = try await diary.commit(ForgetEntry(said))
    }
  }
}
