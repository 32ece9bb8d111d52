import CivilTime

/// Finds in which order a file writes its dates: one number above twelve tells it for all of them.
struct DateOrderSearch {
  private let interpreter: RowInterpreter
  private var reader: RowReader
  private var orders: Set<DateOrder> = []
  private var open: (words: String, line: Int, dayFirst: CivilDay, monthFirst: CivilDay)?

  init(_ interpreter: RowInterpreter, delimiter: UInt8?) {
    self.interpreter = interpreter
    reader = RowReader(columns: interpreter.mapping.columns, delimiter: delimiter)
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
      for (words, reading) in interpreter.dates(of: row) {
        if let order = reading.order { orders.insert(order) }
        guard open == nil, case .either(let dayFirst, let monthFirst) = reading else { continue }
        open = (words, row.line, dayFirst.calendarDay, monthFirst.calendarDay)
      }
    }
  }

  /// - Throws: `dateOrderOpen` where no row tells, and where rows tell of both.
  func order() throws(ImportFileError) -> DateOrder? {
    guard let open else { return nil }
    guard orders.count == 1 else {
      let readings = DateReadings(
        dayFirst: open.dayFirst, monthFirst: open.monthFirst, isMixed: orders.count > 1)
      throw .dateOrderOpen(open.words, line: open.line, readings: readings)
    }
    return orders.first
  }
}
