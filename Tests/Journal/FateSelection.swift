import Files
import Seeds

/// Which of the possible disks after a cut are tried: all of them where they are few, else those
/// that differ from nothing, all or a beginning of what was pending in one or two operations, and
/// some drawn at random.
struct FateSelection {
  static func fates(
    of pending: [PendingOperation], atMost limit: Int, using random: inout SeededRandom
  ) -> [[Fate]] {
    let choices = pending.map { $0.fates + $0.shortenings }
    let all = FateCombinations(choices)
    if all.count <= limit { return Array(all) }
    var chosen: [[Fate]] = []
    for cut in 0...pending.count {
      chosen.append(pending.indices.map { $0 < cut ? .kept : .lost })
    }
    var pairs: [[Fate]] = []
    for usual in [Fate.kept, .lost] {
      let base = pending.map { _ in usual }
      for first in pending.indices {
        for fate in choices[first] where fate != usual {
          var one = base
          one[first] = fate
          chosen.append(one)
          for second in pending.indices where second > first {
            var two = one
            two[second] = pending[second].drawFate(using: &random)
            pairs.append(two)
          }
        }
      }
    }
    let left = limit - chosen.count
    if left <= 0 { return chosen }
    chosen += pairs.shuffled(using: &random).prefix(left * 3 / 4)
    while chosen.count < limit {
      chosen.append(pending.map { $0.drawFate(using: &random) })
    }
    return chosen
  }
}
