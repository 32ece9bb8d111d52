package import CivilTime
package import Domain
package import Events

/// What a row says, in the words of the Domain.
package enum ImportedEntry: Equatable, Sendable {
  case moment(LogMoment)
  case log(LogActivity)
  case memory(CaptureMemory)
  case target(TargetOnDay)
}

/// The target in force on a day; nil where the row says that there was none.
package struct TargetOnDay: Equatable, Sendable {
  package let activity: Activity
  package let day: CivilDay
  package let target: Int64?

  package init(activity: Activity, day: CivilDay, target: Int64?) {
    self.activity = activity
    self.day = day
    self.target = target
  }
}

extension TargetOnDay {
  /// - Throws: as `SetGoal.decide`, for a target that no goal can have.
  func check(in context: Context) throws(Rejection) {
    guard let target else { return }
    _ = try SetGoal(activity: activity, target: target, period: .day, firstDay: day)
      .decide(in: context)
  }
}

/// A target and the line it stands on.
package struct TargetRow: Equatable, Sendable {
  package let line: Int
  package let target: TargetOnDay

  init(line: Int, _ target: TargetOnDay) {
    self.line = line
    self.target = target
  }
}

/// Turns rows into entries by a mapping. It judges only what the Domain can not see: whether
/// something is there at all, and whether a date is one.
package struct RowInterpreter: Sendable {
  package let mapping: ImportMapping
  /// Where clocks hung that tell no zone; nil to leave that unknown.
  package let zone: TimeZoneRules?
  /// The order of dates such as `01/02/2024`; nil while nobody told it.
  package internal(set) var dateOrder: DateOrder?
  /// What stands in front of decimals; nil while nobody told it.
  package internal(set) var decimalMark: DecimalMark?

  private let zones: NamedZones

  /// - Parameter zones: finds the rules of a zone by its name; nil where nobody knows them.
  package init(
    mapping: ImportMapping, zone: TimeZoneRules? = nil, dateOrder: DateOrder? = nil,
    decimalMark: DecimalMark? = nil,
    zones: @escaping @Sendable (String) -> TimeZoneRules? = { _ in nil }
  ) {
    self.mapping = mapping
    self.zone = zone
    self.zones = NamedZones(zones)
    self.dateOrder = dateOrder
    self.decimalMark = decimalMark
  }

  /// What the dates of a row may mean.
  func dates(of row: SourceRow) -> [(words: String, reading: WrittenTime.Reading)] {
    [MappedField.date, .end].compactMap { field in
      value(field, row).map { clocked($0, field, row) }
    }.map { ($0, WrittenTime.reading(of: $0)) }
  }

  /// The amount of a row whose numbers may be written in more than one way; nil without one.
  func amountWords(of row: SourceRow) -> String? {
    for field in [MappedField.value, .duration, .target] {
      if let words = value(field, row) { return isJSONNumber(field, row) ? nil : words }
    }
    return nil
  }

  /// Whether the row is one of those asked for.
  package func selects(_ row: SourceRow) -> Bool {
    for condition in mapping.conditions where row.values[condition.column] != condition.word {
      return false
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
      let occasion = try occasion(written, of: row)
      return .moment(LogMoment(text: text, occasion: occasion, praise: ""))
    case .log:
      let activity = try activity(row)
      let amount = try amount(row, of: activity, since: written)
      let note = value(.note, row) ?? ""
      let occasion = try occasion(written, of: row)
      return .log(LogActivity(activity: activity, amount: amount, note: note, occasion: occasion))
    case .memory:
      return .memory(
        CaptureMemory(
          text: try word(.text, row), title: value(.title, row) ?? "",
          labels: labels(.tag, .tags, row) + labels(.person, .people, row)
            + labels(.place, .places, row), occasion: try occasion(written, of: row)))
    case .goal:
      let activity = try activity(row)
      let words = try word(.target, row)
      let isNone = words == value(.none, row)
      let target = isNone ? nil : try quantity(words, of: activity, field: .target, row)
      let day = written.calendarDay
      return .target(TargetOnDay(activity: activity, day: day, target: target))
    }
  }

  /// An entry of Day One tells its time in UTC, and the zone on whose clock it was.
  private func occasion(
    _ written: WrittenTime, of row: SourceRow
  ) throws(RowRefusal) -> Occasion {
    guard case .instant(let time, .utc, let precision) = written, let name = row.zoneName else {
      return written.occasion(in: zone)
    }
    guard let zone = zones.zone(name) else {
      throw RowRefusal(line: row.line, column: DayOne.zone, .zoneUnknown(name))
    }
    return .at(time, offset: zone.offset(at: time), precision: precision)
  }

  private func labels(
    _ kind: LabelKind, _ field: MappedField, _ row: SourceRow
  ) -> [MemoryLabel] {
    let words = value(field, row) ?? ""
    let marks = words.contains("|") ? "|" : ",;"
    let parts =
      row.ownID != nil || isAmong(row.lists, field)
      ? OwnTable.labels(in: words) : words.split { marks.contains($0) }.map(String.init)
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }.map { MemoryLabel(kind, $0) }
  }

  func value(_ field: MappedField, _ row: SourceRow) -> String? {
    switch mapping.origins[field] {
    case .column(let index): row.values[index]
    case .fixed(let word): word
    case nil: nil
    }
  }

  private func isAmong(_ places: Set<Int>, _ field: MappedField) -> Bool {
    guard case .column(let index) = mapping.origins[field] else { return false }
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
    switch (WrittenTime.reading(of: words), dateOrder) {
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
    do throws(Rejection) {
      return try Activity(named: words)
    } catch {
      throw refusal(.rejected(error), .activity, row)
    }
  }

  func refusal(
    _ reason: RowRefusal.Reason, _ field: MappedField, _ row: SourceRow
  ) -> RowRefusal {
    RowRefusal(line: row.line, column: mapping.column(of: field), reason)
  }
}
