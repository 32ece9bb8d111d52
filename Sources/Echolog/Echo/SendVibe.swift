package import Platform

/// Sends a note to the future self.
package struct SendVibe: Equatable, Sendable {
  /// Kept exactly as typed; nil, like the others, when the person has not said it yet.
  package let text: String?
  package let emotion: Emotion?
  package let interval: EbbinghausInterval?
  package var acknowledgement = Acknowledgement.none

  package init(text: String?, emotion: Emotion?, interval: EbbinghausInterval?) {
    self.text = text
    self.emotion = emotion
    self.interval = interval
  }

  /// - Throws: `fieldsMissing` with all of them at once; `vibeEmpty`, `vibeTooLong`,
  ///   `textTooLarge`; `deliveryNotInFuture`.
  package func decide(in context: Context) throws(Rejection) -> PendingEvent {
    guard let text, let emotion, let interval else { throw .fieldsMissing(missing) }
    guard !text.isBlank else { throw .vibeEmpty }
    let count = text.count
    guard count <= WordLimits.vibe else { throw .vibeTooLong(count: count, max: WordLimits.vibe) }
    let bytes = text.utf8.count
    guard bytes <= WordLimits.vibeBytes else {
      throw .textTooLarge(bytes: bytes, max: WordLimits.vibeBytes)
    }
    let delivery = Delivery(after: interval, sentIn: context)
    // Only where a date comes twice, as when a zone crosses the date line (S0 ES-004).
    guard context.instant(of: delivery) > context.now else {
      throw .deliveryNotInFuture(day: delivery.day, minute: delivery.minute)
    }
    let vibe = VibeSent(
      text: .inline(text), graphemeCount: UInt32(count), emotion: emotion,
      intervalDays: UInt32(interval.days), deliveryDay: delivery.day.daysSinceEpoch,
      deliveryMinute: UInt32(delivery.minute),
      acknowledgement: .inline(acknowledgement.line), help: .inline(acknowledgement.help))
    return PendingEvent(.vibeSent(vibe), in: context)
  }

  /// What is missing; words of nothing but white space are missing words.
  var missing: [VibeField] {
    var fields: [VibeField] = []
    if text?.isBlank ?? true { fields.append(.text) }
    if emotion == nil { fields.append(.emotion) }
    if interval == nil { fields.append(.interval) }
    return fields
  }
}

/// What a Vibe can not be sent without.
package enum VibeField: String, CaseIterable, Sendable {
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
  package init(after interval: EbbinghausInterval, sentIn context: Context) {
    self.init(day: context.calendarDate + interval.days, minute: context.deliveryMinute)
  }

  /// What the clocks of a zone show when it comes: itself, or later where they skip it (S0 4.2).
  package func shown(in zone: TimeZoneRules) -> Delivery {
    let instant = zone.instant(of: day, atMinute: minute)
    let wall = WallTime(at: instant, offset: zone.offset(at: instant))
    return Delivery(day: wall.day, minute: wall.minuteOfDay)
  }
}
