import Platform

/// The contents of a simulated disk: what everyone sees now, and beneath it what a power cut would
/// find and the changes between the two, in order.
struct SimulatedVolume: Sendable {
  typealias Inode = UInt64

  static let root: Inode = 1

  var nodes: [Inode: Node] = [root: .directory(Directory())]
  /// Changes of entries that no sync of their folder has made durable.
  var entryChanges: [EntryChange] = []
  /// Whether there may be nodes that only an opening or a durable entry leads to.
  private(set) var mayHaveOrphans = false
  private var nextInode: Inode = root + 1

  enum Node: Sendable {
    case file(File)
    case directory(Directory)

    var kind: FileKind {
      switch self {
      case .file: .file
      case .directory: .directory
      }
    }
  }

  struct Directory: Sendable {
    var entries: [String: Inode] = [:]
    var durable: [String: Inode] = [:]
  }

  struct File: Sendable {
    var content = PagedBytes()
    var durable = PagedBytes()
    var changes: [Change] = []
    /// How often its bytes, its length or its name changed.
    var changeCount: Int64 = 0

    /// A change since the file was last durable as a whole.
    struct Change: Sendable {
      let edit: Edit
      var state = State.pending
    }

    enum State: Sendable {
      case pending, synced
      /// Was pending while a sync failed: no later sync covers it.
      case abandoned
    }
  }

  /// An entry that came, went or moved; `inode` is what it leads to.
  struct EntryChange: Sendable {
    let inode: Inode
    let from: Entry?
    let to: Entry?
  }

  struct Entry: Sendable, Equatable {
    let directory: Inode
    let name: String
  }
}

/// A change of a file's bytes.
enum Edit: Sendable, Equatable {
  case write(offset: Int, bytes: [UInt8])
  /// A write of nothing but zeros, which files that are filled ahead are full of.
  case writeZeros(offset: Int, byteCount: Int)
  case truncate(length: Int)

  /// The write of a copy of bytes.
  init(writing bytes: RawSpan, at offset: Int) {
    self =
      PagedBytes.isZero(bytes)
      ? .writeZeros(offset: offset, byteCount: bytes.byteCount)
      : .write(offset: offset, bytes: [UInt8](copying: bytes))
  }

  func apply(to content: inout PagedBytes) {
    switch self {
    case .write(let offset, let bytes): content.write(bytes.rawSpan, at: offset)
    case .writeZeros(let offset, let byteCount): content.writeZeros(byteCount, at: offset)
    case .truncate(let length): content.resize(to: length)
    }
  }
}

/// Why the simulated disk refuses a call.
struct Refusal: Error {
  let cause: StorageError.Refusal

  init(_ cause: StorageError.Refusal) {
    self.cause = cause
  }

  static let badHandle = Refusal(.other(code: 9))
  static let invalid = Refusal(.other(code: 22))
}

// MARK: Paths

extension SimulatedVolume {
  func directory(_ inode: Inode) throws(Refusal) -> Directory {
    guard case .directory(let directory) = nodes[inode] else { throw Refusal(.notDirectory) }
    return directory
  }

  func file(_ inode: Inode) throws(Refusal) -> File {
    guard case .file(let file) = nodes[inode] else { throw Refusal(.notFile) }
    return file
  }

  /// The entry that a path names, whether or not something is there.
  func entry(_ path: Path) throws(Refusal) -> Entry {
    let text = path.text.utf8
    let names = text.span
    for index in names.indices where names[index] == 0 { throw .invalid }
    var inode = Self.root
    var last: Range<Int>?
    var start = 0
    for end in 0...names.count where end == names.count || names[end] == UInt8(ascii: "/") {
      if start < end {
        if let folder = last {
          guard let next = try directory(inode).entries[try name(folder, in: path)] else {
            throw Refusal(.notFound)
          }
          inode = next
        }
        last = start..<end
      }
      start = end + 1
    }
    guard let last else { throw Refusal(.notFound) }
    _ = try directory(inode)
    return Entry(directory: inode, name: try name(last, in: path))
  }

  private func name(_ range: Range<Int>, in path: Path) throws(Refusal) -> String {
    guard range.count <= 255 else { throw Refusal(.nameTooLong) }
    let text = path.text.utf8
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return String(path.text[start..<text.index(start, offsetBy: range.count)])
  }

  func lookUp(_ entry: Entry) throws(Refusal) -> Inode? {
    try directory(entry.directory).entries[entry.name]
  }

  func inode(_ path: Path) throws(Refusal) -> Inode {
    if path.isRoot { return Self.root }
    guard let inode = try lookUp(entry(path)) else { throw Refusal(.notFound) }
    return inode
  }

  func status(_ inode: Inode) -> FileStatus {
    switch nodes[inode] {
    case .file(let file):
      FileStatus(
        kind: .file, length: file.content.count, device: 1, inode: inode,
        changeTime: file.changeCount)
    case .directory, nil:
      FileStatus(kind: .directory, length: 0, device: 1, inode: inode, changeTime: 0)
    }
  }
}

// MARK: Changes

