import Echolog
import Platform

extension Presenter {
  /// Small wins by day, in the order given.
  func moments(
    _ sections: [MomentSection], total: Int, from: CivilDay? = nil, to: CivilDay? = nil
  ) -> Page {
    let isBounded = from != nil || to != nil
    let shown = sections.flatMap(\.moments)
    var page = Page(
      schema: "moments/1", ["total": total], listing: listing(shown), as: "moments",
      plain: [
        "id", "day", .init("time") { clock($0.time) },
        .init("text") { text($0.text, gone: $0.isForgotten) },
      ])
    for section in sections {
      if !page.blocks.isEmpty { page.blocks.append(.blank) }
      page.blocks.append(.line(Messages.capitalised(day(section.day)), .strong))
      page.blocks.append(.table(table(section.moments)))
    }
    if shown.isEmpty, isBounded {
      page.blocks = [.line("No moments on these days.")]
      page.notes = ["echolog moments shows the latest."]
      page.exit = .negative
    } else if shown.isEmpty {
      page.blocks = [.line("No moments yet… but you’re here, so that’s one.")]
      page.notes = ["echolog moment \"Took a short walk\" keeps the first one."]
    } else if total > shown.count {
      page.notes = [
        Messages.count(total - shown.count, "more moment") + ": the same with --limit \(total)"
      ]
    }
    if let long = shown.first(where: { text($0.text).contains(where: \.isNewline) }) {
      page.notes.append("echolog show \(label(long.id)) shows that one with all its lines.")
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
      if moment.missesLaterPraise { rows.append(["", Span(Messages.praiseMissed, .faint), ""]) }
    }
    return TextTable(["", .prose(""), ""], rows)
  }

  /// How long ago it was within a day, and the time of day from there on.
  private func when(_ time: EntryTime) -> String {
    switch RelativeTime(of: time, at: view) {
    case .justNow, .minutes, .hours:
      Messages.ago(RelativeTime(of: time, at: view)) ?? self.time(time)
    case .days, .ahead: self.time(time)
    }
  }

  private func praise(_ moment: Moment) -> String { moment.praiseInForce.map { text($0) } ?? "" }

  func json(_ moment: Moment) -> JSON { listing([moment]).json(moment) }

  private func listing(_ moments: [Moment]) -> TableRows<Moment> {
    TableRows(presenter: self, table: .moments, rows: moments) { moment in
      [
        "text": text(moment.text, gone: moment.isForgotten), "section": section(moment.time.day),
        "ago": Messages.ago(RelativeTime(of: moment.time, at: view)),
        "praiseNote": moment.missesLaterPraise ? Messages.praiseMissed : nil,
      ]
    }
  }

  private func section(_ day: CivilDay) -> String {
    let names = ["today", "yesterday"]
    let age = view.today - day
    return names.indices.contains(age) ? names[age] : day.description
  }

  func praise(of moment: Moment) -> Page {
    var page = Page([
      "schema": "praise/1", "id": label(moment.id),
      "text": text(moment.text, gone: moment.isForgotten),
      "praise": moment.praiseInForce.map { text($0) }, "praiseSource": moment.praiseSource,
      "praiseNote": moment.missesLaterPraise ? Messages.praiseMissed : nil,
    ])
    page.rows = [[label(moment.id), praise(moment)]]
    page.blocks = [
      .line([
        Span(VisibleText.line(text(moment.text, gone: moment.isForgotten))),
        Span("  " + label(moment.id), .faint),
      ])
    ]
    let praise = VisibleText.line(praise(moment))
    if !praise.isEmpty { page.blocks.append(.line(praise, .strong)) }
    if moment.missesLaterPraise { page.blocks.append(.line(Messages.praiseMissed, .faint)) }
    return page
  }

  func whole(_ said: DayWords) -> Page {
    let words = said.text.map { text($0) } ?? ""
    var page = Page([
      "schema": "entry/1", "kind": "summary", "id": label(said.event), "day": said.day,
      "text": words,
      "standing": word(said.standing),
    ])
    page.rows = [[label(said.event), said.day.description, words]]
    page.blocks = heading(
      "Your words about \(day(said.day))", label(said.event), [told(said.standing)])
    page.blocks += words.isEmpty ? [.line("They are taken back.")] : paragraphs(words)
    if case .replaced(let heir) = said.standing {
      page.notes = ["echolog show \(label(heir)) shows what you said instead."]
    }
    return page
  }

  func noWords(about day: CivilDay) -> Page {
    var page = Page([
      "schema": "entry/1", "kind": "summary", "id": nil, "day": day, "text": nil, "standing": nil,
    ])
    page.blocks = [.line("You said nothing about \(self.day(day)) yet.")]
    page.notes = ["echolog summary \"A slow, good day.\" --day \(day) keeps your words about it."]
    return page
  }

  /// What words about a day took the place of, and how it comes back.
  func tellReplaced(by name: EventName, _ isTakingBack: Bool, _ page: inout Page) {
    guard let before = history.dayWords(replacedBy: name) else {
      page.add(["replaced": nil])
      return
    }
    let words = text(before.text)
    page.notes.insert(Messages.replaced(words, by: label(name), isTakingBack: isTakingBack), at: 0)
    page.add(["replaced": ["event": label(before.event), "text": words] as JSON])
  }

  private func told(_ standing: DayWords.Standing) -> String {
    switch standing {
    case .inForce: ""
    case .undone: "undone"
    case .replaced(let heir): "replaced by \(label(heir))"
    }
  }

  private func word(_ standing: DayWords.Standing) -> String {
    switch standing {
    case .inForce: "inForce"
    case .undone: "undone"
    case .replaced: "replaced"
    }
  }
}
