// What is said of moments and of days after they were.
extension History {
  mutating func logMoment(
    _ body: borrowing MomentLogged, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    let row = moments.count
    logs[Int(place.log)].enter(EntitySlot(.moment, row: row), number: place.number)
    let batch = batch(of: event, at: place)
    var flags = entryFlags(event, batch: batch, at: place)
    if !flags.contains(.forgotten) {
      if !body.text.isEmpty { flags.insert(.hasWords) }
      if !body.praise.isEmpty { flags.insert(.hasPraise) }
    }
    if body.isQuiet { flags.insert(.quiet) }
    let day = days.index(making: event.civilDay)
    moments.append(
      MomentRow(
        happenedAt: event.happenedAtMs ?? recordedAt, recordedAt: recordedAt,
        number: place.number, batch: batch, day: event.civilDay,
        previousInDay: days[day].lastMoment, utcOffset: event.utcOffsetSeconds ?? noOffset,
        log: place.log, flags: flags))
    days[day].lastMoment = UInt32(row + 1)
    if flags.isDisjoint(with: .gone) { days[day].momentCount &+= 1 }
  }

  /// What happens to a moment.
  mutating func foldOntoMoment(_ slot: EntitySlot, _ event: borrowing Event, at place: Place) {
    switch event.body {
    case .momentRemoved: note(.momentRemoved, on: slot, event, at: place)
    case .momentTextChanged(let body):
      var words = MomentWords(body)
      if moments[slot.row].flags.contains(.forgotten) { words.remove(.hasPraise) }
      note(
        .momentTextChanged, words.rawValue, words: !body.text.isEmpty, on: slot, event, at: place)
    case .momentTimeChanged: note(.momentTimeChanged, on: slot, event, at: place)
    case .praiseEnhanced(let body):
      note(.praiseEnhanced, words: !body.praise.isEmpty, on: slot, event, at: place)
    case .praiseEnhancementFailed: moments[slot.row].flags.insert(.hasPraiseFailed)
    default: break
    }
  }

  /// Takes a moment out of its day, changes it, and adds it to what is its day then. One that is
  /// gone counts for no day.
  mutating func change(moment row: Int, _ change: (inout MomentRow) -> Void) {
    let old = moments[row]
    let oldDay = days.index(making: old.day)
    if old.flags.isDisjoint(with: .gone) { days[oldDay].momentCount &-= 1 }
    change(&moments[row])
    let new = moments[row]
    let newDay = days.index(making: new.day)
    if new.day != old.day {
      moments.unlink(row, from: &days[oldDay].lastMoment)
      moments[row].previousInDay = days[newDay].lastMoment
      days[newDay].lastMoment = UInt32(row + 1)
    }
    if new.flags.isDisjoint(with: .gone) { days[newDay].momentCount &+= 1 }
  }

  /// The first praise with words holds, whatever failed before, as long as it suits the moment.
  mutating func enhance(_ row: Int, by change: ChangeRow) {
    guard change.flags.contains(.hasWords),
      moments[row].flags.isDisjoint(with: .hasLaterPraise)
        || moments[row].flags.contains(.hidesPraise)
    else { return }
    moments[row].flags.insert(.hasLaterPraise)
    moments[row].flags.remove(.hidesPraise)
    laterWords.set(LaterWordsRow(change))
  }

  /// The later words hold, by whichever device; empty ones take back what was said.
  mutating func summarise(
    _ body: borrowing DaySummarySet, _ event: borrowing Event, at place: Place
  ) {
    let day = body.day
    let row: Int
    if let known = summaries.firstIndex(where: { $0.day == day }) {
      row = known
    } else {
      row = summaries.count
      summaries.append(SummaryRow(day: day))
      // A day with nothing but words is part of the journey.
      _ = days.index(making: day)
    }
    let slot = EntitySlot(.summary, row: row)
    logs[Int(place.log)].enter(slot, number: place.number)
    note(
      .daySummarySet, words: !body.summary.isEmpty && !isForgotten(place), on: slot, event,
      at: place)
  }

  mutating func apply(_ change: ChangeRow, toSummary row: Int) {
    summaries[row] = SummaryRow(
      day: summaries[row].day, number: change.number, log: change.log,
      hasWords: change.flags.contains(.hasWords) ? 1 : 0)
  }
}
