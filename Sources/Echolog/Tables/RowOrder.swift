struct OrderTerm: Equatable {
  let column: Int
  let isDescending: Bool
}

/// The order of rows by some of their columns: words and days by the bytes of their texts, but
/// weekdays as weeks begin, numbers by what they are, null before anything else. Rows that are the
/// same stay as they come.
///
/// They are put in order by counting digits, the last one first, which needs no comparison.
struct RowOrder {
  /// Where the row stands that comes first, and so on.
  private(set) var places: [UInt32]

  /// - Parameter columns: the first one counts most; each has a cell for every row.
  init(of columns: [ColumnCells], descending: [Bool], weekStart: Weekday) {
    places = Array(0..<UInt32(columns.first?.isPresent.count ?? 0))
    for (column, isDescending) in zip(columns, descending).reversed() {
      let keys = column.orderKeys(weekStart)
      if isThere(keys, isDescending) { continue }
      let greatest = keys.max() ?? 0
      var shift: UInt64 = 0
      while shift < UInt64.bitWidth, greatest >> shift > 0 {
        sort(by: keys, shift, upTo: greatest, isDescending)
        shift += Self.digitWidth
      }
    }
  }

  /// Whether the rows have the order of such keys as they come, or have it now: those that come in
  /// the opposite order are turned round, as entries are for the latest one.
  private mutating func isThere(_ keys: [UInt64], _ isDescending: Bool) -> Bool {
    var (rises, falls) = (false, false)
    for index in places.indices.dropFirst() {
      let (before, after) = (keys[Int(places[index - 1])], keys[Int(places[index])])
      if before < after { rises = true } else if before > after { falls = true }
      if rises && falls { return false }
    }
    if isDescending ? !rises : !falls { return true }
    var turned: [UInt32] = []
    turned.reserveCapacity(places.count)
    var end = places.count
    while end > 0 {
      // Those that are the same stay as they come.
      var start = end - 1
      while start > 0, keys[Int(places[start - 1])] == keys[Int(places[start])] { start -= 1 }
      turned += places[start..<end]
      end = start
    }
    places = turned
    return true
  }

  /// So that the counts of a digit stay in the processor's nearest cache.
  private static let digitWidth: UInt64 = 12

  private mutating func sort(
    by keys: [UInt64], _ shift: UInt64, upTo greatest: UInt64, _ isDescending: Bool
  ) {
    let last = min(greatest >> shift, 1 << Self.digitWidth - 1)
    func digit(_ place: UInt32) -> Int {
      let digit = keys[Int(place)] >> shift & (1 << Self.digitWidth - 1)
      return Int(isDescending ? last - digit : digit)
    }
    // Where the rows of each digit begin.
    var starts = [Int](repeating: 0, count: Int(last) + 2)
    for place in places { starts[digit(place) + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    var sorted = places
    for place in places {
      let digit = digit(place)
      sorted[starts[digit]] = place
      starts[digit] += 1
    }
    places = sorted
  }
}

extension ColumnKind {
  var hasOrder: Bool {
    switch self {
    case .word, .number, .flag, .day: true
    case .text, .real, .time, .id: false
    }
  }
}

extension ColumnCells {
  /// A number for each row that is greater for what comes later; 0 for null.
  fileprivate func orderKeys(_ weekStart: Weekday) -> [UInt64] {
    switch heading.kind {
    case .word:
      let ranks = Self.ranks(of: words, weekStart: heading.isWeekday ? weekStart : nil)
      return keys { ranks[Int(wordIndexes[$0])] }
    case .day where numbers.contains(where: { !CivilDay.ofFourDigits.contains($0) }):
      let days = Array(Set(numbers))
      let texts = days.map { CivilDay(daysSinceEpoch: Int32(clamping: $0)).description }
      let ranks = Dictionary(uniqueKeysWithValues: zip(days, Self.ranks(of: texts)))
      return keys { ranks[numbers[$0], default: 0] }
    default:
      var least = Int64.max
      for (row, number) in numbers.enumerated() where isPresent[row] { least = min(least, number) }
      return keys { UInt64(bitPattern: numbers[$0] &- least) }
    }
  }

  private func keys(_ key: (Int) -> UInt64) -> [UInt64] {
    isPresent.indices.map { isPresent[$0] ? key($0) &+ 1 : 0 }
  }

  private static func ranks(of words: [String], weekStart: Weekday? = nil) -> [UInt64] {
    let order = words.indices.sorted {
      let (one, other) = (words[$0].utf8, words[$1].utf8)
      return weekStart?.precedes(one, other) ?? one.lexicographicallyPrecedes(other)
    }
    var ranks = [UInt64](repeating: 0, count: words.count)
    for (rank, index) in order.enumerated() { ranks[index] = UInt64(rank) }
    return ranks
  }
}
