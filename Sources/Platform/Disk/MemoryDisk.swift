private import Synchronization

private typealias Refusal = StorageError.Refusal

/// A disk in memory, for work that is tried before it is done: it refuses what a real one refuses,
/// and ends with the process. Nothing is more durable than anything else on it.
///
/// Relative paths begin at the root. There are no links, no `..` and no rights.
package final class MemoryDisk: Disk {
  private let state: Mutex<State>

  /// An empty disk with the root folder.
  ///
  /// - Parameter capacityBytes: how many bytes its files may have together.
  package init(capacityBytes: Int = .max) {
    state = Mutex(State(capacityBytes: capacityBytes))
  }

  fileprivate struct State {
    let capacityBytes: Int
    var folders: [UInt64: [String: UInt64]] = [root: [:]]
    var files: [UInt64: File] = [:]
    var openings: [Int32: Opened] = [:]
    var lastInode = root
    var lastHandle: Int32 = 2

    static let root: UInt64 = 1
  }

  fileprivate struct File {
    var bytes: [UInt8] = []
    var changeCount: Int64 = 0
    var hasName = true
  }

  fileprivate struct Opened {
    let inode: UInt64
    let isWritable: Bool
    var lock: LockKind?
  }

  private func perform<Answer: Sendable>(
    _ operation: StorageError.Operation, _ path: Path,
    _ body: (inout State) throws(Refusal) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(Refusal) {
      return try state.withLock { (state) throws(Refusal) in try body(&state) }
    } catch {
      throw .disk(operation, path, error)
    }
  }
}

extension Refusal {
  fileprivate static let badHandle = Refusal.other(code: 9)
  fileprivate static let invalid = Refusal.other(code: 22)
}

// MARK: Open files

extension MemoryDisk {
  /// A new file is empty, and there at once.
  package func openHandle(_ path: Path, _ opening: Opening) throws(StorageError) -> FileHandle {
    let number = try perform(.open, path) { (state) throws(Refusal) in
      try state.open(path, opening)
    }
    return FileHandle(number: number, path: path)
  }

  /// Ends the lock of this opening too, and frees a file that has no name any more.
  package func close(_ handle: FileHandle) throws(StorageError) {
    try perform(.close, handle.path) { (state) throws(Refusal) in
      guard let opening = state.openings.removeValue(forKey: handle.number) else {
        throw .badHandle
      }
      state.dropIfGone(opening.inode)
    }
  }

  /// From what was written last.
  package func read(
    _ handle: FileHandle, at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(StorageError) -> Int {
    let bytes = try perform(.read, handle.path) { (state) throws(Refusal) in
      guard offset >= 0 else { throw .invalid }
      return try state.file(state.opening(handle).inode).bytes
    }
    let count = max(0, min(bytes.count - offset, buffer.count))
    for index in 0..<count { buffer[index] = bytes[offset + index] }
    return count
  }

  /// All of the bytes, or none where they do not fit.
  package func write(_ handle: FileHandle, _ bytes: RawSpan, at offset: Int) throws(StorageError) {
    let bytes = [UInt8](copying: bytes)
    try perform(.write, handle.path) { (state) throws(Refusal) in
      let opening = try state.opening(handle)
      guard opening.isWritable else { throw .badHandle }
      guard offset >= 0 else { throw .invalid }
      if bytes.isEmpty { return }
      let length = try state.file(opening.inode).bytes.count
      try state.requireRoom(for: offset + bytes.count - length)
      state.change(opening.inode) { file in
        file.resize(to: max(length, offset + bytes.count))
        file.bytes.replaceSubrange(offset..<offset + bytes.count, with: bytes)
      }
    }
  }

  /// As written last.
  package func length(_ handle: FileHandle) throws(StorageError) -> Int {
    try perform(.length, handle.path) { (state) throws(Refusal) in
      try state.file(state.opening(handle).inode).bytes.count
    }
  }

  /// Bytes that are cut off count as free at once.
  package func truncate(_ handle: FileHandle, to length: Int) throws(StorageError) {
    try perform(.truncate, handle.path) { (state) throws(Refusal) in
      let opening = try state.opening(handle)
      guard opening.isWritable, length >= 0 else { throw .invalid }
      try state.requireRoom(for: length - state.file(opening.inode).bytes.count)
      state.change(opening.inode) { file in file.resize(to: length) }
    }
  }

  /// Nothing is left to do.
  package func syncData(_ handle: FileHandle) throws(StorageError) {
    try perform(.syncData, handle.path) { (state) throws(Refusal) in _ = try state.opening(handle) }
  }

  /// Nothing is left to do.
  package func sync(_ handle: FileHandle) throws(StorageError) {
    try perform(.sync, handle.path) { (state) throws(Refusal) in _ = try state.opening(handle) }
  }

  /// Device 1, an inode that is never used again, and how often the file changed.
  package func status(_ handle: FileHandle) throws(StorageError) -> FileStatus {
    try perform(.status, handle.path) { (state) throws(Refusal) in
      state.status(try state.opening(handle).inode)
    }
  }

  /// As flock(2): changing the kind of a lock gives up the old one first, even when that fails.
  package func tryLock(_ handle: FileHandle, _ kind: LockKind) throws(StorageError) -> Bool {
    try perform(.lock, handle.path) { (state) throws(Refusal) in
      let opening = try state.opening(handle)
      state.openings[handle.number]?.lock = nil
      for other in state.openings.values where other.inode == opening.inode {
        if other.lock == .exclusive || (other.lock != nil && kind == .exclusive) { return false }
      }
      state.openings[handle.number]?.lock = kind
      return true
    }
  }

  /// Others may lock at once.
  package func unlock(_ handle: FileHandle) throws(StorageError) {
    try perform(.unlock, handle.path) { (state) throws(Refusal) in
      _ = try state.opening(handle)
      state.openings[handle.number]?.lock = nil
    }
  }
}

// MARK: Names

extension MemoryDisk {
  /// What loses its name is freed unless it is open.
  package func rename(_ path: Path, to target: Path) throws(StorageError) {
    try perform(.rename, path) { (state) throws(Refusal) in
      try state.rename(state.entry(path), to: state.entry(target))
    }
  }

