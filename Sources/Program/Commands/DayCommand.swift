import Echolog
import Platform

struct DayCommand: PageCommand {
  static let declaration = Declaration(
    Self.self, "day", [Operand(.when, .optional)], [],
    "everything of one day, with times and ids", ["day", "day yesterday", "day 2025-11-18"],
    [.speaksOfDays, .looksBack, .asks])

  /// Nil for today.
  let day: CivilDay?

  init(_ line: Arguments) throws(LineError) {
    day = try line.operand(0).map { words throws(LineError) in
      try line.time(named: words, leaning: .past).civilDay
    }
  }

  func page(in session: Session, _ console: Console) async throws(Exit) -> Page {
    let presenter = try await session.makePresenter()
    let day = day ?? presenter.view.today
    let summary = presenter.history.dayWords(on: day)?.text
    let entries = presenter.entries(of: day)
    let words = entries.compactMap(\.words) + [summary].compactMap(\.self)
    return try await session.makePresenter(presenter, with: words).day(
      day, summary: summary, entries)
  }
}

extension Presenter {
  /// An entry of a day, before its words are read.
  fileprivate struct DayEntry {
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

  /// Those without a time of day first, the others by it.
  fileprivate func entries(of day: CivilDay) -> [DayEntry] {
    let entries =
      history.moments(on: day).map { moment in
        DayEntry(
          kind: "moment", id: moment.id, at: known(moment.time), words: moment.text,
          isForgotten: moment.isForgotten)
      }
      + history.logs(on: day).map { log in
        DayEntry(
          kind: "log", id: log.id, at: known(log.time), words: log.note,
          gist: Messages.amountNamed(log.amount, of: log.activity), isForgotten: log.isForgotten,
          log: log)
      }
      + history.memories(on: day).map { memory in
        DayEntry(
          kind: "memory", id: memory.id, at: known(memory.time), words: memory.text,
          isForgotten: memory.isForgotten)
      }
      + history.echoes(sentOn: day, at: view).map { echo in
        let isShown = echo.state.isOpened && !isHidden(echo)
        return DayEntry(
          kind: "note", id: echo.id, at: (echo.sentAt, echo.utcOffset),
          words: isShown ? echo.text : nil,
          gist: isShown ? "" : "returns \(Messages.day(echo.delivery.day))",
          isForgotten: isShown && echo.isForgotten)
      }
    let timed = entries.filter { $0.at != nil }
    let order = timed.indices.sorted { left, right in
      let (one, other) = (timed[left].at?.instant, timed[right].at?.instant)
      guard let one, let other, one != other else { return left < right }
      return one < other
    }
    return entries.filter { $0.at == nil } + order.map { timed[$0] }
  }

  private func known(_ time: EntryTime) -> (instant: Instant, offset: UTCOffset?)? {
    time.precision == .day ? nil : (time.happenedAt, time.utcOffset)
  }

  fileprivate func day(_ day: CivilDay, summary: WordsReference?, _ entries: [DayEntry]) -> Page {
    let said = entries.map { entry in
      entry.words == nil && !entry.isForgotten ? "" : text(entry.words, gone: entry.isForgotten)
    }
    var page = Page([
      "schema": "day/1", "day": day, "summary": summary.map { text($0) },
      "entries": zip(entries, said).map { entry, words in
        [
          "id": label(entry.id), "kind": entry.kind,
          "at": entry.at.map { iso($0.instant, $0.offset ?? .utc) },
          "text": entry.words == nil ? nil : words,
          "activity": entry.log?.activity.label, "amount": entry.log?.amount,
        ] as JSON
      },
    ])
    page.rows = zip(entries, said).map { entry, words in
      [
        label(entry.id), entry.kind, entry.at.map { iso($0.instant, $0.offset ?? .utc) } ?? "",
        entry.gist, words,
      ]
    }
    page.blocks = [.line(Messages.day(day), .strong)]
    if let summary { page.blocks.append(.line(VisibleText.line(text(summary)))) }
    page.blocks += [.blank, .table(table(of: entries, said, on: day))]
    if entries.isEmpty {
      page.blocks = [.line("Nothing is kept for \(self.day(day)).")]
      page.exit = .negative
    }
    return page
  }

  private func table(of entries: [DayEntry], _ said: [String], on day: CivilDay) -> TextTable {
    TextTable(
      ["Time", "", .flexible("Kept"), "ID"],
      zip(entries, said).map { entry, words in
        let time = entry.at.map { clock(at: $0.instant, $0.offset, countedOn: day) } ?? ""
        let shown = [entry.gist, VisibleText.line(words)].filter { !$0.isEmpty }
        return [
          Span(time, .faint), Span(entry.kind, .faint), Span(shown.joined(separator: "  ")),
          Span(label(entry.id), .faint),
        ]
      })
  }
}
