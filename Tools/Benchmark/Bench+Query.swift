import Echolog
import Foundation
import Platform

extension Bench {
  /// Queries over the tables of a diary against the same over native tables of SQLite with the same
  /// rows, both in memory and warm, in the same run.
  func measureQueries(_ vault: BenchVault, _ kind: Workload.Kind) async throws {
    let diary = try vault.diary()
    let queries = [
      "SELECT day, sum(amount) FROM logs GROUP BY day",
      "SELECT month, count(*) FROM moments GROUP BY month",
      "SELECT activity, sum(amount) FROM logs GROUP BY activity",
      "SELECT weekday, count(*) FROM logs GROUP BY weekday",
      "SELECT sum(amount) FROM logs",
    ]
    let file = path("tables.sqlite")
    try program(["export", file, "--table", "logs", "--table", "moments"], on: vault)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "query.py")
    let native = try Child.run(
      options.python, [script.path, file, "\(options.rounds)"] + queries
    ).output.split(separator: "\n").compactMap { Double($0) }
    try FileManager.default.removeItem(atPath: file)
    say("\nQueries of \(options.compared) events, \(kind.rawValue)")
    row(["ms", "native ms", "× native"])
    for (query, native) in zip(queries, native) {
      let seconds = try await median { _ = try await diary.answer(to: query) }
      row([number(seconds * 1000), number(native * 1000), number(native / seconds, 2), query])
    }
  }

  /// Tables at other times, warm: of each time a history is made when it is first asked for.
  func measureTimes(_ vault: BenchVault, _ kind: Workload.Kind) async throws {
    let diary = try vault.diary()
    _ = try await diary.view()
    let fresh = try child(vault, .ready).seconds
    say("\nOther times of \(options.compared) events, \(kind.rawValue)")
    row(["ms", "× replay"])
    let days = options.compared / Workload.eventsPerDay
    // Each day is asked of once, so that none is remembered.
    var asked: Int32 = 0
    let tables = ["streaks", "progress", "goals", "targets", "days", "moments", "echoes"]
    let questions = [("logs", 5), ("logs", 50), ("logs", 95)] + tables.map { ($0, 95) }
    for (table, percent) in questions {
      let seconds = try await median {
        asked += 1
        let day = CivilDay(
          daysSinceEpoch: Workload.firstDay + Int32(days * percent / 100) + asked)
        _ = try await diary.answer(to: "SELECT count(*) FROM \(table)('\(day)')")
      }
      let question = "\(table) as of the day at \(percent) % of the life"
      row([number(seconds * 1000), number(seconds / fresh, 2), question])
    }
    for table in tables {
      let seconds = try await median {
        _ = try await diary.answer(to: "SELECT count(*) FROM \(table)")
      }
      row([number(seconds * 1000), number(seconds / fresh, 2), "\(table) now"])
    }
  }

  /// What leaves, in events or rows a second of the program's processor time.
  func measureExports(_ vault: BenchVault, _ kind: Workload.Kind) throws {
    say("\nExports of \(options.compared) events, \(kind.rawValue)")
    row(["rows/s", "seconds"])
    let start = try program(["settings"], on: vault).seconds
    for (name, words) in [
      ("export all.jsonl", ["export"]),
      ("--table events x.parquet", ["export", "--table", "events"]),
      ("--table logs x.parquet", ["export", "--table", "logs"]),
      ("--table logs x.csv", ["export", "--table", "logs"]),
    ] {
      let file = path("x." + (name.split(separator: ".").last ?? ""))
      var line = words
      line.insert(file, at: 1)
      let (output, seconds) = try program(line + ["--yes", "--json"], on: vault)
      try FileManager.default.removeItem(atPath: file)
      let count = output.split { !$0.isNumber }.compactMap { Double($0) }.max() ?? 0
      row([number(count / (seconds - start), 0), number(seconds, 2), name])
    }
  }

  /// A report in pictures, as the program writes it.
  func measureReport(_ vault: BenchVault, _ kind: Workload.Kind) throws {
    let file = path("report.html")
    let start = try program(["settings"], on: vault).seconds
    let seconds = try program(["report", file, "--yes"], on: vault).seconds
    say("\nA report of \(options.compared) events, \(kind.rawValue): \(number(seconds, 2)) s, of")
    say("which \(number(start, 2)) s are start and replay")
  }

  @discardableResult
  private func program(
    _ arguments: [String], on vault: BenchVault
  ) throws -> (output: String, seconds: Double) {
    let (output, cost) = try Child.run(
      options.program, arguments + ["--key-file", vault.keyFile.text],
      environment: environment(of: vault))
    return (output, cost.processorSeconds)
  }

  private func median(_ work: () async throws -> Void) async throws -> Double {
    var seconds: [Double] = []
    for _ in 0..<options.rounds {
      let watch = Stopwatch()
      try await work()
      seconds.append(watch.cost.processorSeconds)
    }
    return Median(seconds).value
  }
}
