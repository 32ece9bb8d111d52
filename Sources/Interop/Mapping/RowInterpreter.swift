package import Echolog
import Synchronization

/// The content of a row, in the words of the Domain.
package enum ImportedEntry: Equatable, Sendable {
  case moment(LogMoment)
  case log(LogActivity)
  case memory(CaptureMemory)
  case target(TargetOnDay)
}

/// The target in force on a day; nil where there was none by the row.
package struct TargetOnDay: Equatable, Sendable {
  package let activity: Activity
  package let day: CivilDay
  package let target: Int64?

  package init(activity: Activity, day: CivilDay, target: Int64?) {
    (self.activity, self.day, self.target) = (activity, day, target)
  }

  /// - Throws: as `SetGoal.decide`, for a target that no goal can have.
  func check(in context: Now) throws(Rejection) {
    guard let target else { return }
    _ = try SetGoal(activity, target: target, per: .day, from: day).decide(in: context)
  }
}

/// Turns rows into entries by a mapping. It judges only what the Domain can not see: whether
/// something is there at all, and whether a date is one.
package struct RowInterpreter: Sendable {
  package let mapping: ImportMapping
  /// Where clocks without a zone hung; nil to leave that unknown. Times with an offset are put on
  /// its clocks.
  package let zone: TimeZoneRules?
  /// Where the person is, on whose clocks times in UTC are put where no `zone` was given; nil where
  /// that is not known.
  package let home: TimeZoneRules?
  package internal(set) var habits: FileHabits
  /// What rows may name; also what was retired, as they may be from before.
  var activities = Activity.standard
  /// The year of the import, by which years of two digits are known.
  var thisYear: Int?

  private let zones: NamedZones

  /// - Parameter zones: finds the rules of a zone by its name; nil where nobody knows them.
  package init(
    mapping: ImportMapping, zone: TimeZoneRules? = nil, home: TimeZoneRules? = nil,
    habits: FileHabits = FileHabits(),
    zones: @escaping @Sendable (String) -> TimeZoneRules? = { _ in nil }
  ) {
    (self.mapping, self.zone, self.home, self.habits) = (mapping, zone, home, habits)
    self.zones = NamedZones(zones)
  }

  /// What a cell may mean as a date. A year has two digits only where an order was given, which
  /// puts it last.
  private func reading(of words: String) -> WrittenTime.Reading {
    WrittenTime.reading(of: words, thisYear: habits.dateOrder == nil ? nil : thisYear)
  }

  struct DateCell {
    /// Nil for one that only a condition reads.
    let field: MappedField?
    let words: String
    let reading: WrittenTime.Reading
  }

  /// What the dates of a row may mean.
  func dates(of row: SourceRow) -> [DateCell] {
    let mapped = [MappedField.date, .end].compactMap { field in
      value(field, row).map { words in
        let words = clocked(words, field, row)
        return DateCell(field: field, words: words, reading: reading(of: words))
      }
    }
    return mapped
      + mapping.conditions.filter(\.isOfDates).compactMap { condition in
        row.values[condition.column].map {
          DateCell(field: nil, words: $0, reading: reading(of: $0))
        }
      }
  }

  /// Whether the date of a row may be meant in more than one way, which the whole file decides.
  func leavesHabitsOpen(_ row: SourceRow) -> Bool {
    // A table of this program writes each day as a day, and each time by the clock where it was.
    row.ownID == nil
      && dates(of: row).contains { cell in
        guard cell.field == .date, case .one(let time, _) = cell.reading else { return false }
        if case .instant(_, .utc, _) = time { return true }
        return time.isMidnight
      }
  }

  /// The amount of a row whose numbers may be written in more than one way; nil without one.
  func amountWords(of row: SourceRow) -> String? {
    for field in [MappedField.value, .duration, .target] {
      if let words = value(field, row) { return isJSONNumber(field, row) ? nil : words }
    }
    return nil
  }

  /// Whether the row is one of those asked for; one with a date that may mean two days is refused.
  package func selects(_ row: SourceRow) throws(RowRefusal) -> Bool {
    for condition in mapping.conditions {
      let cell = row.values[condition.column] ?? ""
      var time: WrittenTime?
      if condition.isOfDates {
        switch (reading(of: cell), habits.dateOrder) {
        case (.none, _): time = nil
        case (.one(let written, _), _), (.either(let written, _), .dayFirst),
          (.either(_, let written), .monthFirst):
          time = written
        case (.either, nil):
          let column = mapping.columns[condition.column]
          throw RowRefusal(line: row.line, column: column, .dateOrderOpen(cell))
        }
      }
      guard condition.holds(for: cell, time: time, decimal: habits.decimalMark) else {
        return false
      }
    }
    return true
  }

  /// - Throws: the refusal of this row.
  package func entry(of row: SourceRow) throws(RowRefusal) -> ImportedEntry {
    try requireScalars(row)
    let written = try time(.date, row)
    switch mapping.form {
    case .moment:
      let text = try word(.text, row)
      let eventTime = try eventTime(written, of: row)
      return .moment(LogMoment(text, eventTime: eventTime))
    case .log:
      let activity = try activity(row)
      let end = mapping.origins[.end] == nil ? nil : try time(.end, row)
      let amount = try amount(row, of: activity, from: written, to: end)
      let note = value(.note, row) ?? ""
      // As a typed one it stands where it ended: a night's sleep is of the morning.
      let eventTime = try eventTime(end ?? written, of: row)
      return .log(LogActivity(activity: activity, amount: amount, note: note, eventTime: eventTime))
    case .memory:
      // An entry of one sentence has it as its title in some programs.
      let (text, title) = (value(.text, row) ?? "", value(.title, row) ?? "")
      let isTitleAlone = text.allSatisfy(\.isWhitespace) && !title.allSatisfy(\.isWhitespace)
      return .memory(
        CaptureMemory(
          text: isTitleAlone ? title : try word(.text, row), title: isTitleAlone ? "" : title,
          emotion: try emotion(row),
          labels: labels(.tag, .tags, row) + labels(.person, .people, row)
            + labels(.place, .places, row), eventTime: try eventTime(written, of: row)))
    case .goal:
      let activity = try activity(row)
      let words = try word(.target, row)
      let isNone = words == value(.none, row)
      let target = isNone ? nil : try quantity(words, of: activity, field: .target, row)
      let day = try eventTime(written, of: row).calendarDay ?? written.calendarDay
      return .target(TargetOnDay(activity: activity, day: day, target: target))
    }
  }

  private func emotion(_ row: SourceRow) throws(RowRefusal) -> Emotion {
    guard let word = value(.emotion, row), !word.allSatisfy(\.isWhitespace) else {
      return .unspecified
    }
    return try judged(.emotion, row) { () throws(Rejection) in try Emotion(named: word) }
  }

  /// When a row happened, by the clock of the place where it was written as far as that is known.
  private func eventTime(
    _ written: WrittenTime, of row: SourceRow
  ) throws(RowRefusal) -> EventTime {
    if habits.days == .asWritten, written.hasClock { return .on(written.calendarDay) }
    guard case .instant(let time, let offset, let precision) = written else {
      return written.eventTime(in: zone)
    }
    var clocks = zone
    if clocks == nil, offset == .utc, !habits.zeroTellsPlace, row.ownID == nil { clocks = home }
    // An entry of Day One has its time in UTC, and the zone on whose clock it was.
    if offset == .utc, let name = row.zoneName {
      guard let zone = zones.zone(name) else {
        throw RowRefusal(line: row.line, column: DayOne.zone, .zoneUnknown(name))
      }
      clocks = zone
    }
    let local = clocks?.offset(at: time) ?? offset
    if habits.days == .inZone || row.isAllDay { return .on(WallTime(at: time, offset: local).day) }
    return .at(time, offset: local, precision: precision)
  }

  /// Whether a time with an offset of zero is a midnight of the person's clocks.
  func isMidnightInZone(_ written: WrittenTime) -> Bool {
    guard case .instant(let time, .utc, _) = written, let zone = zone ?? home else { return false }
    let day = WallTime(at: time, offset: zone.offset(at: time)).day
    return zone.instant(of: day, atMillisecond: 0) == time
  }

  private func labels(
    _ kind: LabelKind, _ field: MappedField, _ row: SourceRow
  ) -> [MemoryLabel] {
    let parts = (mapping.origins[field] ?? []).flatMap { origin -> [String] in
      let words = value(origin, row) ?? ""
      let marks = words.contains("|") ? "|" : ",;"
      return row.ownID != nil || isAmong(row.lists, origin)
        ? OwnTable.labels(in: words) : words.split { marks.contains($0) }.map(String.init)
    }
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }.map { MemoryLabel(kind, $0) }
  }

  func value(_ field: MappedField, _ row: SourceRow) -> String? {
    mapping.origins[field]?.first.flatMap { value($0, row) }
  }

  private func value(_ origin: ImportMapping.Origin, _ row: SourceRow) -> String? {
    switch origin {
    case .column(let index): row.values[index]
    case .fixed(let word): word
    }
  }

  private func isAmong(_ places: Set<Int>, _ field: MappedField) -> Bool {
    mapping.origins[field]?.first.map { isAmong(places, $0) } ?? false
  }

  private func isAmong(_ places: Set<Int>, _ origin: ImportMapping.Origin) -> Bool {
    guard case .column(let index) = origin else { return false }
    return places.contains(index)
  }

  func isJSONNumber(_ field: MappedField, _ row: SourceRow) -> Bool {
    isAmong(row.numbers, field)
  }

  /// A list is one of labels.
  private func requireScalars(_ row: SourceRow) throws(RowRefusal) {
    if row.lists.isEmpty { return }
    for field in mapping.form.fields where !field.isLabels && isAmong(row.lists, field) {
      throw refusal(.notAScalar, field, row)
    }
  }

  /// A value that must be there.
  func word(_ field: MappedField, _ row: SourceRow) throws(RowRefusal) -> String {
    guard let word = value(field, row), !word.allSatisfy(\.isWhitespace) else {
      throw refusal(.valueMissing, field, row)
    }
    return word
  }

  func time(_ field: MappedField, _ row: SourceRow) throws(RowRefusal) -> WrittenTime {
    let words = clocked(try word(field, row), field, row)
    switch (reading(of: words), habits.dateOrder) {
    case (.none, _): throw refusal(.dateNotUnderstood(words), field, row)
    case (.one(_, let order?), let wanted?) where order != wanted:
      throw refusal(.dateInOtherOrder(words, wanted), field, row)
    case (.one(.within, _), _) where mapping.form != .memory:
      throw refusal(.dateWithoutDay(words), field, row)
    case (.one(.within, _), _) where isJSONNumber(field, row):
      throw refusal(.dateIsNumber(words), field, row)
    case (.one(let written, _), _), (.either(let written, _), .dayFirst),
      (.either(_, let written), .monthFirst):
      return written
    case (.either, nil): throw refusal(.dateOrderOpen(words), field, row)
    }
  }

  /// The words of a date with those of its clock, where another column has them.
  private func clocked(_ words: String, _ field: MappedField, _ row: SourceRow) -> String {
    guard field == .date, let clock = value(.time, row), !clock.allSatisfy(\.isWhitespace) else {
      return words
    }
    return words + " " + clock
  }

  private func activity(_ row: SourceRow) throws(RowRefusal) -> Activity {
    let words = try word(.activity, row)
    do throws(RowRefusal) {
      return try judged(.activity, row) { () throws(Rejection) in
        try Activity(named: words, among: activities)
      }
    } catch {
      // A table may be older than the name.
      if case .rejected(.unknownActivity(_, let renamed?)) = error.reason, renamed.wasCalled(words)
      {
        return renamed
      }
      // An activity of the person's own is one word, and other programs have names of several.
      let word = DeviceName(near: words).text.lowercased()
      if words.contains(where: \.isLetter),
        let own = activities.first(where: { $0.id != nil && $0.label == word })
      {
        return own
      }
      var refusal = error
      refusal.unit = value(.unit, row)
      throw refusal
    }
  }

  /// The name of the column of dates where its rows are days by its midnights alone.
  var columnOfDays: String? { habits.days == nil ? nil : mapping.column(of: .date) }

  func refusal(
    _ reason: RowRefusal.Reason, _ field: MappedField, _ row: SourceRow
  ) -> RowRefusal {
    RowRefusal(line: row.line, column: mapping.column(of: field), reason)
  }

  /// What the Domain makes of a field, or its rejection as the refusal of the row.
  private func judged<Value>(
    _ field: MappedField, _ row: SourceRow, _ make: () throws(Rejection) -> Value
  ) throws(RowRefusal) -> Value {
    try Result(catching: make).mapError { refusal(.rejected($0), field, row) }.get()
  }

  /// The amount of a log, or the time from its beginning to its end.
  func amount(
    _ row: SourceRow, of activity: Activity, from start: WrittenTime, to end: WrittenTime?
  ) throws(RowRefusal) -> Int64 {
    guard let end else {
      let field = mapping.origins[.value] == nil ? MappedField.duration : .value
      return try quantity(word(field, row), of: activity, field: field, row)
    }
    let seconds: Int64
    do throws(WrittenTime.UnmeasurableSpan) {
      seconds = try start.seconds(until: end, in: zone)
    } catch {
      switch error {
      case .differentClocks: throw refusal(.endInAnotherClock, .end, row)
      case .negative: throw refusal(.endBeforeStart, .end, row)
      }
    }
    return try quantity("\(seconds) s", of: activity, field: .end, row)
  }

  /// The amount, with the declared unit where the words bring none.
  func quantity(
    _ words: String, of activity: Activity, field: MappedField, _ row: SourceRow
  ) throws(RowRefusal) -> Int64 {
    let decimal = isJSONNumber(field, row) ? .point : habits.decimalMark
    for number in WrittenNumber.all(in: words) {
      if let decimal {
        guard number.decimalMark != decimal.other else {
          throw refusal(.decimalInOtherMark(words, decimal), field, row)
        }
      } else if number.isOpen {
        // A table of this program has points in front of decimals alone.
        let isOwn = row.ownID != nil && activity.amountsInUnit > 1 && number.hasOnlyPoints
        guard isOwn else { throw refusal(.decimalMarkOpen(words), field, row) }
      }
    }
    var spelled = words
    if let unit = value(.unit, row), !Quantity.namesUnit(words) { spelled += " " + unit }
    let scale = field == .end ? .one : mapping.scale
    return try judged(field, row) { () throws(Rejection) in
      try Quantity.baseUnits(spelled, of: activity, decimal: decimal, scale: scale)
    }
  }
}

