package import Journal

/// Why a diary did not do what it was asked.
package enum DiaryError: Error, Equatable, Sendable {
  /// A rule of the domain refused; nothing was recorded.
  case rejected(Rejection)
  /// The vault was not opened, read or written.
  case storage(StorageError)
  /// The disk failed before a commit could be kept, or recovery found that nothing of it is there.
  case notRecorded(StorageError)
  /// The same of a folder that devices share, or of another copy of the vault.
  case sync(StorageError)
  /// A sync stopped for this after it had brought something, which is kept and folded.
  case unfinishedSync(SyncReport, StorageError)
  /// The system's clock can not be written with; nothing was recorded.
  case clock(HybridClockError)
  /// The person stopped it. What had been answered before is kept.
  case cancelled
  /// A record of the journal is intact and yet no event.
  case undecodable(EventName, EventDecodingError)
  /// The records of these events are damaged or missing, and with them the words that were asked
  /// for.
  case unreadable([EventName])
  case query(QueryError)
  /// The vault has more logs than one history can number: 65,535.
  case tooManyLogs

  /// As `storage`, of long work that the person may stop.
  static func stopping(_ error: StorageError) -> DiaryError {
    error.refusal == .interrupted ? .cancelled : .storage(error)
  }

  /// Whether it is about the content of events, and no file.
  var isOfEvents: Bool {
    switch self {
    case .undecodable, .tooManyLogs: true
    default: false
    }
  }

  /// Whether it is about a file that waits for another key or a newer program.
  var isOfWaiting: Bool {
    if case .storage(.file(_, let fault)) = self { fault.isWaiting } else { false }
  }
}

/// The border between files and the diary: does the work, and lets its error leave as the diary's.
func onStorage<Result: ~Copyable>(
  as diaryError: (StorageError) -> DiaryError = DiaryError.storage,
  _ work: () throws(StorageError) -> Result
) throws(DiaryError) -> Result {
  do throws(StorageError) {
    return try work()
  } catch {
    throw diaryError(error)
  }
}

/// As `onStorage` with a closure, for a single call.
func onStorage<Result: ~Copyable>(
  as diaryError: (StorageError) -> DiaryError = DiaryError.storage,
  _ work: @autoclosure () throws(StorageError) -> Result
) throws(DiaryError) -> Result {
  try onStorage(as: diaryError, work)
}

/// What the record of an event decodes to.
func decoding<Result>(
  _ name: EventName, _ work: @autoclosure () throws(EventDecodingError) -> Result
) throws(DiaryError) -> Result {
  do throws(EventDecodingError) {
    return try work()
  } catch {
    throw .undecodable(name, error)
  }
}
