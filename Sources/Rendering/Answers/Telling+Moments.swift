import CivilTime
import Domain
import Events
package import ReadModels

extension Telling {
  /// Small wins by day, in the order given.
  ///
  /// - Parameter total: how many there are in all.
  package func moments(_ sections: [MomentSection], total: Int) -> Page {
    let shown = sections.flatMap(\.moments)
    var page = Page(
      schema: "moments/1",
      members: [
        ("total", .number(total)),
        ("moments", .array(shown.map { .object(json($0)) })),
      ])
    page.rows = shown.map {
      [
        label($0.id), $0.time.day.description, clock($0.time),
        text($0.text, gone: $0.isForgotten),
      ]
    }
    for section in sections {
      if !page.blocks.isEmpty { page.blocks.append(.blank) }
      page.blocks.append(.line([Span(Catalogue.capitalised(day(section.day)), .strong)]))
      page.blocks.append(.table(table(section.moments)))
    }
    if shown.isEmpty {
      page.blocks = [.line([Span(Catalogue.noMoments)])]
      page.notes = ["echolog moment \"Took a short walk\" keeps the first one."]
    } else if total > shown.count {
      page.notes = [
        "\(Catalogue.count(total - shown.count, "more moment")): echolog moments --limit \(total)"
      ]
    }
    return page
  }

  private func table(_ moments: [Moment]) -> TextTable {
    var rows: [[Span]] = []
    for moment in moments {
      rows.append([
        "•", Span(VisibleText.line(text(moment.text, gone: moment.isForgotten))),
        Span(label(moment.id), .faint),
      ])
      let praise = VisibleText.line(praise(moment))
      let parts = [when(moment.time), praise.isEmpty ? "" : "“\(praise)”"].filter { !$0.isEmpty }
      if !parts.isEmpty { rows.append(["", Span(parts.joined(separator: " · "), .faint), ""]) }
      if moment.missesLaterPraise {
        rows.append(["", Span(Catalogue.praiseMissed, .faint), ""])
      }
    }
    return TextTable([.init(""), .init("", isFlexible: true), .init("")], rows)
  }

  /// How long ago it was within a day, and the time of day from there on.
  private func when(_ time: EntryTime) -> String {
    switch RelativeTime(of: time, at: view) {
    case .justNow, .minutes, .hours:
      Catalogue.ago(RelativeTime(of: time, at: view)) ?? clock(time)
    case .days, .ahead: clock(time)
    }
  }

  private func praise(_ moment: Moment) -> String {
    moment.praiseInForce.map { text($0) } ?? ""
  }

  private func json(_ moment: Moment) -> [JSON.Member] {
    [("id", .string(label(moment.id)))] + json(moment.time) + [
      ("section", .string(section(moment.time.day))),
      ("ago", .optional(Catalogue.ago(RelativeTime(of: moment.time, at: view)))),
      ("text", .string(text(moment.text, gone: moment.isForgotten))),
    ] + json(praiseOf: moment)
  }

  private func section(_ day: CivilDay) -> String {
    (0...1).contains(view.today - day) ? self.day(day) : day.description
  }

  private func json(praiseOf moment: Moment) -> [JSON.Member] {
    let source = moment.laterPraise != nil ? "later" : moment.praise == nil ? nil : "drawn"
    return [
      ("praise", .optional(moment.praiseInForce.map { text($0) })),
      ("praiseSource", .optional(source)),
      ("praiseNote", .optional(moment.missesLaterPraise ? Catalogue.praiseMissed : nil)),
    ]
  }

  /// One moment with the praise that stands beside it.
  package func praise(of moment: Moment) -> Page {
    var page = Page(
      schema: "praise/1",
      members: [
        ("id", .string(label(moment.id))),
        ("text", .string(text(moment.text, gone: moment.isForgotten))),
      ] + json(praiseOf: moment))
    page.rows = [[label(moment.id), praise(moment)]]
    page.blocks = [
      .line([
        Span(VisibleText.line(text(moment.text, gone: moment.isForgotten))),
        Span("  " + label(moment.id), .faint),
      ])
    ]
    let praise = VisibleText.line(praise(moment))
    if !praise.isEmpty { page.blocks.append(.line([Span(praise, .strong)])) }
    if moment.missesLaterPraise {
      page.blocks.append(.line([Span(Catalogue.praiseMissed, .faint)]))
    }
    return page
  }
}

