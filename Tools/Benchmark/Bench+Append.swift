import Echolog
import Foundation
import Journal
import Platform

extension Bench {
  func measureAppends() async throws {
    let vault = try BenchVault.make(
      at: Path(path("append")), kind: .livedIn, texts: texts, count: 10_000)
    try await measureDurableAppend(vault)
    try await measureImport(vault)
    try measureBatchedAppend(vault)
  }

  /// What a record gets around it in the active segment: header, prelude, tag, length.
  private static let frameOverhead = 89

  /// So many commands and bare writes make one ratio.
  private static let commandsPerRatio = 100

  /// Microseconds of wall clock: of each, the medians of so many calls in turn with the others.
  private struct Times {
    var library: [Double] = []
    var moments: [Double] = []
    var logs: [Double] = []
    var onQueue: [Double] = []
    var growing: [Double] = []
    var filled: [Double] = []

    mutating func append(medians times: Times) {
      for path in [\Times.library, \.moments, \.logs, \.onQueue, \.growing, \.filled] {
        self[keyPath: path].append(Median(times[keyPath: path]).value)
      }
    }
  }

  /// One command after the other through the library, in turn with bare loops that write as many
  /// bytes.
  ///
  /// Beside the main actor, as a server or a background task would: each call changes to the
  /// diary's queue and back, which a task on that queue does not.
  @concurrent private func measureDurableAppend(_ vault: BenchVault) async throws {
    let diary = try vault.diary()
    _ = try await diary.view()
    let sample = RawRecords(
      Workload(kind: .livedIn, texts: texts, firstNumber: 3), count: 10_000)
    let bytes = Int(sample.meanByteCount) + Self.frameOverhead
    let room = options.ratios * Self.commandsPerRatio * bytes
    var growing = BareAppends(path: path("growing"), bytes: bytes, preallocated: 0)
    var filled = BareAppends(path: path("filled"), bytes: bytes, preallocated: room)
    var medians = Times()
    for _ in 0..<options.ratios {
      var times = Times()
      for index in 0..<Self.commandsPerRatio {
        times.growing.append(Cost.of { growing.append() }.wallSeconds * 1e6)
        times.filled.append(Cost.of { filled.append() }.wallSeconds * 1e6)
        let time = try await append(index, to: diary)
        times.library.append(time)
        if index % 2 == 0 { times.moments.append(time) } else { times.logs.append(time) }
        let onQueue = Task(executorPreference: diary.executor) {
          try await append(index, to: diary)
        }
        times.onQueue.append(try await onQueue.value)
      }
      medians.append(medians: times)
    }
    sayDurableAppend(medians, bytes: bytes)
  }

  /// How many microseconds one durable command takes.
  private func append(_ index: Int, to diary: Diary) async throws -> Double {
    let watch = Stopwatch()
    if index % 2 == 0 {
      _ = try await diary.commit(LogMoment(texts[index % texts.count]))
    } else {
      _ = try await diary.commit(LogActivity(.water, amount: Int64(index)))
    }
    return watch.cost.wallSeconds * 1e6
  }

  private func sayDurableAppend(_ medians: Times, bytes: Int) {
    say("\nOne durable append (\(bytes) bytes on disk), in turn, µs of wall clock")
    row(["library", number(Median(medians.library).value)])
    row(["a moment", number(Median(medians.moments).value)])
    row(["a log", number(Median(medians.logs).value)])
    row(["on its queue", number(Median(medians.onQueue).value)])
    row(["growing", number(Median(medians.growing).value)])
    row(["preallocated", number(Median(medians.filled).value)])
    let isGrowingFaster = Median(medians.growing).value < Median(medians.filled).value
    let bare = isGrowingFaster ? medians.growing : medians.filled
    let reached = Median(zip(bare, medians.library).map { $0 / $1 * 100 }).value
    let reachedOnQueue = Median(zip(bare, medians.onQueue).map { $0 / $1 * 100 }).value
    say("The library reaches \(number(reached)) % of the faster one.")
    say("A task on the diary's queue reaches \(number(reachedOnQueue)) %.")
  }

  /// Rows of an import through the library: decided, recorded, folded.
  private func measureImport(_ vault: BenchVault) async throws {
    let count = 100_000
    let perCommit = 10_000
    let diary = try vault.diary()
    _ = try await diary.view()
    let source = StartImport(sourceName: "rows.csv", kind: .moment)
    let opened = try await diary.importContext()
    let context = Now(
      at: opened.instant, utcOffset: nil, dayStart: opened.dayStart, isImport: true)
    var batch: EventName?
    let watch = Stopwatch()
    for _ in 0..<(count / perCommit) {
      var pending: [PendingEvent] = []
      for index in 0..<perCommit { pending.append(try decidedRow(index, in: context)) }
      let rows = pending
      batch = try await diary.recordImport(of: source, into: batch, isLast: false) { _, _ in
        (pending: rows, answer: ())
      }.batch
    }
    let cost = watch.cost
    printRate("Import through the library", perCommit, count, cost)
  }

  private func decidedRow(_ index: Int, in context: Now) throws -> PendingEvent {
    let moment = Instant(milliseconds: 1_500_000_000_000 + Int64(index) * 60_000)
    let eventTime = EventTime.at(moment, offset: .utc, precision: .minute)
    guard index % 2 == 0 else {
      return try LogActivity(activity: .steps, amount: Int64(index), eventTime: eventTime)
        .decide(in: context)
    }
    let text = texts[index % texts.count]
    return try LogMoment(text, eventTime: eventTime).decide(in: context)
  }

  /// The journal alone: events are encoded, appended and sealed.
  private func measureBatchedAppend(_ vault: BenchVault) throws {
    let count = 200_000
    let perCommit = 10_000
    let journal = try vault.journal()
    let appender = try journal.beginAppending()
    var costs: [Cost] = []
    for round in 0..<options.rounds {
      var workload = Workload(
        kind: .imported, texts: texts, firstNumber: appender.next, seed: UInt64(round))
      var events: [Event] = []
      for _ in 0..<count { events.append(workload.next()) }
      costs.append(
        try Cost.of {
          var record = ByteWriter()
          var batch = RecordBatch()
          for event in events {
            record.removeAll(keepingCapacity: true)
            event.encode(into: &record)
            batch.append(record.span)
            if batch.count == perCommit {
              _ = try appender.append(batch)
              batch.removeAll()
            }
          }
          try appender.seal()
        })
    }
    try appender.close()
    let middle = costs.sorted { $0.wallSeconds < $1.wallSeconds }[costs.count / 2]
    printRate("Append to the journal alone, sealed at the end", perCommit, count, middle)
  }

  private func printRate(_ what: String, _ perCommit: Int, _ count: Int, _ cost: Cost) {
    let wall = number(Double(count) / cost.wallSeconds / 1000, 0)
    let processor = number(Double(count) / cost.processorSeconds / 1000, 0)
    say("\(what), \(perCommit) events a commit:")
    say("  \(wall) k events/s of wall clock, \(processor) k of processor time")
  }
}
