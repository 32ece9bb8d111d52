import Echolog
import Rendering
import Sync
import Vault

/// How often a person may type the passphrase of a vault. What a file or a descriptor holds is read
/// once, because it would be the same again.
struct PassphraseTrials {
  private let secrets: Secrets
  private var left = 3

  init(_ secrets: Secrets) {
    self.secrets = secrets
  }

  /// Says that the passphrase was another one, so that it can be asked for again.
  ///
  /// - Throws: what the error is told as, where nothing was typed or often enough.
  mutating func requireAnother(after error: DiaryError) throws(Stopped) {
    left -= 1
    guard left > 0, secrets.asksForPassphrase, error.isWrongPassphrase else {
      throw .trouble(Catalogue.trouble(error))
    }
    try Console(secrets.places.environment, secrets.options).note(Catalogue.passphraseAgain)
  }
}

extension DiaryError {
  fileprivate var isWrongPassphrase: Bool {
    switch self {
    case .vault(.wrongSecret(.passphrase)), .sync(.vault(.wrongSecret(.passphrase))): true
    default: false
    }
  }
}
