import Journal
import Platform
import SimulatedMachine

/// A vault on a machine.
struct LivedPlace {
  var machine: SimulatedMachine
  let name: String
  var paths: JournalPaths
  /// The disk as it was some time ago.
  var older: CrashImage
  /// Two processes that take turns.
  var open: [JournalFolder] = []
  /// What came about since the last commit.
  var mishaps: Set<Mishap> = []
  /// What came about and has to make the next writer begin a new log, where it changed anything.
  var unsettled: Set<Mishap> = []
  var isFaultPlanted = false
  /// The processes that committed, each once for its turn.
  private var turns: [JournalFolder] = []

  init(machine: SimulatedMachine, name: String, paths: JournalPaths, older: CrashImage) {
    self.machine = machine
    self.name = name
    self.paths = paths
    self.older = older
  }

  /// The disk as it is now, with nothing pending.
  var image: CrashImage {
    machine.crashImage(machine.pendingOperations().map { _ in .kept })
  }

  /// Everything on another machine, where no process runs.
  func copied(as name: String) -> LivedPlace {
    LivedPlace(
      machine: SimulatedMachine(restartedFrom: image), name: name, paths: paths, older: older)
  }

  mutating func endProcesses() {
    open = []
    turns = []
  }

  /// A new log has begun.
  mutating func settle() {
    mishaps.formUnion(unsettled)
    unsettled = []
  }

  /// Answers what came about before the commit.
  mutating func noteCommit(by journal: JournalFolder) -> Set<Mishap> {
    if turns.last !== journal { turns.append(journal) }
    if turns.count > 2 { mishaps.insert(.turns) }
    defer { (mishaps, unsettled) = ([], []) }
    return mishaps
  }
}

extension JournalPaths {
  /// Makes the folder at other paths the same as this one, durably.
  ///
  /// - Parameter keepsInodes: whether a file that has the name already is written over.
  func copy(
    from source: SimulatedDisk, to target: JournalPaths, on disk: SimulatedDisk, keepsInodes: Bool
  ) throws(StorageError) {
    let folders = [
      (folder, target.folder), (segments, target.segments), (quarantine, target.quarantine),
    ]
    for (folder, other) in folders {
      try disk.makeDirectories(other)
      let names = try source.list(folder).filter { $0.kind == .file }.map(\.name)
      for entry in try disk.list(other) where entry.kind == .file && !names.contains(entry.name) {
        try disk.remove(other.appending(entry.name))
      }
      for name in names {
        let bytes = try source.readAll(folder.appending(name))
        let path = other.appending(name)
        if keepsInodes, try disk.statusIfPresent(of: path) != nil {
          let file = try disk.open(path, for: .writing)
          try file.truncate(to: bytes.count)
          try file.write(bytes.rawSpan, at: 0)
          try file.sync()
        } else {
          try disk.replace(path, with: bytes.rawSpan, through: other.appending(name + ".new"))
        }
      }
      try disk.syncDirectory(other)
    }
  }
}
