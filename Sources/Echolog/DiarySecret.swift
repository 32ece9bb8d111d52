import Files
import Sealing
import Vault

/// What opens a diary. Nobody, the makers of this library included, opens it without.
public enum DiarySecret: Hashable, Sendable {
  /// Words that the person remembers, exactly as typed. Each guess at them costs about a tenth of
  /// a second and 64 MiB of memory, and so does each opening.
  case passphrase(String)
  /// The path of a file of 32 random bytes, such as `echolog init --key-file` makes. `create` makes
  /// it where there is none.
  case keyFile(String)
  /// The same 32 random bytes, for an app that keeps them in the system's keychain.
  case keyBytes([UInt8])

  /// The secret for a vault that is to be made; an absent key file is made first.
  ///
  /// - Throws: `VaultError.notAKeyFile`, `.disk`.
  func making(on disk: any Disk) throws(VaultError) -> Secret {
    guard case .keyFile(let path) = self else { return try opening(on: disk) }
    return try .keyFile(at: Path(path), creatingOn: disk)
  }

  /// The secret for a vault that is there.
  ///
  /// - Throws: `VaultError.notAKeyFile`, also where no file is; `.disk`.
  func opening(on disk: any Disk) throws(VaultError) -> Secret {
    switch self {
    case .passphrase(let words): return .passphrase(Array(words.utf8))
    case .keyBytes(let bytes):
      guard let key = SymmetricKey(bytes: bytes) else { throw .notAKeyFile("") }
      return .keyFile(key)
    case .keyFile(let path):
      do throws(VaultError) {
        return try .keyFile(at: Path(path), on: disk)
      } catch .disk(let error) where error.cause == .notFound {
        throw .notAKeyFile(Path(path))
      }
    }
  }
}
