import Echolog
import Foundation

extension Bench {
  /// The same events in other formats, and the time SQLite takes for what a journey asks.
  func measureSize(_ vault: BenchVault, _ kind: Workload.Kind) throws {
    let count = options.compared
    let source = path("events.jsonl")
    try writeJSON(kind, count: count, to: source)
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "compare.py")
    let answer = try Child.run(
      options.python, [script.path, options.folder, source, "\(options.rounds)"]
    ).output
    var figures: [String: Double] = [:]
    for line in answer.split(separator: "\n") {
      let fields = line.split(separator: " ")
      if fields.count == 2 { figures[String(fields[0])] = Double(fields[1]) }
    }
    try FileManager.default.removeItem(atPath: source)

    let sealed = Double(try vault.byteCounts().sealed) / Double(count)
    say(
      "\nBytes an event and how many times the sealed journal, \(kind.rawValue), \(count) events")
    row(["sealed", number(sealed), "1.00"])
    let names = [
      ("SQLite", "sqlite-bytes"), ("JSON Lines", "json-bytes"), ("…lz4 -9", "json-lz4-bytes"),
      ("…zstd -10", "json-zstd-bytes"), ("Parquet+zstd", "parquet-bytes"),
    ]
    for (name, key) in names {
      guard let bytes = figures[key] else {
        row([name, "–", "no pyarrow"])
        continue
      }
      row([name, number(bytes / Double(count)), number(bytes / Double(count) / sealed, 2)])
    }
    guard let seconds = figures["sqlite-seconds"] else { return }
    var replays: [Double] = []
    for _ in 0..<options.rounds { replays.append(try child(vault, .ready).seconds) }
    let replay = Median(replays).value
    say("SQLite answers three questions over its table in \(number(seconds * 1000)) ms,")
    say("a cold replay readies every model in \(number(replay * 1000)) ms:")
    say("\(number(seconds / replay, 2)) times as fast")
  }

  private func writeJSON(_ kind: Workload.Kind, count: Int, to path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      fatalError("can not create \(path)")
    }
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    var workload = Workload(kind: kind, texts: texts, firstNumber: 3)
    var lines = ""
    for index in 1...count {
      lines += workload.next().json() + "\n"
      if index % 10_000 == 0 || index == count {
        try file.write(contentsOf: Data(lines.utf8))
        lines = ""
      }
    }
    try file.close()
  }
}
