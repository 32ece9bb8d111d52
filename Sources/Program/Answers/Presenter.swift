import Content
package import Echolog

/// What pages are made from: the history at one moment, and the words that were read for it.
package struct Presenter: Sendable {
  let asked: DiaryView
  /// The words behind references, as far as they are still there.
  var words: [WordsReference: String] = [:]
  var standings: [EventName: ChangeStanding] = [:]
  /// When events were recorded that are in no row.
  var recorded: [EventName: Instant] = [:]
  /// Whether nobody is encouraged, as beside something heavy.
  var isQuiet = false

  // Read in place: a history has too many parts to be copied at each look into it.
  var history: History { _read { yield asked.history } }
  package var view: Now { _read { yield asked.viewpoint } }

  package init(_ asked: DiaryView) { self.asked = asked }

  /// The line beside a goal's progress; empty where the person wants no praise, and on a day on
  /// which something heavy was kept.
  func encouragement(_ goal: GoalProgress) -> String {
    guard history.settings.praise == .on, !isQuiet, !history.isHeavy(on: view.today) else {
      return ""
    }
    // A short night is over: nobody goes on with it by day. To stay below is nothing to cheer on.
    guard goal.goal.activity != .sleep || goal.isMet, goal.goal.bound == .atLeast else { return "" }
    // A line a day for each goal, so that none comes back before the others were shown.
    return Encouragement.line(
      fraction: Double(goal.amount) / Double(max(goal.target, 1)),
      isWeekly: goal.goal.period == .week,
      draw: UInt64(bitPattern: Int64(view.today.daysSinceEpoch)) &+ goal.goal.id.number)
  }

  func text(_ reference: WordsReference?, gone: Bool = false) -> String {
    Messages.text(reference, among: words, isForgotten: gone)
  }

  func text(_ moment: Moment) -> String { text(moment.text, gone: moment.isForgotten) }

  func text(_ memory: Memory) -> String { text(memory.text, gone: memory.isForgotten) }

  func text(_ echo: Echo) -> String { text(echo.text, gone: echo.isForgotten) }

  func label(_ name: EventName) -> String { history.label(of: name) }

  /// The name by which lines take an entry, or nothing; apart from what is in front of it.
  func id(_ name: EventName?, gap: String = "") -> Span {
    Span(name.map { gap + label($0) } ?? "", .faint)
  }

  /// An instant by the clock here.
  func here(_ instant: Instant) -> String { instant.isoText(offset: view.zone.offset(at: instant)) }

  /// `21:30`, or nothing where only the day is known, or not even that.
  func clock(_ time: EntryTime) -> String {
    guard time.hasClock else { return "" }
    let wall = WallTime(at: time.happenedAt, offset: time.utcOffset ?? .utc)
    return Messages.time(minuteOfDay: wall.minuteOfDay)
  }

  /// The clock for a person, or nothing where only the day is known.
  func time(_ time: EntryTime) -> String {
    time.hasClock ? clock(at: time.happenedAt, time.utcOffset, countedOn: time.day) : ""
  }

  func clock(at instant: Instant, _ offset: UTCOffset?, countedOn day: CivilDay) -> String {
    Messages.clock(at: instant, offset, countedOn: day, in: view.zone)
  }

  /// The time of what has a day, as all but memories do.
  func json(_ time: EntryTime) -> JSON {
    [
      "day": time.day, "happenedAt": time.hasClock ? time.isoText : nil,
      "precision": time.precision.word,
    ]
  }

  /// The day, or the month or the year that is all that is known; the other two are null.
  func json(_ day: CivilDay, _ stretch: MonthOrYear?) -> JSON {
    [
      "day": stretch == nil ? day : nil, "month": stretch?.isYear == false ? stretch : nil,
      "year": stretch?.isYear == true ? stretch : nil,
    ]
  }

  /// `today`, `July 1984` or `1984`.
  func day(_ time: EntryTime) -> String { time.monthOrYear.map(Messages.name) ?? day(time.day) }

  /// The month or the year that is all an event has of a memory's time.
  func monthOrYear(_ event: Event) -> MonthOrYear? {
    switch event.body {
    case .memoryCaptured, .memoryTimeChanged: MonthOrYear(event.happenedPrecision, of: event.day)
    default: nil
    }
  }

  func day(_ event: Event) -> String { monthOrYear(event).map(Messages.name) ?? day(event.day) }

  /// The day, with `today` and `yesterday` in words; at night, when the calendar has another date
  /// than the person's day, these two by their weekdays.
  func day(_ day: CivilDay) -> String {
    let age = view.today - day
    guard (0...1).contains(age) else { return Messages.day(day) }
    guard !isNight else { return Messages.capitalised(day.weekday.label) }
    return age == 0 ? "today" : "yesterday"
  }

  private var isNight: Bool { view.today != view.calendarDate }

  var dayGoesOn: String? {
    isNight ? Messages.ends(view.today, at: history.settings.dayStart) : nil
  }
}

extension Event {
  var day: CivilDay { CivilDay(daysSinceEpoch: civilDay) }
}

extension EventName {
  /// Another event that the one of this name refers to; in its own log where it says no other.
  func referring(to number: UInt64, in log: LogID?) -> EventName {
    EventName(log: log ?? self.log, number: number)
  }
}
