import Platform

extension Catalogue {
  /// What the disk refused; by why, whatever asked for it.
  static func trouble(
    _ call: StorageError.Operation, _ place: Path, _ refusal: StorageError.Refusal
  ) -> Trouble {
    let path = shown(place)
    return switch refusal {
    case .notFound:
      Trouble(
        "fileMissing", .noInput, "There is no \(path).",
        next: "Please check the name; a link may lead nowhere.")
    case .exists:
      Trouble(
        "fileExists", .cannotCreate, "\(path) is there already.", next: "Name another place.")
    case .noSpace:
      Trouble(
        "diskFull", .inputOutput, "The disk is full.",
        next: "Make some room and try again; it will go on.")
    case .permission:
      Trouble(
        "notPermitted", .notPermitted, "\(path) may not be used by you.",
        next: "ls -l shows whose it is; its owner can let you in.")
    case .readOnly:
      Trouble(
        "readOnly", .cannotCreate, "\(path) can only be read here.", next: "Name another place.")
    case .interrupted:
      Trouble("interrupted", .interrupted, "Stopped. What was answered before is kept.")
    case .locked(let holder):
      Trouble(
        "locked", .tryAgain,
        "Another process" + (holder.map { " (\($0))" } ?? "") + " is writing to the vault.",
        next: "Please try again in a moment.")
    case .io, .tooManyFiles, .other:
      Trouble(
        "diskFailed", .inputOutput, "\(path) could not be used (\(said(call, refusal))).",
        next: "Please check the disk; echolog check looks at the journal.")
    case .notFile:
      Trouble(
        "wrongKindOfFile", .noInput, "\(path) is a folder or a device; a file is needed here.",
        next: "Name a file.")
    case .notDirectory:
      Trouble(
        "wrongKindOfFile", .noInput, "\(blocker(call, place)) is a file; a folder is needed here.",
        next: "Name a folder.")
    case .notEmpty:
      Trouble(
        "wrongKindOfFile", .noInput, "The folder \(path) is not empty.", next: "Name another one.")
    case .nameTooLong:
      Trouble(
        "wrongKindOfFile", .noInput, "\(quoted(place.text)) is longer than names may be.",
        next: "Name it shorter.")
    }
  }

  /// What is wrong with what lies in a vault, which nobody named.
  static func inVault(_ error: StorageError) -> Trouble {
    guard case .disk(let operation, let path, let refusal) = error else { return trouble(error) }
    return switch (refusal, operation) {
    // A copy is made where the person said.
    case (.notDirectory, .makeDirectory), (.notDirectory, .status): trouble(error)
    case (.exists, .makeDirectory) where path.text.hasSuffix(".partial"):
      trouble(
        error,
        next: "A repair begins its copy there. Look at what it holds: give it another name to "
          + "keep it, or name another place for the copy.")
    case (.notFile, _):
      trouble(
        error, next: "It can go from there; echolog repair writes a sound copy beside the vault.")
    case (.notDirectory, _), (.notFound, .list):
      trouble(
        error,
        next: "echolog repair --from FOLDER takes what it held from a synced folder or a copy.")
    default: trouble(error)
    }
  }

  /// What a command met of which nothing is there.
  static func notKept(_ error: StorageError) -> Trouble {
    guard case .disk(let operation, let path, let refusal) = error else { return inVault(error) }
    return switch refusal {
    case .noSpace:
      Trouble(
        "diskFull", .inputOutput, "The disk is full, so nothing was kept.",
        next: "Make some room and try again; it will go on.")
    case .io, .tooManyFiles, .other:
      Trouble(
        "diskFailed", .inputOutput,
        "\(shown(path)) could not be used (\(said(operation, refusal))), so nothing was kept.",
        next: "Please check the disk; echolog check looks at the journal.")
    default: inVault(error)
    }
  }

  static func trouble(_ error: StorageError, next: String) -> Trouble {
    let told = trouble(error)
    return Trouble(told.word, told.exit, told.sentence, next: next)
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

  /// What the disk refused, for a sentence without the path.
  static func said(_ error: StorageError) -> String {
    guard case .disk(let operation, _, let refusal) = error else { return "refused" }
    return said(operation, refusal)
  }

  /// What stands where a folder should be: the path itself where it was to be one, else what it
  /// leads through.
  private static func blocker(_ operation: StorageError.Operation, _ path: Path) -> String {
    switch operation {
    case .makeDirectory, .list, .syncDirectory: shown(path)
    default: shown(path.parent)
    }
  }
}
