/// How a person meets their Echoes, on whatever devices (S0 4.6). It is told only to them, and only
/// when they ask.
package struct EchoUse: Equatable, Sendable {
  package var opened = 0
  package var answered = 0
  /// Put away without an answer.
  package var dismissed = 0
  /// Read again after that, each counted once.
  package var readAgain = 0
  /// From opening one to answering it or putting it away: half of them took no longer. Nil while
  /// there is none.
  package var medianSeconds: Int64?
}

extension History {
  /// - Complexity: linear in the Echoes and in all changes of entities.
  package var echoUse: EchoUse {
    var use = EchoUse()
    for row in echoes where !row.isGone && row.flags.contains(.revealed) {
      use.opened += 1
      if row.flags.contains(.reflected) {
        use.answered += 1
      } else if row.flags.contains(.dismissed) {
        use.dismissed += 1
      }
      if row.reopenCount > 0 { use.readAgain += 1 }
    }
    var times: [Int: Int64] = [:]
    for change in changes.rows where change.isInForce {
      let slot = EntitySlot(rawValue: change.slot)
      guard slot.kind == .echo, change.type == .echoReflected || change.type == .echoDismissed,
        !echoes[slot.row].isGone, echoes[slot.row].flags.contains(.revealed)
      else { continue }
      let (time, overflow) = change.value.subtractingReportingOverflow(echoes[slot.row].revealedAt)
      // Clocks of two devices may say that it was answered before it was opened.
      guard !overflow, time >= 0 else { continue }
      times[slot.row] = min(times[slot.row] ?? .max, time / 1000)
    }
    let sorted = times.values.sorted()
    if !sorted.isEmpty {
      use.medianSeconds = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
    return use
  }
}
