package import Platform

/// The files of wrapped keys, in a vault or in a shared folder.
package struct KeyFiles {
  let folder: Path
  let disk: any Disk

  package init(folder: Path, disk: any Disk) {
    self.folder = folder
    self.disk = disk
  }

  static func kind(of key: WrappedKey) -> SecretKind {
    key.cost == .keyFile ? .keyFile : .passphrase
  }

  /// The kinds of secret that open a key here; more than one where devices changed theirs.
  ///
  /// - Throws: `.secret` with `.noUsableKey` where there is none, `.disk` with `.permission` or
  ///   `.io` where that is why.
  package func secretKinds() throws(StorageError) -> Set<SecretKind> {
    let kinds = Set(try namedKeys().map { Self.kind(of: $0.key) })
    guard !kinds.isEmpty else { throw try lackOfKeys() }
    return kinds
  }

  /// Why no key can be read: one is not handed out, or there is none.
  func lackOfKeys() throws(StorageError) -> StorageError {
    try refusal() ?? .secret(.noUsableKey(folder))
  }

  /// Reports a key file that this user may not read or the medium does not hand out; nil where
  /// there is none such.
  func refusal() throws(StorageError) -> StorageError? {
    var refusal: StorageError?
    for name in try names() {
      _ = try bytes(of: name) { if $0.mayPass { refusal = $0 } }
    }
    return refusal
  }

  /// Every key file that can be read, newest epoch first; the others are passed over, because a
  /// half-copied or newer file must not keep the person from what another one opens.
  func namedKeys() throws(StorageError) -> [(name: String, key: WrappedKey)] {
    try namedFiles().compactMap { name, file in file.wrapped.map { (name: name, key: $0) } }
      .sorted { $0.key.epoch > $1.key.epoch }
  }

  /// The same with the names of their files, and those of newer programs.
  private func namedFiles() throws(StorageError) -> [(name: String, file: KeyFile)] {
    var files: [(name: String, file: KeyFile)] = []
    for name in try names() {
      if let file = try file(named: name) { files.append((name: name, file: file)) }
    }
    return files
  }

  /// Nil for what can not be read, which `passOver` is given where the disk is why.
  private func file(
    named name: String, passOver: (StorageError) -> Void = { _ in }
  ) throws(StorageError) -> KeyFile? {
    try bytes(of: name, passOver: passOver).flatMap { KeyFile(decoding: $0) }
  }

  /// The key files that are damaged or not handed out, and what is no file under the name of one,
  /// each with the damaged bytes where its key can be read; none where the whole file is meant.
  package func damaged() throws(StorageError) -> [(
    path: Path, bytes: [Range<Int>], isUnread: Bool
  )] {
    var found: [(path: Path, bytes: [Range<Int>], isUnread: Bool)] = []
    for entry in try entries() {
      var damage: [Range<Int>] = []
      var isUnread = false
      if entry.kind == .file {
        let file = try file(named: entry.name) { _ in isUnread = true }
        damage = file?.damage ?? []
        if file != nil, damage.isEmpty { continue }
      }
      found.append((path: folder.appending(entry.name), bytes: damage, isUnread: isUnread))
    }
    return found
  }

  /// Key files that open nothing of the vault of these keys and that none of their holders made.
  package func strays(beside keys: MasterKeys) throws(StorageError) -> [Path] {
    try namedFiles().filter { keys.admitted($0.file, named: $0.name) == nil }
      .map { folder.appending($0.name) }
  }

  /// Whether a key file of the vault of these keys is here.
  package func holdsAny(of keys: MasterKeys) throws(StorageError) -> Bool {
    try namedFiles().contains { keys.admitted($0.file, named: $0.name) != nil }
  }

  /// Writes key files of the vault of these keys anew that are damaged and can be read, and takes
  /// those away that are not of it.
  ///
  /// - Parameter isForeseen: whether it is only reported what would be done.
  /// - Returns: which ones. What can not be read stays.
  package func mend(
    with keys: MasterKeys, isForeseen: Bool
  ) throws(StorageError) -> (mended: [Path], removed: [Path]) {
    var mended: [Path] = []
    var removed: [Path] = []
    for (name, file) in try namedFiles() {
      let path = folder.appending(name)
      if let bytes = keys.admitted(file, named: name) {
        guard bytes != file.mended || !file.damage.isEmpty else { continue }
        if !isForeseen { try put(bytes, named: name) }
        mended.append(path)
      } else {
        if !isForeseen { try disk.remove(path) }
        removed.append(path)
      }
    }
    if !isForeseen, !removed.isEmpty {
      try disk.syncDirectory(folder)
    }
    return (mended, removed)
  }

  /// Whether not even a damaged key file is here, nor perhaps the folder.
  package func areMissing() throws(StorageError) -> Bool { try entries().isEmpty }

  /// Whether a key file has the name here that it has in another folder: names are random, so both
  /// folders are of one vault.
  package func shareName(with other: KeyFiles) throws(StorageError) -> Bool {
    try !Set(names()).isDisjoint(with: other.names())
  }

  /// Whether key files are in both folders and none has the same name: each sync puts those of one
  /// vault into both.
  package func isOfAnother(than other: KeyFiles) throws(StorageError) -> Bool {
    let (names, others) = (Set(try names()), Set(try other.names()))
    return !names.isEmpty && !others.isEmpty && names.isDisjoint(with: others)
  }

  /// Adds a key under a random name.
  ///
  /// - Returns: the name.
  @discardableResult func add(
    _ key: WrappedKey, of master: SymmetricKey
  ) throws(StorageError) -> String {
    let random = KernelRandom()
    let name = LogID(high: random.next(), low: random.next()).description + Self.suffix
    try put(KeyFile.encoded(key, of: master, named: name), named: name)
    return name
  }

  /// Whether a file is named as `add` names one, be it as one that is being written.
  static func isDrawn(_ name: String) -> Bool {
    let digits = name.prefix { "0123456789abcdef".contains($0) }
    return digits.count == 32
      && [Self.suffix, Self.suffix + Self.newSuffix].contains(String(name.dropFirst(32)))
  }

  private static let suffix = ".key"
  private static let newSuffix = ".new"

  /// Lets a key take the place of every one of its epoch that the secret opens, name by name.
  func replaceKeys(
    openedBy secret: Secret, with key: WrappedKey, of master: SymmetricKey
  ) throws(StorageError) {
    for (name, file) in try namedFiles() {
      guard let old = file.wrapped, old.epoch == key.epoch, Self.kind(of: old) == secret.kind,
        secret.opens(old)
      else { continue }
      try put(KeyFile.encoded(key, of: master, named: name), named: name)
    }
  }

  /// Adds the key files of another folder that are missing, damaged or no key of the vault here,
  /// those of a newer program too. None is added that neither opens nor is vouched for.
  ///
  /// - Parameters:
  ///   - keys: the vault's.
  ///   - passOver: is given a file that is not handed out there or here, and what is in the place
  ///     of one here; none keeps the others from being added.
  /// - Returns: how many were added, and the names of files there and here that are not the
  ///   vault's.
  package func adopt(
    from other: KeyFiles, of keys: MasterKeys, passOver: (StorageError) -> Void = { _ in }
  ) throws(StorageError) -> (added: Int, strays: (there: [String], here: [String])) {
    let held = Set(try names())
    if !held.isEmpty {
      // What is here is not added again, so it has to outlast a power cut.
      try disk.syncInheritedEntries(of: folder)
    }
    var added = 0
    var strays: (there: [String], here: [String]) = ([], [])
    for name in try other.names() {
      guard let offered = try other.file(named: name, passOver: passOver) else { continue }
      guard var bytes = keys.admitted(offered, named: name) else {
        strays.there.append(name)
        continue
      }
      if held.contains(name) {
        var refusal: StorageError?
        let own = try file(named: name) { if $0.mayPass { refusal = $0 } }
        // Another user's, or one behind a failure that passes, may be as whole as it is new.
        if let refusal { passOver(refusal) }
        guard refusal == nil else { continue }
        if let own {
          if let mended = keys.admitted(own, named: name) {
            if own.damage.isEmpty { continue }
            bytes = mended
          } else {
            strays.here.append(name)
          }
        }
      }
      do throws(StorageError) {
        try put(bytes, named: name)
        added += 1
      } catch {
        guard error.refusal == .notFile else { throw error }
        passOver(error)
      }
    }
    return (added, strays)
  }

  /// Nil where the disk does not hand the file out, which `passOver` is given.
  private func bytes(
    of name: String, passOver: (StorageError) -> Void = { _ in }
  ) throws(StorageError) -> [UInt8]? {
    do throws(StorageError) {
      return try retryOnce { () throws(StorageError) in try disk.readSmall(folder.appending(name)) }
    } catch {
      guard error.isOfOneFile || error.isOfLink else { throw error }
      passOver(error)
      return nil
    }
  }

  /// Of files, and of what can not be followed, which may be one: its reader reports it.
  private func names() throws(StorageError) -> [String] {
    try entries().filter { $0.kind != .directory }.map(\.name)
  }

  private func entries() throws(StorageError) -> [DirectoryEntry] {
    try disk.listIfFolder(folder).filter { $0.name.hasSuffix(Self.suffix) }
  }

  private func put(_ bytes: [UInt8], named name: String) throws(StorageError) {
    try disk.makeDirectories(folder)
    let path = folder.appending(name)
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + Self.newSuffix))
  }
}

extension StorageError {
  /// Whether the file may be whole: another user reads it, or this one a moment later.
  fileprivate var mayPass: Bool { refusal == .permission || refusal == .io || isOfLink }

  /// Whether what is in the file's place can not be followed to one.
  fileprivate var isOfLink: Bool {
    switch refusal {
    case .other, .notDirectory: true
    default: false
    }
  }
}
