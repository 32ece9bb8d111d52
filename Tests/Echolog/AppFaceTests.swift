import Echolog
import Foundation
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// What an app meets at the library's face beyond the lives of moments and Echoes.
@Suite struct AppFaceTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)
  private static let digits = "00000000000000ff0000000000000001"

  // MARK: Names

  @Test func `The name of an entry is a text that outlives the app`() throws {
    let text = Self.digits + ":18446744073709551615"
    let id = try #require(EntryID(text))
    #expect(String(id) == text)
    let encoded = try JSONEncoder().encode([id])
    #expect(String(decoding: encoded, as: UTF8.self) == "[\"\(text)\"]")
    #expect(try JSONDecoder().decode([EntryID].self, from: encoded) == [id])
  }

  @Test func `Any other text names no entry`() {
    let digits = Self.digits
    let others = [
      "", ":", digits, digits + ":", ":1", digits + ":0", digits + ":01", digits + ":+1",
      digits + ":-1", digits + ":1 ", digits + ":1:1", digits + ":18446744073709551616",
      digits.uppercased() + ":1", digits.dropLast() + ":1", digits + "0:1", "laptop:1",
      "+" + digits.dropFirst() + ":1",
    ]
    for text in others {
      #expect(EntryID(text) == nil, "\(text)")
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode([EntryID].self, from: JSONEncoder().encode([text]))
      }
    }
  }

  // MARK: Secrets

  @Test func `A diary of a key file opens with the file or its bytes, and reports what else fails`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let (vault, state, key) = (
      folder.path + "/vault", folder.path + "/state", folder.path + "/key"
    )
    func open(_ secret: DiarySecret, in folder: String? = nil) async throws {
      let diary = try await Diary.open(
        in: folder ?? vault, stateFolder: state, device: "app", secret: secret, zone: .utc)
      try await diary.perform(LogMoment("opened"))
    }
    func create(_ secret: DiarySecret) async throws {
      _ = try await Diary.create(
        in: vault, stateFolder: state, owner: "Mika", device: "app", secret: secret, zone: .utc)
    }
    try await create(.keyFile(key))
    try await open(.keyFile(key))
    try await open(.keyBytes(Array(try Data(contentsOf: URL(filePath: key)))))
    let failures: [(DiarySecret, DiaryFailure)] = [
      (.passphrase("words"), .keyFileNeeded), (.keyBytes(Array(1...32)), .wrongSecret),
      (.keyBytes(Array(1...31)), .noKey), (.keyFile(folder.path + "/none"), .noKey),
    ]
    for (secret, failure) in failures {
      await #expect(throws: failure) { try await open(secret) }
    }
    await #expect(throws: DiaryFailure.noVault) {
      try await open(.keyFile(key), in: folder.path + "/none")
    }
    await #expect(throws: DiaryFailure.occupied) {
      try await create(.keyFile(folder.path + "/second"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/second"))
  }

  @Test func `A passphrase opens a diary however it is typed, and has some length`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    func create(_ words: String) async throws {
      _ = try await Diary.create(
        in: folder.path + "/vault", stateFolder: folder.path + "/state", owner: "Mika",
        device: "app", secret: .passphrase(words), zone: .utc)
    }
    func open(_ words: String) async throws {
      _ = try await Diary.open(
        in: folder.path + "/vault", stateFolder: folder.path + "/state", device: "app",
        secret: .passphrase(words), zone: .utc)
    }
    await #expect(throws: DiaryFailure.passphraseEmpty) { try await create("") }
    await #expect(throws: DiaryFailure.passphraseShort) { try await create("sesame") }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    try await create("ma\u{303}e querida")
    try await open("m\u{E3}e querida")
    await #expect(throws: DiaryFailure.passphraseEmpty) { try await open("") }
    await #expect(throws: DiaryFailure.wrongSecret) { try await open("mae querida") }
  }

  @Test func `Printing what opens a diary shows its kind and nothing else`() {
    let secrets: [(DiarySecret, String)] = [
      (.passphrase("open sesame"), "passphrase"), (.keyFile("/home/mika/sesame"), "keyFile"),
      (.keyBytes(Array("sesame".utf8)), "keyBytes"),
    ]
    for (secret, kind) in secrets {
      var (printed, debugged, dumped, nested) = ("", "", "", "")
      print(secret, to: &printed)
      debugPrint(secret, to: &debugged)
      dump(secret, to: &dumped)
      dump(["secret": Optional(secret)], to: &nested)
      #expect("\(secret)" == kind && String(reflecting: secret) == kind)
      #expect(printed == kind + "\n" && debugged == kind + "\n")
      #expect(Mirror(reflecting: secret).children.isEmpty)
      for text in [dumped, nested, "\([secret])", "\(Optional(secret) as Any)"] {
        #expect(text.contains(kind) && !text.contains("sesame") && !text.contains("115"), "\(text)")
      }
    }
  }

  // MARK: Failures

  @Test func `What an app can do something about is distinguished`() {
    func disk(_ refusal: StorageError.Refusal) -> StorageError { .disk(.write, "/live", refusal) }
    let failures: [(DiaryError, DiaryFailure)] = [
      (.rejected(.vibeEmpty), .refused(.vibeEmpty)),
      (.rejected(.notFound(.moment, "x")), .refused(.notFound(.moment, "x"))),
      (.storage(.secret(.wrong(.passphrase))), .wrongSecret),
      (.storage(.secret(.otherNeeded(.keyFile))), .keyFileNeeded),
      (.storage(.secret(.otherNeeded(.passphrase))), .passphraseNeeded),
      (.storage(.vault("/vault", .missing)), .noVault),
      (.storage(.vault("/vault", .newerFormat(found: 9, supported: 1))), .newerFormat),
      (.storage(.vault("/vault", .markerDamaged)), .damaged),
      (.storage(.secret(.noUsableKey("/vault"))), .damaged),
      (.storage(disk(.permission)), .notPermitted),
      (.notRecorded(disk(.noSpace)), .diskFull), (.storage(disk(.readOnly)), .notPermitted),
      (.storage(disk(.locked(holder: nil))), .busy),
      (.storage(.file("/live", .damaged(offset: 3))), .damaged),
      (.storage(.file("/live", .newerFormat(version: 9))), .newerFormat),
      (.storage(.journal(.outcomeUnknown(first: 3, cause: disk(.io)))), .outcomeUnknown),
      (.notRecorded(disk(.other(code: 5))), .failed("disk write 5")),
    ]
    for (error, failure) in failures { #expect(DiaryFailure(error) == failure) }
  }

  @Test func `What became of a call without an answer is reported once`() async throws {
    let diary = try await bench.create("app", clock)
    try await diary.perform(LogMoment("before"))
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.syncData, .sync]))
    await #expect(throws: DiaryFailure.outcomeUnknown) {
      try await diary.perform(LogMoment("walked"))
    }
    #expect(await diary.unheardNews().resolution == nil, "the disk still fails")
    bench.machine.removeFaults()
    let resolution = try #require(await diary.unheardNews().resolution)
    let isThere = try await diary.momentDays()[0].moments.contains { $0.text == "walked" }
    #expect(isThere == (resolution == .kept))
    #expect(await diary.unheardNews().resolution == nil)
  }

  @Test func `What can not be read yet is not reported as not kept`() async throws {
    let diary = try await bench.create("app", clock)
    _ = try await diary.sync(bench.shared)
    // So long that it is sealed at once, and hardly shorter when it is.
    var random = SeededRandom(seed: 1)
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let text = String((0..<90_000).map { _ in letters.randomElement(using: &random)! })
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.syncDirectory]))
    await #expect(throws: DiaryFailure.outcomeUnknown) {
      try await diary.perform(CaptureMemory(text))
    }
    bench.machine.removeFaults()
    bench.machine.add(
      Fault(.fail(.io), .forGood, in: [.read], pathEnd: ".segment", bytes: 8_192..<16_384))
    #expect(await diary.unheardNews().resolution == nil)
    bench.machine.removeFaults()
    #expect(await diary.unheardNews().resolution == .kept)
  }

  // MARK: Time

  @Test func `What happened before keeps its day, and how exactly it is known`()
    async throws
  {
    let diary = try await bench.create("app", clock, hoursEast: 1)
    let now = Double(clock.now.milliseconds) / 1000
    let november20 = try #require(CivilDay(year: 2025, month: 11, day: 20))
    try await diary.perform(LogMoment("of the day", happened: .on(november20)))
    try await diary.perform(LogMoment("of a minute", happened: .at(secondsSince1970: now - 86_400)))
    try await diary.perform(LogMoment("of now"))
    let times = try await diary.momentDays().map { $0.moments[0].time }
    #expect(times.map(\.precision) == [.unspecified, .unspecified, .day])
    #expect(times.map(\.day.dayOfMonth) == [1, 30, 20])
    #expect(times.map(\.secondsSince1970) == [now, now - 86_400, now - 11 * 86_400 - 3600])
    #expect(times.allSatisfy { $0.utcOffsetSeconds == 3600 })
    for total: Int64 in [400, 800] {
      let kept = try await diary.perform(
        LogActivity(.water, amount: 400, happened: .on(november20))
      ).answer
      #expect(kept.day == november20 && kept.dayTotal == total)
    }
    #expect(try await diary.perform(LogActivity(.water, amount: 300)).answer.dayTotal == 300)
    try await diary.perform(CaptureMemory("lemons", happened: .inYear(1984)))
    try await diary.perform(CaptureMemory("the ferry", happened: .inMonth(year: 1984, month: 7)))
  }

  @Test func `What is no time, or none of the past, is refused`() async throws {
    #expect(CivilDay(year: 2025, month: 2, day: 29) == nil)
    let diary = try await bench.create("app", clock)
    let tomorrow = try #require(CivilDay(year: 2025, month: 12, day: 2))
    let refusals: [(PastTime, String)] = [
      (.on(tomorrow), "happenedInFuture"), (.at(secondsSince1970: 2e9), "happenedInFuture"),
      (.at(secondsSince1970: .nan), "timeOutOfRange"),
      (.at(secondsSince1970: -.infinity), "timeOutOfRange"),
      (.at(secondsSince1970: 1e300), "timeOutOfRange"),
      (.at(secondsSince1970: -1e14), "timeOutOfRange"), (.inYear(20_000), "timeOutOfRange"),
      (.inMonth(year: 2025, month: 13), "timeOutOfRange"), (.inYear(1984), "dayMissing"),
    ]
    for (time, rule) in refusals {
      let refused = try await refusal {
        try await diary.perform(LogMoment("walked", happened: time))
      }
      #expect(refused == rule, "\(time)")
    }
  }

  // MARK: Goals and amounts

  @Test func `A goal is set, changed and ended, and a refusal gives its reason`() async throws {
    let diary = try await bench.create("app", clock)
    let daily = try await diary.perform(SetGoal(.water, target: 2000, per: .day)).answer
    let weekly = try await diary.perform(SetGoal(.water, target: 14_000, per: .week)).answer
    #expect(try await diary.goals().map(\.id) == [daily, weekly])
    #expect(
      try await refusal { try await diary.perform(SetGoal(.water, target: 3000, per: .day)) }
        == "goalAlreadySet")
    let refusals: [(Int64, String)] = [
      (0, "targetZero"), (-1, "amountNegative"), (.max, "amountTooLarge"),
    ]
    for (target, rule) in refusals {
      let set = try await refusal {
        try await diary.perform(SetGoal(.steps, target: target, per: .day))
      }
      let changed = try await refusal {
        try await diary.ensure(ChangeGoalTarget(daily, target: target))
      }
      #expect(set == rule && changed == rule)
    }
    clock.advance(byMinutes: 1440)
    try await diary.ensure(ChangeGoalTarget(daily, target: 1500))
    #expect(try await diary.goals().map(\.target) == [1500, 14_000])
    for _ in 1...2 { try await diary.ensure(DeactivateGoal(weekly)) }
    #expect(try await diary.goals().map(\.id) == [daily])
    _ = try await diary.commit(Undo(weekly))
    #expect(try await diary.goals().map(\.id) == [daily, weekly])
    let moment = try await diary.perform(LogMoment("walked")).answer.id
    #expect(
      try await refusal { try await diary.ensure(DeactivateGoal(moment)) }
        == "goalNotFound")
  }

  @Test func `A goal shows how far it is, and a day what was kept`() async throws {
    let diary = try await bench.create("app", clock)
    let id = try await diary.perform(SetGoal(.water, target: 2000, per: .day)).answer
    let kept = try await diary.perform(LogActivity(.water, amount: 500)).answer
    let goal = try #require(try await diary.goals().first)
    #expect(goal.id == id && goal.activity == .water && goal.period == .day)
    #expect(goal.soFar == 500 && goal.target == 2000 && !goal.isReached && !goal.isResting)
    #expect(goal.streak.current == 1 && goal.streak.longest == 1 && !goal.streak.countsWeeks)
    try await diary.perform(LogActivity(.water, amount: 1500))
    #expect(try await diary.goals()[0].isReached)
    let amounts = try await diary.amounts()
    #expect(amounts.map(\.amount) == [500, 1500] && amounts[0].id == kept.id)
    #expect(amounts[0].activity == .water && amounts[0].note.isEmpty)
    clock.advance(byMinutes: 1440)
    #expect(try await diary.amounts().isEmpty)
    #expect(try await diary.amounts(daysAgo: 1).count == 2)
    #expect(try await diary.goals()[0].streak.isAtRisk)
    for daysAgo in [Int.min, -1, 2, .max] {
      #expect(try await diary.amounts(daysAgo: daysAgo).isEmpty)
    }
  }

  @Test func `An app counts what a person does besides, and sees who added it`() async throws {
    let diary = try await bench.create("app", clock)
    let reading = try await diary.perform(AddActivity("reading", counting: "pages")).answer
    let running = try await diary.perform(AddActivity("running", in: .distance)).answer
    #expect(reading.label == "reading" && reading.unit == "pages" && reading.id != nil)
    #expect(running.unit == "m" && running.dimension == .distance)
    let goal = try await diary.perform(SetGoal(reading, target: 20, per: .day)).answer
    let kept = try await diary.perform(LogActivity(reading, amount: 12)).answer
    #expect(kept.dayTotal == 12)
    let known = try await diary.read { $0.activities }
    #expect(known == Activity.standard + [reading, running])
    let standing = try #require(try await diary.goals().first { $0.id == goal })
    #expect(standing.activity == reading && standing.soFar == 12)
    await #expect(throws: DiaryFailure.self) { try await diary.perform(RetireActivity(reading)) }
    try await diary.perform(RetireActivity(running))
    #expect(try await diary.read { $0.activities } == Activity.standard + [reading])
  }

  @Test func `What is missing, kept out or at rest is shown with its values`() async throws {
    let diary = try await bench.create("app", clock)
    await #expect(throws: DiaryFailure.refused(.fieldsMissing([.text, .emotion]))) {
      try await diary.perform(SendVibe(" ", emotion: nil, returningAfter: .day))
    }
    let goal = try await diary.perform(SetGoal(.water, target: 500, per: .day)).answer
    let skipped = try await diary.perform(ExcuseGoals(.skip(SkipDay()), of: [goal]))
    let excuse = try #require(try await diary.goals()[0].excuse)
    #expect(excuse.kind == .skip && excuse.firstDay == excuse.lastDay)
    #expect(excuse.event == skipped.events[0])
    #expect(try await diary.goals()[0].pause == nil)
    let paused = try await diary.perform(ExcuseGoals(.pause(PauseGoal()), of: [goal]))
    let both = try await diary.goals()[0]
    #expect(both.excuse?.kind == .skip && both.pause?.event == paused.events[0])
    #expect(both.pause?.lastDay == nil)
    try await diary.perform(Undo(paused.events[0]))
    try await diary.perform(Undo(excuse.event))
    #expect(try await diary.goals()[0].excuse == nil)
    try await diary.ensure(SelectPolicy(.health))
    let policy = try await diary.read { $0.settings.policy }
    do {
      try await diary.perform(LogMoment("walked"))
      Issue.record("no policy of health keeps moments")
    } catch DiaryFailure.refused(.refusedByPolicy(let refusal)) {
      #expect(refusal.policy == policy && refusal.rule == .moments)
      #expect(refusal.section == policy.section(against: .moments))
    }
    #expect(policy.section(against: .activities) == nil)
  }

  // MARK: What comes besides, and what can be asked

  @Test func `A command tells what it earned and what came besides`() async throws {
    let diary = try await bench.create("app", clock)
    let goal = try await diary.perform(SetGoal(.water, target: 500, per: .day)).answer
    let other = try bench.open("app", clock)
    _ = try await other.badgeCount()
    let kept = try await diary.perform(LogActivity(.water, amount: 500))
    #expect(kept.badges.map(\.badge) == [.firstGoalMet] && kept.badges[0].goal == goal)
    #expect(kept.events == [kept.answer.id] && kept.news == News())
    let later = try await other.perform(LogMoment("rested"))
    #expect(later.news.arrivedCount == 2 && later.badges.isEmpty)
    #expect(await other.unheardNews() == News())
    let again = try await other.perform(LogActivity(.water, amount: 500))
    #expect(again.badges.isEmpty, "what one showed, no other shows again")
  }

  @Test func `An app asks for settings, counts, feelings and the journey`() async throws {
    let diary = try await bench.create("app", clock)
    try await diary.perform(ChangeSetting.praise(.quiet))
    try await diary.perform(SummariseDay("A slow day."))
    try await diary.perform(LogMoment("rested"))
    try await diary.perform(SendVibe("Rest.", emotion: .joy, returningAfter: .day))
    try await diary.perform(NotePlan(.active))
    let asked = try await diary.read { view in
      (view.settings.praise, view.statistics, view.emotionPatterns.rows, view.plan.entitlement)
    }
    #expect(asked.0 == .quiet && asked.3 == .active)
    #expect(asked.1.moments == 1 && asked.1.emotions.map(\.emotion) == [.joy])
    #expect(asked.2.map(\.total) == [1])
    let day = try #require(try await diary.read { $0.journey(limit: 3) }.first)
    #expect(day.momentCount == 1 && day.echoesSent == 1 && day.mood == .quiet)
    #expect(try await diary.text(day.summary) == "A slow day.")
  }

  // MARK: Notifications

  @Test func `What is not due yet was shown by nobody`() async throws {
    let diary = try await bench.create("app", clock)
    let note = try await diary.perform(SendVibe("Rest.", emotion: .joy, returningAfter: .day))
      .answer
    #expect(
      try await refusal { try await diary.ensure(ShowNotification(of: note.id)) }
        == "notificationNotDueYet")
  }

  @Test func `How many notifications a device keeps is recorded once, whoever reported it`()
    async throws
  {
    let diary = try await bench.create("app", clock)
    let other = try bench.open("app", clock)
    let first = try await diary.perform(LogMoment("walked")).answer.id
    for diary in [other, diary, other] {
      try await diary.ensure(ChangeSetting.notificationSlots(64))
    }
    let second = try await diary.perform(LogMoment("rested")).answer.id
    let numbers = [first, second].compactMap { $0.description.split(separator: ":").last }
      .compactMap { Int($0) }
    #expect(numbers.count == 2 && numbers[1] == numbers[0] + 2, "\(numbers)")
    #expect(
      try await refusal { try await diary.ensure(ChangeSetting.notificationSlots(-1)) }
        == "slotsOutOfRange")
  }

  @Test func `What a device has is looked at behind the lock, so nobody can record it in between`()
    async throws
  {
    let diary = try await bench.create("app", clock)
    let other = try bench.open("app", clock)
    for (said, count) in [(64, 64), (32, 48)] {
      try await other.ensure(ChangeSetting.notificationSlots(said))
      let before = bench.machine.trace.count
      bench.machine.recordsTrace = true
      try await diary.ensure(ChangeSetting.notificationSlots(count))
      bench.machine.recordsTrace = false
      let calls = bench.machine.trace.dropFirst(before)
      let unlocked = calls.prefix { $0.operation != .lock }
      #expect(unlocked.count < calls.count, "the lock is taken, whether or not anything changes")
      #expect(unlocked.allSatisfy { $0.path.lastComponent == "lock" }, "\(unlocked)")
    }
  }
}
