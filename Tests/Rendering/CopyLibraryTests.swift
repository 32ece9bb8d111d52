import Bytes
import Echolog
import Files
import Journal
import Rendering
import Testing

/// The texts of "UX Copy Library" that the specification gives word for word.
@Suite struct CopyLibraryTests {
  @Test func `Recovery is told in the words of copy 4`() {
    let recovered = Catalogue.RecoveryNotice.recovered
    #expect(recovered.title == "Recovered your vault")
    #expect(
      recovered.body
        == "Emma found an unfinished save and restored your vault safely. You can review recent changes."
    )
    #expect(recovered.actions == ["Continue"])
    let needed = Catalogue.RecoveryNotice.needed
    #expect(needed.title == "Recovery needed")
    #expect(
      needed.body
        == """
        We found incomplete changes. Emma preserved your original vault and moved the partial save \
        to a recovery file.
        """)
    #expect(needed.actions == ["View Details", "Dismiss"])
  }

  @Test func `The vault's health is told in the words of copy 7`() {
    #expect(
      Catalogue.VaultHealth.healthy == "Vault check complete. Everything looks good.")
    #expect(
      Catalogue.VaultHealth.repaired
        == "Vault repaired after an interrupted save. No data loss detected.")
    #expect(
      Catalogue.VaultHealth.attention
        == """
        We found issues with recent changes. Emma preserved your original vault and created a \
        recovery file.
        """)
  }

  @Test func `Each text stands where it is true`() throws {
    let log = LogID(high: 1, low: 2)
    let damaged = Finding(.damaged, "/v/journal/live", bytes: [8..<9])
    let loss = RepairReport.Loss(log: log, numbers: 5...7, isMissing: false)
    func page(_ outcome: RepairReport.Outcome, _ losses: [RepairReport.Loss]) -> Page {
      Catalogue.repaired(
        RepairReport(
          outcome: outcome, findings: [damaged], losses: losses, eventCount: 9,
          deviceNames: [log: "laptop"]), of: "/my vault")
    }
    let whole = page(.copied("/new"), [])
    #expect(whole.exit == .success && text(whole).hasPrefix(Catalogue.VaultHealth.repaired))
    let short = page(.copied("/new"), [loss])
    #expect(short.exit == .negative && text(short).hasPrefix(Catalogue.VaultHealth.attention))
    #expect(text(short).contains("  lost: events laptop:5-7"))
    #expect(short.json.text.contains(#""numbers":"5-7","reason":"lost""#))
    #expect(short.notes.contains { $0.contains("mv '/my vault' '/my vault-damaged'") })
    #expect(page(.nothingGained, [loss]).exit == .negative)
    #expect(page(.nothingDamaged, []).exit == .success)
  }

  private func text(_ page: Page) -> String {
    Sheet(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
  }
}
