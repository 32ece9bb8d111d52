import Echolog
import Foundation
import Platform

extension Bench {
  /// `echolog today` over ten years at a hundred events a day, as a process, beside the start of
  /// the same program, and a prompt up to its first answer.
  func measureToday() async throws {
    // A program that was just linked lies in the page cache in small pieces, which costs its start
    // a millisecond. A copy lies there as one that is installed does.
    let program = path("echolog")
    try FileManager.default.copyItem(atPath: options.program, toPath: program)
    say("\n`echolog today` over 365,000 events, ms; `echolog --version` is its start")
    row(["journal", "start", "no snapshot", "snapshot"])
    let script = path("first-question")
    try Data("goals --count".utf8).write(to: URL(filePath: script))
    for kind in options.kinds {
      let vault = try BenchVault.make(
        at: Path(path("today-\(kind.rawValue)")), kind: kind, texts: texts, count: 365_000)
      let environment = [
        "ECHOLOG_VAULT": vault.vault.text, "XDG_STATE_HOME": vault.stateHome.text,
        "XDG_CACHE_HOME": vault.cacheHome.text,
      ]
      let today = ["today", "--key-file", vault.keyFile.text]
      var start: [Double] = []
      var without: [Double] = []
      var with: [Double] = []
      var prompt: [Double] = []
      for _ in 0..<options.rounds {
        try? FileManager.default.removeItem(atPath: vault.cacheHome.text)
        without.append(
          try Child.run(program, today, environment: environment).cost.processorSeconds)
        try await keepSnapshot(of: vault)
        with.append(try Child.run(program, today, environment: environment).cost.processorSeconds)
        let repl = ["repl", script, "--key-file", vault.keyFile.text]
        prompt.append(
          try Child.run(program, repl, environment: environment).cost.processorSeconds)
        start.append(try Child.run(program, ["--version"]).cost.processorSeconds)
      }
      let medians = [start, without, with].map { number(Median($0).value * 1000) }
      row([kind.rawValue] + medians)
      let answered = number(Median(prompt).value * 1000)
      say("\(kind.rawValue), a prompt up to its first answer: \(answered)")
    }
  }

  /// Leaves the snapshot that the library would have left by now.
  private func keepSnapshot(of vault: BenchVault) async throws {
    let diary = try vault.diary()
    _ = try await diary.view()
    await diary.saveSnapshotIfWorthwhile()
  }
}
