import Echolog
import Journal
import Platform

/// Finds the secret of a vault: a key file, a file or descriptor with the passphrase, or the person
/// at the terminal. Never an option's value or an environment variable.
struct Secrets {
  let options: Options
  let paths: ProgramPaths

  private var disk: POSIXDisk { paths.disk }

  func open(_ place: VaultPlace) throws -> Secret {
    try open(place) { try Diary.secretKinds(at: place) }
  }

  /// The secret of the vault in a shared folder, which reports what is wrong with it as such.
  func open(_ place: VaultPlace, toJoin joining: Messages.Joining) throws -> Secret {
    try open(place, orNeeding: Messages.keyFileNeeded(toJoin: joining)) {
      try Self.sharedKinds(place)
    }
  }

  /// The secret of a folder that is only read: that of its known key file, or of the vault here.
  func open(_ place: VaultPlace, beside own: VaultPlace) throws -> Secret {
    try open(place, beside: own) { try Self.sharedKinds(place) }
  }

  private static func sharedKinds(_ place: VaultPlace) throws -> Set<SecretKind> {
    do throws(DiaryError) {
      return try Diary.secretKinds(at: place, or: nil)
    } catch {
      guard case .storage(let fault) = error else { throw error }
      throw DiaryError.sync(fault)
    }
  }

  /// The secret of a vault that may be damaged, which the other folder may tell of.
  func open(_ place: VaultPlace, or other: Path?) throws -> Secret {
    try open(place) { try Diary.secretKinds(at: place, or: other) }
  }

  private func open(
    _ place: VaultPlace, beside own: VaultPlace? = nil,
    orNeeding keyFileNeeded: ProgramError = Messages.keyFileNeeded,
    _ kinds: () throws -> Set<SecretKind>
  ) throws -> Secret {
    if let file = options.keyFile { return try Secret.keyFile(at: paths.absolute(file), on: disk) }
    if let given = try givenPassphrase() { return given }
    let found = try kinds()
    if found.contains(.keyFile), let path = try rememberedKeyFile(of: place, or: own) {
      // A passphrase that came from another device opens the vault also without the file.
      let isThere = try disk.statusIfPresent(of: path) != nil
      if isThere || !found.contains(.passphrase) { return try Secret.keyFile(at: path, on: disk) }
    }
    guard found.contains(.passphrase) else { throw keyFileNeeded }
    return .passphrase(try ask("Passphrase: ", orStopped: Messages.stoppedBeforeOpening))
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
      asking: "A passphrase for the new vault: ", orStopped: Messages.stoppedBeforeMaking)
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
      if let short = refusal(of: first) {
        try requireAnother(after: short, trial: &trial)
      } else if try ask("Once more: ", orStopped: stopped) == first {
        try hint(at: first)
        return .passphrase(first)
      } else {
        try requireAnother(after: Messages.passphrasesDiffer, trial: &trial)
      }
    }
  }

  private func longEnough(_ secret: Secret) throws -> Secret {
    guard case .passphrase(let passphrase) = secret else { return secret }
    if let short = refusal(of: passphrase) { throw short }
    try hint(at: passphrase)
    return secret
  }

  private func hint(at passphrase: Passphrase) throws {
    guard let weakness = passphrase.weakness else { return }
    try Console(paths.environment, options).note(Messages.hint(at: weakness))
  }

  private func refusal(of passphrase: Passphrase) -> ProgramError? {
    do throws(StorageError) {
      try passphrase.requireLength()
      return nil
    } catch {
      return Messages.programError(error)
    }
  }

  /// Remembers the key file that was named, so that it need not be named again.
  func rememberKeyFile(for place: VaultPlace) throws {
    if let file = options.keyFile { try remember(paths.absolute(file), for: place) }
  }

  /// Remembers for a copy the key file that opens its original, where one does.
  func rememberKeyFile(of place: VaultPlace, for copy: VaultPlace) throws {
    let named = try options.keyFile.map(paths.absolute)
    let known = if let named { named } else { try rememberedKeyFile(of: place) }
    if let known { try remember(known, for: copy) }
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
    var files = [place.vault]
    for case let file? in named { files.append(try paths.absolute(file)) }
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

/// How often a person may type the passphrase of a vault, or a new one.
extension Secrets {
  private static let trialCount = 3

  /// Opens something with a secret; a typed one is asked for again, but not too often.
  func trying<Opened>(
    _ secret: @autoclosure () throws -> Secret,
    _ open: (Secret) throws -> Opened
  ) throws -> Opened {
    let isAsked =
      options.mayAsk && options.passphraseFile == nil && options.passphraseDescriptor == nil
    var trial = 1
    while true {
      let secret = try secret()
      do {
        return try open(secret)
      } catch let error as DiaryError where isAsked && error.isWrongPassphrase {
        try requireAnother(after: Messages.programError(error), trial: &trial)
      }
    }
  }

  /// Shows why a passphrase was not taken, so that it can be asked for again, but not too often.
  private func requireAnother(after refusal: ProgramError, trial: inout Int) throws {
    guard trial < Self.trialCount else { throw refusal }
    trial += 1
    let words = refusal.sentence + " Please try again; Ctrl-C stops."
    try Console(paths.environment, options).note(words)
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
