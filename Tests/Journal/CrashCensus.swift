import Platform
import SimulatedMachine
import Synchronization
import Testing

/// What was tried, over all workers.
final class CrashCensus: Sendable {
  struct Counts {
    var jobCount = 0
    /// Disk images by their bytes.
    var seen = WordSet()
    /// The same with the promise each was checked against: one seen under a weaker promise is tried
    /// again.
    var tried = WordSet()
    /// What the images are without salts and nonces, which are drawn anew in each life.
    var shapes = WordSet()
    /// How many of those that were tried cut a recovery or what follows it.
    var cutAgainCount = 0
    /// How many moments were tried, by how far.
    var moments: [FateSelection.Reach: Int] = [:]
    var recoveryCount = 0
    /// In how many moments a process ended and another one went on.
    var successionCount = 0
    /// Ways that a recovery went, by its calls; each way is cut everywhere once.
    var ways: Set<Int> = []
    /// The same with what it left; each is cut once after every call.
    var outcomes: Set<Int> = []
    var violationCount = 0
    /// The first of them.
    var violations: [String] = []
    /// When progress was last printed.
    var told = ContinuousClock.now
  }

  let counts = Mutex(Counts())

  /// Whether no image of the same bytes was checked against the same promise before.
  ///
  /// - Parameter shape: the life, the moment and the fates as one number.
  func isNew(_ image: CrashImage, under promise: Promise, shape: Int) -> Bool {
    let fingerprint = image.fingerprint
    let key = fingerprint ^ promise.fingerprint
    return counts.withLock { counts in
      guard counts.tried.insert(key) else { return false }
      if counts.seen.insert(fingerprint) {
        _ = counts.shapes.insert(UInt64(bitPattern: Int64(shape)))
      }
      return true
    }
  }

  /// - Parameter outcome: the way and what recovery left, as one number.
  func isNew(way: Int, outcome: Int) -> (way: Bool, outcome: Bool) {
    counts.withLock { counts in
      (counts.ways.insert(way).inserted, counts.outcomes.insert(outcome).inserted)
    }
  }

  func report(_ faults: [String], _ context: @autoclosure () -> String) {
    if faults.isEmpty { return }
    let text = "\(context()): \(faults.prefix(3))"
    counts.withLock { counts in
      counts.violationCount += 1
      if counts.violations.count < 100 { counts.violations.append(text) }
    }
  }

  /// Prints every half minute how far it is.
  func tellProgress() {
    let line: String? = counts.withLock { counts in
      guard ContinuousClock.now - counts.told >= .seconds(30) else { return nil }
      counts.told = ContinuousClock.now
      return "crash states: \(counts.seen.count) so far, \(counts.violationCount) violations\n"
    }
    if let line { show(line) }
  }

  /// Unbuffered, so that a campaign that runs into a file can be watched.
  func show(_ text: String) {
    do throws(StreamError) {
      try StandardStream.output.write(text)
    } catch {
      Issue.record("\(error)")
    }
  }

  /// The number of the next job, from 0 on.
  func nextJob() -> Int {
    counts.withLock { counts in
      counts.jobCount += 1
      return counts.jobCount - 1
    }
  }

  var imageCount: Int { counts.withLock { $0.seen.count } }

  var shapeCount: Int { counts.withLock { $0.shapes.count } }
}
