import Platform
import Seeds
import SimulatedMachine

/// Which of the possible disks after a cut are tried: all of them where they are few; else those
/// that differ from nothing, all or a beginning of what was pending in one operation, then as many
/// as there is room for of those with two that are kept where all else is lost or lost where all
/// else is kept, and then some drawn at random, most of which differ in two operations.
struct FateSelection {
  /// How far a selection goes.
  enum Reach {
    /// Every choice for every operation.
    case all
    /// Every two operations that are kept or lost against all else.
    case pairs
    /// Each operation by itself.
    case singles
  }

  static func fates(
    of pending: [PendingOperation], atMost limit: Int, using random: inout SeededRandom
  ) -> (chosen: [[Fate]], reach: Reach) {
    let choices = pending.map { $0.fates + $0.shortenings }
    let all = FateCombinations(choices)
    if all.count <= limit { return (Array(all), .all) }
    var chosen: [[Fate]] = []
    for cut in 0...pending.count {
      chosen.append(pending.indices.map { $0 < cut ? .kept : .lost })
    }
    var pairs: [[Fate]] = []
    var drawnPairs: [[Fate]] = []
    for (usual, other) in [(Fate.kept, Fate.lost), (.lost, .kept)] {
      let base = pending.map { _ in usual }
      for first in pending.indices {
        for fate in choices[first] where fate != usual {
          var one = base
          one[first] = fate
          chosen.append(one)
          for second in pending.indices where second > first {
            var two = one
            two[second] = fate == other ? other : pending[second].drawFate(using: &random)
            if fate == other { pairs.append(two) } else { drawnPairs.append(two) }
          }
        }
      }
    }
    let reach = chosen.count + pairs.count <= limit ? Reach.pairs : .singles
    chosen += pairs.shuffled(using: &random).prefix(max(0, limit - chosen.count))
    let left = max(0, limit - chosen.count)
    chosen += drawnPairs.shuffled(using: &random).prefix(left * 3 / 4)
    while chosen.count < limit {
      chosen.append(pending.map { $0.drawFate(using: &random) })
    }
    return (chosen, reach)
  }
}
