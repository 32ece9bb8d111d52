package import Echolog
import Platform

/// What becomes of rows that are the same as others before them in their file: they may be copies,
/// or things that happened twice.
package enum DuplicateRows: String, CaseIterable, Sendable {
  case keep, drop
}

/// Brings a file into a diary as one batch.
///
/// The file is read through once before anything is written; a file that can not be meant, and one
/// with nothing new, leave no trace. Then the new rows are committed, `commitRows` at a time, each
/// commit durable and whole. What is new is decided once more in each commit, while no other
/// process can write, so that two imports of one file beside each other bring it once. Stopped in
/// between, what is in stays in, and a second run goes on with the same batch.
package struct ImportRun: Sendable {
  package static let commitRows = 1_000

  let source: ImportSource
  var interpreter: RowInterpreter
  let delimiter: UInt8?
  let encoding: TextEncoding?
  let isAnyway: Bool
  let isAgain: Bool
  let duplicates: DuplicateRows
  let diary: Diary

  /// - Parameters:
  ///   - delimiter: of a CSV file; nil to find out.
  ///   - encoding: nil for that of a byte order mark, and UTF-8 without one.
  ///   - isAnyway: whether rows are new that only a file of another name brought.
  ///   - isAgain: whether a file may come in once more with another mapping.
  ///   - duplicates: what becomes of rows that are the same as others before them in the file.
  package init(
    _ source: ImportSource, by interpreter: RowInterpreter, delimiter: UInt8? = nil,
    encoding: TextEncoding? = nil, isAnyway: Bool = false, isAgain: Bool = false,
    duplicates: DuplicateRows = .keep, into diary: Diary
  ) {
    self.source = source
    self.interpreter = interpreter
    self.delimiter = delimiter
    self.encoding = encoding
    self.isAnyway = isAnyway
    self.isAgain = isAgain
    self.duplicates = duplicates
    self.diary = diary
  }

  /// Reads the file and reports what an import would do.
  ///
  /// - Parameters:
  ///   - onRefusal: is given each refused row, in the order of the file.
  ///   - mayGoOn: is given how far it is after each chunk; false stops there.
  package func survey(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportReport {
    var run = self
    var look = try await run.settledLook(by: ledger, mayGoOn: mayGoOn)
    if interpreter.mapping.form == .goal { try await surveyTargets(&look) }
    for refusal in look.refusals { onRefusal(refusal) }
    return look.report
  }

  /// Imports what is new.
  ///
  /// - Parameters:
  ///   - onRefusal: is given each refused row, in the order of the file.
  ///   - mayGoOn: is given how far it is after each chunk and each commit; false stops there.
  /// - Throws: `ImportError`. What was committed before stays.
  package func perform(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportOutcome {
    let ledger = ledger
    var run = self
    var look = try await run.settledLook(by: ledger, mayGoOn: mayGoOn)
    if interpreter.mapping.form == .goal {
      let outcome = try await recordTargets(&look)
      for refusal in look.refusals { onRefusal(refusal) }
      return outcome
    }
    for refusal in look.refusals { onRefusal(refusal) }
    let accepted = look.report.accepted
    guard accepted > 0 else { return ImportOutcome(look.report) }
    try await asking { () async throws(DiaryError) in
      try await diary.requireSpace(forEvents: accepted)
    }
    var writing = ImportWriting(run, by: ledger, as: look)
    return try await writing.write(mayGoOn: mayGoOn)
  }

  private var ledger: ImportLedger {
    ImportLedger(of: source.name, countsOtherFiles: !isAnyway)
  }

  /// What opens the batch, and what another run of the same source is known by.
  var start: StartImport {
    let kind: ImportKind =
      switch interpreter.mapping.form {
      case .moment: .moment
      case .log: .log
      case .memory: .memory
      case .goal: .goal
      }
    return StartImport(sourceName: source.name, kind: kind)
  }

  func asking<Result>(
    _ work: () async throws(DiaryError) -> Result
  ) async throws(ImportError) -> Result {
    do throws(DiaryError) {
      return try await work()
    } catch {
      throw .diary(error)
    }
  }
}
