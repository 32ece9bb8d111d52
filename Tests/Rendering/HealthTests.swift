import Echolog
import Journal
import Platform
import Program
import Testing

@Suite struct HealthTests {
  private let log = LogID(high: 1, low: 2)

  private func told(_ findings: [Finding]) -> (text: String, notes: [String]) {
    let page = Messages.health(
      JournalHealth(
        findings: findings, eventCount: 7, segmentCount: 4, deviceNames: [log: "laptop"]))
    let renderer = TextRenderer(width: nil, hasColor: false, hasUnicode: true)
    return (renderer.text(page.blocks), page.notes)
  }

  private func finding(_ cause: Finding.Cause, _ number: UInt64) -> Finding {
    Finding(cause, nil, log: log, numbers: NumberRanges([number...number]))
  }

  /// Both are read, each under a name of its own.
  @Test func `Where two histories part, every event can be read`() {
    let (text, notes) = told([finding(.fork, 6)])
    #expect(text.contains("fork: histories of one log part here: events laptop:6-6\n"), "\(text)")
    #expect(text.hasSuffix("Every event can still be read.\n"), "\(text)")
    #expect(notes.isEmpty, "\(notes)")
  }

  @Test func `What can not be read is reported beside two histories`() {
    let (text, notes) = told([finding(.fork, 6), finding(.lost, 3)])
    #expect(text.hasSuffix("1 event can not be read here: laptop:3-3.\n"), "\(text)")
    #expect(text.contains("fork: ") && !text.contains("Every event"), "\(text)")
    #expect(notes.count == 1, "\(notes)")
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

  @Test func `A damaged attachment hides no event, and one that is not here yet is no damage`() {
    let path: Path = "/vault/attachments/000102030405060708090a0b0c0d0e0f"
    let damaged = told([Finding(.damaged, path, bytes: [96..<117])])
    #expect(damaged.text.contains("damaged: \(path), bytes 96-116\n"), "\(damaged.text)")
    #expect(damaged.text.hasSuffix("Every event can still be read.\n"), "\(damaged.text)")
    #expect(damaged.notes.count == 2, "\(damaged.notes)")
    let awaited = told([Finding(.awaited, path)])
    #expect(awaited.text.hasSuffix("  awaited: not here yet: \(path)\n"), "\(awaited.text)")
    #expect(!awaited.text.contains("amiss") && awaited.notes.count == 1, "\(awaited.notes)")
  }

  @Test func `An attachment that is lost here is amiss, and a sync is what may bring it back`() {
    let path: Path = "/vault/attachments/000102030405060708090a0b0c0d0e0f"
    let missing = told([Finding(.missing, path)])
    #expect(missing.text.hasPrefix("Something is amiss."), "\(missing.text)")
    #expect(missing.text.contains("  missing: \(path)\n"), "\(missing.text)")
    #expect(missing.notes.count == 1, "no repair has it: \(missing.notes)")
    let aside = told([Finding(.damaged, Path(path.text + ".damaged"))])
    for notes in [missing.notes, aside.notes] {
      #expect(notes[0].hasPrefix("echolog sync brings back"), "\(notes)")
    }
  }

  @Test func `Each cause has its code in every form and words of its own, and two alone pass`() {
    var words: Set<Substring> = []
    for cause in Finding.Cause.allCases {
      let page = Messages.health(
        JournalHealth(
          findings: [Finding(cause, "/vault/journal/live")], eventCount: 7, segmentCount: 4))
      let renderer = TextRenderer(width: nil, hasColor: false, hasUnicode: true)
      let line = renderer.text(page.blocks).split(separator: "\n")[1]
      let code = "  \(cause.rawValue): "
      #expect(line.hasPrefix(code), "\(line)")
      let rest = line.dropFirst(code.count)
      // Some codes are words, and are shown once.
      words.insert(rest.hasPrefix("/") ? line : rest)
      #expect(page.rows.last?.first == cause.rawValue, "\(page.rows)")
      let json = page.json.text
      #expect(json.contains(#"[{"code":"\#(cause.rawValue)","file":"#), "\(json)")
      let passes = [.tornTail, .awaited].contains(cause)
      #expect(page.exit == (passes ? .success : .negative), "\(cause)")
    }
    #expect(words.count == Finding.Cause.allCases.count, "\(words)")
  }
}
