import Platform

extension Table where Row == ImportBatch {
  /// What was imported.
  package static let batches = Table(
    "batches", "Imports in the order they were begun, those that were taken back too",
    Column.entry { row, _ in row.id } + [
      Column("kind", .word, "what its rows became: moment, log, memory or goal") { row, _ in
        .optional(row.kind.word, Cell.word)
      },
      Column("source", .text, "where it came from") { row, _ in .text(row.sourceName) },
    ] + Column.times("started", "it was begun") { row, _ in row.startedAt } + [
      Column("entries", .number, "how many entries it brought, removed ones too") { row, _ in
        .number(row.entryCount)
      },
      Column("isFinished", .flag, "whether it came to the end of its source") { row, _ in
        .flag(row.isFinished)
      },
      Column("isUndone", .flag, "whether it was taken back") { row, _ in .flag(row.isUndone) },
    ]
  ) { view, filter in
    view.history.importBatches.filter { filter.allows($0.id) }.rows(\.self)
  }
}

extension ImportKind {
  /// As in queries; nil for `unspecified`.
  fileprivate var word: String? { self == .unspecified ? nil : label }
}
