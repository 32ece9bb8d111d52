import Echolog
import Synchronization

/// The cells of a listing, and the lines that ask why they are what they are.
struct ListedCells: Sendable {
  let rowCount: Int
  let columns: [String]
  /// The line for a row, from 0, and a column; nil where the cell is no figure.
  let line: @Sendable (Int, String) -> [String]?
}

final class LatestListing: Sendable {
  private let kept = Mutex<ListedCells?>(nil)

  var cells: ListedCells? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

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
        next: "echolog help why tells what there is evidence of; a query has to show the columns "
          + "that name its rows, as goal and definition beside current, or goal and lastDay beside "
          + "amount, and no table in it a time of its own: .asof sets one for all.")
    }
    return line
  }
}

extension ListedCells {
  /// The cells of what a query found: each is one of the table that it comes from as it is.
  init(_ answer: QueryAnswer, named names: [String], _ rows: [[QueryValue]]) {
    self.init(rowCount: rows.count, columns: names) { row, name in
      guard let place = names.firstIndex(of: name), place < answer.origins.count,
        let origin = answer.origins[place], !origin.mayBeOfOtherTime
      else { return nil }
      return Self.line(origin.table, origin.column) { column in
        // Of a table that is joined with itself the row has two values.
        let places = answer.origins.indices.filter { place in
          answer.origins[place].map { ($0.table, $0.column) == (origin.table, column) } ?? false
        }
        let values = Set(places.map { rows[row][$0] })
        return values.count == 1 ? values.first.flatMap { $0 == .null ? nil : $0.text } : nil
      }
    }
  }

  /// The line that asks why a cell is what it is; nil where there is no evidence.
  static func line(
    _ table: String, _ column: String, _ value: (String) -> String?
  ) -> [String]? {
    switch table {
    case "streaks":
      let subject: [String]? =
        if let goal = value("goal") {
          value("definition").map { [goal, "--by", $0] }
        } else {
          value("activity").map { [$0, "--any-log"] }
        }
      return subject.map {
        ["why", "streak"] + $0 + (column.hasPrefix("longest") ? ["--longest"] : [])
      }
    case "goals": return value("id").map { ["why", "progress", $0] }
    case "progress":
      guard let goal = value("goal"), let day = value("lastDay") else { return nil }
      return ["why", "progress", goal, "--asof", day]
    case "badges":
      let activity = [value("activity")].compactMap(\.self)
      return value("badge").map { ["why", "badge", $0] + activity }
    case "moments": return value("id").map { ["why", "moment", $0] }
    case "echoes": return value("id").map { ["why", "echo", $0] }
    case "logs", "memories", "kept": return value("id").map { ["feeds", $0] }
    case "activities" where ["logs", "days", "amount"].contains(column):
      return value("activity").map { ["why", "stats." + $0 + "." + column] }
    case "days":
      let kinds = ["moments": "moment", "memories": "memory", "echoesSent": "note", "logs": "log"]
      let isAmount = Activity.standard.contains { $0.label == column }
      let condition = isAmount ? "activity = '\(column)'" : kinds[column].map { "kind = '\($0)'" }
      return value("day").map { ["day", $0] + (condition.map { ["--where", $0] } ?? []) }
    case "runs":
      // Its streak as it stood on its last day.
      let streak = line("streaks", "current", value)
      return value("lastDay").flatMap { day in streak.map { $0 + ["--asof", day] } }
    case "targets" where column == "metCount":
      guard let goal = value("goal"), let first = value("firstDay") else { return nil }
      let last = value("lastDay").map { " AND lastDay <= '\($0)'" } ?? ""
      return [
        "sql",
        "SELECT goal, day, lastDay, amount, target FROM progress "
          + "WHERE goal = '\(goal)' AND isMet AND isActive AND lastDay >= '\(first)'\(last)",
      ]
    // What else a row holds was said by an entry.
    default: return (value("event") ?? value("id") ?? value("entry")).map { ["show", $0] }
    }
  }
}

extension ListedRows {
  @Sendable func why(_ row: Int, _ column: String) -> [String]? {
    ListedCells.line(table, column) { name in
      let value = self.column(name).map { word(row, $0) } ?? ""
      return value.isEmpty ? nil : value
    }
  }
}
