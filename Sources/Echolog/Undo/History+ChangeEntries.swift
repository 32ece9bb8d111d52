// What the changes of moments and logs do to them.
extension History {
  mutating func apply(_ type: EventType, _ change: ChangeRow, toMoment row: Int) {
    switch type {
    case .momentRemoved: mark(moment: row) { $0.insert(.removed) }
    case .praiseEnhanced: enhance(row, by: change)
    default: break
    }
  }

  mutating func resetMoment(_ row: Int, isTakenBack: Bool) {
    mark(moment: row) { flags in
      flags.subtract([.removed, .hasLaterPraise])
      flags.set(.takenBack, isTakenBack)
    }
  }

  /// A correction of a log that was removed concurrently is kept in the row.
  mutating func apply(_ type: EventType, _ change: ChangeRow, toActivity row: Int) {
    switch type {
    case .activityRemoved: self.change(activity: row) { $0.flags.insert(.removed) }
    case .activityCorrected:
      self.change(activity: row) { log in
        log.amount = change.value
        log.flags.insert(.corrected)
        guard change.flags.contains(.dated) else { return }
        log.happenedAt = change.happenedAt
        log.utcOffset = change.utcOffset
        log.day = change.day
        log.flags.setTime(as: change.flags)
      }
    default: break
    }
  }

  mutating func resetActivity(_ row: Int, to base: ChangeRow?, isTakenBack: Bool) {
    change(activity: row) { log in
      log.flags.subtract([.removed, .corrected])
      log.flags.set(.takenBack, isTakenBack)
      guard let base else { return }
      log.amount = base.value
      log.happenedAt = base.happenedAt
      log.utcOffset = base.utcOffset
      log.day = base.day
      log.flags.setTime(as: base.flags)
    }
  }

  func describe(_ log: ActivityRow, in base: inout ChangeRow) {
    base.value = log.amount
    base.happenedAt = log.happenedAt
    base.utcOffset = log.utcOffset
    base.day = log.day
    base.flags.insert(.init(rawValue: log.flags.rawValue & ChangeRow.Flags.timeMask))
  }
}

extension EntryFlags {
  /// Takes over how exactly the time is known, and whether the event gave it.
  fileprivate mutating func setTime(as other: ChangeRow.Flags) {
    let mask = ChangeRow.Flags.timeMask
    self = EntryFlags(rawValue: rawValue & ~mask | other.rawValue & mask)
  }
}
