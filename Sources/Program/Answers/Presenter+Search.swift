import Echolog

extension Presenter {
  struct OtherWays: Sendable {
    var nearest: [String]?
    var days: ClosedRange<CivilDay>?
    var leadToMemories = false
    var leadToJourney = false
  }

  func found(
    _ hits: [SearchHit], total: Int, of query: SearchQuery, others: OtherWays,
    without omissions: SearchOmissions
  ) -> Page {
    var page = Page([
      "schema": "search/1", "words": query.words, "total": total, "hits": hits.map(json),
      "nearest": others.nearest, "days": others.days.map(json),
      "leftOut": [
        "removed": omissions.removed.map(label), "unopenedEchoes": omissions.unopenedEchoCount,
        "hiddenEchoes": omissions.hiddenEchoCount,
      ] as JSON,
    ])
    page.rows = hits.map {
      [
        label($0.id), $0.kindWord, monthOrYear($0)?.description ?? $0.day.description, cited($0),
        $0.fieldWords, $0.matchWord,
      ]
    }
    page.choose(from: ListedRows(self, .hits(hits), hits), schema: "search/1", as: "hits")
    page.blocks = [hits.filter(\.isWhole), hits.filter { !$0.isWhole }].filter { !$0.isEmpty }
      .map { .table(table($0)) }
    if page.blocks.count > 1 {
      page.blocks.insert(contentsOf: [.blank, .line("Words that begin so:", .faint)], at: 1)
    }
    if hits.isEmpty {
      page.say("Nothing holds all of these words.", exit: .negative)
      page.notes = Messages.others(others, of: query.words.count)
    } else if total > hits.count {
      page.notes = ["\(Messages.grouped(total - hits.count)) more: --limit \(total) shows all."]
    }
    if total == hits.count {
      page.note(Messages.leftOut(removed: omissions.removed.map(label)))
      if hits.isEmpty { page.notes += Messages.notSearched(omissions) }
    }
    return page
  }

  private func table(_ hits: [SearchHit]) -> TextTable {
    TextTable(
      ["Day", .flexible(""), .flexible("Words"), "ID"],
      hits.map {
        [
          Span(monthOrYear($0).map(Messages.name) ?? day($0.day)), Span(source($0), .faint),
          Span(VisibleText.line(cited($0))), id($0.id),
        ]
      })
  }

  /// `memory, tag`: what was found, and where in it if not only in its text.
  private func source(_ hit: SearchHit) -> String {
    let places = hit.fields == [.text] || hit.fields == [.note] ? [] : hit.fields.map(\.rawValue)
    return ([hit.kind.map(Messages.noun) ?? "the day"] + places).joined(separator: ", ")
  }

  private func headline(_ hit: SearchHit) -> String? {
    guard hit.isByLabel, let memory = history.memory(hit.id) else { return nil }
    return headline(memory)
  }

  private func monthOrYear(_ hit: SearchHit) -> MonthOrYear? {
    hit.kind == .memory ? history.memory(hit.id)?.time.monthOrYear : nil
  }

  private func cited(_ hit: SearchHit) -> String {
    let citation = hit.citation.before + hit.citation.hit + hit.citation.after
    return headline(hit).map { citation + ": " + $0 } ?? citation
  }

  func json(_ days: ClosedRange<CivilDay>) -> JSON { span(days.lowerBound, days.upperBound) }

  private func json(_ hit: SearchHit) -> JSON {
    let named: JSON = ["id": label(hit.id), "kind": hit.kindWord]
    return named.with(json(hit.day, monthOrYear(hit))).with([
      "before": hit.citation.before, "hit": hit.citation.hit, "after": hit.citation.after,
      "in": hit.fields.map(\.rawValue), "headline": headline(hit), "match": hit.matchWord,
    ])
  }
}

extension Messages {
  /// Why what contains the words is no hit; nil where nothing was left out.
  static func leftOut(removed: [String]) -> String? {
    let entries = count(removed.count, "removed entry", "removed entries")
    return removed.first.map { "Left out: \(entries) (echolog history \($0))." }
  }

  /// Echoes whose words are given away by nothing, not even by whether they would be found: those
  /// not opened yet, and opened ones where the person does not want to see these in lists.
  static func notSearched(_ omissions: SearchOmissions) -> [String] {
    [
      (omissions.unopenedEchoCount, "Echo not opened yet", "Echoes not opened yet", "."),
      (
        omissions.hiddenEchoCount, "opened Echo", "opened Echoes",
        ", because echo-history is hidden."
      ),
    ].filter { $0.0 > 0 }.map { number, one, several, end in
      count(number, one, several) + (number == 1 ? " was" : " were") + " not searched" + end
    }
  }

  static func others(_ others: Presenter.OtherWays, of wordCount: Int) -> [String] {
    let meant = didYouMean(others.nearest.map { "search " + $0.joined(separator: " ") })
    func way(_ isThere: Bool, _ command: String, _ shown: String) -> String? {
      guard isThere, let days = others.days else { return nil }
      return line(command, from: days.lowerBound, to: days.upperBound) + " shows \(shown)."
    }
    let isOneDay = others.days.map { $0.lowerBound == $0.upperBound } ?? false
    let ways = [
      way(others.leadToJourney, "journey", isOneDay ? "that day" : "those days"),
      way(others.leadToMemories, "memories", "the memories of that time"), meant,
    ].compactMap(\.self)
    guard ways.isEmpty else { return ways }
    return [
      wordCount > 1
        ? "Fewer words, or their beginnings, may find more."
        : "Another word, or its beginning alone, may find more."
    ]
  }
}
