import Platform

extension SimulatedMachine.State {
  /// Counts a call and finds what goes wrong with it. A process that has ended gets `.io`.
  mutating func begin(_ call: SimulatedMachine.Call) throws(Refusal) -> Fault.Effect? {
    guard living.contains(call.process) else { throw Refusal(.io) }
    callCount += 1
    if recordsTrace { trace.append(call) }
    for index in faults.indices where faults[index].strikes(call) {
      let fault = faults[index]
      if fault.duration == .once { faults.remove(at: index) }
      return fault.effect
    }
    return nil
  }

  /// Keeps the disk as it is after a call that may have changed it.
  mutating func noteMoment(after call: SimulatedMachine.Call) {
    guard recordsMoments else { return }
    switch call.operation {
    case .close, .read, .length, .lock, .unlock, .list, .status, .freeBytes: return
    case .open:
      guard volume.entryChanges.count != moments.last?.volume.entryChanges.count else { return }
    case .write, .truncate, .syncData, .sync, .rename, .remove, .makeDirectory, .removeDirectory,
      .syncDirectory:
      break
    }
    moments.append(DiskMoment(volume: volume, mark: mark, call: call))
  }

  /// Keeps the disk as it is now, as after the call of the last moment.
  mutating func noteMoment() {
    guard recordsMoments, let call = moments.last?.call else { return }
    moments.append(DiskMoment(volume: volume, mark: mark, call: call))
  }

  mutating func end(_ process: Int32) {
    living.remove(process)
    openings = openings.filter { $0.value.process != process }
  }

  /// What a failed sync does to the pending changes of the file it was for.
  mutating func failSync(_ handle: FileHandle) {
    guard let opening = openings[handle.number] else { return }
    volume.failSync(opening.inode)
  }

  func opening(_ handle: FileHandle) throws(Refusal) -> SimulatedMachine.Opening {
    guard let opening = openings[handle.number] else { throw .badHandle }
    return opening
  }

  mutating func open(
    _ path: Path, _ kind: Opening, process: Int32
  ) throws(Refusal) -> Int32 {
    if path.isRoot {
      throw Refusal(kind == .creating ? .exists : .notFile)
    }
    let entry = try volume.entry(path)
    let inode: SimulatedVolume.Inode
    switch (kind, try volume.lookUp(entry)) {
    case (.creating, .some): throw Refusal(.exists)
    case (.reading, nil), (.writing, nil): throw Refusal(.notFound)
    case (.creating, nil), (.locking, nil):
      inode = volume.create(.file(SimulatedVolume.File()), at: entry)
    case (_, .some(let found)):
      _ = try volume.file(found)
      inode = found
    }
    let number = nextHandle
    nextHandle += 1
    openings[number] = SimulatedMachine.Opening(
      inode: inode, process: process, isWritable: kind.isWritable, lock: nil)
    return number
  }

  mutating func write(
    _ handle: FileHandle, _ bytes: RawSpan, at offset: Int, allowedBytes: Int
  ) throws(Refusal) {
    let opening = try opening(handle)
    guard opening.isWritable else { throw .badHandle }
    guard offset >= 0 else { throw .invalid }
    let room = try room(in: opening.inode, from: offset)
    let count = min(bytes.byteCount, allowedBytes, room)
    if count > 0 {
      volume.edit(opening.inode, Edit(writing: bytes.extracting(first: count), at: offset))
    }
    if room < min(bytes.byteCount, allowedBytes) { throw Refusal(.noSpace) }
  }

  mutating func truncate(_ handle: FileHandle, to length: Int) throws(Refusal) {
    let opening = try opening(handle)
    guard opening.isWritable, length >= 0 else { throw .invalid }
    guard try length <= room(in: opening.inode, from: 0) else { throw Refusal(.noSpace) }
    volume.edit(opening.inode, .truncate(length: length))
  }

  /// How many bytes from `offset` on the file may have.
  private func room(in inode: SimulatedVolume.Inode, from offset: Int) throws(Refusal) -> Int {
    guard let capacityBytes else { return .max }
    let length = try volume.file(inode).content.count
    return max(0, length + max(0, capacityBytes - usedBytes) - offset)
  }

  var usedBytes: Int { volume.usedBytes(open: openings.values.map(\.inode)) }

  /// As flock(2): changing the kind of a lock gives up the old one first, even when that fails.
  mutating func tryLock(_ handle: FileHandle, _ kind: LockKind) throws(Refusal) -> Bool {
    let opening = try opening(handle)
    openings[handle.number]?.lock = nil
    for other in openings.values where other.inode == opening.inode {
      if other.lock == .exclusive || (other.lock != nil && kind == .exclusive) { return false }
    }
    openings[handle.number]?.lock = kind
    return true
  }
}
