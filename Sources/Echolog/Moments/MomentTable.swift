import Platform

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
      Column("text", .text, "what it says") { row, view in .text(view.history.text(of: row)) },
      Column("praise", .text, "the line that stands beside it") { row, view in
        .text(view.history.moment(row).praiseInForce)
      },
      Column("praiseSource", .word, "whether that was drawn at once or came later") { row, view in
        .optional(view.history.moment(row).praiseSource, Cell.word)
      },
      Column("isQuiet", .flag, "whether that comforts and does not cheer") { row, _ in
        .flag(row.flags.contains(.quiet))
      },
    ]
      + Column.entryEnd(
        \.time, batch: { $1.history.batchName($0.batch) },
        isForgotten: { $0.flags.contains(.forgotten) })
  ) { view, filter in
    let rows = view.history.moments
    return view.history.entryRows(
      filter, .moment, count: rows.count, latest: \.lastMoment,
      previous: { rows[$0].previousInDay }
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
