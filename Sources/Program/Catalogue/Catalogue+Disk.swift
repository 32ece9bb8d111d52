package import Platform

extension Catalogue {
  /// What the disk refused; told by its cause, whatever asked for it.
  package static func trouble(_ error: DiskError) -> Trouble {
    let path = shown(error.path)
    return switch error.cause {
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
        "diskFailed", .inputOutput, "\(path) could not be used (\(said(error))).",
        next: "Please check the disk; echolog check looks at the journal.")
    case .notFile:
      Trouble(
        "wrongKindOfFile", .noInput, "\(path) is a folder or a device; a file is needed here.",
        next: "Name a file.")
    case .notDirectory:
      Trouble(
        "wrongKindOfFile", .noInput, "\(shown(error.blocker)) is a file; a folder is needed here.",
        next: "Name a folder.")
    case .notEmpty:
      Trouble(
        "wrongKindOfFile", .noInput, "The folder \(path) is not empty.", next: "Name another one.")
    case .nameTooLong:
      Trouble(
        "wrongKindOfFile", .noInput, "\(quoted(error.path.text)) is longer than names may be.",
        next: "Name it shorter.")
    }
  }

  /// The same of what lies in a vault, which nobody named.
  static func inVault(_ error: DiskError) -> Trouble {
    switch (error.cause, error.operation) {
    // A copy is made where the person said.
    case (.notDirectory, .makeDirectory), (.notDirectory, .status): trouble(error)
    case (.exists, .makeDirectory) where error.path.text.hasSuffix(".partial"):
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

  /// The same of what lies in a shared folder, which nobody named.
  static func inSharedFolder(_ error: DiskError) -> Trouble {
    switch error.cause {
    case .readOnly:
      trouble(error, next: "Both ways need a folder that can be written to; then sync again.")
    case .notFile, .notDirectory:
      trouble(error, next: "Take it away from there, and sync again.")
    case .interrupted:
      trouble(error, next: "Not everything could be exchanged; sync again to go on.")
    default: trouble(error)
    }
  }

  private static func trouble(_ error: DiskError, next: String) -> Trouble {
    let told = trouble(error)
    return Trouble(told.word, told.exit, told.sentence, next: next)
  }

  /// What a command met of which nothing is there.
  static func notKept(_ error: DiskError) -> Trouble {
    switch error.cause {
    case .noSpace:
      Trouble(
        "diskFull", .inputOutput, "The disk is full, so nothing was kept.",
        next: "Make some room and try again; it will go on.")
    case .io, .tooManyFiles, .other:
      Trouble(
        "diskFailed", .inputOutput,
        "\(shown(error.path)) could not be used (\(said(error))), so nothing was kept.",
        next: "Please check the disk; echolog check looks at the journal.")
    default: inVault(error)
    }
  }

  static func said(_ error: DiskError) -> String {
    let cause =
      switch error.cause {
      case .io: "the medium failed"
      case .tooManyFiles: "too many files are open"
      case .other(let code): "error \(code)"
      default: "refused"
      }
    return error.operation.rawValue + ": " + cause
  }
}

extension DiskError {
  /// What stands where a folder should be: the path itself where it was to be one, else what it
  /// leads through.
  fileprivate var blocker: Path {
    switch operation {
    case .makeDirectory, .list, .syncDirectory: path
    default: path.parent
    }
  }
}
