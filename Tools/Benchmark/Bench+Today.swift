import Files
import Foundation

extension Bench {
  /// `echolog today` over ten years at a hundred events a day, as a process.
  func measureToday() throws {
    say("\n`echolog today` over 365,000 events, ms")
    row(["journal", "", "no snapshot", "snapshot"])
    for kind in options.kinds {
      let vault = try BenchVault.make(
        at: Path(path("today-\(kind.rawValue)")), kind: kind, texts: texts, count: 365_000)
      let environment = [
        "ECHOLOG_VAULT": vault.vault.text, "ECHOLOG_KEY_FILE": vault.keyFile.text,
        "XDG_STATE_HOME": vault.states.text, "XDG_CACHE_HOME": vault.caches.text,
      ]
      var without: [Double] = []
      var with: [Double] = []
      for _ in 0..<options.rounds {
        try? FileManager.default.removeItem(atPath: vault.caches.text)
        without.append(try today(environment))
        with.append(try today(environment))
      }
      row([
        kind.rawValue, "", number(Median(without).value * 1000), number(Median(with).value * 1000),
      ])
    }
  }

  private func today(_ environment: [String: String]) throws -> Double {
    try Child.run(options.program, ["today"], environment: environment).cost.processorSeconds
  }
}
