extension Table where Row == Moment {
  /// Small wins.
  package static let moments = Table<MomentRow>.moments.with({ moment, view in
    view.history.moments[view.history.slot(of: moment.id).row]
  }) { row, view in view.history.moment(row) }
}

extension Table where Row == MomentRow {
  /// The same, row by row as a history has them.
  static let moments = Table(
    "moments", "Small wins, in the order they were recorded", goesByDay: true,
    size: { $0.moments.count },
    Column.entry { $1.history.name(of: $0) } + [
      Column.text("text", "what it says") { $1.history.text(of: $0) },
      Column.text("praise", "the line that stands beside it") {
        $1.history.moment($0).praiseInForce
      },
      Column("praiseSource", .word, "whether that was drawn at once or came later") { row, view in
        .optional(view.history.moment(row).praiseSource, Cell.word)
      },
      Column.flag("isQuiet", "whether that comforts and does not cheer") {
        $0.flags.contains(.quiet)
      },
    ]
      + Column.entryEnd(
        \.time, batch: { $1.history.batchName($0.batch) },
        isForgotten: { $0.flags.contains(.forgotten) })
  ) { view, filter in
    let rows = view.history.moments
    return view.history.entryRows(
      filter, .moment, count: rows.count, ofDay: { rows.numbers(from: $0.lastMoment) }
    ) { numbers, batch in
      for number in numbers {
        let row = rows[Int(number)]
        guard row.flags.isDisjoint(with: .gone),
          filter.allows(day: CivilDay(daysSinceEpoch: row.day))
        else { continue }
        batch.append(row, number)
      }
    }
  }
}

extension Moment {
  /// `drawn` or `later`; nil where no praise stands beside it.
  package var praiseSource: String? {
    laterPraise != nil ? "later" : praise == nil ? nil : "drawn"
  }
}
