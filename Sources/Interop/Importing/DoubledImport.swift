package import Echolog
package import Platform

/// An import of which an import on another device has every row: the two devices took the same file
/// before they knew of each other, and all of it counts twice.
package struct DoubledImport: Equatable, Sendable {
  /// The one to take back: the smaller one, or of two that are alike the later one.
  package let batch: EventName
  package let other: EventName
  package let rows: Int
}

extension Diary {
  /// The imports of which every row is here: of another device those that came to their end, for
  /// rows may still be under way until then.
  package func wholeImports() throws(DiaryError) -> Set<EventName> {
    Set(try view().history.importBatches.filter { isWhole($0) }.map(\.id))
  }

  private func isWhole(_ batch: ImportBatch) -> Bool { batch.isFinished || batch.id.log == ownLog }

  /// Imports that two devices made of the same rows and nobody took back, in the order of their
  /// start; not of goals, where the same target again changes nothing. Each pair is returned once,
  /// when the second of both is whole.
  ///
  /// - Parameter known: the imports that were whole before.
  /// - Complexity: linear in all events, unless no import of another device became whole.
  package func doubledImports(besides known: Set<EventName>) throws(DiaryError) -> [DoubledImport] {
    let batches = try view().history.importBatches.filter {
      !$0.isUndone && $0.kind != .goal && isWhole($0)
    }
    guard Set(batches.map(\.id.log)).count > 1, batches.contains(where: { !known.contains($0.id) })
    else { return [] }
    var rows: [EventName: ImportedRows] = [:]
    _ = try importedEvents(behind: [:]) { name, event in
      guard let row = ImportedRow(event), row.words != nil else { return }
      let batch = EventName(log: name.log, number: event.importBatch)
      rows[batch, default: ImportedRows()].know(row)
    }
    var found: [DoubledImport] = []
    for (index, later) in batches.enumerated() {
      for sooner in batches[..<index] where sooner.id.log != later.id.log {
        guard !known.isSuperset(of: [sooner.id, later.id]),
          let pair = Self.doubled(sooner.id, later.id, in: rows),
          !found.contains(where: { $0.batch == pair.batch || $0.batch == pair.other })
        else { continue }
        found.append(pair)
      }
    }
    return found
  }

  private static func doubled(
    _ sooner: EventName, _ later: EventName, in rows: [EventName: ImportedRows]
  ) -> DoubledImport? {
    guard let first = rows[sooner], let second = rows[later] else { return nil }
    if first.holds(second) { return DoubledImport(batch: later, other: sooner, rows: second.count) }
    if second.holds(first) { return DoubledImport(batch: sooner, other: later, rows: first.count) }
    return nil
  }
}

/// What an import brought, equal rows as often as they came.
private struct ImportedRows {
  private var counts: [RowIdentity: Int] = [:]
  private(set) var count = 0

  mutating func know(_ row: ImportedRow) {
    counts[row.identity, default: 0] += 1
    count += 1
  }

  func holds(_ other: ImportedRows) -> Bool {
    count >= other.count && other.counts.allSatisfy { counts[$0.key, default: 0] >= $0.value }
  }
}
