import Echolog
import Platform

extension Prompt {
  /// Asks from now on as one could when an event had just been recorded, by what was known then and
  /// as of then, and shows what was recorded at that moment. Behind the last event it is now again.
  func follow(_ walk: Walk) async throws(Exit) -> ExitCode {
    try await program.readTimes(for: session)
    guard let moment = try await moment(of: walk) else {
      guard case .by(1...) = walk else { throw .programError(Messages.nothingBefore) }
      try await travel { ($0.asOf, $0.known) = (nil, nil) }
      return .success
    }
    let zone = try session.paths.zone(session.options)
    let words = moment.isoText(offset: zone?.offset(at: moment) ?? .utc)
    try await travel { ($0.asOf, $0.known) = (words, words) }
    let found = try await answer(
      "SELECT id, type, day FROM events WHERE recordedMs = \(moment.milliseconds)")
    return try console.show(Presenter.queryAnswer(found.columns, found.rows))
  }

  /// When the event at the end of a walk was recorded; nil where the walk leads beyond all of them.
  private func moment(of walk: Walk) async throws(Exit) -> Instant? {
    switch walk {
    case .to(let words):
      let event = try await session.findEvent(words)
      let read = try await session.withDiary { diary throws(DiaryError) in
        try await diary.events(named: [event])
      }
      guard let found = read.first else { throw .programError(Messages.noFigure) }
      return Instant(milliseconds: found.event.recordedAt)
    case .by(let count):
      let known = session.time.known.map { "WHERE recordedMs <= \($0.milliseconds)" } ?? ""
      let here = try await instant("SELECT max(recordedMs) FROM events \(known)")
      let at = here?.milliseconds ?? .min
      return try await instant(
        "SELECT DISTINCT recordedMs FROM events WHERE recordedMs \(count > 0 ? ">" : "<") \(at) "
          + "ORDER BY 1 \(count > 0 ? "ASC" : "DESC") LIMIT 1 OFFSET \(abs(count) - 1)")
    }
  }

  private func instant(_ query: String) async throws(Exit) -> Instant? {
    guard case .integer(let number)? = try await answer(query).rows.first?.first else { return nil }
    return Instant(milliseconds: number)
  }

  /// What a query finds in all that is recorded: a line about the prompt is asked at no other time.
  private func answer(_ query: String) async throws(Exit) -> QueryAnswer {
    try await session.withDiary { diary throws(DiaryError) in try await diary.answer(to: query) }
  }
}
