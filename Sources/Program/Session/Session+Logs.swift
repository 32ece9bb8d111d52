import Echolog

/// The history of logs.
extension Session {
  func logs(_ request: LogsRequest) async throws(Stopped) -> Page {
    var told = try await telling()
    var filter = LogFilter()
    filter.activity = request.activity
    (filter.first, filter.last) = (request.first, request.last)
    filter.includesRemoved = request.includesRemoved
    if let words = request.goal {
      filter.goal = told.history.goalFacts(try await goal(words))
    }
    var logs = told.history.logs(filter)
    if let text = request.text {
      logs = logs.filter { $0.note != nil }
      told = try await telling(told, with: logs.compactMap(\.note))
      var folding = WordFolding()
      logs = logs.filter { log in
        log.note.flatMap { told.words[$0] }.map { folding.holds(text, in: $0) } ?? false
      }
    }
    let shown = request.part.rows(of: logs)
    return try await telling(told, with: shown.compactMap(\.note))
      .logs(shown, total: logs.count, request: request)
  }
}
