import Echolog
import Foundation
import Journal
import Platform
import SimulatedMachine
import Testing

/// A vault as the spine of the project could have written it, kept for ever in
/// `Schemas/golden/spine`: two devices, three sealed segments and an active one, nine logs, goals,
/// moments and notes.
///
/// No program of that time wrote it. On 2026-11-22 one of that day did, by lines of a shell that
/// record only types that the schema had when it came to contain the first golden journal (commit
/// `119632f`), with no field that it had not. So it has the events of that time to be understood
/// for ever, and the files of that day; those of the spine's own day are in `golden/1`. Beside it
/// is `events`: each event by its name, in the JSON of proto3, as it was exported then. What a
/// reader does not need is left out: the lock, the ballast file and the state folder.
@Suite struct GoldenVaultTests {
  private static let golden = Path(#filePath).parent.parent.parent.appending("Schemas/golden/spine")

  private let bench = Workbench()
  /// Half an hour after its last event, at home in winter.
  private let clock = TestClock(Instant(milliseconds: 1_763_496_000_000))

  /// The files of the folder by their paths in it, in order.
  private func files(in folder: String = "") throws -> [(path: String, bytes: [UInt8])] {
    let disk = POSIXDisk()
    let path = folder.isEmpty ? Self.golden : Self.golden.appending(folder)
    return try disk.list(path).flatMap { entry -> [(path: String, bytes: [UInt8])] in
      let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
      guard entry.kind != .directory else { return try files(in: name) }
      return [(name, try disk.readAll(Self.golden.appending(name)))]
    }
  }

  /// Opens a copy of the vault on a simulated machine.
  private func opened() throws -> Diary {
    let disk = bench.machine.startProcess()
    for (name, bytes) in try files() where name != "events" {
      let path = Path(name == "key" ? "/key" : "/laptop/" + name)
      try disk.makeDirectories(path.parent)
      try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    }
    return try bench.open("laptop", clock, hoursEast: 1)
  }

  /// Expects every event of the time to be as it is written beside the vault.
  ///
  /// - Returns: how many others there are.
  private func expectEvents(of diary: Diary) async throws -> Int {
    let file = try POSIXDisk().readAll(Self.golden.appending("events"))
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 33)
    var labels: [LogID: String] = [:]
    for device in try await diary.view().history.devices { labels[device.log] = device.label }
    try await diary.beginScan()
    var found: [NamedEvent] = []
    var next = try await diary.nextOfScan()
    while !next.isEmpty {
      found += next
      next = try await diary.nextOfScan()
    }
    for (line, named) in zip(lines, found) {
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      #expect("\(labels[named.name.log] ?? ""):\(named.name.number)" == parts[0])
      let json = try [named.event.json(), parts[1]].map { text in
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
      }
      #expect(json[0] == json[1], "\(parts[0])")
    }
    return found.count - lines.count
  }

  @Test func `Its bytes never change`() throws {
    let digested = try files().flatMap { Array($0.path.utf8) + $0.bytes }
    let digest = SHA256.digest(of: digested.rawSpan).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(
      digest.joined() == "f579b68d9eb85157fbda51b4403ccabe08479fdabee8c757da2cf715c5ff2da1")
  }

  @Test func `It opens, and every event is what it was`() async throws {
    let diary = try opened()
    #expect(try await expectEvents(of: diary) == 0)
    #expect(try await diary.check().findings.allSatisfy(isAboutCopies))
    #expect(await diary.missingEventCount == 0)
  }

  @Test func `It is folded to the counts, the texts and the state that it had`() async throws {
    let diary = try opened()
    let view = try await diary.view()
    let counts = view.history.statistics(at: view.viewpoint)
    #expect(counts.events == 33 && counts.moments == 3 && counts.goals == 2)
    #expect(counts.vibesSent == 4 && counts.echoesRevealed == 2 && counts.echoesScheduled == 1)
    #expect(counts.echoesReflected == 1 && counts.echoesDismissed == 1)
    #expect(counts.echoesCancelled == 1 && counts.echoesDue == 0 && counts.memories == 0)
    #expect(counts.activities.map(\.activity) == [.steps, .water, .sleep])
    #expect(counts.activities.map(\.amount) == [13_000, 2_250, 27_000])
    #expect(counts.activities.map(\.dayCount) == [2, 1, 1])
    #expect(view.history.settings.dayStart == DayStart(minutes: 300))

    let echoes = view.history.echoes(at: view.viewpoint).sorted { $0.id.number < $1.id.number }
    #expect(echoes.map(\.id.number) == [15, 16, 17, 19])
    #expect(echoes.map(\.state) == [.reflected, .dismissed, .cancelled, .scheduled])
    #expect(echoes.map(\.delivery.minute) == [540, 540, 540, 540])
    #expect(
      try await texts(echoes.map(\.text), diary) == [
        "You've prepared well.", "Naïve, 한글, family 👩‍👩‍👧‍👦.", "Not so sure of this one.",
        "See you in spring.",
      ])
    #expect(try await texts([echoes[0].note], diary) == ["It went better than I thought."])

    let moments = view.history.moments(includingRemoved: true)
    #expect(
      Set(try await texts(moments.filter { !$0.isRemoved }.map(\.text), diary)) == [
        "Took a short walk 🌿", "From the train", "Finished the chapter",
      ])
    #expect(
      try await texts(moments.filter(\.isRemoved).map(\.text), diary)
        == ["Kept in the wrong diary"])
    let logs = view.history.logs(includingRemoved: true)
    #expect(logs.count == 6 && logs.filter(\.isRemoved).map(\.activity) == [.meditation])
    let corrected = try #require(logs.filter(\.isCorrected).first)
    #expect(corrected.id.number == 10 && corrected.amount == 750)
    #expect(try await texts([corrected.note], diary) == ["from the well"])

    let goals = view.history.allGoals()
    let today = view.viewpoint.today
    #expect(goals.map { $0.target(on: today) } == [2_500, 60_000])
    #expect(goals.allSatisfy { $0.isActive(on: today) } && goals.map(\.period) == [.day, .week])
  }

  @Test func `A copy is gone on with, and what was in it stays`() async throws {
    let diary = try opened()
    let before = try #require(try await diary.view().history.devices.first { $0.name == "laptop" })
    let kept = try await diary.commit(LogMoment("afterwards"))
    #expect(kept.name.log != before.log, "what may be a copy goes on in a log of its own")
    let again = try bench.open("laptop", clock, hoursEast: 1)
    // The start of the log, what it had received by then, and the moment.
    #expect(try await expectEvents(of: again) == 3)
    #expect(try await again.view().history.moments().count == 4)
    #expect(try await again.check().findings.allSatisfy(isAboutCopies))
  }

  /// The vault is from before its key file and its marker were written twice.
  private func isAboutCopies(_ finding: Finding) -> Bool {
    finding.path?.lastComponent == "echolog-vault" || finding.path?.parent.lastComponent == "keys"
  }

  private func texts(_ references: [WordsReference?], _ diary: Diary) async throws -> [String] {
    var texts: [String] = []
    for reference in references { texts.append(try #require(try await diary.words(reference))) }
    return texts
  }
}