  /// The bytes are freed unless the file is open.
  package func remove(_ path: Path) throws(StorageError) {
    try perform(.remove, path) { (state) throws(Refusal) in
      let inode = try state.inode(path)
      _ = try state.file(inode)
      try state.name(nil, at: state.entry(path))
    }
  }

  /// An empty folder.
  package func makeDirectory(_ path: Path) throws(StorageError) {
    try perform(.makeDirectory, path) { (state) throws(Refusal) in
      if path.isRoot { throw .exists }
      let entry = try state.entry(path)
      guard state.lookUp(entry) == nil else { throw .exists }
      state.lastInode += 1
      state.folders[state.lastInode] = [:]
      state.name(state.lastInode, at: entry)
    }
  }

  /// Refused while something is in it.
  package func removeDirectory(_ path: Path) throws(StorageError) {
    try perform(.removeDirectory, path) { (state) throws(Refusal) in
      guard try state.folder(state.inode(path)).isEmpty else { throw .notEmpty }
      try state.name(nil, at: state.entry(path))
    }
  }

  /// Ordered by name.
  package func list(_ path: Path) throws(StorageError) -> [DirectoryEntry] {
    try perform(.list, path) { (state) throws(Refusal) in
      var entries: [DirectoryEntry] = []
      for (name, inode) in try state.folder(state.inode(path)) {
        entries.append(DirectoryEntry(name: name, kind: state.status(inode).kind))
      }
      return entries.sorted { $0.name < $1.name }
    }
  }

  /// As that of an open file; a folder's shows no change.
  package func status(of path: Path) throws(StorageError) -> FileStatus {
    try perform(.status, path) { (state) throws(Refusal) in state.status(try state.inode(path)) }
  }

  /// Nothing is left to do.
  package func syncDirectory(_ path: Path) throws(StorageError) {
    try perform(.syncDirectory, path) { (state) throws(Refusal) in
      _ = try state.folder(state.inode(path))
    }
  }

  /// What is left of the capacity, wherever on the disk.
  package func freeBytes(at path: Path) throws(StorageError) -> Int {
    try perform(.freeBytes, path) { (state) throws(Refusal) in
      _ = try state.inode(path)
      return state.freeBytes
    }
  }

  /// Does nothing: nobody else is on this disk.
  package func pause(milliseconds: Int) {}

  package var processNumber: Int32 { 1 }
}

// MARK: What is on it

extension MemoryDisk.File {
  fileprivate mutating func resize(to length: Int) {
    if length < bytes.count { bytes.removeLast(bytes.count - length) }
    bytes += repeatElement(0, count: length - bytes.count)
  }
}

extension MemoryDisk.State {
  typealias Entry = (folder: UInt64, name: String)

  fileprivate func folder(_ inode: UInt64) throws(Refusal) -> [String: UInt64] {
    guard let folder = folders[inode] else { throw .notDirectory }
    return folder
  }

