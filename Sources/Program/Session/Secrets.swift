import Echolog
import Journal

/// Finds the secret of a vault: a key file, a file or descriptor with the passphrase, or the person
/// at the terminal. Never an option's value or an environment variable.
struct Secrets {
  let options: Options
  let paths: ProgramPaths

  private var disk: POSIXDisk { paths.disk }

  /// What a secret is to open.
  enum Lock {
    case vault
    /// A vault that may be damaged, which the other folder may tell of.
    case damagedVault(or: Path?)
    /// A shared folder, which reports what is wrong with it as such.
    case sharedFolder(toJoin: Messages.Joining)
    /// A folder that is only read, by its known key file or that of the vault here.
    case folderRead(beside: VaultPlace)
  }

  /// Opens something with its secret; a typed one is asked for again, but not too often.
  func opening<Opened>(
    _ place: VaultPlace, _ lock: Lock = .vault, _ open: (Secret) throws -> Opened
  ) throws -> Opened {
    let isAsked =
      options.mayAsk && options.passphraseFile == nil && options.passphraseDescriptor == nil
    var trial = 1
    while true {
      let secret = try secret(of: place, lock)
      do {
        return try open(secret)
      } catch let error as DiaryError where isAsked && error.isWrongPassphrase {
        try requireAnother(after: Messages.programError(error), trial: &trial)
      }
    }
  }

  private func secret(of place: VaultPlace, _ lock: Lock) throws -> Secret {
    if let file = options.keyFile { return try Secret.keyFile(at: paths.absolute(file), on: disk) }
    if let given = try givenPassphrase() { return given }
    let found = try kinds(of: place, lock)
    let own: VaultPlace? = if case .folderRead(let own) = lock { own } else { nil }
    if found.contains(.keyFile), let path = try rememberedKeyFile(of: place, or: own) {
      // A passphrase that came from another device opens the vault also without the file.
      let isThere = try disk.statusIfPresent(of: path) != nil
      if isThere || !found.contains(.passphrase) { return try Secret.keyFile(at: path, on: disk) }
    }
    guard found.contains(.passphrase) else {
      guard case .sharedFolder(let joining) = lock else { throw Messages.keyFileNeeded }
      throw Messages.keyFileNeeded(toJoin: joining)
    }
    let stopped = Messages.stopped("The vault was not opened, and nothing was changed.")
    return .passphrase(try ask("Passphrase: ", orStopped: stopped))
  }

  private func kinds(of place: VaultPlace, _ lock: Lock) throws -> Set<SecretKind> {
    switch lock {
    case .vault: return try Diary.secretKinds(at: place)
    case .damagedVault(let other): return try Diary.secretKinds(at: place, or: other)
    case .sharedFolder, .folderRead:
      do throws(DiaryError) {
        return try Diary.secretKinds(at: place, or: nil)
      } catch {
        guard case .storage(let fault) = error else { throw error }
        throw DiaryError.sync(fault)
      }
    }
  }

  func create(_ place: VaultPlace) throws -> Secret {
    // Before anything is asked or written.
    try UnlockedVault.requireFree(place.vault, on: disk)
    if let file = options.keyFile {
      let secret = try createKeyFile(file)
      try rememberKeyFile(for: place)
      return secret
    }
    if let given = try givenPassphrase() { return try longEnough(given) }
    return try newPassphrase(
      asking: "A passphrase for the new vault: ", orStopped: Messages.stopped("No vault was made."))
  }

  func change(to new: NewSecret) throws -> Secret {
    switch new {
    case .asked:
      try newPassphrase(asking: "The new passphrase: ", orStopped: Messages.stoppedAtQuestion)
    case .passphraseFile(let file): try longEnough(passphrase(inFile: file))
    case .passphraseDescriptor(let number): try longEnough(passphrase(from: number))
    case .keyFile(let file): try createKeyFile(file)
    }
  }

  private func createKeyFile(_ file: String) throws -> Secret {
    try Secret.keyFile(at: paths.absolute(file), creatingOn: disk)
  }

  private func newPassphrase(
    asking prompt: String, orStopped stopped: ProgramError
  ) throws -> Secret {
    var trial = 1
    while true {
      let first = try ask(prompt, orStopped: stopped)
      do throws(StorageError) {
        try first.requireLength()
      } catch {
        try requireAnother(after: Messages.programError(error), trial: &trial)
        continue
      }
      if try ask("Once more: ", orStopped: stopped) == first {
        try hint(at: first)
        return .passphrase(first)
      }
      try requireAnother(after: Messages.passphrasesDiffer, trial: &trial)
    }
  }

  /// Shows why a passphrase was not taken, so that it can be asked for again, but not too often.
  private func requireAnother(after refusal: ProgramError, trial: inout Int) throws {
    guard trial < 3 else { throw refusal }
    trial += 1
    let words = refusal.sentence + " Please try again; Ctrl-C stops."
    try Console(paths.environment, options).note(words)
  }

  private func longEnough(_ secret: Secret) throws -> Secret {
    guard case .passphrase(let passphrase) = secret else { return secret }
    try passphrase.requireLength()
    try hint(at: passphrase)
    return secret
  }

