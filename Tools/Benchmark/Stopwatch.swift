import Glibc

/// What a piece of work cost this process.
struct Cost {
  var processorSeconds = 0.0
  var wallSeconds = 0.0

  static func of(_ work: () throws -> Void) rethrows -> Cost {
    let watch = Stopwatch()
    try work()
    return watch.cost
  }
}

/// Runs from its making on.
struct Stopwatch {
  private let processor = Self.now(CLOCK_PROCESS_CPUTIME_ID)
  private let wall = Self.now(CLOCK_MONOTONIC)

  /// What this process has cost since.
  var cost: Cost {
    Cost(
      processorSeconds: Self.now(CLOCK_PROCESS_CPUTIME_ID) - processor,
      wallSeconds: Self.now(CLOCK_MONOTONIC) - wall)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The middle of some measurements.
struct Median {
  let value: Double

  init(_ values: [Double]) {
    value = values.sorted()[values.count / 2]
  }
}

extension rusage {
  /// What the children that have ended used so far.
  static var ofChildren: rusage {
    var usage = rusage()
    // RUSAGE_CHILDREN, which has another type on each platform.
    unsafe getrusage(-1, &usage)
    return usage
  }
}
