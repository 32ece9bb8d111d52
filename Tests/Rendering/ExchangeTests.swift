import Echolog
import Journal
import Platform
import Program
import Testing

@Suite struct ExchangeTests {
  @Test func `A sync that could not share reports what came, and what would let it share`() {
    let page = Messages.synced(
      SyncReport(), with: "/stick", nil, isDone: false, met: [], newEvents: 3, missing: 0)
    let text = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
    #expect(text == "3 new events came; not everything could be exchanged.\n")
    #expect(page.json.text.contains(#""isWhole":false"#))
    let error = StorageError.disk(.open, "/stick/segments/a.segment.new", .readOnly)
    let programError = Messages.programError(DiaryError.unfinishedSync(SyncReport(), error))
    #expect(programError.exit == .cannotCreate)
    #expect(programError.sentence == "/stick/segments/a.segment.new can only be read here.")
    #expect(
      programError.nextStep == "Both ways need a folder that can be written to; then sync again.")
  }

  @Test func `A file that waits is reported with the reason, to a program too`() {
    var report = SyncReport()
    report.setAside = [
      SyncReport.SetAside("a.segment", .fault(.unknownEpoch(2))),
      SyncReport.SetAside("b.segment", .disk(.io)),
      SyncReport.SetAside("c.segment", .disk(.notFile)),
    ]
    let page = Messages.synced(report, with: "/stick", nil, met: [], newEvents: 0, missing: 0)
    #expect(
      page.json.text.contains(
        #""setAside":[{"file":"a.segment","code":"unknownEpoch"},"#
          + #"{"file":"b.segment","code":"unread"},{"file":"c.segment","code":"damaged"}]"#))
    #expect(page.notes.contains("a.segment waits: its key has not arrived."))
  }

  @Test func `What lacks room is told at once, with which, how much and where`() {
    var report = SyncReport()
    let names = ["000102030405060708090a0b0c0d0e0f", "100102030405060708090a0b0c0d0e0f"]
    report.setAside = names.map { name in
      SyncReport.SetAside(
        "/vault/attachments/" + name, .noRoom(byteCount: 31_500_000, at: "/stick"))
    }
    let page = Messages.synced(
      report, with: "/stick", nil, met: [], attachments: [names[0]: "laptop:4"], newEvents: 0,
      missing: 0)
    #expect(page.exit == .negative && page.json.text.contains(#""code":"awaited"}"#))
    #expect(
      page.notes == [
        "2 attachments (laptop:4 and /vault/attachments/\(names[1])) wait for 63 MB of room on the "
          + "disk of /stick, and the history did not wait. Make some room there and sync again."
      ], "\(page.notes)")
  }

  @Test func `Attachments are counted beside events and files, and one that waits is told`() {
    var report = SyncReport()
    (report.attachmentsReceived, report.attachmentsShipped) = (2, 1)
    func page(newEvents: UInt64 = 0) -> Page {
      Messages.synced(report, with: "/stick", nil, met: [], newEvents: newEvents, missing: 0)
    }
    func text(_ page: Page) -> String {
      TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
    }
    let alone = "1 attachment for your other devices lies in the folder.\n"
    #expect(text(page()) == "2 attachments came; " + alone)
    report.shipped = ["a.segment"]
    let both = "1 file and 1 attachment for your other devices lie in the folder.\n"
    #expect(text(page(newEvents: 1)) == "1 new event and 2 attachments came; " + both)
    #expect(page().json.text.contains(#""attachmentsReceived":2,"attachmentsShipped":1"#))
    #expect(page().exit == .success)
    let name = "000102030405060708090a0b0c0d0e0f"
    report.setAside = [SyncReport.SetAside("/vault/attachments/" + name, .fault(.foreign))]
    let waiting = page()
    #expect(waiting.exit == .negative)
    #expect(waiting.notes.count == 2, "\(waiting.notes)")
    #expect(waiting.notes.last?.hasPrefix("Sync each of your devices, and then this one") == true)
  }

  @Test func `What nobody named is not to be named anew`() {
    for cause in [StorageError.Refusal.notFile, .notDirectory] {
      let error = StorageError.disk(.open, "/vault/journal/live", cause)
      let named = Messages.programError(error).nextStep ?? ""
      #expect(named.hasPrefix("Name a f"))
      for told in [DiaryError.storage(error), .notRecorded(error), .sync(error)] {
        let next = Messages.programError(told).nextStep ?? ""
        #expect(!next.isEmpty && !next.contains("Name a"), "\(told): \(next)")
      }
    }
  }
}
