import CSQLite

/// The order of the days of a week, so that `ORDER BY weekday` begins as the person's weeks do.
extension Weekday {
  /// What SQL calls it.
  static let collation = "weekday"

  /// Whether words come before others where weeks begin on this day. Any other words come behind,
  /// by their bytes; only the same bytes are the same.
  package func precedes<Words: Collection<UInt8>>(_ one: Words, _ other: Words) -> Bool {
    let (first, second) = (place(of: one), place(of: other))
    return first == second ? one.lexicographicallyPrecedes(other) : first < second
  }

  private func place(of words: some Collection<UInt8>) -> Int {
    let day = Self.allCases.first { $0.label.utf8.elementsEqual(words) }
    return day.map { ($0.rawValue - rawValue + 7) % 7 } ?? 7
  }

  func addCollation(to connection: OpaquePointer) {
    // Sound: nobody follows the pointer; its bits are those of the number.
    unsafe sqlite3_create_collation_v2(
      connection, Self.collation, SQLITE_UTF8, UnsafeMutableRawPointer(bitPattern: rawValue),
      { start, oneCount, one, otherCount, other in
        // Sound: SQLite gives so many bytes, and keeps them until this is answered.
        let one = unsafe UnsafeRawBufferPointer(start: one, count: Int(oneCount))
        let other = unsafe UnsafeRawBufferPointer(start: other, count: Int(otherCount))
        let start = Weekday(rawValue: Int(bitPattern: start)) ?? .monday
        return unsafe start.precedes(one, other) ? -1 : start.precedes(other, one) ? 1 : 0
      }, nil)
  }
}
