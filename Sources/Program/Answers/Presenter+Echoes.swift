package import Echolog
import Platform

extension Presenter {
  /// Echoes, each with what was written back, and the sum of all that are open.
  package func echoes(
    _ echoes: [Echo], answers: [EventName: [EchoAnswer]], isOverview: Bool
  ) -> Page {
    let open = history.openEchoes(at: view)
    let scheduled = open.filter { $0.state == .scheduled }
    let arrived = open.filter(\.state.hasArrived)
    var page = Page(
      schema: "echoes/1",
      [
        "scheduledCount": scheduled.count, "badgeCount": arrived.count,
        "calendar": calendar(scheduled),
      ],
      listing: listing(echoes, answers), as: "echoes",
      plain: [
        "id", "state", "deliveryDay", "emotion",
        .init("text") {
          opened($0) ?? shown($0)
        },
      ])
    // As many values more as there are answers.
    page.rows = zip(page.rows, echoes).map { row, echo in
      row + answers[echo.id, default: []].map { text($0.words) }
    }
    if isOverview, !arrived.isEmpty {
      page.blocks.append(.line(Messages.newEchoes(arrived.count), .good))
    }
    if isOverview, !scheduled.isEmpty {
      page.blocks.append(.line(Messages.echoesScheduled(scheduled.count), .strong))
    }
    guard !echoes.isEmpty else {
      let way = wayToOpened
      page.line(way == nil ? "No Echoes here." : Span(Messages.allAreOpened))
      page.note(way)
      return page
    }
    page.blocks.append(.table(table(echoes, answers)))
    let hasArrived = echoes.contains(where: \.state.hasArrived)
    page.note(hasArrived ? "echolog reveal opens the first one that has arrived." : nil)
    return page
  }

  private func table(_ echoes: [Echo], _ answers: [EventName: [EchoAnswer]]) -> TextTable {
    TextTable(
      [.flexible("Note"), "Arrives", .spare(""), "State", .spare("Emotion"), "ID"],
      echoes.flatMap { echo in
        [
          [
            Span(VisibleText.line(opened(echo) ?? shown(echo))),
            Span(Messages.longDate(shownHere(echo.delivery).day)),
            Span(Messages.longTime(minuteOfDay: shownHere(echo.delivery).minute)),
            Span(Messages.word(echo.state), style(echo.state)), Span(echo.emotion.label),
            Span(label(echo.id), .faint),
          ]
        ]
          + answers[echo.id, default: []].map { answer in
            [
              Span("  “" + VisibleText.line(text(answer.words)) + "”"),
              Span(Messages.longDate(answer.day)), "", Span("your answer", .faint), "",
              Span(label(answer.id), .faint),
            ]
          }
      })
  }

  func json(_ answer: EchoAnswer) -> JSON {
    ["event": label(answer.id), "day": answer.day, "text": text(answer.words)]
  }

  func blocks(_ answers: [EchoAnswer]) -> [Page.Block] {
    answers.flatMap { answer in
      [
        .blank,
        .line([Span(Messages.answer(of: answer.day)), Span("  " + label(answer.id), .faint)]),
      ] + paragraphs(text(answer.words))
    }
  }

