import Foundation
import Platform

/// One run: makes the journals, measures, prints.
struct Bench {
  let options: BenchOptions
  let texts: [String]

  init(_ options: BenchOptions) throws {
    self.options = options
    let (texts, origin) = try SampleTexts.load()
    self.texts = texts
    try? FileManager.default.removeItem(atPath: options.folder)
    try FileManager.default.createDirectory(
      atPath: options.folder, withIntermediateDirectories: true)
    say("Texts of moments: \(origin). Machine: \(ProcessInfo.processInfo.activeProcessorCount)")
    say("processors, load \(Self.load). Medians of \(options.rounds), of \(options.ratios) for")
    say("replay and append; times are user + system.")
  }

  private static var load: String {
    let load = FileManager.default.contents(atPath: "/proc/loadavg") ?? Data()
    return String(decoding: load, as: UTF8.self).split(separator: " ").first.map(String.init) ?? "?"
  }

  func run() async throws {
    for kind in options.kinds {
      var vaults: [Int: BenchVault] = [:]
      if !Set(options.parts).isSubset(of: [.append, .today]) {
        vaults = try measureReplay(kind)
      }
      guard let vault = vaults[options.compared] else { continue }
      if options.parts.contains(.profile) { try measureProfile(vault, kind) }
      if options.parts.contains(.size) { try measureSize(vault, kind) }
      if options.parts.contains(.check) { try measureCheck(vault, kind) }
      if options.parts.contains(.sql) { try await measureQueries(vault, kind) }
      if options.parts.contains(.asof) { try await measureTimes(vault, kind) }
      if options.parts.contains(.export) { try measureExports(vault, kind) }
      if options.parts.contains(.report) { try measureReport(vault, kind) }
    }
    if options.parts.contains(.append) { try await measureAppends() }
    if options.parts.contains(.today) { try await measureToday() }
    try FileManager.default.removeItem(atPath: options.folder)
  }

  func path(_ name: String) -> String { options.folder + "/" + name }

  func row(_ columns: [String]) {
    let widths = [12, 10] + Array(repeating: 12, count: 10)
    say(
      zip(columns, widths).map { text, width in
        String(repeating: " ", count: max(0, width - text.count)) + text
      }.joined(separator: " "))
  }

  func number(_ value: Double, _ digits: Int = 1) -> String {
    String(format: "%.\(digits)f", value)
  }
}

// MARK: Replay

extension Bench {
  /// Replays in a process of its own, so that memory and caches begin empty.
  ///
  /// The answer is one line: events, processor seconds, peak memory in bytes.
  static func answerParent(_ arguments: [String]) async throws {
    guard arguments.count == 4, let stage = Replay(rawValue: arguments[3]) else {
      fatalError("child-replay FOLDER STAGE")
    }
    let (events, cost) = try await stage.run(BenchVault(folder: Path(arguments[2])))
    say("\(events) \(cost.processorSeconds) \(Replay.peakByteCount)")
  }

  func child(
    _ vault: BenchVault, _ stage: Replay
  ) throws -> (events: Int, seconds: Double, peak: Double) {
    let line = try Child.runSelf(["child-replay", vault.folder.text, stage.rawValue])
    let fields = line.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
    guard fields.count == 3 else { fatalError("a child answers with three numbers: \(line)") }
    return (Int(fields[0]), fields[1], fields[2])
  }

  private func measureReplay(_ kind: Workload.Kind) throws -> [Int: BenchVault] {
    say("\nCold replay until the state is ready, \(kind.rawValue) journal")
    row([
      "events", "raw B/ev", "sealed B/ev", "ns/ev", "M ev/s", "LZ4 ns/ev", "× LZ4", "peak MB",
    ])
    var vaults: [Int: BenchVault] = [:]
    for size in options.sizes {
      let folder = Path((options.vaults ?? options.folder) + "/\(kind.rawValue)-\(size)")
      let vault = try BenchVault.make(at: folder, kind: kind, texts: texts, count: size)
      vaults[size] = vault
      let raw = RawRecords(Workload(kind: kind, texts: texts, firstNumber: 3), count: size)
      let blocks = BlockCompression(raw.bytes)
      var replays: [Double] = []
      var decodes: [Double] = []
      var peak = 0.0
      for _ in 0..<options.ratios {
        let result = try child(vault, .ready)
        // A vault that is kept has been exported since, which is an event.
        guard result.events >= size else { fatalError("\(result.events) of \(size) events") }
        replays.append(result.seconds / Double(result.events) * 1e9)
        peak = max(peak, result.peak)
        decodes.append(Cost.of { blocks.decode() }.processorSeconds / Double(size) * 1e9)
      }
      let replay = Median(replays).value
      let decode = Median(decodes).value
      let bytes = try vault.byteCounts()
      row([
        "\(size)", number(raw.meanByteCount), number(Double(bytes.sealed) / Double(size)),
        number(replay), number(1000 / replay, 2), number(decode),
        number(Median(zip(replays, decodes).map { $0 / $1 }).value),
        number(peak / 1e6),
      ])
    }
    return vaults
  }

  private func measureProfile(_ vault: BenchVault, _ kind: Workload.Kind) throws {
    say("\nWhere the time of a replay goes, \(kind.rawValue), \(options.compared) events")
    row(["stage", "ns/ev", "alone"])
    var before = 0.0
    for stage in Replay.allCases {
      var times: [Double] = []
      for _ in 0..<options.rounds {
        times.append(try child(vault, stage).seconds / Double(options.compared) * 1e9)
      }
      let time = Median(times).value
      row([stage.rawValue, number(time), number(time - before)])
      before = time
    }
  }
}
