/// A Vibe and what became of it.
package struct Echo: Equatable, Sendable {
  package let id: EventName
  package let emotion: Emotion
  package let intervalDays: Int
  package let graphemeCount: Int
  package let sentAt: Instant
  package let sentDay: CivilDay
  package let utcOffset: UTCOffset?
  package let delivery: Delivery
  package let state: EchoState
  /// The event that revealed it first, and when that was recorded.
  package let reveal: EventName?
  package let revealedAt: Instant?
  package let reflection: EventName?
  /// When it was answered, or else put away first.
  package let settledAt: Instant?
  /// How often it was read again after it was answered or put away.
  package let reopenCount: Int
  /// By whatever device; a reveal holds all the same.
  package let isCancelled: Bool
  /// A notification said that it is there, which holds wherever the person travels then.
  package let isShown: Bool
  package let isForgotten: Bool
  /// Its sending was undone before anybody opened it.
  package let isTakenBack: Bool

  package let text: WordsReference?
  package let recommendation: WordsReference?
  package let quote: WordsReference?
  package let quoteAuthor: WordsReference?
  /// The sentence of help that came with them.
  package let help: WordsReference?
  /// Whether what it was opened with comforts and does not cheer.
  package let isQuiet: Bool
  package let note: WordsReference?

  /// True when another device cancelled it while it was revealed; the reveal holds.
  package var isCancelOverruled: Bool { isCancelled && reveal != nil }

  /// Whether its delivery time has come where one asks, or a notification said so before.
  package func hasCome(at view: Now) -> Bool { isShown || view.isDue(delivery) }
}

/// Where an Echo is on its way. `due` depends on when and where one asks; the others are recorded.
package enum EchoState: String, CaseIterable, Sendable {
  case scheduled, due
  /// A notification said that it is there, which holds wherever the person travels then.
  case delivered
  case revealed, reflected, dismissed, cancelled

  /// The coarse status of S0 SW-001: the person has read it.
  package var isOpened: Bool {
    switch self {
    case .revealed, .reflected, .dismissed: true
    case .scheduled, .due, .delivered, .cancelled: false
    }
  }

  /// It is there to be opened.
  package var hasArrived: Bool { self == .due || self == .delivered }

  /// It is on its way, or there to be opened.
  var isOpen: Bool { self == .scheduled || hasArrived }
}

extension History {
  /// All Echoes, in the order in which they were sent, but for those whose sending was undone.
  package func echoes(at view: Now) -> [Echo] {
    echoes.indices { !$0.isGone }.map { echo(row: $0, at: view) }
  }

  /// What was sent on a civil day, in the order in which it was, but for what was undone.
  package func echoes(sentOn day: CivilDay, at view: Now) -> [Echo] {
    echoes.chain(from: days.row(on: day.daysSinceEpoch)?.lastEcho).filter { !$0.row.isGone }
      .map { echo(row: $0.index, at: view) }.reversed()
  }

  /// Whether the latest moment, log or memory was kept on the day of the question, of whatever day
  /// it is.
  package func hasKeptToday(at view: Now) -> Bool {
    func isOfToday(_ row: (some EntryRow)?) -> Bool {
      guard let row, !row.isGone else { return false }
      return view.day(of: Instant(milliseconds: row.recordedAt)) == view.today
    }
    return isOfToday(activities.last) || isOfToday(moments.last) || isOfToday(memories.last)
  }

  /// What waits to be revealed or is on its way: the earliest delivery first.
  package func openEchoes(at view: Now) -> [Echo] {
    echoes(at: view, in: \.isOpen)
  }

  /// What waits to be revealed: the earliest delivery first.
  package func dueEchoes(at view: Now) -> [Echo] {
    echoes(at: view, in: \.hasArrived)
  }

  /// What is open, as `openEchoes`, and what was opened first on the day of the question, in the
  /// order in which it was sent: both of one walk through all rows.
  package func openEchoesAndOpenedToday(at view: Now) -> (open: [Echo], opened: [Echo]) {
    let rows = echoes.indices {
      !$0.isGone && ($0.state(at: view).isOpen || $0.isOpened(on: view.today, at: view))
    }
    let opened = rows.filter { echoes[$0].isOpened(on: view.today, at: view) }
    return (
      byDelivery(rows.map { echo(row: $0, at: view) }.filter(\.state.isOpen)),
      opened.map { echo(row: $0, at: view) }
    )
  }

  /// What was opened first on a day, by the clock where one asks, in the order of sending.
  package func echoes(openedOn day: CivilDay, at view: Now) -> [Echo] {
    echoes.indices { !$0.isGone && $0.isOpened(on: day, at: view) }
      .map { echo(row: $0, at: view) }
  }

