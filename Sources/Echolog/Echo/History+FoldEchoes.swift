extension History {
  /// Marked on two devices is marked once.
  mutating func favourite(_ quote: String) {
    if !favouriteQuotes.contains(quote) { favouriteQuotes.append(quote) }
  }

  mutating func sendVibe(
    _ body: borrowing VibeSent, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    let row = echoes.count
    logs[Int(place.log)].enter(EntitySlot(.echo, row: row), number: place.number)
    var flags: EchoFlags = []
    if isForgotten(place) {
      flags.insert(.forgotten)
    } else if !body.text.isEmpty {
      flags.insert(.hasText)
    }
    let day = days.index(making: event.civilDay)
    echoes.append(
      EchoRow(
        sentAt: recordedAt, revealedAt: 0, number: place.number, sentDay: event.civilDay,
        deliveryDay: body.deliveryDay, previousInDay: days[day].lastEcho,
        utcOffset: event.utcOffsetSeconds ?? noOffset, revealNumber: 0, reflectionNumber: 0,
        graphemes: body.graphemeCount, log: place.log, revealLog: 0, reflectionLog: 0,
        deliveryMinute: UInt16(clamping: body.deliveryMinute),
        intervalDays: UInt16(clamping: body.intervalDays),
        emotion: UInt16(truncatingIfNeeded: body.emotion.rawValue), flags: flags))
    days[day].lastEcho = UInt32(row + 1)
  }

  /// The first reveal in total order is what every device shows. It beats a cancel before
  /// or after it: one that this device had known would have kept it from revealing, so the two are
  /// concurrent.
  mutating func reveal(
    _ row: Int, _ body: borrowing EchoRevealed, _ recordedAt: Int64, at place: Place
  ) {
    guard !echoes[row].flags.contains(.revealed) else { return }
    echoes[row].flags.insert(.revealed)
    echoes[row].revealedAt = recordedAt
    echoes[row].revealLog = place.log
    echoes[row].revealNumber = place.number
    if body.isQuiet { echoes[row].flags.insert(.quiet) }
    guard !echoes[row].flags.contains(.forgotten) else { return }
    if !body.recommendation.isEmpty { echoes[row].flags.insert(.hasRecommendation) }
    if !body.quote.isEmpty { echoes[row].flags.insert(.hasQuote) }
    if !body.quoteAuthor.isEmpty { echoes[row].flags.insert(.hasAuthor) }
    if !body.help.isEmpty { echoes[row].flags.insert(.hasHelp) }
  }

  mutating func apply(_ type: EventType, _ change: ChangeRow, toEcho row: Int) {
    switch type {
    // Of two concurrent reflections the first is shown with the Echo; both stay in its history.
    case .echoReflected where !echoes[row].flags.contains(.reflected):
      echoes[row].flags.insert(.reflected)
      echoes[row].settledAt = change.value
      echoes[row].reflectionLog = change.log
      echoes[row].reflectionNumber = change.number
      if !echoes[row].flags.contains(.forgotten), change.flags.contains(.hasWords) {
        echoes[row].flags.insert(.hasNote)
      }
    case .echoDismissed:
      if echoes[row].flags.isDisjoint(with: [.reflected, .dismissed]) {
        echoes[row].settledAt = change.value
      }
      echoes[row].flags.insert(.dismissed)
    case .echoCancelled: echoes[row].flags.insert(.cancelled)
    default: break
    }
  }

  mutating func resetEcho(_ row: Int, isTakenBack: Bool) {
    echoes[row].flags.subtract([.reflected, .dismissed, .cancelled, .hasNote, .takenBack])
    echoes[row].settledAt = 0
    echoes[row].reflectionLog = 0
    echoes[row].reflectionNumber = 0
    if isTakenBack { echoes[row].flags.insert(.takenBack) }
  }
}
