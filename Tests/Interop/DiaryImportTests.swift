import Bytes
import Domain
import Echolog
import Events
import Foundation
import Interop
import ReadModels
import Testing

/// Imports into a diary on disk.
@Suite struct DiaryImportTests {
  private let csv = """
    date,text
    2020-01-01,walked 🚶🏽‍♀️
    2020-01-01,"한국어, ""quoted""
    and on two lines"
    2020-01-02T08:00:00+05:45,odd offset
    2020-01-01,walked 🚶🏽‍♀️

    """

  private func run(_ text: String, into diary: Diary) throws -> ImportRun {
    let mapping = try ImportMapping(.moment, map: ["date=date,text=text"])
    return ImportRun(
      ImportSource(name: "walks.csv", holding: Array(text.utf8)),
      by: RowInterpreter(mapping: mapping), into: ImportPort(diary))
  }

  @Test func `A second run adds nothing, and what was removed stays away`() async throws {
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    let first = try await run(csv, into: vault.diary).perform()
    #expect(first.written == 4)
    let moment = try await #require(vault.diary.view().history.moments().first)
    _ = try await vault.diary.remove(moment.id)
    let again = try await run(csv, into: vault.diary).perform()
    #expect(again.report.known == 4)
    #expect(again.written == 0)
    #expect(try await run(csv + "2020-02-01,new\n", into: vault.diary).perform().written == 1)
  }

  @Test func `A batch that was undone as one can be imported again`() async throws {
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    let first = try await run(csv, into: vault.diary).perform()
    _ = try await vault.diary.undoImport(try #require(first.batch))
    #expect(try await vault.diary.view().history.moments().isEmpty)
    #expect(try await run(csv, into: vault.diary).perform().written == 4)
    #expect(try await vault.diary.view().history.moments().count == 4)
  }
}
