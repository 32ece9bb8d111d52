package import Platform

extension UnlockedVault {
  /// Locks the keys that the old secret opens with the new one; the keys themselves stay.
  ///
  /// The new files come first and are tried, and only then does each old one give way, by a rename.
  /// So one of the two secrets opens the vault at any moment, and after a crash or a failure both
  /// may. A file's name stays with it, so that no sync brings back what the old secret opens, while
  /// the new file beside it travels.
  ///
  /// - Parameters:
  ///   - old: the secret that opened this vault.
  ///   - witness: is given what locks the keys.
  /// - Returns: whether yet another secret opens the vault here, as one does that came by a sync.
  /// - Throws: `.disk`, also for a key file that is not handed out, because the old secret may open
  ///   it; `.secret` with `.wrong` where what was written does not open.
  /// - Complexity: about three derivations a key file.
  @discardableResult package func changeSecret(
    from old: Secret, to new: Secret, on disk: any Disk, witness: SealingWitness? = nil
  ) throws(StorageError) -> Bool {
    let files = KeyFiles(folder: folder.keys, disk: disk)
    if let refusal = try files.refusal() { throw refusal }
    var changed: [(key: WrappedKey, master: SymmetricKey)] = []
    for (epoch, master) in keys.byEpoch.sorted(by: { $0.key < $1.key }) {
      let wrapped = try new.wrapping(master, epoch: epoch, witness)
      try files.add(wrapped, of: master)
      changed.append((key: wrapped, master: master))
    }
    let opened = try MasterKeys.unlock(with: new, in: folder.keys, on: disk)
    guard keys.byEpoch.allSatisfy({ opened.byEpoch[$0.key] == $0.value }) else {
      throw .secret(.wrong(new.kind))
    }
    for new in changed { try files.replaceKeys(openedBy: old, with: new.key, of: new.master) }
    for (_, key) in try files.namedKeys() where !changed.contains(where: { $0.key == key }) {
      guard KeyFiles.kind(of: key) == new.kind, new.opens(key) else { return true }
    }
    return false
  }
}

extension Secret {
  /// The master key, locked with this secret under a fresh salt.
  func wrapping(
    _ master: SymmetricKey, epoch: UInt32, _ witness: SealingWitness?
  ) throws(StorageError) -> WrappedKey {
    do throws(SealingError) {
      return try WrappedKey(
        wrapping: master, epoch: epoch, secret: span, cost: cost,
        salt: KernelRandom.bytes(count: 32), nonce: KernelRandom.bytes(count: 12),
        witness: witness)
    } catch {
      throw .secret(fault(error))
    }
  }

  /// What it means for this secret that it opens or locks no key.
  func fault(_ error: SealingError) -> SecretFault {
    switch error {
    case .authenticationFailed: .wrong(kind)
    case .costOutOfRange: .costOutOfRange
    case .notEnoughMemory(let kibibytes): .notEnoughMemory(kibibytes: kibibytes)
    }
  }

  /// False also for a key that nobody can afford to try here.
  func opens(_ key: WrappedKey) -> Bool {
    Result { () throws(SealingError) in try key.unwrap(secret: span) }.value != nil
  }
}
