/// An entry whose words hold what was looked for.
///
///     for found in try await diary.search("walk") {
///       show(found.day, found.before + found.hit + found.after)
///     }
public struct FoundEntry: Equatable, Identifiable, Sendable {
  /// Names the entry; of the words about a day, the event that has them.
  public let id: EntryID
  /// The day of what is cited.
  public let day: CivilDay
  /// What stands before the hit in the piece of the words that is cited.
  public let before: String
  /// The words that were found, as they were written.
  public let hit: String
  /// What stands behind them.
  public let after: String

  /// One made by hand, as for a preview or a test.
  public init(id: EntryID, day: CivilDay, before: String = "", hit: String, after: String = "") {
    (self.id, self.day, self.before, self.hit, self.after) = (id, day, before, hit, after)
  }
}

extension Diary {
  /// Answers a question in SQL over every table of the diary, which only reads:
  ///
  ///     let days = try await diary.ask("SELECT day, count(*) FROM moments GROUP BY day")
  ///     let same = try await diary.ask("SELECT id FROM moments WHERE day = ?", with: [.text(day)])
  ///     let then = try await diary.ask("SELECT * FROM streaks", asOf: lastSpring)
  ///
  /// `Schemas/tables.md` has the tables and their columns, with units.
  ///
  /// - Parameters:
  ///   - sql: one statement in SQLite's dialect.
  ///   - values: those of its parameters `?`, in their order.
  ///   - instant: in seconds since 1970 in UTC; what holds only later is left out, by all that is
  ///     known today. Nil for now.
  ///   - knowledge: as well; what was recorded later is left out. Nil for nothing.
  /// - Throws: `DiaryFailure.notUnderstood` with SQLite's own sentence; `.cancelled` with its task;
  ///   `.refused` with `timeOutOfRange`; what reading may throw.
  /// - Complexity: as the question asks; what was known at another time costs a replay, and what
  ///   was so a walk over all rows.
  public func ask(
    _ sql: String, with values: [QueryValue] = [], asOf instant: Double? = nil,
    knownAt knowledge: Double? = nil
  ) throws -> QueryAnswer {
    try failing { () throws(DiaryError) in
      try answer(to: sql, with: values, at: try QueryTime(secondsAsOf: instant, knownAt: knowledge))
    }
  }

  /// The entries whose texts together hold all these words or their beginnings, whatever the case
  /// and the accents: first those that hold them whole, then the latest day first. Of Echoes only
  /// opened ones are looked into.
  ///
  /// - Throws: `DiaryFailure.refused` with `searchEmpty` without a letter or digit; `.cancelled`
  ///   with its task, so that the next key need not wait.
  /// - Complexity: linear in the words of the diary.
  public func search(_ words: String) throws -> [FoundEntry] {
    try failing { () throws(DiaryError) in
      let query = try rejecting { () throws(Rejection) in try SearchQuery(words) }
      let view = try view()
      var search = Search(query, in: view.history, at: view.viewpoint)
      try beginScan()
      while true {
        if Task.isCancelled {
          scan = nil
          throw .cancelled
        }
        let events = try nextOfScan()
        if events.isEmpty { break }
        for event in events { search.read(event.name, event.event) }
      }
      return search.hits.map { hit in
        FoundEntry(
          id: hit.id, day: hit.day, before: hit.citation.before,
          hit: hit.citation.hit, after: hit.citation.after)
      }
    }
  }
}
