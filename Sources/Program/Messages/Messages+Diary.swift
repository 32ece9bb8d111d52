package import Echolog
import Journal

extension Messages {
  /// The message for an error of the diary.
  package static func programError(_ error: DiaryError) -> ProgramError {
    switch error {
    case .rejected(let rejection): programError(rejection)
    case .storage(let error): inVault(error)
    case .notRecorded(let error): notKept(error)
    case .sync(let error), .unfinishedSync(_, let error): inSharedFolder(error)
    case .clock(.wallClockOutOfRange):
      ProgramError(
        "clockOutOfRange", .configuration,
        "This machine's clock is outside the years 1970 to 2199, so nothing was kept.",
        next: "Set the clock, or give the time with --now.")
    case .clock(.exhausted):
      ProgramError(
        "clockExhausted", .badData,
        "A device wrote a clock that nothing can come after.", next: "echolog check shows more.")
    case .cancelled: stopped("What was answered before is kept.")
    case .undecodable(let name, _):
      ProgramError(
        "eventUndecodable", .badData,
        "Event \(name.number) of log \(name.log) is intact and yet can not be read.",
        next: "Perhaps a newer echolog can. Every file is as it was written.")
    case .unreadable(let names):
      unreadable(names.map { "\($0.log):\($0.number)" }.joined(separator: ", "))
    case .query(let error): programError(error)
    case .tooManyLogs:
      ProgramError(
        "tooManyLogs", .unavailable, "This vault holds more logs than can be read together.")
    }
  }

  /// Why something could not be done with a file, a vault or a secret that the person named, and
  /// what to do about it.
  package static func programError(_ error: StorageError) -> ProgramError {
    switch error {
    case .disk(let operation, let path, let refusal): programError(operation, path, refusal)
    case .file(let path, let fault): programError(fault, in: path)
    case .vault(let path, let fault): programError(fault, at: path)
    case .secret(let fault): programError(fault)
    case .journal(let fault): programError(fault)
    }
  }

  private static func programError(_ fault: VaultFault, at path: Path) -> ProgramError {
    switch fault {
    case .missing:
      ProgramError(
        "vaultMissing", .noInput, "There is no vault at \(shown(path)).",
        next: "echolog init makes one; --vault names another folder.\n"
          + "echolog join FOLDER takes up the history that another device shares.")
    case .notAVault:
      ProgramError("notAVault", .noInput, "\(shown(path)) is not a vault.")
        .next("--vault names another folder.")
    case .sharedFolder:
      ProgramError(
        "sharedFolder", .noInput,
        "\(shown(path)) is a folder that devices share a vault through, and no vault itself.",
        next: "--vault names the vault of this device; echolog join makes one from such a folder.")
    case .journalMissing:
      ProgramError(
        "journalMissing", .badData, "The journal of the vault at \(shown(path)) is gone.",
        next: "echolog repair --from FOLDER takes it from a synced folder or another copy.")
    case .danglingLink:
      ProgramError("linkDangling", .noInput, "\(shown(path)) is a link that leads nowhere.")
        .next("Is the disk connected that it leads to? --vault names another folder.")
    case .occupied:
      ProgramError("vaultOccupied", .cannotCreate, "\(shown(path)) is in use already.")
        .next("--vault names a new or empty folder.")
    case .newerFormat(let found, let supported):
      ProgramError(
        "newerFormat", .unavailable,
        "\(shown(path)) has format \(found); this program knows up to \(supported).",
        next: "Please use a newer echolog.")
    case .markerDamaged: markerDamaged(at: path)
    case .anotherVault:
      ProgramError("anotherVault", .notPermitted, "\(shown(path)) belongs to another vault.")
        .next("Name the folder of this one.")
    case .folderMissing, .holdsVault: inSharedFolder(.vault(path, fault))
    }
  }

  private static func markerDamaged(at path: Path) -> ProgramError {
    ProgramError(
      "vaultDamaged", .badData,
      "The file that names the vault, echolog-vault in \(shown(path)), is damaged or gone, or "
        + "can not be read.",
      next: "echolog repair writes a copy beside the vault that has such a file again; "
        + "--from FOLDER adds what a synced folder or another copy still holds.")
  }

