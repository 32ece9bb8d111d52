import Journal
import Platform
import Seeds
import SimulatedMachine
import Synchronization
import Testing

/// Cuts the power in the moments of lives and looks at what a restart makes of it.
struct CrashExamination {
  let census: CrashCensus
  let limit: Int
  var random: SeededRandom

  mutating func examine(_ script: CrashScript) {
    do {
      try examine(try script.active(), as: script.hashValue, { "\(script)" }, isAgain: false)
    } catch {
      census.report(["\(error)"], "\(script)")
    }
  }

  /// - Parameter shape: what distinguishes this life from others that differ in more than what is
  ///   drawn.
  private mutating func examine(
    _ life: RecordedLife, as shape: Int, _ context: () -> String, isAgain: Bool
  ) throws {
    for (position, moment) in life.bench.machine.moments.enumerated() {
      guard !Interruption.isRequested else { return }
      let pending = moment.pendingOperations()
      let selection = FateSelection.fates(of: pending, atMost: limit, using: &random)
      let promise = life.promises[moment.mark]
      census.counts.withLock { $0.moments[selection.reach, default: 0] += 1 }
      if random.next() % 8 == 0 {
        succeed(moment, promise, life.machineID) { "\(context()), killed after call \(position)" }
      }
      for fates in selection.chosen {
        let image = moment.crashImage(fates)
        let cut = Self.shape(of: [shape, position], fates)
        guard census.isNew(image, under: promise, shape: cut) else { continue }
        try restart(
          image, promise, life.machineID,
          {
            "\(context()), after call \(position) "
              + "(\(moment.call.operation) \(moment.call.path)), \(fates)"
          },
          isAgain: isAgain)
      }
      census.tellProgress()
    }
  }

  /// Ends the process in a moment and lets another one go on, then cuts the power behind its
  /// answer: what it found may be known to the system and not to the medium.
  private mutating func succeed(
    _ moment: DiskMoment, _ promise: Promise, _ machineID: String, _ context: () -> String
  ) {
    census.counts.withLock { $0.successionCount += 1 }
    do {
      let machine = SimulatedMachine(continuing: moment)
      let life = try RecordedLife(
        on: Workbench(on: machine), promise, machineID: machineID, seed: random.next())
      machine.recordsMoments = false
      census.report(try life.recover(), context())
      life.oweOthers(promise)
      if random.next() % 4 == 0 { try CrashScript.step(life, &random) }
      try life.commit([20, 300])
      let pending = machine.pendingOperations()
      let drawn = pending.map { $0.drawFate(using: &random) }
      for fates in [pending.map { _ in Fate.lost }, drawn] {
        let image = machine.crashImage(fates)
        let restarted = try RecordedLife(
          on: Workbench(restartedFrom: image), life.promise, machineID: life.machineID, seed: 0)
        census.report(try restarted.recover(), "\(context()), gone on with, then \(fates)")
      }
    } catch {
      census.report(["\(error)"], context())
    }
  }

  /// What the writer does that recovered: a commit, one time in four whatever a life does.
  private mutating func goOn(_ life: RecordedLife) throws {
    if random.next() % 4 == 0 {
      try CrashScript.step(life, &random)
    } else {
      try life.commit([20, 300])
    }
  }

  /// Recovers, goes on, is cut again, and recovers. Of one image in eight a reader comes first, and
  /// the writer has to keep what it saw.
  private mutating func restart(
    _ image: CrashImage, _ promise: Promise, _ machineID: String, _ context: () -> String,
    isAgain: Bool
  ) throws {
    census.counts.withLock { counts in
      counts.recoveryCount += 1
      if isAgain { counts.cutAgainCount += 1 }
    }
    do {
      var promise = promise
      if random.next() % 8 == 0 {
        let reader = try RecordedLife(
          on: Workbench(restartedFrom: image), promise, machineID: machineID, seed: 0)
        census.report(try reader.check() + reader.damage(), "\(context()), only read")
        promise = reader.promise
      }
      let life = try RecordedLife(
        on: Workbench(restartedFrom: image), promise, machineID: machineID, seed: random.next())
      census.report(try life.recover(), context())
      let way = Self.way(of: life.bench.machine.moments)
      let outcome = isAgain ? [] : try life.outline()
      try goOn(life)
      if isAgain {
        census.report(try life.check(), "\(context()), then read")
      } else {
        try cutAgain(life, way, outcome, context)
      }
    } catch {
      census.report(["\(error)"], context())
    }
  }

