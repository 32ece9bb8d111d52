import Journal
import Platform
import Seeds
import SimulatedMachine

/// A short life whose every moment is cut: what is done before, durable, and what is recorded.
enum CrashScript: Hashable {
  case beginning, commits, sealing, importing, merging, forgetting, snapshots, adopting
  case recovering, moving
  /// Steps drawn by a seed.
  case random(seed: UInt64)

  static let named: [CrashScript] = [
    .merging, .importing, .forgetting, .recovering, .moving, .adopting, .sealing,
    .snapshots, .commits, .beginning,
  ]

  var seed: UInt64 {
    if case .random(let seed) = self { seed } else { UInt64(Self.named.firstIndex(of: self) ?? 0) }
  }

  /// Lives the script through.
  func active() throws -> RecordedLife {
    let bench = Workbench(on: SimulatedMachine())
    let life = try RecordedLife(on: bench, Promise(), seed: seed)
    if self != .beginning {
      try prepare(life)
      try life.settle()
    }
    try act(life)
    return life
  }

  private func prepare(_ life: RecordedLife) throws {
    switch self {
    case .merging:
      for _ in 0..<8 {
        try life.commit([20])
        try life.seal()
      }
      try life.commit([30])
    case .forgetting:
      for _ in 0..<2 {
        try life.commit([20, 30])
        try life.seal()
      }
      try life.commit([30, 40])
    case .recovering: try tear(life)
    case .random(let seed):
      var random = SeededRandom(seed: seed &* 2)
      for _ in 0..<Int.random(in: 1..<14, using: &random) { try Self.step(life, &random) }
    default: for _ in 0..<3 { try life.commit([20]) }
    }
  }

  /// Bytes of no frame, behind a gap of zeros after the last commit.
  private func tear(_ life: RecordedLife) throws {
    try life.commit([20])
    try life.seal()
    try life.commit([30])
    let file = try life.bench.disk.open(Workbench.paths.active, for: .writing)
    try file.write([UInt8](repeating: 0xec, count: 700).rawSpan, at: 9_216)
    try file.close()
  }

  private func act(_ life: RecordedLife) throws {
    switch self {
    case .beginning, .commits:
      try life.commit([20])
      try life.commit([5, 40, 0])
      try life.reopen()
      try life.commit([40_000, 40_000])
      try life.commit([700])
    case .sealing:
      try life.seal()
      try life.commit([20])
      try life.seal()
    case .importing:
      try life.commit([Int](repeating: 40_000, count: 5))
      try life.commit([20])
    case .merging:
      try life.merge()
      try life.commit([20])
    case .forgetting:
      try life.forget([1, 4])
      try life.commit([20])
      try life.forget([6])
    case .snapshots:
      try life.keepSnapshot()
      try life.commit([20])
      try life.keepSnapshot()
    case .adopting:
      try life.adopt()
      try life.commit([20])
      try life.adopt()
    case .recovering:
      try life.commit([20])
      try life.commit([20])
    case .moving:
      try life.moveToAnotherMachine()
      try life.commit([20])
      try life.commit([20])
    case .random(let seed):
      var random = SeededRandom(seed: seed &* 2 &+ 1)
      for _ in 0..<Int.random(in: 2..<6, using: &random) { try Self.step(life, &random) }
    }
  }

  /// Any one thing that a life does, mostly a commit.
  static func step(_ life: RecordedLife, _ random: inout SeededRandom) throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1, 2: try life.seal()
    case 3: try life.merge()
    case 4: try life.reopen()
    case 5: try life.keepSnapshot()
    case 6: try life.adopt()
    case 7: try life.commit([40_000, Int.random(in: 0..<60_000, using: &random)])
    case 8: try life.commit([Int](repeating: 40_000, count: 5))
    case 9:
      let count = life.promise.logs[Workbench.log]?.acknowledged ?? 0
      if count > 0 { try life.forget([UInt64.random(in: 1...UInt64(count), using: &random)]) }
    default:
      let count = Int.random(in: 1..<6, using: &random)
      try life.commit((0..<count).map { _ in Int.random(in: 0..<300, using: &random) })
    }
  }
}
