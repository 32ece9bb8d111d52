public import Echolog
import Platform

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
  ///   - mayGoOn: is given how far it is; false stops there.
  /// - Throws: `ImportFailure`.
  /// - Complexity: linear in the file, which is read twice and never held whole.
  @discardableResult public func importFile(
    _ path: String, by mapping: ImportMapping, isForeseen: Bool = false,
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws -> ImportOutcome {
    do throws(ImportError) {
      let home: TimeZoneRules?
      do throws(DiaryError) {
        home = try view().viewpoint.zone
      } catch {
        throw .diary(error)
      }
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
