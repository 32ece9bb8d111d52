import Echolog

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
    page.rows = cards.map { card in
      [card.day.day.description, String(card.day.momentCount), String(card.day.echoesSent)]
        + Activity.standard.map { activity in
          card.day.totals.first { $0.activity == activity }.map { String($0.amount) } ?? ""
        }
        + [card.day.mood?.rawValue ?? "", summary(card.day) ?? "", String(card.day.memories.count)]
    }
    page.choose(from: ListedRows(self, .days, cards.map(\.day)), schema: "journey/1", as: "days")
    if !cards.isEmpty {
      page.blocks = [.line("Your journey", .strong), .line("Tiny steps, day by day.", .faint)]
      page.blocks += cards.flatMap { [.blank] + blocks($0) }
    } else if from != nil || to != nil {
      page.say(
        "Nothing was kept on these days.", "echolog journey shows the latest that hold something.",
        exit: .negative)
    } else {
      page.say(
        "Once you have a few days of moments, you’ll see your journey here.",
        "echolog moment \"Took a short walk\" begins it.")
    }
    if !cards.isEmpty, total > cards.count {
      let rest = Messages.count(total - cards.count, "more day")
      page.note("\(rest): echolog journey --days \(total)")
    }
    if cards.contains(where: { $0.day.mood != nil && summary($0.day) == nil }) {
      page.note(
        "Daily summaries come with a plan that is paid for; echolog summary keeps your own words.")
    }
    if memoriesWithoutDay > 0 {
      page.note(Messages.memoriesWithoutDay(memoriesWithoutDay, from: from, to: to))
    }
    return page
  }

  private func blocks(_ card: JourneyCard) -> [Page.Block] {
    let day = card.day
    let date = "\(Messages.weekday(day.day.weekday)), \(Messages.shortDate(day.day))"
    // How a day was, its own words say better than a face.
    let face = day.summary == nil && history.isCheerful(on: day.day) ? " 🙂 " : " "
    var blocks: [Page.Block] = [
      .line([Span(date, .strong)] + (day.mood.map { [Span(face + Messages.name($0))] } ?? []))
    ]
    if day.momentCount > 0 {
      blocks.append(.line(Messages.count(day.momentCount, "moment") + " logged"))
    }
    blocks += bullets(card.bullets.map { VisibleText.line(text($0)) }, of: day.momentCount)
    if !day.memories.isEmpty {
      blocks.append(.line(Messages.count(day.memories.count, "memory", "memories") + " kept"))
    }
    blocks += bullets(card.memories.map(listed), of: day.memories.count)
    let logged = day.totals.map { Messages.amountNamed($0.amount, of: $0.activity) }
    let sent = day.echoesSent > 0 ? [Messages.count(day.echoesSent, "note") + " sent"] : []
    let others = logged + sent
    if !others.isEmpty { blocks.append(.line(others.joined(separator: ", "))) }
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
      "bullets": card.bullets.map { ["id": label($0.id), "text": text($0)] as JSON },
      "memories": day.memories.count,
      "memoryBullets": card.memories.map {
        ["id": label($0.id), "headline": headline($0)] as JSON
      },
      "summary": summary(day), "isOwnSummary": day.summary != nil, "vibesSent": day.echoesSent,
      "logged": day.totals.map {
        [
          "activity": $0.activity.label, "amount": $0.activity.figure($0.amount),
          "logs": $0.logCount,
        ] as JSON
      },
    ]
  }
}
