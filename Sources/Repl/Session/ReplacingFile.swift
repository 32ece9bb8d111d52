import Bytes
import Files
import System

/// A file that takes the place of another only when it is complete and durable.
///
/// It is written beside its path, under a name of this process.
final class ReplacingFile {
  private let disk: POSIXDisk
  private let path: Path
  private let temporary: Path
  private var length = 0

  init(_ path: Path, on disk: POSIXDisk) throws(DiskError) {
    self.disk = disk
    self.path = path
    temporary = path.parent.appending(".\(path.lastComponent).\(Machine.processNumber).new")
    try disk.open(temporary, for: .creating).close()
  }

  func write(_ text: String) throws(DiskError) {
    let bytes = Array(text.utf8)
    let file = try disk.open(temporary, for: .writing)
    try file.write(bytes.rawSpan, at: length)
    try file.close()
    length += bytes.count
  }

  func finish() throws(DiskError) {
    let file = try disk.open(temporary, for: .writing)
    try file.sync()
    try file.close()
    try disk.rename(temporary, to: path)
    try disk.syncDirectory(path.parent)
  }

  /// Takes away what was written so far.
  func abandon() {
    do throws(DiskError) {
      try disk.remove(temporary)
    } catch {
      // The reason for abandoning is told; a file that can not be removed either is not news.
    }
  }
}
