import Platform

/// A file that takes the place of another only when it is complete and durable.
///
/// It is written beside its path, under a name of this process.
final class ReplacingFile {
  private let disk: POSIXDisk
  private let path: Path
  /// Where it is written until it is complete.
  let temporary: Path
  private var length = 0

  init(_ path: Path, on disk: POSIXDisk) throws(StorageError) {
    self.disk = disk
    self.path = path
    let names = Self.names(beside: path)
    temporary = path.parent.appending("\(names.before)\(Machine.processNumber)\(names.behind)")
    do throws(StorageError) {
      try disk.open(temporary, for: .creating).close()
    } catch {
      // Nobody asked for the other name.
      throw error.refusal.map { .disk(.open, path, $0) } ?? error
    }
  }

  /// What is around the number of the process in the name of what is written.
  private static func names(beside path: Path) -> (before: String, behind: String) {
    (".\(path.lastComponent).", ".new")
  }

  /// Takes away what processes left that ended while they wrote what was to take this place.
  static func removeLeftovers(of path: Path, on disk: POSIXDisk) {
    let names = names(beside: path)
    do throws(StorageError) {
      for entry in try disk.list(path.parent).map(\.name)
      where entry.hasPrefix(names.before) && entry.hasSuffix(names.behind) {
        let words = entry.dropFirst(names.before.count).dropLast(names.behind.count)
        guard let process = Int32(words), process > 0, String(process) == words,
          process == Machine.processNumber || !Machine.isRunning(process)
        else { continue }
        try disk.remove(path.parent.appending(entry))
      }
    } catch {
      // They are in nobody's way; what is wrong with the folder is reported by who writes there.
    }
  }

  func write(_ text: String) throws(StorageError) { try write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) throws(StorageError) {
    let file = try disk.open(temporary, for: .writing)
    try file.write(bytes.rawSpan, at: length)
    try file.close()
    length += bytes.count
  }

  func finish() throws(StorageError) {
    let file = try disk.open(temporary, for: .writing)
    try file.sync()
    try file.close()
    try disk.rename(temporary, to: path)
    try disk.syncDirectory(path.parent)
  }

  func abandon() {
    do throws(StorageError) {
      try disk.remove(temporary)
    } catch {
      // The reason for abandoning is reported; a file that can not be removed either is not news.
    }
  }
}

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
