package import Echolog

/// A row that was decided: what it records, unless another import brought it.
package struct ImportCandidate: Sendable {
  package let draft: PendingEvent
  /// The memory that the event begins.
  private let memory: CapturedMemory?
  package let row: ImportedRow
  let place: RowPlace
  /// As `SourceRow.ownID`.
  let ownID: String?

  init(
    _ draft: PendingEvent, of memory: CapturedMemory? = nil, _ activity: Activity = .unspecified,
    from source: SourceRow, at place: RowPlace
  ) {
    (self.place, ownID) = (place, source.ownID)
    guard let row = ImportedRow(draft, of: activity) else {
      preconditionFailure("rows become entries")
    }
    (self.draft, self.memory, self.row) = (draft, memory, row)
  }

  var sample: ImportSample {
    ImportSample(draft: draft, activity: row.fact.activity, labels: memory?.labels ?? [])
  }

  /// What a copy of the row has as well; its labels are part of that.
  var copyIdentity: RowIdentity {
    guard let memory, !memory.labels.isEmpty else { return row.identity }
    let labels = memory.labels.map { "\u{0}\($0.kind.rawValue)\u{0}\($0.words)" }
    return RowIdentity(row.fact, words: (row.words ?? "") + labels.joined())
  }

  /// Everything to record, where the first event gets this name.
  func pending(as id: EventName) -> [PendingEvent] {
    if let memory { memory.pending(as: id) } else { [draft] }
  }
}

/// Reads a file from its first chunk to its last and decides each row; writes nothing.
///
/// A file is read twice with two of these: once to see that all of it can be meant, and once to
/// write. Both come to the same rows, because nothing but the file and the context goes into them.
package struct ImportReading {
  private var interpreter: RowInterpreter
  private let context: Now
  /// For dates without a time: no zone, so that the same row is the same fact wherever and in
  /// whatever season it is imported, with a clock that shows what the person's shows.
  private let dateContext: Now
  private var reader: RowReader
  /// What was read so far. Candidates and targets count once somebody accepted or recognised them.
  package var report = ImportReport()
  private var candidates: [ImportCandidate] = []
  private var targets: [(place: RowPlace, target: TargetOnDay)] = []
  private var refusals: [RowRefusal] = []
  private var rowCount = 0
  private var hasSeenClock = false
  /// Whether only the whole file can show how a row is meant.
  private(set) var leavesHabitsOpen = false

  /// With a new reader, or one that finds out what kind of file it is, at the moment of importing.
  package init(
    interpreter: RowInterpreter, reader: RowReader? = nil, context: Now
  ) {
    self.interpreter = interpreter
    self.interpreter.thisYear = context.today.date.year
    self.context = context.importing
    dateContext = context.importing.withoutZone
    self.reader = reader ?? RowReader(columns: interpreter.mapping.columns)
  }

  /// Takes in the next bytes of the file; none means its end. An error is about the whole file.
  package mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    let entries = try reader.rows(endingIn: chunk)
    if chunk.isEmpty {
      report.findings = reader.findings
      report.columnOfDays = interpreter.columnOfDays
    }
    for entry in entries {
      rowCount += 1
      switch entry {
      case .refused(let refusal): refuse(refusal)
      case .row(let row): take(row)
      }
    }
  }

  /// What the rows read since the last call would record, in their order.
  package mutating func takeCandidates() -> [ImportCandidate] {
    defer { candidates.removeAll() }
    return candidates
  }

  /// The targets in rows since the last call.
  package mutating func takeTargets() -> [(place: RowPlace, target: TargetOnDay)] {
    defer { targets.removeAll() }
    return targets
  }

  /// The rows refused since the last call, each with its line and reason.
  package mutating func takeRefusals() -> [RowRefusal] {
    defer { refusals.removeAll() }
    return refusals
  }

  private mutating func refuse(_ refusal: RowRefusal) {
    var refusal = refusal
    refusal.row = rowCount
    switch refusal.reason {
    case .dateOrderOpen, .decimalMarkOpen: leavesHabitsOpen = true
    default: break
    }
    report.refuse(refusal)
    refusals.append(refusal)
  }

  private mutating func take(_ row: SourceRow) {
    do throws(RowRefusal) {
      guard try interpreter.selects(row) else {
        report.rowsElsewhere += 1
        return
      }
      let entry = try interpreter.entry(of: row)
      if !hasSeenClock, entry.mayHaveClock {
        hasSeenClock = true
        leavesHabitsOpen = leavesHabitsOpen || interpreter.leavesHabitsOpen(row)
      }
      do throws(Rejection) {
        try decide(entry, of: row)
      } catch {
        // Of a target one amount is all that the Domain judges.
        let isTarget = if case .target = entry { true } else { false }
        let column = isTarget ? interpreter.mapping.column(of: .target) : nil
        throw RowRefusal(line: row.line, column: column, .rejected(error))
      }
    } catch {
      refuse(error)
    }
  }

  private mutating func decide(_ entry: ImportedEntry, of row: SourceRow) throws(Rejection) {
    switch entry {
    case .moment(let moment):
      take(try moment.decide(in: context(for: moment.eventTime)), from: row)
    case .log(let log):
      take(try log.decide(in: context(for: log.eventTime)), of: log.activity, from: row)
    case .memory(let memory):
      let captured = try memory.decide(in: context(for: memory.eventTime))
      candidates.append(
        ImportCandidate(captured.draft, of: captured, from: row, at: place(of: row)))
    case .target(let target):
      try target.check(in: context)
      targets.append((place(of: row), target))
    }
  }

  private func context(for eventTime: EventTime) -> Now {
    switch eventTime {
    case .on, .within: dateContext
    case .now, .at, .told: context
    }
  }

  private mutating func take(
    _ draft: PendingEvent, of activity: Activity = .unspecified, from row: SourceRow
  ) {
    candidates.append(ImportCandidate(draft, activity, from: row, at: place(of: row)))
  }

  private func place(of row: SourceRow) -> RowPlace { RowPlace(row: rowCount, line: row.line) }
}

extension ImportedEntry {
  /// Whether its date was one with a time of day; of a target that is not known.
  fileprivate var mayHaveClock: Bool {
    let eventTime: EventTime
    switch self {
    case .moment(let moment): eventTime = moment.eventTime
    case .log(let log): eventTime = log.eventTime
    case .memory(let memory): eventTime = memory.eventTime
    case .target: return true
    }
    return if case .at = eventTime { true } else { false }
  }
}

extension Now {
  var withoutZone: Now {
    let shift = Int64(utcOffset?.seconds ?? 0) * 1000
    return Now(
      at: instant.advanced(byMilliseconds: shift), utcOffset: nil, dayStart: dayStart,
      weekStart: weekStart, isImport: isImport)
  }
}