extension SimulatedVolume {
  mutating func create(_ node: Node, at entry: Entry) -> Inode {
    let inode = nextInode
    nextInode += 1
    nodes[inode] = node
    change(EntryChange(inode: inode, from: nil, to: entry))
    return inode
  }

  mutating func remove(_ entry: Entry, leadingTo inode: Inode) {
    change(EntryChange(inode: inode, from: entry, to: nil))
  }

  mutating func rename(_ path: Path, to target: Path) throws(Refusal) {
    let (from, to) = (try entry(path), try entry(target))
    guard let inode = try lookUp(from) else { throw Refusal(.notFound) }
    let replaced = try lookUp(to)
    if inode == replaced { return }
    if isAncestor(inode, of: to.directory) { throw .invalid }
    if let replaced {
      if isAncestor(replaced, of: from.directory) { throw Refusal(.notEmpty) }
      switch (nodes[inode]?.kind, nodes[replaced]) {
      case (.directory, .file): throw Refusal(.notDirectory)
      case (.file, .directory): throw Refusal(.notFile)
      case (_, .directory(let directory)) where !directory.entries.isEmpty:
        throw Refusal(.notEmpty)
      default: break
      }
    }
    change(EntryChange(inode: inode, from: from, to: to))
    if case .file = nodes[inode] {
      update(inode) { (file: inout File) in file.changeCount += 1 }
    }
  }

  private func isAncestor(_ inode: Inode, of other: Inode) -> Bool {
    if inode == other { return true }
    guard case .directory(let directory) = nodes[inode] else { return false }
    return directory.entries.values.contains { isAncestor($0, of: other) }
  }

  private mutating func change(_ change: EntryChange) {
    entryChanges.append(change)
    if change.from != nil { mayHaveOrphans = true }
    apply(change, \.entries)
  }

  /// Takes the old entry away if it still leads to the same thing, and sets the new one.
  mutating func apply(_ change: EntryChange, _ which: WritableKeyPath<Directory, [String: Inode]>) {
    if let from = change.from {
      update(from.directory) { directory in
        if directory[keyPath: which][from.name] == change.inode {
          directory[keyPath: which][from.name] = nil
        }
      }
    }
    if let to = change.to {
      update(to.directory) { $0[keyPath: which][to.name] = change.inode }
    }
  }

  private mutating func update(_ inode: Inode, _ body: (inout Directory) -> Void) {
    guard case .directory(var directory) = nodes[inode] else { return }
    body(&directory)
    nodes[inode] = .directory(directory)
  }

  /// Changes a file in place: the dictionary must not keep a second reference to its arrays.
  mutating func update(_ inode: Inode, _ body: (inout File) -> Void) {
    guard case .file(var file) = nodes.removeValue(forKey: inode) else {
      preconditionFailure("no such simulated file")
    }
    body(&file)
    nodes[inode] = .file(file)
  }

  mutating func edit(_ inode: Inode, _ edit: Edit) {
    update(inode) { file in
      edit.apply(to: &file.content)
      file.changeCount += 1
      file.changes.append(File.Change(edit: edit))
    }
  }

  mutating func sync(_ inode: Inode) {
    update(inode) { file in
      if file.changes.allSatisfy({ $0.state != .abandoned }) {
        file.durable = file.content
        file.changes = []
        return
      }
      for index in file.changes.indices where file.changes[index].state == .pending {
        file.changes[index].state = .synced
      }
      let settled = file.changes.prefix { $0.state == .synced }
      for change in settled { change.edit.apply(to: &file.durable) }
      file.changes.removeFirst(settled.count)
    }
  }

  mutating func failSync(_ inode: Inode) {
    update(inode) { file in
      for index in file.changes.indices where file.changes[index].state == .pending {
        file.changes[index].state = .abandoned
      }
    }
  }

  mutating func syncDirectory(_ inode: Inode) {
    let touching = entryChanges.filter {
      $0.from?.directory == inode || $0.to?.directory == inode
    }
    for change in touching { apply(change, \.durable) }
    entryChanges.removeAll { $0.from?.directory == inode || $0.to?.directory == inode }
  }

  /// Bytes of the files that have an entry or are among `open`.
  func usedBytes(open: some Sequence<Inode>) -> Int {
    var counted = Set(open)
    for case .directory(let directory) in nodes.values {
      counted.formUnion(directory.entries.values)
    }
    return counted.reduce(0) { $0 + status($1).length }
  }

  /// Forgets what no entry, change or opening leads to any more.
  mutating func dropUnreachable(open: some Sequence<Inode>) {
    var named: Set<Inode> = [Self.root]
    for case .directory(let directory) in nodes.values {
      for inode in directory.entries.values { named.insert(inode) }
    }
    var reached = named.union(open).union(entryChanges.map(\.inode))
    for case .directory(let directory) in nodes.values {
      for inode in directory.durable.values { reached.insert(inode) }
    }
    if nodes.count > reached.count || !nodes.keys.allSatisfy(reached.contains) {
      nodes = nodes.filter { reached.contains($0.key) }
    }
    mayHaveOrphans = nodes.count > named.count
  }
}
