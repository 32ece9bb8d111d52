import Bytes
import Domain
package import Echolog
import Events
import Files
import ReadModels

/// Brings a file into a diary as one batch.
///
/// The file is read through once before anything is written; a file that can not be meant, and one
/// that holds nothing new, leave no trace. Then the new rows are committed, `commitRows` at a time,
/// each commit durable and whole. What is new is decided once more in each commit, while no other
/// process can write, so that two imports of one file beside each other bring it once. Stopped in
/// between, what is in stays in, and a second run goes on with the same batch.
package struct ImportRun: Sendable {
  package static let commitRows = 1_000

  let source: ImportSource
  private(set) var interpreter: RowInterpreter
  private let delimiter: UInt8?
  private let encoding: TextEncoding?
  let diary: Diary

  /// - Parameters:
  ///   - delimiter: of a CSV file; nil to find out.
  ///   - encoding: nil for what a byte order mark tells, and UTF-8 without one.
  package init(
    _ source: ImportSource, by interpreter: RowInterpreter, delimiter: UInt8? = nil,
    encoding: TextEncoding? = nil, into diary: Diary
  ) {
    self.source = source
    self.interpreter = interpreter
    self.delimiter = delimiter
    self.encoding = encoding
    self.diary = diary
  }

  /// Reads the file and says what an import would do.
  ///
  /// - Parameters:
  ///   - onRefusal: told of each refused row, in the order of the file.
  ///   - mayGoOn: told how far it is after each chunk; false stops there.
  package func survey(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportReport {
    var run = self
    var look = try await run.settledLook(by: ImportLedger(), mayGoOn: mayGoOn)
    if interpreter.mapping.form == .goal { try await surveyTargets(&look) }
    for refusal in look.refusals { onRefusal(refusal) }
    return look.report
  }

  /// Imports what is new.
  ///
  /// - Parameters:
  ///   - onRefusal: told of each refused row, in the order of the file.
  ///   - mayGoOn: told how far it is after each chunk and each commit; false stops there.
  /// - Throws: `ImportError`. What was committed before stays.
  package func perform(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportOutcome {
    let ledger = ImportLedger()
    var run = self
    var look = try await run.settledLook(by: ledger, mayGoOn: mayGoOn)
    if interpreter.mapping.form == .goal {
      let outcome = try await recordTargets(&look)
      for refusal in look.refusals { onRefusal(refusal) }
      return outcome
    }
    for refusal in look.refusals { onRefusal(refusal) }
    guard look.report.accepted > 0 else { return ImportOutcome(look.report) }
    var writing = ImportWriting(run, by: ledger, as: look)
    return try await writing.write(mayGoOn: mayGoOn)
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

/// What a first reading of the whole file found.
struct ImportLook {
  let context: Context
  var report: ImportReport
  var refusals: [RowRefusal] = []
  var targets: [TargetRow] = []
}

// Reading.
extension ImportRun {
  func reading(in context: Context) -> ImportReading {
    ImportReading(interpreter: interpreter, reader: reader, context: context)
  }

  private var reader: RowReader {
    RowReader(columns: interpreter.mapping.columns, delimiter: delimiter, encoding: encoding)
  }

  /// Looks through the file, and once more where its dates or numbers are to be read in a way that
  /// only all of them can tell.
  private mutating func settledLook(
    by ledger: ImportLedger, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportLook {
    let look = try await look(by: ledger, mayGoOn: mayGoOn)
    let isOpen = look.refusals.contains {
      switch $0.reason {
      case .dateOrderOpen, .decimalMarkOpen: true
      default: false
      }
    }
    guard isOpen else { return look }
    let search = try searched()
    do throws(ImportFileError) {
      interpreter.dateOrder = try search.dateOrder()
      interpreter.decimalMark = try search.decimalMark()
    } catch {
      throw .file(error)
    }
    return try await self.look(by: ledger, mayGoOn: mayGoOn)
  }

  private func searched() throws(ImportError) -> HabitSearch {
    var search = HabitSearch(interpreter, reader: reader)
    var bytes = try open()
    var isAtEnd = false
    while !isAtEnd {
      let chunk = try next(&bytes)
      isAtEnd = chunk.isEmpty
      do throws(ImportFileError) {
        try search.read(chunk)
      } catch {
        throw .file(error)
      }
    }
    return search
  }

  private func look(
    by ledger: ImportLedger, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportLook {
    guard mayGoOn(.looking(rowsRead: 0)) else { throw .stopped }
    let (context, history) = try await asking { () async throws(DiaryError) in
      let context = try await diary.importContext()
      try await ledger.catchUp(with: diary)
      return (context, try await diary.view().history)
    }
    var plan = ledger.plan
    var look = ImportLook(context: context, report: ImportReport())
    var reading = reading(in: context)
    var bytes = try open()
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try advance(&reading, through: &bytes)
      for candidate in reading.takeCandidates() {
        if plan.admits(candidate.row) {
          reading.report.accept(candidate)
          if let entry = history.standingEntry(of: candidate) {
            reading.report.standing.append(entry)
          }
        } else {
          reading.report.recognise()
        }
      }
      look.refusals += reading.takeRefusals()
      look.targets += reading.takeTargets()
      guard mayGoOn(.looking(rowsRead: reading.report.rowsRead)) else { throw .stopped }
    }
    look.report = reading.report
    return look
  }

  func open() throws(ImportError) -> ImportBytes {
    do throws(DiskError) {
      return try source.open()
    } catch {
      throw .disk(error)
    }
  }

  /// Reads one chunk; true when it was the last.
  func advance(
    _ reading: inout ImportReading, through bytes: inout ImportBytes
  ) throws(ImportError) -> Bool {
    let chunk = try next(&bytes)
    do throws(ImportFileError) {
      try reading.read(chunk)
    } catch {
      throw .file(error)
    }
    return chunk.isEmpty
  }

  private func next(_ bytes: inout ImportBytes) throws(ImportError) -> [UInt8] {
    do throws(DiskError) {
      return try bytes.next()
    } catch {
      throw .disk(error)
    }
  }
}