  private func echoes(at view: Now, in isWanted: (EchoState) -> Bool) -> [Echo] {
    let rows = echoes.indices { !$0.isGone && isWanted($0.state(at: view)) }
    return byDelivery(rows.map { echo(row: $0, at: view) })
  }

  private func byDelivery(_ found: [Echo]) -> [Echo] {
    let order = found.indices.sorted { left, right in
      let (left, right) = (found[left].delivery, found[right].delivery)
      return (left.day, left.minute) < (right.day, right.minute)
    }
    return order.map { found[$0] }
  }

  /// Whether any Echo was opened, whatever was done with it then.
  package func hasOpenedEchoes(at view: Now) -> Bool {
    echoes.contains { !$0.isGone && $0.state(at: view).isOpened }
  }

  /// The Echo that an event made or is about; nil when there is none.
  package func echo(_ id: EventName, at view: Now) -> Echo? {
    guard let row = row(of: id, .echo) else { return nil }
    return echo(row: row, at: view)
  }

  /// The words of a Vibe, whatever became of it; nil when they are gone.
  package func text(ofEcho id: EventName) -> WordsReference? {
    guard let row = row(of: id, .echo) else { return nil }
    return echo(row: row, state: .scheduled).text
  }

  /// Whether a Vibe comes back or has: its sending was not undone, nor was it cancelled.
  package func comesBack(_ id: EventName) -> Bool {
    guard let row = row(of: id, .echo) else { return false }
    let flags = echoes[row].flags
    return flags.contains(.revealed) || flags.isDisjoint(with: [.takenBack, .cancelled])
  }

  private func echo(row index: Int, at view: Now) -> Echo {
    echo(row: index, state: echoes[index].state(at: view))
  }

  func echo(row index: Int, state: EchoState) -> Echo {
    let row = echoes[index]
    let id = name(of: row)
    let reveal =
      row.flags.contains(.revealed) ? name(log: row.revealLog, number: row.revealNumber) : nil
    let reflection =
      row.flags.contains(.reflected)
      ? name(log: row.reflectionLog, number: row.reflectionNumber) : nil
    return Echo(
      id: id, emotion: row.emotionSent, intervalDays: Int(row.intervalDays),
      graphemeCount: Int(row.graphemes), sentAt: Instant(milliseconds: row.sentAt),
      sentDay: CivilDay(daysSinceEpoch: row.sentDay), utcOffset: UTCOffset(row: row.utcOffset),
      delivery: row.delivery, state: state, reveal: reveal,
      revealedAt: reveal == nil ? nil : Instant(milliseconds: row.revealedAt),
      reflection: reflection,
      settledAt: row.flags.isDisjoint(with: [.reflected, .dismissed])
        ? nil : Instant(milliseconds: row.settledAt),
      reopenCount: Int(row.reopenCount),
      isCancelled: row.flags.contains(.cancelled), isShown: row.flags.contains(.shown),
      isForgotten: row.flags.contains(.forgotten), isTakenBack: row.isGone,
      text: WordsReference(id, field: 1, if: row.flags.contains(.hasText)),
      recommendation: WordsReference(
        reveal, field: 1, if: row.flags.contains(.hasRecommendation)),
      quote: WordsReference(reveal, field: 3, if: row.flags.contains(.hasQuote)),
      quoteAuthor: WordsReference(reveal, field: 4, if: row.flags.contains(.hasAuthor)),
      help: WordsReference(reveal, field: 5, if: row.flags.contains(.hasHelp)),
      isQuiet: row.flags.contains(.quiet),
      note: WordsReference(reflection, field: 1, if: row.flags.contains(.hasNote)))
  }
}

extension EchoRow {
  var delivery: Delivery {
    Delivery(day: CivilDay(daysSinceEpoch: deliveryDay), minute: Int(deliveryMinute))
  }

  var emotionSent: Emotion { Emotion(stored: emotion) }

  /// Undoing the sending is a kind of cancelling: a concurrent reveal beats it.
  var isGone: Bool { flags.contains(.takenBack) && !flags.contains(.revealed) }

  /// Whether it was opened first on a day, by the clock where one asks.
  func isOpened(on day: CivilDay, at view: Now) -> Bool {
    flags.contains(.revealed) && view.day(of: Instant(milliseconds: revealedAt)) == day
  }

  /// Reflected beats dismissed, both and revealed beat cancelled: what was seen is not unseen.
  func state(at view: Now) -> EchoState {
    if flags.contains(.reflected) { return .reflected }
    if flags.contains(.dismissed) { return .dismissed }
    if flags.contains(.revealed) { return .revealed }
    if flags.contains(.cancelled) { return .cancelled }
    if flags.contains(.shown) { return .delivered }
    return view.isDue(delivery) ? .due : .scheduled
  }
}

extension UTCOffset {
  init?(row seconds: Int32) {
    guard seconds != noOffset else { return nil }
    self.init(seconds: seconds)
  }
}
