import Platform

extension Table where Row == ImportBatch {
  /// What was imported.
  package static let batches = Table(
    "batches", "Imports in the order they were begun, those that were taken back too",
    Column.entry { row, _ in row.id } + [
      Column.word("kind", "what its rows became: moment, log, memory or goal") {
        $0.kind.unlessDefault?.label
      },
      Column.text("source", "where it came from") { row, _ in row.sourceName },
    ] + Column.times("started", "it was begun") { row, _ in row.startedAt } + [
      Column.count("entries", "how many entries it brought, removed ones too") { $0.entryCount },
      Column.flag("isFinished", "whether it came to the end of its source") { $0.isFinished },
      Column.flag("isUndone", "whether it was taken back") { $0.isUndone },
    ]
  ) { view, filter in
    view.history.importBatches.filter { filter.allows($0.id) }.rows(\.self)
  }
}
