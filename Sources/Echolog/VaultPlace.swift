package import Bytes
package import Files
private import System

/// The folders of one vault on this device.
package struct VaultPlace: Hashable, Sendable {
  /// The vault itself.
  package let vault: Path
  /// Below it stands what this device remembers of each vault, by id: the outside head above all.
  package let states: Path
  /// Below it stand the snapshots of each vault, by id.
  package let caches: Path

  package init(vault: Path, states: Path, caches: Path) {
    self.vault = vault
    self.states = states
    self.caches = caches
  }

  /// Where this device keeps the state of the vault with this id.
  package func state(of vaultID: LogID) -> Path {
    states.appending(vaultID.description)
  }

  func cache(of vaultID: LogID) -> Path {
    caches.appending(vaultID.description)
  }
}