extension Telling {
  /// A day of the journey with the first moments of it, before words are read.
  package struct JourneyCard: Sendable {
    let day: JourneyDay
    let bullets: [Moment]

    package init(_ day: JourneyDay, in history: History) {
      self.day = day
      bullets = Array(history.moments(on: day.day).prefix(Self.bulletCount))
    }

    private static let bulletCount = 5

    /// The words that the card will show.
    package var references: [WordsReference] {
      bullets.compactMap(\.text) + [day.summary].compactMap(\.self)
    }
  }

  /// Days with something in them, in the order given.
  package func journey(_ cards: [JourneyCard]) -> Page {
    var page = Page(schema: "journey/1", members: [("days", .array(cards.map(json)))])
    page.rows = cards.map { card in
      [card.day.day.description, String(card.day.momentCount), String(card.day.echoesSent)]
        + Activity.registry.map { activity in
          card.day.totals.first { $0.activity == activity }.map { String($0.amount) } ?? ""
        } + [card.day.mood?.rawValue ?? "", summary(card.day) ?? ""]
    }
    guard !cards.isEmpty else {
      page.blocks = [.line([Span(Catalogue.noJourney)])]
      page.notes = ["echolog moment \"Took a short walk\" begins it."]
      return page
    }
    page.blocks = [
      .line([Span(Catalogue.journeyTitle, .strong)]),
      .line([Span(Catalogue.journeyGist, .faint)]),
    ]
    for card in cards { page.blocks += [.blank] + blocks(card) }
    return page
  }

  private func blocks(_ card: JourneyCard) -> [Page.Block] {
    let day = card.day
    var heading = [Span(Catalogue.shortDate(day.day), .strong)]
    if let mood = day.mood { heading.append(Span(" 🙂 " + Catalogue.name(mood))) }
    var blocks: [Page.Block] = [.line(heading)]
    if day.momentCount > 0 {
      blocks.append(.line([Span(Catalogue.count(day.momentCount, "moment") + " logged")]))
    }
    if !card.bullets.isEmpty {
      let more = day.momentCount - card.bullets.count
      blocks.append(
        .table(
          TextTable(
            [.init(""), .init("", isFlexible: true)],
            card.bullets.map {
              ["•", Span(VisibleText.line(text($0.text, gone: $0.isForgotten)))]
            } + (more > 0 ? [["", Span("and \(Catalogue.grouped(more)) more", .faint)]] : []))))
    }
    let others = others(day)
    if !others.isEmpty { blocks.append(.line([Span(others)])) }
    if let summary = summary(day) {
      blocks.append(.line([Span("“\(VisibleText.line(summary))”", .faint)]))
    }
    return blocks
  }

  /// What the day holds besides moments.
  private func others(_ day: JourneyDay) -> String {
    let logged = day.totals.map { Catalogue.amountNamed($0.amount, of: $0.activity) }
    let sent = day.echoesSent > 0 ? [Catalogue.count(day.echoesSent, "note") + " sent"] : []
    return (logged + sent).joined(separator: ", ")
  }

  /// The person's own words, else what the moments say; nil for a day with neither.
  private func summary(_ day: JourneyDay) -> String? {
    if let own = day.summary { return text(own) }
    let name = view.today == day.day ? "today" : "that day"
    return day.mood.map { Catalogue.gist(of: $0, day: name) }
  }

  private func json(_ card: JourneyCard) -> JSON {
    let day = card.day
    return .object([
      ("day", .string(day.day.description)), ("moments", .number(day.momentCount)),
      ("mood", .optional(day.mood?.rawValue)),
      ("moodLabel", .optional(day.mood.map(Catalogue.name))),
      (
        "bullets",
        .array(
          card.bullets.map {
            .object([
              ("id", .string(label($0.id))),
              ("text", .string(text($0.text, gone: $0.isForgotten))),
            ])
          })
      ),
      ("summary", .optional(summary(day))), ("isOwnSummary", .bool(day.summary != nil)),
      ("vibesSent", .number(day.echoesSent)),
      (
        "logged",
        .array(
          day.totals.map {
            .object([
              ("activity", .string($0.activity.label)), ("amount", .integer($0.amount)),
              ("logs", .number($0.logCount)),
            ])
          })
      ),
    ])
  }
}
