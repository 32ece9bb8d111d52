import Echolog

extension Presenter {
  /// What `today` shows, before words are read.
  struct Day: Sendable {
    let due: [Echo]
    /// On their way, the next one in front.
    let coming: [Echo]
    let goals: [GoalProgress]
    let moments: [Moment]
    let logs: [ActivityLog]
    let memories: [Memory]
    let sent: [Echo]
    let opened: [Echo]
    let answers: [EchoAnswer]
    let dayWords: DayWords?
    /// The same date in earlier years, where something was kept on it.
    let earlier: [CivilDay]
    /// Whether something was kept today, if only for other days.
    let hasKept: Bool

    init(_ history: History, at view: Now) {
      let (open, openedToday) = history.openEchoesAndOpenedToday(at: view)
      due = open.filter(\.state.hasArrived)
      coming = open.filter { $0.state == .scheduled }
      goals = history.allGoals().filter { $0.isActive(asOf: view.today) }
        .map { history.progress(of: $0, asOf: view.today) }
      moments = history.moments(on: view.today)
      logs = history.logs(on: view.today)
      memories = history.memories(on: view.today)
      sent = history.echoes(sentOn: view.today, at: view)
      let tellsOpened = history.settings.showsEchoHistory
      opened = tellsOpened ? openedToday : []
      answers = tellsOpened ? history.answers(on: view.today) : []
      dayWords = history.dayWords(on: view.today)
      earlier = history.sameDays(as: view.today).filter { $0 < view.today }
      hasKept = history.hasKeptToday(at: view)
    }

    var references: [WordsReference] {
      moments.compactMap(\.text) + logs.compactMap(\.note) + memories.flatMap(\.references)
        + (sent + opened).filter(\.state.isOpened).compactMap(\.text)
        + answers.map(\.words) + [dayWords?.text].compactMap(\.self)
    }
  }

  /// What is in this day.
  func today(_ day: Day, phrase: String, concern: NotificationConcern?) -> Page {
    let date = view.today
    let concerns = concern.map(told) ?? []
    let phrase = history.isCheerful(on: date) ? phrase : nil
    var page = Page(JSON("today/1"))
    page.makeJSON = { json(day, phrase: phrase, concern: concerns.first) }
    page.rows =
      day.due.map { ["echo", label($0.id), $0.emotion.label, ""] }
      + day.goals.map {
        let amounts = [$0.amount, $0.target].map($0.goal.activity.plain)
        return [
          "goal", label($0.goal.id), $0.goal.activity.label, amounts.joined(separator: "/"),
          $0.goal.bound.rawValue,
        ]
      }
      + day.moments.map { ["moment", label($0.id), clock($0.time), text($0.text)] }
      + day.logs.map {
        ["log", label($0.id), $0.activity.label, $0.activity.plain($0.amount)]
      }
      + day.memories.map { ["memory", label($0.id), clock($0.time), named($0)] }
      + day.sent.map { ["sent", label($0.id), $0.emotion.label, $0.delivery.day.description] }
      + day.opened.map { ["opened", label($0.id), $0.emotion.label, $0.sentDay.description] }
      + day.answers.map { ["answer", label($0.id), "", text($0.words)] }
      + day.coming.prefix(1).map {
        ["coming", label($0.id), String(day.coming.count), $0.delivery.day.description]
      }
    page.blocks = [
      .line([Span(Messages.day(date), .strong)] + (phrase.map { [Span("  " + $0, .faint)] } ?? []))
    ]
    if !day.due.isEmpty {
      page.blocks += [.blank, .line(Messages.newEchoes(day.due.count), .good)]
      page.notes = ["echolog reveal opens the first one."]
    }
    page.notes += concerns + waitingRemarks
    page.note(Messages.earlier(day.earlier.map { date.date.year - $0.date.year }))
    if !day.goals.isEmpty {
      page.blocks += [.blank, .table(table(day.goals))] + messages(day.goals)
    }
    let entries = entries(day)
    page.blocks += [
      .blank, entries.rows.isEmpty ? .line(Messages.nothingKept(day.hasKept)) : .table(entries),
    ]
    guard let next = day.coming.first else { return page }
    page.blocks.append(.blank)
    page.line(
      Span(Messages.echoesScheduled(day.coming.count) + ". ", .strong),
      Span(Messages.next(shownHere(next.delivery), of: day.coming.count)))
    return page
  }

  /// A row for each entry, by the time that it has, or at which it was done.
  private func entries(_ day: Day) -> TextTable {
    var entries: [(at: Instant, cells: [Span])] = []
    func add(_ at: Instant, _ clock: String, _ kept: String, _ id: EventName) {
      entries.append((at, [Span(clock, .faint), Span(kept), self.id(id)]))
    }
    func add(_ time: EntryTime, _ kept: String, _ id: EventName) {
      // What has no hour comes first, as in day.
      add(time.hasClock ? time.happenedAt : Instant(milliseconds: .min), self.time(time), kept, id)
    }
    func add(_ at: Instant, _ offset: UTCOffset?, _ kept: String, _ id: EventName) {
      add(at, clock(at: at, offset, countedOn: view.today), kept, id)
    }
    let here = { (instant: Instant) in view.zone.offset(at: instant) }
    for moment in day.moments { add(moment.time, VisibleText.line(text(moment)), moment.id) }
    for log in day.logs {
      let note = log.note.map { ": " + VisibleText.line(text($0)) } ?? ""
      add(log.time, Messages.amountNamed(log.amount, of: log.activity) + note, log.id)
    }
    for memory in day.memories { add(memory.time, listed(memory), memory.id) }
    for echo in day.sent {
      add(echo.sentAt, echo.utcOffset, Messages.sent(echo, shownHere(echo.delivery)), echo.id)
    }
    for case let (echo, at?) in day.opened.map({ ($0, $0.revealedAt) }) {
      add(at, here(at), "Opened: " + Messages.echo(from: echo.sentDay), echo.id)
    }
    for answer in day.answers {
      let words = VisibleText.line(text(answer.words))
      add(answer.writtenAt, here(answer.writtenAt), "Your answer: " + words, answer.id)
    }
    var rows = entries.sorted { $0.at < $1.at }.map(\.cells)
    if let said = day.dayWords, let words = said.text {
      rows.append(["", Span("Your words: " + VisibleText.line(text(words))), id(said.event)])
    }
    return TextTable(["Time", .flexible("Kept"), "ID"], rows)
  }

  private func json(_ day: Day, phrase: String?, concern: String?) -> JSON {
    [
      "schema": "today/1", "day": view.today, "phrase": phrase, "suggestsExport": suggestsExport,
      "concern": concern, "due": day.due.map(json), "goals": day.goals.map(json),
      "moments": day.moments.map {
        (["id": label($0.id)] as JSON).with(json($0.time)).with(["text": text($0.text)])
      },
      "logs": day.logs.map {
        ([
          "id": label($0.id), "activity": $0.activity.label,
          "amount": $0.activity.figure($0.amount),
        ] as JSON).with(json($0.time))
      },
      "memories": day.memories.map(json), "sent": day.sent.map(json),
      "opened": day.opened.map(json), "answers": day.answers.map(json),
      "summary": day.dayWords?.text.map { text($0) }, "scheduledCount": day.coming.count,
      "next": day.coming.first.map(json), "sameDate": day.earlier,
    ]
  }
}
