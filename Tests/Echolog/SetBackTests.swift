import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// What was recorded after the state that a vault was set back to is reported as missing for good.
@Suite struct SetBackTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  /// A laptop's vault with one moment, which once had three more.
  ///
  /// - Parameter copy: where the vault is kept as it was before it was set back.
  private func setBack(
    keeping copy: Path? = nil
  ) async throws -> (log: LogID, missing: ClosedRange<UInt64>) {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    try bench.copy("/laptop/vault", to: "/backup")
    for text in ["one", "two", "three"] { _ = try await diary.commit(LogMoment(text)) }
    let log = try #require(await diary.ownLog)
    let last = try await diary.view().history.eventCount
    if let copy { try bench.copy("/laptop/vault", to: copy) }
    try bench.remove("/laptop/vault")
    try bench.copy("/backup", to: "/laptop/vault")
    return (log, last - 2...last)
  }

  private func missing(_ diary: Diary) async throws -> [LogID: NumberRanges] {
    let findings = try await diary.check().findings.filter { !$0.numbers.isEmpty }
    return findings.reduce(into: [:]) { result, finding in
      if let log = finding.log { result[log, default: NumberRanges()].formUnion(finding.numbers) }
    }
  }

  enum Step: CaseIterable { case none, moment, sync, crashThenMoment }

  @Test(arguments: Step.allCases)
  func `A vault that was set back reports for good what it lacks`(_ step: Step) async throws {
    let (log, numbers) = try await setBack()
    let lacking = [log: NumberRanges([numbers])]
    let diary = try bench.open("laptop", clock)
    switch step {
    case .none: break
    case .moment: _ = try await diary.commit(LogMoment("after"))
    case .sync: _ = try await diary.sync(bench.shared)
    case .crashThenMoment:
      // The power goes between the commit pointers of the new log and its first record.
      let journal = try bench.journal("laptop")
      try journal.beginLog(LogID(high: 7, low: 7)).close()
      _ = try await diary.commit(LogMoment("after"))
    }
    #expect(try await missing(diary) == lacking)
    let reopened = try bench.open("laptop", clock)
    #expect(try await missing(reopened) == lacking)
    #expect(await reopened.missingEventCount == 3)
    if step != .none {
      #expect(try await reopened.view().history.devices.contains { $0.continues?.log == log })
    }
  }

  @Test func `A repair calls it missing too, and takes it from a copy that has it`() async throws {
    let (log, numbers) = try await setBack(keeping: "/whole")
    _ = try await bench.open("laptop", clock).commit(LogMoment("after"))
    let disk = bench.machine.startProcess()
    let secret = try bench.secret(on: disk)
    let alone = try Diary.repair(bench.place("laptop"), secret: secret, on: disk)
    #expect(alone.outcome == .nothingGained)
    #expect(alone.losses.map(\.log) == [log] && alone.losses.map(\.numbers) == [numbers])
    let foreign = [UInt8](repeating: 7, count: 900)
    try disk.replace(
      "/laptop/vault/journal/segments/07.segment", with: foreign.rawSpan, through: "/laptop/07")
    let copied = try Diary.repair(
      bench.place("laptop"), into: "/copied", secret: secret, on: disk)
    #expect(copied.outcome == .copied("/copied"))
    #expect(copied.losses.map(\.numbers) == [numbers], "not everything is there again")
    let healed = try Diary.repair(
      bench.place("laptop"), from: "/whole", secret: secret, on: disk)
    #expect(healed.losses.isEmpty && healed.returned == [log: NumberRanges([numbers])])
  }

  /// The commit pointer outside names the log that began since, of which nothing is here.
  @Test func `A repair still reports a log that only the outside pointer knows`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    try bench.copy("/laptop/vault", to: "/backup")
    let disk = bench.machine.startProcess()
    // It shows a copy, which begins a log of its own.
    try disk.remove("/laptop/vault/journal/lock")
    let later = try bench.open("laptop", clock)
    let name = try await later.commit(LogMoment("later")).name
    try bench.remove("/laptop/vault")
    try bench.copy("/backup", to: "/laptop/vault")
    let lacking = [name.log: NumberRanges([1...name.number])]
    let again = try bench.open("laptop", clock)
    #expect(try await missing(again) == lacking)
    #expect(await again.missingEventCount == name.number)
    let foreign = [UInt8](repeating: 7, count: 900)
    try disk.replace(
      "/laptop/vault/journal/segments/07.segment", with: foreign.rawSpan, through: "/laptop/07")
    let report = try Diary.repair(
      bench.place("laptop"), into: bench.place("copied").vault, secret: bench.secret(on: disk),
      on: disk)
    #expect(report.losses.map(\.log) == [name.log] && report.returned.isEmpty)
    let copied = try bench.open("copied", clock)
    #expect(try await missing(copied) == lacking)
    _ = try await copied.commit(LogMoment("after"))
    #expect(try await missing(copied) == lacking)
  }

  @Test func `The entry after it names what is not here`() async throws {
    _ = try await setBack()
    let diary = try bench.open("laptop", clock)
    let report = try #require(try await diary.commit(LogMoment("after")).news.recovery)
    #expect(report.missingCount == 3)
    #expect(try await diary.commit(LogMoment("and so on")).news == News())
  }

  /// The backup is from before the sync that sealed what is in it.
  @Test(arguments: [false, true])
  func `A vault that was set back to before a sync shows what was in it then`(
    _ isGrown: Bool
  ) async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    let log = try #require(await diary.ownLog)
    try bench.copy("/laptop/vault", to: "/backup")
    if isGrown { _ = try await diary.commit(LogMoment("later")) }
    let last = try await diary.view().history.eventCount
    _ = try await diary.sync(bench.shared)
    try bench.remove("/laptop/vault")
    try bench.copy("/backup", to: "/laptop/vault")
    let again = try bench.open("laptop", clock)
    let lacking = isGrown ? [log: NumberRanges([last...last])] : [:]
    #expect(try await missing(again) == lacking)
    #expect(try await again.view().history.moments().count == 1)
    _ = try await again.commit(LogMoment("after"))
    #expect(try await missing(again) == lacking)
    #expect(try await again.view().history.moments().count == 2)
    _ = try await again.sync(bench.shared)
    #expect(try await again.check().isSound)
    #expect(try await again.view().history.moments().count == (isGrown ? 3 : 2))
  }

  /// The power goes between the commit pointers of a copy's new log and its first record.
  @Test func `A log that a copy had begun still names the one it continues`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    let log = try #require(await diary.ownLog)
    try bench.machine.startProcess().remove("/laptop/vault/journal/lock")
    try bench.journal("laptop").beginLog(LogID(high: 7, low: 7)).close()
    let again = try bench.open("laptop", clock)
    _ = try await again.commit(LogMoment("after"))
    #expect(try await again.view().history.devices.contains { $0.continues?.log == log })
  }

  @Test func `A journal that is gone as a whole is named by what begins anew`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    let log = try #require(await diary.ownLog)
    let last = try await diary.view().history.eventCount
    try bench.remove("/laptop/vault/journal")
    let again = try bench.open("laptop", clock)
    let kept = try await again.commit(LogMoment("after"))
    #expect(kept.news.recovery?.missingCount == last)
    #expect(try await missing(again) == [log: NumberRanges([1...last])])
  }

  @Test func `What another device still has comes back, and is missing no more`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("before"))
    try bench.copy("/laptop/vault", to: "/backup")
    _ = try await laptop.commit(LogMoment("shared"))
    _ = try await laptop.sync(bench.shared)
    try bench.remove("/laptop/vault")
    try bench.copy("/backup", to: "/laptop/vault")
    let again = try bench.open("laptop", clock)
    _ = try await again.commit(LogMoment("after"))
    #expect(try await !missing(again).isEmpty)
    _ = try await again.sync(bench.shared)
    #expect(try await missing(again).isEmpty)
    #expect(await again.missingEventCount == 0)
    #expect(try await again.view().history.moments().count == 3)
  }

  @Test func `A file of another device that went away is known from the own log`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("one"))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await phone.commit(LogMoment("two"))
    let log = try #require(await laptop.ownLog)
    let end = try #require(await phone.view().history.devices.first { $0.log == log }).eventCount
    let disk = bench.machine.startProcess()
    for segment in try bench.journal("phone").sealedSegments where segment.extent.log == log {
      try disk.remove(segment.path)
    }
    let again = try bench.open("phone", clock)
    #expect(try await missing(again) == [log: NumberRanges([1...end])])
    #expect(await again.missingEventCount == end)
  }
  @Test func `Whoever has a vault open writes into the one that took its place`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    try bench.copy("/laptop/vault", to: "/copy")
    let disk = bench.machine.startProcess()
    try disk.rename("/laptop/vault", to: "/moved")
    try disk.rename("/copy", to: "/laptop/vault")
    _ = try await diary.commit(LogMoment("first"))
    _ = try await bench.open("laptop", clock).commit(LogMoment("second"))
    _ = try await diary.commit(LogMoment("third"))
    let kept = try await bench.open("laptop", clock).view().history.moments()
    #expect(kept.count == 4)
  }

  @Test func `Whoever has a vault open notices that the active segment went away`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    let disk = bench.machine.startProcess()
    try disk.rename("/laptop/vault/journal/live", to: "/moved")
    _ = try await diary.commit(LogMoment("after"))
    #expect(try await bench.open("laptop", clock).view().history.moments().count == 1)
    #expect(try await !missing(diary).isEmpty)
  }
}
