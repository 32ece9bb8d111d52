import Echolog

extension RowInterpreter {
  /// The amount of a log, or the time since it began.
  func amount(
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
        throw refusal(.decimalMarkOpen(words), field, row)
      }
    }
    var spelled = words
    if let unit = value(.unit, row), !Quantity.namesUnit(words) { spelled += " " + unit }
    do throws(Rejection) {
      let scale = field == .end ? .one : mapping.scale
      return try Quantity.baseUnits(spelled, of: activity, decimal: decimal, scale: scale)
    } catch {
      throw refusal(.rejected(error), field, row)
    }
  }
}
