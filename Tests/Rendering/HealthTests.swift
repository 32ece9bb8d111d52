import Bytes
import Echolog
import Files
import Journal
import Rendering
import Testing

@Suite struct HealthTests {
  private let log = LogID(high: 1, low: 2)

  private func told(_ findings: [Finding]) -> (text: String, notes: [String]) {
    let page = Catalogue.health(
      JournalHealth(
        findings: findings, eventCount: 7, segmentCount: 4, deviceNames: [log: "laptop"]))
    let sheet = Sheet(width: nil, hasColor: false, hasUnicode: true)
    return (sheet.text(page.blocks), page.notes)
  }

  private func finding(_ cause: Finding.Cause, _ number: UInt64) -> Finding {
    Finding(cause, nil, log: log, numbers: NumberRanges([number...number]))
  }

  @Test func `Where two histories part, nobody is told that every event can be read`() {
    let (text, notes) = told([finding(.fork, 6)])
    #expect(!text.contains("Every event"))
    #expect(
      text.hasSuffix(
        "Of two histories one is shown where they part; both are kept in the files.\n"), "\(text)")
    #expect(notes.count == 1 && notes[0].hasPrefix("echolog export "), "\(notes)")
  }

  @Test func `What can not be read is told beside two histories`() {
    let (text, notes) = told([finding(.fork, 6), finding(.lost, 3)])
    #expect(text.contains("1 event can not be read here: laptop:3-3.\nOf two histories"), "\(text)")
    #expect(notes.count == 2, "\(notes)")
  }

  /// A repair and a sync are refused then too, so neither is named.
  @Test(arguments: ["/vault/journal/live", "/state/head"] as [Path])
  func `Where the newest file waits, only what opens it is advised`(_ path: Path) {
    let segment = Finding(.damaged, "/vault/journal/segments/a.segment", bytes: [0..<96])
    let shut = "Until that file opens, nothing is kept, synced or repaired here."
    #expect(told([segment, Finding(.wrongKey, path)]).notes == [shut])
    let newer = told([segment, Finding(.newerFormat, path), finding(.missing, 4)])
    #expect(newer.notes == ["Please use a newer echolog. " + shut])
  }

  @Test func `A file that is here twice costs nothing`() {
    let (text, notes) = told([Finding(.duplicate, "/vault/journal/segments/a.segment")])
    #expect(text.hasSuffix("Every event can still be read.\n"), "\(text)")
    #expect(notes.count == 1)
  }
}
