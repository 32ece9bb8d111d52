import Echolog

extension Presenter {
  func moments(_ sections: [MomentSection], total: Int, isBounded: Bool) -> Page {
    let shown = sections.flatMap(\.moments)
    var page = Page(
      schema: "moments/1", ["total": total], listing: listing(shown), of: shown, as: "moments",
      plain: [
        "id", "day", .init("time") { clock($0.time) }, .init("text") { text($0) },
      ])
    for section in sections {
      if !page.blocks.isEmpty { page.blocks.append(.blank) }
      page.line(Messages.capitalised(day(section.day)), .strong)
      page.blocks.append(.table(table(section.moments)))
    }
    if shown.isEmpty, isBounded {
      page.say("No moments on these days.", "echolog moments shows the latest.", exit: .negative)
    } else if shown.isEmpty {
      page.say(
        "No moments yet… but you’re here, so that’s one.",
        "echolog moment \"Took a short walk\" keeps the first one.")
    } else if total > shown.count {
      let more = Messages.count(total - shown.count, "more moment")
      page.note(more + ": the same with --limit \(total)")
    }
    if let long = shown.first(where: { text($0.text).contains(where: \.isNewline) }) {
      page.note("echolog show \(label(long.id)) shows that one with all its lines.")
    }
    return page
  }

  private func table(_ moments: [Moment]) -> TextTable {
    TextTable(
      ["", .prose(""), ""],
      moments.flatMap { moment in
        let praise = VisibleText.line(praise(moment))
        let below = [
          Messages.facts([when(moment.time), praise.isEmpty ? "" : "“\(praise)”"]),
          moment.missesLaterPraise ? Messages.praiseMissed : "",
        ].filter { !$0.isEmpty }
        return [["•", Span(VisibleText.line(text(moment))), id(moment.id)]]
          + below.map { ["", Span($0, .faint), ""] }
      })
  }

  /// How long ago it was within a day, and the time of day from there on.
  private func when(_ time: EntryTime) -> String {
    let age = RelativeTime(of: time, at: view)
    return switch age {
    case .justNow, .minutes, .hours: Messages.ago(age) ?? self.time(time)
    case .days, .ahead: self.time(time)
    }
  }

  private func praise(_ moment: Moment) -> String { text(moment.praiseInForce) }

  func json(_ moment: Moment) -> JSON { listing([moment]).json(0) }

  private func listing(_ moments: [Moment]) -> ListedRows {
    ListedRows(self, .moments, moments) { moment in
      [
        "text": text(moment), "section": section(moment.time.day),
        "ago": Messages.ago(RelativeTime(of: moment.time, at: view)),
        "praiseNote": moment.missesLaterPraise ? Messages.praiseMissed : nil,
      ]
    }
  }

  private func section(_ day: CivilDay) -> String {
    switch view.today - day {
    case 0: "today"
    case 1: "yesterday"
    default: day.description
    }
  }

  func praise(of moment: Moment) -> Page {
    var page = Page([
      "schema": "praise/1", "id": label(moment.id), "text": text(moment),
      "praise": moment.praiseInForce.map { text($0) }, "praiseSource": moment.praiseSource,
      "praiseNote": moment.missesLaterPraise ? Messages.praiseMissed : nil,
    ])
    page.rows = [[label(moment.id), praise(moment)]]
    page.line(Span(VisibleText.line(text(moment))), id(moment.id, gap: "  "))
    page.blocks += praised(moment)
    return page
  }

  private func praised(_ moment: Moment) -> [Page.Block] {
    let praise = VisibleText.line(praise(moment))
    return (praise.isEmpty ? [] : [.line(praise, .strong)])
      + (moment.missesLaterPraise ? [.line(Messages.praiseMissed, .faint)] : [])
  }

  func whole(_ said: DayWords) -> Page {
    let words = text(said.text)
    var page = Page(
      [
        "schema": "entry/1", "kind": "summary", "id": label(said.event), "day": said.day,
        "text": words, "standing": caseName(of: said.standing),
      ], rows: [[label(said.event), said.day.description, words]])
    page.blocks = heading("Your words about \(day(said.day))", said.event, [told(said.standing)])
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
    page.say(
      "You said nothing about \(self.day(day)) yet.",
      "echolog summary \"A slow, good day.\" --day \(day) keeps your words about it.")
    return page
  }

