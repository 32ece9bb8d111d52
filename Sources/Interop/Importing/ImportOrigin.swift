/// A kind of file that is known by its content.
package enum ImportOrigin: Equatable, Sendable {
  /// An export of this program, whose lines are events and no rows.
  case ownExport
  /// An `OwnTable`.
  case ownTable
  /// Whether its entries have tags; a journal in which nobody used any has none.
  case dayOne(hasTags: Bool)
  /// With the names of its columns, which grew from version to version.
  case daylio([String])

  /// What its rows become, and by which columns; nil for one that has no rows.
  package var wayIn: WayIn? {
    switch self {
    case .ownExport: nil
    case .ownTable: OwnTable.wayIn
    case .dayOne(let hasTags): DayOne.wayIn(hasTags: hasTags)
    case .daylio(let columns): Daylio.wayIn(columns)
    }
  }

  /// A mapping as a person writes it.
  package struct WayIn: Equatable, Sendable {
    package let form: ImportForm
    /// As `ImportMapping` reads it.
    package let map: String
    /// The condition of which rows count; nil for all.
    package var filter: String?
  }
}