  /// Cuts a recovery and what follows it: everywhere where it went a new way, once after each call
  /// where the way is known and what it left is new, and else once.
  private mutating func cutAgain(
    _ life: RecordedLife, _ way: Int, _ outcome: [String], _ context: () -> String
  ) throws {
    let outcomeHash = [way, outcome.hashValue].hashValue
    let isNew = census.isNew(way: way, outcome: outcomeHash)
    let moments = life.bench.machine.moments
    let shape = [outcomeHash, Self.way(of: moments)].hashValue
    if isNew.way {
      try examine(life, as: shape, { "\(context()), again" }, isAgain: true)
      return
    }
    let drawn = moments.indices.randomElement(using: &random)
    for (position, moment) in moments.enumerated()
    where (isNew.outcome || position == drawn) && !Interruption.isRequested {
      let fates = moment.pendingOperations().map { $0.drawFate(using: &random) }
      let (image, promise) = (moment.crashImage(fates), life.promises[moment.mark])
      let cut = Self.shape(of: [shape, position], fates)
      guard census.isNew(image, under: promise, shape: cut) else { continue }
      try restart(
        image, promise, life.machineID,
        { "\(context()), again in \(moment.call.operation) \(moment.call.path), \(fates)" },
        isAgain: true)
    }
  }

  /// What becomes of the operations that are pending in a moment of a life, as one number; one
  /// garbage is like another.
  private static func shape(of moment: [Int], _ fates: [Fate]) -> Int {
    var hasher = Hasher()
    hasher.combine(moment)
    for fate in fates {
      if case .garbage = fate { hasher.combine(0) } else { hasher.combine(fate) }
    }
    return hasher.finalize()
  }

  /// The calls, without the random parts of their paths, as one number.
  private static func way(of moments: [DiskMoment]) -> Int {
    var hasher = Hasher()
    for moment in moments {
      hasher.combine(moment.call.operation)
      let path = moment.call.path.text.utf8
      let slash = path.lastIndex(of: UInt8(ascii: "/"))
      let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
      for byte in name.count > 30 ? name.suffix(8) : name { hasher.combine(byte) }
    }
    return hasher.finalize()
  }
}

@Suite struct CrashStateTests {
  /// As many distinct disks as in `ECHOLOG_CRASH_IMAGES`, or as every run has to try: these count
  /// without what is drawn in each life. Ctrl-C ends a campaign with what it has found.
  private static let asked = Environment.current()["ECHOLOG_CRASH_IMAGES"].flatMap(Int.init)
  private static let wanted = asked ?? 20_000

  @Test func `The last cut of a life keeps every answer of it`() throws {
    for script in CrashScript.named {
      let life = try script.active()
      let moment = try #require(life.bench.machine.moments.last)
      let owed = life.promises[moment.mark].logs
      let isAnswered = owed.values.allSatisfy { $0.acknowledged == $0.submitted.count }
      #expect(isAnswered && !owed.isEmpty, "\(script)")
    }
  }

  @Test func `Every cut at every call leaves all that was acknowledged and a prefix of the rest`()
    async
  {
    let census = CrashCensus()
    if Self.asked != nil { Interruption.watch() }
    let start = ContinuousClock.now
    let first = testSeed()
    let namedLimit = Sample().count(of: 300)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<2 {
        group.addTask {
          while !Interruption.isRequested {
            let job = census.nextJob()
            let isNamed = job < CrashScript.named.count
            let count = Self.asked == nil ? census.shapeCount : census.imageCount
            if !isNamed, count >= Self.wanted { return }
            let script =
              isNamed
              ? CrashScript.named[job]
              : .random(seed: first &+ UInt64(job - CrashScript.named.count))
            var examination = CrashExamination(
              census: census, limit: isNamed ? namedLimit : 40,
              random: SeededRandom(seed: isNamed ? first &+ script.seed : script.seed))
            examination.examine(script)
            if isNamed { census.show("crash states: \(census.imageCount) after \(script)\n") }
          }
        }
      }
    }
    let seconds = (ContinuousClock.now - start).components.seconds
    census.counts.withLock { counts in
      print(
        "crash states: \(counts.seen.count) distinct disk images of",
        "\(counts.moments.values.reduce(0, +)) moments",
        "(\(counts.moments[.all] ?? 0) in full, \(counts.moments[.pairs] ?? 0) with all pairs),",
        "\(counts.shapes.count) without what is drawn;",
        "tried \(counts.recoveryCount) times, once under each promise,",
        "\(counts.cutAgainCount) of these behind a cut of a recovery, which goes",
        "\(counts.ways.count) ways to \(counts.outcomes.count) outcomes;",
        "\(counts.successionCount) processes killed and succeeded by another before the cut;",
        "\(counts.violationCount) violations, \(seconds) s",
        Interruption.isRequested ? "until it was stopped" : "")
      for violation in counts.violations.prefix(20) {
        Issue.record("\(violation), ECHOLOG_SEED=\(first)")
      }
      let count = Self.asked == nil ? counts.shapes.count : counts.seen.count
      #expect(count >= Self.wanted || Interruption.isRequested)
    }
  }
}
