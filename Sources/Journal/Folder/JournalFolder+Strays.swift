import Platform

extension JournalFolder {
  /// What is no file and is where the lock or the ballast file belongs. Neither has any content, so
  /// only a check looks at them; commit pointers, active segment and sealed ones are checked where
  /// they are read.
  func strayFindings() throws(StorageError) -> [Finding] {
    var found: [Finding] = []
    for path in [paths.lock, paths.ballast] {
      if let status = try disk.statusIfPresent(of: path), status.kind != .file {
        found.append(Finding(.damaged, path))
      }
    }
    return found
  }
}
