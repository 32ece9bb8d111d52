private import Journal

/// The folders of one vault on this device.
package struct VaultPlace: Hashable, Sendable {
  /// The vault itself.
  package let vault: Path
  /// Below it is what this device remembers of each vault, by id: the outside commit pointer above
  /// all.
  package let states: Path
  /// Below it are the snapshots of each vault, by id.
  package let caches: Path

  package init(vault: Path, states: Path, caches: Path) {
    self.vault = vault
    self.states = states
    self.caches = caches
  }

  /// Where this device keeps the state of the vault with this id.
  ///
  /// Two folders with one vault, as after a copy, do not share it: each writes its own log.
  package func state(of vaultID: LogID) -> Path { states.appending(name(of: vaultID)) }

  /// The ids of vaults that this device remembers at this place; one, unless another took its
  /// place.
  func rememberedIDs(on disk: any Disk) throws(StorageError) -> [LogID] {
    guard try disk.statusIfPresent(of: states) != nil else { return [] }
    return try disk.list(states).compactMap { entry in
      guard let id = LogID(digits: entry.name.prefix(32)) else { return nil }
      return name(of: id) == entry.name ? id : nil
    }
  }

  func cache(of vaultID: LogID) -> Path { caches.appending(name(of: vaultID)) }

  private func name(of vaultID: LogID) -> String {
    let digest = SHA256.digest(of: Array(vault.text.utf8).rawSpan).prefix(4)
    let place = digest.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return vaultID.description + "-" + String(place, radix: 16)
  }
}

extension Disk {
  /// Puts a small file of this device in the place of what is there.
  func keep(_ bytes: [UInt8], at path: Path) throws(StorageError) {
    try makeDirectories(path.parent)
    try replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
  }

  /// Takes such a file away, if there is one. Where the disk lets it stay, whoever reads it next
  /// sees what it is worth.
  func removeIfPossible(_ path: Path) {
    do throws(StorageError) {
      if try statusIfPresent(of: path) != nil { try remove(path) }
    } catch {
      // As if it had not been tried.
    }
  }
}

extension LogID {
  /// The id that thirty-two hexadecimal digits spell.
  init?(digits: Substring) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
