import Journal

// A `Forgotten` event hides the words of an entry at once: it folds without them. The bytes are
// erased afterwards, under the lock of the command: every segment of any log that contains such
// words is rewritten, and quarantined files, the snapshot and unfinished lines that may contain
// them are removed. After a crash or on a full disk the next command or sync resumes; the redacted
// ranges in the openings of the segments show what is left to do.

/// When nothing of what is forgotten was left in any file.
struct ErasedState: Equatable {
  /// How much was forgotten then.
  var forgottenCount = 0
  /// The revision of the journal.
  var revision = 0
}

extension Diary {
  /// Whether any event about the entity that this event created, or the event itself, ever carried
  /// text; true where one of them can not be read here.
  func hasWords(_ name: EventName) throws(DiaryError) -> Bool {
    let history = replay.history
    let events = history.entity(of: name)?.id == name ? history.events(about: name) : [name]
    for name in events where try readEvent(name)?.carriesText ?? true { return true }
    return false
  }

  /// Erases the words of forgotten entries from the files here, if any are left. The next sync
  /// ships the rewritten segments. A failure is reported in `news.erasingFailure`.
  ///
  /// - Complexity: where something is forgotten, four bytes of each event are read for it.
  package func finishErasing() {
    guard fork == nil, gathering == nil, !isErased else { return }
    do throws(DiaryError) {
      guard try !onStorage(try journal.hasPartialFiles), try wordsToErase().isEmpty else {
        close(try beginAppending(isForEvents: false))
        return
      }
      // Rows that a snapshot did not give back show nothing.
      if replay.history.isSound { try noteErased() }
    } catch {
      news.erasingFailure = error
    }
  }

  /// The same for who has the right to write.
  func eraseIfDue(through appender: borrowing LogAppender) {
    guard !isErased else { return }
    do throws(DiaryError) {
      try onStorage { () throws(StorageError) in try appender.removePartialFiles() }
      let due = try wordsToErase()
      if !due.isEmpty { try erase(due, through: appender) }
      try noteErased()
    } catch {
      news.erasingFailure = error
    }
  }

  private var isErased: Bool {
    let forgottenCount = replay.history.forgotten.count
    return forgottenCount == 0
      || erased == ErasedState(forgottenCount: forgottenCount, revision: journal.revision)
  }

  /// Files of attachments may also have come back with a copy of the vault.
  private func noteErased() throws(DiaryError) {
    try onStorage { () throws(StorageError) in
      var left: [AttachmentName] = []
      for name in unwantedAttachments where try attachmentFolder.contains(name) {
        left.append(name)
      }
      try attachmentFolder.remove(left)
    }
    erased = ErasedState(
      forgottenCount: replay.history.forgotten.count, revision: journal.revision)
    news.erasingFailure = nil
  }

  /// Of each log the events with words of what is forgotten that are in some file here.
  func wordsToErase() throws(DiaryError) -> [LogID: NumberRanges] {
    // Also of events that only a later version knows, and which another device redacted.
    var due = journal.shadowedWords
    for (log, numbers) in replay.history.forgottenNumbers {
      let extents = journal.extents(of: log)
      let texts = extents.map(\.texts)
      for number in numbers where texts.contains(where: { $0.contains(number) }) {
        if extents.contains(where: { $0.redacted.contains(number) }) { continue }
        if try isWithWords(EventName(log: log, number: number)) {
          due[log, default: NumberRanges()].insert(number...number)
        }
      }
    }
    return due
  }

  /// The names of the segments with such words.
  func segmentsToErase() throws(DiaryError) -> Set<String> {
    let due = try wordsToErase()
    return Set(journal.sealedSegments.filter { journal.hasWords(due, in: $0.extent) }.map(\.name))
  }

  private func isWithWords(_ name: EventName) throws(DiaryError) -> Bool {
    guard let record = try record(name) else { return true }
    do throws(EventDecodingError) {
      let event = try Event(decoding: record.rawSpan)
      // Which words a later version knows of, this one does not see.
      return event.carriesText && (event.body.type == nil || !event.isBlank)
    } catch {
      return false
    }
  }

  /// The work of forgetting. The segments come last, because they show what is left to do.
  private func erase(
    _ due: [LogID: NumberRanges], through appender: borrowing LogAppender
  ) throws(DiaryError) {
    try discardDrafts(with: try words(of: due))
    (shownPraise, pasts, keptSearch) = ([], [], nil)
    let forgotten = replay.history.forgotten.sorted()
    var words = due
    for (log, numbers) in replay.history.forgottenNumbers {
      for number in numbers { words[log, default: NumberRanges()].insert(number...number) }
    }
    try onStorage { () throws(StorageError) in
      try appender.removeQuarantined(with: words)
      try removeSnapshot()
      try attachmentFolder.remove(unwantedAttachments.sorted())
      for (log, numbers) in due.sorted(by: { $0.key < $1.key }) {
        do throws(StorageError) {
          try appender.redact(numbers, of: log, forgetting: forgotten) { wordlessEvent($1) }
        } catch .file(_, .damaged) {
          // What can not be read of a file may be the words, and is lost with them.
          _ = try appender.setDamageInQuarantine()
          try appender.removeQuarantined(with: words)
          try appender.redact(numbers, of: log, forgetting: forgotten) { wordlessEvent($1) }
        }
      }
    }
  }

  private func words(of due: [LogID: NumberRanges]) throws(DiaryError) -> [String] {
    var words: [String] = []
    for (log, numbers) in due {
      for number in numbers.ranges.joined() {
        let name = EventName(log: log, number: number)
        guard let record = try record(name) else { continue }
        let event = Result { () throws(EventDecodingError) in
          try Event(decoding: record.rawSpan, words: .inline)
        }
        // Labels and names of activities stand in lines about something else, too.
        guard let body = event.value?.body,
          ![.memoryLabelled, .activityAdded, .activityRenamed].contains(body.type)
        else { continue }
        words += body.texts.compactMap(\.text.inline)
      }
    }
    return words
  }

  /// Shorter words stand in lines about something else, too.
  private static let tellingByteCount = 8

  /// Lets go of lines that were begun or refused with these words in them.
  private func discardDrafts(with words: [String]) throws(DiaryError) {
    let telling = words.filter { $0.utf8.count >= Self.tellingByteCount }
    guard !telling.isEmpty else { return }
    for line in try unfinishedLines.all() where telling.contains(where: line.text.contains) {
      try unfinishedLines.discard(line)
    }
  }
}
