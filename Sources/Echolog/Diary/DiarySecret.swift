import Journal

/// What opens a diary. Nobody, the makers of this library included, opens it without.
///
///     let diary = try await Diary.create(
///       in: folder + "/vault", stateFolder: folder + "/state", owner: "Mika", device: "phone",
///       secret: .keyFile(folder + "/key"))
///     show(try await diary.goals())
public enum DiarySecret: Hashable, Sendable {
  /// Words that the person remembers, as typed on any keyboard; a new vault takes eight characters
  /// at least. Each guess at them costs about a tenth of a second and 64 MiB of memory, and so does
  /// each opening.
  case passphrase(String)
  /// The path of a file of 32 random bytes, such as `echolog init --key-file` makes. `create` makes
  /// it where there is none.
  case keyFile(String)
  /// The same 32 random bytes, for an app that keeps them in the system's keychain.
  case keyBytes([UInt8])
}

extension DiarySecret {
  /// The secret for a vault that is to be made; an absent key file is made first.
  ///
  /// - Throws: `.secret` with `.passphraseEmpty`, `.passphraseShort`, `.notAKeyFile`; `.disk`.
  func making(on disk: any Disk) throws(StorageError) -> Secret {
    if case .keyFile(let path) = self { return try .keyFile(at: Path(path), creatingOn: disk) }
    let secret = try opening(on: disk)
    if case .passphrase(let passphrase) = secret { try passphrase.requireLength() }
    return secret
  }

  /// The secret for a vault that is there.
  ///
  /// - Throws: `.secret` with `.passphraseEmpty`, or `.notAKeyFile` also where no file is; `.disk`.
  func opening(on disk: any Disk) throws(StorageError) -> Secret {
    switch self {
    case .passphrase(let words):
      var bytes = Array(words.utf8)
      let passphrase = Passphrase(wiping: &bytes)
      try passphrase.requireWords()
      return .passphrase(passphrase)
    case .keyBytes(let bytes):
      guard let key = SymmetricKey(bytes: bytes) else { throw .secret(.notAKeyFile("")) }
      return .keyFile(key)
    case .keyFile(let path):
      do throws(StorageError) {
        return try .keyFile(at: Path(path), on: disk)
      } catch .disk(_, _, .notFound) {
        throw .secret(.notAKeyFile(Path(path)))
      }
    }
  }
}

extension DiarySecret: CustomStringConvertible, CustomReflectable {
  /// The kind alone, so that no log of an app, nor a report of a crash, contains what opens a
  /// diary.
  public var description: String {
    switch self {
    case .passphrase: "passphrase"
    case .keyFile: "keyFile"
    case .keyBytes: "keyBytes"
    }
  }

  /// Shows nothing of the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
