package import Platform

/// Why a vault could not be made, opened or unlocked.
package enum VaultError: Error, Hashable, Sendable {
  /// Nothing stands at the path.
  case missing(Path)
  /// A symbolic link stands at the path, and nothing where it leads.
  case danglingLink(Path)
  /// Something stands at the path, and it is no vault.
  case notAVault(Path)
  /// A vault, or another folder that is not empty, stands where a new one was to be made.
  case occupied(Path)
  /// The folder through which devices share a vault stands where one of their vaults was to be.
  case sharedFolder(Path)
  /// The vault's journal is gone from it, with all that it held.
  case journalMissing(Path)
  /// The marker was written by a newer version of this program.
  case newerFormat(Path, found: UInt16, supported: UInt16)
  /// The marker is damaged, or gone from where keys and what they lock lie.
  case markerDamaged(Path)
  /// No key file could be read: none is there, or all are damaged or newer.
  case noUsableKey(Path)
  /// More key files are there than are tried, and this secret opens none of those that were.
  case tooManyKeyFiles(Path)
  /// Key files are there, and this secret opens none of them.
  case wrongSecret(SecretKind)
  /// Every key file here is locked with a secret of this kind, and the one that was given is of the
  /// other.
  case otherSecretNeeded(SecretKind)
  /// Nothing was given as a passphrase.
  case passphraseEmpty
  /// A new passphrase has fewer than `Passphrase.leastCharacterCount` characters.
  case passphraseShort
  /// The key file does not hold the 32 bytes of a key.
  case notAKeyFile(Path)
  /// The keys in a shared folder belong to another vault.
  case anotherVault(Path)
  case sealing(SealingError)
  case disk(DiskError)
}

/// What kind of secret opens a vault.
package enum SecretKind: String, Hashable, Sendable {
  case passphrase
  case keyFile
}

/// Does the work and lets what the disk refuses leave as an error of this layer.
func onDisk<Result: ~Copyable>(
  _ work: () throws(DiskError) -> Result
) throws(VaultError) -> Result {
  do throws(DiskError) {
    return try work()
  } catch {
    throw .disk(error)
  }
}

/// Does the work and lets what the sealing refuses leave as an error of this layer.
func sealing<Result>(
  _ work: () throws(SealingError) -> Result
) throws(VaultError) -> Result {
  do throws(SealingError) {
    return try work()
  } catch {
    throw .sealing(error)
  }
}
