public import Echolog

/// Why nothing more of a file came in. What was kept before is kept.
///
///     let mapping = try ImportMapping(.moment, map: ["date=Date,text=Note"])
///     do {
///       try await diary.importFile(folder + "/moods.csv", by: mapping)
///     } catch ImportFailure.file(let reason) {
///       show(reason)
///     }
public enum ImportFailure: Error, Equatable, Sendable {
  /// The whole file is refused, by a stable word such as `columnMissing`.
  case file(String)
  /// So many rows are here already, otherwise mapped, by this batch.
  case importedOtherwise(EntryID, rows: Int)
  /// It was stopped while the file was read. Nothing was kept.
  case stopped
  /// The diary failed after so many rows had been kept; a second import goes on.
  case diary(DiaryFailure, written: Int)
}

extension Diary {
  /// Brings the rows of a file in as one batch, which `UndoImport` takes back. A row that an
  /// earlier import of a file of the same name brought is known, and does not come twice.
  ///
  ///     let mapping = try ImportMapping(.moment, map: ["date=Date,text=Note"])
  ///     let outcome = try await diary.importFile(folder + "/moods.csv", by: mapping)
  ///     show(outcome.written, outcome.report.known, outcome.report.refused)
  ///
  /// - Parameters:
  ///   - path: of a file of CSV, JSON or JSON Lines.
  ///   - mapping: which columns mean what.
  ///   - isForeseen: whether nothing is kept, to show what would come.
  ///   - mayGoOn: is given how far it is; false, as where its task is cancelled, stops there. What
  ///     was kept until then is, and the outcome says that it is not complete.
  /// - Throws: `ImportFailure`.
  /// - Complexity: linear in the file, which is read twice and never held whole.
  @discardableResult public func importFile(
    _ path: String, by mapping: ImportMapping, isForeseen: Bool = false,
    mayGoOn: @Sendable (ImportProgress) -> Bool = { _ in !Task.isCancelled }
  ) async throws -> ImportOutcome {
    do throws(ImportError) {
      let asked = Result { () throws(DiaryError) in try view() }
      let home = try asked.mapError(ImportError.diary).get().viewpoint.zone
      let run = ImportRun(
        ImportSource(file: Path(path), on: POSIXDisk()),
        by: RowInterpreter(
          mapping: mapping, home: home, zones: Diary.systemZones.named), into: self)
      return isForeseen
        ? ImportOutcome(try await run.survey(mayGoOn: mayGoOn))
        : try await run.perform(mayGoOn: mayGoOn)
    } catch {
      throw ImportFailure(error)
    }
  }
}

extension ImportFailure {
  fileprivate init(_ error: ImportError) {
    switch error {
    case .file(let error): self = .file(error.word)
    case .storage(let error): self = .diary(DiaryFailure(.storage(error)), written: 0)
    case .diary(let error): self = .diary(DiaryFailure(error), written: 0)
    case .stopped: self = .stopped
    case .importedOtherwise(let batch, let rows):
      self = .importedOtherwise(batch, rows: rows)
    case .cutShort(let written, _, let error):
      self = .diary(DiaryFailure(error), written: written)
    }
  }
}

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

  /// Imports that two devices made of the same rows and nobody took back, besides those known
  /// whole, in the order of their start; not of goals, where the same target again changes nothing.
  ///
  /// - Complexity: linear in all events, unless no import of another device became whole.
  package func doubledImports(besides known: Set<EventName>) throws(DiaryError) -> [DoubledImport] {
    let batches = try view().history.importBatches.filter {
      !$0.isUndone && $0.kind != .goal && isWhole($0)
    }
    guard Set(batches.map(\.id.log)).count > 1, batches.contains(where: { !known.contains($0.id) })
    else { return [] }
    let history = try view().history
    var rows: [EventName: ImportedRows] = [:]
    _ = try importedEvents(behind: [:]) { name, event in
      guard let row = ImportedRow(event, in: name.log, of: history), row.words != nil else {
        return
      }
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
