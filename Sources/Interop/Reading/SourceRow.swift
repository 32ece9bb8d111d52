package import Echolog

/// The values of one row, in the order in which its columns were asked for.
package struct SourceRow: Equatable, Sendable {
  /// The line on which the row begins, from 1.
  package let line: Int
  /// Nil where a JSON object lacks the member or it is null.
  package let values: [String?]
  /// The places of values that were numbers of JSON, whose decimals follow a point.
  package let numbers: Set<Int>
  /// The places of values that were lists of JSON, as `OwnTable.field(of:)` writes them.
  package let lists: Set<Int>
  /// The zone in which an entry of Day One was written; nil in any other file.
  package let zoneName: String?
  /// Whether an entry of Day One is of a day, whose time is then the midnight of its zone.
  package let isAllDay: Bool
  /// In an `OwnTable` the name of the entry that it was written from, or nothing; nil in any other.
  package let ownID: String?

  package init(
    line: Int, values: [String?], numbers: Set<Int> = [], lists: Set<Int> = [],
    zoneName: String? = nil, isAllDay: Bool = false, ownID: String? = nil
  ) {
    (self.line, self.values, self.numbers, self.lists) = (line, values, numbers, lists)
    (self.zoneName, self.isAllDay, self.ownID) = (zoneName, isAllDay, ownID)
  }
}

/// What a reader found: a row, or why a row is none.
package enum SourceEntry: Equatable, Sendable {
  case row(SourceRow)
  case refused(RowRefusal)

  static func refused(
    _ line: Int, column: String? = nil, _ reason: RowRefusal.Reason
  ) -> SourceEntry {
    .refused(RowRefusal(line: line, column: column, reason))
  }
}

/// Where a row is in its file.
package struct RowPlace: Equatable, Sendable {
  /// Which one it is of all rows of the file, from 1; several may be on one line.
  package let row: Int
  /// The line on which it begins, from 1.
  package let line: Int

  package init(row: Int, line: Int) {
    self.row = row
    self.line = line
  }
}

/// A row that was left out, with the place and the reason.
package struct RowRefusal: Error, Equatable, Sendable {
  /// As in `RowPlace`; nil before the rows were counted.
  package internal(set) var row: Int?
  package let line: Int
  /// The column or member to look at; nil when it is the row as a whole.
  package let column: String?
  package let reason: Reason
  /// What the row counts, where its activity is not known here.
  package internal(set) var unit: String?

  package init(line: Int, column: String? = nil, _ reason: Reason) {
    (self.line, self.column, self.reason) = (line, column, reason)
  }

  init(_ place: RowPlace, _ reason: Reason) {
    self.init(line: place.line, reason)
    row = place.row
  }

  /// Where it is; without a number of its own as row 0.
  package var place: RowPlace { RowPlace(row: row ?? 0, line: line) }

  /// Why one row is refused while the others go on.
  package enum Reason: Equatable, Sendable {
    case fieldCount(found: Int, expected: Int)
    /// Something other than a delimiter follows a closing quotation mark.
    case textAfterQuote
    case rowTooLong(maxBytes: Int)
    /// A byte that is in no text.
    case binary
    case notUTF8
    case json(JSONError)
    case notAnObject
    /// The member is an object, or a list where one value is wanted.
    case notAScalar
    case memberTwice
    case valueMissing
    case dateNotUnderstood(String)
    /// A month or a year, for something else than a memory.
    case dateWithoutDay(String)
    /// A number of JSON, which may be a year and may be anything else.
    case dateIsNumber(String)
    /// `01/02/2024`, while nobody gave whether the day or the month comes first.
    case dateOrderOpen(String)
    /// It makes a date in the other order only.
    case dateInOtherOrder(String, DateOrder)
    /// `1.500`, while nobody gave the decimal mark.
    case decimalMarkOpen(String)
    /// It is a number with the other mark only.
    case decimalInOtherMark(String, DecimalMark)
    /// Nobody here knows the zone in which an entry of Day One was written.
    case zoneUnknown(String)
    /// What ends before it begins has no duration.
    case endBeforeStart
    /// A date and an end of which only one has a zone.
    case endInAnotherClock
    case rejected(Rejection)

    /// The stable name of the reason, by which refusals are counted.
    package var word: String {
      switch self {
      case .binary: "rowBinary"
      case .json: "notJSON"
      case .rejected(let rejection): rejection.word
      default: caseName(of: self)
      }
    }
  }
}

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
}

/// The two numbers that words may spell, and whether the numbers of their file show both marks.
package struct NumberReadings: Hashable, Sendable {
  package let point: String
  package let comma: String
  package let isMixed: Bool
}

extension Substring {
  var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
