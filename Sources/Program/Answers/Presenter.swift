import Content
package import Echolog
import Platform

/// What pages are made from: the history at one moment, and the words that were read for it.
package struct Presenter: Sendable {
  let asked: DiaryView
  /// The words behind references, as far as they are still there.
  var words: [WordsReference: String] = [:]
  /// Whether nobody is encouraged, as beside something heavy.
  var isQuiet = false

  // Read in place: a history has too many parts to be copied at each look into it.
  var history: History { _read { yield asked.history } }
  package var view: Now { _read { yield asked.viewpoint } }

  package init(_ asked: DiaryView) { self.asked = asked }

  /// The line beside a goal's progress; empty where the person wants no praise.
  func encouragement(_ goal: GoalProgress) -> String {
    guard history.settings.praise == .on, !isQuiet else { return "" }
    // A line a day for each goal, so that none comes back before the others were shown.
    return Encouragement.line(
      fraction: Double(goal.amount) / Double(max(goal.target, 1)),
      isWeekly: goal.goal.period == .week,
      draw: UInt64(bitPattern: Int64(view.today.daysSinceEpoch)) &+ goal.goal.id.number)
  }

  /// The words, or a remark where they are gone.
  func text(_ reference: WordsReference?, gone: Bool = false) -> String {
    guard let reference else { return gone ? "(forgotten)" : "" }
    return words[reference] ?? Messages.notReadable
  }

  func label(_ name: EventName) -> String { history.label(of: name) }

  /// An instant by the clock where it happened. What was written down without a zone keeps the
  /// clock that it was written with, and no zone is shown, whoever asks from where.
  func iso(_ instant: Instant, _ offset: UTCOffset?) -> String { instant.isoText(offset: offset) }

  /// The same without seconds, where none were given.
  func isoMinute(_ instant: Instant, _ offset: UTCOffset?) -> String {
    let wall = WallTime(at: instant, offset: offset ?? .utc)
    return wall.day.description + "T" + Messages.time(minuteOfDay: wall.minuteOfDay)
      + UTCOffset.isoText(offset)
  }

  /// The clock of this device, which counts in UTC, dated what happened as it was recorded.
  func iso(_ time: EntryTime) -> String {
    let isRecorded = time.happenedAt == time.recordedAt
    return iso(time.happenedAt, time.utcOffset ?? (isRecorded ? .utc : nil))
  }

  /// `21:30`, or nothing where only the day is known, or not even that.
  func clock(_ time: EntryTime) -> String {
    guard time.precision != .day, time.monthOrYear == nil else { return "" }
    let wall = WallTime(at: time.happenedAt, offset: time.utcOffset ?? .utc)
    return Messages.time(minuteOfDay: wall.minuteOfDay)
  }

  /// The clock for a person: `21:30`; `01:10 Fri` where the calendar has another day than the one
  /// that the entry counts for, and `02:00 +02:00` where the clocks of the zone asked from showed
  /// another time.
  func time(_ time: EntryTime) -> String {
    clock(time).isEmpty ? "" : clock(at: time.happenedAt, time.utcOffset, countedOn: time.day)
  }

  /// As `time`, of what is not kept yet.
  func clock(at instant: Instant, _ offset: UTCOffset?, countedOn day: CivilDay) -> String {
    let wall = WallTime(at: instant, offset: offset ?? .utc)
    let isElsewhere = offset.map { $0 != view.zone.offset(at: instant) } ?? false
    let marks = [
      wall.day == day ? nil : Messages.weekday(wall.day.weekday),
      isElsewhere ? offset?.description : nil,
    ]
    return ([Messages.time(minuteOfDay: wall.minuteOfDay)] + marks.compactMap(\.self))
      .joined(separator: " ")
  }

  /// The time of what has a day, as all but memories do.
  func json(_ time: EntryTime) -> JSON {
    let isTimeKnown = time.precision != .day && time.monthOrYear == nil
    return [
      "day": time.day, "happenedAt": isTimeKnown ? iso(time) : nil,
      "precision": Messages.word(time.precision),
    ]
  }

  /// The day, or the month or the year that is all that is known; the other two are null.
  func json(_ day: CivilDay, _ stretch: MonthOrYear?) -> JSON {
    let (isMonth, isYear) = (stretch?.isYear == false, stretch?.isYear == true)
    return [
      "day": stretch == nil ? day : nil, "month": isMonth ? stretch : nil,
      "year": isYear ? stretch : nil,
    ]
  }

  /// `today`, `July 1984` or `1984`.
  func day(_ time: EntryTime) -> String { time.monthOrYear.map(Messages.name) ?? day(time.day) }

  /// `2025-11-18`, `1984-07` or `1984`.
  func isoDay(_ time: EntryTime) -> String { time.monthOrYear?.description ?? time.day.description }

  /// The month or the year that is all an event has of a memory's time.
  func monthOrYear(_ event: Event) -> MonthOrYear? {
    switch event.body {
    case .memoryCaptured, .memoryTimeChanged:
      MonthOrYear(event.happenedPrecision, of: CivilDay(daysSinceEpoch: event.civilDay))
    default: nil
    }
  }

  func day(_ event: Event) -> String {
    monthOrYear(event).map(Messages.name) ?? day(CivilDay(daysSinceEpoch: event.civilDay))
  }

  /// The day, with `today` and `yesterday` in words; at night, when the calendar has another date
  /// than the person's day, these two by their weekdays.
  func day(_ day: CivilDay) -> String {
    let age = view.today - day
    guard (0...1).contains(age) else { return Messages.day(day) }
    guard !isNight else { return Messages.capitalised(day.weekday.label) }
    return age == 0 ? "today" : "yesterday"
  }

  /// Whether the person's day goes on after midnight.
  private var isNight: Bool { view.today != view.calendarDate }

  /// Until when the day goes on that an answer speaks of; nil by day.
  var dayGoesOn: String? {
    isNight ? Messages.ends(view.today, at: history.settings.dayStart) : nil
  }
}

extension Messages {
  /// In the place of words that damage took.
  static let notReadable = "(can not be read)"

  static func word(_ precision: Precision) -> String {
    switch precision {
    case .unspecified: "instant"
    case .minute: "minute"
    case .hour: "hour"
    case .day: "day"
    case .month: "month"
    case .year: "year"
    }
  }

  static func name(_ stretch: MonthOrYear) -> String {
    let date = stretch.firstDay.date
    return stretch.isYear ? "\(date.year)" : "\(months[date.month - 1]) \(date.year)"
  }
}
