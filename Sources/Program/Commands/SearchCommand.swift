import Echolog
import Platform

/// Goes through every text of the journal.
struct SearchCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "search", [Operand(.text("WORDS"), .rest)], [.limit],
    "texts and labels that hold all of these words or their beginnings; journey shows days",
    ["search lake", "search snow ana"], .asksWholeHistory)

  let query: SearchQuery
  let part: ListPart

  init(_ line: Arguments) throws(LineError) {
    query = try line.ruled { () throws(Rejection) in try SearchQuery(line.rest(from: 0)) }
    part = try line.part()
  }

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.makePresenter()
    // A number that stands nowhere is no slip of another one, and may be a day.
    let hasLetters = query.text.contains(where: \.isLetter)
    var search = Search(
      query, in: presenter.history, at: presenter.view, gathersNearWords: hasLetters)
    try await session.eachEvent { named throws(Exit) in search.read(named.name, named.event) }
    let hits = search.hits
    let shown = console.fitting(part).rows(of: hits)
    let labelled = shown.filter(\.isByLabel).compactMap { presenter.history.memory($0.id) }
    let others =
      hits.isEmpty
      ? try await session.otherWays(than: query, search.suggestion, presenter)
      : Presenter.OtherWays()
    return try console.show(
      try await session.makePresenter(
        presenter, with: labelled.flatMap { [$0.title, $0.text].compactMap(\.self) }
      ).found(shown, total: hits.count, of: query, others: others, without: search.omissions))
  }
}

extension Session {
  /// What to try after a search that found nothing.
  ///
  /// - Parameter near: words that may have been meant.
  fileprivate func otherWays(
    than query: SearchQuery, _ near: [String]?, _ presenter: Presenter
  ) async throws(Exit) -> Presenter.OtherWays {
    let settings = presenter.history.settings
    let whens = WhenReader(
      now: presenter.view.instant, rules: presenter.view.zone, dayStart: settings.dayStart)
    var ways = Presenter.OtherWays()
    ways.nearest = try await finding(near, presenter)
    guard let days = whens.days(query.text, weekStart: settings.weekStart) else { return ways }
    ways.days = days
    let history = presenter.history
    ways.leadToMemories = history.memoriesWithoutDay.contains { days.overlaps($0.time.days) }
    ways.leadToJourney =
      !ways.leadToMemories || !history.journey(in: days, limit: 1).isEmpty
    return ways
  }

  /// The words that may have been meant; nil where they are nowhere together.
  private func finding(_ words: [String]?, _ presenter: Presenter) async throws(Exit) -> [String]? {
    guard let words else { return nil }
    let query: SearchQuery
    do throws(Rejection) {
      query = try SearchQuery(words.joined(separator: " "))
    } catch {
      return nil
    }
    var search = Search(query, in: presenter.history, at: presenter.view)
    try await eachEvent { named throws(Exit) in search.read(named.name, named.event) }
    return search.hits.isEmpty ? nil : words
  }
}
