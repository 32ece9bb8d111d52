/// The line beside a goal's progress (S3 NFR1.3), chosen by how much of it is done.
package enum Encouragement {
  /// A range of progress that shares its lines.
  package enum Stage: String, CaseIterable, Sendable {
    case ahead, begun, halfway, nearly, reached

    /// The stage of a fraction of the target; anything that is no number counts as nothing yet.
    package init(fraction: Double) {
      switch fraction {
      case 1...: self = .reached
      case 0.8...: self = .nearly
      case 0.45...: self = .halfway
      case 0.000_001...: self = .begun
      default: self = .ahead
      }
    }
  }

  /// The lines of a stage, in the order of `Resources/praise.json`.
  package static func pool(of stage: Stage) -> [String] {
    switch stage {
    case .ahead: PhraseLiterals.progressAhead
    case .begun: PhraseLiterals.progressBegun
    case .halfway: PhraseLiterals.progressHalfway
    case .nearly: PhraseLiterals.progressNearly
    case .reached: PhraseLiterals.progressReached
    }
  }

  /// The lines of a stage that fit a goal for a week: those that speak of no day.
  package static func weeklyPool(of stage: Stage) -> [String] {
    pool(of: stage).filter { !$0.lowercased().contains("day") }
  }

  /// The line for a fraction of the target done, that `draw` points at among those not within the
  /// last 20 of `recentlyShown`, whose newest line is last.
  package static func line(
    fraction: Double, isWeekly: Bool = false, draw: UInt64 = 0, recentlyShown: [String] = []
  ) -> String {
    let stage = Stage(fraction: fraction)
    let pool = isWeekly ? weeklyPool(of: stage) : pool(of: stage)
    let shown = recentlyShown.suffix(FreshChoice.memory).compactMap { pool.firstIndex(of: $0) }
    return pool[FreshChoice.position(among: pool.count, draw: draw, recentlyShown: shown)]
  }
}
