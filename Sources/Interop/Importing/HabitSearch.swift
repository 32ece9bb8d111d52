import CivilTime
import Domain

/// Finds how a file writes its dates and its numbers: what one row shows holds for all of them, as
/// one number above twelve does for dates and `1.234,5` for numbers.
struct HabitSearch {
  private let interpreter: RowInterpreter
  private var reader: RowReader
  private var orders: Set<DateOrder> = []
  /// The orders of dates that would be still to come in the other one.
  private var ordersOfPast: Set<DateOrder> = []
  private let today: CivilDay
  private var openDate: (words: String, line: Int, dayFirst: CivilDay, monthFirst: CivilDay)?
  private var marks: Set<DecimalMark> = []
  private var openNumber: (words: String, line: Int, number: WrittenNumber)?

  init(_ interpreter: RowInterpreter, reader: RowReader, today: CivilDay) {
    self.interpreter = interpreter
    self.reader = reader
    self.today = today
  }

  /// Takes in the next bytes of the file; none means its end.
  mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    var entries: [SourceEntry] = []
    if chunk.isEmpty {
      try reader.finish(into: &entries)
    } else {
      try reader.read(chunk, into: &entries)
    }
    for case .row(let row) in entries where interpreter.selects(row) {
      lookAtDates(of: row)
      lookAtNumbers(of: row)
    }
  }

  private mutating func lookAtDates(of row: SourceRow) {
    for (words, reading) in interpreter.dates(of: row) {
      if let order = reading.order { orders.insert(order) }
      guard case .either(let dayFirst, let monthFirst) = reading else { continue }
      switch (dayFirst.calendarDay > today, monthFirst.calendarDay > today) {
      case (false, true): ordersOfPast.insert(.dayFirst)
      case (true, false): ordersOfPast.insert(.monthFirst)
      default: break
      }
      guard openDate == nil else { continue }
      openDate = (words, row.line, dayFirst.calendarDay, monthFirst.calendarDay)
    }
  }

  private mutating func lookAtNumbers(of row: SourceRow) {
    guard let words = interpreter.amountWords(of: row) else { return }
    for number in WrittenNumber.all(in: words) {
      if let mark = number.decimalMark { marks.insert(mark) }
      if openNumber == nil, number.isOpen { openNumber = (words, row.line, number) }
    }
  }

  /// The order that was told, or else the one that rows show, or else the one in which nothing is
  /// still to come; nil where nothing asks for one.
  ///
  /// - Throws: `dateOrderOpen` where no row tells, and where rows tell of both.
  func dateOrder() throws(ImportFileError) -> DateOrder? {
    guard interpreter.dateOrder == nil, let openDate else { return interpreter.dateOrder }
    let told = orders.isEmpty ? ordersOfPast : orders
    guard told.count == 1 else {
      let readings = DateReadings(
        dayFirst: openDate.dayFirst, monthFirst: openDate.monthFirst, isMixed: told.count > 1)
      throw .dateOrderOpen(openDate.words, line: openDate.line, readings: readings)
    }
    return told.first
  }

  /// The mark that was told, or else the one that rows show; nil where nothing asks for one.
  ///
  /// - Throws: `decimalMarkOpen` where no row tells, and where rows tell of both.
  func decimalMark() throws(ImportFileError) -> DecimalMark? {
    guard interpreter.decimalMark == nil, let openNumber else { return interpreter.decimalMark }
    guard marks.count == 1 else {
      let plain = { (mark: DecimalMark) in openNumber.number.plain(decimal: mark) ?? "" }
      let readings = NumberReadings(
        point: plain(.point), comma: plain(.comma), isMixed: marks.count > 1)
      throw .decimalMarkOpen(openNumber.words, line: openNumber.line, readings: readings)
    }
    return marks.first
  }
}
