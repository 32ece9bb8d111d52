package import Echolog

/// How a file writes what its rows alone leave open: the person gives it, or the whole file shows
/// it.
package struct FileHabits: Equatable, Sendable {
  /// The order of dates such as `01/02/2024`; nil while nobody gave it.
  package var dateOrder: DateOrder?
  /// What comes before decimals; nil while nobody gave it.
  package var decimalMark: DecimalMark?
  /// Where the column of dates has midnights alone: its rows are days.
  var days: Days?
  /// Whether an offset of zero is where a row was written, as one of several in a column is. Where
  /// all are zero, the program that wrote them puts every time so.
  var zeroTellsPlace = true
  /// Whether nothing is left to be found out.
  var isSettled = false

  /// On which clocks it is midnight.
  enum Days: Sendable {
    case asWritten
    /// By those of the person: dates that a program turned into times in UTC.
    case inZone
  }

  package init(dateOrder: DateOrder? = nil, decimalMark: DecimalMark? = nil) {
    (self.dateOrder, self.decimalMark) = (dateOrder, decimalMark)
  }
}
