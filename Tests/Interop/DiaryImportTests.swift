import Bytes
import Domain
import Echolog
import Events
import Foundation
import Interop
import ReadModels
import Testing

/// Imports and exports through a diary on disk.
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

  @Test func `What an export writes is read back as the same events`() async throws {
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    _ = try await run(csv, into: vault.diary).perform()
    _ = try await vault.diary.log(LogActivity(activity: .water, amount: 500, note: "\u{1}\"\\"))
    var bytes: [UInt8] = []
    let count = try await EventExport(of: vault.diary).lines { bytes += $0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == count)
    let events = try await vault.diary.allEvents()
    #expect(events.count == count)
    for (index, line) in lines.enumerated() {
      guard let start = line.range(of: "\"event\":")?.upperBound,
        case .object(let members) = try JSONParser.parse(line.utf8)
      else {
        Issue.record("\(line)")
        continue
      }
      #expect(try Event(json: line[start...].dropLast()) == events[index])
      #expect(members.map(\.name) == ["log", "number", "event"])
      #expect(members[1].value == .string(String(index + 1)))
    }
  }
}
