package import Platform

/// Why a sync stopped. Files that can not be read do not stop it; they are reported.
package enum SyncError: Error, Hashable, Sendable {
  /// Nothing stands at the path, and nobody said that a folder is to be made there.
  case folderMissing(Path)
  /// A vault stands there, this one or another, with a journal that no device reads through it.
  case holdsVault(Path)
  /// The shared folder is not what it should be; the paths are those of the shared folder.
  case vault(VaultError)
  case journal(JournalError)
  case disk(DiskError)
}
