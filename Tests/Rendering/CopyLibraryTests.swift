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
        == "Emma found an unfinished save and restored your vault safely. "
        + "You can review recent changes."
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

  @Test func `Each text stands where it is true`() {
    let damaged = Finding(.damaged, "/v/journal/live", bytes: [8..<9])
    func page(_ outcome: RepairReport.Outcome) -> Page {
      let report = RepairReport(outcome: outcome, findings: [damaged])
      return Catalogue.repaired(report, of: "/my vault")
    }
    let whole = page(.copied("/new"))
    #expect(whole.exit == .success && text(whole).hasPrefix(Catalogue.VaultHealth.repaired))
    #expect(whole.notes.contains { $0.contains("mv '/my vault' '/my vault-damaged'") })
    let foreseen = page(.foreseen("/new"))
    #expect(foreseen.exit == .success && text(foreseen).hasPrefix("Nothing was written."))
    #expect(foreseen.notes.isEmpty)
    #expect(page(.nothingGained).exit == .negative)
    #expect(page(.nothingDamaged).exit == .success)
  }

  private func text(_ page: Page) -> String {
    Sheet(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
  }
}
