package import Platform

// Segments are written anew, never changed: beside the old one, verified, put in place, and only
// then is the old one removed. A crash in between leaves both, which readers understand and the
// next call of `removeSuperseded` tidies.
extension LogAppender {
  /// Writes every segment with one of `numbers` anew, with the redacted records that `redact` makes
  /// of them, and removes the old ones. The own log's active segment is sealed before.
  ///
  /// - Parameters:
  ///   - forgotten: the entities that are the reason; they are listed in the new segments.
  ///   - redact: from a number and its record to what takes the record's place.
  package func redact(
    _ numbers: NumberRanges, of log: LogID, forgetting forgotten: [EventName],
    _ redact: (UInt64, RawSpan) -> [UInt8]
  ) throws(StorageError) {
    try journal.withBallast { () throws(StorageError) in
      let inFiles = journal.branches.run(log)?.log ?? log
      if inFiles == self.log { try seal() }
      try removeSuperseded(inFiles)
      try journal.redact(numbers, of: log, forgetting: forgotten, redact)
    }
  }

  /// Removes segments of a log that another segment makes superfluous, after that one was verified.
  package func removeSuperseded(_ log: LogID) throws(StorageError) {
    try journal.removeSuperseded(log)
  }

  /// Removes what was cut short as segments were written anew.
  package func removePartialFiles() throws(StorageError) { try journal.removePartialFiles() }

  /// Removes the quarantined files that may have these words. Segments that open and have none of
  /// them stay: of what is damaged in them they may be all that is left.
  package func removeQuarantined(with words: [LogID: NumberRanges]) throws(StorageError) {
    let (folder, disk) = (journal.paths.quarantine, journal.disk)
    for entry in try disk.listIfFolder(folder) where entry.kind == .file {
      let path = folder.appending(entry.name)
      let opened = Result { () throws(StorageError) in
        try SegmentFile(path, on: disk, keys: journal.keys)
      }
      if let extent = opened.value?.extent, !journal.hasWords(words, in: extent) { continue }
      try disk.remove(path)
      try disk.syncDirectory(folder)
    }
  }
}

extension JournalFolder {
  /// Of each log the numbers of which one file here has the redacted record and another the words.
  package var shadowedWords: [LogID: NumberRanges] {
    var shadowed: [LogID: NumberRanges] = [:]
    for log in logs {
      let extents = extents(of: log)
      var redacted = NumberRanges()
      for extent in extents { redacted.formUnion(extent.redacted) }
      if let run = branches.run(log) { redacted = redacted.intersection(run.first...run.last) }
      var words = NumberRanges()
      for texts in redacted.isEmpty ? [] : extents.map(\.texts) {
        for range in redacted.ranges { words.formUnion(texts.intersection(range)) }
      }
      if !words.isEmpty { shadowed[log] = words }
    }
    return shadowed
  }

  /// Whether a file has some of these words, by what its opening says.
  package func hasWords(_ words: [LogID: NumberRanges], in extent: Extent) -> Bool {
    let texts = extent.texts
    return words.contains { log, numbers in
      (branches.run(log)?.log ?? log) == extent.log
        && numbers.ranges.contains { !texts.intersection($0).isEmpty }
    }
  }

  /// Writes anew what contains one of `numbers`, as `LogAppender.redact`.
  ///
  /// - Throws: `.file` with `.unread` where a segment that may contain one can not be read now.
  func redact(
    _ numbers: NumberRanges, of log: LogID, forgetting forgotten: [EventName],
    _ redact: (UInt64, RawSpan) -> [UInt8]
  ) throws(StorageError) {
    if let file = unreadable.first(where: { $0.fault == .unread }) {
      throw .file(file.path, .unread)
    }
    var numbers = numbers
    if let run = branches.run(log) {
      guard run.first <= run.last else { return }
      numbers = numbers.intersection(run.first...run.last)
    }
    for segment in holders(of: log).segments {
      let old = segment.extent
      let concerned = numbers.intersection(old.numbers)
      if old.redacted.isSuperset(of: concerned) { continue }
      var new = old
      new.redacted.formUnion(concerned)
      new.forgotten = Array(Set(old.forgotten + forgotten)).sorted()
      new.generation += 1
      try replace([segment], by: new) { number, record in
        numbers.contains(number) && !old.redacted.contains(number) ? redact(number, record) : nil
      }
    }
  }

  /// Writes `new` from the records of `old`, each replaced where `replacement` is not nil, and
  /// removes `old`.
  func replace(
    _ old: [SegmentFile], by new: Extent, _ replacement: (UInt64, RawSpan) -> [UInt8]?
  ) throws(StorageError) {
    let byteCount = old.reduce(0) { $0 + $1.byteCount }
    let finished = try write(new, of: byteCount, effort: .thorough) {
      (writer) throws(StorageError) in
      let gaps = try Self.copy(old.flatMap(\.pieces), to: &writer, replacing: replacement)
      for segment in old { try segment.requireRead() }
      try Self.refuseDamage(gaps)
    }
    try install(finished)
    try remove(old)
  }

  /// Writes the records of `pieces`, each replaced where `replacement` is not nil.
  ///
  /// - Returns: what could not be read and was left out.
  static func copy(
    _ pieces: [ReadingPlan.Piece], to writer: inout SegmentWriter,
    replacing replacement: (UInt64, RawSpan) -> [UInt8]? = { _, _ in nil }
  ) throws(StorageError) -> [Gap] {
    var cursor = LogCursor(pieces)
    while try cursor.advance() {
      var batch = RecordBatch()
      var records = cursor.frame.records
      let first = records.number
      while true {
        let number = records.number
        guard let record = records.next() else { break }
        if let other = replacement(number, record) {
          batch.append(other.rawSpan)
        } else {
          batch.append(record)
        }
      }
      try writer.append(first: first, count: batch.count, records: batch.bytes.span)
    }
    return cursor.gaps
  }

  /// What can not be read must not be written anew as if it had never been there.
  private static func refuseDamage(_ gaps: [Gap]) throws(StorageError) {
    for gap in gaps {
      if case .damaged(let path, let offset) = gap.reason {
        throw .file(path, .damaged(offset: offset))
      }
    }
  }

  /// Removes segments that others replace, and makes other processes look again.
  func remove(_ old: [SegmentFile]) throws(StorageError) {
    segments.removeAll { segment in old.contains { $0 === segment } }
    try takeAway(old.map(\.path)) { path throws(StorageError) in try disk.remove(path) }
  }

  /// Takes files away that are no segments any more, and makes other processes look again.
  ///
  /// - Parameter folder: where they go to; nil for nowhere.
  func takeAway(
    _ files: [Path], to folder: Path? = nil, _ take: (Path) throws(StorageError) -> Void
  ) throws(StorageError) {
    guard !files.isEmpty else { return }
    lookups.removeAll()
    forgetPlans()
    try reloadedAfterFailure { () throws(StorageError) in
      for path in files { try take(path) }
      if let folder { try disk.syncDirectory(folder) }
      try disk.syncDirectory(paths.segments)
    }
    try announce()
  }

  /// Writes the commit pointers again as they are, so that their sequence shows a change elsewhere.
  func announce() throws(StorageError) {
    guard let log = state.commitPointer?.log else { return }
    try noteSealing(log: log, end: appendingEnd(of: log))
  }
}
