import Echolog
import Journal

/// How often a person may type the passphrase of a vault, or a new one.
extension Secrets {
  private static let trialCount = 3

  /// Opens something with a secret, which is found anew where a typed passphrase was another one. A
  /// file or a descriptor is read once, because it would be the same again.
  ///
  /// - Parameter secret: is evaluated at each trial.
  /// - Throws: the message for the error, where nothing was typed or often enough.
  func trying<Opened>(
    _ secret: @autoclosure () throws(Exit) -> Secret,
    _ open: (Secret) throws(DiaryError) -> Opened
  ) throws(Exit) -> Opened {
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

  /// Shows why a new passphrase was not taken, so that it can be asked for again.
  ///
  /// - Throws: the refusal, where one was typed often enough.
  func requireAnotherNew(after refusal: ProgramError, trial: inout Int) throws(Exit) {
    try requireAnother(
      after: refusal, saying: Messages.newPassphraseAgain(after: refusal), trial: &trial)
  }

  /// Reports that the passphrase was another one, so that it can be asked for again.
  private func requireAnother(after error: DiaryError, trial: inout Int) throws(Exit) {
    let refusal = Messages.programError(error)
    guard asksForPassphrase, error.isWrongPassphrase else { throw .programError(refusal) }
    try requireAnother(after: refusal, saying: Messages.passphraseAgain, trial: &trial)
  }

  private func requireAnother(
    after refusal: ProgramError, saying words: String, trial: inout Int
  ) throws(Exit) {
    guard trial < Self.trialCount else { throw .programError(refusal) }
    trial += 1
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
