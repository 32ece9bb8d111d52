import Echolog

struct DayCommand: QuestionCommand {
  static let declaration = Declaration(
    "day", [Operand(.when, .optional)],
    [Flag("--every-year", "the same date in every year that has something")],
    "everything of one day, with times and ids",
    [
      "day", "day yesterday", "day 2025-11-18", "day --every-year",
      "day --where \"kind = 'moment'\"",
    ], [.speaksOfDays, .asks, .listsRows])

  /// Nil for today.
  let day: CivilDay?
  let isOfEveryYear: Bool

  init(_ line: Arguments) throws {
    day = try line.operand(0).map { words in try line.whens.read(words, leaning: .past).civilDay }
    isOfEveryYear = line.has("--every-year")
  }

  func page(of question: Question) async throws -> Page {
    let day = day ?? question.view.today
    var kept = (isOfEveryYear ? question.history.sameDays(as: day) : [day])
      .map { day in
        KeptDay(
          day: day, summary: question.history.dayWords(on: day)?.text,
          entries: question.presenter.entries(of: day))
      }
    let all = kept.flatMap(\.entries)
    let chosen = try await question.chosen(all, of: .kept(all))
    if question.console.options.choice.isReversed { kept.reverse() }
    let entries = Dictionary(grouping: chosen, by: \.day)
    for index in kept.indices { kept[index].entries = entries[kept[index].day, default: []] }
    // A year of which nothing is left; that a day has nothing is said of the one day.
    if isOfEveryYear, chosen.count < all.count { kept.removeAll { $0.entries.isEmpty } }
    let told = try await question.reading(kept.flatMap(\.references))
    var page = told.page(of: day, kept, isOfYears: isOfEveryYear)
    page.choose(
      from: ListedRows(told, .kept(chosen), chosen),
      schema: isOfEveryYear ? "days/1" : "day/1", as: "entries")
    return page
  }
}

/// What is kept of a day, before its words are read.
private struct KeptDay {
  let day: CivilDay
  let summary: WordsReference?
  var entries: [Entry]

  var references: [WordsReference] { entries.compactMap(\.words) + [summary].compactMap(\.self) }

  struct Entry: Sendable {
    let day: CivilDay
    let kind: String
    let id: EventName
    /// Nil where no more than the day is known.
    let at: (instant: Instant, offset: UTCOffset?)?
    let words: WordsReference?
    /// What comes before the words.
    var gist = ""
    var isForgotten = false
    var log: ActivityLog?
  }
}

extension Table where Row == KeptDay.Entry {
  /// What is kept of days; an Echo may be there as sent and as opened.
  fileprivate static func kept(_ entries: [KeptDay.Entry]) -> Table {
    Table(
      "kept", "What is kept of a day", key: ["id", "kind"],
      [
        .id("id", "names it in commands") { $0.id },
        .word("kind", "what it is, as moment") { $0.kind },
        Column("at", .time, "when it was, by the clock there") { entry, _ in
          .optional(entry.at) { .time($0.instant, $0.offset) }
        },
        .text("text", "the words") { entry, _ in entry.isForgotten ? nil : entry.words },
        .word("activity", "what is counted, as water") { $0.log?.activity.label },
        Column("amount", .real, "how much was logged") { entry, _ in
          .optional(entry.log) { $0.activity.cell($0.amount) }
        },
      ] + Column.calendar("it is kept of") { entry, _ in entry.day }
    ) { _, _ in AnyIterator(entries.makeIterator()) }
  }
}

extension Presenter {
  /// Those without a time of day first, the others by it.
  fileprivate func entries(of day: CivilDay) -> [KeptDay.Entry] {
    let entries =
      history.moments(on: day).map { moment in
        KeptDay.Entry(
          day: day, kind: "moment", id: moment.id, at: known(moment.time), words: moment.text,
          isForgotten: moment.isForgotten)
      }
      + history.logs(on: day).map { log in
        KeptDay.Entry(
          day: day, kind: "log", id: log.id, at: known(log.time), words: log.note,
          gist: Messages.amountNamed(log.amount, of: log.activity), isForgotten: log.isForgotten,
          log: log)
      }
      + history.memories(on: day).map { memory in
        KeptDay.Entry(
          day: day, kind: "memory", id: memory.id, at: known(memory.time), words: memory.text,
          isForgotten: memory.isForgotten)
      }
      + history.echoes(sentOn: day, at: view).map { echo in
        let isShown = echo.state.isOpened && !isHidden(echo)
        return KeptDay.Entry(
          day: day, kind: "note", id: echo.id, at: (echo.sentAt, echo.utcOffset),
          words: isShown ? echo.text : nil,
          gist: isShown
            ? ""
            : echo.state == .cancelled
              ? "cancelled" : "returns \(Messages.day(echo.delivery.day))",
          isForgotten: isShown && echo.isForgotten)
      } + (history.settings.showsEchoHistory ? openedAndAnswered(on: day) : [])
    let times = entries.map { $0.at?.instant.milliseconds ?? .min }
    let order = entries.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    return order.map { entries[$0] }
  }