  private static func programError(_ fault: SecretFault) -> ProgramError {
    switch fault {
    case .noUsableKey(let path):
      ProgramError("noUsableKey", .badData, "No key of the vault at \(shown(path)) can be read.")
        .next("echolog repair --from FOLDER takes them from a synced folder or another copy.")
    case .tooManyKeyFiles(let path):
      ProgramError(
        "tooManyKeyFiles", .badData,
        "There are more files in \(shown(path)) than are tried, and none of those opened.",
        next:
          "On a device that has the vault, echolog repair --keys --from FOLDER takes those away "
          + "that are not the vault's. Or is this another passphrase?")
    case .wrong(.passphrase):
      ProgramError("wrongPassphrase", .notPermitted, "This passphrase does not open the vault.")
        .next("Where it is forgotten, echolog help passphrase says what helps.")
    case .wrong(.keyFile):
      ProgramError("wrongKeyFile", .notPermitted, "This key file does not open the vault.")
        .next("--key-file names another one.")
    case .otherNeeded(.passphrase):
      usage("passphraseNeeded", "This vault opens with a passphrase, not with a key file.")
        .next("Leave --key-file away to be asked for it, or give --passphrase-file.")
    case .otherNeeded(.keyFile):
      usage("keyFileNeeded", "This vault opens with a key file, not with a passphrase.")
        .next("Name it with --key-file.")
    case .notAKeyFile(let path):
      ProgramError("notAKeyFile", .badData, "\(shown(path)) is not a key file.")
        .next("--key-file names another one.")
    case .passphraseEmpty:
      usage("passphraseEmpty", "The passphrase is empty.", next: "Choose some words.")
    case .passphraseShort:
      usage(
        "passphraseShort",
        "A new passphrase takes \(Passphrase.leastCharacterCount) characters at least.",
        next: "Whoever gets the files can try millions of short ones; four or five words are good.")
    case .notEnoughMemory, .costOutOfRange:
      ProgramError("sealingFailed", .internalFault, "The encryption did not do its work.")
    }
  }

  private static func programError(_ fault: JournalFault) -> ProgramError {
    switch fault {
    case .outcomeUnknown(_, let error):
      ProgramError(
        "outcomeUnknown", .outcomeUnknown,
        "The disk failed (\(said(error))), and whether this was kept is not known yet.",
        next: "Please check the disk; your next command will tell before you enter it again.")
    case .recordTooLong(let count, let limit):
      ProgramError(
        "recordTooLong", .refused,
        "This entry takes \(grouped(count)) bytes; \(grouped(limit)) fit.", next: "Shorten it.")
    case .sealingMismatch(let path):
      ProgramError(
        "sealingMismatch", .inputOutput,
        "\(shown(path)) did not read back as it was written, so the old file stays.",
        next: "Please check the disk.")
    case .recoveryNeeded:
      ProgramError(
        "journalNotReady", .tryAgain, "A write to the disk failed before, so this was not kept.",
        next: "Please try again; echolog check shows more.")
    case .emptyCommit, .incarnationNeeded:
      ProgramError("journalNotReady", .internalFault, "The journal was not ready to take this in.")
        .next("Please try again; echolog check shows more.")
    }
  }

  private static func programError(_ fault: FileFault, in path: Path) -> ProgramError {
    switch fault {
    case .foreign:
      ProgramError("fileForeign", .badData, "\(shown(path)) is not a file of this program.")
    case .newerFormat(let version):
      ProgramError("newerFormat", .unavailable, "\(shown(path)) has the newer format \(version).")
        .next("Please use a newer echolog.")
    case .unknownEpoch:
      ProgramError(
        "keyNotHere", .notPermitted, "\(shown(path)) needs a key that has not arrived yet.",
        next: "echolog sync may bring it.")
    case .wrongKey:
      ProgramError(
        "wrongKey", .notPermitted, "\(shown(path)) is locked with another key.",
        next: "That file or a key file came from another vault. Move it to another place; echolog "
          + "sync or echolog repair --from FOLDER brings back what it stands in place of.")
    case .incomplete(let expected, let found):
      ProgramError(
        "fileIncomplete", .badData,
        "\(shown(path)) has \(grouped(found)) of \(grouped(expected)) bytes.",
        next: "A copy may still be under way.")
    case .damaged(let offset):
      ProgramError(
        "fileDamaged", .badData, "\(shown(path)) is damaged from byte \(grouped(offset)) on.",
        next: "echolog sync heals it from another device.")
    case .unread:
      ProgramError(
        "fileUnread", .inputOutput,
        "\(shown(path)) could not be read, and may still hold what was kept.",
        next: "echolog check shows more; echolog repair writes what can be read beside the vault.")
    }
  }

