import Echolog
import Journal
import Platform
import Program
import Testing

/// The texts of "UX Copy Library" that the specification gives word for word.
@Suite struct CopyLibraryTests {
  private func recovered(quarantine: Path? = nil, under policy: Policy) -> [String] {
    Messages.recovered(
      RecoveryReport(
        sealed: nil, lost: NumberRanges(), tornFrameCount: 0, quarantine: quarantine,
        isDamage: false),
      under: policy, as: nil)
  }

  @Test func `Recovery is reported in the words of copy 4`() {
    #expect(
      recovered(under: .emma) == [
        """
        Recovered your vault: Emma found an unfinished save and restored your vault safely. You \
        can review recent changes.
        """
      ])
    #expect(
      recovered(quarantine: "/v/aside/1", under: .emma) == [
        """
        Recovery needed: We found incomplete changes. Emma preserved your original vault and moved \
        the partial save to a recovery file.
        """, "It lies at /v/aside/1.",
      ])
  }

  @Test func `The vault's health is reported in the words of copy 7`() {
    #expect(
      Messages.VaultHealth.healthy == "Vault check complete. Everything looks good.")
    #expect(
      Messages.VaultHealth.repaired
        == "Vault repaired after an interrupted save. No data loss detected.")
    #expect(
      Messages.VaultHealth.attention(under: .emma)
        == """
        We found issues with recent changes. Emma preserved your original vault and created a \
        recovery file.
        """)
  }

  @Test func `Under another policy than emma the program speaks as itself`() {
    for policy in Policy.allCases where policy != .emma {
      let bodies = [
        recovered(under: policy)[0], recovered(quarantine: "/v/aside/1", under: policy)[0],
        Messages.VaultHealth.attention(under: policy),
      ]
      #expect(bodies.allSatisfy { $0.contains("Echolog ") && !$0.contains("Emma") }, "\(policy)")
    }
  }

  @Test func `Damage is reported in words of its own, with what was quarantined and what helps`() {
    func notes(_ quarantine: Path?, lost: NumberRanges, as device: String? = nil) -> [String] {
      Messages.recovered(
        RecoveryReport(
          sealed: nil, lost: lost, tornFrameCount: 0, quarantine: quarantine, isDamage: true),
        under: .emma, as: device)
    }
    let told = notes("/v/journal/aside/1.live", lost: NumberRanges([4...4]), as: "n-2")
    #expect(told.allSatisfy { !$0.contains("Emma") && !$0.contains("partial save") })
    #expect(told.contains { $0.contains("set aside, as it was, at /v/journal/aside/1.live.") })
    #expect(told.contains("1 event can not be read; echolog check tells which."))
    #expect(told.contains { $0.contains("echolog repair") })
    #expect(told.last == "This device goes on as n-2.")
  }

  @Test func `What came back is reported once, and from where`() {
    let log = LogID(high: 0, low: 1)
    let report = RepairReport(
      outcome: .copied("/new"), findings: [Finding(.damaged, "/v/journal/live", bytes: [8..<9])],
      kept: [log: NumberRanges([1...7])], returned: [log: NumberRanges([4...4])],
      deviceNames: [log: "n"])
    let page = Messages.repaired(report, of: "/v", from: "/good")
    let told = text(page)
    #expect(
      told.hasPrefix(
        "Repaired after damage to /v/journal/live; everything is there again, 1 event from /good."))
    #expect(told.contains("/new, 7 events"))
    for line in ["kept: events n:1-3", "kept: events n:5-7", "returned: events n:4-4"] {
      #expect(told.contains("  " + line + "\n"), "\(told)")
    }
    #expect(!told.contains("1-7"))
  }

  @Test func `A copy that is without a file is not called everything`() {
    let file: Path = "/v/journal/segments/1.segment"
    let report = RepairReport(
      outcome: .copied("/new"), findings: [Finding(.unread, file)], notCopied: [file])
    let page = Messages.repaired(report, of: "/v")
    #expect(page.exit == .negative && !text(page).contains("everything"))
    #expect(text(page).contains("  not copied: \(file)\n"), "\(text(page))")
  }

  @Test func `Each text is where it is true`() {
    func page(
      _ outcome: RepairReport.Outcome, _ cause: Finding.Cause = .damaged,
      at path: Path = "/v/journal/live"
    ) -> Page {
      let found = Finding(cause, path, bytes: [8..<9])
      let report = RepairReport(outcome: outcome, findings: [found])
      return Messages.repaired(report, of: "/my vault")
    }
    let cut = page(.copied("/new"), .incomplete)
    #expect(cut.exit == .success && text(cut).hasPrefix(Messages.VaultHealth.repaired))
    let segment = text(page(.copied("/new"), .incomplete, at: "/v/journal/segments/1.segment"))
    #expect(segment.hasPrefix("Repaired after damage to /v/journal/segments/1.segment;"))
    let whole = page(.copied("/new"))
    #expect(
      text(whole).hasPrefix(
        "Repaired after damage to /v/journal/live; everything is there again."))
    #expect(whole.exit == .success)
    #expect(whole.notes.contains { $0.contains("mv '/my vault' '/my vault-damaged'") })
    let foreseen = page(.foreseen("/new"))
    #expect(foreseen.exit == .success && text(foreseen).hasPrefix("Nothing was written."))
    #expect(foreseen.notes.isEmpty)
    #expect(page(.nothingGained).exit == .negative)
    #expect(page(.nothingDamaged).exit == .success)
  }

  private func text(_ page: Page) -> String {
    TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
  }
}