  private func hint(at passphrase: Passphrase) throws {
    guard let weakness = passphrase.weakness else { return }
    try Console(paths.environment, options).note(Messages.hint(at: weakness))
  }

  /// Remembers the key file that was named, so that it need not be named again; for a copy else the
  /// one that opens its original.
  func rememberKeyFile(for place: VaultPlace, copiedFrom original: VaultPlace? = nil) throws {
    if let file = options.keyFile { return try remember(paths.absolute(file), for: place) }
    guard let original, let known = try rememberedKeyFile(of: original) else { return }
    try remember(known, for: place)
  }

  func remember(_ new: NewSecret, for place: VaultPlace) throws {
    var path: Path?
    if case .keyFile(let file) = new { path = try paths.absolute(file) }
    guard try rememberedKeyFile(of: place) != path else { return }
    try remember(path, for: place)
  }

  private func givenPassphrase() throws -> Secret? {
    if let descriptor = options.passphraseDescriptor { return try passphrase(from: descriptor) }
    return try options.passphraseFile.map { file in try passphrase(inFile: file) }
  }

  private func passphrase(from descriptor: Int32) throws -> Secret {
    var line = try DescriptorInput.firstLine(of: descriptor)
    return try passphrase(inFirstLineOf: &line)
  }

  private func passphrase(inFile file: String) throws -> Secret {
    var bytes = try disk.readAll(paths.absolute(file))
    return try passphrase(inFirstLineOf: &bytes)
  }

  /// Wipes what it was read into.
  private func passphrase(inFirstLineOf text: inout [UInt8]) throws -> Secret {
    defer { text.wipe() }
    var line = Array(text.prefix { $0 != UInt8(ascii: "\n") })
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let passphrase = Passphrase(wiping: &line)
    try passphrase.requireWords()
    return .passphrase(passphrase)
  }

  /// - Parameter stopped: what Ctrl-C came to.
  private func ask(_ prompt: String, orStopped stopped: ProgramError) throws -> Passphrase {
    guard options.mayAsk else { throw Messages.passphraseNeeded }
    do throws(TerminalError) {
      var typed = try Terminal.askHidden(
        prompt,
        lettingLinesGo: "What was typed before this question is no answer to it, and was not run.")
      return Passphrase(wiping: &typed)
    } catch .interrupted {
      throw stopped
    } catch {
      throw Messages.passphraseNeeded
    }
  }

  /// The vault's folder and the files with its secrets, as far as others may get at them.
  func openToOthers(_ place: VaultPlace, naming new: NewSecret?) throws -> [Path] {
    var named = [options.keyFile, options.passphraseFile]
    switch new {
    case .keyFile(let file), .passphraseFile(let file): named.append(file)
    case .asked, .passphraseDescriptor, nil: break
    }
    var files = try [place.vault] + named.compactMap(\.self).map(paths.absolute)
    if options.keyFile == nil, let file = try rememberedKeyFile(of: place), !files.contains(file) {
      files.append(file)
    }
    return files.filter(disk.isOpenToOthers)
  }

  // MARK: Which key file opens which vault

  private func memory(_ place: VaultPlace) -> Path { place.states.appending("key-files") }

  /// Lines of vault and key file, as `remember` wrote them.
  private func memoryLines(_ place: VaultPlace) throws(StorageError) -> [[Substring]] {
    guard try disk.statusIfPresent(of: memory(place))?.kind == .file else { return [] }
    let text = String(decoding: try disk.readAll(memory(place)), as: UTF8.self)
    return text.split(separator: "\n").map { $0.split(separator: "\t") }
  }

  private func rememberedKeyFile(
    of place: VaultPlace, or other: VaultPlace? = nil
  ) throws -> Path? {
    let found = try memoryLines(place).last { $0.count == 2 && $0[0] == place.vault.text }
    if let found { return Path(String(found[1])) }
    return try other.flatMap { place in try rememberedKeyFile(of: place) }
  }

  /// Lets go of which key file opened a vault that is no more.
  ///
  /// - Returns: the key file; nil where none was remembered.
  func forgetKeyFile(of place: VaultPlace) throws -> Path? {
    guard let file = try rememberedKeyFile(of: place) else { return nil }
    try remember(nil, for: place)
    return file
  }

  /// - Parameter key: nil to forget the one that was remembered.
  private func remember(_ key: Path?, for place: VaultPlace) throws(StorageError) {
    var lines = try memoryLines(place).filter { $0.first.map(String.init) != place.vault.text }
      .map { $0.joined(separator: "\t") }
    if let key { lines.append(place.vault.text + "\t" + key.text) }
    let text = lines.map { $0 + "\n" }.joined()
    try disk.makeDirectories(place.states)
    try disk.replace(
      memory(place), with: Array(text.utf8).rawSpan,
      through: place.states.appending("key-files.new"))
  }
}

extension DiaryError {
  fileprivate var isWrongPassphrase: Bool {
    switch self {
    case .storage(.secret(.wrong(.passphrase))), .sync(.secret(.wrong(.passphrase))): true
    default: false
    }
  }
}
