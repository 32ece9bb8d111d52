/// What a decision wants recorded: an event without the hybrid clock, which only the writer of a
/// log can give.
package struct PendingEvent: Equatable, Sendable {
  package let body: Event.Body
  /// The entity the event is about; nil when the event itself creates it.
  package let subject: EventName?
  package let eventTime: SettledEventTime

  /// An event about something that happens as it is recorded, unless an event time is given.
  init(
    _ body: Event.Body, about subject: EventName? = nil, at eventTime: SettledEventTime? = nil,
    in now: Now
  ) {
    self.body = body
    self.subject = subject
    self.eventTime = eventTime ?? SettledEventTime(recordedIn: now)
  }

  /// The event, once the writer knows its clock.
  ///
  /// - Parameters:
  ///   - recordedAt: the time of writing, from which the clock may run ahead; it stays behind one
  ///     that the person gave.
  ///   - log: the log it is written to; a subject there is named by its number alone.
  ///   - batch: the number there of the `ImportStarted` that brings the event; 0 for none.
  package func event(
    clock: HybridClock, recordedAt: Instant, log: LogID, importedWith batch: UInt64 = 0
  ) -> Event {
    let elsewhere = subject.flatMap { $0.log == log ? nil : $0.log }
    return Event(
      clock: clock.value,
      recordedLagMs: recordedAt.milliseconds &- Int64(truncatingIfNeeded: clock.value >> 16),
      utcOffsetSeconds: eventTime.utcOffset?.seconds,
      civilDay: eventTime.day.daysSinceEpoch,
      subjectNumber: subject?.number ?? 0,
      subjectLog: elsewhere,
      carriesText: body.texts.contains { !$0.text.isEmpty },
      happenedAtMs: eventTime.happenedAt?.milliseconds,
      happenedPrecision: eventTime.precision,
      importBatch: batch,
      body: body)
  }
}
