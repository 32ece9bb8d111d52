import Journal
import Platform

/// What a journal owes a reader after a cut at one moment.
struct Promise {
  /// What one log has been given.
  struct Owed {
    var submitted: [[UInt8]] = []
    /// How many of them were answered for; the others are one commit.
    var acknowledged = 0
  }

  var logs: [LogID: Owed] = [:]
  /// Numbers of the workbench's log whose records may be redacted.
  var redacted = NumberRanges()
  /// Those of them that must, because their forgetting was answered.
  var redactionsDone = NumberRanges()

  /// What it asks, but for the bytes of records, which an image has, as one number.
  var fingerprint: UInt64 {
    var hasher = Hasher()
    hasher.combine(logs.mapValues { [$0.acknowledged, $0.submitted.count] })
    hasher.combine(redacted)
    hasher.combine(redactionsDone)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  static func redacted(_ number: UInt64) -> [UInt8] { Array("blank \(number)".utf8) }

  /// The bytes of a snapshot of so many records.
  static func models(_ count: UInt64) -> [UInt8] {
    Array(String(repeating: "\(count) folded ", count: 600).utf8)
  }

  /// Checks a journal against the promise, which becomes exactly what is in the journal.
  ///
  /// - Returns: what is wrong.
  mutating func settle(with journal: JournalFolder, _ snapshot: Snapshot?) throws -> [String] {
    var faults: [String] = []
    for (log, owed) in logs {
      var heldCount = 0
      var cursor = journal.cursor(of: log)
      while try cursor.advance() {
        let frame = cursor.frame
        if frame.first != UInt64(heldCount) + 1 { faults.append("a hole before \(frame.first)") }
        var records = frame.records
        while let record = records.next() {
          heldCount += 1
          let fault = fault(of: record, UInt64(heldCount), in: log, owed)
          if let fault { faults.append(fault) }
        }
      }
      if !cursor.gaps.isEmpty { faults.append("\(cursor.gaps)") }
      if heldCount != owed.acknowledged && heldCount != owed.submitted.count {
        let told = "\(owed.acknowledged) acknowledged, \(owed.submitted.count) submitted"
        faults.append("\(heldCount) held, \(told)")
      }
      let kept = Array(owed.submitted.prefix(heldCount))
      logs[log] = Owed(submitted: kept, acknowledged: kept.count)
    }
    let invented = journal.logs.filter { logs[$0] == nil }
    if !invented.isEmpty { faults.append("invented \(invented)") }
    if let snapshot { faults += Self.faults(of: snapshot, beside: journal) }
    return faults + textsLeft(in: journal)
  }

  /// The segments that still have a text whose forgetting was answered, read or not.
  private func textsLeft(in journal: JournalFolder) -> [String] {
    journal.sealedSegments.compactMap { segment in
      let extent = segment.extent
      let due = redactionsDone.intersection(extent.numbers)
      if extent.log != Workbench.log || extent.redacted.isSuperset(of: due) { return nil }
      return "\(segment.name) holds a text of \(due.ranges)"
    }
  }

  /// A snapshot is of some end that the log had, and of nothing behind it.
  private static func faults(of snapshot: Snapshot, beside journal: JournalFolder) -> [String] {
    var faults: [String] = []
    for (log, end) in snapshot.tag.ends {
      let bytes = snapshot.section("models")
      if bytes != nil, bytes != models(end.number) { faults.append("another snapshot") }
      let held = journal.end(of: log)
      if end.number > held.number {
        faults.append("a snapshot of \(end.number) beside \(held.number)")
      }
      if end.number == held.number, end.chainHash != held.chainHash {
        faults.append("a snapshot of another history")
      }
    }
    return faults
  }

  /// What is wrong with a record of a log under a number.
  private func fault(
    of record: RawSpan, _ number: UInt64, in log: LogID, _ owed: Owed
  ) -> String? {
    if log == Workbench.log, redacted.contains(number) {
      if record.holds(Self.redacted(number)) { return nil }
      if redactionsDone.contains(number) { return "\(number) is readable" }
    }
    let isSubmitted =
      number <= owed.submitted.count && record.holds(owed.submitted[Int(number) - 1])
    return isSubmitted ? nil : "another record \(number)"
  }
}
