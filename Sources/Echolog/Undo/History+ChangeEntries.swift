// What the changes of moments and logs do to them.
extension History {
  mutating func apply(_ type: EventType, _ change: ChangeRow, toMoment row: Int) {
    switch type {
    case .momentRemoved: self.change(moment: row) { $0.flags.insert(.removed) }
    case .praiseEnhanced: enhance(row, by: change)
    case .momentTextChanged:
      let words = MomentWords(rawValue: change.value)
      moments[row].flags.insert(.hasOtherWords)
      moments[row].flags.set(
        .hidesPraise, words.contains(.heavy) && !moments[row].flags.contains(.forgotten))
      moments[row].flags.setWords(as: change)
      laterWords.set(LaterWordsRow(change))
    case .momentTimeChanged where change.flags.contains(.dated):
      self.change(moment: row) { moment in
        moment.flags.insert(.corrected)
        moment.setTime(as: change)
      }
    default: break
    }
  }

  mutating func resetMoment(_ row: Int, to base: ChangeRow?, isTakenBack: Bool) {
    change(moment: row) { moment in
      moment.flags.subtract([.removed, .hasLaterPraise, .hidesPraise, .hasOtherWords, .corrected])
      moment.flags.set(.takenBack, isTakenBack)
      guard let base else { return }
      moment.flags.setWords(as: base)
      moment.setTime(as: base)
    }
  }

  func describe(_ moment: MomentRow, in base: inout ChangeRow) {
    var words: MomentWords = []
    if moment.flags.contains(.hasPraise) { words.insert(.hasPraise) }
    if moment.flags.contains(.quiet) { words.insert(.quiet) }
    base.value = words.rawValue
    base.setTime(of: moment)
    if moment.flags.contains(.hasWords) { base.flags.insert(.hasWords) }
  }

  /// A correction of a log that was removed concurrently is kept in the row.
  mutating func apply(_ type: EventType, _ change: ChangeRow, toActivity row: Int) {
    switch type {
    case .activityRemoved: self.change(activity: row) { $0.flags.insert(.removed) }
    case .activityCorrected:
      self.change(activity: row) { log in
        log.amount = change.value
        log.flags.insert(.corrected)
        if change.flags.contains(.dated) { log.setTime(as: change) }
      }
    case .activityNoteChanged:
      activities[row].flags.insert(.hasOtherWords)
      activities[row].flags.set(.hasWords, change.flags.contains(.hasWords))
      laterWords.set(LaterWordsRow(change))
    default: break
    }
  }

  mutating func resetActivity(_ row: Int, to base: ChangeRow?, isTakenBack: Bool) {
    change(activity: row) { log in
      log.flags.subtract([.removed, .corrected, .hasOtherWords])
      log.flags.set(.takenBack, isTakenBack)
      guard let base else { return }
      log.amount = base.value
      log.flags.set(.hasWords, base.flags.contains(.hasWords))
      log.setTime(as: base)
    }
  }

  func describe(_ log: ActivityRow, in base: inout ChangeRow) {
    base.value = log.amount
    base.setTime(of: log)
    if log.flags.contains(.hasWords) { base.flags.insert(.hasWords) }
  }

  /// The event of this type that holds the words which an entry was given later; nil for none.
  func laterWords(_ type: EventType, of slot: EntitySlot) -> EventName? {
    laterWords[type, of: slot].map { name(of: $0) }
  }
}

extension EntryFlags {
  /// Takes over what words a moment has, unless they are forgotten.
  fileprivate mutating func setWords(as change: ChangeRow) {
    let words = MomentWords(rawValue: change.value)
    let isForgotten = contains(.forgotten)
    set(.hasWords, change.flags.contains(.hasWords) && !isForgotten)
    set(.hasPraise, words.contains(.hasPraise) && !isForgotten)
    set(.quiet, words.contains(.quiet))
  }
}
