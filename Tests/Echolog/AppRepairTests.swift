import Echolog
import Foundation
import Testing

/// What an app does about a vault of which bytes are not the ones that were written, by the calls
/// that it has and no others.
@Suite struct AppRepairTests {
  /// A vault with its neighbours in a folder of its own.
  private struct Home {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    private let secret = DiarySecret.keyBytes(Array(1...32))

    var vault: String { folder.path + "/vault" }
    var state: String { folder.path + "/state" }
    var shared: String { folder.path + "/shared" }

    func create() async throws -> Diary {
      try await Diary.create(
        in: vault, stateFolder: state, owner: "Mika", device: "app", secret: secret, zone: .utc)
    }

    func open(_ vault: String? = nil) async throws -> Diary {
      try await Diary.open(
        in: vault ?? self.vault, stateFolder: state, device: "app", secret: secret, zone: .utc)
    }

    func repair(
      into target: String? = nil, from other: String? = nil, isForeseen: Bool = false
    ) async throws -> RepairReport {
      try await Diary.repair(
        vault, stateFolder: state, secret: secret, into: target, from: other,
        isForeseen: isForeseen)
    }

    /// What can be read of the moments, by every way there is.
    func moments(_ vault: String? = nil) async throws -> [EntryID: String] {
      let diary = try await open(vault)
      let shown = try await diary.momentDays(limit: 1000).flatMap(\.moments)
      let counted = try await diary.ask("SELECT count(*), count(text) FROM moments").rows[0]
      let statistics = try await diary.read { $0.statistics }
      #expect(counted == Array(repeating: .integer(Int64(shown.count)), count: 2))
      #expect(statistics.moments == shown.count)
      return Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0.text) })
    }

    /// The files of the vault and of what the device remembers of it.
    func files(_ parts: [String] = ["vault", "state"]) throws -> [String: Data] {
      var found: [String: Data] = [:]
      for part in parts {
        let root = folder.path + "/" + part
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
          let path = root + "/" + name
          let type = try FileManager.default.attributesOfItem(atPath: path)[.type]
          guard type as? FileAttributeType == .typeRegular else { continue }
          found[path] = try Data(contentsOf: URL(filePath: path))
        }
      }
      return found
    }

    /// Writes bytes into a file where it is, as damage does.
    func write(_ bytes: Data, to path: String) throws {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: bytes)
      try file.close()
    }
  }

  private func inHome(_ work: (Home) async throws -> Void) async throws {
    let home = Home()
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: home.folder) } }
    try await work(home)
  }

  /// Words that no compression makes short.
  private func words(_ number: Int) -> String {
    "moment \(number) " + (0..<40).map { _ in UUID().uuidString }.joined(separator: " ")
  }

  @Test func `A damaged frame is shown with its place, and a copy has all that it does not hold`()
    async throws
  {
    try await inHome { home in
      let diary = try await home.create()
      for number in 1...60 { try await diary.perform(LogMoment(words(number))) }
      // What was shared is sealed, so the shared folder has all of it.
      try await diary.sync(with: home.shared)
      #expect(try await diary.verify().isSound)
      let whole = try await home.moments()
      let segments = try home.files().filter { $0.key.hasSuffix(".segment") }
      let (path, bytes) = try #require(segments.max { $0.value.count < $1.value.count })
      var hurt = bytes
      let place = bytes.count / 2
      hurt[place] ^= 4
      try home.write(hurt, to: path)
      let original = try home.files(["vault"])

      let health = try await home.open().verify()
      let problem = try #require(health.problems.first)
      let lost = health.lostEventCount
      #expect(!health.isSound && health.problems.count == 1)
      #expect(problem.cause == "damaged" && problem.file == path)
      #expect(problem.bytes.contains { $0.contains(place) })
      #expect(problem.lostEventCount == lost && (1..<60).contains(lost))
      let readable = try await home.moments()
      #expect(readable.count == whole.count - lost)
      #expect(readable.allSatisfy { whole[$0.key] == $0.value })

      let foreseen = try await home.repair(isForeseen: true)
      let copy = try #require(foreseen.copy)
      #expect(!FileManager.default.fileExists(atPath: copy) && foreseen.lostEventCount == lost)
      let report = try await home.repair()
      #expect(report.copy == copy && report.problems == health.problems)
      #expect(report.lostEventCount == lost && report.returnedEventCount == 0)
      #expect(try home.files(["vault"]) == original)
      #expect(try await home.moments(copy) == readable)
      let mended = try await home.open(copy)
      #expect(try await mended.verify().problems.allSatisfy { $0.cause == "lost" })
      let kept = try await mended.perform(LogMoment("in the copy")).answer.id
      #expect(try await home.moments(copy).count == readable.count + 1)
      #expect(try await home.moments(copy)[kept] == "in the copy")

      let healed = home.folder.path + "/healed"
      let second = try await home.repair(into: healed, from: home.shared)
      #expect(second.copy == healed && second.lostEventCount == 0)
      #expect(second.returnedEventCount == lost)
      #expect(try await home.moments(healed) == whole)
      #expect(try await home.open(healed).verify().problems.isEmpty)
    }
  }

  @Test func `A torn tail costs nothing, and the last commit damaged costs itself`() async throws {
    try await inHome { home in
      let diary = try await home.create()
      for number in 1...5 { try await diary.perform(LogMoment(words(number))) }
      let (before, five) = (try home.files(), try await home.moments())
      try await diary.perform(LogMoment(words(6)))
      let (after, six) = (try home.files(), try await home.moments())
      let path = home.vault + "/journal/live"
      let (old, new) = try (#require(before[path]), #require(after[path]))
      let begin = try #require(zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset)
      let end = try #require(new.lastIndex { $0 != 0 }) + 1
      let middle = (begin + end) / 2
      // As a crash leaves it: half of the commit, of which nothing else knows.
      for (path, bytes) in before { try home.write(bytes, to: path) }
      try home.write(new.prefix(middle) + old.dropFirst(middle), to: path)

      let torn = try await home.open()
      let health = try await torn.verify()
      #expect(health.isSound && health.lostEventCount == 0)
      #expect(health.problems.map(\.cause) == ["tornTail"])
      let problem = try #require(health.problems.first)
      #expect(problem.file == path && problem.lostEventCount == 0)
      #expect(problem.bytes.allSatisfy { $0.lowerBound >= begin && $0.upperBound <= end })
      #expect(try await home.repair().copy == nil)
      #expect(try await home.moments() == five)
      let kept = try await torn.perform(LogMoment("after the crash"))
      #expect(kept.news.arrivedCount == 0)
      #expect(try await torn.verify().problems.isEmpty)
      var expected = five
      expected[kept.answer.id] = "after the crash"
      #expect(try await home.moments() == expected)

      // The same bytes of a commit that was answered are damage.
      for path in try home.files().keys where after[path] == nil {
        try FileManager.default.removeItem(atPath: path)
      }
      for (path, bytes) in after {
        if try home.files()[path] == nil { try bytes.write(to: URL(filePath: path)) }
        try home.write(bytes, to: path)
      }
      try home.write(new.prefix(middle) + old.dropFirst(middle), to: path)
      let hurt = try await home.open().verify()
      #expect(!hurt.isSound && hurt.lostEventCount == 1)
      #expect(hurt.problems.contains { $0.cause == "damaged" && $0.file == path })
      let report = try await home.repair()
      let copy = try #require(report.copy)
      #expect(report.lostEventCount == 1 && six.count == 6)
      #expect(try await home.moments(copy) == five)
      #expect(try await home.open(copy).perform(LogMoment("in the copy")).events.count == 1)
    }
  }
}
