extension Column {
  /// The columns of the time of an entry: `day week month year weekday hour happenedAt happenedMs
  /// precision zone recordedAt recordedMs`. What is not known exactly is null: the hour of an entry
  /// of a day, the day and the month of a memory of a year.
  static func times(of time: @escaping @Sendable (Row) -> EntryTime) -> [Column] {
    let clock: @Sendable (Row) -> EntryTime? = { row in
      let time = time(row)
      return time.hasClock ? time : nil
    }
    return calendar("it counts for", stretch: { time($0).monthOrYear }) { row, _ in
      let time = time(row)
      return time.monthOrYear == nil ? time.day : nil
    } + [
      Column("hour", .number, unit: "0 to 23", "the hour of the clock where it happened") {
        row, _ in
        .optional(clock(row)) { time in
          .number(
            WallTime(at: time.happenedAt, offset: time.utcOffset ?? .utc).minuteOfDay / 60)
        }
      },
      Column("happenedAt", .time, "when it happened, by the clock there") { row, _ in
        .optional(clock(row)) { .time($0.happenedAt, $0.clockOffset) }
      },
      Column(
        "happenedMs", .number, unit: "milliseconds since 1970",
        "the same as a number; without a zone as if the clock showed UTC"
      ) {
        row, _ in
        .optional(clock(row)) { .number($0.happenedAt.milliseconds) }
      },
      Column.word("precision", "how exactly the time is known") { time($0).precision.word },
      Column("zone", .number, unit: "seconds", "the UTC offset there") { row, _ in
        .optional(time(row).utcOffset) { .number(Int64($0.seconds)) }
      },
      Column("recordedAt", .time, "when a device wrote it down") { row, view in
        .time(time(row).recordedAt, time(row).offsetOfRecording(at: view.viewpoint))
      },
      Column("recordedMs", .number, unit: "milliseconds since 1970", "the same as a number") {
        row, _ in
        .number(time(row).recordedAt.milliseconds)
      },
    ]
  }

  /// An instant by the clock where one asks, and as a number: `setAt setMs`.
  static func instant(
    _ name: String, _ about: String, _ at: @escaping @Sendable (Row, DiaryView) -> Instant?
  ) -> [Column] {
    [
      Column(name + "At", .time, about + ", by the clock here") { row, view in
        .optional(at(row, view)) { .time($0, in: view) }
      },
      Column(name + "Ms", .number, unit: "milliseconds since 1970", "the same as a number") {
        row, view in .optional(at(row, view)) { .number($0.milliseconds) }
      },
    ]
  }

  /// The columns of an instant by the clock where one asks:
  /// `day week month year weekday hour zone setAt setMs`.
  static func times(
    _ name: String, _ about: String, _ at: @escaping @Sendable (Row, DiaryView) -> Instant?
  ) -> [Column] {
    let here = { @Sendable (row: Row, view: DiaryView) -> (at: Instant, offset: UTCOffset)? in
      at(row, view).map { ($0, view.viewpoint.zone.offset(at: $0)) }
    }
    return calendar(about + " on") { row, view in
      here(row, view).map {
        CivilDay(at: $0.at, offset: $0.offset, dayStart: view.history.settings.dayStart)
      }
    } + [
      Column("hour", .number, unit: "0 to 23", "the hour of the clock here then") { row, view in
        .optional(here(row, view)) {
          .number(WallTime(at: $0.at, offset: $0.offset).minuteOfDay / 60)
        }
      },
      Column("zone", .number, unit: "seconds", "the UTC offset here then") { row, view in
        .optional(here(row, view)) { .number(Int64($0.offset.seconds)) }
      },
    ] + instant(name, "when " + about, at)
  }

  /// The columns of a civil day: `day week month year weekday`.
  ///
  /// - Parameters:
  ///   - about: what the day is to the row.
  ///   - stretch: the month or the year, where no more is known than that.
  package static func calendar(
    _ about: String, stretch: @escaping @Sendable (Row) -> MonthOrYear? = { _ in nil },
    _ day: @escaping @Sendable (Row, DiaryView) -> CivilDay?
  ) -> [Column] {
    [
      Column("day", .day, "the day that \(about)") { .day(day($0, $1)) },
      Column("week", .day, "the first day of its week") { row, view in
        let first = view.history.settings.weekStart
        return .day(day(row, view).map { $0.startOfWeek(startingOn: first) })
      },
      Column("month", .word, "its month, as 2025-11") { row, view in
        let month = stretch(row).flatMap { $0.isYear ? nil : $0.firstDay }
        return .optional(day(row, view) ?? month, Cell.month(of:))
      },
      Column("year", .number, "its year") { row, view in
        .optional(day(row, view) ?? stretch(row)?.firstDay) { .number($0.date.year) }
      },
      Column("weekday", .word, "its weekday, as monday") { row, view in
        .optional(day(row, view)) { .word($0.weekday.label) }
      },
    ]
  }
}

extension Precision {
  /// As answers and queries say it.
  package var word: String { self == .unspecified ? "instant" : label }
}

extension AnyIterator {
  /// The rows that each of these leads to, one after the other.
  func flatMapped<Row>(_ rows: @escaping (Element) -> [Row]) -> AnyIterator<Row> {
    AnyIterator<Row>(lazy.flatMap(rows).makeIterator())
  }
}

extension Sequence where Self: Sendable {
  /// Rows that are made one by one, as they are asked for.
  func rows<Row>(_ make: @escaping (Element) -> Row?) -> AnyIterator<Row> {
    AnyIterator(lazy.compactMap(make).makeIterator())
  }
}