  func tellReplaced(by name: EventName, _ isTakingBack: Bool, _ page: inout Page) {
    guard let before = history.dayWords(replacedBy: name) else {
      return page.add(["replaced": nil])
    }
    let words = text(before.text)
    page.notes.insert(Messages.replaced(words, by: label(name), isTakingBack: isTakingBack), at: 0)
    page.add(["replaced": ["event": label(before.event), "text": words] as JSON])
  }

  private func told(_ standing: DayWords.Standing) -> String {
    if case .replaced(let heir) = standing { return "replaced by \(label(heir))" }
    return standing == .inForce ? "" : caseName(of: standing)
  }

  func logs(_ logs: [ActivityLog], _ part: ListPart, total: Int, isNarrowed: Bool) -> Page {
    let steps = history.steps(of: logs)
    var page = Page(
      schema: "logs/1", part.members(total: total), listing: listing(logs, steps), of: logs,
      as: "logs",
      plain: [
        "id", "day", .init("time") { clock($0.time) }, "activity", "amount",
        .init("note", note),
        .init("standing") { $0.isRemoved ? "removed" : $0.isCorrected ? "corrected" : "" },
      ],
      shown: [
        .init("Day", "day"),
        .init("Time") { Span(time($0.time), .faint) },
        .init("Logged") { log in
          Span(Messages.amountNamed(log.amount, of: log.activity), log.isRemoved ? .faint : .plain)
        },
        .init(.flexible("Note")) { Span(VisibleText.line(note($0))) },
        .init(.prose("")) { Span(past($0, steps[$0.id] ?? []), .waiting) },
        .init("ID", "id"),
      ])
    if total == 0, isNarrowed { page.exit = .negative }
    page.note(Messages.following(part, logs.count, of: total) { Messages.count($0, "more log") })
    if logs.isEmpty {
      page.say(
        "No logs here.",
        total > 0
          ? Messages.onEarlierPages(Messages.count(total, "log"))
          : "echolog log water 0.5 L keeps one; echolog logs --all shows those taken back too.")
    }
    return page
  }

  func note(_ log: ActivityLog) -> String { text(log.note, gone: log.isForgotten) }

  /// `was 500 ml`, `was 500 ml on Mon 2025-11-17, taken back`.
  func past(_ log: ActivityLog, _ steps: [LogStep]) -> String {
    var words: [String] = []
    let amounts = steps.filter { $0.amount != nil && ($0.kind == .logged || !$0.isUndone) }
    for case (let amount?, let step) in amounts.dropLast().map({ ($0.amount, $0) }) {
      let day = step.day.flatMap { $0 == log.time.day ? nil : " on " + Messages.day($0) }
      let said = Messages.amount(amount, of: log.activity) + (day ?? "")
      words.append((words.isEmpty ? "was " : "then ") + said)
    }
    return (words + (log.isRemoved ? ["taken back"] : [])).joined(separator: ", ")
  }

  func json(_ log: ActivityLog, _ steps: [LogStep]) -> JSON {
    listing([log], [log.id: steps]).json(0)
  }

  private func listing(
    _ logs: [ActivityLog], _ steps: [EventName: [LogStep]]
  ) -> ListedRows {
    let table = Table.logs.adding(
      Column.flag("isRemoved", "whether it was taken back") { $0.isRemoved })
    return ListedRows(self, table, logs) { log in
      [
        "note": log.note == nil && !log.isForgotten ? nil : note(log),
        "history": steps[log.id, default: []].map { json($0, of: log.activity) },
      ]
    }
  }

  private func json(_ step: LogStep, of activity: Activity) -> JSON {
    [
      "event": label(step.event), "step": step.kind.rawValue,
      "amount": step.amount.map(activity.figure), "day": step.day, "isUndone": step.isUndone,
    ]
  }
}

/// One entry whole: what lists have on one line is shown here with all its lines.
extension Presenter {
  func whole(_ moment: Moment) -> Page {
    let words = text(moment)
    var page = Page(["schema": "entry/1", "kind": "moment"])
    page.add(json(moment).with(["isRemoved": moment.isRemoved]))
    page.rows = [[label(moment.id), moment.time.day.description, clock(moment.time), words]]
    page.blocks = heading("Moment", moment.id, facts(moment.time, moment.isRemoved))
    page.blocks += paragraphs(words)
    page.blocks += (praise(moment).isEmpty ? [] : [.blank]) + praised(moment)
    return page
  }

