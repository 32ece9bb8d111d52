import Echolog
import Journal

/// How often a person may type the passphrase of a vault, or a new one.
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

  /// Says why a new passphrase was not taken, so that it can be asked for again.
  ///
  /// - Throws: the refusal, where one was typed often enough.
  func requireAnotherNew(after refusal: Trouble, trial: inout Int) throws(Stopped) {
    try requireAnother(
      after: refusal, saying: Catalogue.newPassphraseAgain(after: refusal), trial: &trial)
  }

  /// Says that the passphrase was another one, so that it can be asked for again.
  private func requireAnother(after error: DiaryError, trial: inout Int) throws(Stopped) {
    let refusal = Catalogue.trouble(error)
    guard asksForPassphrase, error.isWrongPassphrase else { throw .trouble(refusal) }
    try requireAnother(after: refusal, saying: Catalogue.passphraseAgain, trial: &trial)
  }

  private func requireAnother(
    after refusal: Trouble, saying words: String, trial: inout Int
  ) throws(Stopped) {
    guard trial < Self.trialCount else { throw .trouble(refusal) }
    trial += 1
    try Console(places.environment, options).note(words)
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