  static func settled(_ resolution: Resolution) -> String {
    switch resolution {
    case .kept: "What could not be answered before was kept."
    case .notKept: "What could not be answered before was not kept; please enter it again."
    }
  }

  static func shown(_ path: Path) -> String { VisibleText.line(path.text) }

  /// What the disk refused; by why, whatever asked for it.
  private static func programError(
    _ call: StorageError.Operation, _ place: Path, _ refusal: StorageError.Refusal,
    outcome: String = ""
  ) -> ProgramError {
    let path = shown(place)
    let full = call == .freeBytes ? "There is too little room at \(path)" : "The disk is full"
    return switch refusal {
    case .notFound:
      ProgramError("fileMissing", .noInput, "There is no \(path).")
        .next("Please check the name; a link may lead nowhere.")
    case .exists:
      ProgramError("fileExists", .cannotCreate, "\(path) is there already.")
        .next("Name another place.")
    case .noSpace:
      ProgramError("diskFull", .inputOutput, "\(full)\(outcome).")
        .next("Make some room and try again; it will go on.")
    case .permission:
      ProgramError("notPermitted", .notPermitted, "\(path) may not be used by you.")
        .next("ls -l shows whose it is; its owner can let you in.")
    case .readOnly:
      ProgramError("readOnly", .cannotCreate, "\(path) can only be read here.")
        .next("Name another place.")
    case .interrupted: stopped("What was answered before is kept.")
    case .locked(let holder):
      ProgramError(
        "locked", .tryAgain,
        "Another process" + (holder.map { " (\($0))" } ?? "") + " is writing to the vault.",
        next: "Please try again in a moment.")
    case .io, .tooManyFiles, .other:
      ProgramError(
        "diskFailed", .inputOutput, "\(path) could not be used (\(said(call, refusal)))\(outcome).",
        next: "Please check the disk; echolog check looks at the journal.")
    case .notFile:
      ProgramError(
        "wrongKindOfFile", .noInput, "\(path) is a folder or a device; a file is needed here.",
        next: "Name a file.")
    case .notDirectory:
      ProgramError(
        "wrongKindOfFile", .noInput, "\(blocker(call, place)) is a file; a folder is needed here.",
        next: "Name a folder.")
    case .notEmpty:
      ProgramError("wrongKindOfFile", .noInput, "The folder \(path) is not empty.")
        .next("Name another one.")
    case .nameTooLong:
      ProgramError("wrongKindOfFile", .noInput, "\(quoted(place.text)) is too long for a name.")
        .next("Name it shorter.")
    }
  }

  static func inVault(_ error: StorageError) -> ProgramError {
    switch error {
    // A copy is made where the person chose.
    case .disk(.makeDirectory, _, .notDirectory), .disk(.status, _, .notDirectory):
      programError(error)
    case .disk(.makeDirectory, let path, .exists) where path.text.hasSuffix(".partial"):
      programError(error).next(
        "A repair begins its copy there. Look at what it holds: give it another name to keep it, "
          + "or name another place for the copy.")
    case .disk(_, _, .notFile):
      programError(error)
        .next("It can go from there; echolog repair writes a sound copy beside the vault.")
    case .disk(_, _, .notDirectory), .disk(.list, _, .notFound):
      programError(error)
        .next("echolog repair --from FOLDER takes what it held from a synced folder or a copy.")
    default: programError(error)
    }
  }

  static func notKept(_ error: StorageError) -> ProgramError {
    guard case .disk(let call, let path, let refusal) = error else { return inVault(error) }
    return switch refusal {
    case .noSpace, .io, .tooManyFiles, .other:
      programError(call, path, refusal, outcome: ", so nothing was kept")
    default: inVault(error)
    }
  }

  private static func said(
    _ operation: StorageError.Operation, _ refusal: StorageError.Refusal
  ) -> String {
    let cause =
      switch refusal {
      case .io: "the medium failed"
      case .tooManyFiles: "too many files are open"
      case .other(let code): "error \(code)"
      default: "refused"
      }
    return operation.rawValue + ": " + cause
  }

  static func said(_ error: StorageError) -> String {
    guard case .disk(let operation, _, let refusal) = error else { return "refused" }
    return said(operation, refusal)
  }

  /// What is where a folder should be: the path itself, else what it leads through.
  private static func blocker(_ operation: StorageError.Operation, _ path: Path) -> String {
    shown([.makeDirectory, .list, .syncDirectory].contains(operation) ? path : path.parent)
  }
}
