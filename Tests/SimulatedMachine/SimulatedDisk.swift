package import Platform

/// The disk of a simulated machine as one of its processes sees it.
///
/// Relative paths begin at the root. Symbolic links, `..` and rights are not simulated.
package struct SimulatedDisk: Disk {
  package let machine: SimulatedMachine
  package let processNumber: Int32

  /// Ends the process as `kill -9` does: files closed, locks free, nothing lost. Later calls of
  /// this disk fail.
  package func kill() {
    machine.end(processNumber)
  }

  /// A new entry is pending until its folder is synced.
  package func openHandle(_ path: Path, _ opening: Opening) throws(StorageError) -> FileHandle {
    let number = try perform(.open, path) { (state, _) throws(Refusal) in
      try state.open(path, opening, process: processNumber)
    }
    return FileHandle(number: number, path: path)
  }

  /// The lock of this opening ends too.
  package func close(_ handle: FileHandle) throws(StorageError) {
    try perform(.close, handle.path) { (state, _) throws(Refusal) in
      guard state.openings.removeValue(forKey: handle.number) != nil else { throw .badHandle }
    }
  }

  /// What was written last, durable or not.
  package func read(
    _ handle: FileHandle, at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(StorageError) -> Int {
    // Sound: the memory is used within the closure, and is filled up to what the file has.
    try unsafe buffer.withUnsafeMutableBytes { (target) throws(StorageError) in
      try perform(.read, handle.path, offset, target.count) { (state, _) throws(Refusal) in
        guard offset >= 0 else { throw .invalid }
        return unsafe try state.volume.file(state.opening(handle).inode).content
          .read(at: offset, into: target)
      }
    }
  }

  /// Pending until a sync; a full disk takes the part that fits.
  package func write(_ handle: FileHandle, _ bytes: RawSpan, at offset: Int) throws(StorageError) {
    try perform(.write, handle.path, offset, bytes.byteCount) { (state, allowed) throws(Refusal) in
      try state.write(handle, bytes, at: offset, allowedBytes: allowed)
    }
  }

  /// As written last.
  package func length(_ handle: FileHandle) throws(StorageError) -> Int {
    try perform(.length, handle.path) { (state, _) throws(Refusal) in
      try state.volume.file(state.opening(handle).inode).content.count
    }
  }

  /// Pending until a sync.
  package func truncate(_ handle: FileHandle, to length: Int) throws(StorageError) {
    try perform(.truncate, handle.path, length) { (state, _) throws(Refusal) in
      try state.truncate(handle, to: length)
    }
  }

  /// The same as `sync`.
  package func syncData(_ handle: FileHandle) throws(StorageError) {
    try sync(handle, .syncData)
  }

  /// Makes all pending changes of the file durable, except those that met a failed sync.
  package func sync(_ handle: FileHandle) throws(StorageError) {
    try sync(handle, .sync)
  }

  private func sync(
    _ handle: FileHandle, _ operation: StorageError.Operation
  ) throws(StorageError) {
    try perform(operation, handle.path, handle: handle) { (state, _) throws(Refusal) in
      state.volume.sync(try state.opening(handle).inode)
    }
  }

  /// Device 1, an inode that is never used again, and how often the file changed.
  package func status(_ handle: FileHandle) throws(StorageError) -> FileStatus {
    try perform(.status, handle.path) { (state, _) throws(Refusal) in
      state.volume.status(try state.opening(handle).inode)
    }
  }

  /// Against every other opening, of this process or another.
  package func tryLock(_ handle: FileHandle, _ kind: LockKind) throws(StorageError) -> Bool {
    try perform(.lock, handle.path) { (state, _) throws(Refusal) in
      try state.tryLock(handle, kind)
    }
  }

  /// Others may lock at once.
  package func unlock(_ handle: FileHandle) throws(StorageError) {
    try perform(.unlock, handle.path) { (state, _) throws(Refusal) in
      _ = try state.opening(handle)
      state.openings[handle.number]?.lock = nil
    }
  }

  /// One pending change, kept or lost as a whole even between folders.
  package func rename(_ path: Path, to target: Path) throws(StorageError) {
    try perform(.rename, path) { (state, _) throws(Refusal) in
      try state.volume.rename(path, to: target)
    }
  }

  /// Pending until the folder is synced.
  package func remove(_ path: Path) throws(StorageError) {
    try perform(.remove, path) { (state, _) throws(Refusal) in
      let inode = try state.volume.inode(path)
      _ = try state.volume.file(inode)
      state.volume.remove(try state.volume.entry(path), leadingTo: inode)
    }
  }

  /// Pending until the parent is synced.
  package func makeDirectory(_ path: Path) throws(StorageError) {
    try perform(.makeDirectory, path) { (state, _) throws(Refusal) in
      if path.isRoot { throw Refusal(.exists) }
      let entry = try state.volume.entry(path)
      guard try state.volume.lookUp(entry) == nil else { throw Refusal(.exists) }
      _ = state.volume.create(.directory(SimulatedVolume.Directory()), at: entry)
    }
  }

  /// Pending until the parent is synced.
  package func removeDirectory(_ path: Path) throws(StorageError) {
    try perform(.removeDirectory, path) { (state, _) throws(Refusal) in
      let inode = try state.volume.inode(path)
      guard try state.volume.directory(inode).entries.isEmpty else { throw Refusal(.notEmpty) }
      state.volume.remove(try state.volume.entry(path), leadingTo: inode)
    }
  }

  /// As changed last, durable or not.
  package func list(_ path: Path) throws(StorageError) -> [DirectoryEntry] {
    try perform(.list, path) { (state, _) throws(Refusal) in
      var entries: [DirectoryEntry] = []
      for (name, inode) in try state.volume.directory(state.volume.inode(path)).entries {
        entries.append(DirectoryEntry(name: name, kind: state.volume.status(inode).kind))
      }
      return entries.sorted { $0.name < $1.name }
    }
  }

  /// Device 1, an inode that is never used again, and how often the file changed.
  package func status(of path: Path) throws(StorageError) -> FileStatus {
    try perform(.status, path) { (state, _) throws(Refusal) in
      state.volume.status(try state.volume.inode(path))
    }
  }

  /// The same call as `status`. Under a test each error that is thrown costs a backtrace, and most
  /// files that are asked for in this way are not there.
  package func statusIfPresent(of path: Path) throws(StorageError) -> FileStatus? {
    try perform(.status, path) { (state, _) throws(Refusal) in
      do throws(Refusal) {
        if path.isRoot { return state.volume.status(SimulatedVolume.root) }
        return try state.volume.lookUp(state.volume.entry(path)).map(state.volume.status)
      } catch {
        if error.cause == .notFound { return nil }
        throw error
      }
    }
  }

  /// Makes the pending changes that touch the folder durable.
  package func syncDirectory(_ path: Path) throws(StorageError) {
    try perform(.syncDirectory, path) { (state, _) throws(Refusal) in
      let inode = try state.volume.inode(path)
      _ = try state.volume.directory(inode)
      state.volume.syncDirectory(inode)
      if state.volume.mayHaveOrphans {
        state.volume.dropUnreachable(open: state.openings.values.map(\.inode))
      }
    }
  }

  /// What is left of the capacity; 1 TiB without one.
  package func freeBytes(at path: Path) throws(StorageError) -> Int {
    try perform(.freeBytes, path) { (state, _) throws(Refusal) in
      _ = try state.volume.inode(path)
      guard let capacityBytes = state.capacityBytes else { return 1 << 40 }
      return max(0, capacityBytes - state.usedBytes)
    }
  }

  /// Adds to `pausedMilliseconds` of the machine.
  package func pause(milliseconds: Int) {
    machine.pause(milliseconds: milliseconds)
  }

  private func perform<Answer: Sendable>(
    _ operation: StorageError.Operation, _ path: Path, _ offset: Int = 0, _ byteCount: Int = 0,
    handle: FileHandle? = nil,
    _ body: (inout SimulatedMachine.State, _ allowedBytes: Int) throws(Refusal) -> Answer
  ) throws(StorageError) -> Answer {
    let call = SimulatedMachine.Call(
      process: processNumber, operation: operation, path: path, offset: offset,
      byteCount: byteCount)
    return try machine.perform(call, handle, body)
  }
}
