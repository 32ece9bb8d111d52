package import Echolog
package import Platform

extension Messages {
  /// What the disk refused; by why, whatever asked for it.
  package static func programError(
    _ call: StorageError.Operation, _ place: Path, _ refusal: StorageError.Refusal
  ) -> ProgramError {
    let path = shown(place)
    return switch refusal {
    case .notFound:
      ProgramError(
        "fileMissing", .noInput, "There is no \(path).",
        next: "Please check the name; a link may lead nowhere.")
    case .exists:
      ProgramError(
        "fileExists", .cannotCreate, "\(path) is there already.", next: "Name another place.")
    case .noSpace:
      ProgramError(
        "diskFull", .inputOutput, "The disk is full.",
        next: "Make some room and try again; it will go on.")
    case .permission:
      ProgramError(
        "notPermitted", .notPermitted, "\(path) may not be used by you.",
        next: "ls -l shows whose it is; its owner can let you in.")
    case .readOnly:
      ProgramError(
        "readOnly", .cannotCreate, "\(path) can only be read here.", next: "Name another place.")
    case .interrupted:
      ProgramError("interrupted", .interrupted, "Stopped. What was answered before is kept.")
    case .locked(let holder):
      ProgramError(
        "locked", .tryAgain,
        "Another process" + (holder.map { " (\($0))" } ?? "") + " is writing to the vault.",
        next: "Please try again in a moment.")
    case .io, .tooManyFiles, .other:
      ProgramError(
        "diskFailed", .inputOutput, "\(path) could not be used (\(said(call, refusal))).",
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
      ProgramError(
        "wrongKindOfFile", .noInput, "The folder \(path) is not empty.", next: "Name another one.")
    case .nameTooLong:
      ProgramError(
        "wrongKindOfFile", .noInput, "\(quoted(place.text)) is longer than names may be.",
        next: "Name it shorter.")
    }
  }

  static func inVault(_ error: StorageError) -> ProgramError {
    guard case .disk(let operation, let path, let refusal) = error else {
      return programError(error)
    }
    return switch (refusal, operation) {
    // A copy is made where the person chose.
    case (.notDirectory, .makeDirectory), (.notDirectory, .status): programError(error)
    case (.exists, .makeDirectory) where path.text.hasSuffix(".partial"):
      programError(
        error,
        next: "A repair begins its copy there. Look at what it holds: give it another name to "
          + "keep it, or name another place for the copy.")
    case (.notFile, _):
      programError(
        error, next: "It can go from there; echolog repair writes a sound copy beside the vault.")
    case (.notDirectory, _), (.notFound, .list):
      programError(
        error,
        next: "echolog repair --from FOLDER takes what it held from a synced folder or a copy.")
    default: programError(error)
    }
  }

  static func notKept(_ error: StorageError) -> ProgramError {
    guard case .disk(let operation, let path, let refusal) = error else { return inVault(error) }
    return switch refusal {
    case .noSpace:
      ProgramError(
        "diskFull", .inputOutput, "The disk is full, so nothing was kept.",
        next: "Make some room and try again; it will go on.")
    case .io, .tooManyFiles, .other:
      ProgramError(
        "diskFailed", .inputOutput,
        "\(shown(path)) could not be used (\(said(operation, refusal))), so nothing was kept.",
        next: "Please check the disk; echolog check looks at the journal.")
    default: inVault(error)
    }
  }

  static func programError(_ error: StorageError, next: String) -> ProgramError {
    let told = programError(error)
    return ProgramError(told.word, told.exit, told.sentence, next: next)
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

  /// What is where a folder should be: the path itself where it was to be one, else what it leads
  /// through.
  private static func blocker(_ operation: StorageError.Operation, _ path: Path) -> String {
    switch operation {
    case .makeDirectory, .list, .syncDirectory: shown(path)
    default: shown(path.parent)
    }
  }
}
