import Platform

extension Table where Row == Device {
  /// Who wrote the history.
  package static let devices = Table(
    "devices", "The devices that wrote this history, by their logs",
    key: ["log"],
    [
      Column.word("label", "stands before the numbers of its entries, as laptop") { $0.label },
      Column.word("name", "as the person called it") { $0.name },
      Column.word("log", "its log, as 32 hexadecimal digits") { $0.log.description },
      Column.count("events", "how many events it wrote") { Int(clamping: $0.eventCount) },
    ] + Column.times("lastRecorded", "it wrote last") { row, _ in row.lastRecordedAt } + [
      Column.id("continues", "the event of another log from which it goes on") { $0.continues },
      Column.flag("isBranch", "whether it is one of several histories that go on from there") {
        $0.isBranch
      },
    ]
  ) { view, _ in view.history.devices.rows(\.self) }
}
