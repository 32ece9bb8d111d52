import Echolog
import Platform

extension Presenter {
  /// A day of the journey with its first moments and memories, before words are read.
  struct JourneyCard: Sendable {
    let day: JourneyDay
    let bullets: [Moment]
    let memories: [Memory]

    init(_ day: JourneyDay, in history: History) {
      self.day = day
      bullets = Array(history.moments(on: day.day).prefix(Self.bulletCount))
      memories = Array(day.memories.prefix(Self.bulletCount))
    }

    private static let bulletCount = 5

    var references: [WordsReference] {
      bullets.compactMap(\.text) + memories.flatMap { [$0.title, $0.text].compactMap(\.self) }
        + [day.summary].compactMap(\.self)
    }
  }

  func journey(
    _ cards: [JourneyCard], total: Int, from: CivilDay?, to: CivilDay?, memoriesWithoutDay: Int
  ) -> Page {
    var page = Page([
      "schema": "journey/1", "total": total, "days": cards.map(json),
      "memoriesWithoutDay": memoriesWithoutDay,
    ])
    let others =
      memoriesWithoutDay > 0
      ? [Messages.memoriesWithoutDay(memoriesWithoutDay, from: from, to: to)] : []
    page.rows = cards.map { card in
      [card.day.day.description, String(card.day.momentCount), String(card.day.echoesSent)]
        + Activity.registry.map { activity in
          card.day.totals.first { $0.activity == activity }.map { String($0.amount) } ?? ""
        }
        + [card.day.mood?.rawValue ?? "", summary(card.day) ?? "", String(card.day.memories.count)]
    }
    page.choose(
      from: ListedRows(presenter: self, table: .days, rows: cards.map(\.day)),
      schema: "journey/1", as: "days")
    if cards.isEmpty, from != nil || to != nil {
      page.say(
        "Nothing was kept on these days.", "echolog journey shows the latest that hold something.",
        exit: .negative)
      page.notes += others
      return page
    }
    guard !cards.isEmpty else {
      page.say(
        "Once you have a few days of moments, you’ll see your journey here.",
        "echolog moment \"Took a short walk\" begins it.")
      page.notes += others
      return page
    }
    page.blocks = [.line("Your journey", .strong), .line("Tiny steps, day by day.", .faint)]
    for card in cards { page.blocks += [.blank] + blocks(card) }
    let rest = Messages.count(total - cards.count, "more day")
    page.notes = total > cards.count ? ["\(rest): echolog journey --days \(total)"] : []
    let isShort = cards.contains { $0.day.mood != nil && summary($0.day) == nil }
    page.notes +=
      (isShort
        ? [
          "Daily summaries come with a plan that is paid for; echolog summary keeps your own words."
        ] : []) + others
    return page
  }

  private func blocks(_ card: JourneyCard) -> [Page.Block] {
    let day = card.day
    var heading = [
      Span("\(Messages.weekday(day.day.weekday)), \(Messages.shortDate(day.day))", .strong)
    ]
    if let mood = day.mood {
      // How a day was, its own words say better than a face.
      let face = day.summary == nil && history.isCheerful(on: day.day) ? " 🙂 " : " "
      heading.append(Span(face + Messages.name(mood)))
    }
    var blocks: [Page.Block] = [.line(heading)]
    if day.momentCount > 0 {
      blocks.append(.line(Messages.count(day.momentCount, "moment") + " logged"))
    }
    blocks += bullets(
      card.bullets.map { VisibleText.line(text($0.text, gone: $0.isForgotten)) },
      of: day.momentCount)
    if !day.memories.isEmpty {
      blocks.append(.line(Messages.count(day.memories.count, "memory", "memories") + " kept"))
    }
    blocks += bullets(card.memories.map(listed), of: day.memories.count)
    let others = others(day)
    if !others.isEmpty { blocks.append(.line(others)) }
    if let summary = summary(day) { blocks.append(.line("“\(VisibleText.line(summary))”", .faint)) }
    return blocks
  }

  private func bullets(_ words: [String], of count: Int) -> [Page.Block] {
    guard !words.isEmpty else { return [] }
    var rows = words.map { ["•", Span($0)] }
    if count > words.count {
      rows.append(["", Span("and \(Messages.grouped(count - words.count)) more", .faint)])
    }
    return [.table(["", .flexible("")], rows)]
  }

  private func others(_ day: JourneyDay) -> String {
    let logged = day.totals.map { Messages.amountNamed($0.amount, of: $0.activity) }
    let sent = day.echoesSent > 0 ? [Messages.count(day.echoesSent, "note") + " sent"] : []
    return (logged + sent).joined(separator: ", ")
  }

  /// The person's own words, else the plan's; nil without either, and for a day not cheered.
  private func summary(_ day: JourneyDay) -> String? {
    if let own = day.summary { return text(own) }
    guard history.settings.policy.summarisesDays(on: history.plan, view.today),
      history.isCheerful(on: day.day)
    else { return nil }
    let name = view.today == day.day ? "today" : "that day"
    return day.mood.map { Messages.gist(of: $0, day: name) }
  }

  private func json(_ card: JourneyCard) -> JSON {
    let day = card.day
    return [
      "day": day.day, "moments": day.momentCount, "mood": day.mood?.rawValue,
      "moodLabel": day.mood.map(Messages.name),
      "bullets": card.bullets.map {
        ["id": label($0.id), "text": text($0.text, gone: $0.isForgotten)] as JSON
      },
      "memories": day.memories.count,
      "memoryBullets": card.memories.map {
        ["id": label($0.id), "headline": headline($0)] as JSON
      },
      "summary": summary(day), "isOwnSummary": day.summary != nil, "vibesSent": day.echoesSent,
      "logged": day.totals.map {
        ["activity": $0.activity.label, "amount": $0.amount, "logs": $0.logCount] as JSON
      },
    ]
  }
}
