import Echolog
import Files
import Journal
import Rendering
import Sync
import Testing
import Vault

@Suite struct ExchangeTests {
  @Test func `A sync that could not share says what came, and what would let it share`() {
    let page = Catalogue.synced(
      SyncReport(), with: "/stick", nil, isWhole: false, met: [], newEvents: 3, missing: 0)
    let text = Sheet(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
    #expect(text == "3 new events came; what is new here could not all be shared.\n")
    #expect(page.json.text.contains(#""isWhole":false"#))
    let error = DiskError(.open, "/stick/segments/a.segment.new", .readOnly)
    let trouble = Catalogue.trouble(DiaryError.unfinishedSync(SyncReport(), .disk(error)))
    #expect(trouble.exit == .cannotCreate)
    #expect(trouble.sentence == "/stick/segments/a.segment.new can only be read here.")
    #expect(
      trouble.nextStep == "Both ways need a folder that can be written to; then sync again.")
  }

  @Test func `What nobody named is not to be named anew`() {
    for cause in [DiskError.Cause.notFile, .notDirectory] {
      let error = DiskError(.open, "/vault/journal/live", cause)
      let named = Catalogue.trouble(error).nextStep ?? ""
      #expect(named.hasPrefix("Name a f"))
      for told in [
        DiaryError.journal(.disk(error)), .notRecorded(error), .sync(.disk(error)),
        .sync(.vault(.disk(error))),
      ] {
        let next = Catalogue.trouble(told).nextStep ?? ""
        #expect(!next.isEmpty && !next.contains("Name a"), "\(told): \(next)")
      }
    }
  }
}
