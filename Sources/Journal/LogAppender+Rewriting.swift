package import Bytes
import Files

// Segments are written anew, never changed: beside the old one, verified, put in place, and only
// then is the old one removed. A crash in between leaves both, which readers understand and the
// next call of `removeSuperseded` tidies.
extension LogAppender {
  /// Merges neighbouring segments of a log once enough of about the same size lie side by side, so
  /// that their number grows with the logarithm of the log.
  ///
  /// - Returns: whether anything was merged; call again until nothing is.
  /// - Throws: `.file` with `.damaged` when a segment does not read back; nothing is changed then.
  package func consolidate(_ log: LogID) throws(JournalError) -> Bool {
    try removeSuperseded(log)
    let all = journal.segments.filter { $0.stretch.log == log }
      .sorted { $0.stretch.first < $1.stretch.first }
    guard let run = Consolidation.run(in: all) else { return false }
    let old = Array(all[run])
    try journal.replace(old, by: Consolidation.stretch(of: old.map(\.stretch))) {
      (_, _) in nil
    }
    return true
  }

  /// Writes every segment that holds one of `numbers` anew, with the blanks that `blank` makes of
  /// their records, and removes the old ones. The own log's live file is sealed before.
  ///
  /// - Parameters:
  ///   - forgotten: the entities that are the reason; they are listed in the new segments.
  ///   - blank: from a number and its record to what takes the record's place.
  package func blank(
    _ numbers: NumberRanges, of log: LogID, forgetting forgotten: [EventName],
    _ blank: (UInt64, RawSpan) -> [UInt8]
  ) throws(JournalError) {
    try journal.withReserve { () throws(JournalError) in
      if log == self.log { try seal() }
      try removeSuperseded(log)
      try journal.blank(numbers, of: log, forgetting: forgotten, blank)
    }
  }

  /// Removes segments of a log that another segment makes superfluous, after that one was verified.
  package func removeSuperseded(_ log: LogID) throws(JournalError) {
    let all = journal.segments.filter { $0.stretch.log == log }
    guard all.count > 1 else { return }
    var removed: [SegmentFile] = []
    var verified: Set<String> = []
    for old in all {
      let better = all.first { new in
        new !== old && !removed.contains { $0 === new }
          && new.stretch.supersedes(old.stretch, name: new.name, otherName: old.name)
      }
      guard let better else { continue }
      if !verified.contains(better.name) {
        guard try better.damage().isEmpty else { continue }
        verified.insert(better.name)
      }
      removed.append(old)
    }
    if removed.isEmpty { return }
    try journal.syncEntries(of: journal.paths.segments)
    try journal.remove(removed)
  }

  /// Removes the files that recovery has set aside, which may hold what was to be forgotten.
  package func removeAside() throws(JournalError) {
    do throws(DiskError) {
      for entry in try journal.disk.list(journal.paths.aside) where entry.kind == .file {
        try journal.disk.remove(journal.paths.aside.appending(entry.name))
      }
      try journal.disk.syncDirectory(journal.paths.aside)
    } catch {
      throw .disk(error)
    }
  }
}

/// Which neighbours are merged, and what they become.
enum Consolidation {
  /// So many segments of a size class, or smaller, side by side are merged.
  static let fanIn = 8
  private static let largestByteCount = 64 << 20

  /// The first run of neighbours worth merging, smallest sizes first.
  static func run(in segments: [SegmentFile]) -> Range<Int>? {
    var limit = 128 * 1024
    while limit <= largestByteCount / fanIn {
      var start = 0
      for position in 0...segments.count {
        let goesOn =
          position < segments.count && segments[position].byteCount <= limit
          && (position == start || follows(segments[position], segments[position - 1]))
        if goesOn { continue }
        if position - start >= fanIn { return start..<min(position, start + 8 * fanIn) }
        start = position
        if position < segments.count, segments[position].byteCount > limit { start = position + 1 }
      }
      limit *= fanIn
    }
    return nil
  }

  private static func follows(_ segment: SegmentFile, _ before: SegmentFile) -> Bool {
    segment.stretch.first == before.stretch.last + 1
      && segment.stretch.linkBefore == before.stretch.linkAfter
  }