  func whole(_ log: ActivityLog) -> Page {
    let steps = history.steps(of: [log])[log.id] ?? []
    var page = Page(["schema": "entry/1", "kind": "log"])
    page.add(json(log, steps))
    page.rows = [
      [label(log.id), log.time.day.description, clock(log.time), log.activity.label]
        + [log.activity.plain(log.amount), note(log)]
    ]
    page.blocks = heading(
      Messages.amountNamed(log.amount, of: log.activity), log.id,
      facts(log.time, false) + [past(log, steps)])
    if !note(log).isEmpty { page.blocks += paragraphs(note(log)) }
    if steps.contains(where: \.isUndone) {
      page.blocks += [.blank, .line(Messages.howItCame, .faint), .table(table(steps, of: log))]
    }
    return page
  }

  /// Every step, also what no longer applies.
  private func table(_ steps: [LogStep], of log: ActivityLog) -> TextTable {
    TextTable(
      [.flexible(""), "", ""],
      steps.map { step in
        let amount = step.amount.map { Messages.amountNamed($0, of: log.activity) }
        let moved = step.kind == .corrected ? step.day.map { " on " + day($0) } : nil
        return [
          Span("  " + Messages.step(step.kind, amount ?? "") + (moved ?? "")),
          Span(step.isUndone ? "undone" : "", .waiting), id(step.event),
        ]
      })
  }

  /// An Echo, with its words once it was opened, before that with how they begin.
  func whole(_ echo: Echo, _ answers: [EchoAnswer]) -> Page {
    let isHidden = isHidden(echo)
    let answers = isHidden ? [] : answers
    var page = Page(["schema": "entry/1", "kind": "echo"])
    page.add(json(echo).with(["answers": answers.map(json)]))
    page.rows = [
      [label(echo.id), echo.state.rawValue, echo.delivery.day.description, echo.emotion.label]
        + [words(of: echo)] + answers.map { text($0.words) }
    ]
    page.blocks = heading(
      Messages.echo(from: echo.sentDay), echo.id, [echo.emotion.label, Messages.word(echo.state)])
    guard !isHidden else {
      page.line("Its words are not told, because echo-history is hidden.")
      page.note(
        "echolog reveal \(label(echo.id)) reads it again; echolog set echo-history shown lists "
          + "opened Echoes.")
      return page
    }
    page.blocks += paragraphs(words(of: echo)) + blocks(isOpen(echo) ? answers : [])
    guard !isOpen(echo) else { return page }
    page.blocks += [.blank, .line(Messages.waiting(echo, shown: shownHere(echo.delivery)))]
    if let text = echo.text, words[text] == nil {
      page.notes = unreadable([echo.id]).notes
    } else if echo.state.hasArrived {
      page.notes = ["echolog reveal \(label(echo.id)) opens it."]
    }
    return page
  }

  private func facts(_ time: EntryTime, _ isRemoved: Bool) -> [String] {
    [day(time.day), self.time(time), isRemoved ? "taken back" : ""]
  }

  func heading(_ title: String, _ name: EventName, _ facts: [String]) -> [Page.Block] {
    let said = Messages.facts(facts)
    return [.line([Span(title, .strong), id(name, gap: "  ")])]
      + (said.isEmpty ? [] : [.line(said, .faint)]) + [.blank]
  }
}

extension Messages {
  /// `yesterday · 20:00`; what is empty is left out.
  static func facts(_ facts: [String], by sign: String = " · ") -> String {
    facts.filter { !$0.isEmpty }.joined(separator: sign)
  }

  static let howItCame = "How it came to be"

  static func step(_ kind: LogStep.Kind, _ amount: String) -> String {
    switch kind {
    case .logged: "logged " + amount
    case .corrected: "corrected to " + amount
    case .removed: "taken back"
    }
  }

  /// When an Echo comes, by the clocks here, of which the beginning is shown.
  static func waiting(_ echo: Echo, shown: Delivery) -> String {
    let hasMore = echo.graphemeCount > VibeExcerpt.listLength && !echo.isForgotten
    return switch echo.state {
    case .scheduled: (hasMore ? "The rest of its words waits. " : "") + arrives(shown)
    case .cancelled: "It was cancelled" + (hasMore ? ", so the rest stays closed." : ".")
    case .due, .delivered, .revealed, .reflected, .dismissed:
      (hasMore ? "The rest of its words" : "It") + " waits until you open it."
    }
  }
}
