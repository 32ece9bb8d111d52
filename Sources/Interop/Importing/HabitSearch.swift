import Echolog

/// Finds how a file writes its dates and its numbers: what one row shows counts for all of them, as
/// one number above twelve does for dates and `1.234,5` for numbers, one hour for a column that
/// else has midnights alone, and one offset for a column that else has zeros alone.
struct HabitSearch {
  private let interpreter: RowInterpreter
  private var reader: RowReader
  private var orders: Set<DateOrder> = []
  /// The orders of dates that would be still to come in the other one.
  private var ordersOfPast: Set<DateOrder> = []
  private let today: CivilDay
  private var openDate: (words: String, line: Int, dayFirst: CivilDay, monthFirst: CivilDay)?
  private var marks: Set<DecimalMark> = []
  /// Whether all clocks of dates so far show midnight, as they are written and in the zone.
  private var midnights: (asWritten: Bool, inZone: Bool)?
  private var hasOffset = false
  private var openNumber: (words: String, line: Int, number: WrittenNumber)?

  init(_ interpreter: RowInterpreter, reader: RowReader, today: CivilDay) {
    (self.interpreter, self.reader, self.today) = (interpreter, reader, today)
  }

  mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    for case .row(let row) in try reader.rows(endingIn: chunk) {
      // A row whose condition can not be evaluated may still be selected.
      let counts = Result { () throws(RowRefusal) in try interpreter.selects(row) }.value ?? true
      // A date of a condition shows the order also where it leaves its row out.
      lookAtDates(of: row, all: counts)
      if counts { lookAtNumbers(of: row) }
    }
  }

  private mutating func lookAtDates(of row: SourceRow, all counts: Bool) {
    for cell in interpreter.dates(of: row) where counts || cell.field == nil {
      if let order = cell.reading.order { orders.insert(order) }
      switch cell.reading {
      case .none: break
      case .one(let time, _), .either(let time, _): lookAtClock(time, of: cell, row)
      }
      guard case .either(let dayFirst, let monthFirst) = cell.reading else { continue }
      switch (dayFirst.calendarDay > today, monthFirst.calendarDay > today) {
      case (false, true): ordersOfPast.insert(.dayFirst)
      case (true, false): ordersOfPast.insert(.monthFirst)
      default: break
      }
      guard openDate == nil else { continue }
      openDate = (cell.words, row.line, dayFirst.calendarDay, monthFirst.calendarDay)
    }
  }

  /// The clock is the same in whichever order the date is read.
  private mutating func lookAtClock(
    _ time: WrittenTime, of cell: RowInterpreter.DateCell, _ row: SourceRow
  ) {
    guard cell.field != nil, time.hasClock else { return }
    if case .instant(_, let offset, _) = time, offset != .utc { hasOffset = true }
    guard cell.field == .date else { return }
    // Day One and a table of this program write a day as a day.
    let mayBeDay = row.zoneName == nil && row.ownID == nil
    let so = midnights ?? (true, true)
    midnights = (
      so.asWritten && mayBeDay && time.isMidnight,
      so.inZone && mayBeDay && interpreter.isMidnightInZone(time)
    )
  }

  private mutating func lookAtNumbers(of row: SourceRow) {
    guard let words = interpreter.amountWords(of: row) else { return }
    for number in WrittenNumber.all(in: words) {
      if let mark = number.decimalMark { marks.insert(mark) }
      if openNumber == nil, number.isOpen { openNumber = (words, row.line, number) }
    }
  }

  /// What was given, and else what the file shows; an error where it shows both, or neither.
  func habits() throws(ImportFileError) -> FileHabits {
    var habits = interpreter.habits
    habits.dateOrder = try dateOrder()
    habits.decimalMark = try decimalMark()
    habits.zeroTellsPlace = hasOffset
    // What ends at a time of day also begins at one.
    if let midnights, interpreter.mapping.origins[.end] == nil {
      habits.days = midnights.asWritten ? .asWritten : midnights.inZone ? .inZone : nil
    }
    habits.isSettled = true
    return habits
  }

  /// The order that was given, or else the one that rows show, or else the one in which nothing is
  /// still to come; nil where nothing asks for one.
  private func dateOrder() throws(ImportFileError) -> DateOrder? {
    let known = interpreter.habits.dateOrder
    guard known == nil, let openDate else { return known }
    let told = orders.isEmpty ? ordersOfPast : orders
    guard told.count == 1 else {
      let readings = DateReadings(
        dayFirst: openDate.dayFirst, monthFirst: openDate.monthFirst, isMixed: told.count > 1)
      throw .dateOrderOpen(openDate.words, line: openDate.line, readings: readings)
    }
    return told.first
  }

  /// The mark that was given, or else the one that rows show; nil where nothing asks for one.
  private func decimalMark() throws(ImportFileError) -> DecimalMark? {
    let known = interpreter.habits.decimalMark
    guard known == nil, let openNumber else { return known }
    guard marks.count == 1 else {
      let plain = { (mark: DecimalMark) in openNumber.number.plain(decimal: mark) ?? "" }
      let readings = NumberReadings(
        point: plain(.point), comma: plain(.comma), isMixed: marks.count > 1)
      throw .decimalMarkOpen(openNumber.words, line: openNumber.line, readings: readings)
    }
    return marks.first
  }
}
