import Platform

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
  /// Open addressing: page indexes plus one, 0 for none. At most half full.
  private var buckets: [Int32] = [0, 0, 0, 0]
  private var lastNumber: Int32 = 0
  private var lastPage = -1

  init() {}

  /// Rebuilds the table from what a snapshot kept of it; nil when the two do not fit.
  init?(rows: [DayRow], pageNumbers: [Int32]) {
    guard rows.count == pageNumbers.count * Self.daysPerPage else { return nil }
    self.rows = rows
    self.pageNumbers = pageNumbers
    fillBuckets()
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
    let page = find(number) ?? make(number)
    (lastNumber, lastPage) = (number, page)
    return page << Self.pageShift | offset
  }

  /// The row of a day; nil where its page does not exist.
  func row(on day: Int32) -> DayRow? {
    guard let page = find(day >> Int32(Self.pageShift)) else { return nil }
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

  private func bucket(of number: Int32) -> Int {
    let hash = UInt32(bitPattern: number) &* 0x9E37_79B1
    return Int(hash >> 7) & (buckets.count - 1)
  }

  private func find(_ number: Int32) -> Int? {
    var bucket = bucket(of: number)
    while buckets[bucket] != 0 {
      let page = Int(buckets[bucket]) - 1
      if pageNumbers[page] == number { return page }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return nil
  }

  private mutating func make(_ number: Int32) -> Int {
    let page = pageNumbers.count
    pageNumbers.append(number)
    rows.append(contentsOf: repeatElement(DayRow(), count: Self.daysPerPage))
    if pageNumbers.count * 2 > buckets.count {
      fillBuckets()
    } else {
      enter(page)
    }
    return page
  }

  private mutating func fillBuckets() {
    var size = 4
    while size < pageNumbers.count * 4 { size *= 2 }
    buckets = Array(repeating: 0, count: size)
    for page in pageNumbers.indices { enter(page) }
  }

  private mutating func enter(_ page: Int) {
    var bucket = bucket(of: pageNumbers[page])
    while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
    buckets[bucket] = Int32(page + 1)
  }
}
