import Files
import Journal
import Seeds
import Synchronization
import System
import Testing

/// What was tried, over all workers.
final class CrashCensus: Sendable {
  struct Counts {
    var jobCount = 0
    var seen: Set<UInt64> = []
    /// Those of them that cut a recovery or what follows it.
    var cutAgainCount = 0
    var momentCount = 0
    var recoveryCount = 0
    /// Ways that a recovery went, by its calls; each way is cut everywhere once.
    var ways: Set<[String]> = []
    var violations: [String] = []
  }

  let counts = Mutex(Counts())

  func isNew(_ image: CrashImage) -> Bool {
    let fingerprint = image.fingerprint
    return counts.withLock { $0.seen.insert(fingerprint).inserted }
  }

  func isNew(way: [String]) -> Bool {
    counts.withLock { $0.ways.insert(way).inserted }
  }

  func report(_ faults: [String], _ context: @autoclosure () -> String) {
    if faults.isEmpty { return }
    let text = "\(context()): \(faults.prefix(3))"
    counts.withLock { $0.violations.append(text) }
  }

  /// The number of the next job, from 0 on.
  func nextJob() -> Int {
    counts.withLock { counts in
      counts.jobCount += 1
      return counts.jobCount - 1
    }
  }

  var imageCount: Int { counts.withLock { $0.seen.count } }
}

/// Cuts the power in the moments of lives and looks at what a restart makes of it.
struct CrashExamination {
  let census: CrashCensus
  let limit: Int
  var random: SeededRandom

  mutating func examine(_ script: CrashScript) {
    do {
      let life = try script.live()
      try examine(life, "\(script)", isAgain: false)
    } catch {
      census.report(["\(error)"], "\(script)")
    }
  }

  private mutating func examine(_ life: RecordedLife, _ context: String, isAgain: Bool) throws {
    for (position, moment) in life.bench.machine.moments.enumerated() {
      census.counts.withLock { $0.momentCount += 1 }
      let pending = moment.pendingOperations()
      for fates in FateSelection.fates(of: pending, atMost: limit, using: &random) {
        let image = moment.crashImage(fates)
        guard census.isNew(image) else { continue }
        let place = "\(context), after call \(position) (\(moment.call.operation)"
        let promise = life.promises[moment.mark]
        try restart(
          image, promise, life.machineID, "\(place) \(moment.call.path)), \(fates)",
          isAgain: isAgain)
      }
    }
  }

  /// Recovers, writes, is cut again, and recovers.
  private mutating func restart(
    _ image: CrashImage, _ promise: Promise, _ machineID: String, _ context: String, isAgain: Bool
  ) throws {
    census.counts.withLock { counts in
      counts.recoveryCount += 1
      if isAgain { counts.cutAgainCount += 1 }
    }
    do {
      let life = try RecordedLife(
        on: Workbench(restartedFrom: image), promise, machineID: machineID, seed: random.next())
      census.report(try life.recover(), context)
      let recoveryCallCount = life.bench.machine.moments.count
      try life.commit([20, 300])
      guard !isAgain else {
        census.report(try life.check(), "\(context), then read")
        return
      }
      let moments = life.bench.machine.moments
      if census.isNew(way: moments.prefix(recoveryCallCount).map(Self.kind)) {
        try examine(life, "\(context), again", isAgain: true)
      } else if let moment = moments.randomElement(using: &random) {
        let fates = moment.pendingOperations().map { $0.drawFate(using: &random) }
        let image = moment.crashImage(fates)
        guard census.isNew(image) else { return }
        try restart(
          image, life.promises[moment.mark], machineID,
          "\(context), again in \(moment.call.operation) \(moment.call.path), \(fates)",
          isAgain: true)
      }
    } catch {
      census.report(["\(error)"], context)
    }
  }

  /// A call without the random part of its path.
  private static func kind(_ moment: DiskMoment) -> String {
    let name = moment.call.path.components.last ?? ""
    return "\(moment.call.operation) \(name.utf8.count > 30 ? String(name.suffix(8)) : name)"
  }
}

@Suite struct CrashStateTests {
  /// As many distinct disks as `ECHOLOG_CRASH_IMAGES` says, or as every run has to try.
  private static let wanted =
    Environment.current()["ECHOLOG_CRASH_IMAGES"].flatMap(Int.init) ?? 100_000

  @Test func `Every cut at every call leaves all that was acknowledged and a prefix of the rest`()
    async
  {
    let census = CrashCensus()
    let start = ContinuousClock.now
    let firstSeed = Environment.current()["ECHOLOG_CRASH_SEED"].flatMap(UInt64.init) ?? 1
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          while true {
            let job = census.nextJob()
            let isNamed = job < CrashScript.named.count
            if !isNamed, census.imageCount >= Self.wanted { return }
            let script =
              isNamed
              ? CrashScript.named[job]
              : .random(seed: firstSeed &+ UInt64(job - CrashScript.named.count))
            var examination = CrashExamination(
              census: census, limit: isNamed ? 300 : 40, random: SeededRandom(seed: script.seed))
            examination.examine(script)
            if isNamed { print("crash states: \(census.imageCount) after \(script)") }
          }
        }
      }
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    census.counts.withLock { counts in
      print(
        "crash states: \(counts.seen.count) distinct disk images of \(counts.momentCount) moments,",
        "\(counts.cutAgainCount) of them cut a recovery, which goes \(counts.ways.count) ways;",
        "\(counts.violations.count) violations, \(seconds) s")
      for violation in counts.violations.prefix(20) { Issue.record("\(violation)") }
      #expect(counts.seen.count >= Self.wanted)
    }
  }
}