  private func openedAndAnswered(on day: CivilDay) -> [KeptDay.Entry] {
    let here = { (instant: Instant) in (instant, Optional(self.view.zone.offset(at: instant))) }
    let opened = history.echoes(openedOn: day, at: view).map { echo in
      KeptDay.Entry(
        day: day, kind: "opened", id: echo.id, at: echo.revealedAt.map(here), words: echo.text,
        gist: Messages.echo(from: echo.sentDay), isForgotten: echo.isForgotten)
    }
    return opened
      + history.answers(on: day).map { answer in
        KeptDay.Entry(
          day: day, kind: "answer", id: answer.id, at: here(answer.writtenAt), words: answer.words)
      }
  }

  private func known(_ time: EntryTime) -> (instant: Instant, offset: UTCOffset?)? {
    time.precision == .day ? nil : (time.happenedAt, time.utcOffset)
  }

  /// What is kept of a day, or of its date in several years.
  fileprivate func page(of day: CivilDay, _ days: [KeptDay], isOfYears: Bool) -> Page {
    var page = Page(
      isOfYears
        ? ["schema": "days/1", "days": days.map(json)] : JSON("day/1").with(json(days[0])))
    for kept in days {
      page.rows += rows(kept).map { (isOfYears ? [kept.day.description] : []) + $0 }
      let age = view.today.date.year - kept.day.date.year
      let ago = Span(age > 0 ? "  \(Messages.count(age, "year")) ago" : "", .faint)
      let heading = [Span(Messages.day(kept.day), .strong)] + (isOfYears ? [ago] : [])
      page.blocks += (page.blocks.isEmpty ? [] : [.blank]) + blocks(kept, heading: heading)
    }
    if isOfYears ? days.isEmpty : days[0].entries.isEmpty && days[0].summary == nil {
      let date = "any \(Messages.months[day.date.month - 1]) \(day.date.day)"
      page.say("Nothing is kept for \(isOfYears ? date : self.day(day)).", exit: .negative)
    }
    return page
  }

  private func text(of entry: KeptDay.Entry) -> String {
    entry.words == nil && !entry.isForgotten ? "" : text(entry.words, gone: entry.isForgotten)
  }

  private func at(_ entry: KeptDay.Entry) -> String? {
    entry.at.map { $0.instant.isoText(offset: $0.offset ?? .utc) }
  }

  private func json(_ kept: KeptDay) -> JSON {
    [
      "day": kept.day, "summary": kept.summary.map { text($0) },
      "entries": kept.entries.map { entry in
        [
          "id": label(entry.id), "kind": entry.kind, "at": at(entry),
          "text": entry.words == nil ? nil : text(of: entry),
          "activity": entry.log?.activity.label,
          "amount": entry.log.map { $0.activity.figure($0.amount) },
        ] as JSON
      },
    ]
  }

  private func rows(_ kept: KeptDay) -> [[String]] {
    kept.entries.map { [label($0.id), $0.kind, at($0) ?? "", $0.gist, text(of: $0)] }
  }

  private func blocks(_ kept: KeptDay, heading: [Span]) -> [Page.Block] {
    var blocks = [Page.Block.line(heading)]
    if let said = kept.summary {
      blocks.append(.line([Span(VisibleText.line(text(said))), id(said.event, gap: "  ")]))
    }
    guard !kept.entries.isEmpty else { return blocks }
    let rows = kept.entries.map { entry in
      let time = entry.at.map { clock(at: $0.instant, $0.offset, countedOn: kept.day) } ?? ""
      let shown = [entry.gist, VisibleText.line(text(of: entry))].filter { !$0.isEmpty }
      return [
        Span(time, .faint), Span(entry.kind, .faint), Span(shown.joined(separator: "  ")),
        Span(label(entry.id), .faint),
      ]
    }
    return blocks + [.blank, .table(["Time", "", .flexible("Kept"), "ID"], rows)]
  }
}
