extension Table where Row == Echo {
  /// Notes to the future self and what became of them.
  package static let echoes = Table(
    "echoes", "Notes to the future self and what became of them, in the order they were sent",
    size: { $0.echoes.count },
    Column.entry { echo, _ in echo.id } + [
      Column.word("state", "where it is on its way, as scheduled, due or reflected") {
        $0.state.rawValue
      },
      Column.word("emotion", "the feeling it was sent with") { $0.emotion.label },
      opened("text", "what it says; null until it is opened", \.text),
      Column.count("characters", unit: "characters", "how long it is") { $0.graphemeCount },
      Column.count("intervalDays", unit: "days", "how long it was to be away") { $0.intervalDays },
      Column.day("deliveryDay", "the date on which it returns") { $0.delivery.day },
      Column.clock("deliveryTime", "when on that date, as 09:00") { $0.delivery.minute },
      Column.count("deliveryMinute", unit: "minutes after midnight", "the same as a number") {
        $0.delivery.minute
      },
    ]
      + Column.instant("due", "when it returns, or was to") { echo, view in
        view.viewpoint.instant(of: echo.delivery)
      } + Column.calendar("it was sent on") { echo, _ in echo.sentDay } + [
        Column("sentAt", .time, "when it was sent, by the clock there") { echo, _ in
          .time(echo.sentAt, echo.utcOffset ?? .utc)
        },
        Column("sentMs", .number, unit: "milliseconds since 1970", "the same as a number") {
          echo, _ in .number(echo.sentAt.milliseconds)
        },
        Column.count("hour", unit: "0 to 23", "the hour of the clock there") {
          WallTime(at: $0.sentAt, offset: $0.utcOffset ?? .utc).minuteOfDay / 60
        },
        Column("zone", .number, unit: "seconds", "the UTC offset there") { echo, _ in
          .optional(echo.utcOffset) { .number(Int64($0.seconds)) }
        },
      ] + Column.instant("opened", "when it was opened first") { echo, _ in echo.revealedAt }
      + Column.instant("settled", "when it was answered or put away, as `state` tells") {
        echo, _ in echo.settledAt
      } + [
        opened("recommendation", "the encouragement it was opened with", \.recommendation),
        opened("quote", "the quote it was opened with", \.quote),
        opened("quoteAuthor", "who said that", \.quoteAuthor),
        opened("answer", "what was written back first", \.note),
        Column.flag("isQuiet", "whether it was opened with comfort and no cheer") { $0.isQuiet },
        Column.count("reopenCount", unit: "times", "how often it was read again") {
          $0.reopenCount
        },
        Column.flag("isCancelOverruled", "whether another device cancelled it meanwhile") {
          $0.isCancelOverruled
        },
        Column.flag("isForgotten", "whether its words were erased") { $0.isForgotten },
      ]
  ) { view, filter in
    view.history.entryRows(
      filter, .echo, count: view.history.echoes.count,
      ofDay: { view.history.echoes.numbers(from: $0.lastEcho) }
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

  private static func opened(
    _ name: String, _ about: String, _ words: @escaping @Sendable (Echo) -> WordsReference?
  ) -> Column<Echo> {
    Column.text(name, about) { $0.isShown(in: $1.history) ? words($0) : nil }
  }
}

extension Echo {
  /// Whether its words may be seen: it was opened, and the person wants opened ones shown.
  func isShown(in history: History) -> Bool {
    state.isOpened && history.settings.showsEchoHistory
  }
}

extension History {
  /// Whether an event holds words of a note that are not to be seen. Of a note that is not here, as
  /// at a time before it was sent, nobody knows that it was opened.
  package func isSealed(_ name: EventName, _ event: borrowing Event, at now: Now) -> Bool {
    guard event.carriesText else { return false }
    return echo(name, at: now).map { !$0.isShown(in: self) } ?? (event.body.type == .vibeSent)
  }
}
