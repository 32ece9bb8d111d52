package import Platform

extension Table where Row == Echo {
  /// Notes to the future self and what became of them.
  package static let echoes = Table(
    "echoes", "Notes to the future self and what became of them, in the order they were sent",
    size: { $0.echoes.count },
    Column.entry { echo, _ in echo.id } + [
      Column("state", .word, "where it is on its way, as scheduled, due or reflected") {
        echo, _ in .word(echo.state.rawValue)
      },
      Column("emotion", .word, "the feeling it was sent with") { echo, _ in
        .word(echo.emotion.label)
      },
      Column("text", .text, "what it says; null until it is opened") { echo, view in
        .text(echo.isShown(in: view.history) ? echo.text : nil)
      },
      Column("characters", .number, unit: "characters", "how long it is") { echo, _ in
        .number(echo.graphemeCount)
      },
      Column("intervalDays", .number, unit: "days", "how long it was to be away") { echo, _ in
        .number(echo.intervalDays)
      },
      Column("deliveryDay", .day, "the date on which it returns") { echo, _ in
        .day(echo.delivery.day)
      },
      Column("deliveryTime", .word, "when on that date, as 09:00") { echo, _ in
        .clock(minute: echo.delivery.minute)
      },
      Column("deliveryMinute", .number, unit: "minutes after midnight", "the same as a number") {
        echo, _ in .number(echo.delivery.minute)
      },
    ] + Column.calendar("it was sent on") { echo, _ in echo.sentDay } + [
      Column("sentAt", .time, "when it was sent, by the clock there") { echo, _ in
        .time(echo.sentAt, echo.utcOffset ?? .utc)
      },
      Column("sentMs", .number, unit: "milliseconds since 1970", "the same as a number") {
        echo, _ in .number(echo.sentAt.milliseconds)
      },
      Column("hour", .number, unit: "0 to 23", "the hour of the clock there") { echo, _ in
        .number(WallTime(at: echo.sentAt, offset: echo.utcOffset ?? .utc).minuteOfDay / 60)
      },
      Column("zone", .number, unit: "seconds", "the UTC offset there") { echo, _ in
        .optional(echo.utcOffset) { .number(Int64($0.seconds)) }
      },
    ] + Column.instant("opened", "when it was opened first") { echo, _ in echo.revealedAt } + [
      Column("recommendation", .text, "the encouragement it was opened with") { echo, view in
        .text(echo.isShown(in: view.history) ? echo.recommendation : nil)
      },
      Column("quote", .text, "the quote it was opened with") { echo, view in
        .text(echo.isShown(in: view.history) ? echo.quote : nil)
      },
      Column("quoteAuthor", .text, "who said that") { echo, view in
        .text(echo.isShown(in: view.history) ? echo.quoteAuthor : nil)
      },
      Column("answer", .text, "what was written back first") { echo, view in
        .text(echo.isShown(in: view.history) ? echo.note : nil)
      },
      Column("isQuiet", .flag, "whether it was opened with comfort and no cheer") { echo, _ in
        .flag(echo.isQuiet)
      },
      Column("reopenCount", .number, unit: "times", "how often it was read again") { echo, _ in
        .number(echo.reopenCount)
      },
      Column("isCancelOverruled", .flag, "whether another device cancelled it meanwhile") {
        echo, _ in .flag(echo.isCancelOverruled)
      },
      Column("isForgotten", .flag, "whether its words were erased") { echo, _ in
        .flag(echo.isForgotten)
      },
    ]
  ) { view, filter in
    view.history.entryRows(
      filter, .echo, count: view.history.echoes.count, latest: \.lastEcho,
      previous: { view.history.echoes[$0].previousInDay }
    ) { numbers, batch in
      for number in numbers {
        let row = view.history.echoes[Int(number)]
        guard !row.isGone, filter.allows(day: CivilDay(daysSinceEpoch: row.sentDay)) else {
          continue
        }
        let state = row.state(at: view.viewpoint)
        batch.append(view.history.echo(row: Int(number), state: state), number)
      }
    }
  }
}

extension Echo {
  /// Whether its words may be seen: it was opened, and the person wants opened ones shown.
  func isShown(in history: History) -> Bool {
    state.isOpened && history.settings.showsEchoHistory
  }
}

extension History {
  /// Whether an event holds words of a note that are not to be seen.
  package func isSealed(_ name: EventName, _ event: borrowing Event, at now: Now) -> Bool {
    guard event.carriesText, let echo = echo(name, at: now) else { return false }
    return !echo.isShown(in: self)
  }
}
