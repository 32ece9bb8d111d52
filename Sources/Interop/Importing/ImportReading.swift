import CivilTime
package import Domain

/// Reads a file from its first chunk to its last and decides about each row; writes nothing.
///
/// A file is read twice with two of these: once to see that all of it can be meant, and once to
/// write. Both come to the same answers, because nothing but the file, the context and the plan
/// goes into them.
package struct ImportReading {
  private let interpreter: RowInterpreter
  private let context: Context
  /// For dates without a time: no zone, so that the same row is the same fact wherever and in
  /// whatever season it is imported, with a clock that shows what the person's shows.
  private let dateContext: Context
  private var reader: RowReader
  private var plan: ImportPlan
  package private(set) var report = ImportReport()
  /// The drafts of new rows since they were last taken.
  private var drafts: [Draft] = []
  /// The targets that rows told since they were last taken.
  private var targets: [TargetOnDay] = []
  /// Rows refused since they were last taken.
  private var refusals: [RowRefusal] = []

  /// - Parameters:
  ///   - context: of the moment of importing; its batch must be set, because some things are
  ///     accepted only from an import.
  ///   - plan: knows what earlier imports brought.
  package init(
    interpreter: RowInterpreter, delimiter: UInt8? = nil, context: Context, plan: ImportPlan
  ) {
    precondition(context.importBatch != nil, "an import without a batch")
    self.interpreter = interpreter
    self.context = context
    dateContext = context.withoutZone
    self.plan = plan
    reader = RowReader(columns: interpreter.mapping.columns, delimiter: delimiter)
  }

  /// Takes in the next bytes of the file; none means its end.
  ///
  /// - Throws: what is wrong with the file as a whole.
  package mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    var entries: [SourceEntry] = []
    if chunk.isEmpty {
      try reader.finish(into: &entries)
      report.endsOpen = reader.endsOpen
    } else {
      try reader.read(chunk, into: &entries)
    }
    for entry in entries {
      switch entry {
      case .refused(let refusal): refuse(refusal)
      case .row(let row): take(row)
      }
    }
  }

  /// What the rows read since the last call become, in their order.
  package mutating func takeDrafts() -> [Draft] {
    defer { drafts.removeAll() }
    return drafts
  }

  /// The targets that rows told since the last call.
  package mutating func takeTargets() -> [TargetOnDay] {
    defer { targets.removeAll() }
    return targets
  }

  /// The rows refused since the last call, each with its line and reason.
  package mutating func takeRefusals() -> [RowRefusal] {
    defer { refusals.removeAll() }
    return refusals
  }

  private mutating func refuse(_ refusal: RowRefusal) {
    report.refuse(refusal)
    refusals.append(refusal)
  }

  private mutating func take(_ row: SourceRow) {
    guard interpreter.selects(row) else { return report.leaveOut() }
    do throws(RowRefusal) {
      switch try interpreter.entry(of: row) {
      case .moment(let moment):
        let context = context(for: moment.occasion)
        try take(line: row.line) { () throws(Rejection) in try moment.decide(in: context) }
      case .log(let log):
        let context = context(for: log.occasion)
        try take(line: row.line) { () throws(Rejection) in try log.decide(in: context) }
      case .target(let target):
        report.accept(on: target.day)
        targets.append(target)
      }
    } catch {
      refuse(error)
    }
  }

  private func context(for occasion: Occasion) -> Context {
    if case .on = occasion { dateContext } else { context }
  }

  private mutating func take(
    line: Int, _ decide: () throws(Rejection) -> Draft
  ) throws(RowRefusal) {
    let draft: Draft
    do throws(Rejection) {
      draft = try decide()
    } catch {
      throw RowRefusal(line: line, .rejected(error))
    }
    guard let row = ImportedRow(draft), plan.admits(row) else { return report.recognise() }
    drafts.append(draft)
    report.accept(on: draft.occasion.day, row.fact.activity, amount: row.fact.amount)
  }
}

extension Context {
  fileprivate var withoutZone: Context {
    let shift = Int64(utcOffset?.seconds ?? 0) * 1000
    return Context(
      now: now.advanced(byMilliseconds: shift), utcOffset: nil, dayStart: dayStart,
      weekStart: weekStart, importBatch: importBatch)
  }
}
