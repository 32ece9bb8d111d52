/// A file that takes the place of another only when it is complete and durable.
///
/// It is written beside its path, under a name of this process.
package final class ReplacingFile {
  private let disk: any Disk
  private let path: Path
  /// Where it is written until it is complete.
  package let temporary: Path
  private var length = 0

  /// - Throws: where nothing can be written there.
  package init(_ path: Path, on disk: any Disk) throws(StorageError) {
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
  package static func removeLeftovers(of path: Path, on disk: any Disk) {
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

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(StorageError) {
    let file = try disk.open(temporary, for: .writing)
    try file.write(bytes.rawSpan, at: length)
    try file.close()
    length += bytes.count
  }

  /// Puts the file in its place, durable.
  package func finish() throws(StorageError) {
    let file = try disk.open(temporary, for: .writing)
    try file.sync()
    try file.close()
    try disk.rename(temporary, to: path)
    try disk.syncDirectory(path.parent)
  }

  /// Takes away what was written so far.
  package func abandon() {
    disk.removeIfPossible(temporary)
  }
}
