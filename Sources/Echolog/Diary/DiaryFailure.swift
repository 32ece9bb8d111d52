/// Why a diary did not do what an app asked. Nothing was recorded unless a case says otherwise.
///
///     do {
///       try await diary.perform(LogMoment(text))
///     } catch DiaryFailure.refused(let rejection) {
///       show(rejection.word)
///     } catch DiaryFailure.diskFull {
///       show("There is no room left.")
///     }
///
/// Cases carry no sentence, because what a person reads depends on their language and on the app.
public enum DiaryFailure: Error, Equatable, Sendable {
  /// A rule refused what was said: to be shown to the person.
  case refused(Rejection)
  /// A passphrase has no characters.
  case passphraseEmpty
  /// The passphrase of a new vault has fewer than eight characters.
  case passphraseShort
  /// The passphrase, or the key, opens no key of this vault.
  case wrongSecret
  /// The vault is opened by a passphrase, and a key was given.
  case passphraseNeeded
  /// The vault is opened by a key file, and a passphrase was given.
  case keyFileNeeded
  /// There is no key file, or what was given is not the 32 bytes of a key.
  case noKey
  /// The folder is absent or is no vault.
  case noVault
  /// The folder is not empty, or holds a vault where none may be.
  case occupied
  /// There is no such file or folder.
  case absent
  /// The folder is shared by another diary.
  case otherDiary
  /// No zone file can be found or read; see `DiaryZone`.
  case noZone
  /// Another process is writing and did not finish in ten seconds. Trying again may help.
  case busy
  /// The disk is full. Taking away and undoing work all the same.
  case diskFull
  /// The system lets the app not read or write there; on a phone also while it is locked.
  case notPermitted
  /// Bytes of the vault are not the ones that were written, or are gone. `echolog check` shows
  /// which, and `echolog repair` saves what can be read.
  case damaged
  /// The words of these entries can not be read here, because bytes of the vault are not the ones
  /// that were written, or are gone; nothing else is the matter with the diary. A sync or
  /// `echolog repair` may bring them back. A note that has come can be put away unread.
  case unreadable([EntryID])
  /// Its task was cancelled, or what it asks whether to go on said no.
  case cancelled
  /// A question in SQL was not understood, in words for whoever wrote it, mostly SQLite's own.
  case notUnderstood(String)
  /// A newer version of this library wrote there: the app has to be renewed.
  case newerFormat
  /// The disk failed in the middle of a commit, and nobody can tell yet whether it was kept: ask
  /// `Diary.unheardNews()` before asking the person to say it again.
  case outcomeUnknown
  /// Anything else, for a report: what failed, without any words of the person.
  case failed(String)
}

extension DiaryFailure {
  package init(_ error: DiaryError) {
    switch error {
    case .rejected(let rejection): self = .refused(rejection)
    case .storage(let error), .notRecorded(let error), .sync(let error),
      .unfinishedSync(_, let error):
      self.init(error)
    case .clock: self = .failed("clock")
    case .cancelled: self = .cancelled
    case .undecodable: self = .damaged
    case .unreadable(let names): self = .unreadable(names)
    case .query(.notUnderstood(let sentence, _)), .query(.searchNotUnderstood(_, let sentence)):
      self = .notUnderstood(sentence)
    case .query(.notReading): self = .notUnderstood("not a question, which only reads")
    case .query(.notOneQuery): self = .notUnderstood("not one statement")
    case .query: self = .failed("query")
    case .tooManyLogs: self = .failed("logs")
    }
  }

  private init(_ error: StorageError) {
    self =
      switch error {
      case .secret(.wrong), .secret(.tooManyKeyFiles): .wrongSecret
      case .secret(.otherNeeded(.passphrase)): .passphraseNeeded
      case .secret(.otherNeeded(.keyFile)): .keyFileNeeded
      case .secret(.passphraseEmpty): .passphraseEmpty
      case .secret(.passphraseShort): .passphraseShort
      case .secret(.notAKeyFile): .noKey
      case .secret(.notEnoughMemory): .failed("memory")
      case .secret(.costOutOfRange): .failed("sealing")
      case .vault(_, .missing), .vault(_, .danglingLink), .vault(_, .notAVault),
        .vault(_, .sharedFolder):
        .noVault
      case .vault(_, .occupied), .vault(_, .holdsVault): .occupied
      case .vault(_, .anotherVault): .otherDiary
      case .vault(_, .folderMissing), .disk(_, _, .notFound): .absent
      case .vault(_, .newerFormat), .file(_, .newerFormat): .newerFormat
      case .vault(_, .markerDamaged), .vault(_, .journalMissing), .secret(.noUsableKey),
        .file(_, .damaged), .file(_, .incomplete), .file(_, .foreign):
        .damaged
      case .file(_, .unknownEpoch), .file(_, .wrongKey): .failed("key")
      case .file(_, .unread): .failed("disk read")
      case .disk(_, _, .locked): .busy
      case .disk(_, _, .noSpace): .diskFull
      case .disk(_, _, .permission), .disk(_, _, .readOnly): .notPermitted
      case .disk(let operation, _, .other(let code)): .failed("disk \(operation.rawValue) \(code)")
      case .disk(let operation, _, _): .failed("disk \(operation.rawValue)")
      case .journal(.outcomeUnknown): .outcomeUnknown
      case .journal: .failed("journal")
      }
  }
}

/// Lets what a diary did not do leave as an app knows it.
func failing<Result>(
  _ work: () throws(DiaryError) -> Result
) throws(DiaryFailure) -> Result {
  do throws(DiaryError) {
    return try work()
  } catch {
    throw DiaryFailure(error)
  }
}
