import CSQLite

/// The order of the days of a week, so that `ORDER BY weekday` begins with Monday.
extension Weekday {
  /// What SQL calls it.
  static let collation = "weekday"

  /// Any other words come behind, by their bytes; only the same bytes are the same.
  package static func precedes<Words: Collection<UInt8>>(_ one: Words, _ other: Words) -> Bool {
    let (first, second) = (place(of: one), place(of: other))
    return first == second ? one.lexicographicallyPrecedes(other) : first < second
  }

  private static func place(of words: some Collection<UInt8>) -> Int {
    allCases.firstIndex { $0.label.utf8.elementsEqual(words) } ?? allCases.count
  }

  static func addCollation(to connection: OpaquePointer) {
    unsafe sqlite3_create_collation_v2(
      connection, collation, SQLITE_UTF8, nil,
      { _, oneCount, one, otherCount, other in
        // Sound: SQLite gives so many bytes, and keeps them until this is answered.
        let one = unsafe UnsafeRawBufferPointer(start: one, count: Int(oneCount))
        let other = unsafe UnsafeRawBufferPointer(start: other, count: Int(otherCount))
        return unsafe Weekday.precedes(one, other) ? -1 : Weekday.precedes(other, one) ? 1 : 0
      }, nil)
  }
}
