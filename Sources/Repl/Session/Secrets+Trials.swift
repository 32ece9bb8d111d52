import Echolog
import Rendering
import Sync
import Vault

/// How often a person may type the passphrase of a vault.
extension Secrets {
  private static let trialCount = 3

  /// Opens something with a secret, which is found anew where a typed passphrase was another one.
  /// What a file or a descriptor holds is read once, because it would be the same again.
  ///
  /// - Parameter secret: is evaluated at each trial.
  /// - Throws: what the error is told as, where nothing was typed or often enough.
  func trying<Opened>(
    _ secret: @autoclosure () throws(Stopped) -> Secret,
    _ open: (Secret) throws(DiaryError) -> Opened
  ) throws(Stopped) -> Opened {
    var trial = 1
    while true {
      let secret = try secret()
      do throws(DiaryError) {
        return try open(secret)
      } catch {
        try requireAnother(after: error, trial: &trial)
      }
    }
  }

  /// The same for what is waited for.
  func trying<Opened>(
    _ secret: @autoclosure () throws(Stopped) -> Secret,
    _ open: (Secret) async throws(DiaryError) -> Opened
  ) async throws(Stopped) -> Opened {
    var trial = 1
    while true {
      let secret = try secret()
      do throws(DiaryError) {
        return try await open(secret)
      } catch {
        try requireAnother(after: error, trial: &trial)
      }
    }
  }

  /// Says that the passphrase was another one, so that it can be asked for again.
  private func requireAnother(
    after error: DiaryError, trial: inout Int
  ) throws(Stopped) {
    guard trial < Self.trialCount, asksForPassphrase, error.isWrongPassphrase else {
      throw .trouble(Catalogue.trouble(error))
    }
    trial += 1
    try Console(places.environment, options).note(Catalogue.passphraseAgain)
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
