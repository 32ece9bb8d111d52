/// A row for each civil day, in pages of 64 days, wherever on the time line they lie.
///
/// A vault may hold the 1660s and the 2020s; only pages with something in them exist. Neighbouring
/// events mostly share a page, so the page found last is tried first.
struct DayTable: Sendable {
  static let pageShift = 6
  static let daysPerPage = 1 << pageShift

  private(set) var rows: [DayRow] = []
  /// The number of each page, in the order in which they were made: its days shifted right.
  private(set) var pageNumbers: [Int32] = []
  /// The index of each page by its number.
  private var pages: [Int32: Int] = [:]
  private var lastNumber: Int32 = 0
  private var lastPage = -1

  init() {}

  /// Rebuilds the table from what a snapshot kept of it; nil when the two do not fit.
  init?(rows: [DayRow], pageNumbers: [Int32]) {
    guard rows.count == pageNumbers.count * Self.daysPerPage else { return nil }
    self.rows = rows
    self.pageNumbers = pageNumbers
    for (page, number) in pageNumbers.enumerated() { pages[number] = page }
  }

  subscript(index: Int) -> DayRow {
    _read { yield rows[index] }
    _modify { yield &rows[index] }
  }

  /// Where the row of a day is, making its page when there is none.
  mutating func index(making day: Int32) -> Int {
    let number = day >> Int32(Self.pageShift)
    let offset = Int(day & Int32(Self.daysPerPage - 1))
    if number == lastNumber, lastPage >= 0 { return lastPage << Self.pageShift | offset }
    let page = pages[number] ?? make(number)
    (lastNumber, lastPage) = (number, page)
    return page << Self.pageShift | offset
  }

  /// The row of a day; nil where its page does not exist.
  func row(on day: Int32) -> DayRow? {
    guard let page = pages[day >> Int32(Self.pageShift)] else { return nil }
    return rows[page << Self.pageShift | Int(day & Int32(Self.daysPerPage - 1))]
  }

  /// The pages in the order of time: index, and the day it begins with.
  var pagesByDay: [(page: Int, firstDay: Int32)] {
    pageNumbers.enumerated().map { ($0.offset, $0.element << Int32(Self.pageShift)) }
      .sorted { $0.firstDay < $1.firstDay }
  }

  /// Calls `body` with every day that has a page, in the order of time.
  func forEachDay(_ body: (Int32, DayRow) -> Void) {
    for (page, firstDay) in pagesByDay {
      let start = page << Self.pageShift
      for offset in 0..<Self.daysPerPage { body(firstDay + Int32(offset), rows[start + offset]) }
    }
  }

  /// Whether the year of each page has four digits.
  var haveFourDigitYears: Bool {
    pageNumbers.allSatisfy { number in
      let first = CivilDay(daysSinceEpoch: number << Int32(Self.pageShift))
      return first.date.year >= 0 && (first + Self.daysPerPage).date.year <= 9999
    }
  }

  private mutating func make(_ number: Int32) -> Int {
    let page = pageNumbers.count
    pageNumbers.append(number)
    pages[number] = page
    rows.append(contentsOf: repeatElement(DayRow(), count: Self.daysPerPage))
    return page
  }
}
