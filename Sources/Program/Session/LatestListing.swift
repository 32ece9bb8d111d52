import Echolog
import Platform
import Synchronization

/// The cells of a listing, and the lines that ask why they are what they are.
struct ListedCells: Sendable {
  let rowCount: Int
  let columns: [String]
  /// The line for a row, from 0, and a column; nil where the cell is no figure.
  let line: @Sendable (Int, String) -> [String]?
}

/// What a prompt listed last.
final class LatestListing: Sendable {
  private let kept = Mutex<ListedCells?>(nil)

  var cells: ListedCells? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// The line that asks why a cell is what it is.
  ///
  /// - Parameter row: from 1, as it was typed.
  func line(row: String, column: String) throws -> [String] {
    guard let cells, cells.rowCount > 0 else {
      throw ProgramError(
        "nothingListed", .usage, "Nothing was listed last whose cells could be asked about.",
        next: "For example: streaks, and then .why 1 current")
    }
    guard let number = Int(row), (1...cells.rowCount).contains(number) else {
      throw ProgramError(
        "rowNotListed", .usage, "\(Messages.quoted(row)) is no row of what was listed last.",
        next: "Rows are counted from 1 to \(cells.rowCount).")
    }
    guard cells.columns.contains(column) else {
      throw UsageError.unknownChoice(column, flag: ".why", choices: cells.columns)
    }
    guard let line = cells.line(number - 1, column) else {
      throw ProgramError(
        "noFigure", .usage, "There is no evidence of \(Messages.quoted(column)) here.",
        next: "echolog help why tells what there is evidence of.")
    }
    return line
  }
}

extension TableRows {
  /// The line that asks why a cell is what it is; nil where it is no figure that there is evidence
  /// of.
  @Sendable func why(_ row: Int, _ column: String) -> [String]? {
    func value(_ name: String) -> String? {
      let column = table.columns.first { $0.heading.name == name }
      let value = column.map { presenter.json($0.cell(rows[row], view)).plain } ?? ""
      return value.isEmpty ? nil : value
    }
    switch table.name {
    case "streaks":
      let subject =
        value("goal").map { [$0, "--by", value("definition") ?? ""] }
        ?? value("activity").map { [$0, "--any-log"] }
      return subject.map {
        ["why", "streak"] + $0 + (column.hasPrefix("longest") ? ["--longest"] : [])
      }
    case "goals": return value("id").map { ["why", "progress", $0] }
    case "badges":
      return ["why", "badge"] + [value("badge"), value("activity")].compactMap(\.self)
    case "moments": return value("id").map { ["why", "moment", $0] }
    case "echoes": return value("id").map { ["why", "echo", $0] }
    case "logs", "memories", "kept": return value("id").map { ["feeds", $0] }
    default: return nil
    }
  }
}