  fileprivate func file(_ inode: UInt64) throws(Refusal) -> MemoryDisk.File {
    guard let file = files[inode] else { throw .notFile }
    return file
  }

  fileprivate func opening(_ handle: FileHandle) throws(Refusal) -> MemoryDisk.Opened {
    guard let opening = openings[handle.number] else { throw .badHandle }
    return opening
  }

  /// The name that a path ends with, whether or not something has it, in a folder that is there.
  fileprivate func entry(_ path: Path) throws(Refusal) -> Entry {
    var entry: Entry?
    if path.text.utf8.contains(0) { throw .invalid }
    for name in path.components {
      var inode = Self.root
      if let entry {
        guard let next = lookUp(entry) else { throw .notFound }
        inode = next
      }
      _ = try folder(inode)
      guard name.utf8.count <= 255 else { throw .nameTooLong }
      entry = (inode, name)
    }
    guard let entry else { throw .notFound }
    return entry
  }

  fileprivate func lookUp(_ entry: Entry) -> UInt64? { folders[entry.folder]?[entry.name] }

  fileprivate func inode(_ path: Path) throws(Refusal) -> UInt64 {
    if path.isRoot { return Self.root }
    guard let inode = lookUp(try entry(path)) else { throw .notFound }
    return inode
  }

  fileprivate func status(_ inode: UInt64) -> FileStatus {
    let file = files[inode]
    return FileStatus(
      kind: file == nil ? .directory : .file, length: file?.bytes.count ?? 0, device: 1,
      inode: inode, changeTime: file?.changeCount ?? 0)
  }

  fileprivate var freeBytes: Int {
    capacityBytes - files.values.reduce(0) { $0 + $1.bytes.count }
  }

  fileprivate func requireRoom(for byteCount: Int) throws(Refusal) {
    if byteCount > 0, byteCount > freeBytes { throw .noSpace }
  }

  fileprivate mutating func open(
    _ path: Path, _ kind: Opening
  ) throws(Refusal) -> Int32 {
    if path.isRoot { throw kind == .creating ? .exists : .notFile }
    let entry = try entry(path)
    var inode = lookUp(entry)
    switch (kind, inode) {
    case (.creating, .some): throw .exists
    case (.reading, nil), (.writing, nil): throw .notFound
    case (.creating, nil), (.locking, nil):
      lastInode += 1
      files[lastInode] = MemoryDisk.File()
      name(lastInode, at: entry)
      inode = lastInode
    case (_, .some(let found)): _ = try file(found)
    }
    lastHandle += 1
    openings[lastHandle] = inode.map {
      MemoryDisk.Opened(inode: $0, isWritable: kind.isWritable)
    }
    return lastHandle
  }

  fileprivate mutating func change(_ inode: UInt64, _ body: (inout MemoryDisk.File) -> Void) {
    guard var file = files.removeValue(forKey: inode) else { return }
    body(&file)
    file.changeCount += 1
    files[inode] = file
  }

  /// Lets a name lead to something else, or to nothing.
  fileprivate mutating func name(_ inode: UInt64?, at entry: Entry) {
    let before = lookUp(entry)
    folders[entry.folder]?[entry.name] = inode
    guard let before else { return }
    folders[before] = nil
    files[before]?.hasName = false
    dropIfGone(before)
  }

  /// Frees the bytes of a file that has no name and is not open.
  fileprivate mutating func dropIfGone(_ inode: UInt64) {
    guard files[inode]?.hasName == false else { return }
    if !openings.values.contains(where: { $0.inode == inode }) { files[inode] = nil }
  }

  fileprivate mutating func rename(_ from: Entry, to: Entry) throws(Refusal) {
    guard let inode = lookUp(from) else { throw .notFound }
    let replaced = lookUp(to)
    if inode == replaced { return }
    if isAncestor(inode, of: to.folder) { throw .invalid }
    if let replaced {
      if isAncestor(replaced, of: from.folder) { throw .notEmpty }
      switch (folders[inode], folders[replaced]) {
      case (.some, nil): throw .notDirectory
      case (nil, .some): throw .notFile
      case (_, .some(let names)) where !names.isEmpty: throw .notEmpty
      default: break
      }
    }
    folders[from.folder]?[from.name] = nil
    name(inode, at: to)
    change(inode) { _ in }
  }

  private func isAncestor(_ inode: UInt64, of other: UInt64) -> Bool {
    inode == other
      || folders[inode]?.values.contains { isAncestor($0, of: other) } ?? false
  }
}
