import Echolog
import Platform

/// The command that lists logs.
extension Grammar {
  static let limit = Flag(
    "--limit", .number,
    "how many to show; unless said, \(ListPart.usualLimit) at a terminal, else all")

  /// For lists that may be long.
  static let part = [limit, Flag("--page", .number, "which page of them, from 1")]

  static var logs: Declaration {
    Declaration(
      .logs, "logs", [],
      [
        Flag("--activity", .activity, "only this activity"),
        Flag("--goal", .identifier(.goal), "only what counts for a goal, while it was active"),
        Flag("--from", .whenOrMonth, "the first day"),
        Flag("--to", .whenOrMonth, "the last day, included"),
        Flag("--text", .text("WORDS"), "only those whose note holds these words"),
        Flag("--all", "also those that were taken back"),
      ] + part,
      "what you logged, the latest first, with what was corrected",
      [
        "logs --activity water --from \"last monday\"", "logs --goal laptop:7 --to yesterday",
        "logs --text tea --all --limit 50 --page 2",
      ])
  }
}

extension StatementReader {
  /// Which part of a list is asked for.
  func part() throws(LineError) -> ListPart {
    ListPart(limit: try number("--limit"), page: try number("--page"))
  }

  func logs() throws(LineError) -> Statement {
    var request = LogsRequest(try part())
    if let word = line.value("--activity") { request.activity = try activity(word) }
    request.goal = line.value("--goal")
    (request.first, request.last) = try days()
    request.text = line.value("--text")
    request.includesRemoved = line.has("--all")
    return .logs(request)
  }
}
