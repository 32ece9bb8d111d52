// Journal: opaque records in, the same records out, whatever happens in between.
//
// A vault folder holds logs: gapless numbered records of one device incarnation each. The one log
// that this device writes ends in a live file, which takes a commit per write and sync; everything
// older, and every log received from other devices, stands in sealed segments, written once.
// `JournalFolder` opens all of it, `LogAppender` writes, `LogCursor` replays, and
// `JournalFolder.record` reads one. `Schemas/journal-format.md` tells every byte.
//
// The promise: an answer is given after the bytes are durable. After a crash the recovered records
// are a prefix of what was submitted and hold all that was acknowledged. What was acknowledged and
// can not be read is told as a range of numbers, never skipped in silence, and nothing is invented.
// No file is edited in place but the live file, whose bytes are written once, and the heads.
//
// What a record means is decided above. This layer draws salts and nonces from the kernel, and
// nothing can make it draw one twice.

package import Platform

/// Why something about a journal could not be done.
package enum JournalError: Error, Hashable, Sendable {
  /// The disk refused, before anything was promised: the answer is "no" and nothing has changed.
  case disk(DiskError)
  /// A file is not what it should be.
  case file(Path, FileFault)
  /// A record is longer than a frame can hold; nothing was written.
  case recordTooLong(byteCount: Int, limit: Int)
  /// A commit has to hold at least one record.
  case emptyCommit
  /// The write or the sync failed: the commit that begins at `first` may or may not have happened.
  /// `LogAppender.recover` finds out.
  case outcomeUnknown(first: UInt64, cause: DiskError)
  /// An earlier commit failed; `LogAppender.recover` has to decide about it first.
  case recoveryNeeded
  /// This folder can not go on with its log; the caller begins another with
  /// `JournalFolder.beginLog`.
  case incarnationNeeded(IncarnationReason)
  /// The freshly written segment does not read back as what was to be written; it was removed and
  /// what it was made from is untouched.
  case sealingMismatch(Path)
}

/// What is wrong with a file; each has another cure.
package enum FileFault: Error, Hashable, Sendable {
  /// Not written by this program.
  case foreign
  /// Written by a newer version of this program.
  case newerFormat(version: UInt16)
  /// Locked with a master key that this device has not yet received.
  case unknownEpoch(UInt32)
  /// Intact, and locked with another key of the same epoch.
  case wrongKey
  /// Only the first bytes are there, as when a copy was interrupted.
  case incomplete(expected: Int, found: Int)
  /// Bytes from this offset on are not the ones that were written.
  case damaged(offset: Int)
  /// The system does not hand it out: its medium fails, its rights forbid it, or a link leads
  /// nowhere. What it holds may be as it was written.
  case unread

  /// Whether another key or a newer program opens the file.
  package var isWaiting: Bool {
    switch self {
    case .newerFormat, .unknownEpoch, .wrongKey: true
    case .foreign, .incomplete, .damaged, .unread: false
    }
  }
}

/// Why a new log has to begin before anything can be appended.
package enum IncarnationReason: Hashable, Sendable {
  /// The folder holds no log of its own yet.
  case noLog
  /// The machine's own state has seen number `seen`, the folder ends before it.
  case restored(held: UInt64, seen: UInt64)
  /// The folder's lock file or the machine is not the one that last wrote here.
  case copied
  /// The medium does not give back what a head tells of numbers that were used.
  case unread
  /// The live file is of another log than the one that the head names.
  case misplaced
  /// The live file does not follow from the sealed segments of its log, or a peer has seen others.
  case forked(at: UInt64)
  /// One more commit might take the log beyond the last number that a head may tell.
  case full
}
