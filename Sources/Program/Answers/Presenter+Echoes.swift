package import Echolog

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
      listing: listing(echoes, answers), of: echoes, as: "echoes",
      plain: ["id", "state", "deliveryDay", "emotion", .init("text", words(of:))])
    // As many values more as there are answers.
    page.rows = zip(page.rows, echoes).map { row, echo in
      row + answers[echo.id, default: []].map { text($0.words) }
    }
    if isOverview, !arrived.isEmpty { page.line(Messages.newEchoes(arrived.count), .good) }
    if isOverview, !scheduled.isEmpty {
      page.line(Messages.echoesScheduled(scheduled.count), .strong)
    }
    if echoes.isEmpty {
      page.line(wayToOpened == nil ? "No Echoes here." : Messages.allAreOpened)
      page.note(wayToOpened)
    } else {
      page.blocks.append(.table(table(echoes, answers)))
    }
    if echoes.contains(where: \.state.hasArrived) {
      page.note("echolog reveal opens the first one that has arrived.")
    }
    return page
  }

  private func table(_ echoes: [Echo], _ answers: [EventName: [EchoAnswer]]) -> TextTable {
    TextTable(
      [.flexible("Note"), "Arrives", .spare(""), "State", .spare("Emotion"), "ID"],
      echoes.flatMap { echo in
        [
          [
            Span(VisibleText.line(words(of: echo))),
            Span(Messages.longDate(shownHere(echo.delivery).day)),
            Span(Messages.longTime(minuteOfDay: shownHere(echo.delivery).minute)),
            Span(Messages.word(echo.state), style(echo.state)), Span(echo.emotion.label),
            id(echo.id),
          ]
        ]
          + answers[echo.id, default: []].map { answer in
            [
              Span("  “" + VisibleText.line(text(answer.words)) + "”"),
              Span(Messages.longDate(answer.day)), "", Span("your answer", .faint), "",
              id(answer.id),
            ]
          }
      })
  }

  func json(_ answer: EchoAnswer) -> JSON {
    ["event": label(answer.id), "day": answer.day, "text": text(answer.words)]
  }

  func blocks(_ answers: [EchoAnswer]) -> [Page.Block] {
    answers.flatMap { answer in
      [.blank, .line([Span(Messages.answer(of: answer.day)), id(answer.id, gap: "  ")])]
        + paragraphs(text(answer.words))
    }
  }

  private func calendar(_ scheduled: [Echo]) -> [JSON] {
    Dictionary(grouping: scheduled, by: \.delivery.day).sorted { $0.key < $1.key }
      .map { ["day": $0.key, "echoes": $0.value.count] }
  }

  func json(_ echo: Echo) -> JSON { listing([echo], nil).json(0) }

  /// - Parameter answers: what was written back; nil where that is shown elsewhere.
  private func listing(_ echoes: [Echo], _ answers: [EventName: [EchoAnswer]]?) -> ListedRows {
    // Only `reveal` reads what an Echo was opened with.
    let without: Set = ["recommendation", "quote", "quoteAuthor", "answer"]
    return ListedRows(self, .echoes, echoes, without: without) { echo in
      let words = isHidden(echo) ? nil : echo.text.flatMap { self.words[$0] }
      let said: JSON = [
        "text": isOpen(echo) ? text(echo) : nil, "shownAs": shownAs(echo.delivery),
        "preview": words.map(VibeExcerpt.inList),
      ]
      return said.with(answers.map { ["answers": $0[echo.id, default: []].map(json)] } ?? [:])
    }
  }

  func isHidden(_ echo: Echo) -> Bool { echo.state.isOpened && !history.settings.showsEchoHistory }

  /// Whether all of its words may be shown.
  func isOpen(_ echo: Echo) -> Bool { echo.state.isOpened && !isHidden(echo) }

  func shown(_ echo: Echo) -> String { isHidden(echo) ? "…" : gist(text(echo)) }

  /// All of them of one that was opened and may be listed, else how they begin.
  func words(of echo: Echo) -> String { isOpen(echo) ? text(echo) : shown(echo) }

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
    let (previews, error) = (draft.previews, draft.rejection.map { Messages.programError($0) })
    var page = Page([
      "schema": "preview/1", "canSend": draft.canSend, "count": draft.count, "max": WordLimits.vibe,
      "missing": draft.missing.map(\.rawValue), "emotion": draft.emotion?.label,
      "error": error?.word, "previews": previews.map(json),
    ])
    page.rows = previews.map {
      [$0.interval.label, $0.delivery.day.description, time(of: $0.delivery)]
    }
    if draft.count > 0 { page.line("\(draft.count)/\(WordLimits.vibe)", .faint) }
    if previews.count == 1 {
      page.line(arrives(previews[0].delivery), .strong)
    } else {
      page.table(
        ["", .prose("")],
        previews.map { [Span($0.interval.label), Span(arrives($0.delivery), .strong)] })
    }
    if let error {
      page.line(error.sentence)
      page.note(error.nextStep)
      page.exit = .negative
    } else {
      page.notes = ["Nothing was sent. The same line without --dry-run sends it."]
    }
    return page
  }

  private func json(_ preview: VibeDraft.Preview) -> JSON {
    [
      "interval": preview.interval.label, "days": preview.interval.days,
      "deliveryDay": preview.delivery.day, "deliveryTime": time(of: preview.delivery),
      "shownAs": shownAs(preview.delivery), "text": arrives(preview.delivery),
    ]
  }

  /// `09:00`.
  func time(of delivery: Delivery) -> String { Messages.time(minuteOfDay: delivery.minute) }

  private func arrives(_ delivery: Delivery) -> String { Messages.arrives(shownHere(delivery)) }

  func tellSent(_ vibe: VibeSent, by device: LogID, _ id: Span, into page: inout Page) {
    let delivery = Delivery(
      day: CivilDay(daysSinceEpoch: vibe.deliveryDay), minute: Int(vibe.deliveryMinute))
    let confirmation = Messages.scheduled(days: Int(vibe.intervalDays))
    page.blocks = [.line([Span(confirmation, .good), id]), .line(arrives(delivery))]
    page.add([
      "deliveryDay": delivery.day, "deliveryTime": time(of: delivery), "shownAs": shownAs(delivery),
      "days": vibe.intervalDays, "confirmation": confirmation,
      "scheduled": Messages.scheduled(for: shownHere(delivery).day), "arrives": arrives(delivery),
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
      "header": Messages.echo(from: echo.sentDay), "emotion": echo.emotion.label, "text": text,
      "recommendation": recommendation, "quote": quote, "quoteAuthor": author,
      "state": echo.state.rawValue, "isRepeated": opened.isRepeated,
      "celebrate": echo.emotion == .achievement && !echo.isQuiet, "isQuiet": echo.isQuiet,
    ]
    var page = Page(said.with(json(help: help)))
    page.add(["answers": answers.map(json), "passedOver": opened.passedOver.map(label)])
    page.rows = [
      [label(echo.id), echo.sentDay.description, echo.emotion.label, text]
        + answers.map { self.text($0.words) }
    ]
    page.line(
      Span(Messages.echo(from: echo.sentDay), .strong), Span("  " + echo.emotion.label, .faint))
    page.blocks += [.blank] + paragraphs(text, .strong)
    if !recommendation.isEmpty { page.blocks += [.blank, .line(VisibleText.line(recommendation))] }
    if !quote.isEmpty { page.blocks += [.blank, .line(spans(quote: quote, by: author))] }
    if !help.isEmpty { page.blocks += [.blank] + lines(help: help) }
    page.blocks += blocks(answers)
    if echo.state == .revealed {
      let id = label(echo.id)
      page.note("echolog reflect \(id) \"…\" answers it; echolog dismiss \(id) puts it away.")
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