  /// The stretch that neighbours make together; their borders become checkpoints.
  static func stretch(of parts: [Stretch]) -> Stretch {
    guard let first = parts.first, let last = parts.last else {
      preconditionFailure("at least one segment is merged")
    }
    var lost = NumberRanges()
    var blanked = NumberRanges()
    var checkpoints: [Stretch.Checkpoint] = []
    for part in parts {
      lost.formUnion(part.lost)
      blanked.formUnion(part.blanked)
      checkpoints += part.checkpoints
      if part.last < last.last {
        checkpoints.append(Stretch.Checkpoint(number: part.last, link: part.linkAfter))
      }
    }
    return Stretch(
      log: first.log, first: first.first, last: last.last, linkBefore: first.linkBefore,
      linkAfter: last.linkAfter, checkpoints: checkpoints, lost: lost, blanked: blanked,
      forgotten: Array(Set(parts.flatMap(\.forgotten))).sorted(),
      generation: parts.map(\.generation).max() ?? 0)
  }
}

extension JournalFolder {
  /// Writes anew what holds one of `numbers`, as `LogAppender.blank`.
  func blank(
    _ numbers: NumberRanges, of log: LogID, forgetting forgotten: [EventName],
    _ blank: (UInt64, RawSpan) -> [UInt8]
  ) throws(JournalError) {
    for segment in segments.filter({ $0.stretch.log == log }) {
      let old = segment.stretch
      let concerned = numbers.intersection(old.numbers)
      if old.blanked.isSuperset(of: concerned) { continue }
      var blanked = old.blanked
      blanked.formUnion(concerned)
      let new = Stretch(
        log: log, first: old.first, last: old.last, linkBefore: old.linkBefore,
        linkAfter: old.linkAfter, checkpoints: old.checkpoints, lost: old.lost, blanked: blanked,
        forgotten: Array(Set(old.forgotten + forgotten)).sorted(), generation: old.generation + 1)
      try replace([segment], by: new) { number, record in
        numbers.contains(number) && !old.blanked.contains(number) ? blank(number, record) : nil
      }
    }
  }

  /// Writes `new` from the records of `old`, each replaced where `replacement` is not nil, and
  /// removes `old`.
  func replace(
    _ old: [SegmentFile], by new: Stretch, _ replacement: (UInt64, RawSpan) -> [UInt8]?
  ) throws(JournalError) {
    let pieces = old.flatMap(\.pieces)
    let byteCount = old.reduce(0) { $0 + $1.byteCount }
    let finished = try write(new, of: byteCount, effort: .thorough) {
      (writer) throws(JournalError) in
      var cursor = LogCursor(pieces)
      while try cursor.advance() {
        try Self.refuseDamage(cursor.gaps)
        var batch = RecordBatch()
        var records = cursor.frame.records
        let first = records.number
        while true {
          let number = records.number
          guard let record = records.next() else { break }
          if let blank = replacement(number, record) {
            batch.append(blank.rawSpan)
          } else {
            batch.append(record)
          }
        }
        try writer.append(first: first, count: batch.count, records: batch.bytes.span)
      }
      try Self.refuseDamage(cursor.gaps)
    }
    let published: SegmentFile
    do throws(JournalError) {
      published = try finished.publish()
    } catch {
      state.mustReload = true
      throw error
    }
    segments.append(published)
    try remove(old)
  }

  /// What can not be read must not be written anew as if it had never been there.
  private static func refuseDamage(_ gaps: [Gap]) throws(JournalError) {
    for gap in gaps {
      if case .damaged(let path, let offset) = gap.reason {
        throw .file(path, .damaged(offset: offset))
      }
    }
  }

  /// Removes segments that others stand in for, and tells other processes to look again.
  func remove(_ old: [SegmentFile]) throws(JournalError) {
    guard !old.isEmpty else { return }
    segments.removeAll { segment in old.contains { $0 === segment } }
    lookups.removeAll()
    forgetPlans()
    do throws(DiskError) {
      for segment in old {
        segment.close()
        try disk.remove(segment.path)
      }
      try disk.syncDirectory(paths.segments)
    } catch {
      state.mustReload = true
      throw .disk(error)
    }
    try announce()
  }

  /// Writes the heads again as they are, so that their sequence tells of a change elsewhere.
  func announce() throws(JournalError) {
    guard let log = state.head?.log else { return }
    try noteSealing(log: log, end: appendingEnd(of: log))
  }
}
