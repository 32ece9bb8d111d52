import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Files

/// Brings a file into a journal as one batch.
///
/// The file is read through once before anything is written; a file that can not be meant, and one
/// that holds nothing new, leave no trace. Then the new rows are committed, `commitRows` at a time,
/// each commit durable and whole. Stopped in between, what is in stays in, and a second run goes on
/// where the first one ended.
package struct ImportRun: Sendable {
  package static let commitRows = 1_000

  private let source: ImportSource
  private let interpreter: RowInterpreter
  private let delimiter: UInt8?
  private let diary: ImportPort

  /// - Parameter delimiter: of a CSV file; nil to find out.
  package init(
    _ source: ImportSource, by interpreter: RowInterpreter, delimiter: UInt8? = nil,
    into diary: ImportPort
  ) {
    self.source = source
    self.interpreter = interpreter
    self.delimiter = delimiter
    self.diary = diary
  }

  /// Reads the file and says what an import would do.
  ///
  /// - Parameter onRefusal: told of each refused row, in the order of the file.
  package func survey(
    onRefusal: (RowRefusal) -> Void = { _ in }
  ) async throws(ImportError) -> ImportReport {
    try await looked(at: known(), onRefusal: onRefusal).report
  }

  /// Imports what is new.
  ///
  /// - Parameters:
  ///   - onRefusal: told of each refused row, in the order of the file.
  ///   - mayGoOn: told how far it is after each commit; false stops there.
  /// - Throws: `ImportError`. What was committed before stays.
  package func perform(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportOutcome {
    let known = try await known()
    let look = try looked(at: known, onRefusal: onRefusal)
    if interpreter.mapping.form == .goal {
      return try await performTargets(look, mayGoOn: mayGoOn)
    }
    guard look.report.accepted > 0 else { return ImportOutcome(look.report) }
    let batch = try await start()
    let written = try await write(known, batch: batch, expecting: look.report, mayGoOn: mayGoOn)
    return ImportOutcome(
      look.report, batch: batch, written: written, isComplete: written == look.report.accepted)
  }

  private func known() async throws(ImportError) -> ImportKnowledge {
    do throws(DiaryError) {
      return try await diary.known()
    } catch {
      throw .diary(error)
    }
  }

  private func start() async throws(ImportError) -> EventName {
    let kind: ImportKind =
      switch interpreter.mapping.form {
      case .moment: .moment
      case .log: .log
      case .goal: .unspecified
      }
    do throws(DiaryError) {
      return try await diary.start(StartImport(sourceName: source.name, kind: kind))
    } catch {
      throw .diary(error)
    }
  }

  func commit(
    _ drafts: [Draft], to batch: EventName
  ) async throws(ImportError) -> [EventName] {
    do throws(DiaryError) {
      return try await diary.commit(drafts, batch)
    } catch {
      throw .diary(error)
    }
  }
}

// Reading.
extension ImportRun {
  private struct Look {
    let report: ImportReport
    let targets: [TargetOnDay]
    let context: Context
  }

  private func reading(_ known: ImportKnowledge, batch: UInt64) -> ImportReading {
    ImportReading(
      interpreter: interpreter, delimiter: delimiter, context: known.context.importing(batch),
      plan: known.plan)
  }

  private func looked(
    at known: ImportKnowledge, onRefusal: (RowRefusal) -> Void
  ) throws(ImportError) -> Look {
    // No event is made of these drafts, so any batch will do.
    var reading = reading(known, batch: .max)
    var bytes = try open()
    var targets: [TargetOnDay] = []
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try advance(&reading, through: &bytes)
      for refusal in reading.takeRefusals() { onRefusal(refusal) }
      _ = reading.takeDrafts()
      targets += reading.takeTargets()
    }
    return Look(report: reading.report, targets: targets, context: known.context)
  }

  private func write(
    _ known: ImportKnowledge, batch: EventName, expecting expected: ImportReport,
    mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> Int {
    var reading = reading(known, batch: batch.number)
    var bytes = try open()
    var waiting: [Draft] = []
    var written = 0
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try advance(&reading, through: &bytes)
      waiting += reading.takeDrafts()
      _ = reading.takeRefusals()
      var taken = 0
      while waiting.count - taken >= Self.commitRows || isAtEnd && taken < waiting.count {
        let part = waiting[taken..<min(taken + Self.commitRows, waiting.count)]
        do throws(ImportError) {
          _ = try await commit(Array(part), to: batch)
        } catch .diary(let error) where written > 0 {
          throw .cutShort(written: written, error)
        }
        taken += part.count
        written += part.count
        let progress = ImportProgress(
          written: written, toWrite: expected.accepted, rowsRead: reading.report.rowsRead,
          refused: reading.report.refusedRows)
        guard mayGoOn(progress), !Task.isCancelled else { return written }
      }
      waiting.removeFirst(taken)
    }
    return written
  }

  private func open() throws(ImportError) -> ImportBytes {
    do throws(DiskError) {
      return try source.open()
    } catch {
      throw .disk(error)
    }
  }

  /// Reads one chunk; true when it was the last.
  private func advance(
    _ reading: inout ImportReading, through bytes: inout ImportBytes
  ) throws(ImportError) -> Bool {
    let chunk: [UInt8]
    do throws(DiskError) {
      chunk = try bytes.next()
    } catch {
      throw .disk(error)
    }
    do throws(ImportFileError) {
      try reading.read(chunk)
    } catch {
      throw .file(error)
    }
    return chunk.isEmpty
  }
}

// Targets of goals.
extension ImportRun {
  private func performTargets(
    _ look: Look, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportOutcome {
    var outcome = ImportOutcome(look.report)
    for activity in Activity.registry {
      let told = look.targets.filter { $0.activity == activity }
      if told.isEmpty { continue }
      var goal: GoalFacts?
      do throws(DiaryError) {
        goal = try await diary.goal(activity)
      } catch {
        throw .diary(error)
      }
      let plan = TargetPlan(told, goal: goal)
      outcome.daysBeforeGoal += plan.daysBeforeGoal
      if plan.steps.isEmpty { continue }
      let batch = if let begun = outcome.batch { begun } else { try await start() }
      outcome.batch = batch
      let context = look.context.importing(batch.number)
      var steps = plan.steps[...]
      if case .begin(let target, let day) = steps.first {
        let draft = try decided { () throws(Rejection) in
          try SetGoal(activity: activity, target: target, period: .day, firstDay: day)
            .decide(in: context)
        }
        let names = try await commit([draft], to: batch)
        guard let id = names.first else { continue }
        goal = GoalFacts(beginning: id, activity: activity, target: target, on: day)
        steps.removeFirst()
        outcome.written += 1
      }
      guard let goal else { continue }
      let drafts = try decided { () throws(Rejection) in
        try TargetPlan.drafts(of: steps, goal: goal, in: context)
      }
      if !drafts.isEmpty { _ = try await commit(drafts, to: batch) }
      outcome.written += drafts.count
    }
    return outcome
  }

  private func decided<Result>(
    _ decide: () throws(Rejection) -> Result
  ) throws(ImportError) -> Result {
    do throws(Rejection) {
      return try decide()
    } catch {
      throw .rejected(error)
    }
  }
}
