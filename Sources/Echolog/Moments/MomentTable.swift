import Platform

extension Table where Row == Moment {
  /// Small wins.
  package static let moments = Table(
    "moments", "Small wins, in the order they were recorded", goesByDay: true,
    Column.entry { $0.id } + [
      Column("text", .text, "what it says") { moment, _ in .text(moment.text) },
      Column("praise", .text, "the line that stands beside it") { moment, _ in
        .text(moment.praiseInForce)
      },
      Column("praiseSource", .word, "whether that was drawn at once or came later") { moment, _ in
        .optional(moment.praiseSource, Cell.word)
      },
      Column("isQuiet", .flag, "whether that comforts and does not cheer") { moment, _ in
        .flag(moment.isQuiet)
      },
    ]
      + Column.entryEnd(
        { $0.time }, batch: { $0.batch }, isForgotten: { $0.isForgotten })
  ) { view, filter in
    let history = view.history
    return history.entryRows(
      filter, .moment, count: history.moments.count, latest: \.lastMoment,
      previous: { history.moments[$0].previousInDay }
    ) { index in
      let row = history.moments[index]
      guard row.flags.isDisjoint(with: .gone),
        filter.allows(day: CivilDay(daysSinceEpoch: row.day))
      else { return nil }
      return history.moment(row: index)
    }
  }
}

extension Moment {
  /// `drawn` or `later`; nil where no praise stands beside it.
  package var praiseSource: String? {
    laterPraise != nil ? "later" : praise == nil ? nil : "drawn"
  }
}
