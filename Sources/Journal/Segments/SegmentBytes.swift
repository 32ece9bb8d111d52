import Platform

/// The bytes of a sealed segment. Those that the medium does not give back read as zeros, which are
/// in no frame, so that a bad sector costs what a damaged frame costs.
final class SegmentBytes {
  private(set) var path: Path
  /// Whether any byte was asked for and read as zero because the medium failed.
  private(set) var isUnread = false
  /// Whether the file stays open between uses: it can then be read to the end while another process
  /// merges and removes it. Only folders of very many segments do without.
  var staysOpen = true
  /// At how many bytes the file is taken to end, however long it is.
  var byteLimit = Int.max
  private let disk: any Disk
  private var held: HeldFile?

  init(_ path: Path, on disk: any Disk) {
    self.path = path
    self.disk = disk
  }

  /// Notes the name that the file has from now on.
  func moved(to path: Path) {
    self.path = path
  }

  /// Lets the open file go until it is needed again, unless it is to stay open.
  func letGo() {
    if !staysOpen { held = nil }
  }

  func status() throws(StorageError) -> FileStatus {
    try opened().file.status()
  }

  /// Of what is under its name now; nil when nothing is.
  func statusInPlace() throws(StorageError) -> FileStatus? {
    try disk.statusIfPresent(of: path)
  }

  /// In bytes, up to the limit.
  func length() throws(StorageError) -> Int {
    min(try opened().file.length(), byteLimit)
  }

  /// Fills `buffer` from the bytes at `offset`, as `OpenFile.read`.
  func read(at offset: Int, into buffer: inout MutableSpan<UInt8>) throws(StorageError) -> Int {
    let read = try opened().file.readAround(at: offset, into: &buffer)
    if !read.unread.isEmpty { isUnread = true }
    return read.count
  }

  /// The `count` bytes at `offset`, fewer only at the end of the file.
  func read(at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var buffer = bytes.mutableSpan
    let read = try read(at: offset, into: &buffer)
    bytes.removeLast(count - read)
    return bytes
  }

  func readAll() throws(StorageError) -> [UInt8] {
    try read(at: 0, count: length())
  }

  /// That the medium did not give everything back.
  var failure: StorageError { .disk(.read, path, .io) }

  /// Makes the bytes durable, whoever wrote them.
  func sync() throws(StorageError) {
    try opened().file.sync()
  }

  private func opened() throws(StorageError) -> HeldFile {
    if let held { return held }
    let file = HeldFile(try disk.open(path, for: .reading))
    held = file
    return file
  }
}
