/// Why files did not keep, give or take what they should: what the seam `Disk` throws, and
/// everything that is built on it, up to a sync.
///
/// It is made once, where the cause and the place are known, and shown as it is. All causes are
/// here, though most are the journal's, because any of them may end one call.
package enum StorageError: Error, Hashable, Sendable {
  /// The system refused a call of the seam `Disk`. Of a commit nothing was promised by then.
  case disk(Operation, Path, Refusal)
  /// A file is not what it should be.
  case file(Path, FileFault)
  /// A folder is not the vault, or the folder through which devices share one, that it should be.
  case vault(Path, VaultFault)
  /// A secret is none, or neither opens nor locks a key.
  case secret(SecretFault)
  /// The journal can not take in what it was given.
  case journal(JournalFault)

  /// The file or folder that it is about, where it is about one.
  package var place: Path? {
    switch self {
    case .disk(_, let path, _), .file(let path, _), .vault(let path, _): path
    case .secret(.notAKeyFile(let path)), .secret(.noUsableKey(let path)),
      .secret(.tooManyKeyFiles(let path)), .journal(.sealingMismatch(let path)):
      path
    case .journal(.outcomeUnknown(_, let cause)): cause.place
    case .secret, .journal: nil
    }
  }

  /// Why the system refused; nil for every other cause.
  package var refusal: Refusal? {
    if case .disk(_, _, let refusal) = self { refusal } else { nil }
  }

  /// Whether one file alone is not handed out, or not any more, so that others can still be read.
  package var isOfOneFile: Bool {
    switch refusal {
    case .io, .permission, .notFound, .notFile: true
    case .exists, .noSpace, .readOnly, .tooManyFiles, .interrupted, .locked, .notDirectory,
      .notEmpty, .nameTooLong, .other, nil:
      false
    }
  }

  /// The calls of the seam `Disk`, one case each.
  package enum Operation: String, Hashable, Sendable, CaseIterable {
    case open, close, read, write, length, truncate, syncData, sync
    case lock, unlock, rename, remove, makeDirectory, removeDirectory
    case list, status, syncDirectory, freeBytes
  }

  /// Why a call failed, as finely as a caller acts on it.
  package enum Refusal: Error, Hashable, Sendable {
    case notFound
    case exists
    /// The disk or the quota is full.
    case noSpace
    /// The medium failed. After a write or a sync nobody knows what is on it.
    case io
    case permission
    /// The file system was mounted read-only.
    case readOnly
    case tooManyFiles
    /// The person pressed Ctrl-C while a lock was waited for.
    case interrupted
    /// Someone else has the lock: an exclusive holder leaves its process number.
    case locked(holder: Int32?)
    /// A part of the path that should be a folder is none.
    case notDirectory
    /// A file was expected, and a folder, pipe or device is there.
    case notFile
    case notEmpty
    case nameTooLong
    /// The system's number of an error that has no case here.
    case other(code: Int32)
  }
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
  /// nowhere. Its content may be as it was written.
  case unread

  /// Whether another key or a newer program opens the file.
  package var isWaiting: Bool {
    switch self {
    case .newerFormat, .unknownEpoch, .wrongKey: true
    case .foreign, .incomplete, .damaged, .unread: false
    }
  }
}

/// What is wrong with a folder that should be a vault or shared by devices, or be free for one.
package enum VaultFault: Hashable, Sendable {
  /// Nothing is there.
  case missing
  /// A symbolic link is there, and nothing where it leads.
  case danglingLink
  /// Something is there, and it is no vault.
  case notAVault
  /// A vault, or another folder that is not empty, is where a new one was to be made.
  case occupied
  /// The folder through which devices share a vault is where one of their vaults was to be.
  case sharedFolder
  /// The vault's journal is gone from it, with all that was in it.
  case journalMissing
  /// The marker was written by a newer version of this program.
  case newerFormat(found: UInt16, supported: UInt16)
  /// The marker is damaged, or gone from where keys and what they lock lie.
  case markerDamaged
  /// The keys in a shared folder belong to another vault.
  case anotherVault
  /// Nothing is where devices were to share, and nobody asked for a folder to be made there.
  case folderMissing
  /// A vault is where devices were to share, this one or another, with a journal that no device
  /// reads through it.
  case holdsVault
}

/// Why a secret opens or locks no key of a vault.
package enum SecretFault: Hashable, Sendable {
  /// Key files are there, and this secret opens none of them.
  case wrong(SecretKind)
  /// Every key file here is locked with a secret of this kind, and the one that was given is of the
  /// other.
  case otherNeeded(SecretKind)
  /// Nothing was given as a passphrase.
  case passphraseEmpty
  /// A new passphrase has fewer characters than are asked for.
  case passphraseShort
  /// The key file has not the 32 bytes of a key.
  case notAKeyFile(Path)
  /// No file of a wrapped key could be read in the folder: none is there, or all are damaged or
  /// newer.
  case noUsableKey(Path)
  /// More of them are there than are tried, and this secret opens none of those that were.
  case tooManyKeyFiles(Path)
  /// A key asks for this much memory, and the system does not give it.
  case notEnoughMemory(kibibytes: UInt32)
  /// A key asks for more work than this program is willing to spend, or for less than is safe.
  case costOutOfRange
}

/// What kind of secret opens a vault.
package enum SecretKind: String, Hashable, Sendable {
  case passphrase
  case keyFile
}

/// Why a journal did not take in a commit, or not surely.
package enum JournalFault: Hashable, Sendable {
  /// A record is longer than fits in a frame; nothing was written.
  case recordTooLong(byteCount: Int, limit: Int)
  /// A commit has to have at least one record.
  case emptyCommit
  /// The write or the sync failed: the commit that begins at `first` may or may not have happened.
  /// A recovery finds out.
  indirect case outcomeUnknown(first: UInt64, cause: StorageError)
  /// An earlier commit failed; a recovery has to decide about it first.
  case recoveryNeeded
  /// This folder can not go on with its log; the caller begins another.
  case incarnationNeeded(IncarnationReason)
  /// The freshly written segment does not read back as what was to be written; it was removed and
  /// what it was made from is untouched.
  case sealingMismatch(Path)
}

/// Why a new log has to begin before anything can be appended.
package enum IncarnationReason: Hashable, Sendable {
  /// The folder has no log of its own yet.
  case noLog
  /// The machine's own state knows number `seen`, the folder ends before it.
  case restored(held: UInt64, seen: UInt64)
  /// The folder's lock file or the machine is not the one that last wrote here.
  case copied
  /// The medium does not give back what a commit pointer says of numbers that were used.
  case unread
  /// The active segment is of another log than the one that the commit pointer names.
  case misplaced
  /// The active segment does not follow from the sealed segments of its log, or a peer knows
  /// others.
  case forked(at: UInt64)
  /// One more commit might take the log beyond the last number that fits in a commit pointer.
  case full
}
