package import CivilTime

/// The circumstances in which a command is given: everything a decision may not ask for itself.
package struct Context: Equatable, Sendable {
  package let now: Instant
  /// Where the person is; nil where no zone is known, and then clocks read UTC.
  package let utcOffset: UTCOffset?
  package let dayStart: DayStart
  /// On which day weeks begin, by the person's settings.
  package let weekStart: Weekday
  /// The number of the `ImportStarted` that brings this command's event, in the log that is
  /// written; nil when a person gives the command.
  package let importBatch: UInt64?

  package init(
    now: Instant, utcOffset: UTCOffset?, dayStart: DayStart = .standard,
    weekStart: Weekday = .monday, importBatch: UInt64? = nil
  ) {
    self.now = now
    self.utcOffset = utcOffset
    self.dayStart = dayStart
    self.weekStart = weekStart
    self.importBatch = importBatch
  }

  /// The same circumstances, for the rows of a batch.
  package func importing(_ batch: UInt64) -> Context {
    Context(
      now: now, utcOffset: utcOffset, dayStart: dayStart, weekStart: weekStart,
      importBatch: batch)
  }

  /// The civil day that this moment counts for, with the day start in force.
  package var today: CivilDay {
    CivilDay(at: now, offset: utcOffset ?? .utc, dayStart: dayStart)
  }

  /// The date on the calendar, which changes at midnight whatever the day start is.
  package var calendarDate: CivilDay {
    WallTime(at: now, offset: utcOffset ?? .utc).day
  }
}
