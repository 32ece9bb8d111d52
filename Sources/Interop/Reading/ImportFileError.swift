import Echolog
package import Platform

/// Why a whole file is refused. Nothing of it was written. Lines count from 1.
package enum ImportFileError: Error, Hashable, Sendable {
  case empty
  /// No text, but a file of a kind that is known.
  case foreign(ForeignFormat)
  /// A byte that is in no text.
  case binary(line: Int)
  /// A first line that is not UTF-8, and was not declared to be anything else.
  case notUTF8(line: Int)
  /// A byte order mark of another encoding than the one that was given.
  case encodingContradicted(TextEncoding)
  /// The file ends within the row that begins on this line.
  case truncated(line: Int)
  /// The quotation mark that opens on this line is never closed.
  case unclosedQuote(line: Int)
  case rowTooLong(line: Int, maxBytes: Int)
  case columnMissing(String, available: [String])
  /// Two columns have this name.
  case columnAmbiguous(String)
  /// Dates such as `01/02/2024`, whose order no row decides.
  case dateOrderOpen(String, line: Int, readings: DateReadings)
  /// Numbers such as `1.500`, whose decimal mark no row decides.
  case decimalMarkOpen(String, line: Int, readings: NumberReadings)
  /// An export of this program, whose lines are events.
  case ownExport
  /// A first line, which is given, that names no columns.
  case notATable(String)
  /// A JSON object over several lines without a list `entries`.
  case jsonNotRows
  /// An object has a second list `entries`, which begins on this line.
  case entriesTwice(line: Int)
  /// Something is on this line behind an object with a list `entries`.
  case documentGoesOn(line: Int)

  /// The stable name of the reason, for scripts and `--json`.
  package var word: String {
    switch self {
    case .empty: "fileEmpty"
    case .foreign: "fileForeign"
    case .binary: "fileBinary"
    case .notUTF8: "fileNotUTF8"
    case .truncated: "fileTruncated"
    case .unclosedQuote: "quoteUnclosed"
    default: caseName(of: self)
    }
  }
}

/// The two days that a date may name, and whether the dates of its file show both orders.
package struct DateReadings: Hashable, Sendable {
  package let dayFirst: CivilDay
  package let monthFirst: CivilDay
  package let isMixed: Bool

  package init(dayFirst: CivilDay, monthFirst: CivilDay, isMixed: Bool) {
    self.dayFirst = dayFirst
    self.monthFirst = monthFirst
    self.isMixed = isMixed
  }
}

/// The two numbers that words may spell, and whether the numbers of their file show both marks.
package struct NumberReadings: Hashable, Sendable {
  package let point: String
  package let comma: String
  package let isMixed: Bool

  package init(point: String, comma: String, isMixed: Bool) {
    self.point = point
    self.comma = comma
    self.isMixed = isMixed
  }
}