  private func calendar(_ scheduled: [Echo]) -> [JSON] {
    var counts: [CivilDay: Int] = [:]
    for echo in scheduled { counts[echo.delivery.day, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { day, count in
      ["day": day, "echoes": count] as JSON
    }
  }

  func json(_ echo: Echo) -> JSON { listing([echo], nil).listed.json(0) }

  /// - Parameter answers: what was written back; nil where that is shown elsewhere.
  private func listing(_ echoes: [Echo], _ answers: [EventName: [EchoAnswer]]?) -> TableRows<Echo> {
    // Only `reveal` reads what an Echo was opened with.
    let without: Set = ["recommendation", "quote", "quoteAuthor", "answer"]
    return TableRows(presenter: self, table: .echoes, rows: echoes, without: without) { echo in
      let isHidden = isHidden(echo)
      let words = isHidden ? nil : echo.text.flatMap { self.words[$0] }
      let isOpen = echo.state.isOpened && !isHidden
      let said: JSON = [
        "text": isOpen ? text(echo.text, gone: echo.isForgotten) : nil,
        "shownAs": shownAs(echo.delivery), "preview": words.map(VibeExcerpt.inList),
      ]
      return said.with(answers.map { ["answers": $0[echo.id, default: []].map(json)] } ?? [:])
    }
  }

  func isHidden(_ echo: Echo) -> Bool { echo.state.isOpened && !history.settings.showsEchoHistory }

  func shown(_ echo: Echo) -> String {
    guard !isHidden(echo) else { return "…" }
    return gist(text(echo.text, gone: echo.isForgotten))
  }

  /// The words of one that was opened and may be listed.
  private func opened(_ echo: Echo) -> String? {
    guard echo.state.isOpened, !isHidden(echo) else { return nil }
    return text(echo.text, gone: echo.isForgotten)
  }

  /// The first thirty characters, on one line.
  func gist(_ words: String) -> String {
    let start = VibeExcerpt.inList(words)
    return VisibleText.line(start.utf8.count < words.utf8.count ? start + "…" : start)
  }

  private func style(_ state: EchoState) -> Style {
    switch state {
    case .due, .delivered: .good
    case .scheduled: .waiting
    case .revealed, .reflected: .plain
    case .dismissed, .cancelled: .faint
    }
  }

  /// What sending would do.
  package func preview(_ draft: VibeDraft) -> Page {
    let programError = draft.rejection.map { Messages.programError($0) }
    var page = Page([
      "schema": "preview/1", "canSend": draft.canSend, "count": draft.count, "max": WordLimits.vibe,
      "missing": draft.missing.map(\.rawValue), "emotion": draft.emotion?.label,
      "error": programError?.word, "previews": draft.previews.map(json),
    ])
    page.rows = draft.previews.map {
      [
        $0.interval.label, $0.delivery.day.description,
        Messages.time(minuteOfDay: $0.delivery.minute),
      ]
    }
    if draft.count > 0 { page.blocks.append(.line("\(draft.count)/\(WordLimits.vibe)", .faint)) }
    if draft.previews.count == 1, let only = draft.previews.first {
      page.blocks.append(.line(arrives(only.delivery), .strong))
    } else {
      let rows = draft.previews.map {
        [Span($0.interval.label), Span(arrives($0.delivery), .strong)]
      }
      page.blocks.append(.table(["", .prose("")], rows))
    }
    if let programError {
      page.blocks.append(.line(programError.sentence))
      page.note(programError.nextStep)
      page.exit = .negative
    } else {
      page.notes = ["Nothing was sent. The same line without --dry-run sends it."]
    }
    return page
  }

  private func json(_ preview: VibeDraft.Preview) -> JSON {
    [
      "interval": preview.interval.label, "days": preview.interval.days,
      "deliveryDay": preview.delivery.day,
      "deliveryTime": Messages.time(minuteOfDay: preview.delivery.minute),
      "shownAs": shownAs(preview.delivery), "text": arrives(preview.delivery),
    ]
  }

  private func arrives(_ delivery: Delivery) -> String { Messages.arrives(shownHere(delivery)) }

  func tellSent(_ vibe: VibeSent, by device: LogID, _ id: Span, into page: inout Page) {
    let delivery = Delivery(
      day: CivilDay(daysSinceEpoch: vibe.deliveryDay), minute: Int(vibe.deliveryMinute))
    let confirmation = Messages.scheduled(days: Int(vibe.intervalDays))
    let day = shownHere(delivery).day
    page.blocks = [.line([Span(confirmation, .good), id]), .line(arrives(delivery))]
    page.add([
      "deliveryDay": delivery.day, "deliveryTime": Messages.time(minuteOfDay: delivery.minute),
      "shownAs": shownAs(delivery), "days": vibe.intervalDays, "confirmation": confirmation,
      "scheduled": Messages.scheduled(for: day), "arrives": arrives(delivery),
    ])
    if case .tooFewPlaces(let plan)? = history.notificationConcern(of: device, at: view) {
      page.notes += told(.tooFewPlaces(plan))
    }
  }

  func revelation(of echo: Echo, _ opened: OpenedEcho, answers: [EchoAnswer]) -> Page {
    let (text, help) = (opened.text, opened.help.first ?? "")
    let recommendation = opened.recommendation ?? Messages.notReadable
    let quote = opened.quote ?? Messages.notReadable
    let author = opened.quoteAuthor ?? Messages.notReadable
    let said: JSON = [
      "schema": "revelation/1", "id": label(echo.id), "sentDay": echo.sentDay,
      "header": Messages.echo(from: echo.sentDay),
      "emotion": echo.emotion.label, "text": text, "recommendation": recommendation,
      "quote": quote, "quoteAuthor": author, "state": echo.state.rawValue,
      "isRepeated": opened.isRepeated, "celebrate": echo.emotion == .achievement && !echo.isQuiet,
      "isQuiet": echo.isQuiet,
    ]
    var page = Page(said.with(json(help: help)))
    page.add(["answers": answers.map(json), "passedOver": opened.passedOver.map(label)])
    page.rows = [
      [label(echo.id), echo.sentDay.description, echo.emotion.label, text]
        + answers.map { self.text($0.words) }
    ]
    page.blocks = [
      .line([
        Span(Messages.echo(from: echo.sentDay), .strong), Span("  " + echo.emotion.label, .faint),
      ]), .blank,
    ]
    page.blocks += paragraphs(text, .strong)
    if !recommendation.isEmpty { page.blocks += [.blank, .line(VisibleText.line(recommendation))] }
    if !quote.isEmpty { page.blocks += [.blank, .line(spans(quote: quote, by: author))] }
    if !help.isEmpty { page.blocks += [.blank] + lines(help: help) }
    page.blocks += blocks(answers)
    if echo.state == .revealed {
      let id = label(echo.id)
      page.notes = ["echolog reflect \(id) \"…\" answers it; echolog dismiss \(id) puts it away."]
    }
    if !opened.passedOver.isEmpty { page.notes += unreadable(opened.passedOver).notes }
    return page
  }

  /// A quote with its author, unless the person wants no names beside quotes.
  func spans(quote: String, by author: String) -> [Span] {
    let words = Span("“\(VisibleText.line(quote))”")
    guard history.settings.showsQuoteAuthor, !author.isEmpty else { return [words] }
    return [words, Span(" " + VisibleText.line(Messages.attribution(author)), .faint)]
  }
}
