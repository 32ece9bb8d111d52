import Platform

extension Table where Row == Device {
  /// Who wrote the history.
  package static let devices = Table(
    "devices", "The devices that wrote this history, by their logs",
    key: ["log"],
    [
      Column("label", .word, "stands before the numbers of its entries, as laptop") { row, _ in
        .word(row.label)
      },
      Column("name", .word, "as the person called it") { row, _ in .word(row.name) },
      Column("log", .word, "its log, as 32 hexadecimal digits") { row, _ in
        .word(row.log.description)
      },
      Column("events", .number, "how many events it wrote") { row, _ in
        .number(Int64(clamping: row.eventCount))
      },
    ] + Column.times("lastRecorded", "it wrote last") { row, _ in row.lastRecordedAt } + [
      Column("continues", .id, "the event of another log from which it goes on") { row, _ in
        .id(row.continues)
      },
      Column("isBranch", .flag, "whether it is one of several histories that go on from there") {
        row, _ in .flag(row.isBranch)
      },
    ]
  ) { view, _ in view.history.devices.rows(\.self) }
}
