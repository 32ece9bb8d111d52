package import Platform

/// What opens a person's vault.
package enum Secret: Hashable, Sendable {
  case passphrase(Passphrase)
  /// The 32 random bytes of a key file.
  case keyFile(SymmetricKey)

  package var kind: SecretKind {
    switch self {
    case .passphrase: .passphrase
    case .keyFile: .keyFile
    }
  }

  /// The bytes that lock a key, borrowed.
  var span: RawSpan {
    @_lifetime(borrow self) get {
      // Sound: whoever borrows the secret holds the object that the bytes belong to.
      switch self {
      case .passphrase(let words): unsafe _overrideLifetime(words.secret.span, borrowing: self)
      case .keyFile(let key): unsafe _overrideLifetime(key.span, borrowing: self)
      }
    }
  }

  /// What each guess is to cost when a key is newly wrapped.
  var cost: PassphraseCost {
    switch self {
    case .passphrase: .recommended
    case .keyFile: .keyFile
    }
  }
}

extension Secret {
  /// The secret in a key file.
  ///
  /// - Throws: `.secret` with `.notAKeyFile` when it has not exactly 32 bytes.
  package static func keyFile(at path: Path, on disk: any Disk) throws(StorageError) -> Secret {
    var bytes = try disk.readSmall(path)
    guard let key = SymmetricKey(wiping: &bytes) else { throw .secret(.notAKeyFile(path)) }
    return .keyFile(key)
  }

  /// The secret in a key file, which is made of fresh random bytes where there is none.
  package static func keyFile(
    at path: Path, creatingOn disk: any Disk
  ) throws(StorageError) -> Secret {
    try disk.makeDirectories(path.parent)
    if try disk.statusIfPresent(of: path) != nil {
      // Who made it may have been cut short before its name was durable.
      try disk.syncInheritedEntries(of: path.parent)
    } else {
      var bytes = KernelRandom.bytes(count: SymmetricKey.byteCount)
      defer { bytes.wipe() }
      let temporary = path.parent.appending(path.lastComponent + ".new")
      try disk.replace(path, with: bytes.rawSpan, through: temporary)
    }
    return try keyFile(at: path, on: disk)
  }
}