extension EventTime {
  /// The date on the calendar of a time or a day; nil where none is known.
  fileprivate var calendarDay: CivilDay? {
    switch self {
    case .at(let instant, let offset, _): WallTime(at: instant, offset: offset ?? .utc).day
    case .on(let day, _): day
    case .now, .within, .told: nil
    }
  }
}

/// The zones that rows name, each looked up once, because a lookup reads a file.
final class NamedZones: Sendable {
  private let find: @Sendable (String) -> TimeZoneRules?
  private let found = Mutex<[String: TimeZoneRules?]>([:])

  /// - Parameter find: nil where nobody knows the zone.
  init(_ find: @escaping @Sendable (String) -> TimeZoneRules?) { self.find = find }

  func zone(_ name: String) -> TimeZoneRules? {
    found.withLock { found in
      if let known = found[name] { return known }
      let zone = find(name)
      found[name] = .some(zone)
      return zone
    }
  }
}

/// How a file writes what its rows alone leave open: the person gives it, or the whole file shows
/// it.
package struct FileHabits: Equatable, Sendable {
  /// The order of dates such as `01/02/2024`; nil while nobody gave it.
  package var dateOrder: DateOrder?
  /// What comes before decimals; nil while nobody gave it.
  package var decimalMark: DecimalMark?
  /// Where the column of dates has midnights alone: its rows are days.
  var days: Days?
  /// Whether an offset of zero is where a row was written, as one of several in a column is. Where
  /// all are zero, the program that wrote them puts every time so.
  var zeroTellsPlace = true
  /// Whether nothing is left to be found out.
  var isSettled = false

  /// On which clocks it is midnight.
  enum Days: Sendable {
    case asWritten
    /// By those of the person: dates that a program turned into times in UTC.
    case inZone
  }

  package init(dateOrder: DateOrder? = nil, decimalMark: DecimalMark? = nil) {
    (self.dateOrder, self.decimalMark) = (dateOrder, decimalMark)
  }
}
