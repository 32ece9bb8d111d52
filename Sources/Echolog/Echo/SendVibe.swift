/// Sends a note of 1 to 280 characters to the future self.
///
///     let sent = try await diary.perform(
///       SendVibe("You have built something.", emotion: .comfort, returningAfter: .week))
///     show(sent.answer.returnsOn)
public struct SendVibe: Command, Equatable {
  package let text: String?
  package let emotion: Emotion?
  package let interval: EbbinghausInterval?

  /// A note exactly as typed, the feeling that it is sent with, and when it comes back; nil for
  /// what the person has not said yet.
  public init(_ text: String?, emotion: Emotion?, returningAfter interval: EbbinghausInterval?) {
    self.text = text
    self.emotion = emotion
    self.interval = interval
  }

  /// - Throws: as the public one.
  package func decide(
    answered said: Acknowledgement = .none, in now: Now
  ) throws(Rejection) -> PendingEvent {
    guard let text, let emotion, let interval else { throw .fieldsMissing(missing) }
    guard !text.isBlank else { throw .vibeEmpty }
    let count = text.count
    guard count <= WordLimits.vibe else { throw .vibeTooLong(count: count, max: WordLimits.vibe) }
    let bytes = text.utf8.count
    guard bytes <= WordLimits.vibeBytes else {
      throw .textTooLarge(bytes: bytes, max: WordLimits.vibeBytes)
    }
    let delivery = Delivery(after: interval, sentIn: now)
    // Only where a date comes twice, as when a zone crosses the date line (S0 ES-004).
    guard now.instant(of: delivery) > now.instant else {
      throw .deliveryNotInFuture(day: delivery.day, minute: delivery.minute)
    }
    let vibe = VibeSent(
      text: .inline(text), graphemeCount: UInt32(count), emotion: emotion,
      intervalDays: UInt32(interval.days), deliveryDay: delivery.day.daysSinceEpoch,
      deliveryMinute: UInt32(delivery.minute),
      acknowledgement: .inline(said.line), help: .inline(said.help))
    return PendingEvent(.vibeSent(vibe), in: now)
  }

  /// What is missing; words of nothing but white space are missing words.
  var missing: [VibeField] {
    var fields: [VibeField] = []
    if text?.isBlank ?? true { fields.append(.text) }
    if emotion == nil { fields.append(.emotion) }
    if interval == nil { fields.append(.interval) }
    return fields
  }

  /// Keeps it with what answers its words.
  ///
  /// - Throws: `fieldsMissing` with all of them at once; `vibeEmpty`, `vibeTooLong`,
  ///   `textTooLarge`, `deliveryNotInFuture`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<SentVibe> {
    let said = history.acknowledgement(of: text ?? "", now)
    let draft = try decide(answered: said, in: now)
    guard let interval else { throw .fieldsMissing(missing) }
    let delivery = Delivery(after: interval, sentIn: now)
    return .records([draft], answering: said, history) { quietAnswer in
      SentVibe(
        id: now.next, returnsOn: delivery.day, minuteOfDay: delivery.minute,
        days: interval.days, quietAnswer: quietAnswer)
    }
  }
}

/// A note that is on its way to the future self.
///
///     let sent = try await diary.perform(
///       SendVibe("It went well.", emotion: .joy, returningAfter: .month)
///     ).answer
///     show(sent.returnsOn, sent.days)
public struct SentVibe: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The date on which it returns.
  public let returnsOn: CivilDay
  /// The time of day, in minutes after midnight, wherever the person is then.
  public let minuteOfDay: Int
  /// In how many days that is.
  public let days: Int
  /// Nil unless the words are heavy.
  public let quietAnswer: QuietAnswer?

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, returnsOn: CivilDay, minuteOfDay: Int, days: Int, quietAnswer: QuietAnswer? = nil
  ) {
    (self.id, self.returnsOn, self.minuteOfDay, self.days) = (id, returnsOn, minuteOfDay, days)
    self.quietAnswer = quietAnswer
  }
}

/// What a Vibe can not be sent without.
///
///     do {
///       try await diary.perform(SendVibe(text, emotion: nil, returningAfter: .week))
///     } catch DiaryFailure.refused(.fieldsMissing(let fields)) {
///       show(fields.contains(.emotion))
///     }
public enum VibeField: String, CaseIterable, Sendable {
  case text, emotion, interval
}

/// When an Echo returns: a date and a time of day, in whatever zone the person is then.
package struct Delivery: Hashable, Sendable {
  package let day: CivilDay
  /// Minutes after midnight.
  package let minute: Int

  /// Nine in the morning (S0 ES-001, BR-003).
  package static let standardMinute = 540

  package init(day: CivilDay, minute: Int) {
    self.day = day
    self.minute = minute
  }

  /// The interval is added to the date on the calendar, not to the civil day, so that a Vibe sent
  /// after midnight for tomorrow does not return the same morning (S0 4.2).
  package init(after interval: EbbinghausInterval, sentIn now: Now) {
    self.init(day: now.calendarDate + interval.days, minute: now.deliveryMinute)
  }

  /// What the clocks of a zone show when it comes: itself, or later where they skip it (S0 4.2).
  package func shown(in zone: TimeZoneRules) -> Delivery {
    let instant = zone.instant(of: day, atMinute: minute)
    let wall = WallTime(at: instant, offset: zone.offset(at: instant))
    return Delivery(day: wall.day, minute: wall.minuteOfDay)
  }
}
