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

  package init(
    mapping: ImportMapping, zone: TimeZoneRules? = nil, dateOrder: DateOrder? = nil,
    decimalMark: DecimalMark? = nil
  ) {
    self.mapping = mapping
    self.zone = zone
    self.dateOrder = dateOrder
    self.decimalMark = decimalMark
  }

  /// What the dates of a row may mean.
  func dates(of row: SourceRow) -> [(words: String, reading: WrittenTime.Reading)] {
    [MappedField.date, .end].compactMap { value($0, row) }.map { ($0, WrittenTime.reading(of: $0)) }
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
    let written = try time(.date, row)
    switch mapping.form {
    case .moment:
      let text = try word(.text, row)
      return .moment(LogMoment(text: text, occasion: written.occasion(in: zone), praise: ""))
    case .log:
      let activity = try activity(row)
      let amount = try amount(row, of: activity, since: written)
      let note = value(.note, row) ?? ""
      let occasion = written.occasion(in: zone)
      return .log(LogActivity(activity: activity, amount: amount, note: note, occasion: occasion))
    case .memory:
      return .memory(
        CaptureMemory(
          text: try word(.text, row), title: value(.title, row) ?? "",
          labels: labels(.tag, .tags, row) + labels(.person, .people, row)
            + labels(.place, .places, row), occasion: written.occasion(in: zone)))
    case .goal:
      let activity = try activity(row)
      let words = try word(.target, row)
      let isNone = words == value(.none, row)
      let target = isNone ? nil : try quantity(words, of: activity, field: .target, row)
      let day = written.calendarDay
      return .target(TargetOnDay(activity: activity, day: day, target: target))
    }
  }

  private func labels(
    _ kind: LabelKind, _ field: MappedField, _ row: SourceRow
  ) -> [MemoryLabel] {
    let words = value(field, row) ?? ""
    let parts =
      row.ownID != nil
      ? OwnTable.labels(in: words) : words.split { ",;".contains($0) }.map(String.init)
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }.map { MemoryLabel(kind, $0) }
  }

  private func value(_ field: MappedField, _ row: SourceRow) -> String? {
    switch mapping.origins[field] {
    case .column(let index): row.values[index]
    case .fixed(let word): word
    case nil: nil
    }
  }

  private func isJSONNumber(_ field: MappedField, _ row: SourceRow) -> Bool {
    guard case .column(let index) = mapping.origins[field] else { return false }
    return row.numbers.contains(index)
  }

  /// A value that must be there.
  private func word(_ field: MappedField, _ row: SourceRow) throws(RowRefusal) -> String {
    guard let word = value(field, row), !word.allSatisfy(\.isWhitespace) else {
      throw refusal(.valueMissing, field, row)
    }
    return word
  }

  private func time(_ field: MappedField, _ row: SourceRow) throws(RowRefusal) -> WrittenTime {
    let words = try word(field, row)
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

  private func activity(_ row: SourceRow) throws(RowRefusal) -> Activity {
    let words = try word(.activity, row)
    do throws(Rejection) {
      return try Activity(named: words)
    } catch {
      throw refusal(.rejected(error), .activity, row)
    }
  }

  private func amount(
    _ row: SourceRow, of activity: Activity, since start: WrittenTime
  ) throws(RowRefusal) -> Int64 {
    if mapping.origins[.end] == nil {
      let field = mapping.origins[.value] == nil ? MappedField.duration : .value
      return try quantity(word(field, row), of: activity, field: field, row)
    }
    let end = try time(.end, row)
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
  private func quantity(
    _ words: String, of activity: Activity, field: MappedField, _ row: SourceRow
  ) throws(RowRefusal) -> Int64 {
    let decimal = isJSONNumber(field, row) ? .point : decimalMark
    for number in WrittenNumber.all(in: words) {
      if let decimal {
        guard number.decimalMark != decimal.other else {
          throw refusal(.decimalInOtherMark(words, decimal), field, row)
        }
      } else if number.isOpen {
        throw refusal(.decimalMarkOpen(words), field, row)
      }
    }
    var spelled = words
    if let unit = value(.unit, row), spelled.last?.isNumber == true { spelled += " " + unit }
    do throws(Rejection) {
      return try Quantity.baseUnits(spelled, of: activity, decimal: decimal)
    } catch {
      throw refusal(.rejected(error), field, row)
    }
  }

  private func refusal(
    _ reason: RowRefusal.Reason, _ field: MappedField, _ row: SourceRow
  ) -> RowRefusal {
    RowRefusal(line: row.line, column: mapping.column(of: field), reason)
  }
}
