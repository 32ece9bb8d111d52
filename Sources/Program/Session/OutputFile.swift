import Platform

/// A file that answers are written to, one behind the other, as they come.
struct OutputFile: Sendable {
  let path: Path
  private let disk: POSIXDisk

  /// Makes the file anew, for the person alone.
  init(_ path: Path, on disk: POSIXDisk) throws(StorageError) {
    self.path = path
    self.disk = disk
    if try disk.statusIfPresent(of: path) != nil { try disk.remove(path) }
    try disk.open(path, for: .creating).close()
  }

  func write(_ text: String) throws(StorageError) {
    let bytes = Array(text.utf8)
    let file = try disk.open(path, for: .writing)
    try file.write(bytes.rawSpan, at: try file.length())
    try file.close()
  }
}
