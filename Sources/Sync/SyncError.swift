package import Files
package import Journal
package import Vault

/// Why a sync stopped. Files that can not be read do not stop it; they are reported.
package enum SyncError: Error, Hashable, Sendable {
  case vault(VaultError)
  case journal(JournalError)
  case disk(DiskError)
}
