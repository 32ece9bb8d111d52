import Bytes
import Echolog
import Files
import Rendering
import Sync
import System
import Vault

/// Finds the secret of a vault: a key file, a file or descriptor that holds the passphrase, or the
/// person at the terminal. Never an option's value or an environment variable.
struct Secrets {
  let options: Options
  let places: Places

  private var disk: POSIXDisk { places.disk }

  /// The secret of an existing vault.
  ///
  /// - Parameter isShared: whether the place is a shared folder, for telling what is wrong with it.
  func open(_ place: VaultPlace, isShared: Bool = false) throws(Stopped) -> Secret {
    try open(place) { () throws(DiaryError) in
      do throws(DiaryError) {
        return try Diary.secretKind(at: place)
      } catch {
        guard isShared, case .vault(let fault) = error else { throw error }
        throw .sync(.vault(fault))
      }
    }
  }

  /// The secret of a vault that may be damaged; what it asks for may be told by the other folder.
  func open(_ place: VaultPlace, or other: Path?) throws(Stopped) -> Secret {
    try open(place) { () throws(DiaryError) in try Diary.secretKind(at: place, or: other) }
  }

  private func open(
    _ place: VaultPlace, _ kind: () throws(DiaryError) -> SecretKind
  ) throws(Stopped) -> Secret {
    if let file = options.keyFile { return try keyFile(places.absolute(file)) }
    if let given = try givenPassphrase() { return given }
    let found: SecretKind
    do throws(DiaryError) {
      found = try kind()
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    switch found {
    case .keyFile:
      guard let path = try rememberedKeyFile(of: place) else {
        throw .trouble(Catalogue.keyFileNeeded)
      }
      return try keyFile(path)
    case .passphrase:
      return .passphrase(
        try ask(Catalogue.passphrasePrompt, orStopped: Catalogue.stoppedBeforeOpening))
    }
  }

  /// The secret of a vault that is about to be made; a key file is made where there is none.
  func create(_ place: VaultPlace) throws(Stopped) -> Secret {
    try requireFree(place)
    if let file = options.keyFile {
      let path = places.absolute(file)
      do throws(VaultError) {
        let secret = try Secret.keyFile(at: path, creatingOn: disk)
        try remember(path, for: place)
        return secret
      } catch {
        throw .trouble(Catalogue.trouble(error))
      }
    }
    if let given = try givenPassphrase() {
      if case .passphrase(let bytes) = given { try requireLength(bytes) }
      return given
    }
    let stopped = Catalogue.stoppedBeforeMaking
    let first = try ask(Catalogue.newPassphrasePrompt, orStopped: stopped)
    guard !first.isEmpty else { throw .trouble(Catalogue.passphraseEmpty) }
    try requireLength(first)
    guard try ask(Catalogue.repeatPassphrasePrompt, orStopped: stopped) == first else {
      throw .trouble(Catalogue.passphrasesDiffer)
    }
    return .passphrase(first)
  }

  /// Fewer characters are found by trying, however slow each trial is made.
  private static let leastLength = 8

  private func requireLength(_ passphrase: [UInt8]) throws(Stopped) {
    let text = String(decoding: passphrase, as: UTF8.self)
    guard text.count >= Self.leastLength else {
      throw .trouble(Catalogue.passphraseShort(least: Self.leastLength))
    }
  }

  /// Makes sure that a vault can be made there, before anything is asked or written.
  func requireFree(_ place: VaultPlace) throws(Stopped) {
    do throws(VaultError) {
      try UnlockedVault.requireFree(place.vault, on: disk)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// Remembers the key file that was named, so that it need not be named again.
  func rememberKeyFile(for place: VaultPlace) throws(Stopped) {
    guard let file = options.keyFile else { return }
    do throws(VaultError) {
      try remember(places.absolute(file), for: place)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// Remembers for a copy the key file that opens its original, where one does.
  func rememberKeyFile(of place: VaultPlace, for copy: VaultPlace) throws(Stopped) {
    let named = options.keyFile.map { places.absolute($0) }
    let known = if let named { named } else { try rememberedKeyFile(of: place) }
    guard let path = known else { return }
    do throws(VaultError) {
      try remember(path, for: copy)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  private func keyFile(_ path: Path) throws(Stopped) -> Secret {
    do throws(VaultError) {
      return try Secret.keyFile(at: path, on: disk)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  private func givenPassphrase() throws(Stopped) -> Secret? {
    var bytes: [UInt8]
    if let descriptor = options.passphraseDescriptor {
      bytes = try DescriptorInput.firstLine(of: descriptor)
    } else if let file = options.passphraseFile {
      do throws(DiskError) {
        bytes = try disk.readAll(places.absolute(file))
      } catch {
        throw .trouble(Catalogue.trouble(error))
      }
    } else {
      return nil
    }
    if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) { bytes.removeSubrange(end...) }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    guard !bytes.isEmpty else { throw .trouble(Catalogue.passphraseEmpty) }
    return .passphrase(bytes)
  }

  /// - Parameter stopped: what Ctrl-C came to.
  private func ask(
    _ prompt: String, orStopped stopped: Trouble
  ) throws(Stopped) -> [UInt8] {
    guard options.mayAsk else { throw .trouble(Catalogue.passphraseNeeded) }
    do throws(TerminalError) {
      return try Terminal.askHidden(prompt)
    } catch .interrupted {
      throw .trouble(stopped)
    } catch {
      throw .trouble(Catalogue.passphraseNeeded)
    }
  }

  // MARK: Which key file opens which vault

  private func memory(_ place: VaultPlace) -> Path { place.states.appending("key-files") }

  /// Lines of vault and key file, as `remember` wrote them.
  private func memoryLines(_ place: VaultPlace) throws(DiskError) -> [[Substring]] {
    guard try disk.statusIfPresent(of: memory(place)) != nil else { return [] }
    let text = String(decoding: try disk.readAll(memory(place)), as: UTF8.self)
    return text.split(separator: "\n").map { $0.split(separator: "\t") }
  }

  private func rememberedKeyFile(of place: VaultPlace) throws(Stopped) -> Path? {
    do throws(DiskError) {
      let found = try memoryLines(place).last { $0.count == 2 && $0[0] == place.vault.text }
      return found.map { Path(String($0[1])) }
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  private func remember(_ key: Path, for place: VaultPlace) throws(VaultError) {
    do throws(DiskError) {
      var lines = try memoryLines(place).filter { $0.first.map(String.init) != place.vault.text }
        .map { $0.joined(separator: "\t") }
      lines.append(place.vault.text + "\t" + key.text)
      let text = lines.map { $0 + "\n" }.joined()
      try disk.makeDirectories(place.states)
      try disk.replace(
        memory(place), with: Array(text.utf8).rawSpan,
        through: place.states.appending("key-files.new"))
    } catch {
      throw .disk(error)
    }
  }
}
