import Echolog
import Files
import Foundation

extension Bench {
  /// `echolog today` over ten years at a hundred events a day, as a process.
  func measureToday() async throws {
    say("\n`echolog today` over 365,000 events, ms")
    row(["journal", "", "no snapshot", "snapshot"])
    for kind in options.kinds {
      let vault = try BenchVault.make(
        at: Path(path("today-\(kind.rawValue)")), kind: kind, texts: texts, count: 365_000)
      let environment = [
        "ECHOLOG_VAULT": vault.vault.text, "XDG_STATE_HOME": vault.stateHome.text,
        "XDG_CACHE_HOME": vault.cacheHome.text,
      ]
      var without: [Double] = []
      var with: [Double] = []
      for _ in 0..<options.rounds {
        try? FileManager.default.removeItem(atPath: vault.cacheHome.text)
        without.append(try today(vault, environment))
        try await keepSnapshot(of: vault)
        with.append(try today(vault, environment))
      }
      row([
        kind.rawValue, "", number(Median(without).value * 1000),
        number(Median(with).value * 1000),
      ])
    }
  }

  private func today(_ vault: BenchVault, _ environment: [String: String]) throws -> Double {
    let arguments = ["today", "--key-file", vault.keyFile.text]
    return try Child.run(options.program, arguments, environment: environment)
      .cost.processorSeconds
  }

  /// Leaves the snapshot that the library would have left by now.
  private func keepSnapshot(of vault: BenchVault) async throws {
    let diary = try vault.diary()
    _ = try await diary.view()
    await diary.saveSnapshotIfWorthwhile()
  }
}
