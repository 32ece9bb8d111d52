package import Platform

/// The master keys that a secret opened, by epoch.
package struct MasterKeys: Sendable {
  package let byEpoch: [UInt32: SymmetricKey]
  /// The key of the highest epoch, with which new files are written.
  package let writing: (epoch: UInt32, key: SymmetricKey)
  /// What the secret opened, by the names of the files.
  private let opened: [String: WrappedKey]

  /// Nil when there are none.
  init?(byEpoch: [UInt32: SymmetricKey], opened: [String: WrappedKey]) {
    guard let highest = byEpoch.max(by: { $0.key < $1.key }) else { return nil }
    self.byEpoch = byEpoch
    self.opened = opened
    writing = (epoch: highest.key, key: highest.value)
  }

  /// The bytes under which a key file belongs to the vault of these keys: it opens, or a holder of
  /// one of them made it. Nil for every other.
  func admitted(_ file: KeyFile, named name: String) -> [UInt8]? {
    if file.isVouched(by: byEpoch, named: name) { return file.mended }
    guard let wrapped = file.wrapped, opened[name] == wrapped, let key = byEpoch[wrapped.epoch]
    else { return nil }
    return KeyFile.encoded(wrapped, of: key, named: name)
  }
}

extension MasterKeys {
  /// Draws the first master key, locks it with the secret and adds its key file to the folder.
  ///
  /// - Parameter witness: is given what locks it.
  package static func create(
    for secret: Secret, in folder: Path, on disk: any Disk, witness: SealingWitness? = nil
  ) throws(StorageError) -> MasterKeys {
    var drawn = KernelRandom.bytes(count: SymmetricKey.byteCount)
    let master = SymmetricKey(derived: &drawn)
    let wrapped = try secret.wrapping(master, epoch: 1, witness)
    let name = try KeyFiles(folder: folder, disk: disk).add(wrapped, of: master)
    guard let keys = MasterKeys(byEpoch: [1: master], opened: [name: wrapped]) else {
      preconditionFailure("one key is at least one")
    }
    return keys
  }

  /// The keys of every epoch that the secret opens.
  ///
  /// - Parameter other: a second folder of key files, for what the first does not open.
  /// - Throws: `.secret` with `.noUsableKey`, `.wrong`, `.otherNeeded`, with `.tooManyKeyFiles`
  ///   where not all could be tried, with `.notEnoughMemory` where a key costs more than there is
  ///   here, and no other one opens; `.disk` with `.permission` or `.io` where that is why
  ///   there is no key of this kind of secret.
  /// - Complexity: one derivation (about a tenth of a second for a passphrase) a key file, at most
  ///   so many as `WorkLimit` lets pass.
  package static func unlock(
    with secret: Secret, in folder: Path, or other: Path? = nil, on disk: any Disk
  ) throws(StorageError) -> MasterKeys {
    let files = KeyFiles(folder: folder, disk: disk)
    var named = try files.namedKeys()
    if let other { named += try KeyFiles(folder: other, disk: disk).namedKeys() }
    guard let newest = named.first?.key else { throw try files.lackOfKeys() }
    var keys: [UInt32: SymmetricKey] = [:]
    var opened: [String: WrappedKey] = [:]
    var failures: Set<SealingError> = []
    var limit = WorkLimit()
    var tried: Set<WrappedKey> = []
    // Anybody may put one into a shared folder that costs more than the others, or than there is
    // here: it comes last, and keeps none of them from being tried.
    for (name, key) in named.sorted(by: { $0.key.cost.work < $1.key.cost.work })
    where KeyFiles.kind(of: key) == secret.kind && keys[key.epoch] == nil {
      guard tried.insert(key).inserted else { continue }
      guard limit.allows(key.cost) else { break }
      do throws(SealingError) {
        keys[key.epoch] = try key.unwrap(secret: secret.span)
        opened[name] = key
        limit.noteOpened(key.cost)
      } catch {
        failures.insert(error)
      }
    }
    if let result = MasterKeys(byEpoch: keys, opened: opened) { return result }
    if limit.isReached { throw .secret(.tooManyKeyFiles(folder)) }
    if let failure = failures.first, !failures.contains(.authenticationFailed) {
      throw .secret(secret.fault(failure))
    }
    let isOther = named.allSatisfy { KeyFiles.kind(of: $0.key) != secret.kind }
    if isOther, let refusal = try files.refusal() { throw refusal }
    throw isOther ? .secret(.otherNeeded(KeyFiles.kind(of: newest))) : .secret(.wrong(secret.kind))
  }
}

/// How much work is spent on key files, which anybody can put into a shared folder.
package struct WorkLimit {
  /// Twice as much as one key may cost.
  private var left = 128 * PassphraseCost.recommended.work
  /// What the first one cost that opened.
  private var paid: UInt64?
  /// Whether one was refused.
  package private(set) var isReached = false

  package init() {}

  /// Whether another one of this cost may be tried, which then counts.
  package mutating func allows(_ cost: PassphraseCost) -> Bool {
    let isCheap = paid.map { cost.work <= 4 * $0 } ?? true
    guard isCheap, cost.work <= left else {
      isReached = true
      return false
    }
    left -= cost.work
    return true
  }

  /// Of others no more are tried than a vault may have epochs.
  package mutating func noteOpened(_ cost: PassphraseCost) {
    paid = paid ?? cost.work
    left = min(left, 8 * PassphraseCost.recommended.work)
  }
}
