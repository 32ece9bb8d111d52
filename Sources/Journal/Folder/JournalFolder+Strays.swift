import Platform

extension JournalFolder {
  /// What is no file and stands where the lock or the reserve belongs. Neither holds anything, so
  /// only a check looks at them; heads, live file and segments tell of themselves.
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
