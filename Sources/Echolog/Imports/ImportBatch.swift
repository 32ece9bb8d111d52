/// What one import brought, in as many runs as it took.
package struct ImportBatch: Equatable, Sendable {
  package let id: EventName
  package let kind: ImportKind
  package let startedAt: Instant
  /// Every entry it brought, removed ones included.
  package let entryCount: Int
  package let isUndone: Bool
  /// Whether it came to the end of its source.
  package let isFinished: Bool
  package let sourceName: WordsReference?
}

extension History {
  /// All batches, in the order in which they were started.
  package var importBatches: [ImportBatch] { batches.indices.map(importBatch(row:)) }

  /// The batch that an event made or is about; nil when there is none.
  package func importBatch(_ id: EventName) -> ImportBatch? {
    let slot = slot(of: id)
    return slot.kind == .batch ? importBatch(row: slot.row) : nil
  }

  /// How many entries a batch brought whose time names no zone.
  ///
  /// - Complexity: linear in all entries.
  package func countWithoutZone(in batch: EventName) -> Int {
    let slot = slot(of: batch)
    guard slot.kind == .batch else { return 0 }
    let number = UInt32(slot.row + 1)
    func count(_ rows: RowTable<some EntryRow>) -> Int {
      rows.count { row in
        row.batch == number && row.isDated && row.utcOffset == noOffset && row.time.hasClock
      }
    }
    return count(activities) + count(moments) + count(memories)
  }

  func importBatch(row index: Int) -> ImportBatch {
    let row = batches[index]
    let id = name(of: row)
    return ImportBatch(
      id: id, kind: ImportKind(stored: row.kind), startedAt: Instant(milliseconds: row.startedAt),
      entryCount: Int(row.entryCount), isUndone: row.flags.contains(.undone),
      isFinished: row.flags.contains(.finished),
      sourceName: WordsReference(id, field: 1, if: row.flags.contains(.hasName)))
  }
}

struct BatchRow: NamedRow {
  var startedAt: Int64
  var number: UInt32
  var entryCount: UInt32
  var log: UInt16
  var kind: UInt16
  var flags: Flags
  let unused: UInt16 = 0

  struct Flags: WordFlags, PlainRow {
    let rawValue: UInt16

    static let undone = Flags(rawValue: 1 << 0)
    static let hasName = Flags(rawValue: 1 << 1)
    static let forgotten = Flags(rawValue: 1 << 2)
    static let finished = Flags(rawValue: 1 << 3)

    static let words = hasName
  }
}

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
