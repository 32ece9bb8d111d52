import Echolog
import Foundation
import Interop
import Synchronization
import Testing

/// What leaves by the calls that an app has.
@Suite struct AppExportTests {
  private func withDiary(_ work: (Diary, _ folder: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let diary = try await Diary.create(
      in: folder.path + "/vault", stateFolder: folder.path + "/state", owner: "Mika",
      device: "app", secret: .keyBytes(Array(1...32)), zone: .utc)
    try await work(diary, folder.path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  @Test func `Everything leaves as lines, as a document and as a table, and lines are noted`()
    async throws
  {
    try await withDiary { diary, folder in
      try await diary.perform(LogMoment("Took a short walk"))
      try await diary.perform(LogActivity(.water, amount: 250, note: "tea"))
      try await diary.perform(SendVibe("Well prepared.", emotion: .joy, returningAfter: .week))
      let events = Int(try await diary.read { $0.statistics.events })
      let steps = Mutex<[Int]>([])
      let all = try await diary.export(to: folder + "/all.jsonl") { done, _ in
        steps.withLock { $0.append(done) }
        return true
      }
      #expect(all.count == events && all.missingEventCount == 0 && all.isNoted)
      #expect(steps.withLock(\.last) == events)
      let lines = try text(folder + "/all.jsonl").split(separator: "\n")
      #expect(lines.count == events && lines.contains { $0.contains("Well prepared.") })
      #expect(Int(try await diary.read { $0.statistics.events }) == events + 1)

      let document = try await diary.export(to: folder + "/diary.md", as: .markdown)
      #expect(document.count == 3 && !document.isNoted)
      let page = try text(folder + "/diary.md")
      #expect(page.contains("Took a short walk") && page.contains("water 250 ml: tea"))
      #expect(page.contains("sealed until") && !page.contains("Well prepared."))
      #expect(try await diary.export(to: folder + "/diary.csv", as: .csv).count == 3)
      let long = try #require(CivilDay(year: 2020, month: 1, day: 1))
      let old = folder + "/old.md"
      #expect(try await diary.export(to: old, as: .markdown, of: long...long).count == 0)
      await #expect(throws: DiaryFailure.self) {
        try await diary.export(to: old, of: long...long)
      }
      let mapping = try ImportMapping(
        .moment, map: ["date=when,text=text"], where: ["kind=moment"])
      let again = try await diary.importFile(folder + "/diary.csv", by: mapping)
      #expect(again.report.known == 1 && again.written == 0, "its own rows are known")
    }
  }

  @Test func `A table leaves in every form, with the person's words only where that is asked for`()
    async throws
  {
    try await withDiary { diary, folder in
      for number in 1...3 { try await diary.perform(LogMoment("walk \(number)")) }
      for form in TableForm.allCases where form != .pb {
        let path = folder + "/moments." + form.rawValue
        #expect(try await diary.exportTable("moments", to: path, as: form) == 3)
        #expect(FileManager.default.fileExists(atPath: path))
        // In the place of what is there.
        #expect(try await diary.exportTable("moments", to: path, as: form, withTexts: true) == 3)
      }
      #expect(try text(folder + "/moments.csv").contains("walk 2"))
      try await diary.exportTable("moments", to: folder + "/bare.csv", as: .csv)
      #expect(try !text(folder + "/bare.csv").contains("walk"))
      let events = Int(try await diary.read { $0.statistics.events })
      #expect(try await diary.exportTable("events", to: folder + "/a.pb", as: .pb) == events)
      await #expect(throws: DiaryFailure.notUnderstood("no such table: walks")) {
        try await diary.exportTable("walks", to: folder + "/walks.csv", as: .csv)
      }
      await #expect(throws: DiaryFailure.self) {
        try await diary.exportTable("moments", to: folder + "/moments.pb", as: .pb)
      }
    }
  }

  @Test func `The answer to a question leaves in every form of a table`() async throws {
    try await withDiary { diary, folder in
      for amount in [250, 500] {
        try await diary.perform(LogActivity(.water, amount: Int64(amount)))
      }
      let sql = "SELECT amount, note FROM logs WHERE amount > ? ORDER BY amount"
      for form in TableForm.allCases where form != .pb {
        let path = folder + "/answer." + form.rawValue
        #expect(
          try await diary.exportAnswer(to: sql, with: [.integer(0)], in: path, as: form) == 2)
      }
      #expect(try text(folder + "/answer.csv") == "amount,note\r\n250,\r\n500,\r\n")
      let other = folder + "/other.csv"
      for (sql, form) in [("SELECT nothing FROM logs", TableForm.csv), ("SELECT 1", .pb)] {
        await #expect(throws: DiaryFailure.self) {
          try await diary.exportAnswer(to: sql, in: other, as: form)
        }
      }
      try await diary.ensure(SelectPolicy(.echo))
      await #expect(throws: DiaryFailure.self) {
        try await diary.exportAnswer(to: "SELECT 1", in: other, as: .csv)
      }
      #expect(!FileManager.default.fileExists(atPath: other))
    }
  }

  @Test func `What is stopped, not permitted or not possible leaves no file and changes none`()
    async throws
  {
    try await withDiary { diary, folder in
      try await diary.perform(LogMoment("Took a short walk"))
      let path = folder + "/all.jsonl"
      try Data("before".utf8).write(to: URL(filePath: path))
      await #expect(throws: DiaryFailure.cancelled) {
        try await diary.export(to: path) { _, _ in false }
      }
      await #expect(throws: DiaryFailure.cancelled) {
        try await diary.exportTable("moments", to: path, as: .sqlite) { _ in false }
      }
      await #expect(throws: DiaryFailure.absent) {
        try await diary.export(to: folder + "/none/all.jsonl")
      }
      try await diary.ensure(SelectPolicy(.echo))
      await #expect {
        try await diary.export(to: path)
      } throws: { error in
        guard case .refused(.refusedByPolicy(let refusal))? = error as? DiaryFailure else {
          return false
        }
        return refusal.rule == .exporting && refusal.policy == .echo
      }
      #expect(try text(path) == "before")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(Set(names) == ["vault", "state", "all.jsonl"])
    }
  }
}
